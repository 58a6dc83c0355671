// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import type { Locale } from '#shared/locales.ts';
import { defaultPrices, plansFor } from '#shared/plans.ts';
import { priceAmount } from '../../../../../tests/support/prices.ts';
import { forgetRequests } from '../../../lib/api.ts';
import { createCheckoutProblem, startCheckout } from './checkout.ts';

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
    plan: plansFor(defaultPrices, 'GBP').annual,
    method,
    countryCode: 'GB',
    locale: 'zh',
    userId: 'user-1',
    origin,
    attemptKey: 'key',
  });

/** The catalogue keeps its language, so each language loads a new one. */
async function textsIn(locale: Locale) {
  vi.resetModules();
  localStorage.setItem('locale', locale);
  await (await import('../../../i18n/languages.ts')).loadTranslations('rest');
  const { billingTexts } = await import('../../../i18n/en/billing.ts');
  const { describeCheckoutProblem } = await import('./checkout.ts');
  return (...args: Parameters<typeof createCheckoutProblem>) =>
    describeCheckoutProblem(billingTexts(), createCheckoutProblem(...args));
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

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
    amount: priceAmount('annual', 'GBP'),
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

test('a PayPal checkout needs no session id', async () => {
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
    expect(await buy(), JSON.stringify(list)).toMatchObject({
      kind: 'problem',
      unanswered: false,
      ...expected,
    });
  }
});

test('without an answer, the next attempt has to use the same key', async () => {
  answers();
  expect(await buy()).toMatchObject({ kind: 'problem', problem: 'payFailed', unanswered: true });
  answers(order);
  expect(await buy()).toMatchObject({ kind: 'problem', problem: 'payFailed', unanswered: true });
});

test('a missing redirect address or session id counts as cancelled', async () => {
  answers(order, [200, { success: true, sessionId: 'cs_1' }]);
  expect(await buy()).toEqual({ kind: 'cancelled' });
  answers(order, [200, { success: true, redirectUrl: paid.redirectUrl }]);
  expect(await buy()).toEqual({ kind: 'cancelled' });
  answers(order, [200, { success: true, sessionId: 'I-1' }]);
  expect(await buy('paypal')).toEqual({ kind: 'cancelled' });
});

test('an unsafe PayPal address is not reported as a Stripe problem', async () => {
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

test("a known code has a text in the reader's language, whatever the server's message", async () => {
  const said = { code: 'payment_declined', message: 'Card declined' };
  expect((await textsIn('zh'))('initFailed', said)).toBe(
    '你的支付被拒绝，没有产生任何费用。请换一种支付方式。',
  );
  expect((await textsIn('en'))('initFailed', said)).toContain('Your payment was declined');
});

test("an unknown code shows the server's message, or else the text of the failed step", async () => {
  const text = await textsIn('en');
  expect(text('initFailed', { code: 'new_code', message: 'Card type not taken' })).toBe(
    'Card type not taken',
  );
  expect(text('initFailed', { code: 'toString' })).toBe('Subscription initialization failed');
  expect(text('orderFailed')).toBe('Failed to create order');
  expect(text('payFailed', { code: 'provider_failed' })).toBe(
    'Subscription processing failed. Please try again.',
  );
});

test('each checkout error has a text in both languages', async () => {
  const texts = [
    ['orderFailed', 'Failed to create order', '创建订单失败'],
    ['initFailed', 'Subscription initialization failed', '订阅初始化失败'],
    ['providerFailed', 'Failed to initialize Stripe', '初始化 Stripe 失败'],
    ['sessionExpired', 'Your session has expired. Please login again.', '你的登录已过期，请重新登录。'],
    ['payFailed', 'Subscription processing failed. Please try again.', '订阅处理失败，请重试。'],
  ] as const;
  const en = await textsIn('en');
  expect(texts.map(([problem]) => en(problem, { provider: 'Stripe' }))).toEqual(
    texts.map(([, english]) => english),
  );
  const zh = await textsIn('zh');
  expect(texts.map(([problem]) => zh(problem, { provider: 'Stripe' }))).toEqual(
    texts.map(([, , chinese]) => chinese),
  );
});
