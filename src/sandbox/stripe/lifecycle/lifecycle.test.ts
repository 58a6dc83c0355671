import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startStripeSandbox } from '../stripe.ts';
import {
  type Bench,
  buy,
  createPrice,
  isoOf,
  itemIn,
  libraryFor,
  openBench,
  openWire,
} from '../test-shop.ts';

let bench: Bench;
let monthly: string;

beforeAll(async () => {
  bench = await openBench();
  monthly = (await createPrice(bench, 'month')).id;
});
afterAll(() => bench.close());

const act = (id: string, action: Parameters<Bench['sandbox']['simulated']['act']>[1]) =>
  bench.sandbox.simulated.act(id, action);
const types = async (id: string) => (await bench.events(id)).map(({ type }) => type);

async function look(id: string) {
  const subscription = await bench.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const invoice = subscription.latest_invoice;
  if (typeof invoice === 'string' || !invoice) throw new Error('not expanded');
  return { subscription, item: itemIn(subscription), invoice };
}

async function newSubscription(): Promise<string> {
  const { subscription } = await buy(bench, monthly);
  await bench.events(subscription);
  return subscription;
}

async function passTo(id: string, extraHours: number): Promise<void> {
  const { item } = await look(id);
  await bench.clock.moveTo(new Date((item.current_period_end + extraHours * 3_600) * 1_000));
}

describe('a renewal', () => {
  test('moves the period first and charges an hour later', async () => {
    const id = await newSubscription();
    const before = await look(id);
    await passTo(id, 0.5);
    const moved = await look(id);
    expect(moved.item.current_period_start).toBe(before.item.current_period_end);
    expect(moved.invoice).toMatchObject({
      status: 'draft',
      billing_reason: 'subscription_cycle',
      amount_paid: 0,
    });
    expect(await types(id)).toEqual(['customer.subscription.updated']);
    await bench.pass({ hours: 0.5 });
    const { invoice, subscription } = await look(id);
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 525, attempt_count: 1 });
    expect(invoice.lines.data[0]?.period).toEqual({
      start: before.item.current_period_end,
      end: moved.item.current_period_end,
    });
    expect(subscription.status).toBe('active');
    const [paid, ...more] = await bench.events(id);
    expect([paid?.type, paid?.object.status, more]).toEqual(['invoice.paid', 'paid', []]);
    expect(paid?.created).toBe(before.item.current_period_end + 3_600);
  });

  test('comes as often as the clock passes a period, each at its own time', async () => {
    const id = await newSubscription();
    await bench.pass({ days: 95 });
    const { data } = await bench.stripe.invoices.list({ subscription: id });
    expect(data.map(({ number, status }) => [number?.slice(-4), status])).toEqual([
      ['0004', 'paid'],
      ['0003', 'paid'],
      ['0002', 'paid'],
      ['0001', 'paid'],
    ]);
    expect(await types(id)).toHaveLength(6);
  });

  test('can be had at once from the panel', async () => {
    const id = await newSubscription();
    const before = await look(id);
    await act(id, 'renew');
    const { item, invoice } = await look(id);
    expect(item.current_period_start).toBe(before.item.current_period_end);
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 525 });
    expect(await types(id)).toEqual(['customer.subscription.updated', 'invoice.paid']);
  });

  test('from the panel charges the invoice that waits for its hour, not another one', async () => {
    const id = await newSubscription();
    await passTo(id, 0);
    const waiting = await look(id);
    await act(id, 'renew');
    const { invoice } = await look(id);
    expect([invoice.id, invoice.status]).toEqual([waiting.invoice.id, 'paid']);
    await bench.pass({ hours: 2 });
    expect((await bench.stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
  });
});

describe('a failed charge', () => {
  test('is told, makes the subscription past due and is tried again after 3, 5 and 7 days', async () => {
    const id = await newSubscription();
    await act(id, 'fail-next');
    await passTo(id, 1);
    const { subscription, invoice } = await look(id);
    expect(subscription.status).toBe('past_due');
    expect(invoice).toMatchObject({
      status: 'open',
      attempt_count: 1,
      amount_paid: 0,
      amount_remaining: 525,
    });
    expect((invoice.next_payment_attempt ?? 0) - bench.clock.now().getTime() / 1_000).toBe(3 * 86_400);
    expect(await types(id)).toEqual([
      'customer.subscription.updated',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
    await bench.pass({ days: 3 });
    expect((await look(id)).invoice.attempt_count).toBe(2);
    await bench.pass({ days: 5 });
    expect((await look(id)).invoice).toMatchObject({ attempt_count: 3, status: 'open' });
    expect(await types(id)).toEqual(['invoice.payment_failed', 'invoice.payment_failed']);
    await bench.pass({ days: 7 });
    const ended = await look(id);
    expect(ended.subscription).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(ended.invoice).toMatchObject({ attempt_count: 4, next_payment_attempt: null, status: 'open' });
    expect(await types(id)).toEqual(['invoice.payment_failed', 'customer.subscription.deleted']);
  });

  test('is paid when the card works again', async () => {
    const id = await newSubscription();
    await act(id, 'fail-next');
    await act(id, 'renew');
    await expect(act(id, 'renew')).rejects.toThrow('A payment is owed');
    await bench.events(id);
    await act(id, 'recover');
    const { subscription, invoice } = await look(id);
    expect([subscription.status, invoice.status, invoice.amount_paid]).toEqual(['active', 'paid', 525]);
    expect(await types(id)).toEqual(['invoice.paid', 'customer.subscription.updated']);
    await expect(act(id, 'recover')).rejects.toThrow('The card works and nothing is owed.');
  });

  test('keeps both tries as charges of one payment intent', async () => {
    const { customer, subscription } = await buy(bench, monthly);
    await act(subscription, 'fail-next');
    await act(subscription, 'renew');
    await act(subscription, 'recover');
    const { data } = await bench.stripe.charges.list({ customer });
    expect(data.map(({ status, amount_captured }) => [status, amount_captured])).toEqual([
      ['succeeded', 525],
      ['failed', 0],
      ['succeeded', 525],
    ]);
    expect(data[0]?.payment_intent).toBe(data[1]?.payment_intent);
    const intent = await bench.stripe.paymentIntents.retrieve(String(data[0]?.payment_intent));
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: data[0]?.id, amount_received: 525 });
  });
});

describe('an end', () => {
  test('comes at the end of the period, and nothing is charged', async () => {
    const id = await newSubscription();
    await bench.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const { item } = await look(id);
    await passTo(id, 3);
    const { subscription } = await look(id);
    expect([subscription.status, subscription.ended_at]).toEqual(['canceled', item.current_period_end]);
    expect((await bench.stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
    const events = await bench.events(id);
    expect(events.map(({ type }) => type)).toEqual([
      'customer.subscription.updated',
      'customer.subscription.deleted',
    ]);
    expect(events[1]).toMatchObject({ created: item.current_period_end, object: { status: 'canceled' } });
  });

  test('comes when cancel_at is reached, also in the middle of a period', async () => {
    const id = await newSubscription();
    const at = Math.floor(bench.clock.now().getTime() / 1_000) + 10 * 86_400;
    await bench.stripe.subscriptions.update(id, { cancel_at: at });
    await bench.pass({ days: 10 });
    const { subscription } = await look(id);
    expect([subscription.status, subscription.ended_at]).toEqual(['canceled', at]);
  });

  test('at once stops what is owed', async () => {
    const id = await newSubscription();
    await act(id, 'fail-next');
    await act(id, 'renew');
    await bench.events(id);
    const ended = await bench.stripe.subscriptions.cancel(id);
    expect([ended.status, isoOf(ended.ended_at)]).toEqual(['canceled', bench.clock.now().toISOString()]);
    await bench.pass({ days: 40 });
    const { invoice } = await look(id);
    expect(invoice).toMatchObject({ status: 'open', auto_advance: false, attempt_count: 1 });
    await expect(bench.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(bench.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject(
      { statusCode: 400 },
    );
    expect(await types(id)).toEqual(['customer.subscription.deleted']);
  });

  test.each([
    ['is charged', {}, { status: 'paid', amount_paid: 525 }],
    ['is not charged when it was stopped', { auto_advance: false }, { status: 'draft', amount_paid: 0 }],
  ])('leaves the draft of a renewal, which %s', async (_what, changes, expected) => {
    const id = await newSubscription();
    await passTo(id, 0);
    const { invoice } = await look(id);
    await bench.stripe.invoices.update(invoice.id, changes);
    await bench.stripe.subscriptions.cancel(id);
    await bench.pass({ days: 40 });
    expect((await look(id)).invoice).toMatchObject({ id: invoice.id, ...expected });
    expect((await look(id)).subscription.status).toBe('canceled');
  });

  test('leaves the draft of a renewal, which is tried once when the card is declined', async () => {
    const id = await newSubscription();
    await passTo(id, 0);
    await act(id, 'fail-next');
    await bench.stripe.subscriptions.cancel(id);
    await bench.pass({ days: 40 });
    expect((await look(id)).invoice).toMatchObject({ attempt_count: 1, next_payment_attempt: null });
    expect((await types(id)).filter((type) => type === 'customer.subscription.deleted')).toHaveLength(1);
  });
});

test('an open checkout expires after a day, and says so', async () => {
  const { customer } = await buy(bench, monthly);
  const session = await bench.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: monthly, quantity: 1 }],
    success_url: 'http://127.0.0.1:3000/ok',
  });
  await bench.events(customer);
  await bench.pass({ hours: 25 });
  const [event, ...more] = await bench.events(session.id);
  expect([event?.type, event?.created, more]).toEqual(['checkout.session.expired', session.expires_at, []]);
  const expired = await bench.stripe.checkout.sessions.retrieve(session.id);
  expect([expired.status, expired.url]).toEqual(['expired', null]);
});

test('what comes due happens at the next call, too, where no clock runs it', async () => {
  const wire = await openWire();
  const { id, path } = await wire.session();
  wire.at += 24 * 3_600_000;
  expect((await wire.pages.inject({ method: 'POST', url: `${path}/pay` })).headers.location).toBe(path);
  expect((await wire.call('GET', `/v1/checkout/sessions/${id}`)).body.status).toBe('expired');
  await wire.end();
});

test('what comes due happens by the real time, too, where no clock is given', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'clearing-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const sandbox = await startStripeSandbox({ dataDir, webhookUrl: 'http://127.0.0.1:9/' });
  const stripe = libraryFor(sandbox);
  const { id: customer } = await stripe.customers.create({});
  await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [
      {
        price_data: {
          currency: 'usd',
          unit_amount: 525,
          recurring: { interval: 'month' },
          product_data: { name: 'Monthly' },
        },
      },
    ],
    success_url: 'http://127.0.0.1:3000/ok',
  });
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(sandbox.simulated.deliverer.log().map(({ type }) => type)).toEqual(['checkout.session.expired']);
  vi.useRealTimers();
  await sandbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});
