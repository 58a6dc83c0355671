import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { orders } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import type { Checkout, CheckoutRequest, ProviderPlan } from '../providers/provider.ts';
import { holdsSubscription } from '../subscriptions.ts';
import type { SettleDeps } from '../sync/duplicates.ts';
import { enqueueFollowUp } from './checkout-follow-up.ts';
import { markOrderExpired } from './checkout-state.ts';
import { getOwnOrder, type Order } from './orders.ts';
import type { Refusal } from './refusals.ts';

export type CheckoutDeps = Omit<SettleDeps, 'provider'> & {
  config: Pick<Config, 'publicUrl' | 'publicUrlIsSet' | 'productName'>;
};

export type ReadyDeps = CheckoutDeps & Pick<SettleDeps, 'provider'>;

/** What the checkout needs at the provider. */
export interface PreparedCheckout {
  email: string;
  customerId: string | null;
  plan: ProviderPlan;
  successUrl: string;
  cancelUrl: string;
}

interface PaidCheckout {
  provider: PaymentProviderName;
  checkoutId: string;
}

/** What came of it while the person's checkouts were locked; a paid one is synced after the lock. */
export type Opening =
  | { kind: 'open'; id: string; url: string }
  | { kind: 'refused'; code: Refusal }
  | ({ kind: 'paid' } & PaidCheckout)
  | { kind: 'unknown'; what: 'customer' | 'plan' };

async function listOtherCheckouts(tx: Db, order: Order): Promise<PaidCheckout[]> {
  const rows = await tx
    .select({ provider: orders.provider, checkoutId: orders.providerSessionId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, order.userId),
        eq(orders.status, 'pending'),
        ne(orders.id, order.id),
        isNotNull(orders.providerSessionId),
      ),
    );
  return rows.map(({ provider, checkoutId }) => ({ provider, checkoutId: checkoutId ?? '' }));
}

/**
 * A pay page of the same person that could still be paid beside this one is closed first, at either provider.
 * One that cannot be withdrawn stays: if it is paid after all, duplicates.ts gives the money back.
 */
async function closeOtherCheckouts(tx: Db, deps: ReadyDeps, order: Order): Promise<PaidCheckout | null> {
  for (const other of await listOtherCheckouts(tx, order)) {
    const provider = deps.providers[other.provider];
    if (!provider) continue;
    const checkout = await provider.expireCheckout(other.checkoutId);
    if (checkout?.state === 'complete') return other;
    if (checkout?.state !== 'open') await markOrderExpired(tx, other.provider, other.checkoutId);
  }
  return null;
}

function opened({ id, url }: Checkout): Opening {
  if (!url) throw new AppError('provider_failed');
  return { kind: 'open', id, url };
}

async function reopen(tx: Db, { provider }: ReadyDeps, checkoutId: string): Promise<Opening> {
  const checkout = await provider.findCheckout(checkoutId);
  if (checkout?.state === 'complete') return { kind: 'paid', provider: provider.name, checkoutId };
  if (checkout?.state === 'open') return opened(checkout);
  await markOrderExpired(tx, provider.name, checkoutId);
  return { kind: 'refused', code: 'order_expired' };
}

function requestFor(deps: ReadyDeps, order: Order, prepared: PreparedCheckout): CheckoutRequest {
  const { plan, ...rest } = prepared;
  return {
    ...rest,
    orderId: order.id,
    userId: order.userId,
    planId: plan.planId,
    locale: order.locale,
    productName: deps.config.productName,
  };
}

async function openNew(tx: Db, deps: ReadyDeps, order: Order, prepared: PreparedCheckout): Promise<Opening> {
  const checkout = await deps.provider.openCheckout(requestFor(deps, order, prepared));
  if ('unknown' in checkout) return { kind: 'unknown', what: checkout.unknown };
  await tx.transaction(async (write) => {
    await write.update(orders).set({ providerSessionId: checkout.id }).where(eq(orders.id, order.id));
    await enqueueFollowUp(deps.jobs, write, { provider: deps.provider.name, checkoutId: checkout.id }, 0);
  });
  // Opened by an earlier call whose answer got lost, and paid since.
  if (checkout.state === 'complete')
    return { kind: 'paid', provider: deps.provider.name, checkoutId: checkout.id };
  return opened(checkout);
}

/** Inside the lock on the person's checkouts. */
export async function openLocked(
  tx: Db,
  deps: ReadyDeps,
  owner: { userId: string; orderId: string },
  prepared: PreparedCheckout,
): Promise<Opening> {
  const order = await getOwnOrder(tx, owner);
  if (order.status === 'paid') return { kind: 'refused', code: 'order_paid' };
  if (order.status === 'expired') return { kind: 'refused', code: 'order_expired' };
  if (await holdsSubscription(tx, order.userId, deps.now()))
    return { kind: 'refused', code: 'already_subscribed' };
  if (order.providerSessionId) return reopen(tx, deps, order.providerSessionId);
  const paidElsewhere = await closeOtherCheckouts(tx, deps, order);
  if (paidElsewhere) return { kind: 'paid', ...paidElsewhere };
  return openNew(tx, deps, order, prepared);
}
