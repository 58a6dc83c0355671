import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema-billing.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { type SettleDeps, syncAndSettle } from '../sync/duplicates.ts';

/** Closes the order of a checkout that can no longer be paid; one that was paid is left alone. */
export async function markOrderExpired(
  db: Db,
  provider: PaymentProvider['name'],
  checkoutId: string,
): Promise<void> {
  await db
    .update(orders)
    .set({ status: 'expired' })
    .where(
      and(
        eq(orders.provider, provider),
        eq(orders.providerSessionId, checkoutId),
        eq(orders.status, 'pending'),
      ),
    );
}

/** Asks after a checkout: syncs the subscription it led to, or closes its order. */
export async function syncCheckout(deps: SettleDeps, checkoutId: string): Promise<void> {
  const checkout = await deps.provider.findCheckout(checkoutId);
  if (checkout?.subscriptionId) await syncAndSettle(deps, checkout.subscriptionId);
  if (!checkout || checkout.state === 'expired')
    await markOrderExpired(deps.db, deps.provider.name, checkoutId);
}
