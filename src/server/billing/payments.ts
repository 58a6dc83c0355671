import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { amountOf } from '#shared/plans.ts';
import type { PaymentRecord } from '#shared/shapes.ts';
import type { Db } from '../db/database.ts';
import { payments, subscriptions } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';
import { wireType } from './own-subscription.ts';

export type PaymentRow = typeof payments.$inferSelect;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function statusOf(
  row: Pick<PaymentRow, 'amountCents' | 'refundedCents' | 'disputed'>,
): PaymentRecord['status'] {
  if (row.disputed) return 'disputed';
  if (row.refundedCents === 0) return 'paid';
  return row.refundedCents < row.amountCents ? 'partially_refunded' : 'refunded';
}

/** Spec 3, 'Payment record'. */
export function paymentRecordOf(row: PaymentRow, providerSubscriptionId: string): PaymentRecord {
  return {
    id: row.id,
    subscriptionId: providerSubscriptionId,
    paymentProvider: row.provider,
    reference: row.providerPaymentId,
    subscriptionType: wireType(row.orderType),
    amount: amountOf(row.amountCents),
    currency: row.currency,
    status: statusOf(row),
    refundedAmount: amountOf(row.refundedCents),
    paidAt: row.paidAt.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    receiptUrl: row.receiptUrl,
  };
}

async function findOwnIds(db: Db, input: { userId: string; subscriptionId: string }): Promise<string[]> {
  const { userId, subscriptionId } = input;
  const byProvider = eq(subscriptions.providerSubscriptionId, subscriptionId);
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        uuid.test(subscriptionId) ? or(byProvider, eq(subscriptions.id, subscriptionId)) : byProvider,
      ),
    );
  return rows.map((row) => row.id);
}

/**
 * The payments of an own subscription, newest first, by our id or the provider's. Another person's
 * subscription behaves exactly like an unknown one: `not_found`.
 */
export async function listPayments(
  db: Db,
  input: { userId: string; subscriptionId: string },
): Promise<PaymentRecord[]> {
  const ids = await findOwnIds(db, input);
  if (!ids.length) throw new AppError('not_found');
  const rows = await db
    .select({ payment: payments, providerSubscriptionId: subscriptions.providerSubscriptionId })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(inArray(payments.subscriptionId, ids))
    .orderBy(desc(payments.paidAt), desc(payments.id));
  return rows.map((row) => paymentRecordOf(row.payment, row.providerSubscriptionId));
}
