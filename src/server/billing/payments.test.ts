import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson, type SignedInPerson } from '../../../tests/support/people.ts';
import {
  insertPayment,
  insertSubscription,
  type PaymentRow,
  type SubscriptionRow,
} from '../../../tests/support/subscription-rows.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let person: SignedInPerson;
let subscription: SubscriptionRow;
beforeAll(async () => {
  app = await createTestApp();
  person = await createPerson(app);
  subscription = await insertSubscription(app.deps.db, person.userId);
});
afterAll(() => app.close());

const list = (subscriptionId: string, headers = person.headers) =>
  app.app.inject({ url: `/api/payments/subscription/${subscriptionId}/payments`, headers });

describe('the payments of a subscription', () => {
  test('are none before the first one', async () => {
    const fresh = await insertSubscription(app.deps.db, person.userId, { live: false });
    expect((await list(fresh.id)).json()).toEqual([]);
  });

  test('come newest first, the same by our id and by the provider’s', async () => {
    const { db } = app.deps;
    const first = await insertPayment(db, subscription, { receiptUrl: 'https://pay.example.org/r/1' });
    const paidAt = new Date('2026-12-20T11:00:00.000Z');
    const second = await insertPayment(db, subscription, { paidAt, plan: 'annual' });
    const answer = await list(subscription.providerSubscriptionId);
    expect(answer.json()).toEqual([
      expect.objectContaining({ id: second.id, subscriptionType: 'ANNUAL', receiptUrl: null }),
      {
        id: first.id,
        subscriptionId: subscription.providerSubscriptionId,
        paymentProvider: 'stripe',
        reference: first.providerPaymentId,
        orderNumber: null,
        subscriptionType: 'MONTHLY',
        amount: 5.25,
        currency: 'USD',
        status: 'paid',
        refundedAmount: 0,
        credit: 0,
        paidAt: first.paidAt.toISOString(),
        periodStart: first.periodStart.toISOString(),
        periodEnd: first.periodEnd.toISOString(),
        receiptUrl: 'https://pay.example.org/r/1',
        tax: null,
        receipts: [],
      },
    ]);
    expect((await list(subscription.id)).json()).toEqual(answer.json());
  });

  const kinds: [string, Partial<PaymentRow>, number][] = [
    ['paid', {}, 0],
    ['paid', { amountCents: 0 }, 0],
    ['partially_refunded', { refundedCents: 100 }, 1],
    ['refunded', { refundedCents: 525 }, 5.25],
    ['disputed', { disputed: true }, 0],
    ['disputed', { disputed: true, refundedCents: 525 }, 5.25],
  ];
  test.each(kinds)('have the status %s: %j', async (status, patch, refundedAmount) => {
    const own = await insertSubscription(app.deps.db, person.userId, { live: false });
    await insertPayment(app.deps.db, own, patch);
    expect((await list(own.id)).json()).toMatchObject([{ status, refundedAmount }]);
  });

  test('of another person are not found', async () => {
    const other = await createPerson(app);
    const unknown = await list('sub_unknown', other.headers);
    expect(unknown.statusCode).toBe(404);
    for (const id of [subscription.id, subscription.providerSubscriptionId]) {
      const foreign = await list(id, other.headers);
      expect([foreign.statusCode, foreign.json()]).toEqual([404, unknown.json()]);
    }
  });

  test('require a sign-in', async () => {
    expect((await list(subscription.id, { authorization: '' })).statusCode).toBe(401);
  });
});
