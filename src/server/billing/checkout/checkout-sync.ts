/** Finds out whether an open checkout was paid, also if the payer does not return and the webhook is lost. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema-billing.ts';
import type { JobData, Jobs } from '../../jobs/jobs.ts';
import type { PaymentProvider } from '../providers/provider.ts';
import { type SettleDeps, syncAndSettle } from '../sync/refund-duplicates.ts';

/** Closes the order of an expired checkout; a paid order is unchanged. */
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

/** Reads a checkout from the provider: syncs the subscription it led to, or closes its order. */
export async function syncCheckout(deps: SettleDeps, checkoutId: string): Promise<void> {
  const checkout = await deps.provider.findCheckout(checkoutId);
  if (checkout?.subscriptionId) await syncAndSettle(deps, checkout.subscriptionId);
  if (!checkout || checkout.state === 'expired')
    await markOrderExpired(deps.db, deps.provider.name, checkoutId);
}

/**
 * When to check a checkout, in seconds after it was opened. The last check is after Stripe's page closes, at 24 hours.
 */
const checksAfterS = [120, 600, 1_800, 3 * 3_600, 25 * 3_600];

type FollowUp = JobData['sync-checkout'];

/** Schedules a check by its number, from 0. Does nothing after the last one. */
export async function enqueueFollowUp(
  jobs: Pick<Jobs, 'send'>,
  db: Db,
  { provider, checkoutId }: FollowUp,
  check: number,
): Promise<void> {
  const afterS = checksAfterS[check];
  if (afterS === undefined) return;
  const waitedS = checksAfterS[check - 1] ?? 0;
  await jobs.send(
    db,
    'sync-checkout',
    { provider, checkoutId, check },
    { startAfterS: afterS - waitedS, key: `${provider}:${checkoutId}` },
  );
}

async function isPending(db: Db, { provider, checkoutId }: FollowUp): Promise<boolean> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.providerSessionId, checkoutId)));
  return order?.status === 'pending';
}

/** The job for a check: syncs the checkout, and schedules the next check while the order is pending. */
export async function followCheckout(deps: SettleDeps, followUp: FollowUp): Promise<void> {
  if (!(await isPending(deps.db, followUp))) return;
  await syncCheckout(deps, followUp.checkoutId);
  if (followUp.check === undefined || !(await isPending(deps.db, followUp))) return;
  await enqueueFollowUp(deps.jobs, deps.db, followUp, followUp.check + 1);
}
