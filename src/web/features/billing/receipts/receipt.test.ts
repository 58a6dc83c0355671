import { expect, test } from 'vitest';
import { payment } from '../testing.ts';
import { getProviderReceiptUrl, receiptLines } from './receipt.tsx';

const values = (change: Parameters<typeof payment>[0]) =>
  Object.fromEntries(receiptLines(payment(change)).map(({ label, value }) => [label, value]));

test('a receipt holds both numbers, the days, the plan, the period, the sum and the provider', () => {
  expect(values({})).toEqual({
    'Order number': '20261118-ABCDEFGHJK',
    'Payment number': 'in_1',
    'Paid on': 'November\u00a018,\u00a02026',
    Plan: 'Monthly',
    Period: 'November\u00a018,\u00a02026 to December\u00a018,\u00a02026',
    'Amount paid': '$5.25',
    Status: 'Paid',
    'Paid with': 'Card (Stripe)',
  });
});

test('a receipt names the seller, and explains a sum that is less than the price', () => {
  const seller = { name: 'Clearing Ltd', address: '1 High Street, Leeds', email: 'help@clearing.example' };
  expect(receiptLines(payment(), seller).at(-1)).toEqual({
    label: 'Seller',
    value: 'Clearing Ltd, 1 High Street, Leeds',
  });
  expect(values({ amount: 57.75, credit: 4.2 })).toMatchObject({
    Price: '$61.95',
    'Credit for unused time': '−$4.20',
    'Amount paid': '$57.75',
  });
  expect(values({ orderNumber: null })).not.toHaveProperty('Order number');
});

test('what was refunded is taken off in whole cents', () => {
  const line = values({ amount: 61.95, currency: 'EUR', refundedAmount: 20.1, status: 'partially_refunded' });
  expect(line).toMatchObject({
    'Amount paid': '€61.95',
    Refunded: '€20.10',
    'Amount after refund': '€41.85',
    Status: 'Partly refunded',
  });
});

test('a full refund and a dispute are named', () => {
  const refunded = values({ refundedAmount: 5.25, status: 'refunded' });
  expect(refunded).toMatchObject({ 'Amount after refund': '$0.00', Status: 'Refunded' });
  expect(values({ status: 'disputed', paymentProvider: 'paypal' })).toMatchObject({
    Status: 'Disputed',
    'Paid with': 'PayPal',
  });
});

test("the provider's receipt is opened only over https or on this site", () => {
  const origin = 'http://127.0.0.1:3000';
  const link = (receiptUrl: string | null) => getProviderReceiptUrl(payment({ receiptUrl }), origin);
  expect(link('https://pay.example/r/1')).toBe('https://pay.example/r/1');
  expect(link(`${origin}/sandbox/r/1`)).toBe(`${origin}/sandbox/r/1`);
  for (const url of [null, '', 'javascript:alert(1)', 'http://pay.example/r/1', 'data:text/html,x'])
    expect(link(url), String(url)).toBeUndefined();
});
