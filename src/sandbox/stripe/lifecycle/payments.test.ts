import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buy, createPrice, openShop, type TestShop } from '../test-shop.ts';

let shop: TestShop;
let monthly: string;

beforeAll(async () => {
  shop = await openShop();
  monthly = (await createPrice(shop, 'month')).id;
});
afterAll(() => shop.close());

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
    for (let times = 0; times < 6; times++) await shop.sandbox.simulated.act(subscription, 'renew');
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
    await shop.sandbox.simulated.act(subscription, 'refund');
    expect((await shop.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    await expect(shop.sandbox.simulated.act(subscription, 'refund')).rejects.toThrow('already been refunded');
    await expect(shop.sandbox.simulated.act(subscription, 'dispute')).rejects.toThrow('nothing to dispute');
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
    await shop.sandbox.simulated.act(subscription, 'fail-next');
    await shop.sandbox.simulated.act(subscription, 'renew');
    const [failed] = (await shop.stripe.charges.list({ customer })).data;
    for (const params of [{ charge: failed?.id ?? '' }, { payment_intent: String(failed?.payment_intent) }])
      await expect(shop.stripe.refunds.create(params)).rejects.toMatchObject({ statusCode: 400 });
  });
});

test('a dispute sends a webhook, marks the charge and blocks a refund', async () => {
  const { subscription, intent } = await buyAndFindPayment();
  await shop.sandbox.simulated.act(subscription, 'dispute');
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
  await expect(shop.sandbox.simulated.act(subscription, 'dispute')).rejects.toThrow('already disputed');
  await expect(shop.stripe.disputes.retrieve('du_unknown')).rejects.toMatchObject({ statusCode: 404 });
});
