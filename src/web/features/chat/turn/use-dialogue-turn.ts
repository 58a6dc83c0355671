/** A turn from its request to the next screen: runs it, records the reply, waits and navigates, or shows a failure. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { readingDelayMs } from '#shared/reading-delay.ts';
import { getOutcome, type Outcome, type Reply } from '#shared/reply-parser.ts';
import { timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { homeDraftKey, tabStore } from '../../../lib/storage.ts';
import { noteSessionUse, rememberRisk } from '../dialogue-ids.ts';
import { abandonTurn, goToConfirm, goToQuestion, goToSummary, type WaitingTask } from '../dialogue-paths.ts';
import {
  addRound,
  type ChatHistory,
  createUserResponse,
  parseUnderstoodState,
  recordAnswer,
  type StoredRound,
  updateHistory,
} from '../history.ts';
import { forgetDraft } from '../question/draft.ts';
import { useTimeout } from '../thinking/use-timing.ts';
import { receiveUnderstanding } from '../understood/understood.ts';
import { isUnstored } from '../unstored/unstored.ts';
import { findOrCreateTurn, forgetTurn, type PendingTurn } from './pending-turn.ts';
import { restoreFromServer } from './server-dialogue.ts';
import { describeFailure, type TurnFailure, type TurnState, useTurn } from './turn-runner.ts';

function toStoredRound(reply: Reply, turn: PendingTurn, thinking: string, now: Date): StoredRound {
  const number = reply.currentRound ?? (turn.round ?? 0) + 1;
  return {
    id: `round-${number}`,
    kind: reply.kind,
    question: reply.question,
    options: reply.options,
    userResponse: null,
    currentRound: number,
    timestamp: now.toISOString(),
    thinkingContent: reply.thinking || thinking,
    supportMessage: reply.supportMessage,
    rawResponse: reply.rawResponse,
    ...(reply.guide && { guide: reply.guide }),
    ...(reply.stage && { stage: reply.stage }),
  };
}

function understoodAfter(history: ChatHistory, { understanding }: Reply): Partial<ChatHistory> {
  return parseUnderstoodState(understanding ? receiveUnderstanding(history, understanding) : history);
}

function replayAfter(history: ChatHistory, turn: PendingTurn, reply: Reply): Partial<ChatHistory> {
  if (!isUnstored(turn.sessionId)) return {};
  const { text: question, reading } = turn;
  const start = turn.kind === 'start' ? { question, ...(reading && { reading }) } : history.replay;
  const { care, careKind } = reply;
  const risk = care === 'low' && { care, ...(careKind && { careKind }) };
  return start ? { replay: { ...start, ...risk } } : {};
}

export interface RecordInput {
  turn: PendingTurn;
  reply: Reply;
  thinking: string;
  /** The user went back and answered again: the old answer is kept until the new one is accepted. */
  backMode: boolean;
}

/** Adds the question or the summary of a reply to the history. */
export function recordReply({ turn, reply, thinking, backMode }: RecordInput, now = new Date()): Outcome {
  const outcome = getOutcome(reply);
  const { sessionId } = turn;
  noteSessionUse(sessionId, now);
  if (reply.care === 'low') rememberRisk(sessionId);
  const replacesAnswer = backMode && turn.kind !== 'start';
  // 'Enough for now' leaves the question unanswered, even if it had an answer before a step back.
  const answer = turn.kind === 'message' ? createUserResponse(turn, now) : null;
  const applyReply = (history: ChatHistory): ChatHistory => {
    if (outcome.kind === 'question' || outcome.kind === 'raw')
      return addRound(history, toStoredRound(reply, turn, thinking, now));
    if (outcome.kind !== 'summary' || !outcome.summary) return history;
    return { ...history, summary: outcome.summary, ...(reply.guide && { summaryGuide: reply.guide }) };
  };
  updateHistory(sessionId, (history) => {
    const isAnswered = history.rounds[history.currentIndex]?.currentRound === turn.round;
    const answered = replacesAnswer && isAnswered ? recordAnswer(history, answer) : history;
    return {
      ...applyReply(answered),
      ...understoodAfter(history, reply),
      ...replayAfter(history, turn, reply),
    };
  });
  return outcome;
}

type TurnTask = Extract<WaitingTask, { kind: 'turn' }>;

/** What the waiting screen shows. */
export type TurnStep =
  | { kind: 'thinking' }
  /** `arriveMs`: how long after the final event the end is announced, if the text is shown by then. */
  | { kind: 'answered'; outcome: Outcome; arriveMs: number; goOn: () => void }
  /** The guide or the word lists noticed high risk: the dialogue stops. */
  | { kind: 'care'; goBack: () => void }
  /** The server refused the turn: it needs a subscription. */
  | { kind: 'subscription' }
  | { kind: 'failed'; text: string; leave: () => void };

/** Goes back to the page where the text was written, which still shows it. */
function returnToOrigin(turn: PendingTurn): void {
  if (turn.kind === 'start') goToConfirm(turn.text, turn.sessionId);
  else goToQuestion(turn.sessionId);
}

/** After a high risk: the server did not store the answer, so this browser removes it, too. */
function withdrawAnswer(turn: PendingTurn): void {
  forgetTurn(turn.sessionId);
  if (turn.kind === 'message') updateHistory(turn.sessionId, (history) => recordAnswer(history, null));
}

/** Records the reply and removes the drafts that it answers. Undefined if that failed. */
function tryRecord(
  turn: PendingTurn,
  backMode: boolean,
  reply: Reply,
  thinking: string,
): Outcome | undefined {
  try {
    const outcome = recordReply({ turn, reply, thinking, backMode });
    if (turn.round !== undefined) forgetDraft(turn.sessionId, turn.round);
    if (turn.kind === 'start') {
      tabStore.remove(homeDraftKey);
      // Loaded lazily: the confirm page, which has the scale, has loaded this code already.
      import('../clarity/clarity.tsx')
        .then(({ storeClarityBefore }) => storeClarityBefore(turn.sessionId))
        .catch(() => undefined);
    }
    return outcome;
  } catch {
    return undefined;
  }
}

function showNextScreen(turn: PendingTurn, outcome: Outcome): void {
  if (outcome.kind === 'summary') goToSummary(turn.sessionId);
  else if (outcome.kind !== 'stay') goToQuestion(turn.sessionId);
}

/** Loads the server's copy of the dialogue and continues there. `follow`: called if a turn is running. */
async function catchUp(sessionId: string, follow: () => void): Promise<void> {
  const position = await restoreFromServer(sessionId);
  if (position.kind === 'summary') goToSummary(sessionId);
  else if (position.kind === 'running') follow();
  else if (position.kind === 'question') goToQuestion(sessionId);
  else goToConfirm(position.question, sessionId);
}

/** How long 'Complete!' is shown at least. */
const completeMs = 1_200;

/** How long the sun on the waiting screen takes to the end of its path if there is no delay. */
const arrivalMs = 900;

/** How a turn ended, and how long the screen waits. */
interface Ending {
  /** Missing after a high risk, and if the reply could not be recorded. */
  outcome?: Outcome;
  /** The reply speaks of a high risk. */
  care: boolean;
  arriveMs: number;
  /** When the delay after the final event is over, by `performance.now()`. */
  delayEndsAt: number;
}

/** How long the screen stays after it announced the end; undefined: until the user leaves. */
function stayMs({ outcome, delayEndsAt }: Ending, shownAt: number): number | undefined {
  if (!outcome || outcome.kind === 'stay') return undefined;
  if (outcome.kind === 'summary') return timing.summaryDelayMs;
  return Math.max(completeMs, delayEndsAt - shownAt);
}

function createEnding(outcome: Outcome | undefined, state: Extract<TurnState, { phase: 'done' }>): Ending {
  const delayEndsAt = state.arrivedAt + readingDelayMs(state.thinking);
  const isDelayed = outcome?.kind === 'question' || outcome?.kind === 'raw';
  const arriveMs = isDelayed ? delayEndsAt - completeMs - performance.now() : arrivalMs;
  return { care: false, arriveMs: Math.max(0, arriveMs), delayEndsAt, ...(outcome && { outcome }) };
}

/** Records the reply once and returns the result. */
function useEnding(task: TurnTask, turn: PendingTurn, state: TurnState) {
  const [ending, setEnding] = useState<Ending>();
  const { backMode } = task;
  useEffect(() => {
    if (state.phase !== 'done') return;
    if (state.reply.care === 'high') {
      withdrawAnswer(turn);
      setEnding({ ...createEnding(undefined, state), care: true });
      return;
    }
    setEnding(createEnding(tryRecord(turn, backMode, state.reply, state.thinking), state));
  }, [state, turn, backMode]);
  return ending;
}

function useFailure(turn: PendingTurn, state: TurnState, follow: () => void): TurnFailure | undefined {
  const [failure, setFailure] = useState<TurnFailure>();
  useEffect(() => {
    if (state.phase !== 'failed') return setFailure(undefined);
    const described = describeFailure(state.error);
    if (described.kind !== 'out of sync') return setFailure(described);
    catchUp(turn.sessionId, follow).catch((error: unknown) => {
      const second = describeFailure(error);
      setFailure(second.kind === 'out of sync' ? describeFailure(undefined) : second);
    });
  }, [state, turn, follow]);
  return failure;
}

export interface DialogueTurnView {
  /** What is sent. */
  turn: PendingTurn;
  /** The stream of the reply: what has arrived so far. */
  state: TurnState;
  /** What the screen shows because of it. */
  step: TurnStep;
  /** The end of the turn is announced. */
  isShown: boolean;
  /** Must be called when the screen announces the end of the turn. */
  markShown: () => void;
  /** Back to where the text was written. The server ends the turn. */
  goBack: () => void;
}

/** Runs the turn of the waiting screen. `allowed`: the page's checks of sign-in and subscription have passed. */
export function useDialogueTurn(task: TurnTask, allowed: boolean): DialogueTurnView {
  const turn = useMemo(() => findOrCreateTurn(task.request), [task]);
  const [resumeOnly, setResumeOnly] = useState(false);
  const state = useTurn(allowed ? turn : undefined, resumeOnly);
  const ending = useEnding(task, turn, state);
  const follow = useCallback(() => setResumeOnly(true), []);
  const failure = useFailure(turn, state, follow);
  const goOn = () => ending?.outcome && showNextScreen(turn, ending.outcome);
  const [shownAt, setShownAt] = useState<number>();
  const markShown = useCallback(() => setShownAt(performance.now()), []);
  useTimeout(ending && shownAt !== undefined ? stayMs(ending, shownAt) : undefined, goOn);
  const isUnprocessed = ending !== undefined && !ending.care && !ending.outcome;
  const turnFailure = failure?.kind === 'shown' ? failure : undefined;
  const shownFailure = isUnprocessed ? createUnprocessedFailure() : turnFailure;
  const leave = () => (shownFailure?.to === 'home' ? abandonTurn(turn) : returnToOrigin(turn));
  useTimeout(shownFailure?.afterMs, leave);
  const goBack = () => returnToOrigin(turn);
  return { turn, state, step: currentStep(), isShown: shownAt !== undefined, markShown, goBack };

  function currentStep(): TurnStep {
    if (shownFailure) return { kind: 'failed', text: shownFailure.text, leave };
    if (failure?.kind === 'subscription') return { kind: 'subscription' };
    if (ending?.care) return { kind: 'care', goBack };
    if (!ending?.outcome) return { kind: 'thinking' };
    const { outcome, arriveMs } = ending;
    return { kind: 'answered', outcome, arriveMs, goOn };
  }
}

function createUnprocessedFailure(): Extract<TurnFailure, { kind: 'shown' }> {
  const text = chatTexts().processFailed;
  return { kind: 'shown', text, to: 'back', afterMs: timing.connectionErrorBackMs };
}
