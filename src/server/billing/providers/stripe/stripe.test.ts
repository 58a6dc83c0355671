import { inspect } from 'node:util';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { origin, stripeClientAt } from '../../../../../tests/support/billing-app.ts';
import { monthlyCents } from '../../../../../tests/support/prices.ts';
import { describeProvider } from '../../../../../tests/support/provider-contract.ts';
import { createSteps, dayMs, newest } from '../../../../../tests/support/provider-steps.ts';
import { openStripeSetup, type StripeSetup } from '../../../../../tests/support/stripe-setup.ts';

const hourMs = 3_600_000;
let setup: StripeSetup;
let stripe: Stripe;
const s = createSteps(() => setup);

beforeAll(async () => {
  setup = await openStripeSetup();
  stripe = stripeClientAt(setup.config.apiBase ?? '', setup.config.secretKey);
});
afterAll(() => setup.close());

async function pass(ms: number): Promise<void> {
  await setup.clock.moveTo(new Date(setup.clock.now().getTime() + ms));
}

describe('a checkout', () => {
  test('is refused for the same order with another way back', async () => {
    const request = await s.request();
    await s.open(request);
    const successUrl = `${origin}/elsewhere`;
    await expect(s.provider.openCheckout({ ...request, successUrl })).rejects.toMatchObject({
      code: 'provider_failed',
      cause: { type: 'StripeIdempotencyError' },
    });
  });

  test('is a new one after its plan or customer was created again', async () => {
    const request = await s.request();
    const { id } = await s.open(request);
    const { providerPlanId } = await s.plan('annual');
    const { customerId } = await s.request();
    const ids = [
      id,
      (await s.open({ ...request, providerPlanId })).id,
      (await s.open({ ...request, customerId })).id,
    ];
    expect(new Set(ids).size).toBe(3);
  });

  test('that expired after its answer was lost is opened again', async () => {
    const request = await s.request();
    const { id } = await s.open(request);
    await s.provider.expireCheckout(id);
    const again = await s.open(request);
    expect(again).toMatchObject({ state: 'open' });
    expect(again.id).not.toBe(id);
    expect((await s.open(request)).id).toBe(again.id);
  });

  test('that was paid after its answer was lost is returned as paid', async () => {
    const request = await s.request();
    const { id, url } = await s.open(request);
    await setup.press(url, 'pay');
    expect(await s.provider.openCheckout(request)).toMatchObject({ id, state: 'complete' });
  });

  test('for an unknown customer says so', async () => {
    const request = { ...(await s.request()), customerId: 'cus_unknown' };
    expect(await s.provider.openCheckout(request)).toEqual({ unknown: 'customer' });
  });

  test('expires by itself after a day', async () => {
    const { id } = await s.open(await s.request());
    await pass(24 * hourMs - 1_000);
    expect(await s.provider.findCheckout(id)).toMatchObject({ state: 'open' });
    await pass(1_000);
    expect(await s.provider.findCheckout(id)).toMatchObject({ state: 'expired', url: null });
  });

  test('is in the language of the person, and names the order at the subscription too', async () => {
    const request = { ...(await s.request()), locale: 'zh' } as const;
    const { id } = await s.open(request);
    const metadata = { orderId: request.orderId, userId: request.userId };
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ locale: 'zh', metadata });
    const { subscription, request: bought } = await s.buy();
    const own = { orderId: bought.orderId, userId: bought.userId };
    expect((await stripe.subscriptions.retrieve(subscription.id)).metadata).toEqual(own);
  });
});

test('a plan for a product that the account does not have brings a product of its own', async () => {
  const plan = {
    plan: 'monthly',
    currency: 'AUD',
    amountCents: monthlyCents,
    name: 'Clearing Monthly',
    productName: 'Clearing',
  } as const;
  const { productId, providerPlanId } = await s.provider.createPlan({
    ...plan,
    productId: 'prod_of_another_account',
  });
  expect(productId).toMatch(/^prod_/);
  expect(productId).not.toBe('prod_of_another_account');
  expect(await stripe.prices.retrieve(providerPlanId)).toMatchObject({
    currency: 'aud',
    unit_amount: monthlyCents,
  });
});

test('a customer is made once for a person', async () => {
  const person = { userId: 'the-same', email: 'same@clearing.test' };
  const first = await s.provider.createCustomer?.(person);
  expect(first).toMatch(/^cus_/);
  expect(await s.provider.createCustomer?.(person)).toBe(first);
});

test('a missing customer is created again, once for concurrent calls', async () => {
  const person = { userId: 'gone', email: 'gone@clearing.test' };
  const create = () => s.provider.createCustomer?.(person);
  for (let round = 0; round < 2; round++) {
    const first = await create();
    await stripe.customers.del(first ?? '');
    const [second, third] = await Promise.all([create(), create()]);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect(await create()).toBe(second);
  }
});

test.each([
  ['a wrong key', { secretKey: 'sk_test_wrong' }, 'StripeAuthenticationError 401'],
  ['a server that is not there', { apiBase: 'http://127.0.0.1:2' }, 'StripeConnectionError ECONNREFUSED'],
])('a failure by %s says why, and nothing of the customer', async (_what, changes, why) => {
  const error = await setup
    .providerWith(changes)
    .createCustomer?.({ userId: 'u', email: 'somebody@clearing.test' })
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'provider_failed', status: 502 });
  expect((error as Error).cause).toMatchObject({ message: expect.stringContaining(why) });
  expect(inspect(error, { depth: 10 })).not.toContain('somebody');
});

describe('a switch to annual', () => {
  test('charges what was quoted, though time has passed since', async () => {
    const { subscription } = await s.buy();
    await pass(10 * dayMs);
    const request = await s.switchTo(subscription.id, 'annual');
    const quote = await s.provider.quoteSwitch(request);
    await pass(9 * 60_000);
    expect(await s.provider.quoteSwitch(request)).toMatchObject({ dueTodayCents: quote.dueTodayCents });
    const switched = await s.agree(request);
    expect(newest(switched)).toMatchObject({ amountCents: quote.dueTodayCents, plan: 'annual' });
  });

  test('by a card that is declined changes and charges nothing', async () => {
    const { subscription } = await s.buy();
    await pass(dayMs);
    await s.act(subscription.id, 'fail-next');
    const before = await s.read(subscription.id);
    const request = await s.switchTo(subscription.id, 'annual');
    const outcome = await s.provider.switchPlan({ ...request, returnUrl: origin });
    expect(outcome).toEqual({ kind: 'declined' });
    expect(await s.read(subscription.id)).toEqual(before);
    await s.act(subscription.id, 'recover');
    await pass(1_000);
    const switched = await s.agree(await s.switchTo(subscription.id, 'annual'));
    expect(switched).toMatchObject({ plan: 'annual', status: 'active' });
  });

  test('that was declined goes through under the same quote once the card works, and charges once', async () => {
    const { subscription } = await s.buy();
    await pass(dayMs);
    await s.act(subscription.id, 'fail-next');
    const request = { ...(await s.switchTo(subscription.id, 'annual')), returnUrl: origin };
    for (let press = 0; press < 2; press++)
      expect(await s.provider.switchPlan(request)).toEqual({ kind: 'declined' });
    await s.act(subscription.id, 'recover');
    expect(await s.provider.switchPlan(request)).toEqual({ kind: 'done' });
    expect(await s.read(subscription.id)).toMatchObject({
      plan: 'annual',
      payments: [expect.anything(), expect.anything()],
    });
  });

  test('is possible again after a switch to monthly has come about', async () => {
    const { subscription } = await s.buy('annual');
    await s.agree(await s.switchTo(subscription.id, 'monthly'));
    expect(await s.passCharge(subscription.id)).toMatchObject({ plan: 'monthly' });
    await pass(dayMs);
    const back = await s.agree(await s.switchTo(subscription.id, 'annual'));
    expect(back).toMatchObject({ plan: 'annual', pendingPlan: null });
    expect(back.payments).toHaveLength(3);
  });
});

test('a switch to monthly completes a schedule that an earlier attempt left unfinished', async () => {
  const { subscription } = await s.buy('annual');
  const { id } = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  expect((await s.read(subscription.id)).pendingPlan).toBeNull();
  const waiting = await s.agree(await s.switchTo(subscription.id, 'monthly'));
  expect(waiting.pendingPlan).toBe('monthly');
  expect((await stripe.subscriptions.retrieve(subscription.id)).schedule).toBe(id);
});

describe('a cancellation', () => {
  test('in the customer portal sets only cancel_at and can be undone', async () => {
    const { subscription } = await s.buy();
    expect(await s.act(subscription.id, 'cancel')).toMatchObject({ willCancelAtPeriodEnd: true });
    const atStripe = await stripe.subscriptions.retrieve(subscription.id);
    expect(atStripe).toMatchObject({ cancel_at_period_end: false, cancel_at: expect.any(Number) });
    await s.provider.undoCancel(subscription.id);
    const { willCancelAtPeriodEnd, nextCharge } = await s.read(subscription.id);
    expect({ willCancelAtPeriodEnd, nextCharge }).toEqual({
      willCancelAtPeriodEnd: false,
      nextCharge: subscription.nextCharge,
    });
  });

  test('between two tries of a charge stops the tries', async () => {
    const { subscription } = await s.buy();
    await s.act(subscription.id, 'fail-next');
    expect((await s.passCharge(subscription.id)).status).toBe('past_due');
    await s.provider.cancelAtPeriodEnd(subscription.id);
    const ended = await s.read(subscription.id);
    expect(ended).toMatchObject({ status: 'ended', nextCharge: null });
    const tries = await stripe.charges.list({ customer: subscription.customerId ?? '' });
    await pass(20 * dayMs);
    const later = await stripe.charges.list({ customer: subscription.customerId ?? '' });
    expect(later.data).toHaveLength(tries.data.length);
  });

  test('in the hour between a period and its charge leaves the new period unpaid', async () => {
    const { subscription } = await s.buy();
    const end = newest(subscription).periodEnd.getTime();
    await setup.clock.moveTo(new Date(end + 10 * 60_000));
    const renewing = await s.read(subscription.id);
    expect(renewing.nextCharge).toEqual({
      at: new Date(end + hourMs),
      amountCents: monthlyCents,
      currency: 'USD',
    });
    await s.provider.cancelAtPeriodEnd(subscription.id);
    await pass(2 * hourMs);
    expect(await s.read(subscription.id)).toMatchObject({
      status: 'ended',
      payments: subscription.payments,
    });
  });
});

test('a disputed payment is not refunded as well', async () => {
  const { subscription } = await s.buy();
  await s.act(subscription.id, 'dispute');
  await s.provider.refund(newest(subscription).id);
  expect(newest(await s.read(subscription.id))).toMatchObject({ disputed: true, refundedCents: 0 });
});

describeProvider('Stripe', () => openStripeSetup());
