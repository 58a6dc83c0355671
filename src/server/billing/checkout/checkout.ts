import type { PaymentInit } from '#shared/contract/shapes.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import { isOwnAddress } from '../../config/origins.ts';
import { AppError } from '../../http/app-error.ts';
import { withProviderLock } from '../locks.ts';
import {
  type CheckoutDeps,
  type Opening,
  openLocked,
  type PreparedCheckout,
  type ReadyDeps,
} from './checkout-open.ts';
import { syncCheckout } from './checkout-state.ts';
import { ensureCustomer, getEmail, replaceCustomer } from './customers.ts';
import { requireProvider } from './offered.ts';
import { getOwnOrder, type Order } from './orders.ts';
import { ensurePlan, forgetPlan } from './plans.ts';
import { refuse } from './refusals.ts';

export interface StartCheckout {
  userId: string;
  /** Of the path that was called. */
  provider: PaymentProviderName;
  orderId: string;
  orderNumber: string;
  successUrl: string;
  cancelUrl: string;
}

/** Only addresses of this site, so that nobody is led away by a forged link. Throws `redirect_not_allowed`. */
function requireOwnAddresses(config: CheckoutDeps['config'], input: StartCheckout): void {
  if (!isOwnAddress(config, input.successUrl) || !isOwnAddress(config, input.cancelUrl))
    throw new AppError('redirect_not_allowed');
}

/** What the checkout needs at the provider, made before the lock so that the lock is held shortly. */
async function prepare(deps: ReadyDeps, order: Order, input: StartCheckout): Promise<PreparedCheckout> {
  const { productName } = deps.config;
  return {
    email: await getEmail(deps.db, order.userId),
    customerId: await ensureCustomer(deps, order.userId),
    plan: await ensurePlan(deps, { ...order, productName }),
    successUrl: input.successUrl,
    cancelUrl: input.cancelUrl,
  };
}

async function tryToOpen(deps: ReadyDeps, order: Order, prepared: PreparedCheckout): Promise<Opening> {
  const owner = { userId: order.userId, orderId: order.id };
  return withProviderLock(deps.db, `checkout:${order.userId}`, (tx) => openLocked(tx, deps, owner, prepared));
}

/** What the provider does not know any more, e.g. after a change to another account, is made anew once. */
async function open(deps: ReadyDeps, order: Order, input: StartCheckout): Promise<Opening> {
  const prepared = await prepare(deps, order, input);
  const first = await tryToOpen(deps, order, prepared);
  if (first.kind !== 'unknown') return first;
  if (first.what === 'customer') await replaceCustomer(deps, order.userId);
  else await forgetPlan(deps, prepared.plan);
  return tryToOpen(deps, order, await prepare(deps, order, input));
}

async function refuseAfterSync(
  deps: ReadyDeps,
  paid: { provider: PaymentProviderName; checkoutId: string },
): Promise<PaymentInit> {
  const provider = requireProvider(deps.providers, paid.provider);
  await syncCheckout({ ...deps, provider }, paid.checkoutId);
  return refuse('already_subscribed');
}

/**
 * Opens the provider's pay page for an own order. One person's checkouts are opened one at a time, so that no
 * two can be paid; a repeat for the same order gives the same page.
 */
export async function startCheckout(deps: CheckoutDeps, input: StartCheckout): Promise<PaymentInit> {
  requireOwnAddresses(deps.config, input);
  const order = await getOwnOrder(deps.db, input);
  if (order.orderNumber !== input.orderNumber || order.provider !== input.provider)
    throw new AppError('not_found');
  const provider = requireProvider(deps.providers, order.provider);
  const outcome = await open({ ...deps, provider }, order, input);
  switch (outcome.kind) {
    case 'refused':
      return refuse(outcome.code);
    case 'paid':
      return refuseAfterSync({ ...deps, provider }, outcome);
    case 'open':
      return { success: true, sessionId: outcome.id, redirectUrl: outcome.url };
    case 'unknown':
      throw new AppError('provider_failed');
  }
}
