/** Rows of the `turns` table without users' texts: which call started each turn, and which process writes it. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, asc, count, desc, eq, isNull, like, lt, max, ne, or, type SQL, sql } from 'drizzle-orm';
import { type Db, nullablePlaceholder, prepareOnce, selectRows } from '../../db/database.ts';
import { guideCalls, turns } from '../../db/schema.ts';
import type { GuideReport, OutboundRequest, RecordOutboundRequest } from '../../guide/guide.ts';
import type { UserCipher } from '../../privacy/user-cipher.ts';
import { type DialogueRef, hasDialogue } from '../dialogue-rows.ts';
import type { LocalTurn, TurnLog } from './turn-log.ts';

/** Keys that the server derives from a call begin with this. */
const derivedPrefix = 'auto:';

/** Equal for equal values of this user. Keyed, because the plain hash of a short answer could be guessed. */
export function hashValue(cipher: UserCipher, value: unknown): string {
  return cipher.mac(createHash('sha256').update(JSON.stringify(value)).digest('hex'));
}

/** A key for a call without an `Idempotency-Key`: the same call at the same point of the dialogue gets the same key. */
export function deriveCallKey(
  cipher: UserCipher,
  kind: 'start' | 'message' | 'finish',
  parts: unknown[],
): string {
  return `${derivedPrefix}${kind}:${hashValue(cipher, parts)}`;
}

const isOfDialogue = (ref: DialogueRef) =>
  and(eq(turns.userId, ref.userId), eq(turns.sessionId, ref.sessionId));

/** How long a process counts as the writer of a turn without renewing its lease. */
const leaseMs = 6_000;
/** The database's clock, because the clocks of two machines may differ. */
const databaseNow = sql`clock_timestamp()`;
const leaseEnd = sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

const columnsWithoutText = {
  id: turns.id,
  requestHash: turns.requestHash,
  status: turns.status,
  runner: turns.runner,
  /** Whether the writing process still renews its lease. */
  leased: sql<boolean>`coalesce(${turns.leaseUntil} > ${databaseNow}, false)`,
};

/** A turn without its texts. */
export interface TurnRow {
  id: string;
  requestHash: string;
  status: 'running' | 'done' | 'failed' | 'interrupted';
  /** The process that writes it. */
  runner: string | null;
  /** Whether that process still renews its lease. */
  leased: boolean;
}

/** Locks a user until the transaction ends, so that they start one turn at a time. */
export async function lockUser(tx: Db, userId: string): Promise<void> {
  await lockName(tx, { name: `turns ${userId}` });
}

const lockName = prepareOnce('lock_user', ['name'], (db, { name }) =>
  db
    .select({ locked: sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))` })
    .from(sql`(values (1)) as one`),
);

/** A turn without a result comes first: there is at most one, and the next turn replaces it. */
const newestFirst = [sql`(${turns.status} = 'done')`, desc(turns.createdAt), desc(turns.endedAt)];

/** A turn with its answer, still encrypted. */
interface EarlierTurn extends TurnRow {
  sessionId: string;
  idempotencyKey: string;
  result: Uint8Array | null;
}

const selectEarlier = prepareOnce(
  'earlier_turns',
  ['userId', 'sessionId', 'key'],
  (db, { userId, sessionId, key }) =>
    db
      .select({
        ...columnsWithoutText,
        sessionId: turns.sessionId,
        idempotencyKey: turns.idempotencyKey,
        result: turns.result,
      })
      .from(turns)
      .where(and(eq(turns.userId, userId), or(eq(turns.sessionId, sessionId), eq(turns.idempotencyKey, key))))
      .orderBy(...newestFirst),
);

/** What a new turn depends on: the dialogue's earlier turns, newest first, and the one with this key. */
export async function listEarlierTurns(
  tx: Db,
  { userId, sessionId }: DialogueRef,
  key: string,
): Promise<{ withKey: EarlierTurn | undefined; ofDialogue: EarlierTurn[] }> {
  const rows = await selectEarlier(tx, { userId, sessionId, key });
  return {
    withKey: rows.find((row) => row.idempotencyKey === key),
    ofDialogue: rows.filter((row) => row.sessionId === sessionId),
  };
}

const insertTurn = prepareOnce(
  'claim_turn',
  ['id', 'userId', 'sessionId', 'key', 'hash', 'runner', 'now'],
  (db, { id, userId, sessionId, key, hash, runner, now }) =>
    db.insert(turns).values({
      id,
      userId,
      sessionId,
      runner,
      idempotencyKey: key,
      requestHash: hash,
      status: 'running',
      leaseUntil: leaseEnd,
      createdAt: now,
    }),
);

/** Inserts the running turn. It replaces the dialogue's newest turn, if that gave no answer. */
export async function claimTurn(
  tx: Db,
  turn: DialogueRef & { id: string; key: string; hash: string; runner: string; now: Date },
  newest: TurnRow | undefined,
): Promise<void> {
  if (newest && newest.status !== 'done')
    await tx.delete(turns).where(and(isOfDialogue(turn), ne(turns.status, 'done')));
  await insertTurn(tx, turn);
}

/** Marks a running turn that gave no answer. */
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

/** Renews the leases of these turns and returns the ids of those that this process no longer holds. */
async function renewLeasesOf(db: Db, runner: string, ids: string[]): Promise<Set<string>> {
  // One parameter, and only the lost ids as the result: a thousand values would block the process for milliseconds.
  const idArray = sql`${`{${ids.join()}}`}::uuid[]`;
  const isHeld = and(
    sql`${turns.id} = any(${idArray})`,
    eq(turns.status, 'running'),
    eq(turns.runner, runner),
  );
  const renewal = db.update(turns).set({ leaseUntil: leaseEnd }).where(isHeld).returning({ id: turns.id });
  const lost = await selectRows<{ id: string }>(
    db,
    sql`with held as ${renewal} select id from unnest(${idArray}) as id except select id from held`,
  );
  return new Set(lost.map(({ id }) => id));
}

/** Marks running turns as interrupted whose lease has expired, and those of ended processes (`isGone`). */
async function interruptLostTurns(db: Db, isGone: SQL, now: Date): Promise<void> {
  const lost = or(isNull(turns.leaseUntil), lt(turns.leaseUntil, databaseNow), isGone);
  await db
    .update(turns)
    .set({ status: 'interrupted', endedAt: now })
    .where(and(eq(turns.status, 'running'), lost));
}

/** The dialogue's newest turn. One without a result is replaced by the next. */
export async function findNewestTurn(db: Db, ref: DialogueRef): Promise<TurnRow | undefined> {
  const [row] = await db
    .select(columnsWithoutText)
    .from(turns)
    .where(isOfDialogue(ref))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

/** How many answers are kept for repeated calls, and when the last turn ended. */
export async function countTurnResults(
  db: Db,
  ref: DialogueRef,
): Promise<{ count: number; lastEndedAt: Date | null }> {
  const [row] = await db
    .select({ count: count(turns.result), lastEndedAt: max(turns.endedAt) })
    .from(turns)
    .where(isOfDialogue(ref));
  return row ?? { count: 0, lastEndedAt: null };
}

export async function findTurn(db: Db, turnId: string): Promise<TurnRow | undefined> {
  const [row] = await db.select(columnsWithoutText).from(turns).where(eq(turns.id, turnId));
  return row;
}

/**
 * Call it after going back: a call without a key must not match the turn of a round that was undone. Turns
 * without a result are deleted too.
 */
export async function forgetUndoneTurns(tx: Db, ref: DialogueRef): Promise<void> {
  await tx.delete(turns).where(and(isOfDialogue(ref), ne(turns.status, 'done')));
  await tx
    .update(turns)
    .set({ idempotencyKey: sql`'undone:' || ${turns.id}`, result: null })
    .where(and(isOfDialogue(ref), like(turns.idempotencyKey, `${derivedPrefix}message:%`)));
}

/** A third of the lease, so that one slow database response does not lose a turn. */
export const leaseRenewMs = 2_000;

/**
 * Identifies this process: the id of its data folder plus a random part. Only one process uses a folder at a time
 * (folder-lock.ts), so earlier processes with the same folder id have ended.
 */
export function createRunnerName(dataDir: string): string {
  const file = join(dataDir, 'runner');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomUUID());
  return `${readFileSync(file, 'utf8').trim()}/${randomUUID()}`;
}

/** What is needed to tell whether a turn is still being written. */
interface LeaseDeps {
  db: Db;
  turnLog: TurnLog;
  /** From `createRunnerName`. */
  runner: string;
}

/** At start: marks turns as interrupted that an earlier process with this folder wrote, or whose lease has expired. */
export async function recoverInterruptedTurns(
  deps: Pick<LeaseDeps, 'db' | 'runner'> & { now: () => Date },
): Promise<void> {
  const [folder = ''] = deps.runner.split('/');
  const isOfPredecessor = and(like(turns.runner, `${folder}/%`), ne(turns.runner, deps.runner));
  if (isOfPredecessor) await interruptLostTurns(deps.db, isOfPredecessor, deps.now());
}

/** Which process writes a running turn: this one, another one, or none (`lost`: its process has died). */
export function locateTurn(deps: LeaseDeps, row: TurnRow, own: LocalTurn | undefined) {
  if (row.runner !== deps.runner) return row.leased ? 'elsewhere' : 'lost';
  return own?.id === row.id && !own.ended() ? 'here' : 'lost';
}

/** State of the dialogue's last turn. `interrupted`: it gave no answer and may be sent again. */
export function toTurnState(deps: LeaseDeps, ref: DialogueRef, newest: TurnRow | undefined) {
  if (!newest || newest.status === 'done') return 'idle';
  if (newest.status !== 'running') return 'interrupted';
  const own = deps.turnLog.latest(ref.userId, ref.sessionId);
  return locateTurn(deps, newest, own) === 'lost' ? 'interrupted' : 'running';
}

export async function findTurnState(deps: LeaseDeps, ref: DialogueRef, db: Db = deps.db) {
  return toTurnState(deps, ref, await findNewestTurn(db, ref));
}

/**
 * Returns a function that renews the leases of this process's turns. A turn whose lease was lost stops: its dialogue
 * was deleted, or another process took it over.
 */
export function createLeaseRenewal(deps: LeaseDeps): () => Promise<void> {
  const missed = new WeakSet<LocalTurn>();
  const stop = async (turn: LocalTurn) => {
    // The transaction that starts the turn may not have committed yet.
    if (!missed.has(turn)) return void missed.add(turn);
    turn.stop((await hasDialogue(deps.db, turn)) ? 'lost' : 'deleted');
  };
  return async () => {
    const running = deps.turnLog.running();
    if (running.length === 0) return;
    const ids = running.map(({ id }) => id);
    const lost = await renewLeasesOf(deps.db, deps.runner, ids);
    await Promise.all(running.filter(({ id }) => lost.has(id)).map(stop));
  };
}

// ---- Records, for the privacy receipt, where each call of a guide sent text; the text is not recorded

type GuideCallRow = typeof guideCalls.$inferSelect;

/** A call of a guide: a step of a dialogue, or a rewritten line. */
export interface GuideCall {
  ref: DialogueRef;
  /** The turn's id; a rewritten line has a separate id. */
  id: string;
  kind: GuideCallRow['kind'];
  /** How many answers the dialogue had. */
  answers: number;
}

interface CallResult {
  outcome: NonNullable<GuideCallRow['outcome']>;
  /** The guide that wrote the result; null if unknown. */
  guide: string | null;
  report: GuideReport | undefined;
}

export interface GuideCallRecord {
  /** Given to the guide, which calls it before each request. Resolves when the request is recorded. */
  recordOutboundRequest: RecordOutboundRequest;
  /** Records the end, in the transaction that stores the result. */
  end(db: Db, end: CallResult): Promise<void>;
  /** Records a failure if text was to be sent; otherwise there is nothing to record. Call it once the guide has ended. */
  fail(): Promise<void>;
  /** Whether a request was to be sent. */
  hasSent(): boolean;
}

const upsertCall = prepareOnce(
  'record_guide_call',
  [
    'id',
    'userId',
    'sessionId',
    'kind',
    'answers',
    'startedAt',
    'sent',
    'outcome',
    'guide',
    'report',
    'endedAt',
  ],
  (db, { sent, outcome, guide, report, endedAt, ...call }) => {
    const state = {
      sent: nullablePlaceholder(sent, guideCalls.sent),
      outcome: nullablePlaceholder(outcome, guideCalls.outcome),
      guide: nullablePlaceholder(guide, guideCalls.guide),
      report: nullablePlaceholder(report, guideCalls.report),
      endedAt: nullablePlaceholder(endedAt, guideCalls.endedAt),
    };
    return db
      .insert(guideCalls)
      .values({ ...call, ...state })
      .onConflictDoUpdate({ target: guideCalls.id, set: state });
  },
);

/**
 * Writes the whole row each time, so repeating a write adds nothing. Requests are recorded one after another, because a
 * guide may send several at a time.
 */
export function createGuideCallRecord(deps: { db: Db; now: () => Date }, call: GuideCall): GuideCallRecord {
  const { ref, ...fields } = call;
  const row = { ...fields, userId: ref.userId, sessionId: ref.sessionId, startedAt: deps.now() };
  const sent: OutboundRequest[] = [];
  let written = Promise.resolve();
  const write = async (db: Db, end?: CallResult) => {
    const { outcome = null, guide = null, report = null } = end ?? {};
    await upsertCall(db, { ...row, sent, outcome, guide, report, endedAt: end ? deps.now() : null });
  };
  return {
    recordOutboundRequest: (request) => {
      sent.push(request);
      written = written.then(() => write(deps.db));
      return written;
    },
    end: write,
    fail: async () => {
      if (!sent.length) return;
      // Updates only: there is no row if its dialogue was deleted or recording a request failed.
      const ended = { outcome: 'failed' as const, endedAt: deps.now() };
      await deps.db.update(guideCalls).set(ended).where(eq(guideCalls.id, call.id));
    },
    hasSent: () => sent.length > 0,
  };
}

/** The calls of a dialogue, in the order in which they began. */
export function listGuideCalls(db: Db, ref: DialogueRef): Promise<GuideCallRow[]> {
  return db
    .select()
    .from(guideCalls)
    .where(and(eq(guideCalls.userId, ref.userId), eq(guideCalls.sessionId, ref.sessionId)))
    .orderBy(asc(guideCalls.startedAt));
}
