/** Where the server stands in a dialogue, and going there without losing anything. */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { Reading } from '#shared/contract/shapes.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { type ChatHistory, readHistory, understoodOf, updateHistory } from '../history.ts';
import { touchSession } from '../session.ts';
import { receiveUnderstanding } from '../understood/understood.ts';
import { isUnstored, UnstoredGone } from '../unstored/unstored.ts';
import { storedTurn } from './pending-turn.ts';

export type ServerSession = ContractTypes['getSession']['response'];

export type Place =
  | { kind: 'summary' }
  | { kind: 'question' }
  /** A turn is running that this tab does not hold. */
  | { kind: 'running' }
  /** The turn was cut off; `question` is what the dialogue began with, `reading` how it was understood. */
  | { kind: 'begin'; question: string; reading?: Reading | undefined };

function fetchSession(sessionId: string): Promise<ServerSession> {
  return call('getSession', { params: { sessionId }, fresh: true });
}

/** A step back that no server needs to hear of: of the understanding stays what the answers that are left hold. */
export async function goBackHere(earlier: ChatHistory): Promise<ChatHistory> {
  const { understoodFrom } = await import('#shared/understood-from.ts');
  const before = earlier.rounds.slice(0, earlier.currentIndex);
  const texts = [
    earlier.told?.question ?? '',
    ...before.flatMap(({ userResponse }) => userResponse?.content ?? []),
  ];
  const { understanding, understoodBase } = earlier;
  return {
    ...earlier,
    ...(understanding && { understanding: understoodFrom(understanding, texts) }),
    ...(understoodBase && { understoodBase: understoodFrom(understoodBase, texts) }),
  };
}

/** Spec 7: POST /chat/back, from the round of that id; two quick steps back are two requests. */
export async function goBackOnServer(sessionId: string, back: number, from: string): Promise<void> {
  const answer = await call('goBack', { body: { sessionId, back }, intent: from });
  if (!answer.success) throw new Error(answer.error);
}

/** The server's rounds; corrections that it does not hold yet stay in this browser. */
function historyOf(session: ServerSession, before: ChatHistory): ChatHistory {
  const rounds = session.history.map((round) => ({ ...round, rawResponse: '' }));
  const { frontendDisplay, understanding, summaryGuide = before.summaryGuide } = session;
  return {
    rounds,
    currentIndex: rounds.length - 1,
    ...(frontendDisplay && { summary: frontendDisplay }),
    ...(summaryGuide && { summaryGuide }),
    ...understoodOf(understanding ? receiveUnderstanding(before, understanding) : before),
  };
}

function placeOf(session: ServerSession): Place {
  if (session.frontendDisplay) return { kind: 'summary' };
  if (session.turn === 'running') return { kind: 'running' };
  const { question, reading } = session;
  return session.history.length > 0 ? { kind: 'question' } : { kind: 'begin', question, reading };
}

/** Of a dialogue that leaves no trace this tab is all there is. Throws `UnstoredGone`. */
function placeHere(sessionId: string): Place {
  const { rounds, summary } = readHistory(sessionId);
  if (summary) return { kind: 'summary' };
  if (rounds.length > 0) return { kind: 'question' };
  const turn = storedTurn(sessionId);
  if (turn?.kind !== 'start') throw new UnstoredGone();
  return { kind: 'begin', question: turn.text, reading: turn.reading };
}

/** Takes the server's rounds as this browser's own. */
export async function restoreFromServer(sessionId: string): Promise<Place> {
  if (isUnstored(sessionId)) return placeHere(sessionId);
  const session = await fetchSession(sessionId);
  updateHistory(sessionId, (before) => historyOf(session, before));
  touchSession(sessionId);
  return placeOf(session);
}

/** The understanding as the server has it now: a step back or another tab may have changed it. */
export async function refreshUnderstanding(sessionId: string): Promise<void> {
  if (isUnstored(sessionId)) return;
  const { understanding } = await fetchSession(sessionId);
  if (understanding) updateHistory(sessionId, (history) => receiveUnderstanding(history, understanding));
}

/** What to show when a call of this dialogue failed and the page stays. */
export function callFailureText(error: unknown, otherwise: string): string {
  const t = chatTexts();
  if (!(error instanceof ApiError)) return otherwise;
  if (error.code === 'network') return t.noResponse;
  if (error.code === 'timeout') return t.timedOut;
  if (error.code === 'subscription_required') return t.needsSubscription;
  return error.status === 429 ? t.tooFrequent : otherwise;
}
