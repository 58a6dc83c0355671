/** From a reply to the round that history keeps. */
/** A turn from its request to the next screen: run, record, wait, move on; or say what went wrong. */

import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Outcome, outcomeOf, type Reply } from '#shared/reply-parser.ts';
import { smartDelayMs, timing } from '#shared/timing.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { homeDraftKey, tabStore } from '../../../lib/storage.ts';
import { goToConfirm, goToQuestion, goToSummary, leaveForHome } from '../dialogue-paths.ts';
import {
  addRound,
  type ChatHistory,
  recordAnswer,
  responseOf,
  type StoredRound,
  understoodOf,
  updateHistory,
} from '../history.ts';
import { forgetDraft } from '../question/draft.ts';
import { rememberCare, touchSession } from '../session.ts';
import type { Entry } from '../thinking/thinking-entry.ts';
import { useAfter } from '../thinking/use-timing.ts';
import { receiveUnderstanding } from '../understood/understood.ts';
import { isUnstored } from '../unstored/unstored.ts';
import { forgetTurn, type PendingTurn, turnFor } from './pending-turn.ts';
import { restoreFromServer } from './server-dialogue.ts';
import { describeFailure, type TurnFailure } from './turn-failure.ts';
import { type TurnState, useTurn } from './turn-runner.ts';

function roundOf(reply: Reply, turn: PendingTurn, thinking: string, now: Date): StoredRound {
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

/** Kept over the round, with what the guide has understood by now. */
function understoodAfter(history: ChatHistory, { understanding }: Reply): Partial<ChatHistory> {
  return understoodOf(understanding ? receiveUnderstanding(history, understanding) : history);
}

/** What the server is told again with the next call, because it keeps nothing. */
function toldAfter(history: ChatHistory, turn: PendingTurn, reply: Reply): Partial<ChatHistory> {
  if (!isUnstored(turn.sessionId)) return {};
  const { text: question, reading } = turn;
  const begun = turn.kind === 'start' ? { question, ...(reading && { reading }) } : history.told;
  const { care, careKind } = reply;
  const sign = care === 'low' && { care, ...(careKind && { careKind }) };
  return begun ? { told: { ...begun, ...sign } } : {};
}

export interface Recorded {
  turn: PendingTurn;
  reply: Reply;
  thinking: string;
  /** Spec 4: in back mode the old answer stood until now. */
  backMode: boolean;
}

/** Spec 4: the final event adds the round, or the analysis, to history and saves it. */
export function recordReply({ turn, reply, thinking, backMode }: Recorded, now = new Date()): Outcome {
  const outcome = outcomeOf(reply);
  const { sessionId } = turn;
  touchSession(sessionId, now);
  if (reply.care === 'low') rememberCare(sessionId);
  const settle = backMode && turn.kind !== 'start';
  // 'Enough for now' leaves the question open, whatever it was answered before the step back.
  const answer = turn.kind === 'message' ? responseOf(turn, now) : null;
  const after = (history: ChatHistory): ChatHistory => {
    if (outcome.kind === 'question' || outcome.kind === 'raw')
      return addRound(history, roundOf(reply, turn, thinking, now));
    if (outcome.kind !== 'summary' || !outcome.display) return history;
    return { ...history, summary: outcome.display, ...(reply.guide && { summaryGuide: reply.guide }) };
  };
  updateHistory(sessionId, (history) => {
    const isAnswered = history.rounds[history.currentIndex]?.currentRound === turn.round;
    const answered = settle && isAnswered ? recordAnswer(history, answer) : history;
    return { ...after(answered), ...understoodAfter(history, reply), ...toldAfter(history, turn, reply) };
  });
  return outcome;
}

type TurnEntry = Extract<Entry, { kind: 'turn' }>;

export type DialogueTurn =
  | { kind: 'thinking' }
  | { kind: 'answered'; outcome: Outcome; goOn: () => void }
  /** The text speaks of high risk: the guided flow stops. */
  | { kind: 'care'; goBack: () => void }
  | { kind: 'subscription' }
  | { kind: 'failed'; text: string; leave: () => void };

/** Where a turn began: its question to confirm, or its answer to change. Nothing that was written is lost. */
function goWhereItBegan(turn: PendingTurn): void {
  if (turn.kind === 'start') goToConfirm(turn.text, turn.sessionId);
  else goToQuestion(turn.sessionId);
}

/** High risk: the answer was not taken, so it is open again. */
function reopen(turn: PendingTurn): void {
  forgetTurn(turn.sessionId);
  if (turn.kind === 'message') updateHistory(turn.sessionId, (history) => recordAnswer(history, null));
}

function settle(turn: PendingTurn, backMode: boolean, reply: Reply, thinking: string): Outcome | undefined {
  try {
    const outcome = recordReply({ turn, reply, thinking, backMode });
    if (turn.round !== undefined) forgetDraft(turn.sessionId, turn.round);
    if (turn.kind === 'start') tabStore.remove(homeDraftKey);
    return outcome;
  } catch {
    return undefined;
  }
}

function moveOn(turn: PendingTurn, outcome: Outcome): void {
  if (outcome.kind === 'summary') goToSummary(turn.sessionId);
  else if (outcome.kind !== 'stay') goToQuestion(turn.sessionId);
}

/** Reads where the server stands and goes there. `follow`: its turn is running, so listen to that one. */
async function catchUp(sessionId: string, follow: () => void): Promise<void> {
  const place = await restoreFromServer(sessionId);
  if (place.kind === 'summary') goToSummary(sessionId);
  else if (place.kind === 'running') follow();
  else if (place.kind === 'question') goToQuestion(sessionId);
  else goToConfirm(place.question, sessionId);
}

/** The sun comes to rest and 'Complete!' can be read, however long the text took. */
const completeMs = 1_200;

interface Ending {
  outcome?: Outcome;
  care: boolean;
  /** When the final event came, and how long the screen stays from then on. */
  cameAt: number;
  delayMs: number;
}

/** How long the screen stays once all of its text has been shown. */
function stayMs({ outcome, cameAt, delayMs }: Ending, shownAt: number): number | undefined {
  if (!outcome || outcome.kind === 'stay') return undefined;
  if (outcome.kind === 'summary') return timing.summaryDelayMs;
  return Math.max(completeMs, delayMs - (shownAt - cameAt));
}

/** The recorded end of the turn; recorded once, when it comes. */
function useEnding(entry: TurnEntry, turn: PendingTurn, state: TurnState) {
  const [ending, setEnding] = useState<Ending>();
  const { backMode } = entry;
  useEffect(() => {
    if (state.phase !== 'done') return;
    const came = { cameAt: performance.now(), delayMs: smartDelayMs(state.thinking, Math.random()) };
    if (state.reply.care === 'high') {
      reopen(turn);
      setEnding({ ...came, care: true });
      return;
    }
    const outcome = settle(turn, backMode, state.reply, state.thinking);
    setEnding({ ...came, care: false, ...(outcome && { outcome }) });
  }, [state, turn, backMode]);
  return ending;
}

function useFailure(turn: PendingTurn, state: TurnState, follow: () => void): TurnFailure | undefined {
  const [failure, setFailure] = useState<TurnFailure>();
  useEffect(() => {
    if (state.phase !== 'failed') return setFailure(undefined);
    const described = describeFailure(state.error);
    if (described.kind !== 'elsewhere') return setFailure(described);
    catchUp(turn.sessionId, follow).catch((error: unknown) => {
      const second = describeFailure(error);
      setFailure(second.kind === 'elsewhere' ? describeFailure(undefined) : second);
    });
  }, [state, turn, follow]);
  return failure;
}

export interface DialogueTurnView {
  turn: PendingTurn;
  state: TurnState;
  now: DialogueTurn;
  /** To be told when all of the text of a finished turn has been shown. */
  textShown: () => void;
}

/** `allowed` is false until the guards of the page have let the person in. */
export function useDialogueTurn(entry: TurnEntry, allowed: boolean): DialogueTurnView {
  const turn = useMemo(() => turnFor(entry.request), [entry]);
  const [resumeOnly, setResumeOnly] = useState(false);
  const state = useTurn(allowed ? turn : undefined, resumeOnly);
  const ending = useEnding(entry, turn, state);
  const follow = useCallback(() => setResumeOnly(true), []);
  const failure = useFailure(turn, state, follow);
  const goOn = () => ending?.outcome && moveOn(turn, ending.outcome);
  const [shownAt, setShownAt] = useState<number>();
  const textShown = useCallback(() => setShownAt(performance.now()), []);
  useAfter(ending && shownAt !== undefined ? stayMs(ending, shownAt) : undefined, goOn);
  const unprocessed = ending !== undefined && !ending.care && !ending.outcome;
  const shown = unprocessed ? unprocessedFailure() : failure?.kind === 'shown' ? failure : undefined;
  const leave = () => (shown?.to === 'home' ? leaveForHome(turn) : goWhereItBegan(turn));
  useAfter(shown?.afterMs, leave);
  return { turn, state, now: present(), textShown };

  function present(): DialogueTurn {
    if (shown) return { kind: 'failed', text: shown.text, leave };
    if (failure?.kind === 'subscription') return { kind: 'subscription' };
    if (ending?.care) return { kind: 'care', goBack: () => goWhereItBegan(turn) };
    if (ending?.outcome) return { kind: 'answered', outcome: ending.outcome, goOn };
    return { kind: 'thinking' };
  }
}

function unprocessedFailure(): Extract<TurnFailure, { kind: 'shown' }> {
  const text = chatTexts().processFailed;
  return { kind: 'shown', text, to: 'back', afterMs: timing.connectionErrorBackMs };
}
