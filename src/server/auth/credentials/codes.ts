/** The codes that are mailed to register or to set a new password, with limits on sending and guessing them. */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { limits } from '#shared/limits.ts';
import { timing } from '#shared/timing.ts';
import type { Db } from '../../db/database.ts';
import { verificationCodes } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';

export const codeLifeMs = 10 * 60_000;
/**
 * How often a code can be guessed by the browser that asked for it (recognized by its ticket, a cookie), and how often by
 * all other callers together.
 */
const guessesPerCode = 5;
/**
 * Guesses without a ticket, counted over all codes of an address: a new code does not give an attacker more guesses. Per
 * day, because `issueCode` deletes the older codes with their counts, and only a new code can be guessed.
 */
const sharedGuessesPerDay = 15;
const dayMs = 24 * 3_600_000;

export interface CodeDeps {
  keys: { verificationCode: Uint8Array };
}

/** What a code is for. It is valid only for this purpose and address. */
export interface CodeSubject {
  purpose: 'register' | 'reset';
  /** Trimmed and lower case. */
  email: string;
}

/** Who asks for a code. */
export interface CodeRequester {
  /** Random value in a cookie of the browser that asks. Each ticket has its own guesses. */
  ticket: string;
  /** The caller's network: an IPv4 address, or an IPv6 /48, because one owner often has a whole /48. */
  network: string;
  /** Whether the account's owner has signed in on this browser before. */
  isKnownBrowser: boolean;
}

export interface IssuedCode {
  id: string;
  code: string;
}

/** A keyed hash: a code of six digits could be found from a plain one by trying all. */
function computeCodeMac(deps: CodeDeps, { purpose, email }: CodeSubject, code: string): string {
  return createHmac('sha256', deps.keys.verificationCode)
    .update(JSON.stringify([purpose, email, code]))
    .digest('hex');
}

/** Tickets and networks are stored only as keyed hashes. */
function hashValue(deps: CodeDeps, kind: 'ticket' | 'network', value: string): string {
  return createHmac('sha256', deps.keys.verificationCode)
    .update(JSON.stringify([kind, value]))
    .digest('base64url');
}

function createCode(): string {
  const digits = limits.verificationCodeDigits;
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
}

const matchesSubject = (subject: CodeSubject) =>
  and(eq(verificationCodes.purpose, subject.purpose), eq(verificationCodes.email, subject.email));

/** At most this many codes within a time. */
interface SendLimit {
  codes: number;
  withinMs: number;
}

/** How many codes may be sent to an address for requests from one network. */
const networkLimits: readonly SendLimit[] = [
  { codes: 1, withinMs: timing.codeCountdownS * 1_000 },
  { codes: 5, withinMs: 3_600_000 },
  { codes: 10, withinMs: dayMs },
];
/**
 * How many codes may be sent to an address for all networks together, so that nobody can flood a mailbox. An attacker
 * needs several networks to use them up, and they do not apply to known browsers.
 */
const overallLimits: readonly SendLimit[] = [
  { codes: 15, withinMs: 3_600_000 },
  { codes: 40, withinMs: dayMs },
];

/**
 * Time until the next code may be made; 0 or less means now. `createdAt` lists the times of earlier codes, newest
 * first. A time in the future (the clock was set back) counts as now, so nobody waits longer than the limit.
 */
function getWaitMs(sendLimits: readonly SendLimit[], createdAt: readonly Date[], now: Date): number {
  const waits = sendLimits.map(({ codes, withinMs }) => {
    const oldest = createdAt[codes - 1];
    return oldest ? Math.min(oldest.getTime(), now.getTime()) + withinMs - now.getTime() : 0;
  });
  return Math.max(...waits);
}

/**
 * Throws `code_too_soon` when too many codes were sent. Ignores used codes: after a registration the caller gets
 * `email_taken` instead, and after a password reset a new code may follow at once.
 */
async function requireWithinSendLimits(
  tx: Db,
  subject: CodeSubject,
  requester: { networkHash: string; isKnownBrowser: boolean },
  now: Date,
): Promise<void> {
  const rows = await tx
    .select({ createdAt: verificationCodes.createdAt, networkHash: verificationCodes.networkHash })
    .from(verificationCodes)
    .where(and(matchesSubject(subject), isNull(verificationCodes.usedAt)))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(Math.max(...overallLimits.map(({ codes }) => codes)));
  const listTimes = (sent: typeof rows) => sent.map(({ createdAt }) => createdAt);
  const ofNetwork = rows.filter(({ networkHash }) => networkHash === requester.networkHash);
  const overallWaitMs = requester.isKnownBrowser ? 0 : getWaitMs(overallLimits, listTimes(rows), now);
  const waitMs = Math.max(getWaitMs(networkLimits, listTimes(ofNetwork), now), overallWaitMs);
  // The error handler rounds up to whole seconds.
  if (waitMs > 0) throw new AppError('code_too_soon', { retryAfterS: waitMs / 1_000 });
}

/** Locks the address until the transaction ends, for both purposes at once. */
const lockEmail = (tx: Db, { email }: CodeSubject) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);

/**
 * Makes a code for an address and deletes codes older than a day. Throws `code_too_soon` when a limit is exceeded. A
 * lock on the address makes concurrent calls run one after another.
 */
export async function issueCode(
  deps: CodeDeps & { db: Db },
  subject: CodeSubject,
  requester: CodeRequester,
  now: Date,
): Promise<IssuedCode> {
  const code = createCode();
  const codeMac = computeCodeMac(deps, subject, code);
  const networkHash = hashValue(deps, 'network', requester.network);
  const ticketHash = hashValue(deps, 'ticket', requester.ticket);
  return deps.db.transaction(async (tx) => {
    await lockEmail(tx, subject);
    await requireWithinSendLimits(
      tx,
      subject,
      { networkHash, isKnownBrowser: requester.isKnownBrowser },
      now,
    );
    const yesterday = new Date(now.getTime() - dayMs);
    await tx
      .delete(verificationCodes)
      .where(and(matchesSubject(subject), lt(verificationCodes.createdAt, yesterday)));
    const expiresAt = new Date(now.getTime() + codeLifeMs);
    const [row] = await tx
      .insert(verificationCodes)
      .values({ ...subject, codeMac, ticketHash, networkHash, createdAt: now, expiresAt })
      .returning({ id: verificationCodes.id });
    if (!row) throw new Error('the insert returned no code');
    return { id: row.id, code };
  });
}

/** Deletes a code whose mail could not be sent, so that the user can ask again immediately. */
export async function withdrawCode(db: Db, id: string): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.id, id));
}

/** The id of the newest code, of the whole address or only of one ticket. */
async function findNewestCode(db: Db, subject: CodeSubject, ticketHash?: string) {
  const [newest] = await db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(matchesSubject(subject), ticketHash ? eq(verificationCodes.ticketHash, ticketHash) : undefined),
    )
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  return newest?.id;
}

/** SQL condition: the row of this code, if it has not expired. */
const unexpiredCode = (id: string, now: Date) =>
  and(eq(verificationCodes.id, id), sql`${verificationCodes.expiresAt} > ${now.toISOString()}::timestamptz`);

/**
 * Counts a guess with a ticket and returns the code's MAC, or undefined when no guesses are left. Runs outside of a
 * transaction: the row lock serializes parallel guesses, and a rollback must not return a guess.
 */
async function countTicketGuess(db: Db, id: string, now: Date): Promise<string | undefined> {
  const [counted] = await db
    .update(verificationCodes)
    .set({ ticketAttempts: sql`${verificationCodes.ticketAttempts} + 1` })
    .where(and(unexpiredCode(id, now), lt(verificationCodes.ticketAttempts, guessesPerCode)))
    .returning({ codeMac: verificationCodes.codeMac });
  return counted?.codeMac;
}

/** Like `countTicketGuess`, for callers without the ticket, who share a few guesses. */
async function countSharedGuess(
  db: Db,
  subject: CodeSubject,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const earlier = db
    .select({ guesses: sql`coalesce(sum(${verificationCodes.attempts}), 0)` })
    .from(verificationCodes)
    .where(and(matchesSubject(subject), ne(verificationCodes.id, id)));
  const allowed = sql`least(${guessesPerCode}::int, ${sharedGuessesPerDay}::int - (${earlier}))`;
  const [counted] = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(unexpiredCode(id, now), sql`${verificationCodes.attempts} < ${allowed}`))
    .returning({ codeMac: verificationCodes.codeMac });
  return counted?.codeMac;
}

export interface CodeGuess {
  code: string;
  /** The ticket in the browser's cookie, if any. */
  ticket: string | undefined;
}

/**
 * Returns the id of the matching code; throws `code_invalid`. Each comparison costs a guess, so a call costs up to two.
 * With a ticket, the code is compared with the ticket's newest code, which has its own guesses. Otherwise, or if that
 * fails (the code was requested on another device), it is compared with the newest code of the address, whose guesses
 * all such callers share. A code that was used before matches, too: only `consumeCode`, in the transaction that the code
 * allows, refuses it.
 */
export async function requireValidCode(
  deps: CodeDeps & { db: Db },
  subject: CodeSubject,
  { code, ticket }: CodeGuess,
  now: Date,
): Promise<string> {
  const { db } = deps;
  const guessedMac = Buffer.from(computeCodeMac(deps, subject, code));
  const matches = (mac: string | undefined) =>
    mac !== undefined && timingSafeEqual(guessedMac, Buffer.from(mac));
  const ownCode = ticket && (await findNewestCode(db, subject, hashValue(deps, 'ticket', ticket)));
  if (ownCode && matches(await countTicketGuess(db, ownCode, now))) return ownCode;
  const newest = await findNewestCode(db, subject);
  if (!newest || newest === ownCode || !matches(await countSharedGuess(db, subject, newest, now)))
    throw new AppError('code_invalid');
  return newest;
}

/** Marks all codes of the address as used; throws `code_invalid` if this one was used already. */
export async function consumeCode(tx: Db, subject: CodeSubject, id: string, now: Date): Promise<void> {
  await lockEmail(tx, subject);
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(matchesSubject(subject), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (!used.some((row) => row.id === id)) throw new AppError('code_invalid');
}
