import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { billingCustomers, orders, payments, subscriptions } from '../db/schema-billing.ts';
import { lock } from './locks.ts';
import type { Checkout, PaymentProvider, ProviderSubscription } from './provider.ts';

export interface SyncDeps {
  db: Db;
  now: () => Date;
  provider: PaymentProvider;
}

interface Copy {
  db: Db;
  userId: string;
  provider: PaymentProvider['name'];
  remote: ProviderSubscription;
  at: Date;
}

function latestPaidEnd(remote: ProviderSubscription): Date | null {
  const ends = remote.payments.map((payment) => payment.periodEnd.getTime());
  return ends.length ? new Date(Math.max(...ends)) : null;
}

/** Whose customer this is; null for one that we did not make, e.g. of another product on the same account. */
async function findOwner(
  db: Db,
  provider: PaymentProvider['name'],
  customerId: string,
): Promise<string | null> {
  const [row] = await db
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.provider, provider), eq(billingCustomers.providerCustomerId, customerId)));
  return row?.userId ?? null;
}

/**
 * A second subscription made by hand at the provider is recorded too, but only one counts as live, so that the
 * rule 'one live subscription a person' can stand in the database without refusing the provider's truth.
 */
async function countsAsLive({ db, userId, remote }: Copy): Promise<boolean> {
  if (!remote.live) return false;
  const others = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.live, true),
        ne(subscriptions.providerSubscriptionId, remote.id),
      ),
    );
  return others.length === 0;
}

async function writeSubscription(copy: Copy): Promise<string | undefined> {
  const { db, userId, provider, remote, at } = copy;
  const state = {
    orderType: remote.orderType,
    status: remote.status,
    live: await countsAsLive(copy),
    cancelAtPeriodEnd: remote.willCancelAtPeriodEnd,
    paidThrough: latestPaidEnd(remote),
    syncedAt: at,
  };
  const [row] = await db
    .insert(subscriptions)
    .values({
      userId,
      provider,
      providerSubscriptionId: remote.id,
      createdAt: remote.createdAt,
      ...state,
    })
    .onConflictDoUpdate({
      target: [subscriptions.provider, subscriptions.providerSubscriptionId],
      set: state,
    })
    .returning({ id: subscriptions.id });
  return row?.id;
}

async function writePayments({ db, userId, provider, remote }: Copy, subscriptionId: string): Promise<void> {
  if (!remote.payments.length) return;
  const rows = remote.payments.map(({ id, ...payment }) => ({
    userId,
    subscriptionId,
    provider,
    providerPaymentId: id,
    ...payment,
  }));
  await db.insert(payments).values(rows).onConflictDoNothing();
}

async function markOrderPaid({ db, userId, remote }: Copy, subscriptionId: string): Promise<void> {
  const paidTimes = remote.payments.map((payment) => payment.paidAt.getTime());
  if (!remote.orderId || !paidTimes.length) return;
  await db
    .update(orders)
    .set({ status: 'paid', paidAt: new Date(Math.min(...paidTimes)), subscriptionId })
    .where(and(eq(orders.id, remote.orderId), eq(orders.userId, userId), ne(orders.status, 'paid')));
}

/** Inside a transaction: re-reads the subscription under its lock and writes what the provider says. */
export async function syncInside(
  tx: Db,
  { provider, now }: Pick<SyncDeps, 'provider' | 'now'>,
  id: string,
): Promise<void> {
  await lock(tx, `subscription:${provider.name}:${id}`);
  const remote = await provider.findSubscription(id);
  const userId = remote && (await findOwner(tx, provider.name, remote.customerId));
  if (!remote || !userId) return;
  // Two subscriptions of one person must not both find no other live one.
  await lock(tx, `subscriptions-of:${userId}`);
  const copy = { db: tx, userId, provider: provider.name, remote, at: now() };
  const subscriptionId = await writeSubscription(copy);
  if (!subscriptionId) return;
  await writePayments(copy, subscriptionId);
  await markOrderPaid(copy, subscriptionId);
}

/** Makes our copy of a subscription what the provider says now; webhook, return page and checks share it. */
async function syncSubscription(deps: SyncDeps, providerSubscriptionId: string): Promise<void> {
  await deps.db.transaction((tx) => syncInside(tx, deps, providerSubscriptionId));
}

/** Closes the order of a checkout that ran out; `checkout` must be freshly read. */
export async function markOrderExpired(
  db: Db,
  provider: PaymentProvider['name'],
  checkout: Checkout,
): Promise<void> {
  if (checkout.state !== 'expired') return;
  await db
    .update(orders)
    .set({ status: 'expired' })
    .where(
      and(
        eq(orders.provider, provider),
        eq(orders.providerSessionId, checkout.id),
        eq(orders.status, 'pending'),
      ),
    );
}

/** The same for a checkout: syncs the subscription it led to, or closes its order. */
export async function syncCheckout(deps: SyncDeps, checkoutId: string): Promise<void> {
  const checkout = await deps.provider.findCheckout(checkoutId);
  if (!checkout) return;
  if (checkout.subscriptionId) await syncSubscription(deps, checkout.subscriptionId);
  else await markOrderExpired(deps.db, deps.provider.name, checkout);
}
