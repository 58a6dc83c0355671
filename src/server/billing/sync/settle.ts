/**
 * What follows a sync: ends and refunds a subscription that a user bought beside another one, e.g. on an old pay page, or
 * after the account was deleted; cancels one whose payment was disputed.
 */
import { and, eq } from 'drizzle-orm';
import { defaultLocale } from '#shared/locales.ts';
import { pageUrl } from '#shared/pages.ts';
import { providerDescriptors } from '#shared/payment-providers.ts';
import { orders, payments, subscriptions } from '../../db/schema-billing.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { disputeMail } from '../../mail/messages.ts';
import { type DeletedAccountDeps, settleDeletedAccount } from '../deletion.ts';
import { withProviderLock } from '../locks.ts';
import type { PaymentRow } from '../payments.ts';
import { type Providers, requireProvider } from '../providers/provider.ts';
import {
  type SyncContext,
  subscriptionLock,
  syncSubscription,
  withSyncContext,
  writeReceipts,
  writeState,
} from './sync-subscription.ts';

/** What `syncAndSettle` needs. */
export type SettleDeps = DeletedAccountDeps & { providers: Providers };

/** Updates our copies of the user's live subscriptions: if the other one has ended, the new one is no duplicate. */
async function syncOthers(deps: SettleDeps, userId: string): Promise<void> {
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

async function endAndRefund({ provider }: SettleDeps, { remote }: SyncContext): Promise<void> {
  await provider.endNow(remote.id);
  for (const payment of remote.payments)
    if (payment.refundedCents < payment.amountCents) await provider.refund(payment.id);
}

/** Records the duplicate with its refund, and marks its order as expired. */
async function recordDuplicate(context: SyncContext): Promise<void> {
  const { tx, jobs, userId, remote, provider } = context;
  const written = await writeState(context);
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

/** Each step can be repeated: after an interruption, the next sync completes the rest. */
async function endDuplicate(deps: SettleDeps, id: string): Promise<void> {
  await withProviderLock(deps.db, subscriptionLock(deps.provider, id), async (db) => {
    const found = await withSyncContext(db, deps, id, async (prepared) => prepared);
    if (found.kind !== 'duplicate') return;
    await endAndRefund(deps, found.context);
    await withSyncContext(db, deps, id, async (settled) => {
      if (settled.kind !== 'not-ours') await recordDuplicate(settled.context);
    });
  });
}

/**
 * Syncs a subscription. A second one from our checkout while another was live, e.g. from an old pay page, is ended
 * immediately and refunded. One whose account was deleted is ended, and its late charges are refunded.
 */
export async function syncAndSettle(deps: SettleDeps, id: string): Promise<void> {
  const first = await syncSubscription(deps, id);
  if (first.kind === 'not-ours') return settleDeletedAccount(deps, id);
  if (first.kind !== 'duplicate') return;
  await syncOthers(deps, first.userId);
  if ((await syncSubscription(deps, id)).kind === 'duplicate') await endDuplicate(deps, id);
}

// ---- What happens after a customer disputed a payment: the subscription is cancelled, and the operator gets a mail

type DisputeDeps = Pick<
  Deps,
  'db' | 'billingNow' | 'providers' | 'jobs' | 'mailer' | 'config' | 'log' | 'metrics'
>;

/**
 * The job for a new dispute. It can be repeated: the mail comes last. No mail without a seller's address, which
 * production requires; the admin page and the alert show the dispute as well.
 */
export async function handleDispute(deps: DisputeDeps, { paymentId }: { paymentId: string }): Promise<void> {
  const { db, config, log } = deps;
  const [found] = await db
    .select({ payment: payments, row: subscriptions })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(payments.id, paymentId));
  if (!found?.payment.disputed) return;
  const { payment, row } = found;
  const provider = requireProvider(deps.providers, row.provider);
  if (row.status !== 'ended' && !row.cancelAtPeriodEnd) {
    await provider.cancelAtPeriodEnd(row.providerSubscriptionId);
    await syncSubscription({ ...deps, now: deps.billingNow, provider }, row.providerSubscriptionId);
  }
  log.warn({ provider: row.provider, payment: payment.providerPaymentId }, 'a payment was disputed');
  if (!config.seller) return;
  await deps.mailer.send({
    to: config.seller.email,
    ...disputeMail(
      {
        productName: config.productName,
        providerName: providerDescriptors[row.provider].label,
        amount: { cents: payment.amountCents, currency: payment.currency },
        reference: payment.providerPaymentId,
        paidAt: payment.paidAt,
        link: payment.disputeUrl ?? config.publicUrl + pageUrl('admin'),
      },
      defaultLocale,
    ),
  });
}
