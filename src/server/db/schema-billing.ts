/** The tables of money: customers, orders, subscriptions, payments, and the events that hint at changes. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Currency, OrderType } from '#shared/plans.ts';
import { time, users } from './schema.ts';

export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    providerCustomerId: text('provider_customer_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    uniqueIndex('billing_customers_provider').on(t.provider, t.providerCustomerId),
  ],
);

export type PaymentProviderName = 'stripe' | 'paypal';

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderNumber: text('order_number').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderType: text('order_type').$type<OrderType>().notNull(),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    status: text('status').$type<'pending' | 'paid' | 'expired'>().notNull(),
    /** Checkout session at the provider. */
    providerSessionId: text('provider_session_id'),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    paidAt: time('paid_at'),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.orderNumber),
    index('orders_user').on(t.userId, t.createdAt),
    uniqueIndex('orders_provider_session').on(t.provider, t.providerSessionId),
  ],
);

/** Our copy of the provider's subscription; written only by re-reading it there. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    providerSubscriptionId: text('provider_subscription_id').notNull(),
    orderType: text('order_type').$type<OrderType>().notNull(),
    /** The provider's own word for its state. */
    status: text('status').notNull(),
    /** Whether the provider will or may charge again: false once it has ended there. */
    live: boolean('live').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** End of the latest period that was paid; null before the first payment. Access follows this. */
    paidThrough: time('paid_through'),
    createdAt: time('created_at').notNull(),
    syncedAt: time('synced_at').notNull(),
  },
  (t) => [
    uniqueIndex('subscriptions_provider').on(t.provider, t.providerSubscriptionId),
    index('subscriptions_user').on(t.userId),
    /** A person never pays for two at once. */
    uniqueIndex('subscriptions_one_live').on(t.userId).where(sql`live`),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    /** Invoice or sale at the provider: recorded once. */
    providerPaymentId: text('provider_payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    paidAt: time('paid_at').notNull(),
    periodEnd: time('period_end').notNull(),
  },
  (t) => [
    uniqueIndex('payments_provider').on(t.provider, t.providerPaymentId),
    index('payments_subscription').on(t.subscriptionId),
  ],
);

/** Every webhook event once, whatever the provider repeats. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    receivedAt: time('received_at').notNull(),
    processedAt: time('processed_at'),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);
