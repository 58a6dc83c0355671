import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  begin,
  eventStream,
  expect,
  goOn,
  heading,
  openResults,
  options,
  ownAnswer,
  pick,
  question,
  streamAnswer,
  test,
} from './support/dialogue.ts';
import { signIn, signInPerson } from './support/fixtures.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No violation on this screen, named, once all that moves has come to rest. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  await page.locator('main h1').waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
  expect(found, screen).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });
    test.setTimeout(120_000);

    test('axe finds nothing before a login', async ({ page }) => {
      await page.goto('/');
      await expectAccessible(page, 'landing');
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'settings, signed out');

      await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
      await page.getByRole('button', { name: 'Not quite right? Change it' }).click();
      await expectAccessible(page, 'confirm, reading open');
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expectAccessible(page, 'confirm, editing');
      await page.getByRole('button', { name: 'Get help now' }).first().click();
      await expectAccessible(page, 'help');
      await page.goto('/confirm?message=I+want+to+kill+myself');
      await expect(heading(page)).toHaveText('You do not have to hold this alone');
      await expectAccessible(page, 'help page');

      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      await expectAccessible(page, 'login with errors');
      await page.goto('/register');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expectAccessible(page, 'register with errors');
      for (const path of ['/403', '/nowhere', '/subscription-cancel']) {
        await page.goto(path);
        await expect(heading(page)).toBeVisible();
        await expectAccessible(page, path);
      }
    });

    test('axe finds nothing on the way to a subscription', async ({ page, server }) => {
      await signInPerson(page, server);
      await page.goto('/pay');
      await page.getByText('Monthly', { exact: true }).click();
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

    test('axe finds nothing in a dialogue', async ({ page, signedIn: _ }) => {
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

    test('axe finds nothing on the results', async ({ page, signedIn: _, finishedSession }) => {
      await openResults(page, finishedSession);
      await page.getByRole('button', { name: 'Dialogue History' }).click();
      await expectAccessible(page, 'results');
      await page.getByRole('button', { name: 'Share Screenshot' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await expectAccessible(page, 'screenshot preview');
    });
  });
}

/** Tab until something with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'link' | 'textbox' = 'button') {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}

test('the whole dialogue goes by keyboard alone, and each screen begins at its heading', async ({
  page,
  subscriber,
}) => {
  await signIn(page, subscriber);
  await page.reload();
  await tabTo(page, "What's on Your Mind?", 'textbox');
  await page.keyboard.type(question);
  await tabTo(page, 'Start Your Clarity Journey');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/confirm?*');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, 'Begin Exploration');
  await page.keyboard.press('Space');
  await page.waitForURL('**/stream-chat?*');
  await expect(heading(page)).toBeFocused();

  let round = 0;
  for (let path = await goOn(page); path === '/second'; path = await goOn(page)) {
    await expect(heading(page)).toBeFocused();
    round += 1;
    if (round === 1) await page.keyboard.press('2');
    else if (round === 2) {
      await tabTo(page, 'Not quite right? Share your answer here...');
      await page.keyboard.press('Enter');
      await page.keyboard.type('I am afraid of the empty days.');
      await tabTo(page, 'Continue next Quection');
      await page.keyboard.press('Enter');
    } else {
      await tabTo(page, new RegExp((await options(page).first().locator('span').last().textContent()) ?? ''));
      await page.keyboard.press('Space');
    }
    await page.waitForURL('**/buffer?*');
    await expect(heading(page)).toBeFocused();
  }
  await expect(heading(page)).toHaveText('Analysis Results');
  await expect(heading(page)).toBeFocused();
  await tabTo(page, 'Dialogue History');
  await page.keyboard.press('Enter');
  await expect(page.getByText('I am afraid of the empty days.').last()).toBeVisible();
  await tabTo(page, 'Back to Home', 'link');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Home | Clearing');
});
