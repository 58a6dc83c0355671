import { readFile } from 'node:fs/promises';
import { expect, openResults, question, test } from './support/dialogue.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('shares the results as a picture and as text, without the question unless it is asked for', async ({
  page,
  signedIn: _,
  finishedSession,
}) => {
  await openResults(page, finishedSession);
  const insight = (await page.locator('main p.display').textContent()) ?? '';
  const share = page.getByRole('button', { name: 'Share Screenshot' });
  await share.click();
  const preview = page.getByRole('dialog', { name: 'Screenshot preview' });
  await expect(preview.getByRole('img')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Save' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^screenshot-\d{4}-\d\d-\d\dT[\dZ-]+\.png$/);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(40_000);

  const copied = async () => {
    await preview.getByRole('button', { name: 'Copy as text' }).click();
    await expect(preview.getByRole('status')).toHaveText('Copied.');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const text = await copied();
  expect(text).toContain(insight);
  expect(text).toContain('Implementation Path');
  expect(text).not.toContain(question);
  await preview.getByRole('switch', { name: 'Include my question' }).click();
  expect(await copied()).toContain(question);

  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(share).toBeFocused();
  await share.click();
  await preview.getByRole('button', { name: 'Close' }).last().click();
  await expect(preview).toBeHidden();
});
