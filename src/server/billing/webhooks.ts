import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { webhookEvents } from '../db/schema-billing.ts';
import type { PaymentProvider, WebhookHint } from './provider.ts';
import { markOrderExpired, type SyncDeps, syncInside } from './sync.ts';

/** False for an event that was taken before; a second copy of one being handled waits here for its end. */
async function storeEvent(
  tx: Db,
  provider: PaymentProvider,
  hint: WebhookHint,
  receivedAt: Date,
): Promise<boolean> {
  const stored = await tx
    .insert(webhookEvents)
    .values({ provider: provider.name, eventId: hint.eventId, type: hint.type, receivedAt })
    .onConflictDoNothing()
    .returning({ eventId: webhookEvents.eventId });
  return stored.length > 0;
}

async function followHint(tx: Db, deps: SyncDeps, hint: WebhookHint): Promise<void> {
  if (hint.subscriptionId) return syncInside(tx, deps, hint.subscriptionId);
  const checkout = hint.checkoutId && (await deps.provider.findCheckout(hint.checkoutId));
  if (!checkout) return;
  if (checkout.subscriptionId) await syncInside(tx, deps, checkout.subscriptionId);
  else await markOrderExpired(tx, deps.provider.name, checkout);
}

/**
 * Takes an authentic event once. Its id and its effect are one transaction: when the provider cannot be asked
 * now, nothing is kept, the error is thrown, and the provider sends the event again.
 */
export async function handleWebhook(deps: SyncDeps, hint: WebhookHint): Promise<void> {
  const { db, provider, now } = deps;
  await db.transaction(async (tx) => {
    if (!(await storeEvent(tx, provider, hint, now()))) return;
    await followHint(tx, deps, hint);
    await tx
      .update(webhookEvents)
      .set({ processedAt: now() })
      .where(and(eq(webhookEvents.provider, provider.name), eq(webhookEvents.eventId, hint.eventId)));
  });
}
