/**
 * A turn: one call of a user, what the guide writes for it, and the answer.
 *
 *   call -- high risk in its words --> help lines, no turn
 *    |
 *    |-- its key began a turn before --> follow that turn, or return its answer
 *    v
 *   running -- the guide wrote a step, or saw high risk --> done          `final`
 *    |-- the guide failed, or took too long -------------> failed        `failed`
 *    `-- server stops, dialogue deleted, taken over by another process,
 *        no reader for a minute -------------------------> interrupted   `failed`
 *
 * A call whose turn failed or was interrupted may be sent again with the same key: it runs again. Dialogues that are
 * stored and those that are not differ in their `TurnStore` only (stored-turns.ts, ../unstored.ts). `sessionId` is the
 * id of a dialogue: the API and the database call it so. `care` is the help that is shown to people in danger.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type ErrorCode, errors } from '#shared/contract/errors.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { timing } from '#shared/timing.ts';
import type { Db } from '../../db/database.ts';
import { isTemporaryDatabaseError } from '../../db/database-errors.ts';
import type { Guide, RecordOutboundRequest } from '../../guide/guide.ts';
import { assessRisk } from '../../guide/safety/assess.ts';
import { AppError } from '../../http/app-error.ts';
import type { UserKeyStore } from '../../privacy/user-keys.ts';
import type { CountedTurnOutcome, Metrics } from '../../telemetry/metrics.ts';
import { createCareResponse, type TurnJob } from '../dialogue.ts';
import type { DialogueRef } from '../dialogue-rows.ts';
import { type GuideOutput, getProgressLine, writeStep } from './guide-step.ts';
import type { LocalTurn, StopReason, Turn, TurnLog } from './turn-log.ts';

/** Turns of unstored dialogues. They are kept in the memory of this process only (a `LocalTurn` runs in this process). */
export interface UnstoredTurns {
  turnLog: TurnLog;
  /** The call that started each turn, by the turn's signal, which stays the same object when a turn is wrapped. */
  callBySignal: WeakMap<AbortSignal, { key: string; hash: string }>;
  /** Runs tasks one after the other, whichever dialogue they belong to. */
  runOneAtATime<T>(work: () => Promise<T>): Promise<T>;
}

export interface TurnDeps {
  db: Db;
  keyStore: UserKeyStore;
  now: () => Date;
  guide: Guide;
  turnLog: TurnLog;
  unstored: UnstoredTurns;
  /** Identifies this process as the writer of its turns; see `createRunnerName`. */
  runner: string;
  /** Aborts when the server stops. */
  stopping: AbortSignal;
  /** The server's logger. */
  log: FastifyBaseLogger;
  metrics: Metrics;
}

/** How the client called. */
export interface TurnCall {
  /** The client's `Idempotency-Key`. */
  key: string | undefined;
  /** Whether the client follows the turn as a stream. */
  asStream: boolean;
}

/** A turn to follow, or an existing answer. */
export type TurnStart = { kind: 'turn'; turn: Turn } | { kind: 'answer'; turnId: string; answer: TurnAnswer };

/** A turn that an earlier call with the same key started. */
export interface KnownTurn {
  hash: string;
  /** Whether it is running or has an answer; otherwise the call runs again. */
  canBeFollowed: boolean;
  follow(): Promise<TurnStart>;
}

/** A dialogue that is locked against other calls. */
export interface LockedDialogue {
  /** The key to use if the call has none. */
  key: string;
  /** Hash of the whole call. */
  hash: string;
  findTurn(key: string): Promise<KnownTurn | undefined>;
  /** Throws `turn_running` or `dialogue_exists` if a turn is running. */
  requireIdle(): Promise<void>;
  /** Checks the call against the state of the dialogue. */
  prepare(): Promise<TurnJob>;
  /** Records which call started the turn, so that `findTurn` finds it. */
  claim(turn: LocalTurn, call: { key: string; hash: string }): Promise<void>;
}

/** Stores the turn of one call: in the database, or in memory for an unstored dialogue. */
export interface TurnStore {
  ref: DialogueRef;
  turnLog: TurnLog;
  /** The texts that the user wrote in this call. */
  texts: (string | undefined)[];
  /** Runs `work` while no other call can start a turn of the dialogue. */
  withLock<T>(work: (dialogue: LockedDialogue) => Promise<T>): Promise<T>;
  /** Returns the new turn as its reader sees it. */
  toReaderTurn(turn: LocalTurn): Turn;
  createWriter(turn: LocalTurn, job: TurnJob): TurnWriter;
}

/** Stores the result of a turn. */
export interface TurnWriter {
  commit(output: GuideOutput): Promise<TurnAnswer>;
  /** Marks a turn that gave no answer. */
  abandon(status: 'failed' | 'interrupted'): Promise<void>;
  /** Records which text is sent to which server. */
  recordOutboundRequest?: RecordOutboundRequest;
}

/** More running turns would only slow all of them down. */
const maxRunningTurns = 6_000;

/** The error for readers of a stopped turn. After `restarting`, the page repeats the call. */
const stopCodes = {
  // Nobody is there to read it.
  'no-readers': 'guide_failed',
  deleted: 'not_found',
  lost: 'restarting',
} satisfies Record<StopReason, ErrorCode>;

function toFailure(
  deps: TurnDeps,
  turn: LocalTurn,
  error: unknown,
): { code: ErrorCode; interrupted: boolean } {
  if (deps.stopping.aborted) return { code: 'restarting', interrupted: true };
  if (turn.signal.aborted) return { code: stopCodes[turn.signal.reason as StopReason], interrupted: true };
  if (error instanceof AppError) return { code: error.code, interrupted: false };
  return { code: isTemporaryDatabaseError(error) ? 'busy' : 'internal', interrupted: false };
}

/** The store reports these when the turn was lost or the dialogue deleted meanwhile: the page repeats the call, or need not. */
const interruptions: ReadonlySet<ErrorCode> = new Set(['restarting', 'not_found']);

/** Marks a turn that failed. Returns the error for its readers, and how it is counted. */
async function failTurn(
  deps: TurnDeps,
  turn: LocalTurn,
  writer: TurnWriter,
  error: unknown,
): Promise<{ code: ErrorCode; outcome: CountedTurnOutcome }> {
  const { code, interrupted } = toFailure(deps, turn, error);
  if (!interrupted) deps.log.error({ err: error, code, turn: turn.id }, 'turn failed');
  try {
    await writer.abandon(interrupted ? 'interrupted' : 'failed');
  } catch (err) {
    // The row stays `running`; the next call does not find the turn in the turn log and treats it as lost.
    deps.log.error({ err, turn: turn.id }, 'turn could not be marked');
  }
  return { code, outcome: interrupted || interruptions.has(code) ? 'interrupted' : 'failed' };
}

/** Runs a turn to its end, even without readers. Counts it before its readers get the end. */
async function runTurn(
  deps: TurnDeps,
  turnLog: TurnLog,
  turn: LocalTurn,
  job: TurnJob,
  writer: TurnWriter,
): Promise<void> {
  const startedMs = performance.now();
  const count = (outcome: CountedTurnOutcome) =>
    deps.metrics.turnEnded(outcome, performance.now() - startedMs);
  deps.metrics.turnBegan();
  turn.push('message', { text: getProgressLine(job) });
  const timeout = AbortSignal.timeout(timing.requestTimeoutMs);
  const signal = AbortSignal.any([turn.signal, deps.stopping, timeout]);
  try {
    const onThinking = (text: string) => turn.push('thinking', { text });
    const output = await writeStep(deps, job, signal, onThinking, writer.recordOutboundRequest);
    const answer = await writer.commit(output);
    if (answer.data.care) deps.metrics.careShown(answer.data.care, answer.data.careKind);
    count('done');
    turn.push('final', answer);
  } catch (error) {
    const { code, outcome } = await failTurn(deps, turn, writer, error);
    count(outcome);
    turn.push('failed', { code, message: errors[code].message });
  } finally {
    turn.end();
    // Drops its events, so that a reader who reconnects repeats the call, which runs the turn again.
    if (turn.signal.reason === 'no-readers') await turnLog.forget(turn.userId, turn.sessionId, turn.id);
  }
}

/** What a call leads to: a new turn, or the one that an earlier call with its key started. */
type OpenedTurn = { kind: 'new'; turn: LocalTurn; job: TurnJob } | { kind: 'repeat'; existing: KnownTurn };

/**
 * Opens a turn and claims it in the store, or finds the one that an earlier call with the same key started.
 * If claiming fails, the turn is removed again.
 */
async function openOrFindTurn(deps: TurnDeps, store: TurnStore, call: TurnCall): Promise<OpenedTurn> {
  const { ref, turnLog } = store;
  let opened: LocalTurn | undefined;
  try {
    return await store.withLock(async (dialogue): Promise<OpenedTurn> => {
      const { hash } = dialogue;
      const key = call.key ?? dialogue.key;
      const existing = await dialogue.findTurn(key);
      if (existing && existing.hash !== hash) throw new AppError('idempotency_conflict');
      if (existing?.canBeFollowed) return { kind: 'repeat', existing };
      await dialogue.requireIdle();
      const job = await dialogue.prepare();
      const running = deps.turnLog.running().length + deps.unstored.turnLog.running().length;
      if (running >= maxRunningTurns) throw new AppError('busy', { retryAfterS: 5 });
      // Opened before its row is visible, because a running row without an entry in the turn log counts as lost.
      const turn = await turnLog.open({ id: randomUUID(), ...ref, stopsWithoutReaders: call.asStream });
      opened = turn;
      await dialogue.claim(turn, { key, hash });
      return { kind: 'new', turn, job };
    });
  } catch (error) {
    if (opened) {
      opened.end();
      await turnLog.forget(ref.userId, ref.sessionId, opened.id);
    }
    throw error;
  }
}

/** Starts a turn, or finds the one that an earlier call with the same key started. */
export async function beginTurn(deps: TurnDeps, store: TurnStore, call: TurnCall): Promise<TurnStart> {
  const { sessionId } = store.ref;
  const risk = assessRisk(store.texts);
  if (risk?.level === 'high') {
    deps.metrics.careShown(risk.level, risk.kind);
    const data = createCareResponse(sessionId, deps.guide.kind, risk.kind);
    return { kind: 'answer', turnId: randomUUID(), answer: { sessionId, data } };
  }
  if (deps.stopping.aborted) throw new AppError('restarting', { retryAfterS: 5 });
  const start = await openOrFindTurn(deps, store, call);
  if (start.kind === 'repeat') return start.existing.follow();
  const { turn, job } = start;
  void runTurn(deps, store.turnLog, turn, job, store.createWriter(turn, job));
  return { kind: 'turn', turn: store.toReaderTurn(turn) };
}

/** Resolves with the answer when the turn has ended. Throws the turn's failure. */
export async function requireAnswer(turn: Turn): Promise<TurnAnswer> {
  await new Promise<void>((resolve) => {
    const unsubscribe = turn.subscribe(() => settle());
    const settle = () => {
      if (!turn.ended()) return;
      unsubscribe({ receivedAll: true });
      resolve();
    };
    settle();
  });
  const outcome = turn.outcome();
  if (outcome?.kind === 'answer') return outcome.answer;
  throw new AppError(outcome?.code ?? 'internal');
}

/** Resolves when no turn runs and all readers have received everything. Call it after `stopping` has fired. */
export async function drainTurns(deps: Pick<TurnDeps, 'turnLog' | 'unstored'>): Promise<void> {
  await Promise.all([deps.turnLog.idle(), deps.unstored.turnLog.idle()]);
}
