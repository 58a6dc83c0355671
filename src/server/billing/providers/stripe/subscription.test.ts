import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStripeClient, stripeLimits } from './client.ts';
import { readDisputes, toPayments } from './payments.ts';
import { readStripeSubscription, toStatus } from './subscription.ts';

/** What the peer answers, by path; and what it was asked. */
let answers: Record<string, object> = {};
const asked: string[] = [];
let peer: Server;
let client: Stripe;

beforeAll(async () => {
  peer = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      asked.push(`${path} ${Buffer.concat(chunks)}`);
      const answer = answers[path];
      response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: { type: 'invalid_request_error' } }));
    });
  });
  await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve));
  const apiBase = `http://127.0.0.1:${(peer.address() as AddressInfo).port}`;
  const config = {
    secretKey: 'sk_test_1',
    publishableKey: undefined,
    webhookSecrets: [],
    automaticTax: false,
    sandbox: true,
  };
  client = createStripeClient({ ...config, apiBase }, stripeLimits);
});
afterAll(async () => {
  peer.closeAllConnections();
  await new Promise((resolve) => peer.close(resolve));
});

const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/' });
const day = 86_400;
const start = Date.UTC(2026, 10, 20) / 1_000;
const at = (days: number) => new Date((start + days * day) * 1_000);

function line(amount: number, fromDay: number, toDay: number) {
  return { amount, period: { start: start + fromDay * day, end: start + toDay * day } };
}

/** Only what is read of it. */
function invoice(changes: object): Stripe.Invoice {
  return {
    object: 'invoice',
    id: 'in_1',
    status: 'paid',
    amount_paid: 525,
    currency: 'usd',
    lines: list([line(525, 0, 30)]),
    status_transitions: { paid_at: start },
    payments: list([{ status: 'paid', payment: { payment_intent: 'pi_1' } }]),
    ...changes,
  } as unknown as Stripe.Invoice;
}

function charge(changes: object): Stripe.Charge {
  const plain = {
    id: 'ch_1',
    payment_intent: 'pi_1',
    amount_refunded: 0,
    receipt_url: 'https://r.example/1',
  };
  return { ...plain, ...changes } as unknown as Stripe.Charge;
}

const uncharged = { all: [], chargedBack: new Set<string>(), rates: new Map(), disputeFees: new Map() };
const current = { priceId: 'price_annual', plan: 'annual' } as const;
const paymentsOf = (paid: Stripe.Invoice, charges: Parameters<typeof toPayments>[1]) =>
  toPayments(paid, charges, current);

describe('a paid invoice', () => {
  test('of a switch to annual bought the new year, though unused time is given back', () => {
    const lines = list([line(-466, 10, 30), line(6_195, 10, 375)]);
    expect(paymentsOf(invoice({ amount_paid: 7_533, lines }), uncharged)).toMatchObject([
      { amountCents: 7_533, plan: 'annual', periodEnd: at(375) },
    ]);
  });

  test('of a switch to monthly bought a month: what is given back ended a year later', () => {
    const lines = list([line(-7_300, 10, 365), line(525, 10, 40)]);
    expect(paymentsOf(invoice({ amount_paid: 0, lines }), uncharged)).toMatchObject([
      { amountCents: 0, plan: 'monthly', periodEnd: at(40) },
    ]);
  });

  test('of free time before the annual plan counts for that plan, however short it is', () => {
    const free = { ...line(0, 0, 30), pricing: { price_details: { price: 'price_annual' } } };
    expect(paymentsOf(invoice({ amount_paid: 0, lines: list([free]) }), uncharged)).toMatchObject([
      { amountCents: 0, plan: 'annual', periodEnd: at(30) },
    ]);
  });

  test('that only gives back bought nothing', () => {
    expect(paymentsOf(invoice({ lines: list([line(-466, 0, 30)]) }), uncharged)).toEqual([]);
  });

  test.each(['draft', 'open', 'void', 'uncollectible'])('is none while it is %s', (status) => {
    expect(paymentsOf(invoice({ status, status_transitions: { paid_at: null } }), uncharged)).toEqual([]);
  });

  test('has the refunds and the receipt of its own charges only', () => {
    const all = [
      charge({ amount_refunded: 200 }),
      charge({ id: 'ch_2', payment_intent: 'pi_2', amount_refunded: 525 }),
    ];
    const chargedBack = new Set(['ch_2']);
    expect(
      paymentsOf(invoice({}), { all, chargedBack, rates: new Map(), disputeFees: new Map() }),
    ).toMatchObject([{ refundedCents: 200, disputed: false, receiptUrl: 'https://r.example/1' }]);
    expect(
      paymentsOf(invoice({}), {
        all,
        chargedBack: new Set(['ch_1']),
        rates: new Map(),
        disputeFees: new Map(),
      })[0]?.disputed,
    ).toBe(true);
  });
});

describe('a disputed charge', () => {
  test.each([
    ['needs_response', true],
    ['under_review', true],
    ['lost', true],
    ['won', false],
    ['prevented', false],
    ['warning_needs_response', false],
    ['warning_closed', false],
  ])('whose dispute is %s: taken back %s', async (status, isBack) => {
    answers = { '/v1/disputes': list([{ status, balance_transactions: [] }]) };
    const disputed = charge({ disputed: true });
    expect((await readDisputes(client, [disputed])).chargedBack).toEqual(new Set(isBack ? ['ch_1'] : []));
  });

  test('is asked for only where there is one', async () => {
    answers = {};
    expect((await readDisputes(client, [charge({ disputed: false })])).chargedBack).toEqual(new Set());
  });
});

const price = { unit_amount: 525, recurring: { interval: 'month' } };
const subscription = {
  object: 'subscription',
  id: 'sub_1',
  status: 'active',
  currency: 'usd',
  customer: { object: 'customer', id: 'cus_1', balance: 0, invoice_settings: {} },
  created: start,
  metadata: {},
  items: list([{ id: 'si_1', price, quantity: 1, current_period_end: start + 30 * day }]),
  schedule: null,
  latest_invoice: null,
  cancel_at: null,
  cancel_at_period_end: false,
  pause_collection: null,
  discounts: [],
  automatic_tax: { enabled: false },
};

function play(changes: object, more: Record<string, object> = {}): void {
  asked.length = 0;
  answers = {
    '/v1/subscriptions/sub_1': { ...subscription, ...changes },
    '/v1/invoices': list([invoice({})]),
    '/v1/charges': list([]),
    ...more,
  };
}

describe('the next charge', () => {
  const preview = { '/v1/invoices/create_preview': { object: 'invoice', amount_due: 499 } };
  const next = async () => (await readStripeSubscription(client, 'sub_1'))?.nextCharge;

  test('is the price at the end of the period, without another request', async () => {
    play({});
    expect(await next()).toEqual({ at: at(30), amountCents: 525, currency: 'USD' });
    expect(asked).toHaveLength(3);
  });

  test.each([
    ['credit', { customer: { object: 'customer', id: 'cus_1', balance: -200, invoice_settings: {} } }],
    ['a discount', { discounts: ['di_1'] }],
    ['taxes', { automatic_tax: { enabled: true } }],
  ])('with %s is what Stripe reckons', async (_what, changes) => {
    play(changes, preview);
    expect(await next()).toEqual({ at: at(30), amountCents: 499, currency: 'USD' });
    expect(asked).toContain('/v1/invoices/create_preview subscription=sub_1');
  });

  test('with credit and a schedule is calculated by the schedule', async () => {
    const schedule = { object: 'subscription_schedule', id: 'sub_sched_1', phases: [], current_phase: null };
    const customer = { object: 'customer', id: 'cus_1', balance: -200, invoice_settings: {} };
    play({ schedule, customer }, preview);
    expect((await next())?.amountCents).toBe(499);
    expect(asked).toContain('/v1/invoices/create_preview schedule=sub_sched_1');
  });

  test.each([
    ['it is cancelled', { cancel_at_period_end: true }],
    ['an end is set', { cancel_at: start + 30 * day }],
    ['it has ended', { status: 'canceled' }],
    ['it is paused', { status: 'paused' }],
    ['all tries have failed', { status: 'unpaid' }],
    ['it is not paid for yet', { status: 'incomplete' }],
  ])('is none when %s', async (_what, changes) => {
    play(changes);
    expect(await next()).toBeNull();
  });

  test('is the next try of what is owed', async () => {
    const owed = { id: 'in_2', status: 'open', amount_remaining: 525, next_payment_attempt: start + day };
    play({ status: 'past_due' }, { '/v1/invoices': list([invoice(owed), invoice({})]) });
    expect(await next()).toEqual({ at: at(1), amountCents: 525, currency: 'USD' });
  });
});

test.each([
  ['incomplete', 'pending'],
  ['active', 'active'],
  ['trialing', 'active'],
  ['past_due', 'past_due'],
  ['unpaid', 'past_due'],
  ['paused', 'paused'],
  ['canceled', 'ended'],
  ['incomplete_expired', 'ended'],
] as const)('maps the Stripe status %s to %s', (status, ours) => {
  expect(toStatus({ id: 'sub_1', status } as Stripe.Subscription)).toBe(ours);
});

test('rejects an unknown Stripe status', () => {
  expect(() => toStatus({ id: 'sub_1', status: 'constructor' } as Stripe.Subscription)).toThrow(
    'unknown status',
  );
});
