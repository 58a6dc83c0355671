import type { Page } from '@playwright/test';
import { createSubscriber } from '../support/http-person.ts';
import { removeServer, startServer } from '../support/server-process.ts';
import {
  begin,
  expect,
  goOn,
  heading,
  openQuestion,
  openResults,
  options,
  ownAnswer,
  pick,
  question,
  test,
} from './support/dialogue.ts';
import { builtServer, signIn, variant } from './support/fixtures.ts';

const heavy = 'I want to kill myself, should I tell my sister?';
const helpPage = "You don't have to carry this alone";

/** Opens help by keyboard, without a network, and comes back to where the focus was. */
async function expectHelpOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const help = page.getByRole('button', { name: 'Get help now' }).first();
  await help.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Help is close' });
  await expect(panel.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await panel.locator('summary', { hasText: 'More lines, or another country' }).click();
  await panel.getByLabel('Help lines for').selectOption('GB');
  await expect(panel.getByRole('link', { name: '999' })).toBeVisible();
  await panel.getByLabel('Help lines for').selectOption('US');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(help).toBeFocused();
  await page.context().setOffline(false);
}

async function expectHelpPage(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText(helpPage);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: '911' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Back to my words' })).toBeVisible();
  await expectNothingSold(page);
}

async function expectNothingSold(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(/[$£€]\s?\d|ends in|subscri|offer|\bplan\b/i, {
    useInnerText: true,
  });
  await expect(page.getByRole('timer')).toHaveCount(0);
}

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('help is one press away: before any login, on a question, between two, and on the results', async ({
    page,
    subscriber,
    finishedSession,
  }) => {
    await page.clock.install();
    await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
    await expect(page.getByText('I read this as')).toBeVisible();
    await expectHelpOffline(page);
    await signIn(page, subscriber);
    await openQuestion(page);
    await expectHelpOffline(page);
    await pick(page);
    await expectHelpOffline(page);
    await openResults(page, finishedSession);
    await expectHelpOffline(page);
  });

  test(
    'help on a thinking screen stays open while the turn fails and the page would leave',
    variant,
    async ({ page, signedIn: _ }) => {
      await page.clock.install();
      await page.route('**/api/subscriptions/user/current/active', async (route) => {
        await page.getByRole('dialog').waitFor();
        await route.abort('internetdisconnected');
      });
      await begin(page);
      await page.getByRole('button', { name: 'Get help now' }).click();
      const panel = page.getByRole('dialog', { name: 'Help is close' });
      await expect(page.getByText('Failed to check subscription status.')).toBeAttached();
      await page.clock.fastForward(10_000);
      await expect(panel.getByRole('link', { name: '911' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await page.clock.fastForward(1_000);
      await expect(page).toHaveTitle('Home | Clearing');
    },
  );
});

test('help stays open when the next question is ready', variant, async ({ page, signedIn: _ }) => {
  await page.clock.install();
  await begin(page);
  await page.getByRole('button', { name: 'Get help now' }).click();
  await expect(page.getByText('Tap, or press Enter or Space, to skip the wait.')).toBeAttached();
  await page.clock.fastForward(10_000);
  const panel = page.getByRole('dialog', { name: 'Help is close' });
  await expect(panel.getByRole('link', { name: '911' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).last().click();
  await page.clock.fastForward(1_000);
  await expect(page).toHaveTitle('Choice | Clearing');
});

test('stops at the confirm page when a question of high risk was typed on the landing page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByPlaceholder('e.g. I feel stuck between two jobs...').fill(heavy);
  await page.keyboard.press('Enter');
  await expectHelpPage(page);
  await page.getByRole('button', { name: 'Back to my words' }).click();
  await expect(page.getByText(heavy).first()).toBeVisible();
  await expect(page.getByText('A word before you go on')).toBeVisible();
  await page.reload();
  await expectHelpPage(page);
});

test('stops when a question is edited into one of high risk', variant, async ({ page }) => {
  await page.goto(`/confirm?message=${encodeURIComponent(question)}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByPlaceholder('Edit your question here...').fill(heavy);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectHelpPage(page);
});

test(
  'stops at an own answer of high risk, stores nothing and keeps the words',
  variant,
  async ({ page, signedIn }) => {
    await openQuestion(page);
    const asked = (await heading(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Not quite right? Share your answer here...' }).click();
    await ownAnswer(page).fill(heavy);
    await page.getByRole('button', { name: 'Continue next Quection' }).click();
    await expectHelpPage(page);
    await expect(page.getByText("The dialogue stopped here, and what you wrote wasn't stored")).toBeVisible();
    const sessionId = await page.evaluate(
      () => localStorage.getItem(`sessionId_${sessionStorage.getItem('windowId')}`) ?? '',
    );
    const { history } = await signedIn.call('getSession', { params: { sessionId } });
    expect(history.map((round) => round.userResponse)).toEqual([null]);

    await page.getByRole('button', { name: 'Back to my words' }).click();
    await expect(heading(page)).toHaveText(asked);
    await expect(ownAnswer(page)).toHaveValue(heavy);
    await page.reload();
    await expect(ownAnswer(page)).toHaveValue(heavy);
    await options(page).first().click();
    await page.waitForURL('**/buffer?*');
    expect(await goOn(page)).toBe('/second');
  },
);

test.describe('with a dead server', () => {
  // However far a call had come when the server ended.
  test.use({ expectedErrors: [/net::ERR_/] });

  test('help opens on the question, with all its numbers', variant, async ({ page }) => {
    const mortal = await startServer({ entry: builtServer, env: {} });
    try {
      await signIn(page, await createSubscriber(mortal.url), mortal.url);
      await begin(page, question, mortal.url);
      await goOn(page);
    } finally {
      await removeServer(mortal);
    }
    await page.getByRole('button', { name: 'Get help now' }).click();
    const panel = page.getByRole('dialog', { name: 'Help is close' });
    await expect(panel.getByRole('link', { name: '911' })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^Call 988, 988 / })).toHaveAttribute('href', 'tel:988');
  });
});
