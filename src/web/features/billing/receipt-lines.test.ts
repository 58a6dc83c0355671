import { expect, test } from 'vitest';
import { providerReceipt, receiptLines } from './receipt-lines.ts';
import { payment } from './subscription-samples.ts';

const values = (change: Parameters<typeof payment>[0]) =>
  Object.fromEntries(receiptLines(payment(change)).map(({ label, value }) => [label, value]));

test('a receipt holds the number, the days, the plan, the sum and the provider', () => {
  expect(values({})).toEqual({
    Number: 'in_1',
    Date: 'November 18, 2026',
    Plan: 'Monthly',
    'Paid until': 'December 18, 2026',
    Amount: '$6.99',
    Status: 'Paid',
    'Paid with': 'Card (Stripe)',
  });
});

test('what was refunded is taken off in whole cents', () => {
  const line = values({ amount: 79.99, currency: 'EUR', refundedAmount: 20.1, status: 'partially_refunded' });
  expect(line).toMatchObject({
    Amount: '€79.99',
    Refunded: '€20.10',
    'Amount after refund': '€59.89',
    Status: 'Partly refunded',
  });
});

test('a full refund and a dispute are named', () => {
  const refunded = values({ refundedAmount: 6.99, status: 'refunded' });
  expect(refunded).toMatchObject({ 'Amount after refund': '$0.00', Status: 'Refunded' });
  expect(values({ status: 'disputed', paymentProvider: 'paypal' })).toMatchObject({
    Status: 'Disputed',
    'Paid with': 'PayPal',
  });
});

test("the provider's receipt is opened only over https or on this site", () => {
  const origin = 'http://127.0.0.1:3000';
  const link = (receiptUrl: string | null) => providerReceipt(payment({ receiptUrl }), origin);
  expect(link('https://pay.example/r/1')).toBe('https://pay.example/r/1');
  expect(link(`${origin}/sandbox/r/1`)).toBe(`${origin}/sandbox/r/1`);
  for (const url of [null, '', 'javascript:alert(1)', 'http://pay.example/r/1', 'data:text/html,x'])
    expect(link(url), String(url)).toBeUndefined();
});
