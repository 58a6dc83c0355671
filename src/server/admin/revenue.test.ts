import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminRevenue } from '#shared/contract/admin.ts';
import { createAdmin } from '../../../tests/support/admin.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { insertPayment, insertSubscription } from '../../../tests/support/subscription-rows.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { deletedAccountPayments, webhookEvents } from '../db/schema-billing.ts';

let test: TestApp;
let headers: { authorization: string };

async function revenue(days = 30): Promise<AdminRevenue[]> {
  const answer = await test.app.inject({ url: `/api/admin/overview?days=${days}`, headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().revenue;
}

const daysAgo = (days: number) => new Date(test.clock.now().getTime() - days * 24 * 3_600_000);

describe('revenue', () => {
  beforeAll(async () => {
    test = await createTestApp();
    ({ headers } = await createAdmin(test));
  });
  afterAll(() => test.close());

  it('is empty before anything was paid', async () => {
    expect(await revenue()).toEqual([]);
  });

  it('adds up payments, refunds and disputes of the period, also of people who are gone', async () => {
    const { db } = test.deps;
    const { userId } = await createPerson(test);
    const running = await insertSubscription(db, userId, { createdAt: daysAgo(45) });
    const pay = (patch: object) => insertPayment(db, running, patch);
    await pay({ amountCents: 525, paidAt: daysAgo(40) });
    await pay({ amountCents: 525, paidAt: daysAgo(10), refundedCents: 200 });
    await pay({ amountCents: 6_195, paidAt: daysAgo(5), disputed: true, refundedCents: 999 });
    await db.insert(deletedAccountPayments).values({
      provider: 'stripe',
      providerPaymentId: 'in_gone',
      plan: 'monthly',
      amountCents: 525,
      currency: 'USD',
      refundedCents: 0,
      disputed: false,
      paidAt: daysAgo(3),
    });
    const [row, ...others] = await revenue();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      provider: 'stripe',
      currency: 'USD',
      payments: 3,
      gross: 72.45,
      refunds: 11.99,
      disputes: 1,
      disputed: 51.96,
      net: 8.5,
    });
    expect((await revenue(90))[0]).toMatchObject({ payments: 4, gross: 77.7, net: 13.75 });
  });

  it('counts people with access, monthly renewals, and what ran out', async () => {
    const { db } = test.deps;
    const add = async (patch: Parameters<typeof insertSubscription>[2]) => {
      const { userId } = await createPerson(test);
      return insertSubscription(db, userId, { provider: 'paypal', currency: 'GBP', ...patch });
    };
    await add({ createdAt: daysAgo(60) });
    await add({ plan: 'annual', nextChargeCents: 5_245 });
    // A switch that waits: the next charge is the yearly one.
    await add({ pendingPlan: 'annual', nextChargeCents: 5_245 });
    await add({ cancelAtPeriodEnd: true, nextChargeCents: null, createdAt: daysAgo(60) });
    await add({ status: 'ended', live: false, paidThrough: daysAgo(2), createdAt: daysAgo(60) });
    await add({ status: 'ended', live: false, paidThrough: daysAgo(40), createdAt: daysAgo(70) });
    await add({ status: 'pending', live: false, paidThrough: null });
    // A renewal that is being tried keeps its person in for a day.
    await add({ status: 'past_due', paidThrough: daysAgo(0.5), createdAt: daysAgo(60) });
    const pounds = (await revenue()).find(({ currency }) => currency === 'GBP');
    expect(pounds).toMatchObject({
      provider: 'paypal',
      activeMonthly: 4,
      activeAnnual: 1,
      ending: 1,
      mrr: 19.24, // Twice 5.25 and twice 52.45 / 12.
      activeAtStart: 4,
      lost: 1,
      ended: 1,
      gross: 0,
    });
  });

  it('counts failed charges with the currency of their subscription', async () => {
    const { db } = test.deps;
    const { userId } = await createPerson(test);
    const own = await insertSubscription(db, userId, { currency: null });
    await insertPayment(db, own, { currency: 'CAD', paidAt: daysAgo(35) });
    const event = (
      eventId: string,
      subjectId: string,
      receivedAt: Date,
      type = 'invoice.payment_failed',
    ) => ({
      provider: 'stripe' as const,
      eventId,
      type,
      subjectKind: 'subscription' as const,
      subjectId,
      receivedAt,
    });
    await db
      .insert(webhookEvents)
      .values([
        event('evt_1', own.providerSubscriptionId, daysAgo(1)),
        event('evt_2', own.providerSubscriptionId, daysAgo(2)),
        event('evt_3', 'sub_of_nobody', daysAgo(2)),
        event('evt_4', own.providerSubscriptionId, daysAgo(31)),
        event('evt_5', own.providerSubscriptionId, daysAgo(1), 'invoice.paid'),
      ]);
    const failed = (await revenue()).filter(({ failedCharges }) => failedCharges > 0);
    expect(failed.map(({ currency, failedCharges }) => [currency, failedCharges]).sort()).toEqual([
      ['', 1],
      ['CAD', 2],
    ]);
  });
});
