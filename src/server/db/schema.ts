/**
 * The schema; the tables of billing are in schema-billing.ts. Use no SQL that is newer than PostgreSQL 15. Columns with
 * the words of a person or of the guide are encrypted (privacy/user-cipher.ts) and used in one module per table.
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
import type { GuideReport, Sending } from '../guide/guide.ts';

/** Milliseconds, like the clock of the application. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Bytes as they are; a driver may give them as a view of its own. */
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Ciphertext of privacy/user-cipher.ts. The comment of a column names the type of its plaintext, if it is not plain text. */
const encrypted = bytea;

/** Ciphertexts begin with their version, so that the database refuses a text that was not encrypted. */
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
    /** The device, in the coarse terms of auth/sessions/device.ts; null when unknown. */
    browser: text('browser'),
    system: text('system'),
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
    /** Guesses by anybody but the holder of its ticket. */
    attempts: integer('attempts').notNull().default(0),
    /** Keyed hash of the ticket that the browser which asked for it holds. */
    ticketHash: text('ticket_hash').notNull(),
    heldAttempts: integer('held_attempts').notNull().default(0),
    /** Keyed hash of the network that asked. */
    networkHash: text('network_hash').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [index('verification_codes_email').on(t.purpose, t.email, t.createdAt)],
);

/** Whose turn it is to have a password checked, and the failures of the last minutes; see auth/credentials/guess-guard.ts. */
export const passwordTurns = pgTable(
  'password_turns',
  {
    /** Keyed hash of an account, a device or a person. */
    lane: text('lane').primaryKey(),
    failures: integer('failures').notNull(),
    /** When the failures are forgotten. */
    endsAt: time('ends_at').notNull(),
    /** The check that runs; null when none does. */
    holder: text('holder'),
    freeAt: time('free_at').notNull(),
  },
  (t) => [index('password_turns_end').on(t.endsAt)],
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
    /** Keyed by the person's key (see `UserCipher`): a bare hash of a short text would give it away. */
    requestHash: text('request_hash').notNull(),
    /** JSON. */
    response: encrypted('response'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), ciphertexts('idempotency_keys', 'response')],
);

/** A guided conversation. Its id is made by the browser, so it means something only with the owner's id. */
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
    /** `Understanding`, as the guide wrote it and the person corrected it. */
    understanding: encrypted('understanding'),
    guide: text('guide').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionId] }),
    index('dialogues_newest').on(t.userId, t.createdAt, t.sessionId),
    ciphertexts('dialogues', 'question', 'reading', 'summary', 'understanding'),
  ],
);

export const rounds = pgTable(
  'rounds',
  {
    userId: uuid('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** Number of the question, from 1. */
    number: integer('number').notNull(),
    kind: text('kind').$type<RoundKind>().notNull().default('choice'),
    stage: text('stage').notNull(),
    guide: text('guide').notNull(),
    /** Null for the built-in guide. */
    model: text('model'),
    promptVersion: text('prompt_version'),
    /** From which side each option looks, in their order. */
    lenses: jsonb('lenses').$type<string[]>(),
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

/** One answer of the guide: begun by a start or a message, identified by the caller's idempotency key. */
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
    /** `AiResponse`: the final answer, replayed to a repeat of the call. */
    result: encrypted('result'),
    /** Which model with which prompt, tries, failed checks, tokens, cost: no text. */
    report: jsonb('report').$type<GuideReport>(),
    /** Which process writes it, and until when that is believed without another word of it. */
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
    /** One running turn a dialogue. */
    uniqueIndex('turns_running').on(t.userId, t.sessionId).where(sql`status = 'running'`),
    index('turns_session').on(t.userId, t.sessionId, t.createdAt),
    /** The latest reports of all people (admin/guide-quality.ts). */
    index('turns_reported').on(t.createdAt).where(sql`report is not null`),
    ciphertexts('turns', 'result'),
  ],
);

/**
 * One row for each time a guide wrote for a dialogue, also where nothing came of it: what its receipt tells. It
 * says which text went where, and holds none. It is there before anything leaves this server.
 */
export const guideCalls = pgTable(
  'guide_calls',
  {
    /** The id of the turn; a separate id for a rewritten line of the summary. */
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    sessionId: text('session_id').notNull(),
    kind: text('kind').$type<'start' | 'message' | 'finish' | 'rewrite'>().notNull(),
    /** Number of answers. */
    answers: integer('answers').notNull(),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
    /** Null while it runs, and where its process died; `care`: the guide saw high risk and wrote nothing. */
    outcome: text('outcome').$type<'done' | 'failed' | 'care'>(),
    /** Who wrote it in the end. */
    guide: text('guide'),
    report: jsonb('report').$type<GuideReport>(),
    /** Every time that text left this server, in order. */
    sent: jsonb('sent').$type<Sending[]>().notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.userId, t.sessionId],
      foreignColumns: [dialogues.userId, dialogues.sessionId],
    }).onDelete('cascade'),
    index('guide_calls_dialogue').on(t.userId, t.sessionId, t.startedAt),
  ],
);

/** The key of a person's texts, wrapped by the master key; with the row gone nobody reads them again. */
export const userKeys = pgTable('user_keys', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Which master key wrapped it. */
  masterKeyId: text('master_key_id').notNull(),
  wrapped: bytea('wrapped').notNull(),
  createdAt: time('created_at').notNull(),
});

/** How often care was shown, by day. It holds nobody's id, so that it tells of nobody. */
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
