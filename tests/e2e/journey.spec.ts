import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createSubscriber, mailedCode, talkToTheEnd } from '../support/http-person.ts';
import { goOn, pick } from './support/dialogue.ts';
import { expect, test, variant } from './support/fixtures.ts';
import { planCard } from './support/pay-page.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });
test.use({ onPglite: true, reducedMotion: 'no-preference' });

const question = 'Should I leave my job at the bakery or stay one more year?';

async function register(page: Page, origin: string): Promise<void> {
  const email = `e${randomUUID().slice(0, 8)}@example.org`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keep your place');
  await expect(page.getByRole('figure')).toContainText(question);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/register');
  await expect(page.getByRole('figure')).toContainText(question);
  await expect(page.getByRole('button', { name: /\d+ ?s/ })).toBeVisible();
  await page.getByLabel(/code/i).fill(await mailedCode(origin, email));
  await page.getByLabel('Password', { exact: true }).fill('quiet forest 7');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('quiet forest 7');
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function buyMonthly(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Journey is Just a Step Away');
  await expect(page.getByRole('button', { name: 'Select a Plan' })).toBeDisabled();
  await planCard(page, 'Monthly').click();
  await expect(page.getByRole('button', { name: 'Select Payment Method' })).toBeDisabled();
  await page.getByText('Stripe', { exact: true }).click();
  await page.getByRole('button', { name: 'Pay Monthly with Stripe' }).click();
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await page.waitForURL('**/payment-success?order=*');
}

/** Nothing is pressed before the first question; later waits are skipped. */
async function answerToTheEnd(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.waitForURL(/\/second/, { timeout: 30_000 });
  await expect(page).toHaveTitle('Choice | Clearing');
  for (let path = '/second'; path === '/second'; path = await goOn(page)) {
    asked.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    if (asked.length === 2) {
      await page.getByRole('button', { name: 'Not quite right? Share your answer here...' }).click();
      await page
        .getByPlaceholder("What's your unique take on this question?")
        .fill('I am afraid that I would regret it.');
      await page.getByRole('button', { name: 'Continue next Quection' }).click();
      await page.waitForURL('**/buffer?*');
    } else {
      await pick(page);
    }
    await expect(page).toHaveTitle('BufferPage | Clearing');
    expect(asked.length).toBeLessThanOrEqual(6);
  }
  return asked;
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} pixels`, size.width === 390 ? {} : variant, () => {
    test.use({ viewport: size });

    test('a newcomer writes a question, registers, subscribes, answers and reads the analysis', async ({
      page,
      server,
    }) => {
      test.setTimeout(150_000);
      await page.goto('/');
      await expect(page).toHaveTitle('Home | Clearing');
      const start = page.getByRole('button', { name: 'Start Your Clarity Journey' });
      await expect(start).toBeDisabled();
      await page.getByPlaceholder('e.g. I feel stuck between two jobs...').fill(question);
      await start.click();

      await page.waitForURL('**/confirm?message=*');
      await expect(page).toHaveTitle('Confirm | Clearing');
      await expect(page.getByText(question).first()).toBeVisible();
      await page.getByRole('button', { name: 'Begin Exploration' }).click();

      await page.waitForURL('**/login');
      await register(page, server.url);

      await expect(
        page.getByText('You do not have an active subscription. Would you like to subscribe now?'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Subscribe Now' }).click();
      await page.waitForURL('**/pay');
      await buyMonthly(page);
      await expect(page.getByText('Your first question comes next.')).toBeVisible();
      const asked = await answerToTheEnd(page);
      expect(asked.length).toBeGreaterThanOrEqual(3);
      expect(new Set(asked).size).toBe(asked.length);

      await expect(page.getByText('Analysis Results')).toBeVisible();
      await expect(page.getByText(question).first()).toBeVisible();
      for (const section of [
        'Core Insight',
        'Original Question',
        'Core Reasons',
        'Implementation Path',
        'Action Suggestions',
      ]) {
        await expect(page.getByRole('heading', { name: section })).toBeVisible();
      }
      // It comes later and moves what is below it.
      await expect(page.getByRole('heading', { name: 'A sealed guess' })).toBeVisible();
      await page.getByRole('button', { name: 'Dialogue History' }).click();
      await expect(page.getByText('I am afraid that I would regret it.').last()).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  });
}

test('a program goes the whole way over HTTP alone: register, order, pay, dialogue, analysis', async ({
  server,
}) => {
  const question = "I'm torn between moving to Lyon and staying near my parents.";
  const person = await createSubscriber(server.url);
  const subscription = await person.call('activeSubscription');
  expect(subscription).toMatchObject({ subscriptionType: 'MONTHLY', willCancelAtPeriodEnd: false });

  const answers = await talkToTheEnd(person, question, (data) => data.options?.[0] ?? 'I do not know yet');
  const rounds = answers.slice(0, -1);
  const summary = answers.at(-1)?.frontendDisplay;
  expect(rounds.length).toBeGreaterThanOrEqual(3);
  expect(rounds.length).toBeLessThanOrEqual(6);
  expect(new Set(rounds.map((round) => round.newQuestion)).size).toBe(rounds.length);
  expect(summary?.problemReview.originalQuestion).toBe(question);
  expect(summary?.dialogueReview.keyDiscoveries.length).toBeGreaterThanOrEqual(2);

  const { sessions } = await person.call('listSessions');
  expect(sessions).toMatchObject([{ question, status: 'finished', rounds: rounds.length }]);
});

test('the sandbox plays the outside world only below /sandbox, and unknown API routes answer in JSON', async ({
  request,
}) => {
  expect((await request.get('/sandbox/mail', { headers: { accept: 'text/html' } })).status()).toBe(200);
  const unknown = await request.get('/api/nothing-here');
  expect(unknown.status()).toBe(404);
  expect(await unknown.json()).toMatchObject({ code: 'not_found' });
});
