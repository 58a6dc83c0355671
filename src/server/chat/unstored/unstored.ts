/**
 * Turns of dialogues that leave no trace. What a stored dialogue reads from the database comes with the call, and the
 * answer goes to the reader alone. The same call once more runs again: there is nothing that it could do twice.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Transcript } from '#shared/contract/chat.ts';
import type { AiResponse } from '#shared/contract/shapes.ts';
import type { Subscriber } from '../../billing/subscriptions.ts';
import { settleUnderstanding } from '../../guide/understanding.ts';
import { AppError } from '../../http/app-error.ts';
import {
  careAnswer,
  careOf,
  type FinishInput,
  type MessageInput,
  prepareFinish,
  prepareMessage,
  type StartInput,
  startJob,
  type TurnJob,
  textsOfStart,
  toAiResponse,
} from '../dialogue.ts';
import type { DialogueRef } from '../transcripts.ts';
import type { Written } from '../turns/guide-step.ts';
import type { OwnTurn, Turn } from '../turns/turn-log.ts';
import { runTurn, type TurnDeps, type TurnKeeper } from '../turns/turn-run.ts';
import { type Begun, maxRunningTurns, type TurnCall } from '../turns/turns.ts';
import { standOf, textsOfTranscript } from './unstored-state.ts';
import { readOnce } from './unstored-turns.ts';

export type UnstoredRequest =
  | { kind: 'start'; body: StartInput }
  | { kind: 'message'; body: MessageInput & { transcript: Transcript } }
  | { kind: 'finish'; body: FinishInput & { transcript: Transcript } };

function jobOf(deps: TurnDeps, ref: DialogueRef, request: UnstoredRequest): TurnJob {
  if (request.kind === 'start') return startJob(ref, deps.guide, request.body);
  const now = deps.now();
  const stand = standOf(ref, request.body.transcript, deps.guide, now);
  if (request.kind === 'finish') return prepareFinish(stand, request.body);
  const { body } = request;
  return prepareMessage(stand, { body, round: body.round, now });
}

function textsOf(request: UnstoredRequest): (string | undefined)[] {
  if (request.kind === 'start') return textsOfStart(request.body);
  const told = textsOfTranscript(request.body.transcript);
  return request.kind === 'message' ? [request.body.message, ...told] : told;
}

/** The answer, and in it what the browser has to tell us again. */
function answerOf(deps: TurnDeps, job: TurnJob, written: Written): AiResponse {
  if (written.kind === 'care') return careAnswer(job.ref.sessionId, deps.guide.kind, written.risk.kind);
  const { step, report, risk } = written;
  const before = job.input.understanding;
  const news = step.kind === 'round' ? step.understanding : undefined;
  const understanding = news ? settleUnderstanding(before, before, news) : before;
  const data = toAiResponse(job, { step, risk, understanding }, report?.guide ?? deps.guide.kind);
  return step.kind === 'round' ? { ...data, stage: step.stage } : data;
}

/** Keeps nothing. */
function forgetting(deps: TurnDeps, job: TurnJob): TurnKeeper {
  return {
    commit: async (written) => {
      const data = answerOf(deps, job, written);
      if (data.care) deps.metrics.careShown(data.care, data.careKind);
      return { sessionId: job.ref.sessionId, data };
    },
    abandon: async () => {},
  };
}

/** The turn that this very call began before, as long as it is there. Throws while another one is running. */
function findJoined(deps: TurnDeps, ref: DialogueRef, call: { key: string; hash: string }) {
  const { log, calls } = deps.unstored;
  const known = log.latest(ref.userId, ref.sessionId);
  if (!known) return undefined;
  const began = calls.get(known.signal);
  if (began?.key !== call.key) {
    if (!known.ended()) throw new AppError('turn_running');
    return undefined;
  }
  if (began.hash !== call.hash) throw new AppError('idempotency_conflict');
  return known.ended() && known.events().at(-1)?.event !== 'final' ? undefined : known;
}

async function open(deps: TurnDeps, ref: DialogueRef, live: boolean): Promise<OwnTurn> {
  const { log } = deps.unstored;
  if (log.running().length + deps.turnLog.running().length >= maxRunningTurns) {
    throw new AppError('busy', { retryAfterS: 5 });
  }
  return log.open({ id: randomUUID(), ...ref, stopsUnheard: live });
}

/** Begins a turn of which nothing is stored, or joins the one that this call began before. */
export async function beginUnstored(
  deps: TurnDeps,
  subscriber: Subscriber,
  request: UnstoredRequest,
  call: TurnCall,
): Promise<Begun> {
  const { sessionId } = request.body;
  const ref = { userId: subscriber.userId, sessionId };
  const job = jobOf(deps, ref, request);
  const { care, careKind } = careOf(textsOf(request));
  if (care === 'high') {
    deps.metrics.careShown(care, careKind);
    const data = careAnswer(sessionId, deps.guide.kind, careKind);
    return { kind: 'answer', turnId: randomUUID(), answer: { sessionId, data } };
  }
  if (deps.stopping.aborted) throw new AppError('restarting', { retryAfterS: 5 });
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const began = { key: call.key ?? hash, hash };
  const { log, calls } = deps.unstored;
  const joined = findJoined(deps, ref, began);
  if (joined) return { kind: 'turn', turn: readOnce(log, joined) };
  const turn = await open(deps, ref, call.live);
  calls.set(turn.signal, began);
  void runTurn({ ...deps, turnLog: log }, turn, job, forgetting(deps, job));
  return { kind: 'turn', turn: readOnce(log, turn) };
}

/** A turn of this process that a dropped stream goes on with. */
export function findUnstored(
  deps: Pick<TurnDeps, 'unstored'>,
  { userId, sessionId }: DialogueRef,
): Turn | undefined {
  const { log } = deps.unstored;
  const turn = log.latest(userId, sessionId);
  return turn && readOnce(log, turn);
}
