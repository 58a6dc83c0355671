import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  active,
  annual,
  monthly,
  monthlyByPaypal,
  openShop,
  order,
  press,
  type Shop,
  settle,
  start,
  subscriber,
  takeEvents,
} from '../../../../tests/support/shop.ts';
import { orders, subscriptions, webhookEvents } from '../../db/schema-billing.ts';
import { reconcile } from './reconcile.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const later = async (ms: number) => shop.time.moveTo(new Date(shop.time.now().getTime() + ms));
const db = () => shop.test.deps.db;
const rowOf = async (id: string) =>
  (await db().select().from(subscriptions).where(eq(subscriptions.providerSubscriptionId, id)))[0];

interface Waiting extends Record<string, unknown> {
  id: string;
}

/** What the reconciler asks to be looked at now. */
async function asked(): Promise<string[]> {
  await reconcile(shop.test.deps);
  const { rows } = (await db().execute<Waiting>(sql`
    select coalesce(data ->> 'subscriptionId', data ->> 'checkoutId') as id from jobs.job
    where name in ('sync-subscription', 'sync-checkout') and state = 'created' and start_after <= now()
    order by 1`)) as { rows: Waiting[] };
  await db().execute(sql`delete from jobs.job`);
  return rows.map(({ id }) => id);
}

const change = (id: string, changes: Partial<typeof subscriptions.$inferInsert>) =>
  db().update(subscriptions).set(changes).where(eq(subscriptions.providerSubscriptionId, id));

describe('the reconciler asks after a subscription', () => {
  test('that is near or past the end of its paid time, failing, unpaid or long not looked at, and after no other', async () => {
    const { id } = await subscriber(shop, annual);
    const at = () => shop.time.now().getTime();
    const farEnd = new Date(at() + 300 * dayMs);
    expect(await asked()).toEqual([]);
    await change(id, { paidThrough: new Date(at() + 23 * hourMs) });
    expect(await asked()).toEqual([id]);
    await change(id, { paidThrough: new Date(at() - dayMs) });
    expect(await asked()).toEqual([id]);
    await change(id, { paidThrough: null });
    expect(await asked()).toEqual([id]);
    await change(id, { paidThrough: farEnd, standing: 'past_due' });
    expect(await asked()).toEqual([id]);
    await change(id, { standing: 'active', syncedAt: new Date(at() - 25 * hourMs) });
    expect(await asked()).toEqual([id]);
  });

  test('that has ended once a day, as long as its last payment could be given back', async () => {
    const { id } = await subscriber(shop, annual);
    const ago = (days: number) => new Date(shop.time.now().getTime() - days * dayMs);
    await change(id, { standing: 'ended', live: false, syncedAt: ago(0.9) });
    expect(await asked()).toEqual([]);
    await change(id, { syncedAt: ago(1.1) });
    expect(await asked()).toEqual([id]);
    await later(181 * dayMs);
    await change(id, { standing: 'ended', live: false, syncedAt: ago(8) });
    expect(await asked()).toEqual([]);
  });

  test('once, however often it runs before the job does', async () => {
    const { id } = await subscriber(shop, annual);
    await change(id, { paidThrough: null });
    await reconcile(shop.test.deps);
    expect(await asked()).toEqual([id]);
  });
});

describe('an order that is not paid', () => {
  test('is asked after from a quarter of an hour on, and closed after a week', async () => {
    const person = await shop.person();
    const ref = await order(shop, person);
    const { sessionId } = (await start(shop, person, ref)).json();
    await later(14 * 60_000);
    expect(await asked()).toEqual([]);
    await later(2 * 60_000);
    expect(await asked()).toEqual([sessionId]);
    await later(8 * dayMs);
    expect(await asked()).toEqual([]);
    const [row] = await db().select().from(orders).where(eq(orders.id, ref.orderId));
    expect(row?.status).toBe('expired');
  });

  test('brings its subscription although every event was lost', async () => {
    const person = await shop.person();
    const ref = await order(shop, person);
    const { redirectUrl } = (await start(shop, person, ref)).json();
    await press(shop, redirectUrl, 'pay');
    await takeEvents(shop);
    await later(16 * 60_000);
    await reconcile(shop.test.deps);
    await shop.test.runJobs();
    expect(await active(shop, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
  });
});

describe('a PayPal subscription that the person cancelled', () => {
  async function cancelled() {
    const bought = await subscriber(shop, monthlyByPaypal);
    const url = `/api/payments/paypal/subscription/${bought.id}/cancel`;
    const answer = await shop.call(bought.person, { method: 'POST', url, payload: {} });
    expect(answer.json()).toEqual({ success: true });
    await settle(shop);
    return bought;
  }
  const statusAtPaypal = (id: string) =>
    shop.paypal.simulated.subscriptions().find((one) => one.id === id)?.status;

  test('is kept while its paid time lasts, and ended for good when that is over', async () => {
    const { id, person } = await cancelled();
    await reconcile(shop.test.deps);
    expect(statusAtPaypal(id)).toBe('SUSPENDED');
    expect(await active(shop, person)).toMatchObject({ willCancelAtPeriodEnd: true });
    await later(32 * dayMs);
    expect(await active(shop, person)).toEqual({});
    await reconcile(shop.test.deps);
    expect(statusAtPaypal(id)).toBe('CANCELLED');
    expect(await rowOf(id)).toMatchObject({ standing: 'ended', live: false });
    expect((await order(shop, person, monthly)).orderId).toEqual(expect.any(String));
  });

  test('is ended although PayPal refuses to end the one before it', async () => {
    const first = await cancelled();
    const second = await cancelled();
    await later(32 * dayMs);
    const { paypal } = shop.test.deps.providers;
    if (!paypal) throw new Error('no provider');
    const asked: string[] = [];
    const { endNow } = paypal;
    paypal.endNow = async (id) => {
      asked.push(id);
      if (asked.length === 1) throw new Error('refused');
      return endNow(id);
    };
    await expect(reconcile(shop.test.deps)).rejects.toThrow('refused');
    paypal.endNow = endNow;
    expect(asked.toSorted()).toEqual([first.id, second.id].toSorted());
    const after = [statusAtPaypal(first.id), statusAtPaypal(second.id)];
    expect(after.toSorted()).toEqual(['CANCELLED', 'SUSPENDED']);
    await reconcile(shop.test.deps);
  });

  test('is not ended when it was taken up again at PayPal and nobody told us', async () => {
    const { id } = await cancelled();
    await later(32 * dayMs);
    await shop.test.deps.providers.paypal?.undoCancel(id);
    await takeEvents(shop);
    await reconcile(shop.test.deps);
    expect(statusAtPaypal(id)).toBe('ACTIVE');
    expect(await rowOf(id)).toMatchObject({ live: true });
  });
});

test('events are forgotten after 90 days', async () => {
  await subscriber(shop, monthly);
  await later(89 * dayMs);
  await reconcile(shop.test.deps);
  expect((await db().select().from(webhookEvents)).length).toBeGreaterThan(0);
  await takeEvents(shop);
  await later(2 * dayMs);
  await reconcile(shop.test.deps);
  expect(await db().select().from(webhookEvents)).toEqual([]);
});

test('one part that fails does not keep the others from being done, and the run counts as failed', async () => {
  const { id } = await subscriber(shop, monthlyByPaypal);
  await change(id, { standing: 'paused', cancelAtPeriodEnd: true, paidThrough: null });
  await db()
    .update(webhookEvents)
    .set({ receivedAt: new Date('2026-01-01T00:00:00Z') });
  const { providers } = shop.test.deps;
  if (!providers.paypal) throw new Error('no provider');
  providers.paypal.findSubscription = async () => {
    throw new Error('the provider is away');
  };
  await expect(reconcile(shop.test.deps)).rejects.toThrow('the provider is away');
  expect(await db().select().from(webhookEvents)).toEqual([]);
});
