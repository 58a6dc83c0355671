import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  annualOrder,
  buy,
  createOrder,
  createSubscriber,
  getActiveSubscription,
  monthlyOrder,
  monthlyPaypalOrder,
  openPayPage,
  pressOnPayPage,
  processWebhooks,
  setUpBilling,
  takeWebhooks,
} from '../../../../tests/support/billing-app.ts';
import { createPerson, type SignedInPerson } from '../../../../tests/support/people.ts';
import {
  insertOrder,
  insertSubscription,
  type SubscriptionRow,
} from '../../../../tests/support/subscription-rows.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { parseNotices } from '../../config/renewal-notices.ts';
import { orders, subscriptions, webhookEvents } from '../../db/schema-billing.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { reconcile } from './reconcile.ts';
import { announceRenewals } from './renewal-notices.ts';

const billing = setUpBilling();
afterEach(() => vi.restoreAllMocks());

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const db = () => billing.app.deps.db;
const rowOf = async (id: string) =>
  (await db().select().from(subscriptions).where(eq(subscriptions.providerSubscriptionId, id)))[0];

interface JobRow extends Record<string, unknown> {
  id: string;
}

/** Runs the reconciler; the subscriptions and checkouts that it wants to be synced now. */
async function idsToSync(): Promise<string[]> {
  await reconcile(billing.app.deps);
  const { rows } = (await db().execute<JobRow>(sql`
    select coalesce(data ->> 'subscriptionId', data ->> 'checkoutId') as id from jobs.job
    where name in ('sync-subscription', 'sync-checkout') and state = 'created' and start_after <= now()
    order by 1`)) as { rows: JobRow[] };
  await db().execute(sql`delete from jobs.job`);
  return rows.map(({ id }) => id);
}

const updateRow = (id: string, changes: Partial<typeof subscriptions.$inferInsert>) =>
  db().update(subscriptions).set(changes).where(eq(subscriptions.providerSubscriptionId, id));

describe('the reconciler checks a subscription', () => {
  test('near or past the end of its paid time, failing, unpaid or unchecked for long, and no other', async () => {
    const { id } = await createSubscriber(billing, annualOrder);
    const at = () => billing.billingClock.now().getTime();
    const farEnd = new Date(at() + 300 * dayMs);
    expect(await idsToSync()).toEqual([]);
    await updateRow(id, { paidThrough: new Date(at() + 23 * hourMs) });
    expect(await idsToSync()).toEqual([id]);
    await updateRow(id, { paidThrough: new Date(at() - dayMs) });
    expect(await idsToSync()).toEqual([id]);
    await updateRow(id, { paidThrough: null });
    expect(await idsToSync()).toEqual([id]);
    await updateRow(id, { paidThrough: farEnd, status: 'past_due' });
    expect(await idsToSync()).toEqual([id]);
    await updateRow(id, { status: 'active', syncedAt: new Date(at() - 25 * hourMs) });
    expect(await idsToSync()).toEqual([id]);
  });

  test('daily after its end, while its last payment can be disputed', async () => {
    const { id } = await createSubscriber(billing, annualOrder);
    const ago = (days: number) => new Date(billing.billingClock.now().getTime() - days * dayMs);
    await updateRow(id, { status: 'ended', live: false, syncedAt: ago(0.9) });
    expect(await idsToSync()).toEqual([]);
    await updateRow(id, { syncedAt: ago(1.1) });
    expect(await idsToSync()).toEqual([id]);
    await billing.passTime(181 * dayMs);
    await updateRow(id, { status: 'ended', live: false, syncedAt: ago(8) });
    expect(await idsToSync()).toEqual([]);
  });

  test('once, even if it runs again before the job', async () => {
    const { id } = await createSubscriber(billing, annualOrder);
    await updateRow(id, { paidThrough: null });
    await reconcile(billing.app.deps);
    expect(await idsToSync()).toEqual([id]);
  });
});

describe('an unpaid order', () => {
  test('is checked after 15 minutes and closed after a week', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person);
    const { sessionId } = (await openPayPage(billing, person, ref)).json();
    await billing.passTime(14 * 60_000);
    expect(await idsToSync()).toEqual([]);
    await billing.passTime(2 * 60_000);
    expect(await idsToSync()).toEqual([sessionId]);
    await billing.passTime(8 * dayMs);
    expect(await idsToSync()).toEqual([]);
    const [row] = await db().select().from(orders).where(eq(orders.id, ref.orderId));
    expect(row?.status).toBe('expired');
  });

  test('leads to its subscription even if every event was lost', async () => {
    const person = await billing.createPerson();
    const ref = await createOrder(billing, person);
    const { redirectUrl } = (await openPayPage(billing, person, ref)).json();
    await pressOnPayPage(billing, redirectUrl, 'pay');
    await takeWebhooks(billing);
    await billing.passTime(16 * 60_000);
    await reconcile(billing.app.deps);
    await billing.app.runJobs();
    expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
  });
});

describe('a PayPal subscription that the person cancelled', () => {
  async function cancelled() {
    const bought = await createSubscriber(billing, monthlyPaypalOrder);
    const url = `/api/payments/paypal/subscription/${bought.id}/cancel`;
    const answer = await billing.call(bought.person, { method: 'POST', url, payload: {} });
    expect(answer.json()).toEqual({ success: true });
    await processWebhooks(billing);
    return bought;
  }
  const statusAtPaypal = (id: string) =>
    billing.paypalSandbox.simulated.subscriptions().find((one) => one.id === id)?.status;

  test('is kept during its paid time and then ended for good', async () => {
    const { id, person } = await cancelled();
    await reconcile(billing.app.deps);
    expect(statusAtPaypal(id)).toBe('SUSPENDED');
    expect(await getActiveSubscription(billing, person)).toMatchObject({ willCancelAtPeriodEnd: true });
    await billing.passTime(32 * dayMs);
    expect(await getActiveSubscription(billing, person)).toEqual({});
    await reconcile(billing.app.deps);
    expect(statusAtPaypal(id)).toBe('CANCELLED');
    expect(await rowOf(id)).toMatchObject({ status: 'ended', live: false });
    expect((await createOrder(billing, person, monthlyOrder)).orderId).toEqual(expect.any(String));
  });

  test('is ended even if PayPal refuses to end another', async () => {
    const first = await cancelled();
    const second = await cancelled();
    await billing.passTime(32 * dayMs);
    const { paypal } = billing.app.deps.providers;
    if (!paypal) throw new Error('no provider');
    const asked: string[] = [];
    const { endNow } = paypal;
    paypal.endNow = async (id) => {
      asked.push(id);
      if (asked.length === 1) throw new Error('refused');
      return endNow(id);
    };
    await expect(reconcile(billing.app.deps)).rejects.toThrow('refused');
    paypal.endNow = endNow;
    expect(asked.toSorted()).toEqual([first.id, second.id].toSorted());
    const after = [statusAtPaypal(first.id), statusAtPaypal(second.id)];
    expect(after.toSorted()).toEqual(['CANCELLED', 'SUSPENDED']);
    await reconcile(billing.app.deps);
  });

  test('is not ended if it was resumed at PayPal without a webhook', async () => {
    const { id } = await cancelled();
    await billing.passTime(32 * dayMs);
    await billing.app.deps.providers.paypal?.undoCancel(id);
    await takeWebhooks(billing);
    await reconcile(billing.app.deps);
    expect(statusAtPaypal(id)).toBe('ACTIVE');
    expect(await rowOf(id)).toMatchObject({ live: true });
  });
});

test('events are deleted after 90 days', async () => {
  await buy(billing, await billing.createPerson());
  await processWebhooks(billing);
  await billing.passTime(89 * dayMs);
  await reconcile(billing.app.deps);
  expect((await db().select().from(webhookEvents)).length).toBeGreaterThan(0);
  await takeWebhooks(billing);
  await billing.passTime(2 * dayMs);
  await reconcile(billing.app.deps);
  expect(await db().select().from(webhookEvents)).toEqual([]);
});

test('a failing part does not stop the others, and the run counts as failed', async () => {
  const { id } = await createSubscriber(billing, monthlyPaypalOrder);
  await billing.paypalSandbox.simulated.perform(id, 'renew');
  await processWebhooks(billing);
  await updateRow(id, { status: 'paused', cancelAtPeriodEnd: true, paidThrough: null });
  const stored = await db()
    .update(webhookEvents)
    .set({ receivedAt: new Date('2026-01-01T00:00:00Z') })
    .returning();
  expect(stored.length).toBeGreaterThan(0);
  const { paypal } = billing.app.deps.providers;
  if (!paypal) throw new Error('no provider');
  vi.spyOn(paypal, 'findSubscription').mockRejectedValue(new Error('the provider is away'));
  await expect(reconcile(billing.app.deps)).rejects.toThrow('the provider is away');
  expect(await db().select().from(webhookEvents)).toEqual([]);
});

describe('renewal reminders', () => {
  let app: TestApp;
  let person: SignedInPerson;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    person = await createPerson(app);
  });

  const day = 86_400_000;
  const now = new Date('2027-11-13T10:00:00.000Z');
  const renewsAt = new Date('2027-12-13T10:00:00.000Z'); // 30 days later.
  const annual = {
    plan: 'annual',
    paidThrough: renewsAt,
    nextChargeAt: renewsAt,
    nextChargeCents: 6_195,
  } as const;

  async function remind(at = now, jobs: Pick<Jobs, 'send'> = app.deps.jobs): Promise<number> {
    const sent = app.mails.length;
    await announceRenewals({ ...app.deps, jobs, billingNow: () => at });
    await app.runJobs();
    return app.mails.slice(sent).filter((mail) => mail.to === person.email).length;
  }

  const insert = (patch: Partial<SubscriptionRow> = {}) =>
    insertSubscription(app.deps.db, person.userId, { ...annual, ...patch });

  describe('the reminder of an annual renewal', () => {
    test('is sent once, on the 30th day before, with amount, date and a link to cancel', async () => {
      await insert();
      expect(await remind(new Date('2027-11-12T23:59:59.000Z'))).toBe(0);
      expect(await remind(new Date('2027-11-13T00:00:00.000Z'))).toBe(1);
      expect(await remind()).toBe(0);
      expect(await remind(new Date(now.getTime() + day))).toBe(0);
      const mail = app.mails.at(-1);
      expect(mail?.subject).toContain('December 13, 2027');
      expect(mail?.text).toContain('$61.95 USD');
      expect(mail?.text).toContain('/pay?manage=cancel');
    });

    test('is sent once by two concurrent processes', async () => {
      await insert();
      const counts = await Promise.all([remind(), remind()]);
      expect(counts).toContain(1);
      expect(app.mails.filter((mail) => mail.to === person.email)).toHaveLength(1);
    });

    test('is sent again in the next year', async () => {
      const { id } = await insert();
      expect(await remind()).toBe(1);
      const nextYear = new Date('2028-12-13T10:00:00.000Z');
      const renewed = { paidThrough: nextYear, nextChargeAt: nextYear };
      await app.deps.db.update(subscriptions).set(renewed).where(eq(subscriptions.id, id));
      expect(await remind()).toBe(0);
      expect(await remind(new Date('2028-11-14T00:00:00.000Z'))).toBe(1);
    });

    test('is sent once although the clock jumps back, the provider moves the charge, or a payment is returned', async () => {
      const { id } = await insert();
      expect(await remind()).toBe(1);
      expect(await remind(new Date(now.getTime() - 40 * day))).toBe(0);
      expect(await remind()).toBe(0);
      const moved = { paidThrough: null, nextChargeAt: new Date(renewsAt.getTime() + 5 * day) };
      await app.deps.db.update(subscriptions).set(moved).where(eq(subscriptions.id, id));
      expect(await remind(new Date(now.getTime() + 10 * day))).toBe(0);
    });

    test('is late rather than missing after an outage', async () => {
      await insert();
      expect(await remind(new Date(renewsAt.getTime() - 3_600_000))).toBe(1);
    });

    test.each([
      ['FR', 35],
      ['DE', 30],
    ])('comes as early as the rule of the country says: %s', async (country, days) => {
      const row = await insert();
      await insertOrder(app.deps.db, row, 'en');
      await app.deps.db.update(orders).set({ country }).where(eq(orders.subscriptionId, row.id));
      expect(await remind(new Date(renewsAt.getTime() - (days + 1) * day))).toBe(0);
      expect(await remind(new Date(renewsAt.getTime() - days * day))).toBe(1);
    });

    test('is sent for a month only if the operator asks for it', async () => {
      await insert({ plan: 'monthly' });
      expect(await remind(new Date(renewsAt.getTime() - 3 * day))).toBe(0);
      app.deps.config.renewalNotices = parseNotices('monthly=7') ?? [];
      expect(await remind(new Date(renewsAt.getTime() - 7 * day))).toBe(1);
      app.deps.config.renewalNotices = parseNotices('') ?? [];
    });

    const left: [string, Partial<SubscriptionRow>][] = [
      ['a monthly plan', { plan: 'monthly' }],
      ['one that is cancelled', { cancelAtPeriodEnd: true }],
      ['one that has ended', { live: false, status: 'ended' }],
      ['one whose charge fails', { status: 'past_due' }],
      ['one that charges nothing', { nextChargeAt: null, nextChargeCents: null, currency: null }],
      ['one whose time has come already', { nextChargeAt: new Date(now.getTime() - 1) }],
    ];
    test.each(left)('is not sent for %s', async (_name, patch) => {
      await insert(patch);
      expect(await remind()).toBe(0);
    });

    test('remains due if its job could not be stored', async () => {
      const { id } = await insert();
      const broken = { send: async () => Promise.reject(new Error('the queue is full')) };
      await expect(remind(now, broken)).rejects.toThrow('the queue is full');
      const [row] = await app.deps.db.select().from(subscriptions).where(eq(subscriptions.id, id));
      expect(row?.remindedFor).toBeNull();
      expect(await remind()).toBe(1);
    });

    test('names the plan of the renewal', async () => {
      await insert({ pendingPlan: 'monthly', nextChargeCents: 525 });
      expect(await remind()).toBe(1);
      expect(app.mails.at(-1)?.text).toMatch(/Monthly[\s\S]*\$5\.25 USD/);
    });
  });
});
