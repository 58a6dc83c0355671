/** The billing tables: customers, orders, subscriptions, payments, free reflections and webhook events. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { defaultLocale, type Locale } from '#shared/locales.ts';
import type { Introduction } from '#shared/offers.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Currency, PlanId } from '#shared/plans.ts';
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

/** Our status of a subscription, the same for all providers. */
export type SubscriptionStatus =
  /** Not paid for yet. */
  | 'pending'
  | 'active'
  /** A charge failed and is retried. */
  | 'past_due'
  /** A charge waits until the customer confirms it with their bank, e.g. with 3-D Secure. */
  | 'requires_action'
  /** Nothing is charged now: paused, or at some providers cancelled, but it could be resumed. */
  | 'paused'
  | 'ended';

export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderNumber: text('order_number').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text('plan').$type<PlanId>().notNull(),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    /** The full price. */
    amountCents: integer('amount_cents').notNull(),
    /** What is charged before the full price, and the code that was used. */
    introduction: jsonb('introduction').$type<Introduction>(),
    currency: text('currency').$type<Currency>().notNull(),
    status: text('status').$type<'pending' | 'paid' | 'expired'>().notNull(),
    /** Language of the mails about it. */
    locale: text('locale').$type<Locale>().notNull().default(defaultLocale),
    /** Chosen on the pay page, ISO 3166-1; null before the checkout opens. */
    country: text('country'),
    /** Checkout at the provider: Stripe's session, PayPal's subscription. */
    providerSessionId: text('provider_session_id'),
    subscriptionId: uuid('subscription_id').references(() => subscriptions.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull(),
    paidAt: time('paid_at'),
  },
  (t) => [
    uniqueIndex('orders_number').on(t.orderNumber),
    index('orders_user').on(t.userId, t.createdAt),
    index('orders_code').on(sql`(introduction->>'code')`),
    uniqueIndex('orders_provider_session').on(t.provider, t.providerSessionId),
  ],
);

/** Our copy of the provider's subscription. Only a sync writes it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    providerSubscriptionId: text('provider_subscription_id').notNull(),
    plan: text('plan').$type<PlanId>().notNull(),
    /** The plan from the next period on, if a switch is pending. */
    pendingPlan: text('pending_plan').$type<PlanId>(),
    /** The provider's status, as the provider names it. */
    providerStatus: text('provider_status').notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull(),
    /** Whether the provider will or may charge again: false once it has ended there. */
    live: boolean('live').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** Why charging stopped without a cancellation; null while it continues. */
    stopped: text('stopped').$type<'charges-failed' | 'suspended'>(),
    /** The next charge after a pause; null if it is not paused, or without an end. */
    pausedUntil: time('paused_until'),
    /** Day of the month on which it is charged, 1 to 31, or on the last day of a shorter month; as the provider says. */
    billingDay: integer('billing_day'),
    /** End of the latest paid period; null before the first payment. Determines access. */
    paidThrough: time('paid_through'),
    /** The next charge as reported by the provider; all three or none. */
    nextChargeAt: time('next_charge_at'),
    nextChargeCents: integer('next_charge_cents'),
    /** The agreed price of `plan` for one period, without credit or discounts. */
    priceCents: integer('price_cents'),
    currency: text('currency'),
    /** What a failed or unconfirmed charge left unpaid; null if nothing is owed. */
    owedCents: integer('owed_cents'),
    /** Access after the paid period while a failed charge is tried again: as set (DUNNING_GRACE_DAYS) when it failed. */
    graceDays: integer('grace_days').notNull().default(1),
    /** The moment from which the card can no longer be charged; null if the provider does not say. */
    cardExpiresAt: time('card_expires_at'),
    /** The expiry that a mail has announced. */
    cardNoticeFor: time('card_notice_for'),
    /** The end of the paid period whose failed renewal the next three columns are about. */
    dunningFor: time('dunning_for'),
    /** Mails sent about it. */
    dunningMails: integer('dunning_mails').notNull().default(0),
    /** Failed attempts, as the provider counts, when the latest of them was sent. */
    dunningAttempt: integer('dunning_attempt').notNull().default(0),
    dunningMailedAt: time('dunning_mailed_at'),
    /** When the full price is charged for the first time, after a lower one or free time. */
    fullPriceFrom: time('full_price_from'),
    /** The day of the latest charge that a notice has announced. */
    remindedFor: time('reminded_for'),
    createdAt: time('created_at').notNull(),
    syncedAt: time('synced_at').notNull(),
  },
  (t) => [
    uniqueIndex('subscriptions_provider').on(t.provider, t.providerSubscriptionId),
    index('subscriptions_user').on(t.userId),
    /** For the reconciler's query. */
    index('subscriptions_due').on(t.live, t.paidThrough),
    /** A user never pays for two at the same time. */
    uniqueIndex('subscriptions_one_live').on(t.userId).where(sql`live`),
  ],
);

/** The change of a subscription's price that was announced last. Nothing is changed before its mail was sent. */
export const priceChanges = pgTable('price_changes', {
  subscriptionId: uuid('subscription_id')
    .primaryKey()
    .references(() => subscriptions.id, { onDelete: 'cascade' }),
  /** The first charge of the new price. */
  chargeAt: time('charge_at').notNull(),
  fromCents: integer('from_cents').notNull(),
  toCents: integer('to_cents').notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  announcedAt: time('announced_at').notNull(),
  mailedAt: time('mailed_at'),
  /** When the provider was given the new price. */
  appliedAt: time('applied_at'),
});

/** Plans created at the provider. A changed price creates a new one. */
export const providerPlans = pgTable(
  'provider_plans',
  {
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    plan: text('plan').$type<PlanId>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** A short form of the lower prices before the full one; empty if there are none. */
    introduction: text('introduction').notNull().default(''),
    productId: text('product_id').notNull(),
    providerPlanId: text('provider_plan_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.plan, t.currency, t.amountCents, t.introduction] })],
);

/** The plans agreed for a subscription, for a provider that reports only the latest. */
export const agreedPlans = pgTable(
  'agreed_plans',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    /** The time of the first charge that it is for. */
    since: time('since').notNull(),
    plan: text('plan').$type<PlanId>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subscriptionId, t.since] })],
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
    /** Invoice or sale at the provider; unique. */
    providerPaymentId: text('provider_payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    plan: text('plan').$type<PlanId>().notNull(),
    paidAt: time('paid_at').notNull(),
    periodStart: time('period_start').notNull(),
    periodEnd: time('period_end').notNull(),
    /** Credit for unused time of another plan, subtracted from the price. */
    creditCents: integer('credit_cents').notNull().default(0),
    /** The part of the amount that is tax, with its rate in percent and its country. */
    taxCents: integer('tax_cents').notNull().default(0),
    taxRate: text('tax_rate'),
    taxCountry: text('tax_country'),
    /** The provider's fees, as far as known. */
    feeCents: integer('fee_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull().default(0),
    disputed: boolean('disputed').notNull().default(false),
    /** The provider's page where the dispute can be answered. */
    disputeUrl: text('dispute_url'),
    /** What the operator decided about the paid period; otherwise a payment that is fully refunded buys nothing. */
    access: text('access').$type<'by-payment' | 'kept' | 'ended'>().notNull().default('by-payment'),
    /** The provider's own receipt, if it has one. */
    receiptUrl: text('receipt_url'),
  },
  (t) => [
    uniqueIndex('payments_provider').on(t.provider, t.providerPaymentId),
    index('payments_subscription').on(t.subscriptionId),
    index('payments_user').on(t.userId),
  ],
);

/** Refunds of payments of which the provider says in one place that some was refunded, and in others how much. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    refundId: text('refund_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amountCents: integer('amount_cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.refundId] }),
    index('payment_refunds_payment').on(t.paymentId),
  ],
);

/** What a receipt says, as it was when it was issued. */
export interface ReceiptDetails {
  productName: string;
  /** Null if none was configured, which production does not allow. */
  seller: { name: string; address: string; email: string; taxId: string | null } | null;
  prefix: string;
  /** Printed instead of tax. */
  note: string | null;
  plan: PlanId;
  orderNumber: string | null;
  paidAt: string;
  periodStart: string;
  periodEnd: string;
  creditCents: number;
  taxRate: string | null;
  taxCountry: string | null;
  /** The number of the receipt that a refund corrects. */
  corrects: string | null;
}

/** Receipts of payments and refunds. Nothing changes them; they outlive the account, and then name no user. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The seller's name: each seller has numbers without gaps. */
    seller: text('seller').notNull(),
    sequence: integer('sequence').notNull(),
    /** As printed. */
    number: text('number').notNull(),
    kind: text('kind').$type<'payment' | 'refund'>().notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    /** Negative for a refund. */
    amountCents: integer('amount_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    currency: text('currency').notNull(),
    issuedAt: time('issued_at').notNull(),
    details: jsonb('details').$type<ReceiptDetails>().notNull(),
  },
  (t) => [
    uniqueIndex('receipts_number').on(t.seller, t.sequence),
    uniqueIndex('receipts_payment').on(t.provider, t.providerPaymentId).where(sql`kind = 'payment'`),
    index('receipts_of_payment').on(t.provider, t.providerPaymentId),
    index('receipts_user').on(t.userId),
  ],
);

/** The last number of each seller. The transaction that issues a receipt takes it, so none is lost or given twice. */
export const receiptCounters = pgTable('receipt_counters', {
  seller: text('seller').primaryKey(),
  last: integer('last').notNull(),
});

/** Every webhook event, stored once even if the provider repeats it. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    /** What it refers to; null if the event is not about subscriptions. */
    subjectKind: text('subject_kind').$type<'subscription' | 'checkout' | 'customer' | 'payment'>(),
    subjectId: text('subject_id'),
    /** The refund that it is about, at a provider whose payments do not say how much was refunded. */
    refundId: text('refund_id'),
    receivedAt: time('received_at').notNull(),
    processedAt: time('processed_at'),
  },
  (t) => [primaryKey({ columns: [t.provider, t.eventId] })],
);

/**
 * What operators did about payments, step by step. Rows are only ever added; they keep the ids of people and payments
 * whose account was deleted since.
 */
export const operatorLog = pgTable(
  'operator_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    adminId: uuid('admin_id').notNull(),
    step: text('step').$type<'asked' | 'refunded' | 'done' | 'failed'>().notNull(),
    userId: uuid('user_id').notNull(),
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    providerSubscriptionId: text('provider_subscription_id').notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** What was asked for the subscription. */
    subscription: text('subscription').$type<'keep' | 'end-later' | 'end-now'>().notNull(),
    reason: text('reason').notNull(),
    /** Codes and statuses of the provider, never an answer's text. */
    error: text('error'),
  },
  (t) => [
    index('operator_log_payment').on(t.provider, t.providerPaymentId),
    index('operator_log_at').on(t.at),
  ],
);

/**
 * The one dialogue that a user without a subscription begins for free (OFFERS_FILE). Without a reference to the
 * dialogue: deleting it brings no second free one.
 */
export const freeReflections = pgTable('free_reflections', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sessionId: text('session_id').notNull(),
  startedAt: time('started_at').notNull(),
  /** When its first question was asked. Until then, a dialogue that failed may be replaced by another one. */
  usedAt: time('used_at'),
});

/** Payments of deleted accounts, which accounting must keep. They name no user. */
export const deletedAccountPayments = pgTable(
  'deleted_account_payments',
  {
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    plan: text('plan').$type<PlanId>().notNull(),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    taxCents: integer('tax_cents').notNull().default(0),
    feeCents: integer('fee_cents').notNull().default(0),
    refundedCents: integer('refunded_cents').notNull(),
    disputed: boolean('disputed').notNull(),
    paidAt: time('paid_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.providerPaymentId] }),
    index('deleted_account_payments_paid').on(t.paidAt),
  ],
);

/**
 * What providers may still charge for deleted accounts: the provider's ids and the order id sent to it. They identify
 * a late charge, which is then refunded. The user is not recorded.
 */
export const deletedAccountBilling = pgTable(
  'deleted_account_billing',
  {
    provider: text('provider').$type<PaymentProviderName>().notNull(),
    kind: text('kind').$type<'customer' | 'checkout' | 'subscription' | 'order'>().notNull(),
    id: text('id').notNull(),
    deletedAt: time('deleted_at').notNull(),
    /** When the provider was last asked about it. */
    lookedAt: time('looked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.kind, t.id] }),
    index('deleted_account_billing_looked').on(t.lookedAt),
  ],
);
