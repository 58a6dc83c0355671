import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startStripeSandbox } from '../stripe.ts';
import {
  buy,
  createPrice,
  formatIso,
  itemIn,
  libraryFor,
  openShop,
  openWire,
  type TestShop,
} from '../test-shop.ts';

let shop: TestShop;
let monthly: string;

beforeAll(async () => {
  shop = await openShop();
  monthly = (await createPrice(shop, 'month')).id;
});
afterAll(() => shop.close());

const act = (id: string, action: Parameters<TestShop['sandbox']['simulated']['act']>[1]) =>
  shop.sandbox.simulated.act(id, action);
const types = async (id: string) => (await shop.events(id)).map(({ type }) => type);

async function look(id: string) {
  const subscription = await shop.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  const invoice = subscription.latest_invoice;
  if (typeof invoice === 'string' || !invoice) throw new Error('not expanded');
  return { subscription, item: itemIn(subscription), invoice };
}

async function newSubscription(): Promise<string> {
  const { subscription } = await buy(shop, monthly);
  await shop.events(subscription);
  return subscription;
}

async function passTo(id: string, extraHours: number): Promise<void> {
  const { item } = await look(id);
  await shop.clock.moveTo(new Date((item.current_period_end + extraHours * 3_600) * 1_000));
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
    await shop.pass({ hours: 0.5 });
    const { invoice, subscription } = await look(id);
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 525, attempt_count: 1 });
    expect(invoice.lines.data[0]?.period).toEqual({
      start: before.item.current_period_end,
      end: moved.item.current_period_end,
    });
    expect(subscription.status).toBe('active');
    const [paid, ...more] = await shop.events(id);
    expect([paid?.type, paid?.object.status, more]).toEqual(['invoice.paid', 'paid', []]);
    expect(paid?.created).toBe(before.item.current_period_end + 3_600);
  });

  test('runs once for each period that the clock passes, at its due time', async () => {
    const id = await newSubscription();
    await shop.pass({ days: 95 });
    const { data } = await shop.stripe.invoices.list({ subscription: id });
    expect(data.map(({ number, status }) => [number?.slice(-4), status])).toEqual([
      ['0004', 'paid'],
      ['0003', 'paid'],
      ['0002', 'paid'],
      ['0001', 'paid'],
    ]);
    expect(await types(id)).toHaveLength(6);
  });

  test('can be triggered from the panel', async () => {
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
    await shop.pass({ hours: 2 });
    expect((await shop.stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
  });
});

describe('a failed charge', () => {
  test('is reported, makes the subscription past due and is retried after 3, 5 and 7 days', async () => {
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
    expect((invoice.next_payment_attempt ?? 0) - shop.clock.now().getTime() / 1_000).toBe(3 * 86_400);
    expect(await types(id)).toEqual([
      'customer.subscription.updated',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
    await shop.pass({ days: 3 });
    expect((await look(id)).invoice.attempt_count).toBe(2);
    await shop.pass({ days: 5 });
    expect((await look(id)).invoice).toMatchObject({ attempt_count: 3, status: 'open' });
    expect(await types(id)).toEqual(['invoice.payment_failed', 'invoice.payment_failed']);
    await shop.pass({ days: 7 });
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
    await shop.events(id);
    await act(id, 'recover');
    const { subscription, invoice } = await look(id);
    expect([subscription.status, invoice.status, invoice.amount_paid]).toEqual(['active', 'paid', 525]);
    expect(await types(id)).toEqual(['invoice.paid', 'customer.subscription.updated']);
    await expect(act(id, 'recover')).rejects.toThrow('The card works and nothing is owed.');
  });

  test('keeps both tries as charges of one payment intent', async () => {
    const { customer, subscription } = await buy(shop, monthly);
    await act(subscription, 'fail-next');
    await act(subscription, 'renew');
    await act(subscription, 'recover');
    const { data } = await shop.stripe.charges.list({ customer });
    expect(data.map(({ status, amount_captured }) => [status, amount_captured])).toEqual([
      ['succeeded', 525],
      ['failed', 0],
      ['succeeded', 525],
    ]);
    expect(data[0]?.payment_intent).toBe(data[1]?.payment_intent);
    const intent = await shop.stripe.paymentIntents.retrieve(String(data[0]?.payment_intent));
    expect(intent).toMatchObject({ status: 'succeeded', latest_charge: data[0]?.id, amount_received: 525 });
  });
});

describe('an end', () => {
  test('comes at the end of the period, and nothing is charged', async () => {
    const id = await newSubscription();
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const { item } = await look(id);
    await passTo(id, 3);
    const { subscription } = await look(id);
    expect([subscription.status, subscription.ended_at]).toEqual(['canceled', item.current_period_end]);
    expect((await shop.stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
    const events = await shop.events(id);
    expect(events.map(({ type }) => type)).toEqual([
      'customer.subscription.updated',
      'customer.subscription.deleted',
    ]);
    expect(events[1]).toMatchObject({ created: item.current_period_end, object: { status: 'canceled' } });
  });

  test('comes when cancel_at is reached, also in the middle of a period', async () => {
    const id = await newSubscription();
    const at = Math.floor(shop.clock.now().getTime() / 1_000) + 10 * 86_400;
    await shop.stripe.subscriptions.update(id, { cancel_at: at });
    await shop.pass({ days: 10 });
    const { subscription } = await look(id);
    expect([subscription.status, subscription.ended_at]).toEqual(['canceled', at]);
  });

  test('immediately stops the collection of open invoices', async () => {
    const id = await newSubscription();
    await act(id, 'fail-next');
    await act(id, 'renew');
    await shop.events(id);
    const ended = await shop.stripe.subscriptions.cancel(id);
    expect([ended.status, formatIso(ended.ended_at)]).toEqual(['canceled', shop.clock.now().toISOString()]);
    await shop.pass({ days: 40 });
    const { invoice } = await look(id);
    expect(invoice).toMatchObject({ status: 'open', auto_advance: false, attempt_count: 1 });
    await expect(shop.stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(shop.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
      statusCode: 400,
    });
    expect(await types(id)).toEqual(['customer.subscription.deleted']);
  });

  test.each([
    ['is charged', {}, { status: 'paid', amount_paid: 525 }],
    ['is not charged when it was stopped', { auto_advance: false }, { status: 'draft', amount_paid: 0 }],
  ])('leaves the draft of a renewal, which %s', async (_what, changes, expected) => {
    const id = await newSubscription();
    await passTo(id, 0);
    const { invoice } = await look(id);
    await shop.stripe.invoices.update(invoice.id, changes);
    await shop.stripe.subscriptions.cancel(id);
    await shop.pass({ days: 40 });
    expect((await look(id)).invoice).toMatchObject({ id: invoice.id, ...expected });
    expect((await look(id)).subscription.status).toBe('canceled');
  });

  test('leaves the draft of a renewal, which is tried once when the card is declined', async () => {
    const id = await newSubscription();
    await passTo(id, 0);
    await act(id, 'fail-next');
    await shop.stripe.subscriptions.cancel(id);
    await shop.pass({ days: 40 });
    expect((await look(id)).invoice).toMatchObject({ attempt_count: 1, next_payment_attempt: null });
    expect((await types(id)).filter((type) => type === 'customer.subscription.deleted')).toHaveLength(1);
  });
});

test('an open checkout expires after a day, and says so', async () => {
  const { customer } = await buy(shop, monthly);
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: monthly, quantity: 1 }],
    success_url: 'http://127.0.0.1:3000/ok',
  });
  await shop.events(customer);
  await shop.pass({ hours: 25 });
  const [event, ...more] = await shop.events(session.id);
  expect([event?.type, event?.created, more]).toEqual(['checkout.session.expired', session.expires_at, []]);
  const expired = await shop.stripe.checkout.sessions.retrieve(session.id);
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
