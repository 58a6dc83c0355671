import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startStripeSandbox } from '../stripe.ts';
import {
  buy,
  createPrice,
  formatIso,
  itemIn,
  libraryFor,
  openHttpShop,
  openShop,
  type TestShop,
} from '../test-shop.ts';

let shop: TestShop;
let monthly: string;

beforeAll(async () => {
  shop = await openShop();
  monthly = (await createPrice(shop, 'month')).id;
});
afterAll(() => shop.close());

const act = (id: string, action: Parameters<TestShop['sandbox']['simulated']['perform']>[1]) =>
  shop.sandbox.simulated.perform(id, action);
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
  const httpShop = await openHttpShop();
  const { id, path } = await httpShop.createSession();
  httpShop.nowMs += 24 * 3_600_000;
  expect((await httpShop.pages.inject({ method: 'POST', url: `${path}/pay` })).headers.location).toBe(path);
  expect((await httpShop.call('GET', `/v1/checkout/sessions/${id}`)).body.status).toBe('expired');
  await httpShop.close();
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
  expect(sandbox.simulated.webhooks.log().map(({ type }) => type)).toEqual(['checkout.session.expired']);
  vi.useRealTimers();
  await sandbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** A bought subscription with the payment intent of its first invoice, found as the app finds it. */
async function buyAndFindPayment() {
  const bought = await buy(shop, monthly);
  const { data } = await shop.stripe.invoices.list({
    subscription: bought.subscription,
    expand: ['data.payments'],
  });
  const [invoice] = data;
  const intent = invoice?.payments?.data[0]?.payment.payment_intent;
  if (!invoice || typeof intent !== 'string') throw new Error('no payment');
  await shop.events(bought.customer);
  return { ...bought, invoice, intent };
}

async function chargeOf(intent: string): Promise<Stripe.Charge> {
  const [charge] = (await shop.stripe.charges.list({ payment_intent: intent })).data;
  if (!charge) throw new Error('no charge');
  return charge;
}

describe('a price', () => {
  test('is stored with its product, and found again', async () => {
    const price = await shop.stripe.prices.create({
      currency: 'eur',
      unit_amount: 6_195,
      recurring: { interval: 'year' },
      product_data: { name: 'Annual' },
      nickname: 'annual eur',
      lookup_key: 'annual_eur',
      metadata: { plan: 'annual' },
    });
    expect(price).toMatchObject({
      active: true,
      currency: 'eur',
      unit_amount: 6_195,
      recurring: { interval: 'year', interval_count: 1 },
      nickname: 'annual eur',
      lookup_key: 'annual_eur',
      metadata: { plan: 'annual' },
    });
    const found = await shop.stripe.prices.retrieve(price.id, { expand: ['product'] });
    expect(found.product).toMatchObject({ id: price.product, name: 'Annual', active: true });
    const sibling = await shop.stripe.prices.create({
      currency: 'usd',
      unit_amount: 6_195,
      recurring: { interval: 'year' },
      product: String(price.product),
    });
    expect(sibling.product).toBe(price.product);
  });

  test.each([
    ['a lookup key that is taken', { product_data: { name: 'x' }, lookup_key: 'taken' }, 'lookup_key'],
    ['an unknown product', { product: 'prod_unknown' }, 'product'],
    ['no product', {}, 'product'],
    ['money with a point', { product_data: { name: 'x' }, unit_amount: 5.25 }, 'unit_amount'],
  ])('is refused for %s', async (_what, changes, param) => {
    const plain = { currency: 'usd', unit_amount: 525, recurring: { interval: 'month' } } as const;
    if ('lookup_key' in changes && param === 'lookup_key')
      await shop.stripe.prices.create({ ...plain, product_data: { name: 'x' }, lookup_key: 'taken' });
    await expect(shop.stripe.prices.create({ ...plain, ...changes })).rejects.toMatchObject({
      statusCode: 400,
      param,
    });
  });

  test('made inline by a checkout cannot be sold again', async () => {
    const { customer } = await buyAndFindPayment();
    const checkout = (line: Stripe.Checkout.SessionCreateParams.LineItem) =>
      shop.stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [line],
        success_url: 'http://127.0.0.1:3000/ok',
      });
    const price_data = {
      currency: 'usd',
      unit_amount: 525,
      recurring: { interval: 'month' },
      product_data: { name: 'Inline' },
    } as const;
    const session = await checkout({ quantity: 1, price_data });
    await shop.press(`${session.url}/pay`);
    const [sold] = (await shop.stripe.subscriptions.list({ customer, limit: 1 })).data;
    const price = sold?.items.data[0]?.price;
    expect(price).toMatchObject({ active: false, unit_amount: 525 });
    const refused = { statusCode: 400, param: 'line_items[0][price]' };
    await expect(checkout({ price: price?.id ?? '' })).rejects.toMatchObject(refused);
    await expect(checkout({ price: 'price_unknown' })).rejects.toMatchObject(refused);
    await expect(checkout({ price: monthly, price_data })).rejects.toMatchObject({ param: 'line_items[0]' });
  });
});

describe('invoices', () => {
  test('show their payments when asked to, down to the charge', async () => {
    const { invoice, intent } = await buyAndFindPayment();
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 525,
      billing_reason: 'subscription_create',
    });
    expect(invoice.payments?.data[0]).toMatchObject({
      status: 'paid',
      amount_paid: 525,
      invoice: invoice.id,
      payment: { type: 'payment_intent' },
    });
    const plain = await shop.stripe.invoices.retrieve(invoice.id);
    expect(plain.payments).toBeUndefined();
    const deep = await shop.stripe.invoices.retrieve(invoice.id, {
      expand: ['payments.data.payment.payment_intent.latest_charge', 'customer'],
    });
    expect(deep.payments?.data[0]?.payment.payment_intent).toMatchObject({
      id: intent,
      latest_charge: { object: 'charge', amount: 525 },
    });
    expect(deep.customer).toMatchObject({ email: 'a@clearing.test' });
    const { data } = await shop.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
    });
    expect(data.map((payment) => payment.invoice)).toEqual([invoice.id]);
  });

  test.each(['data.nonsense', 'data.lines.data.price', 'data', 'data.a.b.c.d.e', 'data.amount_due'])(
    'refuse to expand %s',
    async (path) => {
      await buyAndFindPayment();
      await expect(shop.stripe.invoices.list({ expand: [path] })).rejects.toMatchObject({
        statusCode: 400,
        param: 'expand',
      });
    },
  );

  test('come in pages, newest first, each once', async () => {
    const { subscription } = await buyAndFindPayment();
    for (let times = 0; times < 6; times++) await shop.sandbox.simulated.perform(subscription, 'renew');
    const seen: string[] = [];
    for await (const { number } of shop.stripe.invoices.list({ subscription, limit: 3 }))
      seen.push(number?.slice(-4) ?? '');
    expect(seen).toEqual(['0007', '0006', '0005', '0004', '0003', '0002', '0001']);
    await expect(shop.stripe.invoices.list({ starting_after: 'in_unknown' })).rejects.toMatchObject({
      param: 'starting_after',
    });
  });

  test('have a page of their own that shows what was paid', async () => {
    const { invoice, intent } = await buyAndFindPayment();
    const url = invoice.hosted_invoice_url ?? '';
    expect(url).toBe(`http://127.0.0.1:3000/sandbox/stripe/invoices/${invoice.id}`);
    const page = () => shop.pages.inject({ url: new URL(url).pathname });
    const { statusCode, body } = await page();
    expect(statusCode).toBe(200);
    for (const text of ['Sandbox, no money moves', String(invoice.number), '$5.25 paid on', '1 × Monthly'])
      expect(body).toContain(text);
    await shop.stripe.refunds.create({ payment_intent: intent, amount: 100 });
    expect((await page()).body).toContain('$1.00 was refunded.');
    expect((await shop.pages.inject({ url: '/sandbox/stripe/invoices/in_no' })).statusCode).toBe(404);
  });
});

describe('a refund', () => {
  test('in parts adds up on the charge, with a webhook each time', async () => {
    const { customer, intent } = await buyAndFindPayment();
    const first = await shop.stripe.refunds.create({
      payment_intent: intent,
      amount: 200,
      reason: 'requested_by_customer',
      metadata: { why: 'test' },
    });
    expect(first).toMatchObject({
      amount: 200,
      status: 'succeeded',
      payment_intent: intent,
      metadata: { why: 'test' },
    });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 200, refunded: false, disputed: false });
    const charge = await chargeOf(intent);
    await shop.stripe.refunds.create({ charge: charge.id });
    expect(await chargeOf(intent)).toMatchObject({ amount_refunded: 525, refunded: true });
    const events = await shop.events(customer);
    expect(events.map(({ type, object }) => [type, object.amount_refunded, object.refunded])).toEqual([
      ['charge.refunded', 200, false],
      ['charge.refunded', 525, true],
    ]);
    const { data } = await shop.stripe.refunds.list({ payment_intent: intent });
    expect(data.map(({ amount }) => amount)).toEqual([325, 200]);
    expect(await shop.stripe.charges.retrieve(charge.id, { expand: ['refunds'] })).toMatchObject({
      refunds: { data: [{ amount: 325 }, { amount: 200 }] },
    });
    await expect(shop.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  test('is made once for one key', async () => {
    const { intent } = await buyAndFindPayment();
    const refund = () =>
      shop.stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `refund:${intent}` });
    expect(await refund()).toEqual(await refund());
    expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
  });

  test('leaves the subscription as it is', async () => {
    const { subscription } = await buyAndFindPayment();
    await shop.sandbox.simulated.perform(subscription, 'refund');
    expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    await expect(shop.sandbox.simulated.perform(subscription, 'refund')).rejects.toThrow(
      'already been refunded',
    );
    await expect(shop.sandbox.simulated.perform(subscription, 'dispute')).rejects.toThrow(
      'nothing to dispute',
    );
  });

  test.each([
    ['more than was paid', (intent: string) => ({ payment_intent: intent, amount: 700 })],
    ['nothing', (intent: string) => ({ payment_intent: intent, amount: 0 })],
    ['an unknown payment', () => ({ payment_intent: 'pi_unknown' })],
    ['an unknown charge', () => ({ charge: 'ch_unknown' })],
    ['no payment at all', () => ({})],
    ['an unknown reason', (intent: string) => ({ payment_intent: intent, reason: 'mood' as 'fraudulent' })],
  ])('of %s is refused', async (_what, params) => {
    const { intent } = await buyAndFindPayment();
    await expect(shop.stripe.refunds.create(params(intent))).rejects.toMatchObject({ statusCode: 400 });
    expect((await chargeOf(intent)).amount_refunded).toBe(0);
  });

  test('of a payment that failed is refused', async () => {
    const { customer, subscription } = await buyAndFindPayment();
    await shop.sandbox.simulated.perform(subscription, 'fail-next');
    await shop.sandbox.simulated.perform(subscription, 'renew');
    const [failed] = (await shop.stripe.charges.list({ customer })).data;
    for (const params of [{ charge: failed?.id ?? '' }, { payment_intent: String(failed?.payment_intent) }])
      await expect(shop.stripe.refunds.create(params)).rejects.toMatchObject({ statusCode: 400 });
  });
});

test('a dispute sends a webhook, marks the charge and blocks a refund', async () => {
  const { subscription, intent } = await buyAndFindPayment();
  await shop.sandbox.simulated.perform(subscription, 'dispute');
  const charge = await chargeOf(intent);
  expect(charge.disputed).toBe(true);
  const { data } = await shop.stripe.disputes.list({ payment_intent: intent });
  expect(data).toMatchObject([{ charge: charge.id, amount: 525, status: 'needs_response' }]);
  expect(await shop.stripe.disputes.retrieve(data[0]?.id ?? '')).toEqual(data[0]);
  const [event] = await shop.events(intent);
  expect([event?.type, event?.object.id]).toEqual(['charge.dispute.created', data[0]?.id]);
  await expect(shop.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await expect(shop.sandbox.simulated.perform(subscription, 'dispute')).rejects.toThrow('already disputed');
  await expect(shop.stripe.disputes.retrieve('du_unknown')).rejects.toMatchObject({ statusCode: 404 });
});
