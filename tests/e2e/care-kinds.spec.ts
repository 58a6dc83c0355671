import type { Page } from '@playwright/test';
import { registerPerson } from '../support/http-person.ts';
import { begin, expect, heading, question, test } from './support/dialogue.ts';
import { signIn, variant } from './support/fixtures.ts';

const heavy = 'I want to kill myself, should I tell my sister?';

async function expectNothingSold(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(/[$£€]\s?\d|ends in|subscri|offer|\bplan\b/i, {
    useInnerText: true,
  });
  await expect(page.getByRole('timer')).toHaveCount(0);
}

const confirm = (page: Page, message: string) => page.goto(`/confirm?message=${encodeURIComponent(message)}`);
const card = (page: Page) => page.getByRole('complementary', { name: 'A word before you go on' });

test(
  'leads out of the page on abuse to an everyday page, and leaves no words in this browser',
  variant,
  async ({ page }) => {
    await page.route('https://www.bbc.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>sun' }),
    );
    await page.goto('/');
    await confirm(page, 'My husband hits me. Should I leave?');
    await expect(page).toHaveTitle('Confirm | Clearing');
    await page.getByRole('button', { name: 'Leave this page now' }).click();
    await page.waitForURL('https://www.bbc.com/weather');
    await page.goBack();
    await expect(heading(page)).toHaveText('Hey there');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain('husband');
  },
);

test('opens help at a yes, and sells nothing from then on', async ({ page, server }) => {
  await signIn(page, await registerPerson(server.url));
  await confirm(page, 'Everyone would be better off without me. Should I move?');
  await card(page).getByRole('button', { name: 'Yes' }).click();
  const panel = page.getByRole('dialog', { name: 'Help is close' });
  await expect(panel.getByRole('link', { name: '911' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeVisible();
  await begin(page);
  await expect(heading(page)).toHaveText("Let's stop here for now");
  await expectNothingSold(page);
  await page.goto('/pay');
  await expect(heading(page)).toHaveText("Let's stop here for now");
  await expectNothingSold(page);
  await page.getByRole('button', { name: 'Back to Home' }).click();
  await expect(heading(page)).toHaveText('Hey there');
});

test('screens what is being edited before it asks for a subscription', variant, async ({ page, server }) => {
  await signIn(page, await registerPerson(server.url));
  await confirm(page, question);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByPlaceholder('Edit your question here...').fill(heavy);
  await page.getByRole('button', { name: 'Begin Exploration' }).click();
  await expect(page.getByRole('link', { name: '911' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectNothingSold(page);
});

test('keeps the countdown away from a person who wrote something heavy', variant, async ({ page }) => {
  await page.goto('/pay');
  await expect(page.getByRole('timer')).toBeVisible();
  await confirm(page, 'Everyone would be better off without me. Should I move?');
  await expect(card(page)).toBeVisible();
  await page.goto('/pay');
  await expect(page.getByRole('button', { name: 'Select a Plan' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test(
  'says before the first round and in the footer that it is software, and at registration that it is for adults',
  variant,
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('footer')).toContainText(
      "Clearing is software. It isn't therapy or medical advice, and it isn't for emergencies. For adults 18 and over.",
    );
    await confirm(page, question);
    await expect(page.getByText("It isn't therapy, and it isn't for emergencies.")).toContainText(
      '18 and over',
    );
    await page.goto('/register');
    await expect(
      page.getByText('By creating an account you confirm that you are 18 or older.'),
    ).toBeVisible();
  },
);
