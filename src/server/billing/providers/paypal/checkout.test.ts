import { afterEach, describe, expect, it } from 'vitest';
import { defaultPrices, priceCents } from '#shared/plans.ts';
import { json, openPeer, type Peer, type PeerAnswer } from '../../../../../tests/support/paypal-peer.ts';
import { annualCents, priceAmount } from '../../../../../tests/support/prices.ts';
import type { PlanToSell } from '../provider.ts';
import { createPaypalProvider } from './paypal.ts';

const limits = { totalMs: 2_000, maxBytes: 1_048_576, pauseMs: 5 };
const failed = { code: 'provider_failed', status: 502 };
const page = 'https://www.paypal.com/webapps/billing/subscriptions?ba_token=BA-1';
const links = [
  { href: 'https://api-m.paypal.com/v1/billing/subscriptions/I-1', rel: 'self', method: 'GET' },
  { href: page, rel: 'approve', method: 'GET' },
];
const waiting = {
  id: 'I-1',
  plan_id: 'P-1',
  status: 'APPROVAL_PENDING',
  create_time: '2026-11-20T09:30:00Z',
  links,
};
const begun = { ...waiting, links: links.slice(0, 1) };
const paid = { billing_info: { last_payment: { time: '2026-11-20T09:40:00Z' } } };

let peer: Peer;
afterEach(() => peer.close());

async function openAt(answer: (path: string, count: number) => PeerAnswer) {
  peer = await openPeer(({ path }, count) => answer(path, count));
  return createPaypalProvider(peer.config, fetch, limits);
}

describe('a checkout', () => {
  it('has the same request id when repeated, and a new one for a plan that was created again', async () => {
    const provider = await openAt(() => json(waiting, 201));
    const request = {
      orderId: 'order-1',
      userId: 'user-1',
      customerId: null,
      email: 'a@clearing.test',
      providerPlanId: 'P-1',
      locale: 'en',
      productName: 'Clearing',
      taxRate: null,
      successUrl: 'http://127.0.0.1:3000/payment-success',
      cancelUrl: 'http://127.0.0.1:3000/subscription-cancel',
    } as const;
    for (const providerPlanId of ['P-1', 'P-1', 'P-2'])
      await provider.openCheckout({ ...request, providerPlanId });
    const [first, second, third] = peer.requests.map(({ headers }) => headers['paypal-request-id']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it.each<[string, object, object]>([
    ['waits for consent', waiting, { state: 'open', url: page, subscriptionId: null }],
    [
      'was agreed to',
      { ...begun, status: 'APPROVED' },
      { state: 'complete', url: null, subscriptionId: 'I-1' },
    ],
    ['has begun', { ...begun, status: 'ACTIVE' }, { state: 'complete', url: null, subscriptionId: 'I-1' }],
    [
      'was paid, then suspended',
      { ...begun, status: 'SUSPENDED', ...paid },
      { state: 'complete', subscriptionId: 'I-1' },
    ],
    [
      'was paid, then cancelled',
      { ...begun, status: 'CANCELLED', ...paid },
      { state: 'complete', subscriptionId: 'I-1' },
    ],
    [
      'was cancelled, never paid',
      { ...begun, status: 'CANCELLED' },
      { state: 'expired', url: null, subscriptionId: null },
    ],
    [
      "waited more than three hours by PayPal's clock",
      { ...waiting, create_time: '2026-11-20T06:59:59Z' },
      { state: 'expired', url: null, subscriptionId: null },
    ],
  ])('that %s', async (_what, subscription, checkout) => {
    const provider = await openAt(() => json(subscription));
    expect(await provider.findCheckout('I-1')).toMatchObject({ id: 'I-1', ...checkout });
    expect(await provider.expireCheckout('I-1')).toMatchObject({ id: 'I-1', ...checkout });
  });

  it('is missing only if PayPal says so, not for any 404', async () => {
    const provider = await openAt((path) =>
      path.endsWith('I-1') ? json({ name: 'RESOURCE_NOT_FOUND' }, 404) : { status: 404, text: '<html>' },
    );
    expect(await provider.findCheckout('I-1')).toBeNull();
    await expect(provider.findCheckout('I-2')).rejects.toMatchObject(failed);
  });

  it('asks for nothing outside its path, whatever the id is', async () => {
    const provider = await openAt(() => json({ name: 'RESOURCE_NOT_FOUND' }, 404));
    await provider.findCheckout('../plans/P-1?x=#y');
    expect(peer.requests.map(({ path }) => path)).toEqual([
      '/v1/billing/subscriptions/..%2Fplans%2FP-1%3Fx%3D%23y',
    ]);
  });
});

describe('a plan', () => {
  const plan: PlanToSell = {
    plan: 'annual',
    currency: 'GBP',
    amountCents: priceCents(defaultPrices, 'annual', 'GBP'),
    name: 'Clearing Annual',
    productName: 'Clearing',
    productId: 'PROD-OLD',
  };

  it('is one endless cycle at its exact price, suspended after three failures', async () => {
    const provider = await openAt(() => json({ id: 'P-1' }, 201));
    expect(await provider.createPlan(plan)).toEqual({ productId: 'PROD-OLD', providerPlanId: 'P-1' });
    expect(peer.requests.map(({ body }) => JSON.parse(body))).toEqual([
      {
        product_id: 'PROD-OLD',
        name: 'Clearing Annual',
        status: 'ACTIVE',
        billing_cycles: [
          {
            frequency: { interval_unit: 'YEAR', interval_count: 1 },
            tenure_type: 'REGULAR',
            sequence: 1,
            total_cycles: 0,
            pricing_scheme: {
              fixed_price: { currency_code: 'GBP', value: String(priceAmount('annual', 'GBP')) },
            },
          },
        ],
        payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: 3 },
      },
    ]);
  });

  it('gets a new product when PayPal has lost the old one', async () => {
    const provider = await openAt((path, count) => {
      if (count === 1) return json({ name: 'RESOURCE_NOT_FOUND' }, 404);
      return json({ id: path.includes('/products') ? 'PROD-NEW' : 'P-2' }, 201);
    });
    expect(await provider.createPlan(plan)).toEqual({ productId: 'PROD-NEW', providerPlanId: 'P-2' });
    const sent = peer.requests.map(({ body }) => JSON.parse(body).product_id);
    expect(sent).toEqual(['PROD-OLD', undefined, 'PROD-NEW']);
    const ids = peer.requests.map(({ headers }) => headers['paypal-request-id']);
    expect(new Set(ids).size).toBe(3);
  });

  it('has the same request id when repeated, and a new one for another price', async () => {
    const provider = await openAt(() => json({ id: 'P-1' }, 201));
    await provider.createPlan(plan);
    await provider.createPlan(plan);
    await provider.createPlan({ ...plan, amountCents: annualCents });
    const [first, second, third] = peer.requests.map(({ headers }) => headers['paypal-request-id']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
