// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { checkoutProblem } from './checkout.ts';

/** The catalogue remembers its language, so each language loads it anew. */
async function textsIn(locale: 'en' | 'zh') {
  vi.resetModules();
  localStorage.setItem('locale', locale);
  const { billingTexts } = await import('../../../i18n/billing.ts');
  const { problemText } = await import('./pay-problem.tsx');
  return (...args: Parameters<typeof checkoutProblem>) =>
    problemText(billingTexts(), checkoutProblem(...args));
}

afterEach(() => localStorage.clear());

test('a known code is told in the language of the reader, whatever the server says', async () => {
  const said = { code: 'payment_declined', message: 'Card declined' };
  expect((await textsIn('zh'))('initFailed', said)).toBe(
    '你的付款被拒绝，没有产生任何费用。请换一种支付方式。',
  );
  expect((await textsIn('en'))('initFailed', said)).toContain('Your payment was declined');
});

test('an unknown code leaves it to the words of the server, and without them to the text of its call', async () => {
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

test('each error of the payment is told in both languages', async () => {
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
