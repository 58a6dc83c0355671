/**
 * Opens a provider's pay page for an order. Closes the user's other pay pages first, so that nobody pays for two
 * subscriptions. Creates the provider's customer and plan if it does not have them.
 */
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { PaymentInit } from '#shared/contract/shapes.ts';
import { findTaxRate, isCountry } from '#shared/countries.ts';
import { addMonths } from '#shared/dates.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Config } from '../../config/config.ts';
import { isOwnAddress } from '../../config/origins.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { billingCustomers, orders } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import { withProviderLock } from '../locks.ts';
import { ensurePlan, forgetPlan } from '../plans.ts';
import {
  type Checkout,
  type CheckoutIntroduction,
  type CheckoutRequest,
  type PaymentProvider,
  type ProviderPlan,
  requireProvider,
} from '../providers/provider.ts';
import { type Refusal, refuse } from '../refusals.ts';
import { holdsSubscription } from '../subscriptions.ts';
import type { SyncOrEndDeps } from '../sync/sync-or-end.ts';
import { getOwnOrder, markOrderExpired, type Order, scheduleCheckoutCheck, syncCheckout } from './orders.ts';

const dayMs = 24 * 3_600_000;

export type CheckoutDeps = Omit<SyncOrEndDeps, 'provider'> & {
  config: Pick<Config, 'publicUrl' | 'publicUrlIsSet' | 'prices'>;
};

/** With the provider that the order is for. */
type ProviderDeps = CheckoutDeps & Pick<SyncOrEndDeps, 'provider'>;

/** What was created at the provider for a checkout, and what our pay page sent. */
interface PreparedCheckout {
  email: string;
  customerId: string | null;
  plan: ProviderPlan;
  /** Chosen on the pay page; null if it is no country. */
  country: string | null;
  successUrl: string;
  cancelUrl: string;
}

/** A pay page, by the provider's id. */
interface CheckoutRef {
  provider: PaymentProviderName;
  checkoutId: string;
}

/**
 * The result of opening a checkout under the user's lock. `paid`: this or another checkout has been paid, and is synced
 * after the lock is released. `unknown`: the provider does not have the customer or plan.
 */
type OpenResult =
  | { kind: 'open'; id: string; url: string }
  | { kind: 'refused'; code: Refusal }
  | ({ kind: 'paid' } & CheckoutRef)
  | { kind: 'unknown'; what: 'customer' | 'plan' };

/** The pay pages of the user's other unpaid orders. */
async function listOtherCheckouts(tx: Db, order: Order): Promise<CheckoutRef[]> {
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
 * Closes the user's other pay pages at both providers, so only one can be paid. PayPal cannot withdraw a page;
 * sync-or-end.ts refunds a payment there.
 */
async function closeOtherCheckouts(tx: Db, deps: ProviderDeps, order: Order): Promise<CheckoutRef | null> {
  for (const other of await listOtherCheckouts(tx, order)) {
    const provider = deps.providers[other.provider];
    if (!provider) continue;
    const checkout = await provider.expireCheckout(other.checkoutId);
    if (checkout?.state === 'complete') return other;
    if (checkout?.state !== 'open') await markOrderExpired(tx, other.provider, other.checkoutId);
  }
  return null;
}

function toOpenResult({ id, url }: Checkout): OpenResult {
  if (!url) throw new AppError('provider_failed');
  return { kind: 'open', id, url };
}

/** Returns the page that was opened for this order before, if it can still be paid. */
async function reopenCheckout(tx: Db, { provider }: ProviderDeps, checkoutId: string): Promise<OpenResult> {
  const checkout = await provider.findCheckout(checkoutId);
  if (checkout?.state === 'complete') return { kind: 'paid', provider: provider.name, checkoutId };
  if (checkout?.state === 'open') return toOpenResult(checkout);
  await markOrderExpired(tx, provider.name, checkoutId);
  return { kind: 'refused', code: 'order_expired' };
}

/**
 * The terms of the order's promotion code, for a provider that gets them with the checkout. Days count from the order.
 */
function toCheckoutIntroduction({
  introduction,
  amountCents,
  currency,
  createdAt,
}: Order): CheckoutIntroduction | undefined {
  if (!introduction) return undefined;
  const freeUntil = addMonths(createdAt, introduction.freeMonths);
  const freeDays = Math.round((freeUntil.getTime() - createdAt.getTime()) / dayMs);
  return { ...introduction, currency, offCents: amountCents - introduction.cents, freeDays };
}

function createCheckoutRequest(
  deps: ProviderDeps,
  order: Order,
  prepared: PreparedCheckout,
): CheckoutRequest {
  const { plan, country, ...rest } = prepared;
  return {
    ...rest,
    taxRate: findTaxRate(deps.config.prices, country),
    ...(deps.provider.introducesBy === 'checkout' && { introduction: toCheckoutIntroduction(order) }),
    orderId: order.id,
    userId: order.userId,
    providerPlanId: plan.providerPlanId,
    locale: order.locale,
    productName: deps.config.productName,
  };
}

async function openNewCheckout(
  tx: Db,
  deps: ProviderDeps,
  order: Order,
  prepared: PreparedCheckout,
): Promise<OpenResult> {
  const checkout = await deps.provider.openCheckout(createCheckoutRequest(deps, order, prepared));
  if ('unknown' in checkout) return { kind: 'unknown', what: checkout.unknown };
  await tx.transaction(async (write) => {
    await write
      .update(orders)
      .set({ providerSessionId: checkout.id, country: prepared.country })
      .where(eq(orders.id, order.id));
    await scheduleCheckoutCheck(
      deps.jobs,
      write,
      { provider: deps.provider.name, checkoutId: checkout.id },
      0,
    );
  });
  // An earlier call opened this page, the provider's answer was lost, and the page has been paid since.
  if (checkout.state === 'complete')
    return { kind: 'paid', provider: deps.provider.name, checkoutId: checkout.id };
  return toOpenResult(checkout);
}

/** Opens the order's page, unless the user has a subscription or has just paid. Requires the lock on their checkouts. */
async function openWithLock(
  tx: Db,
  deps: ProviderDeps,
  owner: { userId: string; orderId: string },
  prepared: PreparedCheckout,
): Promise<OpenResult> {
  const order = await getOwnOrder(tx, owner);
  if (order.status === 'paid') return { kind: 'refused', code: 'order_paid' };
  if (order.status === 'expired') return { kind: 'refused', code: 'order_expired' };
  if (await holdsSubscription(tx, order.userId, deps.now()))
    return { kind: 'refused', code: 'already_subscribed' };
  if (order.providerSessionId) return reopenCheckout(tx, deps, order.providerSessionId);
  const paidElsewhere = await closeOtherCheckouts(tx, deps, order);
  if (paidElsewhere) return { kind: 'paid', ...paidElsewhere };
  return openNewCheckout(tx, deps, order, prepared);
}

interface StartCheckout {
  userId: string;
  /** The provider in the path of the call. */
  provider: PaymentProviderName;
  orderId: string;
  orderNumber: string;
  countryCode?: string | undefined;
  successUrl: string;
  cancelUrl: string;
}

/** The provider's page may lead back only to this site. Throws `redirect_not_allowed`. */
function requireOwnAddresses(config: CheckoutDeps['config'], input: StartCheckout): void {
  if (!isOwnAddress(config, input.successUrl) || !isOwnAddress(config, input.cancelUrl))
    throw new AppError('redirect_not_allowed');
}

/** Creates what the checkout needs at the provider, before the lock, to hold it only briefly. */
async function prepareCheckout(
  deps: ProviderDeps,
  order: Order,
  input: StartCheckout,
): Promise<PreparedCheckout> {
  const { productName } = deps.config;
  return {
    email: await getEmail(deps.db, order.userId),
    customerId: await ensureCustomer(deps, order.userId),
    plan: await ensurePlan(deps, { ...order, productName }),
    country: input.countryCode && isCountry(input.countryCode) ? input.countryCode : null,
    successUrl: input.successUrl,
    cancelUrl: input.cancelUrl,
  };
}

async function lockAndOpen(
  deps: ProviderDeps,
  order: Order,
  prepared: PreparedCheckout,
): Promise<OpenResult> {
  const owner = { userId: order.userId, orderId: order.id };
  return withProviderLock(deps.db, `checkout:${order.userId}`, (tx) =>
    openWithLock(tx, deps, owner, prepared),
  );
}

/**
 * Opens the page. Creates the customer or plan again, once, if the provider no longer has it, e.g. in another account.
 */
async function openOrRecreate(deps: ProviderDeps, order: Order, input: StartCheckout): Promise<OpenResult> {
  const prepared = await prepareCheckout(deps, order, input);
  const first = await lockAndOpen(deps, order, prepared);
  if (first.kind !== 'unknown') return first;
  if (first.what === 'customer') await replaceCustomer(deps, order.userId);
  else await forgetPlan(deps, prepared.plan);
  return lockAndOpen(deps, order, await prepareCheckout(deps, order, input));
}

/** Syncs a checkout that turned out to be paid, and refuses to open another. */
async function refuseAfterSync(
  deps: ProviderDeps,
  paid: { provider: PaymentProviderName; checkoutId: string },
): Promise<PaymentInit> {
  const provider = requireProvider(deps.providers, paid.provider);
  await syncCheckout({ ...deps, provider }, paid.checkoutId);
  return refuse('already_subscribed');
}

/**
 * Opens the provider's pay page for the user's own order. One user's checkouts are opened one at a time, so that
 * only one can be paid. Returns the same page for the same order.
 */
export async function startCheckout(deps: CheckoutDeps, input: StartCheckout): Promise<PaymentInit> {
  requireOwnAddresses(deps.config, input);
  const order = await getOwnOrder(deps.db, input);
  if (order.orderNumber !== input.orderNumber || order.provider !== input.provider)
    throw new AppError('not_found');
  const provider = requireProvider(deps.providers, order.provider);
  const outcome = await openOrRecreate({ ...deps, provider }, order, input);
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

// ---- The user's customer at a provider

interface CustomerDeps {
  db: Db;
  provider: PaymentProvider;
}

/** The provider's id of the user's customer, as stored. */
export async function findCustomer(
  db: Db,
  provider: PaymentProvider['name'],
  userId: string,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: billingCustomers.providerCustomerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider)));
  return row?.id;
}

/** The user's email address, for the provider. Throws `not_found`. */
async function getEmail(db: Db, userId: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('not_found');
  return user.email;
}

async function createCustomer({ db, provider }: CustomerDeps, userId: string): Promise<string | null> {
  if (!provider.createCustomer) return null;
  return provider.createCustomer({ userId, email: await getEmail(db, userId) });
}

/**
 * The user's customer at the provider, created before any checkout, so every webhook can be traced to a user. The
 * provider's idempotency key gives concurrent calls the same customer. Null if the provider has no customers.
 */
async function ensureCustomer(deps: CustomerDeps, userId: string): Promise<string | null> {
  const { db, provider } = deps;
  const stored = await findCustomer(db, provider.name, userId);
  if (stored) return stored;
  const created = await createCustomer(deps, userId);
  if (!created) return null;
  await db
    .insert(billingCustomers)
    .values({ userId, provider: provider.name, providerCustomerId: created })
    .onConflictDoNothing();
  return (await findCustomer(db, provider.name, userId)) ?? created;
}

/** Replaces a customer that the provider does not know, e.g. after a change of account. */
async function replaceCustomer(deps: CustomerDeps, userId: string): Promise<string | null> {
  const { db, provider } = deps;
  const providerCustomerId = await createCustomer(deps, userId);
  if (!providerCustomerId) return null;
  await db
    .update(billingCustomers)
    .set({ providerCustomerId })
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.provider, provider.name)));
  return providerCustomerId;
}
