import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, createPrice, itemIn, openShop, type TestShop } from '../test-shop.ts';

describe('a subscription that changes', () => {
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
      await shop.sandbox.simulated.perform(id, 'fail-next');
      const params = { ...(await switchTo(annual)), payment_behavior: 'error_if_incomplete' as const };
      const attempt = () => shop.stripe.subscriptions.update(id, params, { idempotencyKey: `switch:${id}` });
      const refusal = {
        type: 'StripeCardError',
        statusCode: 402,
        code: 'card_declined',
        decline_code: 'generic_decline',
      };
      await expect(attempt()).rejects.toMatchObject(refusal);
      await shop.sandbox.simulated.perform(id, 'recover');
      await expect(attempt()).rejects.toMatchObject(refusal);
      expect(await retrieve()).toEqual(before);
      expect((await shop.stripe.invoices.list({ customer })).data).toHaveLength(1);
      expect(await types()).toEqual([]);
    });

    test('that is refused keeps a pause, and no event says that the pause has ended', async () => {
      const resumesAt = nowS() + 60 * 86_400;
      await shop.stripe.subscriptions.update(id, {
        pause_collection: { behavior: 'void', resumes_at: resumesAt },
      });
      const before = await retrieve();
      expect(await types()).toEqual(['customer.subscription.updated']);
      await shop.sandbox.simulated.perform(id, 'fail-next');
      const declined = shop.stripe.subscriptions.update(id, {
        pause_collection: '',
        billing_cycle_anchor: { type: 'now' },
        proration_behavior: 'none',
        payment_behavior: 'error_if_incomplete',
      });
      await expect(declined).rejects.toMatchObject({ code: 'card_declined' });
      const ended = shop.stripe.subscriptions.update(id, {
        pause_collection: '',
        cancel_at: nowS() - 1,
      });
      await expect(ended).rejects.toMatchObject({ param: 'cancel_at' });
      expect(await retrieve()).toEqual(before);
      expect(await types()).toEqual([]);
    });

    test('without that wish leaves the sum owed and the subscription past due', async () => {
      await shop.sandbox.simulated.perform(id, 'fail-next');
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
});

describe('a schedule', () => {
  let shop: TestShop;
  let monthly: string;
  let annual: string;
  let id: string;

  beforeAll(async () => {
    shop = await openShop();
    monthly = (await createPrice(shop, 'month')).id;
    annual = (await createPrice(shop, 'year')).id;
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    id = (await buy(shop, annual)).subscription;
    await shop.events(id);
  });

  const retrieve = () => shop.stripe.subscriptions.retrieve(id);
  const schedules = () => shop.stripe.subscriptionSchedules;
  const toTime = (seconds: number) => shop.clock.moveTo(new Date(seconds * 1_000));

  /** From annual to monthly at the end of the period. */
  async function scheduleMonthly(endBehavior: 'release' | 'cancel' = 'release') {
    const schedule = await schedules().create({ from_subscription: id });
    const [phase] = schedule.phases;
    if (!phase) throw new Error('no phase');
    const { start_date, end_date } = phase;
    return schedules().update(schedule.id, {
      end_behavior: endBehavior,
      phases: [
        { items: [{ price: annual, quantity: 1 }], start_date, end_date },
        {
          items: [{ price: monthly, quantity: 1 }],
          start_date: end_date,
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
          metadata: { plan: 'monthly' },
        },
      ],
    });
  }

  test('made from a subscription has the running period as its phase', async () => {
    const schedule = await schedules().create({ from_subscription: id });
    const subscription = await retrieve();
    const { current_period_start: start_date, current_period_end: end_date } = itemIn(subscription);
    expect(schedule).toMatchObject({
      status: 'active',
      subscription: id,
      current_phase: { start_date, end_date },
    });
    expect(schedule.phases).toMatchObject([
      { start_date, end_date, items: [{ price: annual, quantity: 1 }] },
    ]);
    expect(subscription.schedule).toBe(schedule.id);
    expect(await schedules().retrieve(schedule.id)).toEqual(schedule);
    expect(await schedules().retrieve(schedule.id, { expand: ['phases.items.price'] })).toMatchObject({
      phases: [{ items: [{ price: { id: annual, unit_amount: 6_195 } }] }],
    });
    await expect(schedules().create({ from_subscription: id })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('changes the price when the clock passes the phase, and bills the new one only', async () => {
    const schedule = await scheduleMonthly();
    const { current_period_end: end } = itemIn(await retrieve());
    expect(itemIn(await retrieve()).price.id).toBe(annual);
    const upcoming = await shop.stripe.invoices.createPreview({ subscription: id });
    expect([upcoming.total, upcoming.lines.data[0]?.pricing?.price_details?.price]).toEqual([525, monthly]);
    await toTime(end + 3_600);
    const subscription = await shop.stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice', 'schedule'],
    });
    const item = itemIn(subscription);
    expect([item.price.id, item.current_period_start]).toEqual([monthly, end]);
    expect(item.current_period_end - end).toBeLessThanOrEqual(31 * 86_400);
    expect(subscription).toMatchObject({
      metadata: { orderId: 'order-1', plan: 'monthly' },
      latest_invoice: { amount_paid: 525, status: 'paid', billing_reason: 'subscription_cycle' },
      schedule: { id: schedule.id, status: 'active', current_phase: { start_date: end } },
    });
  });

  test('lets the subscription go after its last phase, which then renews', async () => {
    const schedule = await scheduleMonthly();
    await toTime((schedule.phases[1]?.end_date ?? 0) + 3_600);
    const subscription = await retrieve();
    expect([subscription.schedule, subscription.status, itemIn(subscription).price.id]).toEqual([
      null,
      'active',
      monthly,
    ]);
    expect(await schedules().retrieve(schedule.id)).toMatchObject({
      status: 'released',
      released_subscription: id,
      subscription: null,
    });
    expect((await shop.stripe.invoices.list({ subscription: id })).data).toHaveLength(3);
  });

  test('that says so ends the subscription after its last phase', async () => {
    const schedule = await scheduleMonthly('cancel');
    await toTime((schedule.phases[1]?.end_date ?? 0) + 3_600);
    expect(await retrieve()).toMatchObject({ status: 'canceled', ended_at: schedule.phases[1]?.end_date });
    expect((await schedules().retrieve(schedule.id)).status).toBe('completed');
    expect((await shop.stripe.invoices.list({ subscription: id })).data).toHaveLength(2);
  });

  test('that will end the subscription sets its cancel_at, until the schedule changes or is released', async () => {
    const { id: schedule, phases } = await scheduleMonthly('cancel');
    const ends = () => retrieve().then(({ cancel_at, canceled_at }) => [cancel_at, canceled_at !== null]);
    expect(await ends()).toEqual([phases[1]?.end_date, true]);
    await schedules().update(schedule, { end_behavior: 'release' });
    expect(await ends()).toEqual([null, false]);
    await schedules().update(schedule, { end_behavior: 'cancel', metadata: { kept: 'a', gone: 'b' } });
    expect((await schedules().update(schedule, { metadata: { gone: '' } })).metadata).toEqual({ kept: 'a' });
    await schedules().release(schedule);
    expect(await ends()).toEqual([null, false]);
    const again = await scheduleMonthly('cancel');
    await schedules().release(again.id, { preserve_cancel_date: true });
    expect(await ends()).toEqual([again.phases[1]?.end_date, true]);
  });

  test('that is released changes nothing more', async () => {
    const schedule = await scheduleMonthly();
    await schedules().release(schedule.id);
    const { current_period_end } = itemIn(await retrieve());
    await toTime(current_period_end + 3_600);
    const subscription = await retrieve();
    expect([subscription.schedule, itemIn(subscription).price.id]).toEqual([null, annual]);
    for (const call of [schedules().release(schedule.id), schedules().update(schedule.id, { metadata: {} })])
      await expect(call).rejects.toMatchObject({ statusCode: 400 });
  });

  test('keeps the subscription from being cancelled directly until it is released', async () => {
    const schedule = await scheduleMonthly();
    for (const params of [{ cancel_at_period_end: true }, { cancel_at: 'max_period_end' as const }])
      await expect(shop.stripe.subscriptions.update(id, params)).rejects.toThrow(
        `The subscription is managed by the subscription schedule \`${schedule.id}\``,
      );
    await schedules().release(schedule.id);
    expect(await shop.stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      cancel_at_period_end: true,
    });
    await expect(schedules().create({ from_subscription: id })).rejects.toMatchObject({ statusCode: 400 });
  });

  test('ends with its subscription, and is given up by a customer who cancels', async () => {
    const ended = await scheduleMonthly();
    await shop.stripe.subscriptions.cancel(id);
    expect((await schedules().retrieve(ended.id)).status).toBe('canceled');
    id = (await buy(shop, annual)).subscription;
    const released = await scheduleMonthly();
    await shop.sandbox.simulated.perform(id, 'cancel');
    expect((await schedules().retrieve(released.id)).status).toBe('released');
    expect(await retrieve()).toMatchObject({ schedule: null, cancel_at_period_end: false });
    expect((await retrieve()).cancel_at).toBe(itemIn(await retrieve()).current_period_end);
  });

  test('comes with a renewal from the panel', async () => {
    await scheduleMonthly();
    await shop.sandbox.simulated.perform(id, 'renew');
    const [invoice] = (await shop.stripe.invoices.list({ subscription: id })).data;
    expect([itemIn(await retrieve()).price.id, invoice?.amount_paid]).toEqual([monthly, 525]);
  });

  test('changes the price in the middle of a period like any other change', async () => {
    const schedule = await schedules().create({ from_subscription: id });
    const start = schedule.phases[0]?.start_date ?? 0;
    const at = start + 73 * 86_400;
    await schedules().update(schedule.id, {
      phases: [
        { items: [{ price: annual }], start_date: start, end_date: at },
        {
          items: [{ price: monthly }],
          duration: { interval: 'month' },
          proration_behavior: 'always_invoice',
        },
      ],
    });
    await toTime(at);
    const [invoice] = (await shop.stripe.invoices.list({ subscription: id })).data;
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-Math.round((6_195 * 292) / 365), 525]);
  });

  test.each([
    [
      'another start of the running phase',
      (start: number, end: number) => [{ start_date: start + 1, end_date: end }],
    ],
    ['a phase without an end', (start: number) => [{ start_date: start }]],
    [
      'a phase with two ends',
      (start: number, end: number) => [
        { start_date: start, end_date: end, duration: { interval: 'year' as const } },
      ],
    ],
    ['a phase that ends before it starts', (start: number) => [{ start_date: start, end_date: start }]],
    [
      'a gap between two phases',
      (start: number, end: number) => [
        { start_date: start, end_date: end },
        { start_date: end + 60, end_date: end + 120 },
      ],
    ],
  ])('is refused for %s', async (_what, dates) => {
    const schedule = await schedules().create({ from_subscription: id });
    const { start_date = 0, end_date = 0 } = schedule.phases[0] ?? {};
    const phases = dates(start_date, end_date).map((phase) => ({ ...phase, items: [{ price: annual }] }));
    await expect(schedules().update(schedule.id, { phases })).rejects.toMatchObject({
      statusCode: 400,
      param: expect.stringContaining('phases['),
    });
    expect(await schedules().retrieve(schedule.id)).toEqual(schedule);
  });
});
