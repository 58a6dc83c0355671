/**
 * The hourly job of billing: syncs what may differ from the providers, announces renewals, ends pauses and cancelled
 * subscriptions, and deletes old records.
 */
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { orders, payments, subscriptions, webhookEvents } from '../../db/schema-billing.ts';
import type { Deps } from '../../deps.ts';
import { deleteOldDeletedAccountRefs, listLateChargeTasks } from '../deletion.ts';
import { withProviderLock } from '../locks.ts';
import { deleteExpiredBillingRecords } from '../receipts/receipts.ts';
import { endsPauseEarly, resumeAheadMs } from '../subscriptions.ts';
import { sendDunningNotices } from './dunning.ts';
import { listPriceChangeTasks } from './price-changes.ts';
import { storeMissedRefunds } from './refunds.ts';
import { announcePauseEnds, announceRenewals } from './renewal-notices.ts';
import { subscriptionLockName, syncSubscription } from './sync-subscription.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How long after a payment it may be refunded or disputed: PayPal accepts disputes for 180 days. */
const returnableMs = 180 * dayMs;
/** A newer checkout is probably being paid right now; the checks that were scheduled when it was opened are enough. */
const newCheckoutMs = 15 * minuteMs;

type SubscriptionRef = Pick<typeof subscriptions.$inferSelect, 'provider' | 'providerSubscriptionId'>;
const refColumns = {
  provider: subscriptions.provider,
  providerSubscriptionId: subscriptions.providerSubscriptionId,
};

/** Subscriptions of which a change may have been missed: failing, due within a day, or not synced for a day. */
function listPossiblyChanged({ db }: Deps, at: number): Promise<SubscriptionRef[]> {
  return db
    .select(refColumns)
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
function listRecentlyEnded({ db }: Deps, at: number): Promise<SubscriptionRef[]> {
  return db
    .selectDistinct(refColumns)
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
  const rows = [...(await listPossiblyChanged(deps, at)), ...(await listRecentlyEnded(deps, at))];
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
async function endIfStillCancelled(deps: Deps, row: SubscriptionRef): Promise<void> {
  const provider = deps.providers[row.provider];
  if (!provider) return;
  const id = row.providerSubscriptionId;
  await withProviderLock(deps.db, subscriptionLockName(provider, id), async () => {
    const remote = await provider.findSubscription(id);
    if (remote?.status === 'paused' && remote.willCancelAtPeriodEnd) await provider.endNow(id);
  });
  await syncSubscription({ ...deps, now: deps.billingNow, provider }, id);
}

/** PayPal can only suspend a cancelled subscription, so it is ended when the paid time is over. */
async function endCancelledSubscriptions(deps: Deps, at: number): Promise<void> {
  const rows = await deps.db
    .select(refColumns)
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
async function resumeIfStillPaused(deps: Deps, row: SubscriptionRef): Promise<void> {
  const provider = deps.providers[row.provider];
  if (!provider) return;
  const id = row.providerSubscriptionId;
  await withProviderLock(deps.db, subscriptionLockName(provider, id), async () => {
    const remote = await provider.findSubscription(id);
    if (remote?.pausedUntil && !endsPauseEarly(remote, deps.billingNow()))
      await provider.endPause(id, { chargeNow: false });
  });
  await syncSubscription({ ...deps, now: deps.billingNow, provider }, id);
}

/** PayPal does not know when a pause ends: without this, it would never charge again. */
async function endPauses(deps: Deps, at: number): Promise<void> {
  const rows = await deps.db
    .select(refColumns)
    .from(subscriptions)
    .where(
      and(eq(subscriptions.status, 'paused'), lte(subscriptions.pausedUntil, new Date(at + resumeAheadMs))),
    );
  await runAll(rows.map((row) => () => resumeIfStillPaused(deps, row)));
}

const webhookEventsKeptMs = 90 * dayMs;

async function deleteOldWebhookEvents({ db }: Deps, at: number): Promise<void> {
  await db.delete(webhookEvents).where(lt(webhookEvents.receivedAt, new Date(at - webhookEventsKeptMs)));
}

/** Runs every task even if one fails, then throws the first failure for the queue to retry. */
async function runAll(tasks: (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((error: unknown) => failures.push(error));
  if (failures.length) throw failures[0];
}

/** Runs every hour. Its tasks are independent of each other, and each can be repeated. */
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
    async () => runAll(await listLateChargeTasks(deps, at)),
    // After these notices: a charge that was announced with its old price keeps it.
    () => announceRenewals(deps),
    async () => runAll(await listPriceChangeTasks(deps)),
    () => sendDunningNotices(deps),
  ]);
}
