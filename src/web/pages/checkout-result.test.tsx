// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { ConfirmedOrder } from '../features/billing/checkout/order-status.ts';
import { payment as samplePayment } from '../features/billing/testing.ts';
import { PaymentSuccessPage, SubscriptionCancelPage } from './checkout-result.tsx';

const periodEnd = '2027-10-05T12:00:00.000Z';
const payment = samplePayment({
  id: 'p1',
  subscriptionId: 'I-1',
  paymentProvider: 'paypal',
  reference: '8X123',
  subscriptionType: 'ANNUAL',
  amount: 52.45,
  currency: 'GBP',
  status: 'paid',
  refundedAmount: 0,
  paidAt: '2026-10-05T12:00:00.000Z',
  periodStart: '2026-10-05T12:00:00.000Z',
  periodEnd,
  receiptUrl: null,
  tax: null,
});
const paid: ConfirmedOrder = {
  orderId: 'o1',
  orderNumber: 'C-1',
  status: 'paid',
  orderType: 'YEARLY',
  amount: 52.45,
  currency: 'GBP',
  paymentProvider: 'paypal',
  paidAt: payment.paidAt,
  validUntil: periodEnd,
  payment,
  nextCharge: { at: periodEnd, amount: 52.45, currency: 'GBP' },
};

let order: ConfirmedOrder;
let root: Root;

async function open(path: string, page = <PaymentSuccessPage />) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<Router>{page}</Router>));
  await act(async () => {});
}

const title = () => document.querySelector('main h1')?.textContent;
const address = () => window.location.pathname + window.location.search;
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('main dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('accessToken', 'token');
  localStorage.setItem('refreshToken', 'token');
  order = paid;
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/orders/o1/confirm' ? Response.json(order) : Response.json({}, { status: 404 }),
  );
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('a paid order shows plan, sum, end, next charge and the receipt', async () => {
  await open('/payment-success?order=o1');
  expect(title()).toBe('Payment successful');
  const shown = {
    Plan: 'Annual',
    'Amount paid': '£52.45',
    'Valid until': 'October\u00a05,\u00a02027',
    'Next charge': '£52.45 on October\u00a05,\u00a02027',
    'Payment number': '8X123',
  };
  // The code of the receipt comes later.
  await vi.waitFor(() => expect(facts()).toMatchObject(shown), { timeout: 10_000 });
});

test('before the payment is on record the order speaks for it', async () => {
  order = { ...paid, payment: null, nextCharge: null };
  await open('/payment-success?order=o1');
  expect(facts()).toEqual({
    Plan: 'Annual',
    'Amount paid': '£52.45',
    'Valid until': 'October\u00a05,\u00a02027',
  });
});

test('a payment that went back is not called a success', async () => {
  order = { ...paid, payment: { ...payment, status: 'refunded', refundedAmount: 52.45 }, nextCharge: null };
  await open('/payment-success?order=o1');
  expect(title()).toBe('This payment was refunded');
});

test('what was bought is no choice any more', async () => {
  sessionStorage.setItem('chosenPlan', 'annual');
  await open('/payment-success?order=o1');
  expect(sessionStorage.getItem('chosenPlan')).toBeNull();
});

test('tokens that the provider hangs on the address leave it', async () => {
  await open('/payment-success?order=o1&subscription_id=I-1&ba_token=BA-1&token=BA-1');
  expect(address()).toBe('/payment-success?order=o1');
  await act(async () => root.unmount());
  sessionStorage.setItem('chosenPlan', 'annual');
  await open('/subscription-cancel?token=BA-1', <SubscriptionCancelPage />);
  expect(address()).toBe('/subscription-cancel');
  expect(sessionStorage.getItem('chosenPlan')).toBe('annual');
});

describe('with a dialogue that waits', () => {
  const waiting = '/stream-chat?message=Stay&sessionId=s1';

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    sessionStorage.setItem('returnAfterPayment', waiting);
  });
  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
  });

  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

  test('the page goes on to it by itself', async () => {
    await open('/payment-success?order=o1');
    expect(document.body.textContent).toContain('Your first question comes next.');
    const left = vi.spyOn(window.history, 'replaceState');
    await pass(3_000);
    expect(left).not.toHaveBeenCalled();
    await pass(3_000);
    expect(left.mock.calls[0]?.[2]).toBe(waiting);
  });

  test('who wants to stay stays, and can still go on', async () => {
    await open('/payment-success?order=o1');
    const stay = [...document.querySelectorAll('button')].find(
      (button) => button.textContent === 'Stay on this page',
    );
    await act(async () => stay?.click());
    await pass(60_000);
    expect(address()).toBe('/payment-success?order=o1');
    expect(document.querySelector('main a')?.getAttribute('href')).toBe(waiting);
  });

  test('an unpaid order goes nowhere', async () => {
    order = { ...paid, status: 'pending' };
    await open('/payment-success?order=o1');
    await pass(6_000);
    expect(address()).toBe('/payment-success?order=o1');
  });
});
