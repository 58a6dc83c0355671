/** Keeps the single refunds of a provider whose payments do not say how much of them was refunded. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { paymentProviders } from '#shared/payment-providers.ts';
import type { Db } from '../../db/database.ts';
import { operatorLog, paymentRefunds, payments, subscriptions } from '../../db/schema-billing.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentProvider, ProviderRefund } from '../providers/provider.ts';

type ProviderName = PaymentProvider['name'];

/** Stores each refund of a known payment once. Returns the subscriptions (by the provider's id) with a new one. */
export async function storeRefunds(
  db: Db,
  provider: ProviderName,
  refunds: readonly ProviderRefund[],
): Promise<string[]> {
  if (!refunds.length) return [];
  const paymentIds = refunds.map(({ paymentId }) => paymentId);
  const recorded = await db
    .select({
      id: payments.id,
      paymentId: payments.providerPaymentId,
      subscription: subscriptions.providerSubscriptionId,
    })
    .from(payments)
    .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
    .where(and(eq(payments.provider, provider), inArray(payments.providerPaymentId, paymentIds)));
  const rows = recorded.flatMap(({ id, paymentId }) =>
    refunds
      .filter((refund) => refund.paymentId === paymentId)
      .map((refund) => ({ provider, refundId: refund.id, paymentId: id, amountCents: refund.amountCents })),
  );
  if (!rows.length) return [];
  const stored = await db
    .insert(paymentRefunds)
    .values(rows)
    .onConflictDoNothing()
    .returning({ paymentId: paymentRefunds.paymentId });
  const changed = new Set(stored.map(({ paymentId }) => paymentId));
  return [...new Set(recorded.filter(({ id }) => changed.has(id)).map(({ subscription }) => subscription))];
}

/** For webhooks that were lost: asks for the latest refunds, and has what they change synced. */
export async function findLostRefunds({ db, jobs, providers, billingNow }: Deps): Promise<void> {
  for (const name of paymentProviders) {
    const refunds = await providers[name]?.listRefunds?.(billingNow());
    for (const subscriptionId of await storeRefunds(db, name, refunds ?? []))
      await jobs.send(
        db,
        'sync-subscription',
        { provider: name, subscriptionId },
        { key: `${name}:${subscriptionId}` },
      );
  }
}

/**
 * How much of these payments was refunded as far as we know: by the provider's refunds, or by our operators' log, which
 * knows of one before the provider has reported it.
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
