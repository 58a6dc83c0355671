import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toOrderType } from '#shared/plan-codec.ts';
import { currencies, defaultPrices, planIds, priceCents } from '#shared/plans.ts';
import {
  annualOrder,
  type BillingApp,
  buy,
  createBillingApp,
  createOrder,
  getActiveSubscription,
  monthlyOrder,
  openPayPage,
  type Person,
  pressOnPayPage,
} from '../../../../tests/support/billing-app.ts';
import { annualAmount, monthlyAmount, monthlyCents, priceAmount } from '../../../../tests/support/prices.ts';
import { orders, payments, subscriptions } from '../../db/schema-billing.ts';

let billing: BillingApp;
beforeAll(async () => {
  billing = await createBillingApp();
});
afterAll(() => billing.close());

const create = (person: Person | undefined, payload: object, headers = {}) =>
  billing.call(person, { method: 'POST', url: '/api/orders/create', payload, headers });
const confirm = (person: Person, orderId: string) =>
  billing.call(person, { method: 'POST', url: `/api/orders/${orderId}/confirm`, payload: {} });
const ordersOf = (person: Person) =>
  billing.app.deps.db.select().from(orders).where(eq(orders.userId, person.userId));

describe('creating an order', () => {
  test.each(currencies.flatMap((currency) => planIds.map((plan) => ({ plan, currency }))))(
    'prices the $plan plan in $currency by the price list',
    async ({ plan, currency }) => {
      const person = await billing.createPerson();
      const answer = await create(person, {
        orderType: toOrderType(plan),
        currency,
        amount: priceAmount(plan, currency),
        paymentMethod: 'stripe',
      });
      expect(answer.statusCode).toBe(200);
      const [row] = await ordersOf(person);
      expect(row).toMatchObject({
        amountCents: priceCents(defaultPrices, plan, currency),
        currency,
        plan,
        status: 'pending',
      });
      expect(answer.json()).toEqual({ orderId: row?.id, orderNumber: row?.orderNumber });
    },
  );

  test.each([
    0,
    0.01,
    monthlyAmount - 0.01,
    monthlyAmount + 0.001,
    monthlyAmount + 0.01,
    monthlyCents,
    annualAmount,
  ])('makes no order for an amount of %d', async (amount) => {
    const person = await billing.createPerson();
    const answer = await create(person, { ...monthlyOrder, amount });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'amount_mismatch']);
    expect(await ordersOf(person)).toEqual([]);
  });

  test.each([
    ['orderType', { ...monthlyOrder, orderType: 'FREE' }],
    ['paymentMethod', { ...monthlyOrder, paymentMethod: 'barter' }],
    ['currency', { ...monthlyOrder, currency: 'BTC' }],
    ['amount', { ...monthlyOrder, amount: String(monthlyAmount) }],
    ['amount', { ...monthlyOrder, amount: -monthlyAmount }],
    ['description', { ...monthlyOrder, description: 'a\u0000b' }],
    ['body', { ...monthlyOrder, role: 'ADMIN' }],
    ['amount', { orderType: 'MONTHLY', paymentMethod: 'stripe', currency: 'USD' }],
  ])('refuses a wrong %s', async (field, payload) => {
    const answer = await create(await billing.createPerson(), payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('invalid_input');
    expect(Object.keys(answer.json().fields)).toContain(field);
  });

  test('creates one order for twenty simultaneous calls with the same key', async () => {
    const person = await billing.createPerson();
    const headers = { 'idempotency-key': 'double-click' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create(person, monthlyOrder, headers)),
    );
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await ordersOf(person)).toHaveLength(1);
  });

  test('refuses the same key for another order', async () => {
    const person = await billing.createPerson();
    const headers = { 'idempotency-key': 'one' };
    await create(person, monthlyOrder, headers);
    const answer = await create(person, annualOrder, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_conflict']);
  });

  test('refuses a key that is too long', async () => {
    const answer = await create(await billing.createPerson(), monthlyOrder, {
      'idempotency-key': 'x'.repeat(201),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });

  test('refuses a subscriber', async () => {
    const person = await billing.createPerson();
    const { orderId } = await buy(billing, person);
    await confirm(person, orderId);
    const answer = await create(person, annualOrder);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_subscribed']);
  });

  test('sells nothing until the paid time of an ended subscription is over', async () => {
    const person = await billing.createPerson();
    const { orderId } = await buy(billing, person);
    await confirm(person, orderId);
    await billing.app.deps.db
      .update(subscriptions)
      .set({ live: false, status: 'ended', providerStatus: 'canceled' })
      .where(eq(subscriptions.userId, person.userId));
    expect((await create(person, annualOrder)).json().code).toBe('already_subscribed');
    const yesterday = new Date(billing.app.deps.billingNow().getTime() - 24 * 3_600_000);
    await billing.app.deps.db
      .update(subscriptions)
      .set({ paidThrough: yesterday })
      .where(eq(subscriptions.userId, person.userId));
    expect((await create(person, annualOrder)).statusCode).toBe(200);
  });

  test.each([
    ['POST', '/api/orders/create'],
    ['POST', '/api/payments/stripe/subscription'],
    ['POST', '/api/orders/0b9c1b0a-0000-4000-8000-000000000000/confirm'],
    ['GET', '/api/subscriptions/user/current/active'],
  ] as const)('%s %s answers 401 without a token', async (method, url) => {
    const answer = await billing.call(undefined, { method, url, ...(method === 'POST' && { payload: {} }) });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
  });
});

describe('confirming an order', () => {
  test('opening the success page before paying changes nothing', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person);
    expect((await confirm(person, ref.orderId)).json()).toMatchObject({ status: 'pending', paidAt: null });
    await openPayPage(billing, person, ref);
    expect((await confirm(person, ref.orderId)).json()).toMatchObject({
      status: 'pending',
      validUntil: null,
    });
    expect(await getActiveSubscription(billing, person)).toEqual({});
  });

  test('asks the provider, so a paid order counts before its webhook', async () => {
    const person = await billing.createPerson();
    const { orderId, orderNumber } = await buy(billing, person, {
      ...annualOrder,
      currency: 'GBP',
      amount: priceAmount('annual', 'GBP'),
    });
    expect((await confirm(person, orderId)).json()).toEqual({
      orderId,
      orderNumber,
      status: 'paid',
      orderType: 'YEARLY',
      amount: priceAmount('annual', 'GBP'),
      currency: 'GBP',
      paymentProvider: 'stripe',
      paidAt: '2026-11-20T10:00:00.000Z',
      validUntil: '2027-11-20T10:00:00.000Z',
      payment: {
        id: expect.any(String),
        subscriptionId: expect.stringMatching(/^sub_/),
        paymentProvider: 'stripe',
        reference: expect.stringMatching(/^in_/),
        orderNumber,
        subscriptionType: 'ANNUAL',
        amount: priceAmount('annual', 'GBP'),
        credit: 0,
        currency: 'GBP',
        status: 'paid',
        refundedAmount: 0,
        paidAt: '2026-11-20T10:00:00.000Z',
        periodStart: '2026-11-20T10:00:00.000Z',
        periodEnd: '2027-11-20T10:00:00.000Z',
        receiptUrl: expect.stringMatching(/^http/),
        tax: null,
        receipts: [{ id: expect.any(String), number: expect.stringMatching(/^R-\d{6}$/), kind: 'payment' }],
      },
      nextCharge: { at: '2027-11-20T10:00:00.000Z', amount: priceAmount('annual', 'GBP'), currency: 'GBP' },
    });
    expect(await getActiveSubscription(billing, person)).toEqual({
      id: expect.any(String),
      subscriptionType: 'ANNUAL',
      endDate: '2027-11-20T10:00:00.000Z',
      willCancelAtPeriodEnd: false,
    });
  });

  test('records the payment once for repeated calls', async () => {
    const person = await billing.createPerson();
    const { orderId } = await buy(billing, person);
    await Promise.all([confirm(person, orderId), confirm(person, orderId), confirm(person, orderId)]);
    const rows = await billing.app.deps.db.select().from(payments).where(eq(payments.userId, person.userId));
    expect(rows).toMatchObject([
      {
        provider: 'stripe',
        amountCents: monthlyCents,
        currency: 'USD',
        periodEnd: new Date('2026-12-20T10:00:00Z'),
      },
    ]);
  });

  test('a declined or abandoned checkout stays unpaid', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person);
    const { redirectUrl } = (await openPayPage(billing, person, ref)).json();
    await pressOnPayPage(billing, redirectUrl, 'decline');
    await pressOnPayPage(billing, redirectUrl, 'cancel');
    expect((await confirm(person, ref.orderId)).json().status).toBe('pending');
    expect(await getActiveSubscription(billing, person)).toEqual({});
  });

  test("treats another person's order like an unknown one", async () => {
    const { orderId } = await buy(billing, await billing.createPerson());
    const stranger = await billing.createPerson();
    const theirs = await confirm(stranger, orderId);
    const unknown = await confirm(stranger, '0b9c1b0a-0000-4000-8000-000000000000');
    expect([theirs.statusCode, theirs.body]).toEqual([404, unknown.body]);
    const [row] = await billing.app.deps.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.status).toBe('pending');
  });

  test('refuses an invalid order id', async () => {
    expect((await confirm(await billing.createPerson(), 'nonsense')).json().code).toBe('invalid_input');
  });

  test('counts a payment at the last moment, even if its order is closed', async () => {
    const person = await billing.createPerson();
    const { orderId } = await buy(billing, person);
    await billing.app.deps.db.update(orders).set({ status: 'expired' }).where(eq(orders.id, orderId));
    expect((await confirm(person, orderId)).json()).toMatchObject({ status: 'paid' });
  });

  test('closes the order of an expired checkout', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person);
    const { sessionId } = (await openPayPage(billing, person, ref)).json();
    await billing.stripe.checkout.sessions.expire(sessionId);
    expect((await confirm(person, ref.orderId)).json().status).toBe('expired');
    expect((await openPayPage(billing, person, ref)).json()).toMatchObject({ success: false });
  });
});

describe('the active subscription', () => {
  const subscribe = async (changes: Partial<typeof subscriptions.$inferInsert>) => {
    const person = await billing.createPerson();
    await billing.app.deps.db.insert(subscriptions).values({
      userId: person.userId,
      provider: 'stripe',
      providerSubscriptionId: `sub_${person.userId}`,
      plan: 'monthly',
      providerStatus: 'active',
      status: 'active',
      live: true,
      paidThrough: new Date('2026-12-01T00:00:00.000Z'),
      createdAt: billing.clock.now(),
      syncedAt: billing.clock.now(),
      ...changes,
    });
    return person;
  };
  const paidOneHourAgo = new Date('2026-11-20T09:00:00.000Z');

  test.each(['active', 'past_due', 'paused', 'ended'] as const)(
    'gives access during the paid period when it is %s',
    async (status) => {
      expect(
        await getActiveSubscription(billing, await subscribe({ status, live: status !== 'ended' })),
      ).toMatchObject({
        subscriptionType: 'MONTHLY',
        endDate: '2026-12-01T00:00:00.000Z',
      });
    },
  );

  test('a renewal charged an hour late does not interrupt access', async () => {
    expect(
      await getActiveSubscription(billing, await subscribe({ paidThrough: paidOneHourAgo })),
    ).not.toEqual({});
  });

  test.each([
    ['that was never paid', { paidThrough: null }],
    ['whose renewal is a day late', { paidThrough: new Date('2026-11-19T10:00:00.000Z') }],
    ['that ended', { status: 'ended' as const, live: false, paidThrough: paidOneHourAgo }],
    ['that is paused', { status: 'paused' as const, paidThrough: paidOneHourAgo }],
    ['that will not renew', { cancelAtPeriodEnd: true, paidThrough: paidOneHourAgo }],
  ])('one %s gives no access', async (_what, changes) => {
    expect(await getActiveSubscription(billing, await subscribe(changes))).toEqual({});
  });
});
