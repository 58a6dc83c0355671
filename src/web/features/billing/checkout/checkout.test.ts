import { afterEach, expect, test, vi } from 'vitest';
import { plansFor } from '#shared/plans.ts';
import { priceAmount } from '../../../../../tests/support/prices.ts';
import { forgetRequests } from '../../../lib/api.ts';
import { isSafeRedirect, startCheckout } from './checkout.ts';

const origin = 'http://127.0.0.1:3000';
const order = [200, { orderId: 'o1', orderNumber: 'C-1' }] as const;
const paid = { success: true, sessionId: 'cs_1', redirectUrl: 'https://checkout.example/cs_1' };
type Answer = readonly [status: number, body: object];

interface Sent {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}

function answers(...list: Answer[]): Sent[] {
  const sent: Sent[] = [];
  forgetRequests();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({
      path,
      key: new Headers(init.headers).get('idempotency-key'),
      body: JSON.parse(String(init.body)),
    });
    const next = list[sent.length - 1];
    if (!next) throw new TypeError('offline');
    return Response.json(next[1], { status: next[0] });
  });
  return sent;
}

const buy = (method: 'stripe' | 'paypal' = 'stripe') =>
  startCheckout({
    plan: plansFor('GBP').annual,
    method,
    countryCode: 'GB',
    locale: 'zh',
    userId: 'user-1',
    origin,
    attemptKey: 'key',
  });

afterEach(() => vi.unstubAllGlobals());

test('an order is created and its checkout opened, each under its own key', async () => {
  const sent = answers(order, [200, paid]);
  expect(await buy()).toEqual({ kind: 'redirect', url: paid.redirectUrl });
  expect(sent.map(({ path, key }) => [path, key])).toEqual([
    ['/api/orders/create', 'key-order'],
    ['/api/payments/stripe/subscription', 'key-pay'],
  ]);
  expect(sent[0]?.body).toMatchObject({
    orderType: 'YEARLY',
    paymentMethod: 'stripe',
    amount: priceAmount('YEARLY', 'GBP'),
    currency: 'GBP',
    locale: 'zh',
  });
  expect(sent[1]?.body).toMatchObject({
    orderId: 'o1',
    orderNumber: 'C-1',
    paymentProvider: 'STRIPE',
    successUrl: `${origin}/payment-success?order=o1`,
    cancelUrl: `${origin}/subscription-cancel`,
    countryCode: 'GB',
  });
});

test('the same goes for PayPal, whose checkout has no session', async () => {
  const redirectUrl = 'https://www.paypal.example/approve?ba_token=BA-1';
  const sent = answers(order, [200, { success: true, redirectUrl }]);
  expect(await buy('paypal')).toEqual({ kind: 'redirect', url: redirectUrl });
  expect(sent.map(({ path, key }) => [path, key])).toEqual([
    ['/api/orders/create', 'key-order'],
    ['/api/payments/paypal/subscription', 'key-pay'],
  ]);
  expect(sent[0]?.body).toMatchObject({ paymentMethod: 'paypal' });
  expect(sent[1]?.body).toMatchObject({ orderId: 'o1', paymentProvider: 'PAYPAL' });
});

test('each refusal gives its own text', async () => {
  const cases: [Answer[], object][] = [
    [[[200, {}]], { problem: 'orderFailed' }],
    [[[422, { code: 'amount_mismatch' }]], { problem: 'orderFailed' }],
    [[[401, { code: 'unauthorized' }]], { problem: 'sessionExpired' }],
    [[order, [401, { code: 'unauthorized' }]], { problem: 'sessionExpired' }],
    [[order, [200, { success: false }]], { problem: 'initFailed', message: undefined }],
    [[order, [200, { success: false, errorMessage: 'No' }]], { problem: 'initFailed', message: 'No' }],
    [[order, [502, { code: 'provider_failed' }]], { problem: 'payFailed' }],
    [[order, [200, { ...paid, redirectUrl: 'http://evil.example/' }]], { problem: 'providerFailed' }],
  ];
  for (const [list, expected] of cases) {
    answers(...list);
    expect(await buy(), JSON.stringify(list)).toMatchObject({ kind: 'problem', retry: false, ...expected });
  }
});

test('no answer asks for a repeat under the same key', async () => {
  answers();
  expect(await buy()).toMatchObject({ kind: 'problem', problem: 'payFailed', retry: true });
  answers(order);
  expect(await buy()).toMatchObject({ kind: 'problem', problem: 'payFailed', retry: true });
});

test('a missing redirect address or session id counts as cancelled', async () => {
  answers(order, [200, { success: true, sessionId: 'cs_1' }]);
  expect(await buy()).toEqual({ kind: 'cancelled' });
  answers(order, [200, { success: true, redirectUrl: paid.redirectUrl }]);
  expect(await buy()).toEqual({ kind: 'cancelled' });
  answers(order, [200, { success: true, sessionId: 'I-1' }]);
  expect(await buy('paypal')).toEqual({ kind: 'cancelled' });
});

test('an unsafe address of PayPal is no problem of Stripe', async () => {
  answers(order, [200, { success: true, redirectUrl: 'javascript:alert(1)' }]);
  expect(await buy('paypal')).toMatchObject({ kind: 'problem', problem: 'payFailed' });
});

test('the code of a refusal is kept, from either call and in either form', async () => {
  answers([409, { code: 'already_subscribed' }]);
  expect(await buy()).toMatchObject({ kind: 'problem', code: 'already_subscribed' });
  answers(order, [200, { success: false, code: 'payment_declined', errorMessage: 'No' }]);
  expect(await buy('paypal')).toMatchObject({
    problem: 'initFailed',
    code: 'payment_declined',
    message: 'No',
  });
});

test('the browser leaves only for https or its own origin', () => {
  for (const url of ['https://checkout.stripe.com/c/1', `${origin}/sandbox/stripe/1`])
    expect(isSafeRedirect(url, origin), url).toBe(true);
  for (const url of ['http://evil.example', 'javascript:alert(1)', 'data:text/html,x', '/path', ''])
    expect(isSafeRedirect(url, origin), url).toBe(false);
});
