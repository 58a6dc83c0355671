import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { annualCents, monthlyCents } from '../../../../tests/support/prices.ts';
import { raisePrices } from '../../../../tests/support/raise-prices.ts';
import {
  annual,
  current,
  monthlyByPaypal,
  openShop,
  order,
  origin,
  pay,
  press,
  type Shop,
  settle,
  start,
} from '../../../../tests/support/shop.ts';
import { billingCustomers, orders } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const sessionOf = (id: string) => shop.stripe.checkout.sessions.retrieve(id);

describe('starting a checkout', () => {
  test('opens a page at the provider with the plan, the price and the way back', async () => {
    const person = await shop.person();
    const ref = await order(shop, person, annual);
    const answer = await start(shop, person, ref);
    const { success, sessionId, redirectUrl } = answer.json();
    expect([answer.statusCode, success]).toEqual([200, true]);
    expect(redirectUrl).toBe(`${origin}/sandbox/stripe/checkout/${sessionId}`);
    expect(await sessionOf(sessionId)).toMatchObject({
      amount_total: annualCents,
      currency: 'usd',
      mode: 'subscription',
      client_reference_id: ref.orderId,
      metadata: { orderId: ref.orderId, userId: person.userId },
      success_url: `${origin}/payment-success?order=${ref.orderId}`,
      cancel_url: `${origin}/subscription-cancel`,
    });
  });

  test('stores the customer, the same one for each order', async () => {
    const person = await shop.person();
    const first = (await start(shop, person, await order(shop, person))).json();
    const second = (await start(shop, person, await order(shop, person))).json();
    const [row] = await shop.test.deps.db
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, person.userId));
    expect((await sessionOf(first.sessionId)).customer).toBe(row?.providerCustomerId);
    expect((await sessionOf(second.sessionId)).customer).toBe(row?.providerCustomerId);
  });

  test('makes a new customer when the provider does not know the stored one', async () => {
    const person = await shop.person();
    const { db } = shop.test.deps;
    const { userId } = person;
    const providerCustomerId = 'cus_of_another_account';
    await db.insert(billingCustomers).values({ userId, provider: 'stripe', providerCustomerId });
    const { sessionId } = (await start(shop, person, await order(shop, person))).json();
    const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
    expect(row?.providerCustomerId).not.toBe(providerCustomerId);
    expect((await sessionOf(sessionId)).customer).toBe(row?.providerCustomerId);
  });

  test('makes a new customer within the hour when the first one was deleted at the provider', async () => {
    const person = await shop.person();
    const first = (await start(shop, person, await order(shop, person))).json();
    await shop.stripe.customers.del(String((await sessionOf(first.sessionId)).customer));
    const ref = await order(shop, person);
    const second = (await start(shop, person, ref)).json();
    expect(second).toMatchObject({ success: true });
    expect((await start(shop, person, ref)).json()).toEqual(second);
    await press(shop, second.redirectUrl, 'pay');
    await settle(shop);
    expect(await current(shop, person)).toMatchObject({ hasAccess: true });
  });

  test("charges the order's own amount, whatever the price list has become since", async () => {
    const person = await shop.person();
    const refs = { stripe: await order(shop, person), paypal: await order(shop, person, monthlyByPaypal) };
    const restore = raisePrices({ MONTHLY: 100, YEARLY: 1_000 });
    try {
      // The list is another one: what it said before is refused now.
      expect(await order(shop, person)).toMatchObject({ code: 'amount_mismatch' });
      const { sessionId } = (await start(shop, person, refs.stripe)).json();
      expect((await sessionOf(sessionId)).amount_total).toBe(monthlyCents);
      const { redirectUrl } = (await start(shop, person, refs.paypal, {}, {}, 'paypal')).json();
      await press(shop, redirectUrl, 'pay');
      const [bought] = shop.paypal.simulated.subscriptions();
      expect(bought?.payments.map(({ amountCents }) => amountCents)).toEqual([monthlyCents]);
    } finally {
      restore();
    }
  });

  test('gives the same page to a repeat, with and without a key', async () => {
    const person = await shop.person();
    const ref = await order(shop, person);
    const headers = { 'idempotency-key': 'start' };
    const first = (await start(shop, person, ref, {}, headers)).json();
    expect((await start(shop, person, ref, {}, headers)).json()).toEqual(first);
    expect((await start(shop, person, ref)).json()).toEqual(first);
    expect((await start(shop, person, ref, { successUrl: `${origin}/other` })).json()).toEqual(first);
  });

  test('gives one page to ten calls at the same moment', async () => {
    const person = await shop.person();
    const ref = await order(shop, person);
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(shop, person, ref)));
    expect(new Set(answers.map((answer) => answer.json().sessionId)).size).toBe(1);
  });

  test('closes the page of an earlier order, so that only one can be paid', async () => {
    const person = await shop.person();
    const earlier = await order(shop, person);
    const first = (await start(shop, person, earlier)).json();
    const second = (await start(shop, person, await order(shop, person, annual))).json();
    expect((await sessionOf(first.sessionId)).status).toBe('expired');
    expect((await sessionOf(second.sessionId)).status).toBe('open');
    const [row] = await shop.test.deps.db.select().from(orders).where(eq(orders.id, earlier.orderId));
    expect(row?.status).toBe('expired');
  });

  test('leaves one open page when two orders are started at the same moment', async () => {
    const person = await shop.person();
    const refs = [await order(shop, person), await order(shop, person, annual)];
    const answers = await Promise.all(refs.map((ref) => start(shop, person, ref)));
    const sessions = await Promise.all(answers.map((answer) => sessionOf(answer.json().sessionId)));
    expect(sessions.map((session) => session.status).sort()).toEqual(['expired', 'open']);
  });

  test('refuses a second subscription when an earlier page was paid and no webhook has come', async () => {
    const person = await shop.person();
    const second = await order(shop, person, annual);
    await pay(shop, person);
    expect((await start(shop, person, second)).json()).toEqual({
      success: false,
      code: 'already_subscribed',
      errorMessage: 'You already have an active subscription',
    });
  });

  test('refuses to pay an order twice', async () => {
    const person = await shop.person();
    const ref = await pay(shop, person);
    expect((await start(shop, person, ref)).json()).toMatchObject({ success: false });
    expect((await start(shop, person, ref)).json()).toEqual({
      success: false,
      code: 'order_paid',
      errorMessage: 'This order is already paid',
    });
  });

  test('paying the same page twice charges once', async () => {
    const person = await shop.person();
    const { redirectUrl } = (await start(shop, person, await order(shop, person))).json();
    await press(shop, redirectUrl, 'pay');
    await press(shop, redirectUrl, 'pay');
    const [row] = await shop.test.deps.db
      .select()
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, person.userId));
    const list = await shop.stripe.subscriptions.list({ customer: row?.providerCustomerId ?? '' });
    expect(list.data).toHaveLength(1);
  });

  test.each([
    ['successUrl', 'https://evil.example/payment-success'],
    ['successUrl', 'http://127.0.0.1:3000@evil.example/'],
    ['successUrl', 'javascript:alert(1)'],
    ['successUrl', '//evil.example'],
    ['cancelUrl', 'http://127.0.0.1:3001/'],
    ['cancelUrl', 'not an address'],
  ])('refuses %s %s', async (field, address) => {
    const person = await shop.person();
    const answer = await start(shop, person, await order(shop, person), { [field]: address });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'redirect_not_allowed']);
  });

  test.each([
    ['orderId', { orderId: 'nonsense' }],
    ['orderNumber', { orderNumber: 'x'.repeat(65) }],
    ['successUrl', { successUrl: 7 }],
    ['paymentProvider', { paymentProvider: 'PAYPAL' }],
    ['body', { amount: 0.01 }],
  ])('refuses a wrong %s', async (field, changes) => {
    const person = await shop.person();
    const answer = await start(shop, person, await order(shop, person), changes);
    expect(answer.json().code).toBe('invalid_input');
    expect(Object.keys(answer.json().fields)).toContain(field);
  });

  test("another person's order behaves exactly like an unknown one, and nothing is opened", async () => {
    const owner = await shop.person();
    const ref = await order(shop, owner);
    const stranger = await shop.person();
    const theirs = await start(shop, stranger, ref, { userId: owner.userId });
    const unknown = await start(shop, stranger, { ...ref, orderId: '0b9c1b0a-0000-4000-8000-000000000000' });
    expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body]);
    const [row] = await shop.test.deps.db.select().from(orders).where(eq(orders.id, ref.orderId));
    expect(row?.providerSessionId).toBeNull();
  });

  test('refuses an order number of another order', async () => {
    const person = await shop.person();
    const ref = await order(shop, person);
    const answer = await start(shop, person, { ...ref, orderNumber: '20261120-AAAAAAAAAA' });
    expect(answer.statusCode).toBe(404);
  });

  test('the plan, currency and person in the body decide nothing', async () => {
    const person = await shop.person();
    const ref = await order(shop, person, annual);
    const body = { orderType: 'MONTHLY', currency: 'GBP', userId: (await shop.person()).userId };
    const { sessionId } = (await start(shop, person, ref, body)).json();
    expect(await sessionOf(sessionId)).toMatchObject({
      amount_total: annualCents,
      currency: 'usd',
      metadata: { userId: person.userId },
    });
  });
});

test('a provider that does not answer is a 502 that tells nothing, and the key can be used again', async () => {
  const person = await shop.person();
  const ref = await order(shop, person);
  const headers = { 'idempotency-key': 'again' };
  const working = shop.test.deps.providers.stripe;
  if (!working) throw new Error('no provider');
  const { openCheckout } = working;
  working.openCheckout = async () => {
    throw new AppError('provider_failed', { cause: new Error('sk_test_secret') });
  };
  const failed = await start(shop, person, ref, {}, headers);
  working.openCheckout = openCheckout;
  expect([failed.statusCode, failed.json()]).toEqual([
    502,
    { code: 'provider_failed', message: 'The payment provider did not answer as expected' },
  ]);
  expect((await start(shop, person, ref, {}, headers)).json().success).toBe(true);
});
