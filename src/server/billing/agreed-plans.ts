import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Db } from '../db/database.ts';
import { agreedPlans, orders, subscriptions } from '../db/schema-billing.ts';
import type { AgreedPlan } from './providers/provider.ts';

/** What was agreed for a subscription, oldest first: as it was read last, else as it was ordered. */
export async function listAgreed(
  db: Db,
  provider: PaymentProviderName,
  providerSubscriptionId: string,
): Promise<AgreedPlan[]> {
  const read = await db
    .select({
      orderType: agreedPlans.orderType,
      amountCents: agreedPlans.amountCents,
      currency: agreedPlans.currency,
      since: agreedPlans.since,
    })
    .from(agreedPlans)
    .innerJoin(subscriptions, eq(subscriptions.id, agreedPlans.subscriptionId))
    .where(
      and(
        eq(subscriptions.provider, provider),
        eq(subscriptions.providerSubscriptionId, providerSubscriptionId),
      ),
    )
    .orderBy(asc(agreedPlans.since));
  if (read.length) return read;
  const { orderType, amountCents, currency, createdAt: since } = orders;
  return db
    .select({ orderType, amountCents, currency, since })
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.providerSessionId, providerSubscriptionId)));
}

/** A change that was taken back before its first charge is forgotten. */
export async function writeAgreed(tx: Db, subscriptionId: string, agreed: AgreedPlan[]): Promise<void> {
  if (!agreed.length) return;
  const times = agreed.map(({ since }) => since);
  await tx
    .delete(agreedPlans)
    .where(and(eq(agreedPlans.subscriptionId, subscriptionId), notInArray(agreedPlans.since, times)));
  for (const { since, ...terms } of agreed)
    await tx
      .insert(agreedPlans)
      .values({ subscriptionId, since, ...terms })
      .onConflictDoUpdate({ target: [agreedPlans.subscriptionId, agreedPlans.since], set: terms });
}
