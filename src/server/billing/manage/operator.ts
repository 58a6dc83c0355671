/** What the operator does for a user: refunds, and ending a subscription or keeping it. Every step is logged. */
import { and, desc, eq, gt } from 'drizzle-orm';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import { toOrderType } from '#shared/plan-codec.ts';
import { toAmount } from '#shared/plans.ts';
import type { Db } from '../../db/database.ts';
import { operatorLog, payments, subscriptions } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import { withChangeLease } from '../locks.ts';
import { getPaymentStatus, type PaymentRow } from '../payments.ts';
import type { SubscriptionRow } from '../subscriptions.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { type ChangeDeps, type SyncedSubscription, syncOwnSubscription } from './changes.ts';

export interface RefundInput {
  adminId: string;
  paymentId: string;
  /** 0 to refund nothing; null if it was not in whole cents. */
  amountCents: number | null;
  /** As the page showed it: a second click, or another operator, would refund again. */
  refundedBeforeCents: number | null;
  subscription: 'keep' | 'end-later' | 'end-now';
  reason: string;
}

/** The payment to refund, and its subscription. */
interface RefundTarget {
  payment: PaymentRow;
  row: SubscriptionRow;
}

/** Throws `not_found`. */
async function getRefundTarget(db: Db, paymentId: string): Promise<RefundTarget> {
  const [found] = await db
    .select({ payment: payments, row: subscriptions })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(payments.id, paymentId));
  if (!found) throw new AppError('not_found');
  return found;
}

/** The amount to refund, in cents. Throws `refund_changed`, `invalid_input` or `payment_disputed`. */
function requireRefundCents({ payment }: RefundTarget, input: RefundInput): number {
  if (payment.refundedCents !== input.refundedBeforeCents) throw new AppError('refund_changed');
  const { amountCents: cents } = input;
  if (cents === null || cents > payment.amountCents - payment.refundedCents)
    throw new AppError('invalid_input', { fields: { amount: 'is more than is left of the payment' } });
  if (cents === 0 && input.subscription === 'keep')
    throw new AppError('invalid_input', {
      fields: { amount: 'must be more than 0, or the subscription must end' },
    });
  if (cents > 0 && payment.disputed) throw new AppError('payment_disputed');
  return cents;
}

type Step = (typeof operatorLog.$inferInsert)['step'];

/** Returns a function that creates the log's row for a step of this refund. Rows are added and never changed. */
function createLogEntries({ payment, row }: RefundTarget, input: RefundInput, at: Date) {
  return (step: Step, error: string | null = null) => ({
    at,
    step,
    error,
    adminId: input.adminId,
    userId: row.userId,
    provider: row.provider,
    providerSubscriptionId: row.providerSubscriptionId,
    providerPaymentId: payment.providerPaymentId,
    amountCents: input.amountCents ?? 0,
    currency: payment.currency,
    subscription: input.subscription,
    reason: input.reason,
  });
}

/**
 * A failed call of the provider, as the log shows it: our message, and the codes and statuses in its cause. Throws any
 * other error again, which is a bug.
 */
function describeProviderFailure(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  const cause = error.cause instanceof Error ? error.cause.message : '';
  return cause ? `${error.message}: ${cause}` : error.message;
}

/** Gives or ends access as the operator chose, however much was refunded. */
async function setAccess(
  tx: Db,
  { payment, row }: RefundTarget,
  { subscription }: RefundInput,
  at: Date,
): Promise<void> {
  if (subscription !== 'end-now') {
    await tx.update(payments).set({ access: 'kept' }).where(eq(payments.id, payment.id));
    return;
  }
  await tx
    .update(payments)
    .set({ access: 'ended' })
    .where(and(eq(payments.subscriptionId, row.id), gt(payments.periodEnd, at)));
}

async function endSubscriptionAsChosen(
  { provider, row }: SyncedSubscription,
  choice: RefundInput['subscription'],
) {
  if (row.status === 'ended' || choice === 'keep') return;
  if (choice === 'end-now') await provider.endNow(row.providerSubscriptionId);
  else if (!row.cancelAtPeriodEnd) await provider.cancelAtPeriodEnd(row.providerSubscriptionId);
}

async function refundAndLog(
  deps: ChangeDeps,
  synced: SyncedSubscription,
  target: RefundTarget,
  input: RefundInput,
) {
  const { db } = deps;
  const createEntry = createLogEntries(target, input, deps.now());
  const cents = requireRefundCents(target, input);
  const log = (step: Step, error?: string) => db.insert(operatorLog).values(createEntry(step, error));
  await log('asked');
  try {
    const { payment } = target;
    // The key names the state before the refund: repeated after a crash, the provider answers with its first result.
    const key = `${payment.refundedCents}-${cents}`;
    const part = { amountCents: cents, currency: payment.currency, key };
    if (cents > 0) await synced.provider.refund(payment.providerPaymentId, part);
    await db.transaction(async (tx) => {
      await tx.insert(operatorLog).values(createEntry('refunded'));
      await setAccess(tx, target, input, deps.billingNow());
    });
    await endSubscriptionAsChosen(synced, input.subscription);
  } catch (error) {
    const failure = describeProviderFailure(error);
    await log('failed', failure);
    return { done: false, error: failure };
  }
  await log('done');
  await syncSubscription(synced.sync, target.row.providerSubscriptionId);
  return { done: true, error: null };
}

/**
 * Refunds a payment in full or in part, and ends or keeps its subscription. The mails about the refund and the end come
 * from the sync. A failure of the provider is part of the answer, so that a repeat with the same key shows it again.
 */
export async function refundPayment(
  deps: ChangeDeps,
  input: RefundInput,
): Promise<ResponseBody<'adminRefund'>> {
  const { row } = await getRefundTarget(deps.db, input.paymentId);
  return withChangeLease(deps, row.userId, async () => {
    const synced = await syncOwnSubscription(deps, row);
    return refundAndLog(deps, synced, await getRefundTarget(deps.db, input.paymentId), input);
  });
}

/** The payments of all the user's subscriptions, newest first. */
export async function listPaymentsOfUser(db: Db, userId: string): Promise<ResponseBody<'adminPayments'>> {
  const rows = await db
    .select({ payment: payments, row: subscriptions })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.id));
  return {
    payments: rows.map(({ payment, row }) => ({
      id: payment.id,
      provider: payment.provider,
      reference: payment.providerPaymentId,
      plan: toOrderType(payment.plan),
      amount: toAmount(payment.amountCents),
      refunded: toAmount(payment.refundedCents),
      currency: payment.currency,
      status: getPaymentStatus(payment),
      paidAt: payment.paidAt.toISOString(),
      periodEnd: payment.periodEnd.toISOString(),
      subscriptionEnded: row.status === 'ended',
      disputeUrl: payment.disputeUrl,
    })),
  };
}

const entriesShown = 100;

/** The latest 100 entries, newest first. */
export async function listOperatorLog(db: Db): Promise<ResponseBody<'adminLog'>> {
  const rows = await db
    .select()
    .from(operatorLog)
    .orderBy(desc(operatorLog.at), desc(operatorLog.id))
    .limit(entriesShown);
  return {
    entries: rows.map(({ at, amountCents, providerPaymentId, providerSubscriptionId: _, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      payment: providerPaymentId,
      amount: toAmount(amountCents),
    })),
  };
}
