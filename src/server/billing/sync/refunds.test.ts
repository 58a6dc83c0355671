import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type BillingApp,
  createBillingApp,
  createSubscriber,
  monthlyOrder,
  type Person,
  processWebhooks,
  takeWebhooks,
} from '../../../../tests/support/billing-app.ts';
import { monthlyAmount, monthlyCents } from '../../../../tests/support/prices.ts';
import { operatorLog, paymentRefunds } from '../../db/schema-billing.ts';
import { reconcile } from './reconcile.ts';
import { storeRefunds } from './refunds.ts';

let billing: BillingApp;
beforeAll(async () => {
  billing = await createBillingApp();
});
afterAll(() => billing.close());

const paypal = () => {
  const found = billing.app.deps.providers.paypal;
  if (!found) throw new Error('no PayPal');
  return found;
};

async function paymentOf(person: Person, id: string) {
  const url = `/api/payments/subscription/${id}/payments`;
  const [payment] = (await billing.call(person, { url })).json();
  return payment as { reference: string; refundedAmount: number; status: string; receipts: object[] };
}

async function subscribe() {
  const { person, id } = await createSubscriber(billing, { ...monthlyOrder, paymentMethod: 'paypal' });
  const { reference } = await paymentOf(person, id);
  return { person, id, reference };
}

/** As on PayPal's own pages: none of our operators has anything to do with it. */
const giveBack = (reference: string, amountCents: number) =>
  paypal().refund(reference, { amountCents, currency: 'USD', key: crypto.randomUUID() });

async function loseWebhooks() {
  await takeWebhooks(billing);
}

async function lookAgain() {
  await reconcile(billing.app.deps);
  await billing.app.runJobs();
}

describe('a part that was refunded at PayPal', () => {
  test('is recorded to the cent from the webhook, each further part too, with a credit note for each', async () => {
    const { person, id, reference } = await subscribe();
    await giveBack(reference, 150);
    await processWebhooks(billing);
    expect(await paymentOf(person, id)).toMatchObject({ refundedAmount: 1.5, status: 'partially_refunded' });
    await giveBack(reference, 75);
    await processWebhooks(billing);
    const twice = await paymentOf(person, id);
    expect(twice.refundedAmount).toBe(2.25);
    expect(twice.receipts).toHaveLength(3);
    await paypal().refund(reference);
    await processWebhooks(billing);
    expect(await paymentOf(person, id)).toMatchObject({ refundedAmount: monthlyAmount, status: 'refunded' });
  });

  test('stays known when the subscription is read again', async () => {
    const { person, id, reference } = await subscribe();
    await giveBack(reference, 150);
    await processWebhooks(billing);
    await billing.passTime(2 * 24 * 3_600_000);
    await lookAgain();
    expect((await paymentOf(person, id)).refundedAmount).toBe(1.5);
  });

  test('is found in the report when its webhook is lost, once', async () => {
    const { person, id, reference } = await subscribe();
    await giveBack(reference, 199);
    await loseWebhooks();
    expect((await paymentOf(person, id)).refundedAmount).toBe(0);
    await billing.passTime(3_600_000);
    await lookAgain();
    expect((await paymentOf(person, id)).refundedAmount).toBe(1.99);
    const before = billing.app.mails.length;
    await lookAgain();
    expect((await paymentOf(person, id)).refundedAmount).toBe(1.99);
    expect(billing.app.mails).toHaveLength(before);
  });

  test('adds to what an operator refunded, and what the operator refunded counts once', async () => {
    const { person, id, reference } = await subscribe();
    const { db, now } = billing.app.deps;
    await giveBack(reference, 100);
    await db.insert(operatorLog).values({
      at: now(),
      adminId: person.userId,
      step: 'refunded',
      userId: person.userId,
      provider: 'paypal',
      providerSubscriptionId: id,
      providerPaymentId: reference,
      amountCents: 100,
      currency: 'USD',
      subscription: 'keep',
      reason: 'asked by mail',
    });
    await processWebhooks(billing);
    expect((await paymentOf(person, id)).refundedAmount).toBe(1);
    await giveBack(reference, 50);
    await processWebhooks(billing);
    expect((await paymentOf(person, id)).refundedAmount).toBe(1.5);
  });
});

test('refunds of payments that are not ours are not kept', async () => {
  const { db } = billing.app.deps;
  const before = await db.select().from(paymentRefunds);
  const refund = { id: 'R-1', paymentId: 'somebody-elses', amountCents: monthlyCents };
  expect(await storeRefunds(db, 'paypal', [refund])).toEqual([]);
  expect(await db.select().from(paymentRefunds)).toEqual(before);
});
