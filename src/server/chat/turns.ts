import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '#shared/errors.ts';
import type { TurnAnswer } from '#shared/shapes.ts';
import type { Subscriber } from '../billing/subscriptions.ts';
import type { Db } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import {
  careAnswer,
  careOf,
  type MessageInput,
  openRound,
  prepareMessage,
  prepareStart,
  type StartInput,
  type TurnJob,
  textsOfStart,
} from './dialogue.ts';
import { type DialogueRef, findTurnResult, listRounds, lockDialogue } from './transcripts.ts';
import type { Turn } from './turn-log.ts';
import { claimTurn, derivedKey, findTurnByKey, hashOf, interruptAllTurns, lockPerson } from './turn-rows.ts';
import { runTurn, type TurnDeps } from './turn-run.ts';

export interface TurnCall {
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
  /** Whether the caller follows the turn as a stream. */
  live: boolean;
}

/** A turn to follow, or an answer that is there already. */
export type Begun = { kind: 'turn'; turn: Turn } | { kind: 'answer'; turnId: string; answer: TurnAnswer };

/** More than this at once would only make everybody wait. */
const maxRunningTurns = 2_000;

/** `round`: the question that the message is for, where that is known. */
type Request =
  | { kind: 'start'; body: StartInput }
  | { kind: 'message'; body: MessageInput; round: number | undefined };

async function prepare(tx: Db, deps: TurnDeps, ref: DialogueRef, request: Request) {
  const dialogue = await lockDialogue(tx, ref);
  const now = deps.now();
  if (request.kind === 'start') {
    const { body } = request;
    return {
      derived: derivedKey('start', [body]),
      job: () => prepareStart(tx, { ref, dialogue, guide: deps.guide, body, now }),
    };
  }
  if (!dialogue) throw new AppError('not_found');
  const rounds = await listRounds(tx, ref);
  const { body } = request;
  return {
    derived: derivedKey('message', [body, request.round]),
    job: async () => prepareMessage({ ref, dialogue, rounds, body, round: request.round, now }),
  };
}

/** The answer to a repeat of a call, or undefined when the call has to run (again). */
async function findRepeat(
  tx: Db,
  deps: TurnDeps,
  ref: DialogueRef,
  known: Awaited<ReturnType<typeof findTurnByKey>>,
  hash: string,
): Promise<Begun | undefined> {
  if (!known) return undefined;
  if (known.requestHash !== hash) throw new AppError('idempotency_conflict');
  const turn = deps.turnLog.latest(ref.userId, ref.sessionId);
  const inMemory = turn?.id === known.id ? turn : undefined;
  if (known.status === 'running' && inMemory && !inMemory.ended()) return { kind: 'turn', turn: inMemory };
  if (known.status !== 'done') return undefined;
  if (inMemory?.ended()) return { kind: 'turn', turn: inMemory };
  const data = await findTurnResult(tx, known.id);
  if (!data) throw new AppError('internal');
  return { kind: 'answer', turnId: known.id, answer: { sessionId: ref.sessionId, data } };
}

async function beginInTransaction(
  tx: Db,
  deps: TurnDeps,
  ref: DialogueRef,
  request: Request,
  call: TurnCall,
  opened: (turn: Turn) => void,
): Promise<{ begun: Begun; job?: TurnJob }> {
  await lockPerson(tx, ref.userId);
  const prepared = await prepare(tx, deps, ref, request);
  const key = call.key ?? prepared.derived;
  const hash = hashOf([request.kind, request.body]);
  const known = await findTurnByKey(tx, ref.userId, key);
  const repeat = await findRepeat(tx, deps, ref, known, hash);
  if (repeat) return { begun: repeat };
  if (runningTurn(deps, ref)) {
    throw new AppError(request.kind === 'start' ? 'dialogue_exists' : 'turn_running');
  }
  const job = await prepared.job();
  if (deps.turnLog.runningCount() >= maxRunningTurns) throw new AppError('busy', { retryAfterS: 5 });
  // In the log before the row can be seen: a running row that is not in the log counts as lost.
  const turn = deps.turnLog.open({ id: randomUUID(), ...ref, stopsUnheard: call.live });
  opened(turn);
  await claimTurn(tx, { id: turn.id, ...ref, key, hash, now: deps.now() });
  return { begun: { kind: 'turn', turn }, job };
}

/** Runs the beginning in one transaction; a turn that was opened and not stored leaves no trace. */
async function beginOnce(deps: TurnDeps, ref: DialogueRef, request: Request, call: TurnCall) {
  let turn: Turn | undefined;
  try {
    return await deps.db.transaction((tx) =>
      beginInTransaction(tx, deps, ref, request, call, (opened) => {
        turn = opened;
      }),
    );
  } catch (error) {
    if (turn) {
      turn.end();
      deps.turnLog.forget(ref.userId, ref.sessionId);
    }
    throw error;
  }
}

/** The turn of a dialogue that the guide is writing now. */
export function runningTurn(deps: Pick<TurnDeps, 'turnLog'>, ref: DialogueRef): Turn | undefined {
  const turn = deps.turnLog.latest(ref.userId, ref.sessionId);
  return turn && !turn.ended() ? turn : undefined;
}

async function begin(
  deps: TurnDeps,
  subscriber: Subscriber,
  request: Request,
  call: TurnCall,
): Promise<Begun> {
  const { sessionId } = request.body;
  const ref = { userId: subscriber.userId, sessionId };
  const texts = request.kind === 'start' ? textsOfStart(request.body) : [request.body.message];
  if (careOf(texts) === 'high') {
    const data = careAnswer(sessionId, deps.guide.kind);
    return { kind: 'answer', turnId: randomUUID(), answer: { sessionId, data } };
  }
  if (deps.stopping.aborted) throw new AppError('restarting', { retryAfterS: 5 });
  const { begun, job } = await beginOnce(deps, ref, request, call);
  if (job && begun.kind === 'turn') void runTurn(deps, begun.turn, job);
  return begun;
}

/** Begins a dialogue, or finds the turn that this call began before. */
export function startDialogue(deps: TurnDeps, subscriber: Subscriber, body: StartInput, call: TurnCall) {
  return begin(deps, subscriber, { kind: 'start', body }, call);
}

/**
 * The question that a message without its number and without a key is for: the one that is open when it
 * arrives, so that a call sent twice at once cannot answer the next question as well.
 */
async function findRound(deps: TurnDeps, ref: DialogueRef, body: MessageInput, call: TurnCall) {
  if (body.round !== undefined || call.key !== undefined) return body.round;
  return openRound(await listRounds(deps.db, ref))?.number;
}

/** Answers the open question, or finds the turn that this call began before. */
export async function sendMessage(
  deps: TurnDeps,
  subscriber: Subscriber,
  body: MessageInput,
  call: TurnCall,
): Promise<Begun> {
  const ref = { userId: subscriber.userId, sessionId: body.sessionId };
  const round = await findRound(deps, ref, body, call);
  return begin(deps, subscriber, { kind: 'message', body, round }, call);
}

/** Resolves with the answer when the turn has ended. Throws the turn's failure. */
export async function waitForAnswer(turn: Turn): Promise<TurnAnswer> {
  await new Promise<void>((resolve) => {
    const leave = turn.join(() => settle());
    const settle = () => {
      if (!turn.ended()) return;
      leave();
      resolve();
    };
    settle();
  });
  const last = turn.events().at(-1);
  if (last?.event === 'final') return JSON.parse(last.data) as TurnAnswer;
  const failed: { code?: ErrorCode } = last?.event === 'failed' ? JSON.parse(last.data) : {};
  throw new AppError(failed.code ?? 'internal');
}

/** At the start of the one process: what was running when the last one ended is not running any more. */
export async function recoverInterruptedTurns(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await interruptAllTurns(deps.db, deps.now());
}

/** Resolves when no turn runs and every reader has what it was sent; to be awaited after `stopping` fired. */
export function drainTurns(deps: Pick<Deps, 'turnLog'>): Promise<void> {
  return deps.turnLog.idle();
}
