import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, createPrice, itemIn, openShop, type TestShop } from '../test-shop.ts';

let shop: TestShop;
let monthly: string;
let annual: string;
let id: string;
let customer: string;

beforeAll(async () => {
  shop = await openShop();
  monthly = (await createPrice(shop, 'month')).id;
  annual = (await createPrice(shop, 'year')).id;
});
afterAll(() => shop.close());

async function buyPlan(price: string): Promise<void> {
  ({ subscription: id, customer } = await buy(shop, price));
  await shop.events(id);
}

const retrieve = () => shop.stripe.subscriptions.retrieve(id);
const nowS = () => Math.floor(shop.clock.now().getTime() / 1_000);
const types = async () => (await shop.events(id)).map(({ type }) => type);

type ItemUpdate = Pick<Stripe.SubscriptionUpdateParams, 'items' | 'proration_behavior' | 'proration_date'>;

async function switchTo(price: string): Promise<ItemUpdate> {
  return {
    items: [{ id: itemIn(await retrieve()).id, price }],
    proration_behavior: 'always_invoice',
    proration_date: nowS(),
  };
}

const linesOf = ({ lines }: Stripe.Invoice) =>
  lines.data.map(({ amount, period, parent, pricing }) => ({
    amount,
    period,
    proration: parent?.subscription_item_details?.proration,
    price: pricing?.price_details?.price,
  }));

const latestOf = async ({ latest_invoice }: Stripe.Subscription) =>
  shop.stripe.invoices.retrieve(String(latest_invoice));

describe('an immediate change of the plan', () => {
  beforeEach(() => buyPlan(monthly));

  test('bills what the preview showed: the unused time back, the new period in full', async () => {
    const before = itemIn(await retrieve());
    await shop.pass({ days: 7, hours: 5 });
    const details = await switchTo(annual);
    const preview = await shop.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: details,
    });
    const changed = await shop.stripe.subscriptions.update(id, {
      ...details,
      payment_behavior: 'error_if_incomplete',
    });
    const invoice = await latestOf(changed);
    expect(linesOf(invoice)).toEqual(linesOf(preview));
    expect([invoice.total, invoice.amount_paid, invoice.status]).toEqual([
      preview.total,
      preview.total,
      'paid',
    ]);
    const left = before.current_period_end - nowS();
    const whole = before.current_period_end - before.current_period_start;
    const credit = -Math.round((525 * left) / whole);
    const item = itemIn(changed);
    expect(linesOf(invoice)).toEqual([
      {
        amount: credit,
        period: { start: nowS(), end: before.current_period_end },
        proration: true,
        price: monthly,
      },
      {
        amount: 6_195,
        period: { start: nowS(), end: item.current_period_end },
        proration: false,
        price: annual,
      },
    ]);
    expect(invoice).toMatchObject({ total: 6_195 + credit, billing_reason: 'subscription_update' });
    expect([item.price.id, changed.billing_cycle_anchor]).toEqual([annual, nowS()]);
    expect(item.current_period_end - nowS()).toBe(365 * 86_400);
    expect(await types()).toEqual(['customer.subscription.updated', 'invoice.paid']);
  });

  test('gives the same sum for the same proration_date at a later moment', async () => {
    const details = await switchTo(annual);
    const preview = () =>
      shop.stripe.invoices.createPreview({ subscription: id, subscription_details: details });
    const first = await preview();
    await shop.pass({ hours: 3 });
    expect((await preview()).total).toBe(first.total);
  });

  test('shows nothing that was not asked for: a preview changes nothing', async () => {
    const before = await retrieve();
    await shop.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: await switchTo(annual),
    });
    expect(await retrieve()).toEqual(before);
    expect((await shop.stripe.invoices.list({ subscription: id })).data).toHaveLength(1);
  });

  test('is refused whole when the card is declined, for the same key too', async () => {
    const before = await retrieve();
    await shop.sandbox.simulated.act(id, 'fail-next');
    const params = { ...(await switchTo(annual)), payment_behavior: 'error_if_incomplete' as const };
    const attempt = () => shop.stripe.subscriptions.update(id, params, { idempotencyKey: `switch:${id}` });
    const refusal = {
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
    };
    await expect(attempt()).rejects.toMatchObject(refusal);
    await shop.sandbox.simulated.act(id, 'recover');
    await expect(attempt()).rejects.toMatchObject(refusal);
    expect(await retrieve()).toEqual(before);
    expect((await shop.stripe.invoices.list({ customer })).data).toHaveLength(1);
    expect(await types()).toEqual([]);
  });

  test('without that wish leaves the sum owed and the subscription past due', async () => {
    await shop.sandbox.simulated.act(id, 'fail-next');
    const changed = await shop.stripe.subscriptions.update(id, await switchTo(annual));
    expect([changed.status, itemIn(changed).price.id]).toEqual(['past_due', annual]);
    expect(await latestOf(changed)).toMatchObject({ status: 'open', attempt_count: 1 });
  });

  test('to a cheaper plan leaves credit, which later invoices use up', async () => {
    await buyPlan(annual);
    const changed = await shop.stripe.subscriptions.update(id, await switchTo(monthly));
    const invoice = await latestOf(changed);
    expect(invoice).toMatchObject({ total: 525 - 6_195, amount_due: 0, amount_paid: 0, status: 'paid' });
    expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ balance: 525 - 6_195 });
    await shop.pass({ days: 31 });
    const renewal = await latestOf(await retrieve());
    expect(renewal).toMatchObject({
      total: 525,
      amount_due: 0,
      status: 'paid',
      ending_balance: 2 * 525 - 6_195,
    });
  });

  test('of the anchor alone starts a new period of the same plan', async () => {
    await shop.pass({ days: 3 });
    const changed = await shop.stripe.subscriptions.update(id, {
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
    });
    expect([changed.billing_cycle_anchor, itemIn(changed).current_period_start]).toEqual([nowS(), nowS()]);
    expect((await latestOf(changed)).total).toBe(525);
  });

  test.each([
    ['another item', { items: [{ id: 'si_other', price: 'annual' }] }, 'items[0][id]'],
    ['an unknown price', { items: [{ id: 'own', price: 'price_unknown' }] }, 'items[0][price]'],
    ['a price in another currency', { items: [{ id: 'own', price: 'gbp' }] }, 'items[0][price]'],
    [
      'a date outside of the period',
      { items: [{ id: 'own', price: 'annual' }], proration_date: 1_000 },
      'proration_date',
    ],
    [
      'an unknown wish',
      { items: [{ id: 'own', price: 'annual' }], proration_behavior: 'sometimes' },
      'proration_behavior',
    ],
  ])('is refused for %s', async (_what, changes, param) => {
    const gbp = (await createPrice(shop, 'year', 'gbp')).id;
    const names: Record<string, string> = { own: itemIn(await retrieve()).id, annual, gbp };
    const items = changes.items.map((item) => ({
      id: names[item.id] ?? item.id,
      price: names[item.price] ?? item.price,
    }));
    const params = { ...changes, items } as Stripe.SubscriptionUpdateParams;
    await expect(shop.stripe.subscriptions.update(id, params)).rejects.toMatchObject({
      statusCode: 400,
      param,
    });
    expect(itemIn(await retrieve()).price.id).toBe(monthly);
  });
});

describe('a preview without a change', () => {
  test('is the next renewal', async () => {
    await buyPlan(monthly);
    const { current_period_end } = itemIn(await retrieve());
    const preview = await shop.stripe.invoices.createPreview({ subscription: id });
    expect(preview).toMatchObject({ total: 525, created: current_period_end, status: 'draft' });
    expect(linesOf(preview)[0]?.period.start).toBe(current_period_end);
  });

  test('is refused when nothing will be billed', async () => {
    await buyPlan(monthly);
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await expect(shop.stripe.invoices.createPreview({ subscription: id })).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    });
  });
});

describe('a cancellation', () => {
  beforeEach(() => buyPlan(monthly));

  test('at the period end is set and taken back by the same name', async () => {
    const cancelled = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const { current_period_end } = itemIn(cancelled);
    expect(cancelled).toMatchObject({
      cancel_at_period_end: true,
      cancel_at: current_period_end,
      canceled_at: nowS(),
      status: 'active',
    });
    const kept = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(kept).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    expect(await types()).toEqual(['customer.subscription.updated', 'customer.subscription.updated']);
  });

  test('by cancel_at alone is taken back by cancel_at only', async () => {
    const { current_period_end } = itemIn(await retrieve());
    const cancelled = await shop.stripe.subscriptions.update(id, { cancel_at: 'min_period_end' });
    expect(cancelled).toMatchObject({ cancel_at: current_period_end, cancel_at_period_end: false });
    const still = await shop.stripe.subscriptions.update(id, { cancel_at_period_end: false });
    expect(still.cancel_at).toBe(current_period_end);
    expect((await shop.stripe.subscriptions.update(id, { cancel_at: '' })).cancel_at).toBeNull();
  });

  test('is refused for both names together and for a time in the past', async () => {
    for (const params of [{ cancel_at: nowS() }, { cancel_at: nowS() + 9, cancel_at_period_end: true }])
      await expect(shop.stripe.subscriptions.update(id, params)).rejects.toMatchObject({ statusCode: 400 });
    expect((await retrieve()).cancel_at).toBeNull();
  });

  test('moves with the period when the plan changes before it', async () => {
    await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const changed = await shop.stripe.subscriptions.update(id, await switchTo(annual));
    expect(changed.cancel_at).toBe(itemIn(changed).current_period_end);
  });

  test('allows a change of metadata alone', async () => {
    const changed = await shop.stripe.subscriptions.update(id, { metadata: { note: 'n' } });
    expect(changed).toMatchObject({ metadata: { orderId: 'order-1', note: 'n' }, cancel_at: null });
  });
});
