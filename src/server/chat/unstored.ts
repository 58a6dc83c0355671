/**
 * Turns of dialogues that are not stored. The call contains the state that a stored dialogue has in the database. A
 * turn is kept in the memory of this process, never in Redis, until one reader was sent its end or for a minute.
 * Running the same call again is safe: it stores nothing.
 */
import { createHash } from 'node:crypto';
import type { Transcript } from '#shared/contract/chat.ts';
import type { AiResponse, Understanding } from '#shared/contract/shapes.ts';
import { maxOptions } from '#shared/kinds.ts';
import type { Subscriber } from '../billing/subscriptions.ts';
import { parseStage } from '../guide/engine/stage.ts';
import type { Guide } from '../guide/guide.ts';
import { assessRisk } from '../guide/safety/assess.ts';
import { mergeUnderstanding, ownLines } from '../guide/understanding.ts';
import { AppError } from '../http/app-error.ts';
import {
  createCareResponse,
  createStartJob,
  type DialogueState,
  type FinishInput,
  type MessageInput,
  parseAnswer,
  prepareFinish,
  prepareMessage,
  type RoundFields,
  type StartInput,
  type TurnJob,
  textsOfStart,
  toAiResponse,
} from './dialogue.ts';
import type { DialogueRef } from './dialogue-rows.ts';
import type { GuideOutput } from './turns/guide-step.ts';
import { createMemoryTurnLog } from './turns/memory-turn-log.ts';
import type { LocalTurn, Turn, TurnLog } from './turns/turn-log.ts';
import type { KnownTurn, TurnDeps, TurnStore, UnstoredTurns } from './turns/turns.ts';

/** How long an ended turn is kept for a reader whose connection broke. */
const keepMs = 60_000;
const noop = () => {};

export function createUnstoredTurns(): UnstoredTurns {
  let previous = Promise.resolve();
  return {
    turnLog: createMemoryTurnLog({ keepMs }),
    callBySignal: new WeakMap(),
    // One queue for all dialogues is enough: the tasks only use memory, so none of them waits for anything.
    runOneAtATime: (work) => {
      const result = previous.then(work);
      // Without the result, which contains texts of the user.
      previous = result.then(noop, noop);
      return result;
    },
  };
}

/** A round as the browser sends it. */
type SentRound = Transcript['rounds'][number];

function invalidTranscript(reason: string): AppError {
  return new AppError('invalid_input', { fields: { transcript: reason } });
}

function toUserResponse(round: RoundFields, sent: SentRound, now: Date) {
  if (!sent.answer) return null;
  const { option, content } = sent.answer;
  return parseAnswer(round, { message: content, option }, now);
}

function toRound(sent: SentRound, index: number, now: Date): RoundFields {
  const { kind, stage, question, options } = sent;
  const round: RoundFields = { number: index + 1, kind, stage, question, options, answer: null };
  // `parseStage` knows the stages of the built-in guide and those of a guide with a model.
  if (!parseStage(stage)) throw invalidTranscript(`round ${round.number} has no known stage`);
  if (options.length > maxOptions[kind])
    throw invalidTranscript(`round ${round.number} has too many options`);
  return { ...round, answer: toUserResponse(round, sent, now) };
}

/**
 * Drops lines with high risk that claim to be the guide's: the guide writes no such lines, so they are
 * forged.
 */
function withoutForgedLines(understanding: Understanding): Understanding {
  const safe = (lines: Understanding['wants']) =>
    lines.filter(({ own, text }) => own || assessRisk([text])?.level !== 'high');
  const { wants, fears, limits, unknown } = understanding;
  return { wants: safe(wants), fears: safe(fears), limits: safe(limits), unknown: safe(unknown) };
}

/**
 * Checks the state that the call contains. Throws `invalid_input` for one that our responses cannot have led
 * to.
 */
export function parseTranscript(
  ref: DialogueRef,
  transcript: Transcript,
  guide: Guide,
  now: Date,
): DialogueState {
  const { rounds, understanding, care, careKind } = transcript;
  const question = transcript.question.trim();
  if (rounds.slice(0, -1).some(({ answer }) => !answer))
    throw invalidTranscript('only the last round may be open');
  return {
    ref,
    dialogue: {
      question,
      reading: transcript.reading ?? guide.read(question),
      understanding: understanding ? withoutForgedLines(understanding) : null,
      summary: null,
    },
    rounds: rounds.map((round, index) => toRound(round, index, now)),
    shownRisk: care && { level: care, kind: careKind },
  };
}

/** All texts of the user in the transcript. Every call checks all of them for risk. */
export function textsOfTranscript(transcript: Transcript): (string | undefined)[] {
  const { question, reading, rounds, understanding } = transcript;
  const answers = rounds.map(({ answer }) => answer?.content);
  return [question, reading?.a, reading?.b, reading?.act, ...answers, ...ownLines(understanding)];
}

/** A call that starts a turn of an unstored dialogue. */
export type UnstoredRequest =
  | { kind: 'start'; body: StartInput }
  | { kind: 'message'; body: MessageInput & { transcript: Transcript } }
  | { kind: 'finish'; body: FinishInput & { transcript: Transcript } };

function prepareJob(deps: TurnDeps, ref: DialogueRef, request: UnstoredRequest): TurnJob {
  if (request.kind === 'start') return createStartJob(ref, deps.guide, request.body);
  const now = deps.now();
  const state = parseTranscript(ref, request.body.transcript, deps.guide, now);
  if (request.kind === 'finish') return prepareFinish(state, request.body, now);
  const { body } = request;
  return prepareMessage(state, { body, round: body.round, now });
}

/** All texts of the user in a call. */
function getTexts(request: UnstoredRequest): (string | undefined)[] {
  if (request.kind === 'start') return textsOfStart(request.body);
  const earlier = textsOfTranscript(request.body.transcript);
  return request.kind === 'message' ? [request.body.message, ...earlier] : earlier;
}

/** The response, with everything that the browser must send with its next call. */
function toResponse(deps: TurnDeps, job: TurnJob, output: GuideOutput): AiResponse {
  if (output.kind === 'care') return createCareResponse(job.ref.sessionId, deps.guide.kind, output.risk.kind);
  const { step, report, risk } = output;
  const before = job.input.understanding;
  const changed = step.kind === 'round' ? step.understanding : undefined;
  // The user cannot have corrected it meanwhile: the call contains what is current.
  const understanding = changed ? mergeUnderstanding(before, before, changed) : before;
  const data = toAiResponse(job, { step, risk, understanding }, report?.guide ?? deps.guide.kind);
  return step.kind === 'round' ? { ...data, stage: step.stage } : data;
}

/** Deletes the turn as soon as one reader was sent its end. */
function forgetAfterReading(turnLog: TurnLog, turn: LocalTurn): Turn {
  const { id, userId, sessionId } = turn;
  return {
    id,
    events: () => turn.events(),
    ended: () => turn.ended(),
    outcome: () => turn.outcome(),
    subscribe: (onChange) => {
      const unsubscribe = turn.subscribe(onChange);
      return (reader) => {
        unsubscribe();
        if (reader?.receivedAll && turn.ended()) void turnLog.forget(userId, sessionId, id);
      };
    },
  };
}

/** Finds a turn in this process, for a reader whose stream broke. */
export function findUnstoredTurn(
  deps: Pick<TurnDeps, 'unstored'>,
  { userId, sessionId }: DialogueRef,
): Turn | undefined {
  const { turnLog } = deps.unstored;
  const turn = turnLog.latest(userId, sessionId);
  return turn && forgetAfterReading(turnLog, turn);
}

/** Runs a call of an unstored dialogue, with its turn in memory. */
export function createUnstoredTurnStore(
  deps: TurnDeps,
  subscriber: Subscriber,
  request: UnstoredRequest,
): TurnStore {
  const ref = { userId: subscriber.userId, sessionId: request.body.sessionId };
  const { turnLog, callBySignal, runOneAtATime } = deps.unstored;
  const latest = () => turnLog.latest(ref.userId, ref.sessionId);
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const findTurn = async (key: string): Promise<KnownTurn | undefined> => {
    const turn = latest();
    const call = turn && callBySignal.get(turn.signal);
    if (!turn || call?.key !== key) return undefined;
    return {
      hash: call.hash,
      canBeFollowed: !turn.ended() || turn.outcome()?.kind === 'answer',
      follow: async () => ({ kind: 'turn', turn: forgetAfterReading(turnLog, turn) }),
    };
  };
  return {
    ref,
    turnLog,
    texts: getTexts(request),
    withLock: (work) =>
      runOneAtATime(() =>
        work({
          // A call without a key is recognized by its content.
          key: hash,
          hash,
          findTurn,
          requireIdle: async () => {
            if (latest()?.ended() === false) throw new AppError('turn_running');
          },
          prepare: async () => prepareJob(deps, ref, request),
          claim: async (turn, call) => void callBySignal.set(turn.signal, call),
        }),
      ),
    toReaderTurn: (turn) => forgetAfterReading(turnLog, turn),
    createWriter: (_turn, job) => ({
      commit: async (output) => {
        const data = toResponse(deps, job, output);
        return { sessionId: ref.sessionId, data };
      },
      abandon: async () => {},
    }),
  };
}
