import type { Page } from '@playwright/test';
import { expectAccessible, tabTo } from './support/accessible.ts';
import {
  begin,
  eventStream,
  expect,
  goOn,
  heading,
  openResults,
  ownAnswer,
  pick,
  question,
  streamAnswer,
  test,
} from './support/dialogue.ts';
import { signInPerson, variant } from './support/fixtures.ts';
import { planCard } from './support/pay-page.ts';

test.describe('in both schemes', () => {
  test.setTimeout(120_000);

  test('axe finds nothing on the first pages', async ({ page }) => {
    await page.goto('/');
    await expectAccessible(page, 'landing');
    await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
    await page.getByRole('button', { name: 'Not quite right? Change it' }).click();
    await expectAccessible(page, 'confirm, reading open');
    await page.getByRole('button', { name: 'Begin Exploration' }).click();
    await expect(page.getByRole('button', { name: 'Sign in with your password' })).toBeVisible();
    await expectAccessible(page, 'login on the way to a dialogue');
  });

  test('axe finds nothing on the other pages before a login', variant, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'settings, signed out');

    await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await expectAccessible(page, 'confirm, editing');
    await page.getByRole('button', { name: 'Get help now' }).first().click();
    await expectAccessible(page, 'help');
    await page.goto('/confirm?message=I+want+to+kill+myself');
    await expect(heading(page)).toHaveText("You don't have to carry this alone");
    await expectAccessible(page, 'help page');

    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expectAccessible(page, 'login with errors');
    await page.goto('/register');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectAccessible(page, 'register with errors');
    await page.goto('/library');
    await expect(page.getByRole('heading', { name: 'Sign in to see your reflections' })).toBeVisible();
    await expectAccessible(page, 'library, signed out');
    for (const path of ['/403', '/nowhere', '/subscription-cancel']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
      await expectAccessible(page, path);
    }
  });

  test('axe finds nothing on the way to a subscription', variant, async ({ page, server }) => {
    await signInPerson(page, server);
    await page.goto('/pay');
    await planCard(page, 'Monthly').click();
    await page.getByText('Stripe', { exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pay Monthly with Stripe' })).toBeEnabled();
    await expectAccessible(page, 'pay');
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByText('Unsubscribed')).toBeVisible();
    await expectAccessible(page, 'settings, unsubscribed');
    await begin(page);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'subscription dialog');
  });

  test('axe finds nothing in a dialogue', variant, async ({ page, signedIn: _ }) => {
    await begin(page);
    await expectAccessible(page, 'thinking');
    await goOn(page);
    await expectAccessible(page, 'question');
    await page.getByRole('button', { name: 'Back to Question' }).click();
    await expect(page.getByText('The First Question').first()).toBeVisible();
    await page.getByRole('button', { name: 'Not quite right? Share your answer here...' }).click();
    await ownAnswer(page).fill('Something of my own');
    await expectAccessible(page, 'question, own answer, with a message');
    await page.route('**/api/chat/message', (route) =>
      route.fulfill(streamAnswer(eventStream({ event: 'failed', data: { code: 'guide_failed' } }))),
    );
    await pick(page);
    await expect(page.getByRole('alert')).toHaveText('Server error (503)');
    await expectAccessible(page, 'thinking, failed');
  });

  test('axe finds nothing on the results', variant, async ({ page, signedIn: _, finishedSession }) => {
    await openResults(page, finishedSession);
    await page.getByRole('button', { name: 'Dialogue History' }).click();
    await page.getByRole('switch', { name: 'Show sources' }).click();
    await page
      .getByRole('button', { name: /^More about this line/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'A sealed guess' })).toBeVisible();
    // At the end of the page nothing is below the bar.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page, 'results');
    await page.getByRole('button', { name: 'Remind me' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'reminder');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share Screenshot' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await expectAccessible(page, 'screenshot preview');
  });
});

/** From the landing page to the thinking screen, over the login, as who has an account but is not signed in. */
async function signInOnTheWay(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await tabTo(page, "What's on Your Mind?", 'textbox');
  await page.keyboard.type(question);
  await tabTo(page, 'Start Your Clarity Journey');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/confirm?*');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, 'Begin Exploration');
  await page.keyboard.press('Space');
  await page.waitForURL('**/login');
  // All that this step asks for.
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('quiet forest 7');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/stream-chat?*');
  await expect(heading(page)).toBeFocused();
}

/** An answer by its number, an own one, then by the first card or number. */
async function answerByKeyboard(page: Page, round: number): Promise<void> {
  if (round === 1) return page.keyboard.press('2');
  if (round > 2) {
    const control = page.locator('main :is([aria-keyshortcuts], [type="checkbox"], [type="radio"])').first();
    const isOption = await control.evaluate((element) => element.matches('button'));
    await tabTo(page, control);
    await page.keyboard.press('Space');
    if (isOption) return;
    await tabTo(page, 'Continue next Quection');
    return page.keyboard.press('Enter');
  }
  await tabTo(page, 'Not quite right? Share your answer here...');
  await page.keyboard.press('Enter');
  await page.keyboard.type('I am afraid of the empty days.');
  await tabTo(page, 'Continue next Quection');
  await page.keyboard.press('Enter');
}

/** Leaves one section out and saves the picture. */
async function shareByKeyboard(page: Page): Promise<void> {
  await tabTo(page, 'Share Screenshot');
  await page.keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: 'Screenshot preview' });
  await tabTo(page, preview.locator('summary'));
  await page.keyboard.press('Enter');
  const reasons = preview.getByRole('switch', { name: /^Core Reasons/ });
  await tabTo(page, reasons);
  const before = await reasons.getAttribute('aria-checked');
  await page.keyboard.press('Space');
  await expect(reasons).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true');
  const save = preview.getByRole('button', { name: 'Save' });
  await tabTo(page, save);
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toMatch(/^screenshot-[\dTZ-]+\.png$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share Screenshot' })).toBeFocused();
}

test.describe('by keyboard alone', () => {
  test.use({ expectedErrors: [/status of 409/] }); // The email has an account.

  test(
    'a person comes from the landing page to the shared picture, and each screen begins at its heading or its only field',
    variant,
    async ({ page, subscriber }) => {
      await signInOnTheWay(page, subscriber.email);
      let round = 0;
      for (let path = await goOn(page); path === '/second'; path = await goOn(page)) {
        await expect(heading(page)).toBeFocused();
        round += 1;
        await answerByKeyboard(page, round);
        await page.waitForURL('**/buffer?*');
        await expect(heading(page)).toBeFocused();
      }
      await expect(heading(page)).toHaveText('Analysis Results');
      await expect(heading(page)).toBeFocused();
      await tabTo(page, page.getByRole('switch', { name: 'Show sources' }));
      await page.keyboard.press('Space');
      await expect(page.getByRole('main').locator('q').first()).toBeVisible();
      await tabTo(page, 'Dialogue History');
      await page.keyboard.press('Enter');
      await expect(page.getByText('I am afraid of the empty days.').last()).toBeVisible();
      await shareByKeyboard(page);
      await tabTo(page, 'Back to Home', 'link');
      await page.keyboard.press('Enter');
      await expect(page).toHaveTitle('Home | Clearing');
    },
  );
});
