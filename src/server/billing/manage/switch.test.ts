import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { accept, passPeriod, paymentsOf, planChanges } from '../../../../tests/support/plan-changes.ts';
import { annualAmount, monthlyAmount } from '../../../../tests/support/prices.ts';
import {
  annual,
  annualByPaypal,
  current,
  monthly,
  monthlyByPaypal,
  openShop,
  origin,
  press,
  type Shop,
  settle,
  subscriber,
} from '../../../../tests/support/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

const minute = 60_000;
const day = 24 * 60 * minute;
const byStripe = planChanges(() => shop, 'stripe');
const byPaypal = planChanges(() => shop, 'paypal');
const pass = (ms: number) => shop.time.moveTo(new Date(shop.time.now().getTime() + ms));

describe('monthly to annual by stripe', () => {
  const bought = async () => {
    const buyer = await subscriber(shop, monthly);
    await pass(10 * day);
    return buyer;
  };

  test('charges exactly what was quoted, at once, and next what was said', async () => {
    const { person, id } = await bought();
    const quote = await byStripe.agree(person, id, 'YEARLY');
    expect(quote).toMatchObject({ effective: 'now', currency: 'USD', orderType: 'YEARLY' });
    expect(quote.credit).toBeGreaterThan(4);
    expect(quote.credit).toBeLessThan(5);
    expect(quote.dueToday).toBeCloseTo(annualAmount - quote.credit, 2);
    const [latest, first] = await paymentsOf(shop, person, id);
    expect(latest).toMatchObject({ amount: quote.dueToday, subscriptionType: 'ANNUAL', status: 'paid' });
    expect(first).toMatchObject({ amount: monthlyAmount, subscriptionType: 'MONTHLY' });
    expect(await current(shop, person)).toMatchObject({
      subscriptionType: 'ANNUAL',
      pendingSwitch: null,
      nextCharge: quote.nextCharge,
    });
  });

  test('charges the same sum when the person thinks about it for nine minutes', async () => {
    const { person, id } = await bought();
    const quote = await byStripe.quoteOf(person, id, 'YEARLY');
    await pass(9 * minute);
    expect((await byStripe.change(person, id, accept(quote))).json()).toEqual({ success: true });
    expect((await paymentsOf(shop, person, id))[0]?.amount).toBe(quote.dueToday);
  });

  test('charges once, however often it is sent', async () => {
    const { person, id } = await bought();
    const seen = accept(await byStripe.quoteOf(person, id, 'YEARLY'));
    const headers = { 'idempotency-key': 'switch' };
    const calls = [
      byStripe.change(person, id, seen, headers),
      byStripe.change(person, id, seen, headers),
      byStripe.change(person, id, seen),
      byStripe.change(person, id, seen),
    ];
    for (const answer of await Promise.all(calls)) expect(answer.json()).toEqual({ success: true });
    expect((await byStripe.change(person, id, seen)).json()).toEqual({ success: true });
    expect(await paymentsOf(shop, person, id)).toHaveLength(2);
  });

  test('and a cancellation at the same moment happen one after the other', async () => {
    const { person, id } = await bought();
    const seen = accept(await byStripe.quoteOf(person, id, 'YEARLY'));
    const [switched, cancelled] = await Promise.all([
      byStripe.change(person, id, seen),
      byStripe.cancel(person, id),
    ]);
    expect(cancelled.json()).toEqual({ success: true });
    const isFirst = switched.json().success;
    expect(switched.json().code).toBe(isFirst ? undefined : 'cancel_waiting');
    expect(await current(shop, person)).toMatchObject({
      subscriptionType: isFirst ? 'ANNUAL' : 'MONTHLY',
      willCancelAtPeriodEnd: true,
      nextCharge: null,
    });
    expect(await paymentsOf(shop, person, id)).toHaveLength(isFirst ? 2 : 1);
  });

  test('changes and charges nothing when the card is declined', async () => {
    const { person, id, subscription } = await bought();
    const seen = accept(await byStripe.quoteOf(person, id, 'YEARLY'));
    await shop.sandbox.simulated.act(id, 'fail-next');
    expect((await byStripe.change(person, id, seen)).json()).toEqual({
      success: false,
      code: 'payment_declined',
      errorMessage: 'The payment was declined; nothing was changed',
    });
    await settle(shop);
    expect(await current(shop, person)).toEqual(subscription);
    expect(await paymentsOf(shop, person, id)).toHaveLength(1);
  });
});

describe('a part that was given back', () => {
  const giveBack = async (id: string) => {
    const [charge] = (await shop.stripe.charges.list({ limit: 1 })).data;
    expect((await shop.stripe.subscriptions.retrieve(id)).customer).toBe(charge?.customer);
    await shop.stripe.refunds.create({ charge: charge?.id ?? '', amount: 100 });
    await settle(shop);
  };

  test('keeps a change at once from taking unpaid days off the price', async () => {
    const { person, id } = await subscriber(shop, monthly);
    await giveBack(id);
    expect((await byStripe.ask(person, id, 'YEARLY')).json().code).toBe('payment_returned');
  });

  test('does not stand in the way of a change at the end of the period', async () => {
    const { person, id } = await subscriber(shop, annual);
    await giveBack(id);
    expect(await byStripe.agree(person, id, 'MONTHLY')).toMatchObject({ credit: 0 });
  });
});

describe('annual to monthly by stripe', () => {
  test('waits for the end of the paid year, and can be taken back', async () => {
    const { person, id, subscription } = await subscriber(shop, annual);
    const quote = await byStripe.agree(person, id, 'MONTHLY');
    expect(quote).toMatchObject({
      effective: 'period-end',
      dueToday: 0,
      credit: 0,
      nextCharge: { at: subscription.endDate, amount: monthlyAmount, currency: 'USD' },
    });
    expect(await current(shop, person)).toMatchObject({
      subscriptionType: 'ANNUAL',
      pendingSwitch: { subscriptionType: 'MONTHLY', at: subscription.endDate },
      nextCharge: quote.nextCharge,
    });
    const back = await byStripe.agree(person, id, 'YEARLY');
    expect(back).toMatchObject({ dueToday: 0, nextCharge: subscription.nextCharge });
    expect(await current(shop, person)).toEqual(subscription);
  });

  test('brings the monthly plan and price then', async () => {
    const { person, id } = await subscriber(shop, annual);
    await byStripe.agree(person, id, 'MONTHLY');
    await passPeriod(shop, person);
    expect((await paymentsOf(shop, person, id))[0]).toMatchObject({
      amount: monthlyAmount,
      subscriptionType: 'MONTHLY',
    });
    expect(await current(shop, person)).toMatchObject({ subscriptionType: 'MONTHLY', pendingSwitch: null });
  });
});

const bothWays = [
  { from: monthlyByPaypal, back: 'MONTHLY', to: 'YEARLY', type: 'ANNUAL', price: annualAmount },
  { from: annualByPaypal, back: 'YEARLY', to: 'MONTHLY', type: 'MONTHLY', price: monthlyAmount },
] as const;

describe.each(bothWays)('to $type by paypal', ({ from, back, to, type, price }) => {
  test('is agreed to at PayPal, and waits for the next billing time', async () => {
    const { person, id, subscription } = await subscriber(shop, from);
    const quote = await byPaypal.quoteOf(person, id, to);
    expect(quote).toMatchObject({
      effective: 'period-end',
      dueToday: 0,
      nextCharge: { at: subscription.nextCharge.at, amount: price, currency: 'USD' },
    });
    const { redirectUrl } = (await byPaypal.change(person, id, accept(quote))).json();
    expect(redirectUrl).toContain(`${origin}/sandbox/paypal/`);
    await settle(shop);
    expect(await current(shop, person)).toEqual(subscription);
    expect((await press(shop, redirectUrl, 'pay')).headers.location).toContain(`${origin}/pay`);
    await settle(shop);
    expect(await current(shop, person)).toMatchObject({
      subscriptionType: subscription.subscriptionType,
      pendingSwitch: { subscriptionType: type },
      nextCharge: quote.nextCharge,
    });
    await passPeriod(shop, person);
    expect(await current(shop, person)).toMatchObject({ subscriptionType: type, pendingSwitch: null });
    expect((await paymentsOf(shop, person, id))[0]).toMatchObject({ amount: price, subscriptionType: type });
  });

  test('is taken back by agreeing to the present plan again', async () => {
    const { person, id, subscription } = await subscriber(shop, from);
    await byPaypal.agree(person, id, to);
    await byPaypal.agree(person, id, back);
    expect(await current(shop, person)).toEqual(subscription);
  });

  test('is looked for later, should the webhook that tells of the agreement get lost', async () => {
    const { person, id } = await subscriber(shop, from);
    const seen = accept(await byPaypal.quoteOf(person, id, to));
    const sent = vi.spyOn(shop.test.deps.jobs, 'send');
    await byPaypal.change(person, id, seen);
    const job = { provider: 'paypal', subscriptionId: id };
    const options = { startAfterS: 120, key: expect.stringContaining(id) };
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'sync-subscription', job, options);
  });

  test('changes nothing when the person does not agree', async () => {
    const { person, id, subscription } = await subscriber(shop, from);
    const seen = accept(await byPaypal.quoteOf(person, id, to));
    const { redirectUrl } = (await byPaypal.change(person, id, seen)).json();
    await press(shop, redirectUrl, 'cancel');
    await settle(shop);
    expect(await current(shop, person)).toEqual(subscription);
  });
});
