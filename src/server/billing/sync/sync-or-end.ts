/**
 * Syncs a subscription, or ends and refunds it if nobody should pay for it: the user bought it beside another one, e.g.
 * on an old pay page, or has deleted the account.
 */
import { and, eq } from 'drizzle-orm';
import { orders, subscriptions } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import { type DeletedAccountDeps, endSubscriptionOfDeletedAccount } from '../deletion.ts';
import { withProviderLock } from '../locks.ts';
import type { PaymentRow } from '../payments.ts';
import type { Providers } from '../providers/provider.ts';
import {
  type SyncContext,
  subscriptionLockName,
  syncSubscription,
  withSyncContext,
  writeReceipts,
  writeSubscriptionState,
} from './sync-subscription.ts';

export type SyncOrEndDeps = DeletedAccountDeps & { providers: Providers };

/** Syncs all live subscriptions of the user: if the other one has ended meanwhile, the new one is no duplicate. */
async function syncOtherSubscriptions(deps: SyncOrEndDeps, userId: string): Promise<void> {
  const others = await deps.db
    .select({ provider: subscriptions.provider, id: subscriptions.providerSubscriptionId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.live, true)));
  for (const other of others) {
    const provider = deps.providers[other.provider];
    if (!provider) throw new AppError('provider_failed');
    await syncSubscription({ ...deps, provider }, other.id);
  }
}

async function endAndRefundAll({ provider }: SyncOrEndDeps, { remote }: SyncContext): Promise<void> {
  await provider.endNow(remote.id);
  for (const payment of remote.payments)
    if (payment.refundedCents < payment.amountCents) await provider.refund(payment.id);
}

/** Records the duplicate with its refund, and marks its order as expired. */
async function recordDuplicate(context: SyncContext): Promise<void> {
  const { tx, jobs, userId, remote, provider } = context;
  const written = await writeSubscriptionState(context);
  const { row, paymentsBefore, paymentsAfter } = written;
  await tx
    .update(orders)
    .set({ status: 'expired', subscriptionId: row.id })
    .where(
      and(eq(orders.id, remote.orderId ?? ''), eq(orders.userId, userId), eq(orders.provider, provider)),
    );
  await writeReceipts(context, written);
  const isRefunded = ({ refundedCents, amountCents }: PaymentRow) => refundedCents >= amountCents;
  const refundedBefore = new Set(paymentsBefore.filter(isRefunded).map(({ id }) => id));
  const hasNewRefund = paymentsAfter.some(
    (payment) => payment.amountCents > 0 && isRefunded(payment) && !refundedBefore.has(payment.id),
  );
  if (hasNewRefund)
    await jobs.send(tx, 'billing-mail', { kind: 'refunded-duplicate', subscriptionId: row.id });
}

/**
 * Ends and refunds a duplicate, then records it. Each step can be repeated: after an interruption, the next sync
 * completes the rest.
 */
async function endDuplicate(deps: SyncOrEndDeps, id: string): Promise<void> {
  await withProviderLock(deps.db, subscriptionLockName(deps.provider, id), async (db) => {
    const found = await withSyncContext(db, deps, id, async (prepared) => prepared);
    if (found.kind !== 'duplicate') return;
    await endAndRefundAll(deps, found.context);
    await withSyncContext(db, deps, id, async (settled) => {
      if (settled.kind !== 'not-ours') await recordDuplicate(settled.context);
    });
  });
}

/**
 * Syncs a subscription. A second one from our checkout while another was live, e.g. from an old pay page, is ended
 * immediately and refunded. One whose account was deleted is ended, and its late charges are refunded.
 */
export async function syncOrEndSubscription(deps: SyncOrEndDeps, id: string): Promise<void> {
  const first = await syncSubscription(deps, id);
  if (first.kind === 'not-ours') return endSubscriptionOfDeletedAccount(deps, id);
  if (first.kind !== 'duplicate') return;
  await syncOtherSubscriptions(deps, first.userId);
  if ((await syncSubscription(deps, id)).kind === 'duplicate') await endDuplicate(deps, id);
}
