import type { Page } from '@playwright/test';
import type { Person } from '../support/http-person.ts';
import { monthlyText } from '../support/prices.ts';
import { expect, signIn, test, variant } from './support/fixtures.ts';
import {
  createPayer,
  fact,
  longDate,
  openSettings,
  ownSubscription,
  paymentsOf,
  shortDay,
  sizes,
} from './support/pay-page.ts';
import { openPanel, type Panel } from './support/sandbox-panel.ts';

// One after the other, and by their own settings on a server of their own: they move its clock.
test.describe.configure({ mode: 'default' });
test.use({ serverEnv: { OFFER_COUNTDOWN: 'false' }, expectedErrors: [/status of 403/] });

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Looks at the same page at each size; in `npm test` on a phone alone. */
async function atBothSizes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const { viewport } of process.env.BROWSER_VARIANTS ? sizes : sizes.slice(0, 1)) {
    await page.setViewportSize(viewport);
    await look();
  }
}

/** Webhooks take a moment: waits until the server knows what the provider knows. */
async function untilKnown(person: Person, expected: Record<string, unknown>): Promise<void> {
  await expect.poll(() => person.call('currentSubscription')).toMatchObject(expected);
}

async function openHistory(page: Page): Promise<void> {
  await page.goto('/pay');
  await page.getByRole('button', { name: 'Payment history' }).click();
  await rows(page).first().waitFor();
}

for (const method of ['stripe', 'paypal'] as const)
  test(
    `a month on, ${method} has charged again, and the history shows it`,
    variant,
    async ({ page, server }) => {
      const person = await createPayer(server, { method });
      const { endDate } = await ownSubscription(person);
      const panel = await openPanel(page);
      await panel.moveClock('A month ahead');
      await panel.moveClock('A day ahead');
      await expect.poll(() => paymentsOf(person)).toHaveLength(2);
      await signIn(page, person);
      await openHistory(page);
      const renewed = await ownSubscription(person);
      expect(Date.parse(renewed.endDate ?? '')).toBeGreaterThan(Date.parse(endDate ?? ''));
      const until = await longDate(page, renewed.endDate);
      await atBothSizes(page, async () => {
        await expect(rows(page)).toHaveCount(2);
        await expect(rows(page).first()).toContainText(monthlyText);
        await expect(fact(page, 'Valid until')).toHaveText(until);
        await expect(fact(page, 'Next charge')).toHaveText(`${monthlyText} on ${shortDay(renewed.endDate)}`);
      });
    },
  );

async function failNextCharge(panel: Panel, person: Person): Promise<void> {
  await panel.act(person, 'Fail the next charge');
  await panel.moveClock('A month ahead');
  await panel.moveClock('A day ahead');
  await untilKnown(person, { status: 'past_due' });
}

test(
  "a failed charge is shown on the pay page and settled on Stripe's page",
  variant,
  async ({ page, server }) => {
    const person = await createPayer(server);
    const panel = await openPanel(page);
    await failNextCharge(panel, person);
    await signIn(page, person);
    await page.goto('/pay');
    const notice = page.getByRole('main').getByText("Your last payment didn't go through");
    const { nextCharge } = await ownSubscription(person);
    const retry = await longDate(page, nextCharge?.at);
    await atBothSizes(page, async () => {
      await expect(notice).toBeVisible();
      await expect(page.getByText(`We'll try again on ${retry}.`)).toBeVisible();
      await expect(fact(page, 'Next attempt')).toHaveText(`${monthlyText} on ${retry}`);
      await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0);
    });
    await page.getByRole('button', { name: 'Update payment method' }).click();
    await page.getByRole('button', { name: 'Use a card that works' }).click();
    await page.getByRole('link', { name: 'Go back' }).click();
    await untilKnown(person, { status: 'active', hasAccess: true });
    await page.goto('/pay');
    await expect(page.getByRole('heading', { name: "You're subscribed" })).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(await paymentsOf(person)).toHaveLength(2);
  },
);

test('a failed PayPal charge is settled at PayPal', variant, async ({ page, server }) => {
  const person = await createPayer(server, { method: 'paypal' });
  const panel = await openPanel(page);
  await failNextCharge(panel, person);
  await signIn(page, person);
  await page.goto('/pay');
  await expect(page.getByText("Your last payment didn't go through")).toBeVisible();
  await page.getByRole('button', { name: 'Update payment method' }).click();
  await page.getByRole('button', { name: 'Fix the payment method' }).click();
  await untilKnown(person, { status: 'active', hasAccess: true });
  expect(await paymentsOf(person)).toHaveLength(2);
});

for (const method of ['stripe', 'paypal'] as const)
  test(
    `a payment that ${method} gives back is shown as refunded, and why dialogues wait`,
    variant,
    async ({ page, server }) => {
      const person = await createPayer(server, { method });
      const panel = await openPanel(page);
      await panel.act(person, 'Refund the latest payment');
      await untilKnown(person, { hasAccess: false });
      await signIn(page, person);
      await openHistory(page);
      await atBothSizes(page, async () => {
        await expect(page.getByText('Dialogues are on hold: your last payment was returned')).toBeVisible();
        await expect(rows(page).first()).toContainText('Refunded');
      });
      await rows(page).first().getByRole('button').click();
      await expect(page.getByRole('dialog')).toContainText('Amount after refund$0.00');
    },
  );

test(
  'a cancelled subscription ends with its period: no charge, no access, not shown as subscribed',
  variant,
  async ({ page, server }) => {
    const person = await createPayer(server);
    await signIn(page, person);
    await page.goto('/pay');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await expect(page.getByRole('button', { name: 'Undo cancellation' })).toBeVisible();
    const panel = await openPanel(page);
    await panel.moveClock('A month ahead');
    await panel.moveClock('A day ahead');
    await untilKnown(person, { status: 'ended', hasAccess: false, nextCharge: null });
    await atBothSizes(page, async () => {
      await page.goto('/');
      const settings = await openSettings(page);
      await expect(settings.getByText('Unsubscribed', { exact: true })).toBeVisible();
      await expect(settings.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible();
      await settings.getByRole('button', { name: 'Payment history' }).click();
      const subscription = settings.getByRole('region', { name: 'Subscription' });
      await expect(subscription.getByRole('listitem')).toHaveCount(1);
      await page.goto('/confirm?message=Should+I+leave%3F');
      await page.getByRole('button', { name: 'Begin Exploration' }).click();
      await expect(page.getByRole('alertdialog')).toContainText(
        'You do not have an active subscription. Would you like to subscribe now?',
      );
    });
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page.getByRole('radio', { name: /Annual/ })).toBeVisible();
  },
);

test(
  "what is cancelled at the provider's own site ends with the paid time",
  variant,
  async ({ page, server }) => {
    const person = await createPayer(server, { method: 'paypal' });
    const panel = await openPanel(page);
    await panel.act(person, "Cancel at the provider's site");
    await untilKnown(person, { willCancelAtPeriodEnd: true, hasAccess: true, canResume: false });
    await signIn(page, person);
    await page.goto('/pay');
    await atBothSizes(page, async () => {
      await expect(
        page.getByText('This subscription will be canceled at the end of the current period'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /Cancel subscription|Undo cancellation/ })).toHaveCount(
        0,
      );
    });
  },
);

test(
  'webhooks that are held back, released in reverse and repeated leave one truth',
  variant,
  async ({ page, server }) => {
    const person = await createPayer(server);
    const panel = await openPanel(page);
    await panel.webhooks('Stripe', 'Hold back');
    await panel.act(person, 'Fail the next charge');
    await panel.act(person, 'Renew now');
    await panel.act(person, 'Recover');
    await panel.act(person, 'Refund the latest payment');
    await expect(panel.page.getByText(/held back\.$/)).toBeVisible();
    expect(await ownSubscription(person)).toMatchObject({ status: 'active' });
    expect(await paymentsOf(person)).toHaveLength(1);
    await panel.webhooks('Stripe', 'Release reversed');
    await panel.webhooks('Stripe', 'Deliver');
    await panel.repeatLatest('Stripe', 3);
    await expect
      .poll(async () => (await paymentsOf(person)).map(({ status }) => status))
      .toEqual(['refunded', 'paid']);
    await untilKnown(person, { status: 'active', willCancelAtPeriodEnd: false });
    await signIn(page, person);
    await openHistory(page);
    await expect(rows(page)).toHaveCount(2);
  },
);
