import { afterEach, expect, test, vi } from 'vitest';
import type { PaymentInit } from '#shared/contract/shapes.ts';
import { createAttempts } from '../checkout/attempts.ts';
import { answers, ownSubscription, switchQuote } from './subscription-samples.ts';
import { confirmSwitch, fetchQuote } from './switch-flow.ts';

const origin = 'http://127.0.0.1:3000';
const attempt = () => createAttempts(() => 'key');

afterEach(() => vi.unstubAllGlobals());

function confirm(answer: PaymentInit | readonly [object, number]) {
  const sent = answers({ '/switch': answer });
  const input = { subscription: ownSubscription(), quote: switchQuote(), origin };
  return { sent, result: confirmSwitch(attempt(), input) };
}

test('the quote is asked for the plan by the name that is ordered', async () => {
  const sent = answers({ '/switch': switchQuote() });
  expect(await fetchQuote(ownSubscription(), 'ANNUAL')).toEqual({ kind: 'quote', quote: switchQuote() });
  expect(sent[0]?.path).toBe('/api/payments/stripe/subscription/sub_1/switch?orderType=YEARLY');
});

test('what is confirmed is exactly what was quoted, and the way back is the own pay page', async () => {
  const { sent, result } = confirm({ success: true });
  expect(await result).toEqual({ kind: 'done' });
  const { orderType, dueToday, quotedAt } = switchQuote();
  const body = { orderType, dueToday, quotedAt, returnUrl: `${origin}/pay` };
  expect(sent).toMatchObject([{ method: 'POST', key: 'key', body }]);
});

test('each answer leads somewhere else', async () => {
  const cases: [PaymentInit | readonly [object, number], object][] = [
    [
      { success: true, redirectUrl: 'https://paypal.example/a' },
      { kind: 'redirect', url: 'https://paypal.example/a' },
    ],
    [
      { success: true, redirectUrl: `${origin}/sandbox/a` },
      { kind: 'redirect', url: `${origin}/sandbox/a` },
    ],
    [{ success: true, redirectUrl: 'http://evil.example/' }, { kind: 'unsafe' }],
    [{ success: true, redirectUrl: 'javascript:alert(1)' }, { kind: 'unsafe' }],
    [{ success: false, code: 'payment_declined' }, { kind: 'declined' }],
    [[{ code: 'quote_changed', message: 'x' }, 409], { kind: 'changed' }],
    [
      { success: false, code: 'cancel_waiting' },
      { kind: 'refused', code: 'cancel_waiting' },
    ],
    [[{ code: 'provider_failed' }, 502], { kind: 'exception' }],
    [[{ code: 'unauthorized' }, 401], { kind: 'left', expired: true }],
  ];
  for (const [answer, expected] of cases)
    expect(await confirm(answer).result, JSON.stringify(answer)).toMatchObject(expected);
});

test('the same quote tried again after no answer has the same key, another quote has another', async () => {
  let last = 0;
  const keyed = createAttempts(() => `key ${++last}`);
  const sent = answers({ '/switch': [{ code: 'internal' }, 500] });
  const input = { subscription: ownSubscription(), quote: switchQuote(), origin };
  await confirmSwitch(keyed, input);
  await confirmSwitch(keyed, input);
  await confirmSwitch(keyed, { ...input, quote: switchQuote({ quotedAt: '2026-11-20T16:05:00.000Z' }) });
  expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 1', 'key 2']);
});
