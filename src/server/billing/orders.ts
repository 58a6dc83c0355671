import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ResponseBody } from '#shared/contract.ts';
import { type Currency, type OrderType, priceCents } from '#shared/plans.ts';
import type { Db } from '../db/database.ts';
import { orders, type PaymentProviderName, subscriptions } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';
import type { PaymentProvider } from './provider.ts';
import { hasLiveSubscription } from './subscriptions.ts';
import { syncCheckout } from './sync.ts';

export type Order = typeof orders.$inferSelect;

interface NewOrder {
  userId: string;
  orderType: OrderType;
  paymentMethod: PaymentProviderName;
  /** What the page showed, in the major unit: must be our price. */
  amount: number;
  currency: Currency;
}

/** No letter or digit that is read as another one. */
const numberAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const numberLength = 10;

function createOrderNumber(at: Date): string {
  const letters = Array.from({ length: numberLength }, () => numberAlphabet[randomInt(32)]);
  return `${at.toISOString().slice(0, 10).replaceAll('-', '')}-${letters.join('')}`;
}

/** Compared as printed, since a decimal like 69.99 has no exact binary form. */
function isPrice(amount: number, cents: number): boolean {
  return Math.abs(amount * 100 - cents) < 1e-6;
}

/** Prices the order itself; a differing `amount` makes none. Throws `amount_mismatch`, `already_subscribed`. */
export async function createOrder(
  { db, now }: { db: Db; now: () => Date },
  input: NewOrder,
): Promise<ResponseBody<'createOrder'>> {
  const amountCents = priceCents(input.orderType, input.currency);
  if (!isPrice(input.amount, amountCents)) throw new AppError('amount_mismatch');
  if (await hasLiveSubscription(db, input.userId)) throw new AppError('already_subscribed');
  const at = now();
  const [order] = await db
    .insert(orders)
    .values({
      orderNumber: createOrderNumber(at),
      userId: input.userId,
      orderType: input.orderType,
      provider: input.paymentMethod,
      amountCents,
      currency: input.currency,
      status: 'pending',
      createdAt: at,
    })
    .returning({ orderId: orders.id, orderNumber: orders.orderNumber });
  if (!order) throw new AppError('internal');
  return order;
}

/** Another person's order behaves exactly like an unknown one: `not_found`. */
export async function getOwnOrder(db: Db, owner: { userId: string; orderId: string }): Promise<Order> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, owner.orderId), eq(orders.userId, owner.userId)));
  if (!order) throw new AppError('not_found');
  return order;
}

async function findPaidThrough(db: Db, subscriptionId: string | null): Promise<Date | null> {
  if (!subscriptionId) return null;
  const [row] = await db
    .select({ paidThrough: subscriptions.paidThrough })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  return row?.paidThrough ?? null;
}

interface ConfirmDeps {
  db: Db;
  now: () => Date;
  provider: PaymentProvider | undefined;
}

async function askProvider({ db, now, provider }: ConfirmDeps, order: Order): Promise<void> {
  if (order.status !== 'pending' || !order.providerSessionId) return;
  if (!provider) throw new AppError('provider_failed');
  await syncCheckout({ db, now, provider }, order.providerSessionId);
}

/** The state of an own order; a pending one is first asked after at the provider, as webhooks may come late. */
export async function confirmOrder(
  deps: ConfirmDeps,
  owner: { userId: string; orderId: string },
): Promise<ResponseBody<'confirmOrder'>> {
  await askProvider(deps, await getOwnOrder(deps.db, owner));
  const order = await getOwnOrder(deps.db, owner);
  const validUntil = await findPaidThrough(deps.db, order.subscriptionId);
  return {
    orderId: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    orderType: order.orderType,
    amount: order.amountCents / 100,
    currency: order.currency,
    paidAt: order.paidAt?.toISOString() ?? null,
    validUntil: validUntil?.toISOString() ?? null,
  };
}
