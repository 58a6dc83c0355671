/** Receipts of payments and refunds, numbered without gaps for each seller (docs/decisions/0032-receipts.md). */
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { taxKindOf } from '#shared/countries.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import {
  deletedAccountPayments,
  orders,
  type payments,
  type ReceiptDetails,
  receiptCounters,
  receipts,
} from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import type { IncludedTax } from '../../mail/billing-notice.ts';

type PaymentRow = typeof payments.$inferSelect;
export type ReceiptRow = typeof receipts.$inferSelect;

export type ReceiptConfig = Pick<Config, 'productName' | 'seller' | 'receipts'>;

/** A receipt's number is filled up with zeros to this many digits, after its prefix. */
const minDigits = 6;

/**
 * The seller's next number. Its counter stays locked until the transaction ends: other receipts wait, and if the
 * transaction is rolled back, the next receipt gets this number.
 */
async function takeNumber(tx: Db, seller: string, prefix: string) {
  const [counter] = await tx
    .insert(receiptCounters)
    .values({ seller, last: 1 })
    .onConflictDoUpdate({ target: receiptCounters.seller, set: { last: sql`${receiptCounters.last} + 1` } })
    .returning({ last: receiptCounters.last });
  if (!counter) throw new Error('the receipt got no number');
  return {
    seller,
    sequence: counter.last,
    number: `${prefix}${String(counter.last).padStart(minDigits, '0')}`,
  };
}

async function findOrder(tx: Db, subscriptionId: string) {
  const [order] = await tx
    .select({ orderNumber: orders.orderNumber, country: orders.country })
    .from(orders)
    .where(eq(orders.subscriptionId, subscriptionId))
    .orderBy(asc(orders.createdAt))
    .limit(1);
  return order;
}

/** What a receipt says, stored with it: later changes of the settings or the order do not change it. */
async function describePayment(tx: Db, config: ReceiptConfig, payment: PaymentRow): Promise<ReceiptDetails> {
  const order = await findOrder(tx, payment.subscriptionId);
  const { seller, receipts: settings, productName } = config;
  return {
    productName,
    seller: seller ? { ...seller, taxId: settings.taxId ?? null } : null,
    prefix: settings.prefix,
    note: payment.taxCents === 0 ? (settings.note ?? null) : null,
    plan: payment.plan,
    orderNumber: order?.orderNumber ?? null,
    paidAt: payment.paidAt.toISOString(),
    periodStart: payment.periodStart.toISOString(),
    periodEnd: payment.periodEnd.toISOString(),
    creditCents: payment.creditCents,
    taxRate: payment.taxRate,
    taxCountry: payment.taxCountry ?? (payment.taxCents ? (order?.country ?? null) : null),
    corrects: null,
  };
}

/**
 * Issues the receipt of each payment that is not of 0. Call this in the transaction that records the payments, once for
 * each payment.
 */
export async function issueReceipts(
  tx: Db,
  config: ReceiptConfig,
  paid: readonly PaymentRow[],
  at: Date,
): Promise<void> {
  const oldestFirst = paid
    .filter(({ amountCents }) => amountCents > 0)
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  for (const payment of oldestFirst) {
    const details = await describePayment(tx, config, payment);
    await tx.insert(receipts).values({
      ...(await takeNumber(tx, config.seller?.name ?? '', config.receipts.prefix)),
      kind: 'payment',
      userId: payment.userId,
      provider: payment.provider,
      providerPaymentId: payment.providerPaymentId,
      amountCents: payment.amountCents,
      taxCents: payment.taxCents,
      currency: payment.currency,
      issuedAt: at,
      details,
    });
  }
}

/** The receipts of a payment: first its own, then those of its refunds. Locked until the transaction ends. */
function lockReceiptsOfPayment(tx: Db, provider: PaymentProviderName, providerPaymentId: string) {
  return tx
    .select()
    .from(receipts)
    .where(and(eq(receipts.provider, provider), eq(receipts.providerPaymentId, providerPaymentId)))
    .orderBy(asc(receipts.sequence))
    .for('update');
}

/** The tax in the first `cents` of a payment. */
function getTaxOfPart({ amountCents, taxCents }: ReceiptRow, cents: number): number {
  return Math.round((taxCents * cents) / amountCents);
}

/**
 * Issues the receipt of what was refunded since the last receipt, if anything was. `refundedCents`: all refunds of the
 * payment so far. Payments without a receipt get none.
 */
export async function issueRefundReceipt(
  tx: Db,
  payment: { provider: PaymentProviderName; providerPaymentId: string; refundedCents: number },
  at: Date,
): Promise<void> {
  if (payment.refundedCents === 0) return;
  const [original, ...refunds] = await lockReceiptsOfPayment(tx, payment.provider, payment.providerPaymentId);
  if (!original) return;
  const creditedCents = -refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  if (payment.refundedCents <= creditedCents) return;
  const { details, seller, userId, provider, providerPaymentId, currency } = original;
  await tx.insert(receipts).values({
    ...(await takeNumber(tx, seller, details.prefix)),
    kind: 'refund',
    userId,
    provider,
    providerPaymentId,
    amountCents: creditedCents - payment.refundedCents,
    // The difference of two sums, so that the tax of all refunds adds up to that of the payment.
    taxCents: getTaxOfPart(original, creditedCents) - getTaxOfPart(original, payment.refundedCents),
    currency,
    issuedAt: at,
    details: { ...details, creditCents: 0, corrects: original.number },
  });
}

/** The user's own receipt, with the email address it is made out to. Throws `not_found`. */
export async function getOwnReceipt(
  db: Db,
  which: { userId: string; receiptId: string },
): Promise<{ receipt: ReceiptRow; email: string }> {
  const [found] = await db
    .select({ receipt: receipts, email: users.email })
    .from(receipts)
    .innerJoin(users, eq(users.id, receipts.userId))
    .where(and(eq(receipts.id, which.receiptId), eq(receipts.userId, which.userId)));
  if (!found) throw new AppError('not_found');
  return found;
}

type PaymentRef = Pick<PaymentRow, 'provider' | 'providerPaymentId'>;

/** The receipts of these payments, in the order of their numbers. */
export async function listReceipts(db: Db, paid: readonly PaymentRef[]): Promise<ReceiptRow[]> {
  if (!paid.length) return [];
  const ids = paid.map(({ providerPaymentId }) => providerPaymentId);
  const rows = await db
    .select()
    .from(receipts)
    .where(inArray(receipts.providerPaymentId, ids))
    .orderBy(asc(receipts.sequence));
  const isOfThesePayments = ({ provider, providerPaymentId }: PaymentRef) =>
    paid.some((one) => one.provider === provider && one.providerPaymentId === providerPaymentId);
  return rows.filter(isOfThesePayments);
}

/** The tax that the amount includes; null if none. */
export function getIncludedTax({ taxCents, details }: ReceiptRow): IncludedTax | null {
  if (taxCents === 0) return null;
  const { taxRate: rate, taxCountry: country } = details;
  return { kind: taxKindOf(country ?? ''), cents: Math.abs(taxCents), rate, country };
}

/**
 * Deletes receipts and payments after the years that the settings name, but only those of deleted accounts: a user can
 * read their own as long as the account exists. The hourly job calls it.
 */
export async function deleteExpiredBillingRecords(
  db: Db,
  { receipts: { years } }: ReceiptConfig,
  at: Date,
): Promise<void> {
  if (years === 0) return;
  const before = new Date(at);
  before.setUTCFullYear(at.getUTCFullYear() - years);
  await db.delete(receipts).where(and(isNull(receipts.userId), lt(receipts.issuedAt, before)));
  await db.delete(deletedAccountPayments).where(lt(deletedAccountPayments.paidAt, before));
}
