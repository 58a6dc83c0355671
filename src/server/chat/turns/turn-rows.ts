/** Rows of the turns table without their personal text: who asked for what, once. */
import { createHash } from 'node:crypto';
import { and, count, desc, eq, isNull, like, lt, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { turns } from '../../db/schema.ts';
import type { UserCipher } from '../../privacy/user-cipher.ts';
import type { DialogueRef } from '../transcripts.ts';

const derivedPrefix = 'auto:';

/** The same for the same call of this person. Keyed, since a bare hash of an answer gives away which it was. */
export function hashOf(cipher: UserCipher, value: unknown): string {
  return cipher.mac(createHash('sha256').update(JSON.stringify(value)).digest('hex'));
}

/** The key of a call that brought none: the same call at the same point of the dialogue is the same turn. */
export function derivedKey(
  cipher: UserCipher,
  kind: 'start' | 'message' | 'finish',
  parts: unknown[],
): string {
  return `${derivedPrefix}${kind}:${hashOf(cipher, parts)}`;
}

const ofDialogue = (ref: DialogueRef) =>
  and(eq(turns.userId, ref.userId), eq(turns.sessionId, ref.sessionId));

/** How long a process is believed to write a turn without another word of it. */
const leaseMs = 6_000;
/** By the clock of the database: those of two machines may differ. */
const databaseNow = sql`clock_timestamp()`;
const leaseEnd = sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

const withoutText = {
  id: turns.id,
  requestHash: turns.requestHash,
  status: turns.status,
  runner: turns.runner,
  /** Whether its process is believed to live. */
  leased: sql<boolean>`coalesce(${turns.leaseUntil} > ${databaseNow}, false)`,
};

/** A turn without its texts. */
export interface TurnRow {
  id: string;
  requestHash: string;
  status: 'running' | 'done' | 'failed' | 'interrupted';
  runner: string | null;
  leased: boolean;
}

/** One beginning of a turn at a time for each person, until the transaction ends. */
export async function lockPerson(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turns ${userId}`}, 0))`);
}

export async function findTurnByKey(tx: Db, userId: string, key: string): Promise<TurnRow | undefined> {
  const [row] = await tx
    .select(withoutText)
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.idempotencyKey, key)));
  return row;
}

/** Writes the running row. What failed, was interrupted or got lost before it in this dialogue is settled by it. */
export async function claimTurn(
  tx: Db,
  turn: DialogueRef & { id: string; key: string; hash: string; runner: string; now: Date },
): Promise<void> {
  const { id, userId, sessionId, key, hash, runner, now } = turn;
  await tx.delete(turns).where(and(ofDialogue(turn), ne(turns.status, 'done')));
  await tx.insert(turns).values({
    id,
    userId,
    sessionId,
    idempotencyKey: key,
    requestHash: hash,
    status: 'running',
    runner,
    leaseUntil: leaseEnd,
    createdAt: now,
  });
}

/** Marks a running turn that gave no result. */
export async function endTurnRow(
  db: Db,
  turnId: string,
  status: 'failed' | 'interrupted',
  now: Date,
): Promise<void> {
  await db
    .update(turns)
    .set({ status, endedAt: now })
    .where(and(eq(turns.id, turnId), eq(turns.status, 'running')));
}

/** Goes on holding these turns; gives the ids of those that are still this process's own to write. */
export async function renewLeases(db: Db, runner: string, ids: string[]): Promise<string[]> {
  // One parameter for all of them: a list of a thousand would hold the process up for milliseconds.
  const named = sql`${turns.id} = any(${sql.param(ids)}::uuid[])`;
  const held = and(named, eq(turns.status, 'running'), eq(turns.runner, runner));
  const rows = await db.update(turns).set({ leaseUntil: leaseEnd }).where(held).returning({ id: turns.id });
  return rows.map(({ id }) => id);
}

/** Marks the running turns that nobody holds any more, and those of the processes that `gone` names. */
export async function interruptLostTurns(db: Db, gone: SQL, now: Date): Promise<void> {
  const lost = or(isNull(turns.leaseUntil), lt(turns.leaseUntil, databaseNow), gone);
  await db
    .update(turns)
    .set({ status: 'interrupted', endedAt: now })
    .where(and(eq(turns.status, 'running'), lost));
}

/** The turn that a dialogue stands at. One without a result is the newest: it gives way to the next one. */
export async function findNewestTurn(db: Db, ref: DialogueRef): Promise<TurnRow | undefined> {
  const [row] = await db
    .select(withoutText)
    .from(turns)
    .where(ofDialogue(ref))
    .orderBy(sql`(${turns.status} = 'done')`, desc(turns.createdAt), desc(turns.endedAt))
    .limit(1);
  return row;
}

/** How many answers are kept for repeats of their call, and when the last turn ended. */
export async function countResults(
  db: Db,
  ref: DialogueRef,
): Promise<{ count: number; lastEndedAt: Date | null }> {
  const [row] = await db
    .select({ count: count(turns.result), lastEndedAt: max(turns.endedAt) })
    .from(turns)
    .where(ofDialogue(ref));
  return row ?? { count: 0, lastEndedAt: null };
}

export async function findTurn(db: Db, turnId: string): Promise<TurnRow | undefined> {
  const [row] = await db.select(withoutText).from(turns).where(eq(turns.id, turnId));
  return row;
}

/**
 * After going back, a call without a key of its own must not find the turn of the round it undid; a turn
 * without a result is not worth a retry any more.
 */
export async function forgetUndoneTurns(tx: Db, ref: DialogueRef): Promise<void> {
  await tx.delete(turns).where(and(ofDialogue(ref), ne(turns.status, 'done')));
  await tx
    .update(turns)
    .set({ idempotencyKey: sql`'undone:' || ${turns.id}`, result: null })
    .where(and(ofDialogue(ref), like(turns.idempotencyKey, `${derivedPrefix}message:%`)));
}
