import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailedCode } from '../support/http-person.ts';
import { expect, test, variant } from './support/fixtures.ts';
import { planCard } from './support/pay-page.ts';

/** Counts how often the pointer is pressed on any page of this tab, also on the payment provider's. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeBinding('noteTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    // Not clicks: Enter in a form clicks its button too, and a label its field.
    const note = (event: PointerEvent) => event.isTrusted && Reflect.get(window, 'noteTap')();
    window.addEventListener('pointerdown', note, { capture: true });
  });
  return () => taps;
}

test(
  'a new person comes from a topic card to the first question in nine taps',
  variant,
  async ({ page, server }) => {
    const taps = await countTaps(page);
    const email = `n${randomUUID().slice(0, 8)}@example.org`;
    const heading = page.getByRole('heading', { level: 1 });

    await page.goto('/');
    await page.getByRole('button', { name: /^Career Decisions/ }).click();
    await page.waitForURL('**/confirm?*');
    await expect(page.getByText('You need an account and a subscription to begin.')).toBeVisible();
    const question = new URL(page.url()).searchParams.get('message') ?? '';
    await page.getByRole('button', { name: 'Begin Exploration' }).click();

    // The fields that are needed have the focus, also the password when the code is complete.
    await expect(heading).toHaveText('Keep your place');
    await expect(page.getByRole('figure')).toContainText(question);
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await page.keyboard.type(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.waitForURL('**/register');
    await expect(page.getByRole('figure')).toContainText(question);
    await expect(page.getByLabel('Verification code')).toBeFocused();
    await page.keyboard.type(await mailedCode(server.url, email));
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type('quiet forest 7');
    // 'Next' of the keyboard, the only key beside the texts.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Confirm password' })).toBeFocused();
    await page.keyboard.type('quiet forest 7');
    await page.getByRole('button', { name: 'Create Account' }).click();

    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(question);
    await expect(dialog).toContainText('One insight and one next step each time');
    await expect(dialog.getByRole('link', { name: 'See a finished reflection' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Subscribe Now' }).click();

    await page.waitForURL('**/pay');
    await expect(page.getByRole('figure')).toContainText(question);
    await planCard(page, 'Annual').click();
    await page.getByText('Stripe', { exact: true }).click();
    await page.getByRole('button', { name: 'Pay Annually with Stripe' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();

    // From here on nothing is pressed.
    await expect(heading).toHaveText('Payment successful');
    await expect(page.getByText('Your first question comes next.')).toBeVisible();
    await page.waitForURL('**/second*', { timeout: 60_000 });
    await expect(page).toHaveTitle('Choice | Clearing');
    expect(taps()).toBe(9);
  },
);
