import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import type { Subscriber } from '../../billing/subscriptions.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { UserCipher } from '../../privacy/user-cipher.ts';
import {
  careAnswer,
  careOf,
  type FinishInput,
  type MessageInput,
  openRound,
  prepareFinish,
  prepareMessage,
  prepareStart,
  type StartInput,
  type TurnJob,
  textsOfStart,
} from '../dialogue.ts';
import { type DialogueRef, findCare, findTurnResult, listRounds, lockDialogue } from '../transcripts.ts';
import { findTurnState, placeOf } from './turn-lease.ts';
import type { OwnTurn, Turn } from './turn-log.ts';
import { claimTurn, derivedKey, findTurnByKey, hashOf, lockPerson, type TurnRow } from './turn-rows.ts';
import { runTurn, type TurnDeps } from './turn-run.ts';
import { findFollowable } from './turn-watch.ts';

export interface TurnCall {
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
  /** Whether the caller follows the turn as a stream. */
  live: boolean;
}

/** A turn to follow, or an answer that is there already. */
export type Begun = { kind: 'turn'; turn: Turn } | { kind: 'answer'; turnId: string; answer: TurnAnswer };

/** More than this at once would only make everybody wait. */
export const maxRunningTurns = 6_000;

/** `round`: the question that the message is for, where that is known. */
type Request =
  | { kind: 'start'; body: StartInput }
  | { kind: 'message'; body: MessageInput; round: number | undefined }
  | { kind: 'finish'; body: FinishInput };

async function prepare(tx: Db, deps: TurnDeps, cipher: UserCipher, ref: DialogueRef, request: Request) {
  const dialogue = await lockDialogue(tx, cipher, ref);
  const now = deps.now();
  if (request.kind === 'start') {
    const { body } = request;
    return {
      derived: derivedKey(cipher, 'start', [body]),
      job: () => prepareStart(tx, cipher, { ref, dialogue, guide: deps.guide, body, now }),
    };
  }
  if (!dialogue) throw new AppError('not_found');
  const rounds = await listRounds(tx, cipher, ref);
  const stand = async () => ({ ref, dialogue, rounds, before: await findCare(tx, cipher, ref) });
  if (request.kind === 'finish') {
    const { body } = request;
    return {
      derived: derivedKey(cipher, 'finish', [body, rounds.length]),
      job: async () => prepareFinish(await stand(), body),
    };
  }
  const { body, round } = request;
  return {
    derived: derivedKey(cipher, 'message', [body, round]),
    job: async () => prepareMessage(await stand(), { body, round, now }),
  };
}

/** A turn that was begun now, or the row of the one that this call began before. */
type Beginning = { kind: 'new'; turn: OwnTurn; job: TurnJob } | { kind: 'repeat'; row: TurnRow };

/** Whether a turn stands for its call; otherwise the call has to run again. */
function isValid(deps: TurnDeps, ref: DialogueRef, row: TurnRow): boolean {
  if (row.status !== 'running') return row.status === 'done';
  return placeOf(deps, row, deps.turnLog.latest(ref.userId, ref.sessionId)) !== 'lost';
}

async function beginInTransaction(
  tx: Db,
  deps: TurnDeps,
  cipher: UserCipher,
  ref: DialogueRef,
  request: Request,
  call: TurnCall,
  opened: (turn: OwnTurn) => void,
): Promise<Beginning> {
  await lockPerson(tx, ref.userId);
  const prepared = await prepare(tx, deps, cipher, ref, request);
  const key = call.key ?? prepared.derived;
  const hash = hashOf(cipher, [request.kind, request.body]);
  const known = await findTurnByKey(tx, ref.userId, key);
  if (known && known.requestHash !== hash) throw new AppError('idempotency_conflict');
  if (known && isValid(deps, ref, known)) return { kind: 'repeat', row: known };
  if ((await findTurnState(deps, ref, tx)) === 'running') {
    throw new AppError(request.kind === 'start' ? 'dialogue_exists' : 'turn_running');
  }
  const job = await prepared.job();
  if (deps.turnLog.running().length >= maxRunningTurns) throw new AppError('busy', { retryAfterS: 5 });
  // In the log before the row can be seen: a running row that is not in the log counts as lost.
  const turn = await deps.turnLog.open({ id: randomUUID(), ...ref, stopsUnheard: call.live });
  opened(turn);
  await claimTurn(tx, { id: turn.id, ...ref, key, hash, runner: deps.runner, now: deps.now() });
  return { kind: 'new', turn, job };
}

/** Runs the beginning in one transaction; a turn that was opened and not stored leaves no trace. */
async function beginOnce(deps: TurnDeps, ref: DialogueRef, request: Request, call: TurnCall) {
  const cipher = await deps.keyStore.getCipher(ref.userId);
  let turn: OwnTurn | undefined;
  try {
    return await deps.db.transaction((tx) =>
      beginInTransaction(tx, deps, cipher, ref, request, call, (opened) => {
        turn = opened;
      }),
    );
  } catch (error) {
    if (turn) {
      turn.end();
      await deps.turnLog.forget(ref.userId, ref.sessionId, turn.id);
    }
    throw error;
  }
}

/** A repeat follows the turn of the first call, or gets its answer. */
async function findRepeated(deps: TurnDeps, ref: DialogueRef, row: TurnRow): Promise<Begun> {
  const turn = await findFollowable(deps, ref, row);
  if (turn) return { kind: 'turn', turn };
  const data = await findTurnResult(deps.db, await deps.keyStore.getCipher(ref.userId), row.id);
  // It was running a moment ago and is lost now.
  if (!data) throw new AppError('restarting', { retryAfterS: 1 });
  return { kind: 'answer', turnId: row.id, answer: { sessionId: ref.sessionId, data } };
}

/** What the person wrote with this call. */
function textsOf(request: Request): (string | undefined)[] {
  if (request.kind === 'start') return textsOfStart(request.body);
  return request.kind === 'message' ? [request.body.message] : [];
}

async function begin(
  deps: TurnDeps,
  subscriber: Subscriber,
  request: Request,
  call: TurnCall,
): Promise<Begun> {
  const { sessionId } = request.body;
  const ref = { userId: subscriber.userId, sessionId };
  const { care, careKind } = careOf(textsOf(request));
  if (care === 'high') {
    deps.metrics.careShown(care, careKind);
    const data = careAnswer(sessionId, deps.guide.kind, careKind);
    return { kind: 'answer', turnId: randomUUID(), answer: { sessionId, data } };
  }
  if (deps.stopping.aborted) throw new AppError('restarting', { retryAfterS: 5 });
  const begun = await beginOnce(deps, ref, request, call);
  if (begun.kind === 'repeat') return findRepeated(deps, ref, begun.row);
  void runTurn(deps, begun.turn, begun.job);
  return { kind: 'turn', turn: begun.turn };
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
  return openRound(await listRounds(deps.db, await deps.keyStore.getCipher(ref.userId), ref))?.number;
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

/** 'Enough for now': ends the dialogue with a summary of what there is, or finds the turn that did. */
export function finishDialogue(deps: TurnDeps, subscriber: Subscriber, body: FinishInput, call: TurnCall) {
  return begin(deps, subscriber, { kind: 'finish', body }, call);
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

/** Resolves when no turn runs and every reader has what it was sent; to be awaited after `stopping` fired. */
export async function drainTurns(deps: Pick<Deps, 'turnLog' | 'unstored'>): Promise<void> {
  await Promise.all([deps.turnLog.idle(), deps.unstored.log.idle()]);
}
