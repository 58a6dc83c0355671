/** Rows of the turns table without their personal text: who asked for what, once. */
import { createHash } from 'node:crypto';
import { and, desc, eq, like, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { turns } from '../db/schema.ts';
import type { DialogueRef } from './transcripts.ts';

const derivedPrefix = 'auto:';

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

/** The key of a call that brought none: the same call at the same point of the dialogue is the same turn. */
export function derivedKey(kind: 'start' | 'message', parts: unknown[]): string {
  return `${derivedPrefix}${kind}:${hashOf(parts)}`;
}

const ofDialogue = (ref: DialogueRef) =>
  and(eq(turns.userId, ref.userId), eq(turns.sessionId, ref.sessionId));
const withoutText = { id: turns.id, requestHash: turns.requestHash, status: turns.status };

/** One beginning of a turn at a time for each person, until the transaction ends. */
export async function lockPerson(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`turns ${userId}`}, 0))`);
}

export async function findTurnByKey(tx: Db, userId: string, key: string) {
  const [row] = await tx
    .select(withoutText)
    .from(turns)
    .where(and(eq(turns.userId, userId), eq(turns.idempotencyKey, key)));
  return row;
}

/** Writes the running row. What failed, was interrupted or got lost before it in this dialogue is settled by it. */
export async function claimTurn(
  tx: Db,
  turn: DialogueRef & { id: string; key: string; hash: string; now: Date },
): Promise<void> {
  const { id, userId, sessionId, key, hash, now } = turn;
  await tx.delete(turns).where(and(ofDialogue(turn), ne(turns.status, 'done')));
  await tx.insert(turns).values({
    id,
    userId,
    sessionId,
    idempotencyKey: key,
    requestHash: hash,
    status: 'running',
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

export async function interruptAllTurns(db: Db, now: Date): Promise<void> {
  await db.update(turns).set({ status: 'interrupted', endedAt: now }).where(eq(turns.status, 'running'));
}

/** Whether a dialogue has a turn that ended without a result and was not made good since. */
export async function hasUnfinishedTurn(db: Db, ref: DialogueRef): Promise<boolean> {
  const found = await db
    .select({ id: turns.id })
    .from(turns)
    .where(and(ofDialogue(ref), ne(turns.status, 'done')))
    .limit(1);
  return found.length === 1;
}

export async function findLastDoneTurn(db: Db, ref: DialogueRef): Promise<string | undefined> {
  const [row] = await db
    .select({ id: turns.id })
    .from(turns)
    .where(and(ofDialogue(ref), eq(turns.status, 'done')))
    .orderBy(desc(turns.createdAt), desc(turns.endedAt))
    .limit(1);
  return row?.id;
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
