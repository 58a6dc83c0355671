import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openResults, question, test } from './support/dialogue.ts';
import { variant } from './support/fixtures.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share Screenshot' });
const previewOf = (page: Page) => page.getByRole('dialog', { name: 'Screenshot preview' });

/** Width and height of the picture, once it shows what is chosen now. */
async function pictureSize(page: Page) {
  const picture = previewOf(page).locator('img[data-stale="false"]');
  await expect(picture).toBeVisible();
  return picture.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return { width: element.naturalWidth, height: element.naturalHeight };
  });
}

/** Red, green and blue of its first dot. */
function firstDot(page: Page) {
  return previewOf(page)
    .locator('img')
    .evaluate((element: HTMLImageElement) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(element, 0, 0);
      return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    });
}

async function copied(page: Page): Promise<string> {
  await previewOf(page).getByRole('button', { name: 'Copy Text' }).click();
  await expect(previewOf(page).getByRole('status')).toHaveText('Copied.');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('shares the results as a picture and as text, without the question unless it is asked for', async ({
  page,
  signedIn,
  finishedSession,
}) => {
  await openResults(page, finishedSession);
  const insight = (await page.locator('main p.display').textContent()) ?? '';
  await shareButton(page).click();
  const preview = previewOf(page);
  const short = await pictureSize(page);
  expect(short).toEqual({ width: 720, height: 900 });
  expect(await firstDot(page)).toEqual([10, 20, 36]); // Dark navy.
  const text = await copied(page);
  const session = await signedIn.call('getSession', { params: { sessionId: finishedSession } });
  expect(text).toBe(session.frontendDisplay?.shareLine);

  const downloading = page.waitForEvent('download');
  await preview.getByRole('button', { name: 'Save' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^screenshot-\d{4}-\d\d-\d\dT[\dZ-]+\.png$/);
  const picture = await readFile(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(40_000);

  await preview.getByRole('switch', { name: 'Include my question' }).click();
  expect(await copied(page)).toContain(question);
  await preview.getByRole('switch', { name: 'Include my insight, word for word' }).click();
  expect(await copied(page)).toContain(insight);
  await preview.getByText('More sections').click();
  await preview.getByRole('switch', { name: 'Implementation Path' }).click();
  await preview.getByRole('switch', { name: 'Action Suggestions' }).click();
  await preview.getByRole('switch', { name: 'Core Reasons' }).click();
  expect(await copied(page)).toContain('Implementation Path');
  expect((await pictureSize(page)).height).toBeGreaterThan(short.height);

  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(shareButton(page)).toBeFocused();
});

test(
  'says that a picture cannot be made, and makes it on the next try; prints the words alone',
  variant,
  async ({ page, signedIn: _, finishedSession }) => {
    await openResults(page, finishedSession);
    // A canvas that draws nothing, as where a device has no memory left for one.
    await page.evaluate(() => {
      const prototype = HTMLCanvasElement.prototype as { getContext: unknown };
      const real = prototype.getContext;
      prototype.getContext = () => null;
      Object.assign(window, { restore: () => Object.assign(prototype, { getContext: real }) });
    });
    await shareButton(page).click();
    const preview = previewOf(page);
    await expect(preview.getByRole('alert')).toHaveText('Failed to generate screenshot. Please try again.');
    await page.evaluate(() => (window as unknown as { restore: () => void }).restore());
    await preview.getByRole('button', { name: 'Try again' }).click();
    await pictureSize(page);
    await preview.getByRole('button', { name: 'Close' }).last().click();
    await expect(preview).toBeHidden();

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Core Insight' })).toBeVisible();
    await expect(shareButton(page)).toBeHidden();
    await expect(page.getByRole('main').locator('button:visible, a:visible, svg:visible')).toHaveCount(0);
  },
);

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    deviceScaleFactor: 3,
  });

  test(
    'has the options Share, Copy Text, Notes and Cancel, and saves from a tab of its own',
    variant,
    async ({ page, signedIn: _, finishedSession }) => {
      await page.addInitScript(() => {
        const shared: string[] = [];
        const share = async ({ files = [], text }: ShareData) => {
          shared.push(text ?? files.map(({ type, size }) => `${type} ${size > 40_000}`).join());
        };
        Object.assign(navigator, { share, canShare: () => true });
        Object.assign(window, { shared });
      });
      await openResults(page, finishedSession);
      await shareButton(page).click();
      const preview = previewOf(page);
      expect((await pictureSize(page)).width).toBe(1080);
      const options = preview.getByRole('group', { name: 'Options' }).getByRole('button');
      await expect(options).toHaveText(['Share', 'Copy Text', 'Notes', 'Cancel']);

      const opening = page.waitForEvent('popup');
      await preview.getByRole('button', { name: 'Save' }).click();
      const tab = await opening;
      await tab.waitForLoadState();
      expect(tab.url()).toMatch(/^blob:/);
      expect(await tab.evaluate(() => document.contentType)).toBe('image/png');
      await tab.close();
      await page.evaluate(() => Object.assign(window, { open: () => null }));
      await preview.getByRole('button', { name: 'Save' }).click();
      await expect(preview.getByRole('alert')).toHaveText(
        'Pop-up blocked. Please allow pop-ups and try again.',
      );

      const text = await copied(page);
      await preview.getByRole('button', { name: 'Share' }).click();
      await preview.getByRole('button', { name: 'Notes' }).click();
      const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared);
      expect(shared).toEqual(['image/png true', text]);
      await preview.getByRole('button', { name: 'Cancel' }).click();
      await expect(preview).toBeHidden();
    },
  );
});
