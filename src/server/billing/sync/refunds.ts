/** Stores each refund of a provider (PayPal) whose payments do not say how much of them was refunded. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { paymentProviders } from '#shared/payment-providers.ts';
import type { Db } from '../../db/database.ts';
import { operatorLog, paymentRefunds, payments, subscriptions } from '../../db/schema-billing.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentProvider, ProviderRefund } from '../providers/provider.ts';

type ProviderName = PaymentProvider['name'];

/** Stores each refund of a known payment once. Returns the provider's ids of the subscriptions with a new refund. */
export async function storeRefunds(
  db: Db,
  provider: ProviderName,
  refunds: readonly ProviderRefund[],
): Promise<string[]> {
  if (!refunds.length) return [];
  const paymentIds = refunds.map(({ paymentId }) => paymentId);
  const knownPayments = await db
    .select({
      id: payments.id,
      providerPaymentId: payments.providerPaymentId,
      providerSubscriptionId: subscriptions.providerSubscriptionId,
    })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(eq(payments.provider, provider), inArray(payments.providerPaymentId, paymentIds)));
  const rows = knownPayments.flatMap(({ id, providerPaymentId }) =>
    refunds
      .filter((refund) => refund.paymentId === providerPaymentId)
      .map((refund) => ({ provider, refundId: refund.id, paymentId: id, amountCents: refund.amountCents })),
  );
  if (!rows.length) return [];
  const newRefunds = await db
    .insert(paymentRefunds)
    .values(rows)
    .onConflictDoNothing()
    .returning({ paymentId: paymentRefunds.paymentId });
  const changed = new Set(newRefunds.map(({ paymentId }) => paymentId));
  return [
    ...new Set(
      knownPayments
        .filter(({ id }) => changed.has(id))
        .map(({ providerSubscriptionId }) => providerSubscriptionId),
    ),
  ];
}

/**
 * Makes up for lost webhooks: stores the provider's latest refunds and queues a sync of each subscription with a new
 * one.
 */
export async function storeMissedRefunds({ db, jobs, providers, billingNow }: Deps): Promise<void> {
  for (const name of paymentProviders) {
    const refunds = await providers[name]?.listRefunds?.(billingNow());
    await db.transaction(async (tx) => {
      for (const subscriptionId of await storeRefunds(tx, name, refunds ?? []))
        await jobs.send(
          tx,
          'sync-subscription',
          { provider: name, subscriptionId },
          { key: `${name}:${subscriptionId}` },
        );
    });
  }
}

/**
 * How much of these payments was refunded, in cents by the provider's id of the payment: the larger of what the provider
 * has reported and what our operators have logged, who know of a refund first.
 */
export async function sumKnownRefunds(
  tx: Db,
  provider: ProviderName,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (!ids.length) return new Map();
  const reported = await tx
    .select({
      id: payments.providerPaymentId,
      cents: sql<number>`sum(${paymentRefunds.amountCents})::int`,
    })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(and(eq(payments.provider, provider), inArray(payments.providerPaymentId, ids)))
    .groupBy(payments.providerPaymentId);
  const logged = await tx
    .select({ id: operatorLog.providerPaymentId, cents: sql<number>`sum(${operatorLog.amountCents})::int` })
    .from(operatorLog)
    .where(
      and(
        eq(operatorLog.provider, provider),
        eq(operatorLog.step, 'refunded'),
        inArray(operatorLog.providerPaymentId, ids),
      ),
    )
    .groupBy(operatorLog.providerPaymentId);
  const sums = new Map(logged.map(({ id, cents }) => [id, cents]));
  for (const { id, cents } of reported) sums.set(id, Math.max(cents, sums.get(id) ?? 0));
  return sums;
}
