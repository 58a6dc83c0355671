/**
 * The hourly job of billing: syncs what may differ from the providers, announces renewals, ends pauses and cancelled
 * subscriptions, and deletes old records.
 */
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { NoticeRule } from '../../config/renewal-notices.ts';
import type { Db } from '../../db/database.ts';
import { orders, payments, subscriptions, webhookEvents } from '../../db/schema-billing.ts';
import type { Deps } from '../../deps.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { deleteOldDeletedAccountRefs, listLateChargeChecks } from '../deletion/deleted-account.ts';
import { withProviderLock } from '../locks.ts';
import { deleteExpiredBillingRecords } from '../receipts/receipts.ts';
import { endsPauseEarly, resumeAheadMs } from '../subscriptions.ts';
import { sendDunningNotices } from './dunning.ts';
import { listPriceChangeWork } from './price-changes.ts';
import { storeMissedRefunds } from './refunds.ts';
import { subscriptionLock, syncSubscription } from './sync.ts';

export interface ReminderDeps {
  db: Db;
  billingNow: () => Date;
  jobs: Pick<Jobs, 'send'>;
  config: Pick<Config, 'renewalNotices'>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Charges that are closer together are the same renewal: providers move a charge by hours, a period is a month. */
const samePeriodDays = 14;
/** Rows per transaction; on PGlite a transaction blocks all other queries. */
const batchSize = 50;

/** The first full price after an offer is announced this many days ahead. */
const offerNoticeDays = 7;
/** Preselects subscriptions by an index. RENEWAL_NOTICE_DAYS allows 45 days, and notices count whole days. */
const maxNoticeMs = 46 * dayMs;
/** How long after a payment it may be refunded or disputed: PayPal accepts disputes for 180 days. */
const returnableMs = 180 * dayMs;
/** A newer checkout is likely to be paid just now; the checks that it scheduled itself are enough. */
const newCheckoutMs = 15 * minuteMs;

/**
 * Whether the next charge is the first full price after free time or lower prices; providers may be some hours early.
 * After a whole year (here 300 days) at a lower price, the rule of the annual plan holds instead.
 */
const offerEndsNext = sql`(${subscriptions.fullPriceFrom} between
    ${subscriptions.nextChargeAt} - interval '1 day' and ${subscriptions.nextChargeAt} + interval '1 day'
  and (${subscriptions.plan} = 'monthly'
    or ${subscriptions.nextChargeAt} < ${subscriptions.createdAt} + interval '300 days'))`;

/** The country of the subscription's latest order. */
const country = sql`(select o.country from orders o where o.subscription_id = ${subscriptions.id}
  order by o.created_at desc limit 1)`;

/** How many days ahead the renewal is announced: by the rule of plan and country, else by that of the plan. */
function daysAhead(rules: NoticeRule[]) {
  // The plan whose period ends, whatever it renews to.
  const { plan } = subscriptions;
  const cases = rules
    .toSorted((one, other) => Number(one.country === null) - Number(other.country === null))
    .map((rule) =>
      rule.country === null
        ? sql`when ${plan} = ${rule.plan} then ${rule.days}::int`
        : sql`when ${plan} = ${rule.plan} and ${country} = ${rule.country} then ${rule.days}::int`,
    );
  return sql`case when ${offerEndsNext} then ${offerNoticeDays}::int ${sql.join(cases, sql` `)} else 0 end`;
}

/**
 * Counts whole days in UTC: a notice that is due 30 days ahead is sent on that day, whatever the hour of the charge.
 */
function isReminderDue(at: Date, rules: NoticeRule[]) {
  const day = (time: unknown) => sql`(${time} at time zone 'UTC')::date`;
  const days = daysAhead(rules);
  return and(
    eq(subscriptions.live, true),
    eq(subscriptions.status, 'active'),
    eq(subscriptions.cancelAtPeriodEnd, false),
    gt(subscriptions.nextChargeAt, at),
    lte(subscriptions.nextChargeAt, new Date(at.getTime() + maxNoticeMs)),
    isNotNull(subscriptions.nextChargeCents),
    sql`${days} > 0`,
    sql`${day(subscriptions.nextChargeAt)} - ${days} <= ${day(sql`${at.toISOString()}::timestamptz`)}`,
    // The amount is not final while a change of the price is announced and not yet made.
    sql`not exists (select 1 from price_changes c where c.subscription_id = ${subscriptions.id}
      and c.applied_at is null and c.charge_at < ${subscriptions.nextChargeAt} + interval '2 days')`,
    sql`(${subscriptions.remindedFor} is null
      or abs(${day(subscriptions.nextChargeAt)} - ${day(subscriptions.remindedFor)}) > ${samePeriodDays}::int)`,
  );
}

/** Marks the rows and queues their mails in one transaction. Two processes never mark the same row. */
async function remindBatch({ db, billingNow, jobs, config }: ReminderDeps): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(isReminderDue(billingNow(), config.renewalNotices))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const marked = await tx
      .update(subscriptions)
      .set({ remindedFor: sql`${subscriptions.nextChargeAt}` })
      .where(inArray(subscriptions.id, due))
      .returning({ id: subscriptions.id });
    for (const { id } of marked) await jobs.send(tx, 'billing-mail', { kind: 'renewal', subscriptionId: id });
    return marked.length;
  });
}

/**
 * Announces each renewal once, as many days ahead as RENEWAL_NOTICE_DAYS says, and the first full price after an offer
 * a week ahead.
 */
export async function sendRenewalReminders(deps: ReminderDeps): Promise<void> {
  while ((await remindBatch(deps)) > 0);
}

type SubscriptionKey = Pick<typeof subscriptions.$inferSelect, 'provider' | 'providerSubscriptionId'>;
const rowColumns = {
  provider: subscriptions.provider,
  providerSubscriptionId: subscriptions.providerSubscriptionId,
};

/** Subscriptions where a change may have been missed because its webhook was lost. */
function listUncertain({ db }: Deps, at: number): Promise<SubscriptionKey[]> {
  return db
    .select(rowColumns)
    .from(subscriptions)
    .where(
      and(
        ne(subscriptions.status, 'ended'),
        or(
          inArray(subscriptions.status, ['past_due', 'requires_action']),
          isNull(subscriptions.paidThrough),
          lt(subscriptions.paidThrough, new Date(at + dayMs)),
          lt(subscriptions.syncedAt, new Date(at - dayMs)),
        ),
      ),
    );
}

/** Ended subscriptions with a payment recent enough to be refunded or disputed. */
function listRecentlyEnded({ db }: Deps, at: number): Promise<SubscriptionKey[]> {
  return db
    .selectDistinct(rowColumns)
    .from(subscriptions)
    .innerJoin(payments, eq(payments.subscriptionId, subscriptions.id))
    .where(
      and(
        eq(subscriptions.status, 'ended'),
        lt(subscriptions.syncedAt, new Date(at - dayMs)),
        gt(payments.paidAt, new Date(at - returnableMs)),
      ),
    );
}

async function enqueueSyncs(deps: Deps, at: number): Promise<void> {
  const rows = [...(await listUncertain(deps, at)), ...(await listRecentlyEnded(deps, at))];
  for (const { provider, providerSubscriptionId } of rows) {
    if (!deps.providers[provider]) continue;
    const data = { provider, subscriptionId: providerSubscriptionId };
    await deps.jobs.send(deps.db, 'sync-subscription', data, {
      key: `${provider}:${providerSubscriptionId}`,
    });
  }
}

/** After this time, no pay page can be paid. If it was, a webhook would still report the subscription. */
const abandonedMs = 7 * dayMs;

/** Closes abandoned orders, and queues a check of every other checkout that is still open. */
async function enqueuePendingCheckouts({ db, jobs, providers }: Deps, at: number): Promise<void> {
  const isPending = eq(orders.status, 'pending');
  await db
    .update(orders)
    .set({ status: 'expired' })
    .where(and(isPending, lt(orders.createdAt, new Date(at - abandonedMs))));
  const rows = await db
    .select({ provider: orders.provider, checkoutId: orders.providerSessionId })
    .from(orders)
    .where(
      and(isPending, isNotNull(orders.providerSessionId), lt(orders.createdAt, new Date(at - newCheckoutMs))),
    );
  for (const { provider, checkoutId } of rows) {
    if (!checkoutId || !providers[provider]) continue;
    // With `now:` the key differs from that of the check which the checkout scheduled for later.
    const key = `now:${provider}:${checkoutId}`;
    await jobs.send(db, 'sync-checkout', { provider, checkoutId }, { key });
  }
}

/** Ends it only if it is still cancelled at the provider: the customer may have resumed it there. */
async function endIfStillCancelled(deps: Deps, row: SubscriptionKey): Promise<void> {
  const provider = deps.providers[row.provider];
  if (!provider) return;
  const id = row.providerSubscriptionId;
  await withProviderLock(deps.db, subscriptionLock(provider, id), async () => {
    const remote = await provider.findSubscription(id);
    if (remote?.status === 'paused' && remote.willCancelAtPeriodEnd) await provider.endNow(id);
  });
  await syncSubscription({ ...deps, now: deps.billingNow, provider }, id);
}

/** PayPal can only suspend a cancelled subscription, so it is ended when the paid time is over. */
async function endCancelledSubscriptions(deps: Deps, at: number): Promise<void> {
  const rows = await deps.db
    .select(rowColumns)
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.status, 'paused'),
        eq(subscriptions.cancelAtPeriodEnd, true),
        or(isNull(subscriptions.paidThrough), lt(subscriptions.paidThrough, new Date(at))),
      ),
    );
  await runAll(rows.map((row) => () => endIfStillCancelled(deps, row)));
}

/** Ends a pause, unless the user has ended it or cancelled meanwhile. Stripe resumes by itself, PayPal does not. */
async function resumeIfStillPaused(deps: Deps, row: SubscriptionKey): Promise<void> {
  const provider = deps.providers[row.provider];
  if (!provider) return;
  const id = row.providerSubscriptionId;
  await withProviderLock(deps.db, subscriptionLock(provider, id), async () => {
    const remote = await provider.findSubscription(id);
    if (remote?.pausedUntil && !endsPauseEarly(remote, deps.billingNow())) await provider.endPause(id, false);
  });
  await syncSubscription({ ...deps, now: deps.billingNow, provider }, id);
}

/** PayPal does not know when a pause ends: without this, it would never charge again. */
async function endPauses(deps: Deps, at: number): Promise<void> {
  const rows = await deps.db
    .select(rowColumns)
    .from(subscriptions)
    .where(
      and(eq(subscriptions.status, 'paused'), lte(subscriptions.pausedUntil, new Date(at + resumeAheadMs))),
    );
  await runAll(rows.map((row) => () => resumeIfStillPaused(deps, row)));
}

/** How long before its first charge the end of a pause is announced. */
const pauseNoticeMs = 7 * dayMs;

/** Announces the end of each pause once. */
async function announcePauseEnds({ db, billingNow, jobs }: Omit<ReminderDeps, 'config'>): Promise<void> {
  const at = billingNow();
  await db.transaction(async (tx) => {
    const marked = await tx
      .update(subscriptions)
      .set({ remindedFor: sql`${subscriptions.pausedUntil}` })
      .where(
        and(
          eq(subscriptions.live, true),
          eq(subscriptions.status, 'paused'),
          gt(subscriptions.pausedUntil, at),
          lte(subscriptions.pausedUntil, new Date(at.getTime() + pauseNoticeMs)),
          sql`${subscriptions.remindedFor} is distinct from ${subscriptions.pausedUntil}`,
        ),
      )
      .returning({ id: subscriptions.id });
    for (const { id } of marked)
      await jobs.send(tx, 'billing-mail', { kind: 'pause-ending', subscriptionId: id });
  });
}

const webhookEventsKeptMs = 90 * dayMs;

async function deleteOldWebhookEvents({ db }: Deps, at: number): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, new Date(at - webhookEventsKeptMs)));
}

/** Runs every part even if one fails, then throws the first failure for the queue to retry. */
async function runAll(parts: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const part of parts) await part().catch((error: unknown) => failures.push(error));
  if (failures.length) throw failures[0];
}

/** Runs every hour. Its parts are independent of each other, and each can be repeated. */
export async function reconcile(deps: Deps): Promise<void> {
  const at = deps.billingNow().getTime();
  await runAll([
    () => enqueueSyncs(deps, at),
    () => enqueuePendingCheckouts(deps, at),
    () => storeMissedRefunds(deps),
    () => endCancelledSubscriptions(deps, at),
    () => announcePauseEnds(deps),
    () => endPauses(deps, at),
    () => deleteOldWebhookEvents(deps, at),
    () => deleteExpiredBillingRecords(deps.db, deps.config, deps.billingNow()),
    () => deleteOldDeletedAccountRefs(deps, at),
    async () => runAll(await listLateChargeChecks(deps, at)),
    // After the reminders: a charge that was announced with its old price keeps it.
    () => sendRenewalReminders(deps),
    async () => runAll(await listPriceChangeWork(deps)),
    () => sendDunningNotices(deps),
  ]);
}
