/** The part of the contract of payment providers that is about the life of a subscription. */

import { expect, test } from 'vitest';
import { addMonths } from '../../src/shared/dates.ts';
import { defaultPrices, type PlanId, priceCents } from '../../src/shared/plans.ts';
import { origin } from './billing-app.ts';
import { monthlyCents } from './prices.ts';
import { dayMs, near, newest, type Steps } from './provider-steps.ts';

export function subscriptions(s: Steps): void {
  test.each([
    ['monthly', 'USD', 27, 32],
    ['annual', 'GBP', 364, 367],
  ] as const)('tells a %s subscription in %s whole', async (plan, currency, least, most) => {
    const { request, subscription } = await s.buy(plan, currency);
    const amountCents = priceCents(defaultPrices, plan, currency);
    expect(subscription).toMatchObject({
      customerId: request.customerId,
      orderId: request.orderId,
      plan,
      pendingPlan: null,
      status: 'active',
      willCancelAtPeriodEnd: false,
      nextCharge: { amountCents, currency },
      payments: [{ plan, amountCents, currency, refundedCents: 0, disputed: false }],
    });
    const { paidAt, periodEnd } = newest(subscription);
    near(paidAt, s.setup.clock.now());
    const days = (periodEnd.getTime() - paidAt.getTime()) / dayMs;
    expect(days).toBeGreaterThan(least);
    expect(days).toBeLessThan(most);
    near(subscription.nextCharge?.at, periodEnd, dayMs);
  });

  test('has no payment before it was paid', async () => {
    const { id, subscriptionId } = await s.open(await s.request());
    const found = subscriptionId ? await s.provider.findSubscription(subscriptionId) : null;
    expect(found?.payments ?? []).toEqual([]);
    expect(found?.status ?? 'pending').toBe('pending');
    expect(await s.provider.findCheckout(id)).toMatchObject({ state: 'open' });
  });

  test('renews by itself, a payment for each period', async () => {
    const { subscription } = await s.buy();
    const renewed = await s.passCharge(subscription.id);
    expect(renewed).toMatchObject({ status: 'active', willCancelAtPeriodEnd: false });
    expect(renewed.payments).toHaveLength(2);
    const [first, second] = [newest(subscription), newest(renewed)];
    expect(second.id).not.toBe(first.id);
    expect(second.amountCents).toBe(first.amountCents);
    expect(second.periodEnd.getTime() - first.periodEnd.getTime()).toBeGreaterThan(27 * dayMs);
    near(renewed.nextCharge?.at, second.periodEnd, dayMs);
    expect(renewed.payments).toContainEqual(first);
  });

  test('tells a failed charge, and the recovery from it', async () => {
    const { subscription } = await s.buy();
    await s.act(subscription.id, 'fail-next');
    const failed = await s.passCharge(subscription.id);
    expect(failed.status).toBe('past_due');
    expect(failed.payments).toEqual(subscription.payments);
    expect(failed.nextCharge?.amountCents).toBe(monthlyCents);
    expect(failed.owed).toEqual({ amountCents: monthlyCents, currency: 'USD', failedAttempts: 1 });
    const recovered = await s.act(subscription.id, 'recover');
    expect(recovered).toMatchObject({ status: 'active', owed: null });
    expect(recovered.payments).toHaveLength(2);
    expect(recovered.nextCharge?.amountCents).toBe(monthlyCents);
    expect(newest(recovered).periodEnd.getTime()).toBeGreaterThan(newest(subscription).periodEnd.getTime());
  });

  test('tells refunds, ours and others, and refunds once', async () => {
    const { subscription } = await s.buy();
    const { id } = newest(subscription);
    await Promise.all([s.provider.refund(id), s.provider.refund(id)]);
    await s.provider.refund(id);
    expect((await s.read(subscription.id)).payments).toMatchObject([{ id, refundedCents: monthlyCents }]);
    const { subscription: other } = await s.buy();
    expect(newest(await s.act(other.id, 'refund'))).toMatchObject({
      refundedCents: monthlyCents,
      disputed: false,
    });
    await s.provider.refund(newest(other).id);
    expect(newest(await s.read(other.id)).refundedCents).toBe(monthlyCents);
  });

  test('tells a dispute', async () => {
    const { subscription } = await s.buy();
    expect(newest(await s.act(subscription.id, 'dispute')).disputed).toBe(true);
  });
}

export function pauses(s: Steps): void {
  test('pauses for months without a charge, twice as well as once, and ends it early', async () => {
    const { subscription } = await s.buy();
    const until = addMonths(newest(subscription).periodEnd, 2);
    await s.provider.pause(subscription.id, until);
    const paused = await s.read(subscription.id);
    expect(paused).toMatchObject({ status: 'paused', willCancelAtPeriodEnd: false, stopped: null });
    near(paused.pausedUntil ?? undefined, until, dayMs);
    expect(paused.nextCharge).toEqual({ at: paused.pausedUntil, amountCents: monthlyCents, currency: 'USD' });
    await s.provider.pause(subscription.id, until);
    expect(await s.read(subscription.id)).toEqual(paused);
    await s.setup.clock.moveTo(new Date(newest(subscription).periodEnd.getTime() + 2 * dayMs));
    expect((await s.read(subscription.id)).payments).toEqual(subscription.payments);
    expect(await s.provider.endPause(subscription.id, { chargeNow: false })).toBe('done');
    expect(await s.provider.endPause(subscription.id, { chargeNow: false })).toBe('done');
    const resumed = await s.read(subscription.id);
    expect(resumed).toMatchObject({ status: 'active', pausedUntil: null, payments: subscription.payments });
    near(resumed.nextCharge?.at, addMonths(newest(subscription).periodEnd, 1), 4 * dayMs);
    expect((await s.passCharge(subscription.id)).payments).toHaveLength(2);
  });

  test('ends a paused subscription, at once or with its period', async () => {
    for (const end of [s.provider.endNow, s.provider.cancelAtPeriodEnd]) {
      const { subscription } = await s.buy();
      await s.provider.pause(subscription.id, addMonths(newest(subscription).periodEnd, 1));
      await end(subscription.id);
      const ended = await s.read(subscription.id);
      expect(ended.status === 'ended' || ended.willCancelAtPeriodEnd).toBe(true);
      expect(ended).toMatchObject({ nextCharge: null, pausedUntil: null, payments: subscription.payments });
    }
  });
}

export function endings(s: Steps): void {
  test('cancels so that nothing more is charged, twice as well as once', async () => {
    const { subscription } = await s.buy();
    await s.provider.cancelAtPeriodEnd(subscription.id);
    const cancelled = await s.read(subscription.id);
    expect(cancelled).toMatchObject({ willCancelAtPeriodEnd: true, nextCharge: null });
    expect(cancelled.status).not.toBe('ended');
    expect(cancelled.payments).toEqual(subscription.payments);
    await s.provider.cancelAtPeriodEnd(subscription.id);
    expect(await s.read(subscription.id)).toEqual(cancelled);
    const later = await s.passCharge(subscription.id);
    expect(later).toMatchObject({ nextCharge: null, payments: subscription.payments });
  });

  test('takes a cancellation back, twice as well as once, and renews again', async () => {
    const { subscription } = await s.buy();
    await s.provider.cancelAtPeriodEnd(subscription.id);
    await s.provider.undoCancel(subscription.id);
    await s.provider.undoCancel(subscription.id);
    const resumed = await s.read(subscription.id);
    expect(resumed).toMatchObject({ status: 'active', willCancelAtPeriodEnd: false });
    expect(resumed.nextCharge).toEqual(subscription.nextCharge);
    expect((await s.passCharge(subscription.id)).payments).toHaveLength(2);
  });

  test('ends at once, twice as well as once, also while a cancellation waits', async () => {
    const { subscription } = await s.buy();
    await s.provider.cancelAtPeriodEnd(subscription.id);
    await s.provider.endNow(subscription.id);
    await s.provider.endNow(subscription.id);
    const ended = await s.read(subscription.id);
    expect(ended).toMatchObject({ status: 'ended', nextCharge: null, payments: subscription.payments });
    await s.provider.cancelAtPeriodEnd(subscription.id);
    expect((await s.read(subscription.id)).status).toBe('ended');
  });

  test('tells a cancellation at its own site', async () => {
    const { subscription } = await s.buy();
    const cancelled = await s.act(subscription.id, 'cancel');
    expect(cancelled.willCancelAtPeriodEnd || cancelled.status === 'ended').toBe(true);
    expect(cancelled).toMatchObject({ nextCharge: null, payments: subscription.payments });
    expect((await s.passCharge(subscription.id)).status).toBe('ended');
  });
}

export function switches(s: Steps): void {
  test('waits again when a cancellation is taken back, for the same day and sum', async () => {
    const { subscription } = await s.buy('annual');
    const waiting = await s.agree(await s.switchTo(subscription.id, 'monthly'));
    await s.provider.cancelAtPeriodEnd(subscription.id);
    const cancelled = await s.read(subscription.id);
    expect(cancelled).toMatchObject({
      willCancelAtPeriodEnd: true,
      pendingPlan: null,
      nextCharge: null,
    });
    await s.provider.cancelAtPeriodEnd(subscription.id);
    expect(await s.read(subscription.id)).toEqual(cancelled);
    await s.provider.undoCancel(subscription.id);
    await s.provider.undoCancel(subscription.id);
    expect(await s.read(subscription.id)).toEqual(waiting);
    const after = await s.passCharge(subscription.id);
    expect(after).toMatchObject({ plan: 'monthly', pendingPlan: null, status: 'active' });
    expect(newest(after).amountCents).toBe(priceCents(defaultPrices, 'monthly', 'USD'));
  });

  test('that waited does not come about when its subscription was cancelled', async () => {
    const { subscription } = await s.buy('annual');
    await s.agree(await s.switchTo(subscription.id, 'monthly'));
    await s.provider.cancelAtPeriodEnd(subscription.id);
    await s.setup.clock.moveTo(new Date(newest(subscription).periodEnd.getTime() + 2 * dayMs));
    const after = await s.read(subscription.id);
    expect(after).toMatchObject({ nextCharge: null, payments: subscription.payments });
    await s.provider.endNow(subscription.id);
    expect((await s.read(subscription.id)).status).toBe('ended');
  });

  /** The quote against what comes of it: charged now, or waiting and charged then. */
  async function expectAsQuoted(from: PlanId, to: PlanId): Promise<void> {
    const { subscription } = await s.buy(from);
    await s.setup.clock.moveTo(new Date(s.setup.clock.now().getTime() + 3 * dayMs));
    const request = await s.switchTo(subscription.id, to);
    const quote = await s.provider.quoteSwitch(request);
    expect(quote.next).toMatchObject({ amountCents: priceCents(defaultPrices, to, 'USD'), currency: 'USD' });
    const after = await s.agree(request);
    expect(after.nextCharge?.amountCents).toBe(quote.next.amountCents);
    near(after.nextCharge?.at, quote.next.at);
    if (quote.effective === 'now') {
      expect(quote.dueTodayCents).toBe(priceCents(defaultPrices, to, 'USD') - quote.creditCents);
      expect(quote.creditCents).toBeGreaterThan(0);
      expect(after).toMatchObject({ plan: to, pendingPlan: null });
      expect(after.payments).toHaveLength(2);
      const paid = after.payments.find(({ id }) => id !== newest(subscription).id);
      expect(paid).toMatchObject({ amountCents: quote.dueTodayCents, plan: to });
      near(paid?.periodEnd, quote.next.at);
      return;
    }
    expect(quote).toMatchObject({ dueTodayCents: 0, creditCents: 0 });
    expect(after).toMatchObject({ plan: from, pendingPlan: to, payments: subscription.payments });
    const renewed = await s.passCharge(subscription.id);
    expect(renewed).toMatchObject({ plan: to, pendingPlan: null, status: 'active' });
    expect(renewed.payments).toHaveLength(2);
    expect(newest(renewed)).toMatchObject({ amountCents: quote.next.amountCents, plan: to });
    expect((await s.passCharge(subscription.id)).payments).toHaveLength(3);
  }

  test('switches from monthly to annual as quoted', () => expectAsQuoted('monthly', 'annual'));
  test('switches from annual to monthly as quoted', () => expectAsQuoted('annual', 'monthly'));

  test('switches once, however often it is asked', async () => {
    const { subscription } = await s.buy();
    const request = await s.switchTo(subscription.id, 'annual');
    const first = await s.agree(request);
    expect(await s.agree(request)).toEqual(first);
  });

  test('takes a waiting switch back', async () => {
    const { subscription } = await s.buy('annual');
    const waiting = await s.agree(await s.switchTo(subscription.id, 'monthly'));
    expect(waiting.pendingPlan).toBe('monthly');
    const back = await s.agree(await s.switchTo(subscription.id, 'annual'));
    expect(back).toMatchObject({ plan: 'annual', pendingPlan: null });
    expect(back.nextCharge).toEqual(subscription.nextCharge);
  });

  test('lets a waiting switch go with a cancellation', async () => {
    const { subscription } = await s.buy('annual');
    await s.agree(await s.switchTo(subscription.id, 'monthly'));
    await s.provider.cancelAtPeriodEnd(subscription.id);
    const cancelled = await s.read(subscription.id);
    expect(cancelled).toMatchObject({ willCancelAtPeriodEnd: true, nextCharge: null });
    expect((await s.passCharge(subscription.id)).payments).toHaveLength(1);
  });

  test('has a page where the payment method can be updated', async () => {
    const { subscription } = await s.buy();
    const { id, customerId } = subscription;
    const address = await s.provider.openPortal({ id, customerId }, `${origin}/settings`);
    expect(new URL(address).protocol).toMatch(/^https?:$/);
  });
}
