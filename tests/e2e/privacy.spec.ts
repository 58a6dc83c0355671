import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createSubscriber, talkToTheEnd } from '../support/http-person.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, signIn, test } from './support/fixtures.ts';

/** The wrong address, and what runs on while the account goes. */
test.use({ expectedErrors: [/status of 40[01]/] });

const question = 'Should I keep the allotment or give it to my neighbour?';

async function openPanel(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

test('a person reads what happened with their words, takes everything along and deletes the account', async ({
  page,
  server,
}) => {
  const person = await createSubscriber(server.url);
  await talkToTheEnd(person, question, ({ options }) => options?.[0] ?? 'A');
  await signIn(page, person);
  await page.goto('/library');
  await page.getByRole('button', { name: 'More for this reflection' }).click();
  await page.getByRole('button', { name: 'Where your words went' }).click();
  const receipt = page.getByRole('dialog', { name: 'Where your words went' });
  await expect(
    receipt.getByText(/^Nothing left this server\. The built-in guide wrote everything here/),
  ).toBeVisible();
  await expect(receipt.getByRole('heading', { name: 'You asked your question' })).toBeVisible();
  await expectAccessible(page, 'a receipt');
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);

  const panel = await openPanel(page);
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download to read (Markdown)' }).click();
  const file = await (await download).path();
  expect(await readFile(file, 'utf8')).toContain(`> ${question}`);
  await expect(panel.getByText('The file is in your downloads.')).toBeVisible();

  await panel.getByRole('button', { name: 'Delete account' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByText(/^Your subscription ends now/)).toBeVisible();
  await panel.getByRole('button', { name: 'Continue' }).click();
  await panel.getByLabel('Type your email address to confirm').fill('someone@example.org');
  await page.keyboard.press('Enter');
  await expect(panel.getByText("That isn't the email address of this account.").first()).toBeVisible();
  await expectAccessible(page, 'deleting the account');
  await panel.getByLabel('Type your email address to confirm').fill(person.tokens.email);
  await panel.getByLabel('Password', { exact: true }).fill('quiet forest 7');
  await panel.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect
    // The page is loaded again, which ends a look at the old one.
    .poll(() => page.evaluate(() => Object.keys(localStorage)).catch(() => []))
    .toEqual(['wipedAt']);
  const { status } = await fetch(`${server.url}/api/chat/sessions`, {
    headers: { authorization: `Bearer ${person.tokens.accessToken}` },
  });
  expect(status).toBe(401);
});
