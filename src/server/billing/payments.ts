/** Payments as the API returns them, with their status, order number, tax and receipts. */
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import { isUuid, type PaymentRecord } from '#shared/contract/shapes.ts';
import { toSubscriptionType } from '#shared/plan-codec.ts';
import { toAmount } from '#shared/plans.ts';
import type { Db } from '../db/database.ts';
import { orders, payments, subscriptions } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';
import { getIncludedTax, listReceipts, type ReceiptRow } from './receipts/receipts.ts';

export type PaymentRow = typeof payments.$inferSelect;

export function getPaymentStatus(
  row: Pick<PaymentRow, 'amountCents' | 'refundedCents' | 'disputed'>,
): PaymentRecord['status'] {
  if (row.disputed) return 'disputed';
  if (row.refundedCents === 0) return 'paid';
  return row.refundedCents < row.amountCents ? 'partially_refunded' : 'refunded';
}

/** The number of the subscription's first order; null for a subscription created by hand at the provider. */
export async function findOrderNumber(db: Db, subscriptionId: string): Promise<string | null> {
  const [order] = await db
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(eq(orders.subscriptionId, subscriptionId))
    .orderBy(asc(orders.createdAt))
    .limit(1);
  return order?.orderNumber ?? null;
}

/** A payment as the API returns it. `receipts`: all receipts read so far; only those of this payment are used. */
export function toPaymentRecord(
  row: PaymentRow,
  details: { providerSubscriptionId: string; orderNumber: string | null; receipts: readonly ReceiptRow[] },
): PaymentRecord {
  const receipts = details.receipts.filter(
    ({ provider, providerPaymentId }) =>
      provider === row.provider && providerPaymentId === row.providerPaymentId,
  );
  const issued = receipts.find(({ kind }) => kind === 'payment');
  const tax = issued && getIncludedTax(issued);
  return {
    id: row.id,
    subscriptionId: details.providerSubscriptionId,
    paymentProvider: row.provider,
    reference: row.providerPaymentId,
    orderNumber: details.orderNumber,
    subscriptionType: toSubscriptionType(row.plan),
    amount: toAmount(row.amountCents),
    credit: toAmount(row.creditCents),
    currency: row.currency,
    status: getPaymentStatus(row),
    refundedAmount: toAmount(row.refundedCents),
    paidAt: row.paidAt.toISOString(),
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    receiptUrl: row.receiptUrl,
    tax: tax ? { kind: tax.kind, amount: toAmount(tax.cents), rate: tax.rate, country: tax.country } : null,
    receipts: receipts.map(({ id, number, kind }) => ({ id, number, kind })),
  };
}

/** Our ids of the user's subscriptions with this id, ours or a provider's: two providers could use the same one. */
async function findOwnIds(db: Db, input: { userId: string; subscriptionId: string }): Promise<string[]> {
  const { userId, subscriptionId } = input;
  const byProvider = eq(subscriptions.providerSubscriptionId, subscriptionId);
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        isUuid(subscriptionId) ? or(byProvider, eq(subscriptions.id, subscriptionId)) : byProvider,
      ),
    );
  return rows.map((row) => row.id);
}

/** Payments of the user's own subscription (our id or the provider's), newest first. Throws `not_found`. */
export async function listPayments(
  db: Db,
  input: { userId: string; subscriptionId: string },
): Promise<PaymentRecord[]> {
  const ids = await findOwnIds(db, input);
  if (!ids.length) throw new AppError('not_found');
  const rows = await db
    .select({
      payment: payments,
      id: subscriptions.id,
      providerSubscriptionId: subscriptions.providerSubscriptionId,
    })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(inArray(payments.subscriptionId, ids))
    .orderBy(desc(payments.paidAt), desc(payments.id));
  const orderNumbers = new Map<string, string | null>();
  for (const id of ids) orderNumbers.set(id, await findOrderNumber(db, id));
  const receipts = await listReceipts(
    db,
    rows.map(({ payment }) => payment),
  );
  return rows.map(({ payment, id, providerSubscriptionId }) =>
    toPaymentRecord(payment, {
      providerSubscriptionId,
      orderNumber: orderNumbers.get(id) ?? null,
      receipts,
    }),
  );
}
