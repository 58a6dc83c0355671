import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { ResponseBody } from '#shared/contract.ts';
import { errors } from '#shared/errors.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { orders } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';
import { isOwnAddress } from '../origins.ts';
import { ensureCustomer, replaceCustomer } from './customers.ts';
import { withLock } from './locks.ts';
import { getOwnOrder, type Order } from './orders.ts';
import type { Checkout, CheckoutRequest, PaymentProvider } from './provider.ts';
import { hasLiveSubscription } from './subscriptions.ts';
import { markOrderExpired, syncCheckout } from './sync.ts';

type PaymentInit = ResponseBody<'startStripeSubscription'>;

export interface CheckoutDeps {
  db: Db;
  now: () => Date;
  config: Pick<Config, 'publicUrl' | 'publicUrlIsSet' | 'productName'>;
  provider: PaymentProvider | undefined;
}

export interface StartCheckout {
  userId: string;
  orderId: string;
  orderNumber: string;
  successUrl: string;
  cancelUrl: string;
}

type ReadyDeps = CheckoutDeps & { provider: PaymentProvider };

/** What came of it while the person's checkouts were locked; a paid one is synced after the lock. */
type Outcome =
  | { kind: 'open'; checkout: Checkout }
  | { kind: 'refused'; reason: string }
  | { kind: 'paid'; checkoutId: string };

const refusals = {
  subscribed: errors.already_subscribed.message,
  paid: 'This order is already paid',
  expired: 'This order has expired, please choose a plan again',
};

const planNames = { MONTHLY: 'Monthly', YEARLY: 'Annual' } as const;

/** A pay page of the same person that could still be paid beside this one is closed first. */
async function closeOtherCheckouts(tx: Db, provider: PaymentProvider, order: Order): Promise<string | null> {
  const others = await tx
    .select({ checkoutId: orders.providerSessionId })
    .from(orders)
    .where(
      and(
        eq(orders.userId, order.userId),
        eq(orders.provider, provider.name),
        eq(orders.status, 'pending'),
        ne(orders.id, order.id),
        isNotNull(orders.providerSessionId),
      ),
    );
  for (const { checkoutId } of others) {
    const checkout = checkoutId && (await provider.expireCheckout(checkoutId));
    if (!checkout) continue;
    if (checkout.state === 'complete') return checkout.id;
    await markOrderExpired(tx, provider.name, checkout);
  }
  return null;
}

async function reopen(tx: Db, provider: PaymentProvider, checkoutId: string): Promise<Outcome> {
  const checkout = await provider.findCheckout(checkoutId);
  if (checkout?.state === 'complete') return { kind: 'paid', checkoutId };
  if (checkout?.state === 'open') return { kind: 'open', checkout };
  if (checkout) await markOrderExpired(tx, provider.name, checkout);
  return { kind: 'refused', reason: refusals.expired };
}

function requestFor(
  deps: ReadyDeps,
  order: Order,
  input: StartCheckout,
): Omit<CheckoutRequest, 'customerId'> {
  return {
    orderId: order.id,
    userId: order.userId,
    orderType: order.orderType,
    planName: `${deps.config.productName} ${planNames[order.orderType]}`,
    amountCents: order.amountCents,
    currency: order.currency,
    successUrl: input.successUrl,
    cancelUrl: input.cancelUrl,
  };
}

async function open(
  tx: Db,
  deps: ReadyDeps,
  order: Order,
  input: StartCheckout,
  customerId: string,
): Promise<Outcome> {
  const { provider } = deps;
  const request = requestFor(deps, order, input);
  const checkout =
    (await provider.openCheckout({ ...request, customerId })) ??
    (await provider.openCheckout({
      ...request,
      customerId: await replaceCustomer({ db: tx, provider }, order.userId),
    }));
  if (!checkout) throw new AppError('provider_failed');
  await tx.update(orders).set({ providerSessionId: checkout.id }).where(eq(orders.id, order.id));
  return { kind: 'open', checkout };
}

async function openLocked(
  tx: Db,
  deps: ReadyDeps,
  input: StartCheckout,
  customerId: string,
): Promise<Outcome> {
  const order = await getOwnOrder(tx, input);
  if (order.status === 'paid') return { kind: 'refused', reason: refusals.paid };
  if (order.status === 'expired') return { kind: 'refused', reason: refusals.expired };
  if (await hasLiveSubscription(tx, input.userId)) return { kind: 'refused', reason: refusals.subscribed };
  if (order.providerSessionId) return reopen(tx, deps.provider, order.providerSessionId);
  const paidElsewhere = await closeOtherCheckouts(tx, deps.provider, order);
  if (paidElsewhere) return { kind: 'paid', checkoutId: paidElsewhere };
  return open(tx, deps, order, input, customerId);
}

async function answerOf(deps: ReadyDeps, outcome: Outcome): Promise<PaymentInit> {
  if (outcome.kind === 'refused') return { success: false, errorMessage: outcome.reason };
  if (outcome.kind === 'paid') {
    await syncCheckout(deps, outcome.checkoutId);
    return { success: false, errorMessage: refusals.subscribed };
  }
  const { id, url } = outcome.checkout;
  if (!url) throw new AppError('provider_failed');
  return { success: true, sessionId: id, redirectUrl: url };
}

/** Only addresses of this site, so that nobody is led away by a forged link. Throws `redirect_not_allowed`. */
function requireOwnAddresses(config: CheckoutDeps['config'], input: StartCheckout): void {
  if (!isOwnAddress(config, input.successUrl) || !isOwnAddress(config, input.cancelUrl))
    throw new AppError('redirect_not_allowed');
}

/**
 * Opens the provider's pay page for an own order. One person's checkouts are opened one at a time, so that no
 * two can be paid; a repeat for the same order gives the same page.
 */
export async function startCheckout(deps: CheckoutDeps, input: StartCheckout): Promise<PaymentInit> {
  requireOwnAddresses(deps.config, input);
  const order = await getOwnOrder(deps.db, input);
  if (order.orderNumber !== input.orderNumber) throw new AppError('not_found');
  const { provider } = deps;
  if (!provider || provider.name !== order.provider) throw new AppError('provider_failed');
  const customerId = await ensureCustomer({ db: deps.db, provider }, input.userId);
  const ready = { ...deps, provider };
  const outcome = await withLock(deps.db, `checkout:${input.userId}`, (tx) =>
    openLocked(tx, ready, input, customerId),
  );
  return answerOf(ready, outcome);
}
