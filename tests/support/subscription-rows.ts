/** Subscriptions and payments written straight into the database, as a sync would leave them. */
import { randomUUID } from 'node:crypto';
import type { Db } from '../../src/server/db/database.ts';
import { orders, payments, subscriptions } from '../../src/server/db/schema-billing.ts';
import type { Locale } from '../../src/shared/locales.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type PaymentRow = typeof payments.$inferSelect;

const start = new Date('2026-11-20T10:00:00.000Z');
const monthLater = new Date('2026-12-20T10:00:00.000Z');

/** A running monthly plan that was paid at the test clock's start, but for what `patch` says. */
export async function insertSubscription(
  db: Db,
  userId: string,
  patch: Partial<SubscriptionRow> = {},
): Promise<SubscriptionRow> {
  const [row] = await db
    .insert(subscriptions)
    .values({
      userId,
      provider: 'stripe',
      providerSubscriptionId: `sub_${randomUUID()}`,
      plan: 'monthly',
      providerStatus: 'active',
      status: 'active',
      live: true,
      paidThrough: monthLater,
      nextChargeAt: monthLater,
      nextChargeCents: 525,
      currency: 'USD',
      createdAt: start,
      syncedAt: start,
      ...patch,
    })
    .returning();
  if (!row) throw new Error('no subscription was written');
  return row;
}

/** A paid month of the subscription, but for what `patch` says. */
export async function insertPayment(
  db: Db,
  { id, userId, provider }: SubscriptionRow,
  patch: Partial<PaymentRow> = {},
): Promise<PaymentRow> {
  const [row] = await db
    .insert(payments)
    .values({
      userId,
      subscriptionId: id,
      provider,
      providerPaymentId: `in_${randomUUID()}`,
      amountCents: 525,
      currency: 'USD',
      plan: 'monthly',
      paidAt: start,
      periodStart: start,
      periodEnd: monthLater,
      ...patch,
    })
    .returning();
  if (!row) throw new Error('no payment was written');
  return row;
}

/** The order that the subscription came from; its language is the one of the mails. */
export async function insertOrder(
  db: Db,
  { id, userId, provider, plan }: SubscriptionRow,
  locale: Locale,
  createdAt = start,
): Promise<void> {
  await db.insert(orders).values({
    orderNumber: randomUUID(),
    userId,
    plan,
    provider,
    amountCents: 525,
    currency: 'USD',
    status: 'paid',
    locale,
    subscriptionId: id,
    createdAt,
  });
}
