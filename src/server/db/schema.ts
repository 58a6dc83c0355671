/**
 * The schema; billing has its own in schema-billing.ts. Use no SQL newer than PostgreSQL 15. Columns with texts of a
 * user or the guide are encrypted (privacy/user-cipher.ts), and only one module per table uses them.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
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
import type { RoundKind } from '#shared/contract/shapes.ts';
import type { Locale } from '#shared/locales.ts';
import type { GuideReport, OutboundRequest } from '../guide/guide.ts';

/** Milliseconds, the same precision as JavaScript dates. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Drivers may return a Uint8Array instead of a Buffer. */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => (Buffer.isBuffer(value) ? value : Buffer.from(value)),
});

/**
 * Ciphertext of privacy/user-cipher.ts. The comment of a column names the type of its plaintext, if it is not plain
 * text.
 */
const encrypted = bytea;

/** Ciphertexts begin with their version, which lets the database reject plain text. */
const ciphertexts = (table: string, ...columns: string[]) =>
  check(`${table}_ciphertexts`, sql.raw(columns.map((column) => `get_byte(${column}, 0) = 1`).join(' and ')));

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Trimmed and lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    fullName: text('full_name').notNull(),
    role: text('role').$type<'USER' | 'ADMIN'>().notNull().default('USER'),
    /** Whether the user has proved that the address is theirs. Every way to register requires it today. */
    emailVerified: boolean('email_verified').notNull().default(true),
    createdAt: time('created_at').notNull(),
  },
  (t) => [uniqueIndex('users_email').on(t.email)],
);

/** An account at a sign-in provider, identified by issuer and subject, never by address. */
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

/** Used identity tokens and sign-in transactions, kept until they expire. */
export const usedProofs = pgTable(
  'used_proofs',
  {
    /** SHA-256 of the proof, hex. */
    hash: text('hash').primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [index('used_proofs_expiry').on(t.expiresAt)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    /** The device, as auth/sessions/device.ts names it; null when unknown. */
    browser: text('browser'),
    system: text('system'),
    /** Absolute expiry; refreshing does not extend it. */
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token, hex. The token itself is never stored. */
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** The token that this one replaced; null for the first of a session. */
    parentHash: text('parent_hash'),
    createdAt: time('created_at').notNull(),
    /** When a newer token replaced this one. */
    rotatedAt: time('rotated_at'),
    /** Set if the token was sent in a URL: it expires soon, and a second use ends the session, without grace. */
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
    /** Guesses without the code's ticket. */
    attempts: integer('attempts').notNull().default(0),
    /** Keyed hash of the ticket held by the browser that asked for the code. */
    ticketHash: text('ticket_hash').notNull(),
    /** Guesses with that ticket. */
    ticketAttempts: integer('held_attempts').notNull().default(0),
    /** Keyed hash of the network of the request. */
    networkHash: text('network_hash').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [index('verification_codes_email').on(t.purpose, t.email, t.createdAt)],
);

/**
 * Password checks that wait for each other: which may run, and the failures of the last minutes; see
 * auth/credentials/password-guard.ts.
 */
export const passwordTurns = pgTable(
  'password_turns',
  {
    /** What failures are counted for: keyed hash of an account, device or user. */
    lane: text('lane').primaryKey(),
    failures: integer('failures').notNull(),
    /** When the failures expire. */
    endsAt: time('ends_at').notNull(),
    /** The running check, or null. */
    holder: text('holder'),
    /** When the next check may run. */
    freeAt: time('free_at').notNull(),
  },
  (t) => [index('password_turns_end').on(t.endsAt)],
);

/** First responses to calls with an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    /** Keyed by the user's key (see `UserCipher`): a plain hash of a short text could be guessed. */
    requestHash: text('request_hash').notNull(),
    /** JSON. */
    response: encrypted('response'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), ciphertexts('idempotency_keys', 'response')],
);

/** A guided conversation; the page calls it a reflection. The browser creates its id, so it is unique only per owner. */
export const dialogues = pgTable(
  'dialogues',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    question: encrypted('question').notNull(),
    /** `Reading`. */
    reading: encrypted('reading').notNull(),
    /** `Summary`; set when the dialogue is finished. */
    summary: encrypted('summary'),
    /** `Understanding`, written by the guide and corrected by the user. */
    understanding: encrypted('understanding'),
    /** `EarlierReflection`: the finished dialogue that this one continues, and what the guide remembers of it. */
    earlier: encrypted('earlier'),
    /** How clear the question was to the user, 0 to 10, before the first round. */
    clarityBefore: encrypted('clarity_before'),
    /** The same after the summary. */
    clarityAfter: encrypted('clarity_after'),
    guide: text('guide').notNull(),
    /** Set if it came from a file of the user. */
    importedAt: time('imported_at'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId] }),
    index('dialogues_newest').on(t.userId, t.createdAt, t.sessionId),
    ciphertexts(
      'dialogues',
      'question',
      'reading',
      'summary',
      'understanding',
      'earlier',
      'clarity_before',
      'clarity_after',
    ),
  ],
);

export const rounds = pgTable(
  'rounds',
  {
    userId: uuid('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    kind: text('kind').$type<RoundKind>().notNull().default('choice'),
    stage: text('stage').notNull(),
    guide: text('guide').notNull(),
    /** Null for the built-in guide. */
    model: text('model'),
    promptVersion: text('prompt_version'),
    question: encrypted('question').notNull(),
    /** `string[]`. */
    options: encrypted('options').notNull(),
    reflection: encrypted('reflection').notNull(),
    support: encrypted('support').notNull(),
    /** `UserResponse`; null until answered. */
    answer: encrypted('answer'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId, t.number] }),
    foreignKey({
      columns: [t.userId, t.sessionId],
      foreignColumns: [dialogues.userId, dialogues.sessionId],
    }).onDelete('cascade'),
    ciphertexts('rounds', 'question', 'options', 'reflection', 'support', 'answer'),
  ],
);

/** One answer of the guide to a call of a dialogue, identified by the caller's idempotency key. */
export const turns = pgTable(
  'turns',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** As in `idempotency_keys`. */
    requestHash: text('request_hash').notNull(),
    status: text('status').$type<'running' | 'done' | 'failed' | 'interrupted'>().notNull(),
    /** `AiResponse`: the final response, also returned to repeated calls. */
    result: encrypted('result'),
    /** Model, prompt version, attempts, failed checks, tokens and cost; no text. */
    report: jsonb('report').$type<GuideReport>(),
    /** The process that writes it, and until when it counts as running without a sign of life. */
    runner: text('runner'),
    leaseUntil: time('lease_until'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (t) => [
    foreignKey({
      columns: [t.userId, t.sessionId],
      foreignColumns: [dialogues.userId, dialogues.sessionId],
    }).onDelete('cascade'),
    uniqueIndex('turns_key').on(t.userId, t.idempotencyKey),
    /** At most one running turn per dialogue. */
    uniqueIndex('turns_running').on(t.userId, t.sessionId).where(sql`status = 'running'`),
    index('turns_session').on(t.userId, t.sessionId, t.createdAt),
    /** The latest reports of all people, for admin/figures.ts. */
    index('turns_reported').on(t.createdAt).where(sql`report is not null`),
    ciphertexts('turns', 'result'),
  ],
);

/**
 * One row for each time a guide wrote for a dialogue, even without a result; the source of receipts. Records which
 * text was sent where, but not the text. Written before anything leaves this server.
 */
export const guideCalls = pgTable(
  'guide_calls',
  {
    /** The turn's id; a new id for a rewritten line of the summary. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    kind: text('kind').$type<'start' | 'message' | 'finish' | 'rewrite'>().notNull(),
    /** Number of answers. */
    answers: integer('answers').notNull(),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
    /** Null while it runs or if its process died; `care`: the guide saw high risk and wrote nothing. */
    outcome: text('outcome').$type<'done' | 'failed' | 'care'>(),
    /** The guide that wrote the result. */
    guide: text('guide'),
    report: jsonb('report').$type<GuideReport>(),
    /** Every time text left this server, in order. */
    sent: jsonb('sent').$type<OutboundRequest[]>().notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.userId, t.sessionId],
      foreignColumns: [dialogues.userId, dialogues.sessionId],
    }).onDelete('cascade'),
    index('guide_calls_dialogue').on(t.userId, t.sessionId, t.startedAt),
  ],
);

/** The day on which a user wants to look back at a dialogue, and what they wrote for it. */
export const checkIns = pgTable(
  'check_ins',
  {
    userId: uuid('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    dueAt: time('due_at').notNull(),
    /** Whether the user wants an email on that day. */
    remind: boolean('remind').notNull(),
    /** Language of the email. */
    locale: text('locale').$type<Locale>().notNull(),
    /** When the next try to send it may begin; null if none is to be sent, or it was sent. */
    remindAt: time('remind_at'),
    /** Tries that began for this day. */
    remindTries: integer('remind_tries').notNull().default(0),
    /** When it was sent; the day may have been moved since. */
    remindedAt: time('reminded_at'),
    /** When the user stopped all reminders while this one was to come. */
    stoppedAt: time('stopped_at'),
    /** What the user thinks they will have done by then. Shown when it is due. */
    prediction: encrypted('prediction'),
    /** `CheckInAnswers`; set when it is done. */
    answers: encrypted('answers'),
    doneAt: time('done_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId] }),
    foreignKey({
      columns: [t.userId, t.sessionId],
      foreignColumns: [dialogues.userId, dialogues.sessionId],
    }).onDelete('cascade'),
    /** For the job that sends reminders. */
    index('check_ins_reminders').on(t.remindAt).where(sql`remind_at is not null`),
    ciphertexts('check_ins', 'prediction', 'answers'),
  ],
);

/** The key of a user's texts, wrapped by the master key. Without this row, the texts are unreadable. */
export const userKeys = pgTable('user_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The master key that wrapped it. */
  masterKeyId: text('master_key_id').notNull(),
  wrapped: bytea('wrapped').notNull(),
  createdAt: time('created_at').notNull(),
});

/** How often help cards were shown per day, without any reference to people. */
export const careCounts = pgTable(
  'care_counts',
  {
    /** `2026-11-22`, in UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    level: text('level').$type<'low' | 'high'>().notNull(),
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.level, t.kind] })],
);
