import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buy, createPrice, itemIn, openShop, type TestShop } from '../test-shop.ts';

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

describe('a schedule', () => {
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
    await shop.sandbox.simulated.act(id, 'cancel');
    expect((await schedules().retrieve(released.id)).status).toBe('released');
    expect(await retrieve()).toMatchObject({ schedule: null, cancel_at_period_end: false });
    expect((await retrieve()).cancel_at).toBe(itemIn(await retrieve()).current_period_end);
  });

  test('comes with a renewal from the panel', async () => {
    await scheduleMonthly();
    await shop.sandbox.simulated.act(id, 'renew');
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
