import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPerson, type SignedInPerson } from '../../../../tests/support/people.ts';
import {
  insertOrder,
  insertPayment,
  insertSubscription,
  type SubscriptionRow,
} from '../../../../tests/support/subscription-rows.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { users } from '../../db/schema.ts';
import { subscriptions } from '../../db/schema-billing.ts';
import type { BillingMailJob } from '../../jobs/jobs.ts';
import { findOrderNumber } from '../payments.ts';
import { sendBillingMail } from './mails.ts';

let app: TestApp;
let person: SignedInPerson;
beforeAll(async () => {
  app = await createTestApp({
    env: {
      SELLER_NAME: 'Clearing Ltd',
      SELLER_ADDRESS: '1 High Street, Leeds',
      SUPPORT_EMAIL: 'help@clearing.example',
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await createPerson(app);
});

const now = new Date('2026-12-01T00:00:00.000Z');

const insert = (patch: Partial<SubscriptionRow> = {}) =>
  insertSubscription(app.deps.db, person.userId, patch);

/** The mail that the job sends to this person, if it does. */
async function mailOf(kind: BillingMailJob['kind'], subscription: SubscriptionRow, paymentId?: string) {
  const job = { kind, subscriptionId: subscription.id, ...(paymentId && { paymentId }) };
  const sent = app.mails.length;
  await sendBillingMail({ ...app.deps, billingNow: () => now }, job);
  return app.mails.slice(sent).find((mail) => mail.to === person.email);
}

describe('a mail about money', () => {
  test('is a receipt for the payment that the job names, with the next charge', async () => {
    const row = await insert();
    const first = await insertPayment(app.deps.db, row, { providerPaymentId: 'in_first' });
    const paidAt = new Date('2026-12-20T11:00:00.000Z');
    await insertPayment(app.deps.db, row, { providerPaymentId: 'in_second', paidAt });
    const mail = await mailOf('receipt', row, first.id);
    expect(mail?.text).toContain('in_first');
    expect(mail?.text).toContain('Next charge: $5.25 USD on December 20, 2026');
    expect(mail?.text).toContain('http://127.0.0.1:3000/pay?manage=payments');
    expect(mail?.text).toContain('Seller: Clearing Ltd, 1 High Street, Leeds');
  });

  test('includes order number, period and credit', async () => {
    const row = await insert();
    await insertOrder(app.deps.db, row, 'en');
    const periodStart = new Date('2026-11-25T10:00:00.000Z');
    const { id } = await insertPayment(app.deps.db, row, { periodStart, creditCents: 100 });
    const mail = await mailOf('receipt', row, id);
    expect(mail?.text).toContain(`Order number: ${await findOrderNumber(app.deps.db, row.id)}`);
    expect(mail?.text).toContain('Period: November 25, 2026 to December 20, 2026');
    expect(mail?.text).toContain('Price: $6.25 USD');
  });

  test('announces no next charge for a cancelled subscription', async () => {
    const row = await insert({ cancelAtPeriodEnd: true });
    const { id } = await insertPayment(app.deps.db, row);
    expect((await mailOf('receipt', row, id))?.text).toContain('Next charge: None');
  });

  test('reports a failed payment and its next attempt', async () => {
    const nextChargeAt = new Date('2026-12-23T10:00:00.000Z');
    const mail = await mailOf('payment-failed', await insert({ status: 'past_due', nextChargeAt }));
    expect(mail?.text).toContain('Next attempt: December 23, 2026');
    expect(mail?.text).toContain('Stripe');
  });

  test('reports the end of access, the reason and how to return', async () => {
    const stopped = 'charges-failed';
    const given = { status: 'past_due', stopped, nextChargeAt: null, paidThrough: now } as const;
    const inGrace = await mailOf('access-ended', await insert(given));
    expect(inGrace?.text).toContain('Access until: December 2, 2026');
    const over = { ...given, paidThrough: new Date('2026-11-20T00:00:00.000Z') };
    const mail = await mailOf('access-ended', await insert({ ...over, live: false }));
    expect(mail?.subject).toBe('Your access to Clearing has ended');
    expect(mail?.text).toContain('update your payment method at Stripe');
    const gone = await mailOf('access-ended', await insert({ ...over, status: 'ended', live: false }));
    expect(gone?.text).toContain('subscribe again');
  });

  test('reports a cancellation and whether it can be undone', async () => {
    const mail = await mailOf('cancelled', await insert({ cancelAtPeriodEnd: true }));
    expect(mail?.text).toContain('Access until: December 20, 2026');
    expect(mail?.text).toContain('undo the cancellation');
    const over = { status: 'ended', live: false, paidThrough: now } as const;
    expect((await mailOf('cancelled', await insert(over)))?.subject).toContain('has ended');
  });

  test('reports a refunded duplicate', async () => {
    const row = await insert({ live: false, status: 'ended' });
    await insertPayment(app.deps.db, row, { refundedCents: 525, providerPaymentId: 'in_double' });
    const mail = await mailOf('refunded-duplicate', row);
    expect(mail?.text).toContain('in_double');
    expect(mail?.text).toContain('Amount refunded: $5.25 USD');
  });

  test('reports refunds, undone cancellations and every kind of switch', async () => {
    const row = await insert();
    const { id } = await insertPayment(app.deps.db, row, { refundedCents: 200 });
    expect((await mailOf('refunded', row, id))?.subject).toBe('Your Clearing refund: $2.00 USD');
    expect((await mailOf('resumed', row))?.subject).toBe('Your Clearing subscription continues');
    expect((await mailOf('switched', row))?.subject).toBe('Your Clearing plan is now Monthly');
    expect((await mailOf('switch-undone', row))?.subject).toContain('staying on');
    await app.deps.db
      .update(subscriptions)
      .set({ pendingPlan: 'annual' })
      .where(eq(subscriptions.id, row.id));
    expect((await mailOf('switch-planned', row))?.text).toContain('From December 20, 2026: Annual');
    // It came back with the subscription.
    expect((await mailOf('resumed', row))?.text).toContain('From December 20, 2026: Annual');
    // What the next mail would say is not so any more.
    expect(await mailOf('switched', row)).toBeUndefined();
  });

  test('is in the language of the latest order', async () => {
    const row = await insert({ cancelAtPeriodEnd: true });
    await insertOrder(app.deps.db, row, 'en');
    await insertOrder(app.deps.db, row, 'zh', now);
    expect((await mailOf('cancelled', row))?.subject).toBe('你的 Clearing 订阅已取消');
  });

  const outdated: [BillingMailJob['kind'], string, Partial<SubscriptionRow>][] = [
    ['payment-failed', 'has succeeded meanwhile', { status: 'active' }],
    ['payment-failed', 'is given up', { status: 'ended', live: false }],
    ['payment-failed', 'has stopped', { status: 'past_due', stopped: 'charges-failed' }],
    ['access-ended', 'goes on meanwhile', {}],
    ['cancelled', 'was taken back meanwhile', {}],
    ['renewal', 'was cancelled meanwhile', { cancelAtPeriodEnd: true }],
    ['renewal', 'has happened meanwhile', { nextChargeAt: now }],
    ['receipt', 'has no payment', {}],
    ['refunded', 'was not refunded', {}],
    ['resumed', 'was cancelled again meanwhile', { cancelAtPeriodEnd: true }],
    ['switch-planned', 'does not wait any more', {}],
  ];
  test.each(outdated)('of kind %s is not sent for what %s', async (kind, _why, patch) => {
    expect(await mailOf(kind, await insert(patch))).toBeUndefined();
  });

  test('is silently skipped for a deleted person', async () => {
    const row = await insert({ cancelAtPeriodEnd: true });
    await app.deps.db.delete(users).where(eq(users.id, person.userId));
    expect(await mailOf('cancelled', row)).toBeUndefined();
  });
});
