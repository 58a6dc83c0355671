/** The turns table without its personal texts: which call began each turn, and which process writes it. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, count, desc, eq, isNull, like, lt, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { turns } from '../../db/schema.ts';
import type { UserCipher } from '../../privacy/user-cipher.ts';
import { type DialogueRef, hasDialogue } from '../transcripts.ts';
import type { OwnTurn, TurnLog } from './turn-log.ts';

const derivedPrefix = 'auto:';

/** The same for the same call of this person. Keyed, since a bare hash of an answer gives away which it was. */
export function hashValue(cipher: UserCipher, value: unknown): string {
  return cipher.mac(createHash('sha256').update(JSON.stringify(value)).digest('hex'));
}

/** The key of a call that brought none: the same call at the same point of the dialogue is the same turn. */
export function derivedKey(
  cipher: UserCipher,
  kind: 'start' | 'message' | 'finish',
  parts: unknown[],
): string {
  return `${derivedPrefix}${kind}:${hashValue(cipher, parts)}`;
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
  /** Whether the process that runs it still renews its lease. */
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
async function renewLeases(db: Db, runner: string, ids: string[]): Promise<string[]> {
  // One parameter for all of them: a list of a thousand would hold the process up for milliseconds.
  const named = sql`${turns.id} = any(${sql.param(ids)}::uuid[])`;
  const held = and(named, eq(turns.status, 'running'), eq(turns.runner, runner));
  const rows = await db.update(turns).set({ leaseUntil: leaseEnd }).where(held).returning({ id: turns.id });
  return rows.map(({ id }) => id);
}

/** Marks running turns whose lease has expired, and those of the processes in `gone`. */
async function interruptLostTurns(db: Db, gone: SQL, now: Date): Promise<void> {
  const lost = or(isNull(turns.leaseUntil), lt(turns.leaseUntil, databaseNow), gone);
  await db
    .update(turns)
    .set({ status: 'interrupted', endedAt: now })
    .where(and(eq(turns.status, 'running'), lost));
}

/** The current turn of a dialogue. One without a result is the newest; the next one replaces it. */
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

/** A third of the lease: one slow response of the database must not lose a turn. */
export const leaseRenewMs = 2_000;

/**
 * A name for this process: the name of its data folder, made once, and one of its own. A folder serves one
 * process at a time (folder-lock.ts), so its earlier processes have ended.
 */
export function createRunnerName(dataDir: string): string {
  const file = join(dataDir, 'runner');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomUUID());
  return `${readFileSync(file, 'utf8').trim()}/${randomUUID()}`;
}

interface LeaseDeps {
  db: Db;
  turnLog: TurnLog;
  /** From `createRunnerName`. */
  runner: string;
}

/** At the start of a process: what its predecessor on this folder wrote, and what nobody holds, is lost. */
export async function recoverInterruptedTurns(
  deps: Pick<LeaseDeps, 'db' | 'runner'> & { now: () => Date },
): Promise<void> {
  const [folder = ''] = deps.runner.split('/');
  const predecessor = and(like(turns.runner, `${folder}/%`), ne(turns.runner, deps.runner));
  if (predecessor) await interruptLostTurns(deps.db, predecessor, deps.now());
}

/** Where a running turn is written; `lost` when no living process writes it. */
export function locateTurn(deps: LeaseDeps, row: TurnRow, own: OwnTurn | undefined) {
  if (row.runner !== deps.runner) return row.leased ? 'elsewhere' : 'lost';
  return own?.id === row.id && !own.ended() ? 'here' : 'lost';
}

/** What became of the dialogue's last turn. Interrupted means that it gave no answer and may be sent again. */
export async function findTurnState(deps: LeaseDeps, ref: DialogueRef, db: Db = deps.db) {
  const row = await findNewestTurn(db, ref);
  if (!row || row.status === 'done') return 'idle';
  if (row.status !== 'running') return 'interrupted';
  const own = deps.turnLog.latest(ref.userId, ref.sessionId);
  return locateTurn(deps, row, own) === 'lost' ? 'interrupted' : 'running';
}

/**
 * Renews the leases of this process's turns each time it is called. A turn whose row is no longer its own
 * stops: its dialogue was deleted, or another process took it for lost.
 */
export function createLeaseKeeper(deps: LeaseDeps): () => Promise<void> {
  const missed = new WeakSet<OwnTurn>();
  const stop = async (turn: OwnTurn) => {
    // The row of a turn that is just being begun cannot be seen yet.
    if (!missed.has(turn)) return void missed.add(turn);
    turn.stop((await hasDialogue(deps.db, turn)) ? 'lost' : 'deleted');
  };
  return async () => {
    const running = deps.turnLog.running();
    if (running.length === 0) return;
    const ids = running.map(({ id }) => id);
    const held = new Set(await renewLeases(deps.db, deps.runner, ids));
    await Promise.all(running.filter(({ id }) => !held.has(id)).map(stop));
  };
}
