import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createSubscriber,
  getActiveSubscription,
  getCurrentSubscription,
  mailsTo,
  monthlyOrder,
  type Person,
  processWebhooks,
  setUpBilling,
} from '../../../../tests/support/billing-app.ts';
import { monthlyAmount } from '../../../../tests/support/prices.ts';
import { users } from '../../db/schema.ts';

const providers = ['stripe', 'paypal'] as const;
const billing = setUpBilling();
let admin: Person;
beforeEach(async () => {
  admin = await billing.createPerson();
  await billing.app.deps.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, admin.userId));
});

const paymentOf = async ({ userId }: Person) => {
  const answer = await billing.call(admin, { url: `/api/admin/people/${userId}/payments` });
  return answer.json().payments[0];
};

const refund = (paymentId: string, body: object, key?: string, by: Person = admin) =>
  billing.call(by, {
    method: 'POST',
    url: `/api/admin/payments/${paymentId}/refund`,
    payload: { amount: 1, refundedBefore: 0, subscription: 'keep', reason: 'asked by mail', ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

const logOf = async (userId: string) => {
  const { entries } = (await billing.call(admin, { url: '/api/admin/log' })).json();
  return entries.filter((entry: { userId: string }) => entry.userId === userId).reverse();
};

const subjectsTo = async (person: Person) => {
  await billing.app.runJobs();
  return (await mailsTo(billing, person)).map(({ subject }) => subject);
};

describe.each(providers)('with %s', (paymentMethod) => {
  const subscribe = () => createSubscriber(billing, { ...monthlyOrder, paymentMethod });

  test('a part is refunded once however often the button is pressed, with a mail, and the subscription goes on', async () => {
    const { person } = await subscribe();
    const { id } = await paymentOf(person);
    const key = randomUUID();
    const answers = await Promise.all([refund(id, { amount: 2 }, key), refund(id, { amount: 2 }, key)]);
    expect(answers.map((answer) => answer.json())).toEqual([
      { done: true, error: null },
      { done: true, error: null },
    ]);
    const late = await refund(id, { amount: 2 }, randomUUID());
    expect([late.statusCode, late.json().code]).toEqual([409, 'refund_changed']);
    await processWebhooks(billing);
    expect(await paymentOf(person)).toMatchObject({ refunded: 2, status: 'partially_refunded' });
    expect(await getActiveSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: false });
    const mails = await subjectsTo(person);
    expect(mails.filter((subject) => subject.includes('refund: $2.00'))).toHaveLength(1);
    expect((await refund(id, { amount: 1.5, refundedBefore: 2 })).json().done).toBe(true);
    await processWebhooks(billing);
    expect((await paymentOf(person)).refunded).toBe(3.5);
  });

  test('a full refund that keeps the subscription keeps the paid time as well', async () => {
    const { person } = await subscribe();
    const { id } = await paymentOf(person);
    expect((await refund(id, { amount: monthlyAmount })).json().done).toBe(true);
    await processWebhooks(billing);
    expect(await paymentOf(person)).toMatchObject({ status: 'refunded' });
    expect(await getActiveSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: false });
  });

  test('ending later keeps access to the end of the paid time, ending now takes it', async () => {
    for (const [subscription, access] of [
      ['end-later', true],
      ['end-now', false],
    ] as const) {
      const { person } = await subscribe();
      const { id } = await paymentOf(person);
      expect((await refund(id, { amount: 3, subscription })).json().done).toBe(true);
      await processWebhooks(billing);
      const active = await getActiveSubscription(billing, person);
      expect(active.id !== undefined).toBe(access);
      const own = await getCurrentSubscription(billing, person);
      if (access) expect(own).toMatchObject({ willCancelAtPeriodEnd: true, nextCharge: null });
      expect(await subjectsTo(person)).toContain(
        `Your Clearing subscription ${access ? 'is canceled' : 'has ended'}`,
      );
    }
  });

  test('the log says who did what, when, for whom, how much and why, and keeps each step', async () => {
    const { person } = await subscribe();
    const { id, reference } = await paymentOf(person);
    await refund(id, { amount: 2, reason: ' a double order ' });
    const entries = await logOf(person.userId);
    expect(entries.map(({ step }: { step: string }) => step)).toEqual(['asked', 'refunded', 'done']);
    expect(entries[0]).toMatchObject({
      adminId: admin.userId,
      userId: person.userId,
      provider: paymentMethod,
      payment: reference,
      amount: 2,
      currency: 'USD',
      subscription: 'keep',
      reason: 'a double order',
      error: null,
    });
  });

  test('what the provider refuses is shown with its code, and logged; nothing else changes', async () => {
    const { person, id: subscriptionId } = await subscribe();
    const { id } = await paymentOf(person);
    const sandbox = paymentMethod === 'stripe' ? billing.stripeSandbox : billing.paypalSandbox;
    await sandbox.simulated.perform(subscriptionId, 'dispute');
    const { app } = billing;
    const provider = app.deps.providers[paymentMethod];
    const read = provider?.findSubscription;
    // Our copy does not know of the dispute yet.
    if (provider && read)
      Object.assign(provider, {
        findSubscription: async (...input: Parameters<typeof read>) => {
          const remote = await read(...input);
          return (
            remote && { ...remote, payments: remote.payments.map((one) => ({ ...one, disputed: false })) }
          );
        },
      });
    const answer = (await refund(id, { amount: 2 })).json();
    if (provider && read) Object.assign(provider, { findSubscription: read });
    expect(answer.done).toBe(false);
    expect(answer.error).toMatch(paymentMethod === 'stripe' ? /charge_disputed/ : /REFUND_NOT_ALLOWED/);
    expect((await logOf(person.userId)).map(({ step }: { step: string }) => step)).toEqual([
      'asked',
      'failed',
    ]);
    await processWebhooks(billing);
    const after = await refund(id, { amount: 2 });
    expect([after.statusCode, after.json().code]).toEqual([409, 'payment_disputed']);
  });
});

test('nobody else may look or refund', async () => {
  const { person } = await createSubscriber(billing, monthlyOrder);
  const { id } = await paymentOf(person);
  expect((await refund(id, {}, undefined, person)).statusCode).toBe(403);
  for (const url of ['/api/admin/log', `/api/admin/people/${person.userId}/payments`])
    expect((await billing.call(person, { url })).statusCode).toBe(403);
});

test.each([
  ['more than was paid', { amount: 1_000 }, 400],
  ['nothing, and keep the subscription', { amount: 0 }, 400],
  ['a fraction of a cent', { amount: 0.001 }, 400],
  ['without a reason', { reason: ' ' }, 400],
])('the operator cannot refund %s', async (_what, body, status) => {
  const { person } = await createSubscriber(billing, monthlyOrder);
  const { id } = await paymentOf(person);
  expect((await refund(id, body)).statusCode).toBe(status);
});
