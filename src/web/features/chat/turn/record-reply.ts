/** From a reply to the round that history keeps. */

import type { UserResponse } from '#shared/contract/shapes.ts';
import { type Outcome, outcomeOf, type Reply } from '#shared/reply-parser.ts';
import { type Store, tabStore } from '../../../lib/storage.ts';
import {
  addRound,
  type ChatHistory,
  recordAnswer,
  type StoredRound,
  understoodOf,
  updateHistory,
} from '../history.ts';
import { tabKeys, touchSession } from '../session.ts';
import { receiveUnderstanding } from '../understood/understood.ts';
import { isUnstored } from '../unstored/unstored.ts';
import type { PendingTurn } from './pending-turn.ts';

function roundOf(reply: Reply, turn: PendingTurn, thinking: string, now: Date): StoredRound {
  const number = reply.currentRound ?? (turn.round ?? 0) + 1;
  return {
    id: `round-${number}`,
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

export function responseOf(turn: Pick<PendingTurn, 'text' | 'option'>, now: Date): UserResponse {
  const kind = turn.option ? { type: 'option' as const, option: turn.option } : { type: 'custom' as const };
  return { ...kind, content: turn.text, timestamp: now.toISOString() };
}

/** A soft word on care stays for the rest of the session. */
function rememberCare(sessionId: string, store: Store = tabStore): void {
  store.write(tabKeys.care(sessionId), 'low');
}

export function hasCare(sessionId: string, store: Store = tabStore): boolean {
  return store.read(tabKeys.care(sessionId)) === 'low';
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
