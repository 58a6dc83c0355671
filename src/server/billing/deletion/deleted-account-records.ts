/** What stays of the money of people who deleted their account: payments for the books, and the provider's own ids. */
import { and, eq, inArray, or } from 'drizzle-orm';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Db } from '../../db/database.ts';
import { closedBilling, closedPayments, payments } from '../../db/schema-billing.ts';
import type { ProviderPayment, ProviderSubscription } from '../providers/provider.ts';

type ClosedKind = (typeof closedBilling.$inferSelect)['kind'];

/** A thing at a provider that may still bring about a charge. */
export interface ClosedRef {
  provider: PaymentProviderName;
  kind: ClosedKind;
  id: string;
}

export async function rememberClosed(tx: Db, refs: ClosedRef[], at: Date): Promise<void> {
  if (!refs.length) return;
  const rows = refs.map((ref) => ({ ...ref, closedAt: at, lookedAt: at }));
  await tx.insert(closedBilling).values(rows).onConflictDoNothing();
}

const isKnown = (kind: ClosedKind, id: string) => and(eq(closedBilling.kind, kind), eq(closedBilling.id, id));

/** When the account was deleted that a subscription belonged to; undefined when it belonged to none of ours. */
export async function findClosedAt(
  db: Db,
  provider: PaymentProviderName,
  { id, orderId, customerId }: Pick<ProviderSubscription, 'id' | 'orderId' | 'customerId'>,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ closedAt: closedBilling.closedAt })
    .from(closedBilling)
    .where(
      and(
        eq(closedBilling.provider, provider),
        or(
          isKnown('subscription', id),
          isKnown('checkout', id),
          orderId === undefined ? undefined : isKnown('order', orderId),
          customerId === null ? undefined : isKnown('customer', customerId),
        ),
      ),
    )
    .limit(1);
  return row?.closedAt;
}

type Booked = Pick<
  ProviderPayment,
  'id' | 'orderType' | 'amountCents' | 'currency' | 'paidAt' | 'refundedCents' | 'disputed'
>;

/** Refunds and disputes follow the provider. */
export async function bookClosed(
  tx: Db,
  provider: PaymentProviderName,
  paid: readonly Booked[],
): Promise<void> {
  for (const { id, orderType, amountCents, currency, paidAt, refundedCents, disputed } of paid) {
    const state = { refundedCents, disputed };
    await tx
      .insert(closedPayments)
      .values({ provider, providerPaymentId: id, orderType, amountCents, currency, paidAt, ...state })
      .onConflictDoUpdate({
        target: [closedPayments.provider, closedPayments.providerPaymentId],
        set: state,
      });
  }
}

/** Every payment of a person, without whose it was. */
export async function bookPaymentsOf(tx: Db, userId: string): Promise<void> {
  const rows = await tx.select().from(payments).where(eq(payments.userId, userId));
  for (const { provider, providerPaymentId, ...payment } of rows)
    await bookClosed(tx, provider, [{ ...payment, id: providerPaymentId }]);
}

/** Those that were booked already. */
export async function findBooked(
  tx: Db,
  provider: PaymentProviderName,
  paid: readonly Pick<ProviderPayment, 'id'>[],
): Promise<Set<string>> {
  const ids = paid.map(({ id }) => id);
  if (!ids.length) return new Set();
  const rows = await tx
    .select({ id: closedPayments.providerPaymentId })
    .from(closedPayments)
    .where(and(eq(closedPayments.provider, provider), inArray(closedPayments.providerPaymentId, ids)));
  return new Set(rows.map(({ id }) => id));
}
