import { afterEach, expect, test, vi } from 'vitest';
import { plansFor } from '#shared/plans.ts';
import { isSafeRedirect, newAttemptKey, startCheckout } from './checkout.ts';

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

const buy = () =>
  startCheckout({
    plan: plansFor('GBP').annual,
    countryCode: 'GB',
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
    amount: 69.99,
    currency: 'GBP',
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

test('each refusal gives its own text', async () => {
  const cases: [Answer[], object][] = [
    [[[200, {}]], { problem: 'orderFailed' }],
    [[[422, { code: 'amount_mismatch' }]], { problem: 'orderFailed' }],
    [[[401, { code: 'unauthorized' }]], { problem: 'sessionExpired' }],
    [[order, [401, { code: 'unauthorized' }]], { problem: 'sessionExpired' }],
    [[order, [200, { success: false }]], { problem: 'initFailed', message: undefined }],
    [[order, [200, { success: false, errorMessage: 'No' }]], { problem: 'initFailed', message: 'No' }],
    [[order, [502, { code: 'provider_failed' }]], { problem: 'payFailed' }],
    [[order, [200, { ...paid, redirectUrl: 'http://evil.example/' }]], { problem: 'stripeFailed' }],
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
});

test('whoever is subscribed already is told so', async () => {
  answers([409, { code: 'already_subscribed' }]);
  expect(await buy()).toEqual({ kind: 'subscribed' });
});

test('the browser leaves only for https or its own origin', () => {
  for (const url of ['https://checkout.stripe.com/c/1', `${origin}/sandbox/stripe/1`])
    expect(isSafeRedirect(url, origin), url).toBe(true);
  for (const url of ['http://evil.example', 'javascript:alert(1)', 'data:text/html,x', '/path', ''])
    expect(isSafeRedirect(url, origin), url).toBe(false);
});

test('every attempt has its own key', () => {
  expect(newAttemptKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newAttemptKey()).not.toBe(newAttemptKey());
});
