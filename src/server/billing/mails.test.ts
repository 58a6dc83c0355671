import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPerson, type SignedInPerson } from '../../../tests/support/people.ts';
import {
  insertOrder,
  insertPayment,
  insertSubscription,
  type SubscriptionRow,
} from '../../../tests/support/subscription-rows.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { users } from '../db/schema.ts';
import type { BillingMailJob } from '../jobs/jobs.ts';
import { sendBillingMail } from './mails.ts';

let app: TestApp;
let person: SignedInPerson;
beforeAll(async () => {
  app = await createTestApp();
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
    expect(mail?.text).toContain('Next charge: $6.99 USD on 20 December 2026');
  });

  test('promises no next charge where the subscription is cancelled', async () => {
    const row = await insert({ cancelAtPeriodEnd: true });
    const { id } = await insertPayment(app.deps.db, row);
    expect((await mailOf('receipt', row, id))?.text).toContain('Next charge: none');
  });

  test('tells of a failed payment and its next try', async () => {
    const nextChargeAt = new Date('2026-12-23T10:00:00.000Z');
    const mail = await mailOf('payment-failed', await insert({ standing: 'past_due', nextChargeAt }));
    expect(mail?.text).toContain('Next try: 23 December 2026');
    expect(mail?.text).toContain('Stripe');
  });

  test('tells that access has ended, why, and how to come back', async () => {
    const stopped = 'charges-failed';
    const given = { standing: 'past_due', stopped, nextChargeAt: null, paidThrough: now } as const;
    const inGrace = await mailOf('access-ended', await insert(given));
    expect(inGrace?.text).toContain('Access until: 2 December 2026');
    const over = { ...given, paidThrough: new Date('2026-11-20T00:00:00.000Z') };
    const mail = await mailOf('access-ended', await insert({ ...over, live: false }));
    expect(mail?.subject).toBe('Your access to Clearing has ended');
    expect(mail?.text).toContain('update your payment method at Stripe');
    const gone = await mailOf('access-ended', await insert({ ...over, standing: 'ended', live: false }));
    expect(gone?.text).toContain('subscribe again');
  });

  test('tells of a cancellation, and whether it can be taken back', async () => {
    const mail = await mailOf('cancelled', await insert({ cancelAtPeriodEnd: true }));
    expect(mail?.text).toContain('Access until: 20 December 2026');
    expect(mail?.text).toContain('take the cancellation back');
    const over = { standing: 'ended', live: false, paidThrough: now } as const;
    expect((await mailOf('cancelled', await insert(over)))?.subject).toContain('has ended');
  });

  test('tells of a second payment that was given back', async () => {
    const row = await insert({ live: false, standing: 'ended' });
    await insertPayment(app.deps.db, row, { refundedCents: 699, providerPaymentId: 'in_double' });
    const mail = await mailOf('refunded-duplicate', row);
    expect(mail?.text).toContain('in_double');
    expect(mail?.text).toContain('Amount refunded: $6.99 USD');
  });

  test('is in the language of the latest order', async () => {
    const row = await insert({ cancelAtPeriodEnd: true });
    await insertOrder(app.deps.db, row, 'en');
    await insertOrder(app.deps.db, row, 'zh', now);
    expect((await mailOf('cancelled', row))?.subject).toBe('你的 Clearing 订阅已取消');
  });

  const outdated: [BillingMailJob['kind'], string, Partial<SubscriptionRow>][] = [
    ['payment-failed', 'has succeeded meanwhile', { standing: 'active' }],
    ['payment-failed', 'is given up', { standing: 'ended', live: false }],
    ['payment-failed', 'has stopped', { standing: 'past_due', stopped: 'charges-failed' }],
    ['access-ended', 'goes on meanwhile', {}],
    ['cancelled', 'was taken back meanwhile', {}],
    ['renewal', 'was cancelled meanwhile', { cancelAtPeriodEnd: true }],
    ['renewal', 'has happened meanwhile', { nextChargeAt: now }],
    ['receipt', 'has no payment', {}],
  ];
  test.each(outdated)('of kind %s is not sent for what %s', async (kind, _why, patch) => {
    expect(await mailOf(kind, await insert(patch))).toBeUndefined();
  });

  test('to a person who is gone is none, and no failure', async () => {
    const row = await insert({ cancelAtPeriodEnd: true });
    await app.deps.db.delete(users).where(eq(users.id, person.userId));
    expect(await mailOf('cancelled', row)).toBeUndefined();
  });
});
