/**
 * The one schema. SQL stays within PostgreSQL 15. Columns that hold a person's own words or the guide's are
 * marked 'personal text' and are read and written in one place per table.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AiResponse, FrontendDisplay, Reading, UserResponse } from '#shared/contract.ts';
import type { Currency, OrderType } from '#shared/plans.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed and lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    fullName: text('full_name').notNull(),
    role: text('role').$type<'USER' | 'ADMIN'>().notNull().default('USER'),
    /** Whether the person has shown that the address is theirs; every way to an account demands it today. */
    emailVerified: boolean('email_verified').notNull().default(true),
    createdAt: time('created_at').notNull(),
  },
  (t) => [uniqueIndex('users_email').on(t.email)],
);

/** A person as another provider knows them: by issuer and subject, never by address. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').$type<'google' | 'apple'>().notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.issuer, t.subject] }), index('identities_user').on(t.userId)],
);

/** Identity tokens and sign-in transactions that were used, until they could not be used anyway. */
export const usedProofs = pgTable(
  'used_proofs',
  {
    /** SHA-256 of the proof, hex. */
    hash: text('hash').primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('used_proofs_expiry').on(t.expiresAt)],
);

/** A sign-in on one device. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    /** Absolute end; no refresh slides past it. */
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, hex; the token itself is nowhere stored. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    parentHash: text('parent_hash'),
    createdAt: time('created_at').notNull(),
    rotatedAt: time('rotated_at'),
    /** Set where the token went through an address: it ends soon and is forgiven no replay. */
    handoffExpiresAt: time('handoff_expires_at'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
);

export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    purpose: text('purpose').$type<'register' | 'reset'>().notNull(),
    email: text('email').notNull(),
    /** HMAC over purpose, address and code. */
    codeMac: text('code_mac').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [index('verification_codes_email').on(t.purpose, t.email, t.createdAt)],
);

/** First answers of calls made with an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    requestHash: text('request_hash').notNull(),
    response: jsonb('response').$type<unknown>(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);

/** A guided conversation. Its id is made by the browser, so it means something only with the owner's id. */
export const dialogues = pgTable(
  'dialogues',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    /** Personal text. */
    question: text('question').notNull(),
    /** Personal text. */
    reading: jsonb('reading').$type<Reading>().notNull(),
    /** Personal text; set when the dialogue is finished. */
    summary: jsonb('summary').$type<FrontendDisplay>(),
    guide: text('guide').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId] }),
    index('dialogues_newest').on(t.userId, t.createdAt, t.sessionId),
  ],
);

export const rounds = pgTable(
  'rounds',
  {
    userId: uuid('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** Number of the question, from 1. */
    number: integer('number').notNull(),
    stage: text('stage').notNull(),
    guide: text('guide').notNull(),
    /** Personal text. */
    question: text('question').notNull(),
    /** Personal text. */
    options: jsonb('options').$type<string[]>().notNull(),
    /** Personal text. */
    reflection: text('reflection').notNull(),
    /** Personal text. */
    support: text('support').notNull(),
    /** Personal text; null until answered. */
    answer: jsonb('answer').$type<UserResponse>(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId, t.number] }),
    foreignKey({
      columns: [t.userId, t.sessionId],
      foreignColumns: [dialogues.userId, dialogues.sessionId],
    }).onDelete('cascade'),
  ],
);

/** One answer of the guide: begun by a start or a message, identified by the caller's idempotency key. */
export const turns = pgTable(
  'turns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    status: text('status').$type<'running' | 'done' | 'failed' | 'interrupted'>().notNull(),
    /** Personal text; the final answer, replayed to a repeat of the call. */
    result: jsonb('result').$type<AiResponse>(),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (t) => [
    foreignKey({
      columns: [t.userId, t.sessionId],
      foreignColumns: [dialogues.userId, dialogues.sessionId],
    }).onDelete('cascade'),
    uniqueIndex('turns_key').on(t.userId, t.idempotencyKey),
    /** One running turn a dialogue. */
    uniqueIndex('turns_running').on(t.userId, t.sessionId).where(sql`status = 'running'`),
    index('turns_session').on(t.userId, t.sessionId, t.createdAt),
  ],
);

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
