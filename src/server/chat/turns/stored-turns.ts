/** Turns of stored dialogues: one transaction claims the turn, another one stores its result. */
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import type { Participant } from '../../billing/subscriptions.ts';
import type { Db } from '../../db/database.ts';
import type { GuideStep } from '../../guide/guide.ts';
import type { RiskAssessment } from '../../guide/safety/assess.ts';
import { mergeUnderstanding } from '../../guide/understanding.ts';
import { AppError } from '../../http/app-error.ts';
import type { UserCipher } from '../../privacy/user-cipher.ts';
import {
  createCareResponse,
  type FinishInput,
  findOpenRound,
  type MessageInput,
  prepareFinish,
  prepareMessage,
  prepareStart,
  type StartInput,
  type TurnJob,
  textsOfStart,
  toAiResponse,
} from '../dialogue.ts';
import {
  type DialogueRef,
  type DialogueRow,
  findTurnResult,
  listRounds,
  lockDialogue,
  readShownRisk,
  storeAnswer,
  storeDialogueChanges,
  storeRound,
  storeTurnResult,
} from '../dialogue-rows.ts';
import { markFreeReflectionUsed, takeFreeReflection } from '../free-reflection.ts';
import { findTurnToFollow } from './follow-turn.ts';
import type { GuideOutput } from './guide-step.ts';
import type { LocalTurn } from './turn-log.ts';
import {
  claimTurn,
  createGuideCallRecord,
  deriveCallKey,
  endTurnRow,
  type GuideCallRecord,
  hashValue,
  listEarlierTurns,
  locateTurn,
  lockUser,
  type TurnRow,
  toTurnState,
} from './turn-rows.ts';
import type { KnownTurn, TurnCall, TurnDeps, TurnStart, TurnStore, TurnWriter } from './turns.ts';

type StepOutput = Extract<GuideOutput, { kind: 'step' }>;

/** The guide noticed high risk: the answer shows help, and nothing of the round is stored. */
async function commitCare(
  deps: TurnDeps,
  turn: LocalTurn,
  job: TurnJob,
  risk: RiskAssessment,
  record: GuideCallRecord,
): Promise<TurnAnswer> {
  const data = createCareResponse(job.ref.sessionId, deps.guide.kind, risk.kind);
  const result = { result: data, report: undefined };
  const cipher = await deps.keyStore.getCipher(job.ref.userId);
  await record.end(deps.db, { outcome: 'care', guide: null, report: undefined });
  if (!(await storeTurnResult(deps.db, cipher, turn.id, result, deps.now())))
    throw new AppError('restarting');
  return { sessionId: job.ref.sessionId, data };
}

/** What the guide understood, unless the user corrected it meanwhile. Undefined if it wrote nothing about it. */
function mergeNewUnderstanding(job: TurnJob, stored: DialogueRow, step: GuideStep) {
  if (step.kind === 'summary' || !step.understanding) return undefined;
  return mergeUnderstanding(job.input.understanding, stored.understanding, step.understanding);
}

/** Stores the answer, the next round or summary, and the turn's result in one transaction. */
async function commitStep(
  deps: TurnDeps,
  turn: LocalTurn,
  job: TurnJob,
  { step, report, risk }: StepOutput,
  record: GuideCallRecord,
): Promise<TurnAnswer> {
  const guide = report?.guide ?? deps.guide.kind;
  const now = deps.now();
  const cipher = await deps.keyStore.getCipher(job.ref.userId);
  return deps.db.transaction(async (tx) => {
    const stored = await lockDialogue(tx, cipher, job.ref);
    if (!stored) throw new AppError('not_found');
    const changed = mergeNewUnderstanding(job, stored, step);
    const understanding = changed ?? stored.understanding ?? undefined;
    const data = toAiResponse(job, { step, risk, understanding }, guide);
    const answer = job.answer;
    const [isRunning, isOpen] = await Promise.all([
      storeTurnResult(tx, cipher, turn.id, { result: data, report }, now),
      answer ? storeAnswer(tx, cipher, job.ref, answer.round, answer.response) : true,
    ]);
    if (!isRunning) throw new AppError('restarting');
    if (!isOpen) throw new AppError('round_stale');
    const number = job.input.rounds.length + 1;
    const summary = step.kind === 'summary' ? step.summary : undefined;
    await Promise.all([
      step.kind === 'round' && storeRound(tx, cipher, job.ref, { number, guide, step, report }, now),
      job.kind === 'start' && markFreeReflectionUsed(tx, job.ref, now),
      storeDialogueChanges(tx, cipher, job.ref, { understanding: changed, summary }, now),
      record.end(tx, { outcome: 'done', guide, report }),
    ]);
    return { sessionId: job.ref.sessionId, data };
  });
}

/** Stores the result of a turn in the database, and records the calls of the guide. */
function createWriter(deps: TurnDeps, turn: LocalTurn, job: TurnJob): TurnWriter {
  const { ref, kind, input } = job;
  const record = createGuideCallRecord(deps, { ref, id: turn.id, kind, answers: input.rounds.length });
  return {
    commit: (output) =>
      output.kind === 'care'
        ? commitCare(deps, turn, job, output.risk, record)
        : commitStep(deps, turn, job, output, record),
    abandon: async (status) => {
      await endTurnRow(deps.db, turn.id, status, deps.now());
      await record.fail();
    },
    recordOutboundRequest: record.recordOutboundRequest,
  };
}

/** A call that starts a turn of a stored dialogue. */
export type StoredRequest =
  | { kind: 'start'; body: StartInput }
  | { kind: 'message'; body: MessageInput }
  | { kind: 'finish'; body: FinishInput };

/** The texts that the user wrote in this call. */
function getTexts(request: StoredRequest): (string | undefined)[] {
  if (request.kind === 'start') return textsOfStart(request.body);
  return request.kind === 'message' ? [request.body.message] : [];
}

/**
 * The number of the question that a message answers. If the call has neither a number nor a key, this is the open
 * question when the call arrives; otherwise a duplicate sent at the same time would answer the next question.
 */
async function findAnsweredRound(
  deps: TurnDeps,
  cipher: UserCipher,
  ref: DialogueRef,
  request: StoredRequest,
  call: TurnCall,
) {
  if (request.kind !== 'message') return undefined;
  if (request.body.round !== undefined || call.key !== undefined) return request.body.round;
  return findOpenRound(await listRounds(deps.db, cipher, ref))?.number;
}

/**
 * Locks the user and reads the state of a dialogue for a call. `key`: the call's `Idempotency-Key`, or one derived from
 * the call and the state.
 */
async function readState(
  tx: Db,
  deps: TurnDeps,
  cipher: UserCipher,
  ref: DialogueRef,
  request: StoredRequest,
  call: TurnCall & { round: number | undefined; isFree: boolean },
) {
  // The queries run in this order, and each sees what was committed before its lock was taken.
  const [, dialogue, rounds] = await Promise.all([
    lockUser(tx, ref.userId),
    lockDialogue(tx, cipher, ref),
    request.kind === 'start' ? [] : listRounds(tx, cipher, ref),
  ]);
  const now = deps.now();
  const findEarlierTurns = async (derived: string) => {
    const key = call.key ?? derived;
    return { key, earlier: await listEarlierTurns(tx, ref, key) };
  };
  if (request.kind === 'start') {
    const { body } = request;
    return {
      ...(await findEarlierTurns(deriveCallKey(cipher, 'start', [body]))),
      prepare: async () => {
        if (call.isFree) await takeFreeReflection(tx, deps, ref, { exists: dialogue !== undefined, now });
        return prepareStart(tx, cipher, { ref, dialogue, guide: deps.guide, body, now });
      },
    };
  }
  if (!dialogue) throw new AppError('not_found');
  // The same message at another position in the dialogue is another call.
  const position = request.kind === 'finish' ? rounds.length : call.round;
  const found = await findEarlierTurns(deriveCallKey(cipher, request.kind, [request.body, position]));
  const prepare = async () => {
    const state = { ref, dialogue, rounds, shownRisk: readShownRisk(cipher, found.earlier.ofDialogue) };
    return request.kind === 'finish'
      ? prepareFinish(state, request.body, now)
      : prepareMessage(state, { body: request.body, round: call.round, now });
  };
  return { ...found, prepare };
}

/** Follows the turn of this row, which an earlier call started, or returns its answer. */
async function followRow(deps: TurnDeps, ref: DialogueRef, row: TurnRow): Promise<TurnStart> {
  const turn = await findTurnToFollow(deps, ref, row);
  if (turn) return { kind: 'turn', turn };
  const data = await findTurnResult(deps.db, await deps.keyStore.getCipher(ref.userId), row.id);
  // It was running a moment ago and has been lost since.
  if (!data) throw new AppError('restarting', { retryAfterS: 1 });
  return { kind: 'answer', turnId: row.id, answer: { sessionId: ref.sessionId, data } };
}

function toKnownTurn(deps: TurnDeps, ref: DialogueRef, row: TurnRow): KnownTurn {
  const own = deps.turnLog.latest(ref.userId, ref.sessionId);
  const isRunning = row.status === 'running' && locateTurn(deps, row, own) !== 'lost';
  return {
    hash: row.requestHash,
    canBeFollowed: isRunning || row.status === 'done',
    follow: () => followRow(deps, ref, row),
  };
}

/** Runs a call of a stored dialogue. */
export function createStoredTurnStore(
  deps: TurnDeps,
  participant: Participant,
  request: StoredRequest,
  call: TurnCall,
): TurnStore {
  const { userId, isFree } = participant;
  const ref = { userId, sessionId: request.body.sessionId };
  return {
    ref,
    turnLog: deps.turnLog,
    texts: getTexts(request),
    withLock: async (work) => {
      const cipher = await deps.keyStore.getCipher(ref.userId);
      const round = await findAnsweredRound(deps, cipher, ref, request, call);
      return deps.db.transaction(async (tx) => {
        const { key, earlier, prepare } = await readState(tx, deps, cipher, ref, request, {
          ...call,
          round,
          isFree,
        });
        const [newest] = earlier.ofDialogue;
        return work({
          key,
          prepare,
          hash: hashValue(cipher, [request.kind, request.body]),
          findTurn: async () => earlier.withKey && toKnownTurn(deps, ref, earlier.withKey),
          requireIdle: async () => {
            if (toTurnState(deps, ref, newest) !== 'running') return;
            throw new AppError(request.kind === 'start' ? 'dialogue_exists' : 'turn_running');
          },
          claim: (turn, { hash }) =>
            claimTurn(tx, { id: turn.id, ...ref, key, hash, runner: deps.runner, now: deps.now() }, newest),
        });
      });
    },
    toReaderTurn: (turn) => turn,
    createWriter: (turn, job) => createWriter(deps, turn, job),
  };
}
