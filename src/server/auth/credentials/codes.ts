import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { limits, timing } from '#shared/timing.ts';
import type { Db } from '../../db/database.ts';
import { verificationCodes } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';

export const codeLifeMs = 10 * 60_000;
const guessesPerCode = 5;
/** For those without a ticket, over all codes of an address: asking for new ones does not buy them more guesses. */
const sharedGuessesPerDay = 15;
const dayMs = 24 * 3_600_000;

export interface CodeKeys {
  keys: { verificationCode: Uint8Array };
}

/** Whom a code is for; a code means nothing for another purpose or address. */
export interface CodeSubject {
  purpose: 'register' | 'reset';
  /** Trimmed and lower case. */
  email: string;
}

/** Who asks for a code. */
export interface CodeRequester {
  /** Held by their browser: only who presents it again has the tries of this code. */
  ticket: string;
  /** Where they ask from; an IPv6 /48, for one owner has all networks in it. */
  network: string;
  /** The owner of the account signed in on this browser before. */
  known: boolean;
}

export interface IssuedCode {
  id: string;
  code: string;
}

function hashCode(deps: CodeKeys, { purpose, email }: CodeSubject, code: string): string {
  return createHmac('sha256', deps.keys.verificationCode)
    .update(JSON.stringify([purpose, email, code]))
    .digest('hex');
}

/** What is stored of a ticket or a network. */
function hashValue(deps: CodeKeys, what: 'ticket' | 'network', value: string): string {
  return createHmac('sha256', deps.keys.verificationCode)
    .update(JSON.stringify([what, value]))
    .digest('base64url');
}

function createCode(): string {
  const digits = limits.verificationCodeDigits;
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
}

const ofSubject = (subject: CodeSubject) =>
  and(eq(verificationCodes.purpose, subject.purpose), eq(verificationCodes.email, subject.email));

/** How many codes an address gets within how long, for those who ask from one network. */
const pace = [
  { codes: 1, withinMs: timing.codeCountdownS * 1_000 },
  { codes: 5, withinMs: 3_600_000 },
  { codes: 10, withinMs: dayMs },
];
/**
 * The limit over all networks, against flooding a mailbox. Using it up for others takes several networks, and it does
 * not apply to known browsers.
 */
const paceOfAll = [
  { codes: 15, withinMs: 3_600_000 },
  { codes: 40, withinMs: dayMs },
];

/**
 * Time until the next code may be made; 0 or less for now. `made` lists the times, newest first. A time in the future,
 * from before the clock was set back, counts as now: nobody waits longer than the limit.
 */
function waitMs(limit: typeof pace, made: readonly Date[], now: Date): number {
  const waits = limit.map(({ codes, withinMs }) => {
    const oldest = made[codes - 1];
    return oldest ? Math.min(oldest.getTime(), now.getTime()) + withinMs - now.getTime() : 0;
  });
  return Math.max(...waits);
}

/** A used code causes no wait: its address is registered, and the caller gets that error instead. */
async function requirePause(
  tx: Db,
  subject: CodeSubject,
  asking: { networkHash: string; known: boolean },
  now: Date,
): Promise<void> {
  const rows = await tx
    .select({ createdAt: verificationCodes.createdAt, networkHash: verificationCodes.networkHash })
    .from(verificationCodes)
    .where(and(ofSubject(subject), isNull(verificationCodes.usedAt)))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(Math.max(...paceOfAll.map(({ codes }) => codes)));
  const times = (some: typeof rows) => some.map(({ createdAt }) => createdAt);
  const own = rows.filter(({ networkHash }) => networkHash === asking.networkHash);
  const ofAllMs = asking.known ? 0 : waitMs(paceOfAll, times(rows), now);
  const leftMs = Math.max(waitMs(pace, times(own), now), ofAllMs);
  if (leftMs > 0) throw new AppError('code_too_soon', { retryAfterS: leftMs / 1_000 });
}

const lockSubject = (tx: Db, { email }: CodeSubject) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);

/**
 * Makes a code for an address and forgets codes older than a day. Throws `code_too_soon` within 60 s of the last one
 * asked for from the same network, after 5 in an hour or 10 in a day, also for calls at the same moment: the lock on
 * the address lets them in one by one.
 */
export async function issueCode(
  deps: CodeKeys & { db: Db },
  subject: CodeSubject,
  requester: CodeRequester,
  now: Date,
): Promise<IssuedCode> {
  const code = createCode();
  const codeMac = hashCode(deps, subject, code);
  const networkHash = hashValue(deps, 'network', requester.network);
  const ticketHash = hashValue(deps, 'ticket', requester.ticket);
  return deps.db.transaction(async (tx) => {
    await lockSubject(tx, subject);
    await requirePause(tx, subject, { networkHash, known: requester.known }, now);
    const yesterday = new Date(now.getTime() - dayMs);
    await tx
      .delete(verificationCodes)
      .where(and(ofSubject(subject), lt(verificationCodes.createdAt, yesterday)));
    const expiresAt = new Date(now.getTime() + codeLifeMs);
    const [row] = await tx
      .insert(verificationCodes)
      .values({ ...subject, codeMac, ticketHash, networkHash, createdAt: now, expiresAt })
      .returning({ id: verificationCodes.id });
    if (!row) throw new Error('the database gave back no code');
    return { id: row.id, code };
  });
}

/** For a code whose mail could not be sent: the person may ask again immediately. */
export async function withdrawCode(db: Db, id: string): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.id, id));
}

async function findNewest(db: Db, subject: CodeSubject, ticketHash?: string) {
  const [newest] = await db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(ofSubject(subject), ticketHash ? eq(verificationCodes.ticketHash, ticketHash) : undefined))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  return newest?.id;
}

const isLive = (id: string, now: Date) =>
  and(eq(verificationCodes.id, id), sql`${verificationCodes.expiresAt} > ${now.toISOString()}::timestamptz`);

/**
 * Uses one guess of the ticket's owner, outside a transaction: the row lock serialises parallel guesses, and a used
 * guess is never given back.
 */
async function spendHeldGuess(db: Db, id: string, now: Date): Promise<string | undefined> {
  const [spent] = await db
    .update(verificationCodes)
    .set({ heldAttempts: sql`${verificationCodes.heldAttempts} + 1` })
    .where(and(isLive(id, now), lt(verificationCodes.heldAttempts, guessesPerCode)))
    .returning({ codeMac: verificationCodes.codeMac });
  return spent?.codeMac;
}

/** Uses one of the guesses that all others share, also outside a transaction. */
async function spendSharedGuess(
  db: Db,
  subject: CodeSubject,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const earlier = db
    .select({ spent: sql`coalesce(sum(${verificationCodes.attempts}), 0)` })
    .from(verificationCodes)
    .where(and(ofSubject(subject), ne(verificationCodes.id, id)));
  const allowed = sql`least(${guessesPerCode}::int, ${sharedGuessesPerDay}::int - (${earlier}))`;
  const [spent] = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(isLive(id, now), sql`${verificationCodes.attempts} < ${allowed}`))
    .returning({ codeMac: verificationCodes.codeMac });
  return spent?.codeMac;
}

export interface CodeGuess {
  code: string;
  /** The ticket of the browser that requested a code, if it has one. */
  ticket: string | undefined;
}

/**
 * Returns the id of the code if it is right; throws `code_invalid`. Each call costs a guess. With a ticket, the guess
 * is checked against the newest code of the ticket, which has separate guesses. Without one, or with the code of
 * another device, it is checked against the newest code of the address, with a few guesses for all such callers.
 */
export async function requireRightCode(
  deps: CodeKeys & { db: Db },
  subject: CodeSubject,
  { code, ticket }: CodeGuess,
  now: Date,
): Promise<string> {
  const { db } = deps;
  const given = Buffer.from(hashCode(deps, subject, code));
  const isRight = (mac: string | undefined) => mac !== undefined && timingSafeEqual(given, Buffer.from(mac));
  const held = ticket && (await findNewest(db, subject, hashValue(deps, 'ticket', ticket)));
  if (held && isRight(await spendHeldGuess(db, held, now))) return held;
  const newest = await findNewest(db, subject);
  if (!newest || newest === held || !isRight(await spendSharedGuess(db, subject, newest, now)))
    throw codeInvalid();
  return newest;
}

/** Marks a code as used, and with it all others of its address; throws `code_invalid` for the second caller. */
export async function consumeCode(tx: Db, subject: CodeSubject, id: string, now: Date): Promise<void> {
  await lockSubject(tx, subject);
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(ofSubject(subject), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (!used.some((row) => row.id === id)) throw codeInvalid();
}

const codeInvalid = () => new AppError('code_invalid');
