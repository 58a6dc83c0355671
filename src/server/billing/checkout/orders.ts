/** Orders: what a user chose to buy and at which price. Jobs ask the provider whether an order was paid. */
import { randomInt } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { ResponseBody } from '#shared/contract/endpoints.ts';
import type { PaymentRecord } from '#shared/contract/shapes.ts';
import type { Locale } from '#shared/locales.ts';
import { dueTodayCents, normalizeCode } from '#shared/offers.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import { toOrderType } from '#shared/plan-codec.ts';
import { type Currency, type PlanId, priceCents, toAmount, toCents } from '#shared/plans.ts';
import type { Db } from '../../db/database.ts';
import { orders, payments, subscriptions } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import type { JobData, Jobs } from '../../jobs/jobs.ts';
import { lockInTransaction } from '../locks.ts';
import { toPaymentRecord } from '../payments.ts';
import { type PaymentProvider, requireProvider } from '../providers/provider.ts';
import { listReceipts } from '../receipts/receipts.ts';
import { findNextCharge, holdsSubscription, type SubscriptionRow } from '../subscriptions.ts';
import { type SyncOrEndDeps, syncOrEndSubscription } from '../sync/sync-or-end.ts';
import { getIntroduction, type OfferDeps } from './offers.ts';

export type Order = typeof orders.$inferSelect;

interface NewOrder {
  userId: string;
  plan: PlanId;
  paymentMethod: PaymentProviderName;
  /** The price that the page showed, which must be ours. Null if it was not in whole cents. */
  amountCents: number | null;
  currency: Currency;
  locale?: Locale | undefined;
  /** `dueToday`: the amount that the page showed as due today, not in cents. */
  offer?: { code: string; dueToday: number } | undefined;
}

/** Without 0, O, 1 and I, which are easily confused. */
const orderNumberCharacters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const orderNumberLength = 10;

function createOrderNumber(at: Date): string {
  const characters = Array.from(
    { length: orderNumberLength },
    () => orderNumberCharacters[randomInt(orderNumberCharacters.length)],
  );
  return `${at.toISOString().slice(0, 10).replaceAll('-', '')}-${characters.join('')}`;
}

/**
 * The lower first charges or free months of the order's promotion code. Throws `offer_changed` if the page showed another
 * amount.
 */
async function requireShownIntroduction(deps: OfferDeps, { offer, ...order }: NewOrder) {
  if (!offer) return null;
  const introduction = await getIntroduction(deps, { ...order, code: offer.code });
  if (toCents(offer.dueToday) !== dueTodayCents(introduction)) throw new AppError('offer_changed');
  return introduction;
}

/**
 * Records an order that is not paid yet. Throws `amount_mismatch` if the amount is not our price, `already_subscribed`,
 * `offer_changed`, or why a code cannot be used. Two orders at the same time are allowed: if both are paid, the second
 * payment is refunded.
 */
export async function createOrder(
  { db, now, config }: OfferDeps,
  input: NewOrder,
): Promise<ResponseBody<'createOrder'>> {
  const amountCents = priceCents(config.prices, input.plan, input.currency);
  if (input.amountCents !== amountCents) throw new AppError('amount_mismatch');
  if (await holdsSubscription(db, input.userId, now())) throw new AppError('already_subscribed');
  const at = now();
  return db.transaction(async (tx) => {
    // Otherwise two orders could both take the last use of a code.
    if (input.offer) await lockInTransaction(tx, `offer:${normalizeCode(input.offer.code)}`);
    const introduction = await requireShownIntroduction({ db: tx, now, config }, input);
    const [order] = await tx
      .insert(orders)
      .values({
        orderNumber: createOrderNumber(at),
        userId: input.userId,
        plan: input.plan,
        provider: input.paymentMethod,
        amountCents,
        introduction,
        currency: input.currency,
        status: 'pending',
        ...(input.locale && { locale: input.locale }),
        createdAt: at,
      })
      .returning({ orderId: orders.id, orderNumber: orders.orderNumber });
    if (!order) throw new AppError('internal');
    return order;
  });
}

/** Throws `not_found`, also for another user's order. */
export async function getOwnOrder(db: Db, owner: { userId: string; orderId: string }): Promise<Order> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, owner.orderId), eq(orders.userId, owner.userId)));
  if (!order) throw new AppError('not_found');
  return order;
}

async function findSubscription(db: Db, id: string | null): Promise<SubscriptionRow | undefined> {
  if (!id) return undefined;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

async function findFirstPayment(
  db: Db,
  subscription: SubscriptionRow,
  { orderNumber }: Order,
): Promise<PaymentRecord | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.subscriptionId, subscription.id))
    .orderBy(asc(payments.paidAt))
    .limit(1);
  const { providerSubscriptionId } = subscription;
  if (!row) return null;
  return toPaymentRecord(row, {
    providerSubscriptionId,
    orderNumber,
    receipts: await listReceipts(db, [row]),
  });
}

type ConfirmDeps = Omit<SyncOrEndDeps, 'provider'>;

/**
 * Brings an order that is not known to be paid up to date, also an expired one: it may have been paid at the last
 * moment. If the user has another subscription, this one is ended and refunded.
 */
async function syncUnpaidOrder(deps: ConfirmDeps, order: Order): Promise<void> {
  if (order.status === 'paid' || order.subscriptionId || !order.providerSessionId) return;
  const provider = requireProvider(deps.providers, order.provider);
  await syncCheckout({ ...deps, provider }, order.providerSessionId);
}

/** The state of the user's own order. Asks the provider about an unpaid one first, since webhooks may be late. */
export async function confirmOrder(
  deps: ConfirmDeps,
  owner: { userId: string; orderId: string },
): Promise<ResponseBody<'confirmOrder'>> {
  await syncUnpaidOrder(deps, await getOwnOrder(deps.db, owner));
  const order = await getOwnOrder(deps.db, owner);
  const subscription = await findSubscription(deps.db, order.subscriptionId);
  const next = subscription && findNextCharge(subscription);
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    orderType: toOrderType(order.plan),
    amount: toAmount(order.amountCents),
    currency: order.currency,
    paymentProvider: order.provider,
    paidAt: order.paidAt?.toISOString() ?? null,
    validUntil: subscription?.paidThrough?.toISOString() ?? null,
    payment: subscription ? await findFirstPayment(deps.db, subscription, order) : null,
    nextCharge: next
      ? { at: next.at.toISOString(), amount: toAmount(next.cents), currency: next.currency }
      : null,
  };
}

// ---- Finds out whether an open checkout was paid, even if the payer does not return and the webhook is lost

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
export async function syncCheckout(deps: SyncOrEndDeps, checkoutId: string): Promise<void> {
  const checkout = await deps.provider.findCheckout(checkoutId);
  if (checkout?.subscriptionId) await syncOrEndSubscription(deps, checkout.subscriptionId);
  if (!checkout || checkout.state === 'expired')
    await markOrderExpired(deps.db, deps.provider.name, checkoutId);
}

/**
 * When to check a checkout, in seconds after it was opened. The last check is after Stripe's page closes, at 24 hours.
 */
const checksAfterS = [120, 600, 1_800, 3 * 3_600, 25 * 3_600];

/** The job for a check; `check` is its number, missing if it was not scheduled by `scheduleCheckoutCheck`. */
type CheckoutCheck = JobData['sync-checkout'];

/** Schedules a check by its number, from 0. Does nothing after the last one. */
export async function scheduleCheckoutCheck(
  jobs: Pick<Jobs, 'send'>,
  db: Db,
  { provider, checkoutId }: CheckoutCheck,
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

async function isPending(db: Db, { provider, checkoutId }: CheckoutCheck): Promise<boolean> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.provider, provider), eq(orders.providerSessionId, checkoutId)));
  return order?.status === 'pending';
}

/** Runs a check: syncs the checkout if its order is pending, and schedules the next check if it still is. */
export async function checkPendingCheckout(deps: SyncOrEndDeps, job: CheckoutCheck): Promise<void> {
  if (!(await isPending(deps.db, job))) return;
  await syncCheckout(deps, job.checkoutId);
  if (job.check === undefined || !(await isPending(deps.db, job))) return;
  await scheduleCheckoutCheck(deps.jobs, deps.db, job, job.check + 1);
}
