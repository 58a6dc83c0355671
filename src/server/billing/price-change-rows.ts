/** An announced change of a subscription's price. A subscription has at most one; a later one replaces it. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { priceChanges } from '../db/schema-billing.ts';

export type PriceChangeRow = typeof priceChanges.$inferSelect;

export async function findPriceChange(db: Db, subscriptionId: string): Promise<PriceChangeRow | undefined> {
  const [change] = await db
    .select()
    .from(priceChanges)
    .where(eq(priceChanges.subscriptionId, subscriptionId));
  return change;
}

/** Only a change whose mail was sent is applied. */
export async function markPriceChangeMailed(db: Db, subscriptionId: string, at: Date): Promise<void> {
  await db
    .update(priceChanges)
    .set({ mailedAt: at })
    .where(and(eq(priceChanges.subscriptionId, subscriptionId), isNull(priceChanges.mailedAt)));
}
