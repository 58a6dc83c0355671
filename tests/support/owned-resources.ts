/** Things of somebody else, for what must look to a stranger as if it were not there. */

import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { EndpointName } from '#shared/contract/endpoints.ts';
import { byStartEndpoint, paymentProviders, startEndpointName } from '#shared/payment-providers.ts';
import { issueReceipts } from '../../src/server/billing/receipts/receipts.ts';
import { sessions } from '../../src/server/db/schema.ts';
import { receipts, subscriptions } from '../../src/server/db/schema-billing.ts';
import { createPerson, createSubscribedPerson, type SignedInPerson } from './people.ts';
import { monthlyAmount } from './prices.ts';
import { insertPayment, insertSubscription } from './subscription-rows.ts';
import type { TestApp } from './test-app.ts';

/** Something of somebody else. */
export interface Owned {
  id: string;
  headers: SignedInPerson['headers'];
  orderNumber?: string;
}

async function makeSubscription(testApp: TestApp): Promise<Owned> {
  const { userId, headers } = await createSubscribedPerson(testApp);
  const [row] = await testApp.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return { id: row?.providerSubscriptionId ?? '', headers };
}

/** Calls about a check-in that exists: a prediction plans one. */
const ofCheckIn: readonly EndpointName[] = ['getCheckIn', 'cancelCheckIn', 'answerCheckIn'];

const inThreeDays = () => ({
  date: new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10),
  remind: false,
});

const makers: Record<string, (testApp: TestApp, name: EndpointName) => Promise<Owned>> = {
  sessionId: async (testApp, name) => {
    const id = `theirs-${crypto.randomUUID()}`;
    const payload = { sessionId: id, question: 'Should I move to the coast?' };
    const { headers } = await createSubscribedPerson(testApp);
    const begun = await testApp.app.inject({ method: 'POST', url: '/api/chat/start', headers, payload });
    expect(begun.statusCode, begun.body).toBe(200);
    if (ofCheckIn.includes(name)) {
      const planned = await testApp.app.inject({
        method: 'PUT',
        url: `/api/check-ins/${id}/prediction`,
        headers,
        payload: { text: 'I will have asked her' },
      });
      expect(planned.statusCode, planned.body).toBe(200);
    }
    return { id, headers };
  },
  orderId: async (testApp, name) => {
    const { headers } = await createPerson(testApp);
    const paymentMethod = paymentProviders.find((method) => startEndpointName(method) === name) ?? 'stripe';
    const payload = { orderType: 'MONTHLY', paymentMethod, amount: monthlyAmount, currency: 'USD' };
    const order = await testApp.app.inject({ method: 'POST', url: '/api/orders/create', headers, payload });
    expect(order.statusCode, order.body).toBe(200);
    return { id: order.json().orderId, orderNumber: order.json().orderNumber, headers };
  },
  deviceId: async (testApp) => {
    const { userId, headers } = await createPerson(testApp);
    const [session] = await testApp.deps.db.select().from(sessions).where(eq(sessions.userId, userId));
    return { id: session?.id ?? '', headers };
  },
  receiptId: async (testApp) => {
    const { db, config, now } = testApp.deps;
    const { userId, headers } = await createPerson(testApp);
    const payment = await insertPayment(db, await insertSubscription(db, userId));
    await db.transaction((tx) => issueReceipts(tx, config, [payment], now()));
    const [receipt] = await db.select().from(receipts).where(eq(receipts.userId, userId));
    return { id: receipt?.id ?? '', headers };
  },
  subscriptionId: makeSubscription,
  providerSubscriptionId: makeSubscription,
};

/** Makes one by the name of its id, for the call that is to name it. An id that is missing above fails. */
export async function createOwned(testApp: TestApp, field: string, name: EndpointName): Promise<Owned> {
  const make = makers[field];
  if (!make) throw new Error(`say in owned-resources.ts how somebody else comes by a ${field}`);
  return make(testApp, name);
}

const startOfCheckout = ({ orderNumber }: Owned) => ({
  orderNumber,
  successUrl: 'http://127.0.0.1:3000/payment-success',
  cancelUrl: 'http://127.0.0.1:3000/subscription-cancel',
});
const returnUrl = 'http://127.0.0.1:3000/settings';
/** What a valid body holds besides the id. */
export const restOfBody: Partial<Record<EndpointName, (owned: Owned) => object>> = {
  ...byStartEndpoint(() => startOfCheckout),
  switchPlan: () => ({ orderType: 'YEARLY', dueToday: 0, quotedAt: '2026-11-20T10:00:00.000Z', returnUrl }),
  pauseSubscription: () => ({ months: 1 }),
  endPause: () => ({ dueToday: 0 }),
  openPortal: () => ({ returnUrl }),
  sendMessage: () => ({ message: 'hello' }),
  goBack: () => ({ back: 1 }),
  saveUnderstanding: () => ({ understanding: { wants: [], fears: [], limits: [], unknown: [] } }),
  rewritePart: () => ({ part: 'reason', index: 0 }),
  saveClarity: () => ({ when: 'before', value: 5 }),
  planCheckIn: inThreeDays,
  sealPrediction: () => ({ text: 'I will have asked her' }),
  answerCheckIn: () => ({ step: 'no', changed: '', known: '' }),
};
