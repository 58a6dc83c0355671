import { and, count, inArray, ne } from 'drizzle-orm';
import { type PaymentProviderName, paymentProviders } from '#shared/payment-providers.ts';
import { subscriptions } from '../../db/schema-billing.ts';
import type { Deps } from '../../deps.ts';

export type LeftSubscriptions = Partial<Record<PaymentProviderName, number>>;

/**
 * Subscriptions that still run at a provider which is switched off, by provider. Where its keys are gone as well nobody
 * can cancel them here and nothing is heard of their payments, so the log warns of those.
 */
export async function countLeft({
  config,
  db,
  providers,
  log,
}: Pick<Deps, 'config' | 'db' | 'providers' | 'log'>): Promise<LeftSubscriptions> {
  const names = paymentProviders.filter((name) => config.off.includes(name));
  if (!names.length) return {};
  const rows = await db
    .select({ provider: subscriptions.provider, left: count() })
    .from(subscriptions)
    .where(and(inArray(subscriptions.provider, names), ne(subscriptions.standing, 'ended')))
    .groupBy(subscriptions.provider);
  for (const { provider, left } of rows)
    if (!providers[provider])
      log.warn({ provider, left }, 'subscriptions run at a provider that is off and has no keys here');
  return Object.fromEntries(rows.map(({ provider, left }) => [provider, left]));
}
