import { and, eq } from 'drizzle-orm';
import type { PaymentInit } from '#shared/contract/shapes.ts';
import type { Db } from '../../db/database.ts';
import { billingCustomers } from '../../db/schema-billing.ts';
import { requireProvider } from '../checkout/offered.ts';
import { requireOwnReturn, requireProviderPage } from '../checkout/redirects.ts';
import { getOwnSubscription } from '../subscriptions.ts';
import { type ChangeDeps, type OwnRef, refuse } from './change.ts';

async function findCustomerId(db: Db, { userId, provider }: OwnRef): Promise<string | null> {
  const [row] = await db
    .select({ id: billingCustomers.providerCustomerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)));
  return row?.id ?? null;
}

/** The provider's page where the person mends the way of paying; it changes nothing by itself. */
export async function openPortal(
  deps: ChangeDeps,
  input: OwnRef & { returnUrl: string },
): Promise<PaymentInit> {
  requireOwnReturn(deps.config, input.returnUrl);
  const row = await getOwnSubscription(deps.db, input);
  if (row.standing === 'ended') return refuse('subscription_ended');
  const provider = requireProvider(deps.providers, input.provider);
  const subscription = { id: row.providerSubscriptionId, customerId: await findCustomerId(deps.db, input) };
  const url = await provider.openPortal(subscription, input.returnUrl);
  return { success: true, redirectUrl: requireProviderPage(deps.config, url) };
}
