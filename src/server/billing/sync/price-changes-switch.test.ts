import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  annualOrder,
  annualPaypalOrder,
  createSubscriber,
  getCurrentSubscription,
  monthlyOrder,
  monthlyPaypalOrder,
  type Person,
  pressOnPayPage,
  processWebhooks,
  setUpBilling,
} from '../../../../tests/support/billing-app.ts';
import { accept, paymentsOf, planChanges } from '../../../../tests/support/plan-changes.ts';
import { annualAmount, monthlyAmount } from '../../../../tests/support/prices.ts';
import { raisePrices } from '../../../../tests/support/raise-prices.ts';
import { agreedPlans, subscriptions } from '../../db/schema-billing.ts';

const dayMs = 86_400_000;
const billing = setUpBilling();
let restore: () => void = () => {};
afterEach(() => restore());

/** For `npm run test:faults`: `npm test` leaves it out (`vitest.config.ts`). */
describe('a switch after a change of prices', () => {
  const increaseCents = { monthly: 100, annual: 1_000 };
  const planChangesBy = {
    paypal: planChanges(() => billing, 'paypal'),
    stripe: planChanges(() => billing, 'stripe'),
  };
  const raise = () => {
    restore = raisePrices(billing.app.deps.config, increaseCents);
  };
  const daysUntil = (iso: string) =>
    Math.round((Date.parse(iso) - billing.billingClock.now().getTime()) / dayMs);
  const historyOf = (person: Person, id: string) => paymentsOf(billing, person, id);
  const passDays = async (days: number) => {
    await billing.passTime(days * dayMs);
    await processWebhooks(billing);
  };

  describe('a month bought at PayPal before a change of prices', () => {
    let person: Person;
    let id: string;
    beforeEach(async () => {
      ({ person, id } = await createSubscriber(billing, monthlyPaypalOrder));
      raise();
    });

    test('stays a month if the annual plan is agreed to and cancelled before its first charge', async () => {
      await planChangesBy.paypal.agree(person, id, 'YEARLY');
      const waiting = await getCurrentSubscription(billing, person);
      expect(waiting).toMatchObject({
        subscriptionType: 'MONTHLY',
        pendingSwitch: { subscriptionType: 'ANNUAL', at: waiting.nextCharge.at },
        nextCharge: { amount: annualAmount + increaseCents.annual / 100 },
      });
      expect(daysUntil(waiting.endDate)).toBeLessThanOrEqual(31);
      await planChangesBy.paypal.cancel(person, id);
      await processWebhooks(billing);
      const cancelled = await getCurrentSubscription(billing, person);
      expect(cancelled).toMatchObject({ subscriptionType: 'MONTHLY', willCancelAtPeriodEnd: true });
      expect(cancelled.endDate).toBe(waiting.endDate);
      expect(await historyOf(person, id)).toMatchObject([
        { subscriptionType: 'MONTHLY', amount: monthlyAmount, periodEnd: waiting.endDate },
      ]);
      await passDays(33);
      expect(await getCurrentSubscription(billing, person)).toMatchObject({ hasAccess: false });
    });

    test('stays a month if the webhook of the agreement was lost before the cancellation', async () => {
      const quote = await planChangesBy.paypal.quoteOf(person, id, 'YEARLY');
      const { redirectUrl } = (await planChangesBy.paypal.change(person, id, accept(quote))).json();
      await pressOnPayPage(billing, redirectUrl, 'pay');
      await planChangesBy.paypal.cancel(person, id);
      await processWebhooks(billing);
      const { endDate, subscriptionType } = await getCurrentSubscription(billing, person);
      expect([subscriptionType, daysUntil(endDate) <= 31]).toEqual(['MONTHLY', true]);
    });

    test('is followed by a year once that is charged', async () => {
      await planChangesBy.paypal.agree(person, id, 'YEARLY');
      await passDays(32);
      const after = await getCurrentSubscription(billing, person);
      expect(after).toMatchObject({ subscriptionType: 'ANNUAL', pendingSwitch: null, hasAccess: true });
      expect(daysUntil(after.endDate)).toBeGreaterThan(330);
      expect(await historyOf(person, id)).toMatchObject([
        { subscriptionType: 'ANNUAL', amount: annualAmount + increaseCents.annual / 100 },
        { subscriptionType: 'MONTHLY', amount: monthlyAmount },
      ]);
    });

    test('renews at its own price for as long as it runs', async () => {
      await passDays(32);
      expect((await historyOf(person, id)).map(({ amount }) => amount)).toEqual([
        monthlyAmount,
        monthlyAmount,
      ]);
      expect(await getCurrentSubscription(billing, person)).toMatchObject({
        subscriptionType: 'MONTHLY',
        nextCharge: { amount: monthlyAmount },
      });
    });

    test('keeps its price if the switch to annual is undone', async () => {
      await planChangesBy.paypal.agree(person, id, 'YEARLY');
      const quote = await planChangesBy.paypal.agree(person, id, 'MONTHLY');
      expect(quote.nextCharge.amount).toBe(monthlyAmount);
      expect(await getCurrentSubscription(billing, person)).toMatchObject({
        subscriptionType: 'MONTHLY',
        pendingSwitch: null,
        nextCharge: { amount: monthlyAmount },
      });
      const rows = await billing.app.deps.db
        .select({ amountCents: agreedPlans.amountCents })
        .from(agreedPlans)
        .innerJoin(subscriptions, eq(subscriptions.id, agreedPlans.subscriptionId))
        .where(eq(subscriptions.providerSubscriptionId, id));
      expect(new Set(rows.map(({ amountCents }) => amountCents)).size).toBe(1);
    });
  });

  describe.each([
    ['stripe', annualOrder],
    ['paypal', annualPaypalOrder],
  ] as const)('a year bought at %s before a change of prices', (seller, plan) => {
    test('stays a year when the monthly plan is agreed to and cancelled', async () => {
      const { person, id, subscription } = await createSubscriber(billing, plan);
      raise();
      await planChangesBy[seller].agree(person, id, 'MONTHLY');
      expect(await getCurrentSubscription(billing, person)).toMatchObject({
        subscriptionType: 'ANNUAL',
        pendingSwitch: { subscriptionType: 'MONTHLY' },
        endDate: subscription.endDate,
      });
      await planChangesBy[seller].cancel(person, id);
      await processWebhooks(billing);
      expect(await getCurrentSubscription(billing, person)).toMatchObject({ endDate: subscription.endDate });
      expect(await historyOf(person, id)).toMatchObject([
        { subscriptionType: 'ANNUAL', amount: annualAmount },
      ]);
    });

    test('keeps its price if the switch to monthly is undone', async () => {
      const { person, id } = await createSubscriber(billing, plan);
      raise();
      await planChangesBy[seller].agree(person, id, 'MONTHLY');
      const quote = await planChangesBy[seller].agree(person, id, 'YEARLY');
      expect(quote.nextCharge.amount).toBe(annualAmount);
      expect(await getCurrentSubscription(billing, person)).toMatchObject({
        subscriptionType: 'ANNUAL',
        pendingSwitch: null,
        nextCharge: { amount: annualAmount },
      });
    });
  });

  test('a month bought at Stripe before a change of prices stays a month when it is cancelled', async () => {
    const { person, id, subscription } = await createSubscriber(billing, monthlyOrder);
    raise();
    await planChangesBy.stripe.cancel(person, id);
    await processWebhooks(billing);
    expect(await getCurrentSubscription(billing, person)).toMatchObject({ endDate: subscription.endDate });
  });

  test('after a change of prices the annual plan at Stripe buys a year, and the month before stays what it was', async () => {
    const { person, id } = await createSubscriber(billing, monthlyOrder);
    await passDays(3);
    raise();
    await planChangesBy.stripe.agree(person, id, 'YEARLY');
    await planChangesBy.stripe.cancel(person, id);
    await processWebhooks(billing);
    const { endDate } = await getCurrentSubscription(billing, person);
    expect(daysUntil(endDate)).toBeGreaterThanOrEqual(365);
    expect(await historyOf(person, id)).toMatchObject([
      { subscriptionType: 'ANNUAL' },
      { subscriptionType: 'MONTHLY', amount: monthlyAmount },
    ]);
  });
});
