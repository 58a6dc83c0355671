import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accept, paymentsOf, planChanges } from '../../../../tests/support/plan-changes.ts';
import { annualAmount, monthlyAmount } from '../../../../tests/support/prices.ts';
import { raisePrices } from '../../../../tests/support/raise-prices.ts';
import {
  annual,
  annualByPaypal,
  current,
  monthly,
  monthlyByPaypal,
  openShop,
  type Person,
  press,
  type Shop,
  settle,
  subscriber,
} from '../../../../tests/support/shop.ts';
import { agreedPlans, subscriptions } from '../../db/schema-billing.ts';

let shop: Shop;
let restore: () => void = () => {};
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => restore());

const rise = { monthly: 100, annual: 1_000 };
const dayMs = 86_400_000;
const ways = { paypal: planChanges(() => shop, 'paypal'), stripe: planChanges(() => shop, 'stripe') };
const change = () => {
  restore = raisePrices(rise);
};
const daysUntil = (iso: string) => Math.round((Date.parse(iso) - shop.time.now().getTime()) / dayMs);
const historyOf = (person: Person, id: string) => paymentsOf(shop, person, id);
const move = async (days: number) => {
  await shop.time.moveTo(new Date(shop.time.now().getTime() + days * dayMs));
  await settle(shop);
};

describe('a month bought at PayPal before a change of prices', () => {
  let person: Person;
  let id: string;
  beforeEach(async () => {
    ({ person, id } = await subscriber(shop, monthlyByPaypal));
    change();
  });

  test('stays a month if the annual plan is agreed to and cancelled before its first charge', async () => {
    await ways.paypal.agree(person, id, 'YEARLY');
    const waiting = await current(shop, person);
    expect(waiting).toMatchObject({
      subscriptionType: 'MONTHLY',
      pendingSwitch: { subscriptionType: 'ANNUAL', at: waiting.nextCharge.at },
      nextCharge: { amount: annualAmount + rise.annual / 100 },
    });
    expect(daysUntil(waiting.endDate)).toBeLessThanOrEqual(31);
    await ways.paypal.cancel(person, id);
    await settle(shop);
    const cancelled = await current(shop, person);
    expect(cancelled).toMatchObject({ subscriptionType: 'MONTHLY', willCancelAtPeriodEnd: true });
    expect(cancelled.endDate).toBe(waiting.endDate);
    expect(await historyOf(person, id)).toMatchObject([
      { subscriptionType: 'MONTHLY', amount: monthlyAmount, periodEnd: waiting.endDate },
    ]);
    await move(33);
    expect(await current(shop, person)).toMatchObject({ hasAccess: false });
  });

  test('stays a month if the webhook of the agreement was lost before the cancellation', async () => {
    const quote = await ways.paypal.quoteOf(person, id, 'YEARLY');
    const { redirectUrl } = (await ways.paypal.change(person, id, accept(quote))).json();
    await press(shop, redirectUrl, 'pay');
    await ways.paypal.cancel(person, id);
    await settle(shop);
    const { endDate, subscriptionType } = await current(shop, person);
    expect([subscriptionType, daysUntil(endDate) <= 31]).toEqual(['MONTHLY', true]);
  });

  test('is followed by a year once that is charged', async () => {
    await ways.paypal.agree(person, id, 'YEARLY');
    await move(32);
    const after = await current(shop, person);
    expect(after).toMatchObject({ subscriptionType: 'ANNUAL', pendingSwitch: null, hasAccess: true });
    expect(daysUntil(after.endDate)).toBeGreaterThan(330);
    expect(await historyOf(person, id)).toMatchObject([
      { subscriptionType: 'ANNUAL', amount: annualAmount + rise.annual / 100 },
      { subscriptionType: 'MONTHLY', amount: monthlyAmount },
    ]);
  });

  test('renews at its own price for as long as it runs', async () => {
    await move(32);
    expect((await historyOf(person, id)).map(({ amount }) => amount)).toEqual([monthlyAmount, monthlyAmount]);
    expect(await current(shop, person)).toMatchObject({
      subscriptionType: 'MONTHLY',
      nextCharge: { amount: monthlyAmount },
    });
  });

  test('keeps its price if the switch to annual is undone', async () => {
    await ways.paypal.agree(person, id, 'YEARLY');
    const quote = await ways.paypal.agree(person, id, 'MONTHLY');
    expect(quote.nextCharge.amount).toBe(monthlyAmount);
    expect(await current(shop, person)).toMatchObject({
      subscriptionType: 'MONTHLY',
      pendingSwitch: null,
      nextCharge: { amount: monthlyAmount },
    });
    const rows = await shop.test.deps.db
      .select({ amountCents: agreedPlans.amountCents })
      .from(agreedPlans)
      .innerJoin(subscriptions, eq(subscriptions.id, agreedPlans.subscriptionId))
      .where(eq(subscriptions.providerSubscriptionId, id));
    expect(new Set(rows.map(({ amountCents }) => amountCents)).size).toBe(1);
  });
});

describe.each([
  ['stripe', annual],
  ['paypal', annualByPaypal],
] as const)('a year bought at %s before a change of prices', (seller, plan) => {
  test('stays a year when the monthly plan is agreed to and cancelled', async () => {
    const { person, id, subscription } = await subscriber(shop, plan);
    change();
    await ways[seller].agree(person, id, 'MONTHLY');
    expect(await current(shop, person)).toMatchObject({
      subscriptionType: 'ANNUAL',
      pendingSwitch: { subscriptionType: 'MONTHLY' },
      endDate: subscription.endDate,
    });
    await ways[seller].cancel(person, id);
    await settle(shop);
    expect(await current(shop, person)).toMatchObject({ endDate: subscription.endDate });
    expect(await historyOf(person, id)).toMatchObject([{ subscriptionType: 'ANNUAL', amount: annualAmount }]);
  });

  test('keeps its price if the switch to monthly is undone', async () => {
    const { person, id } = await subscriber(shop, plan);
    change();
    await ways[seller].agree(person, id, 'MONTHLY');
    const quote = await ways[seller].agree(person, id, 'YEARLY');
    expect(quote.nextCharge.amount).toBe(annualAmount);
    expect(await current(shop, person)).toMatchObject({
      subscriptionType: 'ANNUAL',
      pendingSwitch: null,
      nextCharge: { amount: annualAmount },
    });
  });
});

test('a month bought at Stripe before a change of prices stays a month when it is cancelled', async () => {
  const { person, id, subscription } = await subscriber(shop, monthly);
  change();
  await ways.stripe.cancel(person, id);
  await settle(shop);
  expect(await current(shop, person)).toMatchObject({ endDate: subscription.endDate });
});

test('after a change of prices the annual plan at Stripe buys a year, and the month before stays what it was', async () => {
  const { person, id } = await subscriber(shop, monthly);
  await move(3);
  change();
  await ways.stripe.agree(person, id, 'YEARLY');
  await ways.stripe.cancel(person, id);
  await settle(shop);
  const { endDate } = await current(shop, person);
  expect(daysUntil(endDate)).toBeGreaterThanOrEqual(365);
  expect(await historyOf(person, id)).toMatchObject([
    { subscriptionType: 'ANNUAL' },
    { subscriptionType: 'MONTHLY', amount: monthlyAmount },
  ]);
});
