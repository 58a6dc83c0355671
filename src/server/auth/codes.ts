import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import { limits, timing } from '#shared/timing.ts';
import type { Db } from '../db/database.ts';
import { verificationCodes } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';

export const codeLifeMs = 10 * 60_000;
const guessesPerCode = 5;
/** Over all codes of an address, so that asking for new ones does not buy more guesses. */
const guessesPerDay = 15;
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

export interface IssuedCode {
  id: string;
  code: string;
}

function macOf(deps: CodeKeys, { purpose, email }: CodeSubject, code: string): string {
  return createHmac('sha256', deps.keys.verificationCode)
    .update(JSON.stringify([purpose, email, code]))
    .digest('hex');
}

function createCode(): string {
  const digits = limits.verificationCodeDigits;
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
}

const ofSubject = (subject: CodeSubject) =>
  and(eq(verificationCodes.purpose, subject.purpose), eq(verificationCodes.email, subject.email));

/** How many codes an address gets within how long. */
const pace = [
  { codes: 1, withinMs: timing.codeCountdownS * 1_000 },
  { codes: 5, withinMs: 3_600_000 },
  { codes: 10, withinMs: dayMs },
];

/**
 * How long until the next code may be made; 0 or less for now. `made` holds the times, newest first. A code from
 * a time to come, made before the clock was set back, counts as made now: nobody waits for longer than the pace.
 */
function waitMs(made: readonly Date[], now: Date): number {
  const waits = pace.map(({ codes, withinMs }) => {
    const oldest = made[codes - 1];
    return oldest ? Math.min(oldest.getTime(), now.getTime()) + withinMs - now.getTime() : 0;
  });
  return Math.max(...waits);
}

/** A used code holds nobody up: its address is registered, and the caller hears that instead. */
async function requirePause(tx: Db, subject: CodeSubject, now: Date): Promise<void> {
  const rows = await tx
    .select({ createdAt: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(and(ofSubject(subject), isNull(verificationCodes.usedAt)))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(Math.max(...pace.map(({ codes }) => codes)));
  const leftMs = waitMs(
    rows.map(({ createdAt }) => createdAt),
    now,
  );
  if (leftMs > 0) throw new AppError('code_too_soon', { retryAfterS: leftMs / 1_000 });
}

/**
 * Makes the address's next code and forgets codes older than a day. Throws `code_too_soon` within 60 s of the
 * last one, after 5 in an hour or 10 in a day, also for calls at the same moment: the lock on the address lets
 * them in one by one.
 */
export async function issueCode(
  deps: CodeKeys & { db: Db },
  subject: CodeSubject,
  now: Date,
): Promise<IssuedCode> {
  const code = createCode();
  const codeMac = macOf(deps, subject, code);
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject.email}, 0))`);
    await requirePause(tx, subject, now);
    const yesterday = new Date(now.getTime() - dayMs);
    await tx
      .delete(verificationCodes)
      .where(and(ofSubject(subject), lt(verificationCodes.createdAt, yesterday)));
    const [row] = await tx
      .insert(verificationCodes)
      .values({ ...subject, codeMac, createdAt: now, expiresAt: new Date(now.getTime() + codeLifeMs) })
      .returning({ id: verificationCodes.id });
    if (!row) throw new Error('the database gave back no code');
    return { id: row.id, code };
  });
}

/** For a code whose mail could not be sent: the person may ask again at once. */
export async function withdrawCode(db: Db, id: string): Promise<void> {
  await db.delete(verificationCodes).where(eq(verificationCodes.id, id));
}

/**
 * Takes one of the guesses for the newest code, in a statement of its own: the row lock makes parallel guesses
 * queue, and what is taken stays taken whatever happens later.
 */
async function spendGuess(db: Db, subject: CodeSubject, now: Date) {
  const [newest] = await db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(ofSubject(subject))
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  if (!newest) return undefined;
  const earlier = db
    .select({ spent: sql`coalesce(sum(${verificationCodes.attempts}), 0)` })
    .from(verificationCodes)
    .where(and(ofSubject(subject), ne(verificationCodes.id, newest.id)));
  const allowed = sql`least(${guessesPerCode}::int, ${guessesPerDay}::int - (${earlier}))`;
  const [spent] = await db
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(
      and(
        eq(verificationCodes.id, newest.id),
        sql`${verificationCodes.expiresAt} > ${now.toISOString()}::timestamptz`,
        sql`${verificationCodes.attempts} < ${allowed}`,
      ),
    )
    .returning({ id: verificationCodes.id, codeMac: verificationCodes.codeMac });
  return spent;
}

/** The id of the code when it is right; throws `code_invalid`. Each call costs a guess. */
export async function requireRightCode(
  deps: CodeKeys & { db: Db },
  subject: CodeSubject,
  code: string,
  now: Date,
): Promise<string> {
  const spent = await spendGuess(deps.db, subject, now);
  const given = Buffer.from(macOf(deps, subject, code));
  if (!spent || !timingSafeEqual(given, Buffer.from(spent.codeMac))) throw codeInvalid();
  return spent.id;
}

/** Marks a code as used; throws `code_invalid` for the second caller. */
export async function consumeCode(tx: Db, id: string, now: Date): Promise<void> {
  const used = await tx
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id });
  if (!used.length) throw codeInvalid();
}

const codeInvalid = () => new AppError('code_invalid');
