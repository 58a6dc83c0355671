/** Reads the server's copy of a dialogue into this browser, and goes back to its earlier questions. */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { EarlierReflection, Reading } from '#shared/contract/shapes.ts';
import { unpackSummary } from '#shared/summary.ts';
import { chatTexts } from '../../../i18n/en/chat.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { localStore } from '../../../lib/storage.ts';
import { noteSessionUse } from '../dialogue-ids.ts';
import {
  type ChatHistory,
  parseUnderstoodState,
  pickClarity,
  readHistory,
  updateHistory,
} from '../history.ts';
import { receiveUnderstanding } from '../understood/understood.ts';
import { isUnstored, UnstoredNotFoundError } from '../unstored/unstored.ts';
import { readStoredTurn } from './pending-turn.ts';

export type ServerSession = ContractTypes['getSession']['response'];

/** Where to continue a dialogue. */
export type DialoguePosition =
  | { kind: 'summary' }
  | { kind: 'question' }
  /** A turn is running that another tab or device started. */
  | { kind: 'running' }
  /** The first turn failed: the dialogue has no question of the guide yet. */
  | {
      kind: 'begin';
      question: string;
      reading?: Reading | undefined;
      continues?: EarlierReflection | undefined;
    };

function fetchSession(sessionId: string): Promise<ServerSession> {
  return call('getSession', { params: { sessionId }, noCache: true });
}

/**
 * Completes a step back in an unstored dialogue: removes from the understanding what the remaining answers do not
 * support.
 */
export async function stepBackLocally(history: ChatHistory): Promise<ChatHistory> {
  const { keepSupportedLines } = await import('#shared/quotes.ts');
  const roundsBefore = history.rounds.slice(0, history.currentIndex);
  const texts = [
    history.replay?.question ?? '',
    ...roundsBefore.flatMap(({ userResponse }) => userResponse?.content ?? []),
  ];
  const { understanding, understoodBase } = history;
  return {
    ...history,
    ...(understanding && { understanding: keepSupportedLines(understanding, texts) }),
    ...(understoodBase && { understoodBase: keepSupportedLines(understoodBase, texts) }),
  };
}

/**
 * Goes back one round. `fromRoundId`: id of the round to leave. It makes a second step back a different request from a
 * repeated one.
 */
export async function goBackOnServer(sessionId: string, fromRoundId: string): Promise<void> {
  const response = await call('goBack', { body: { sessionId, back: 1 }, intent: fromRoundId });
  if (!response.success) throw new Error(response.error);
}

/** Takes the server's rounds, but keeps corrections that the server has not stored yet. */
function mergeHistory(session: ServerSession, before: ChatHistory): ChatHistory {
  const rounds = session.history.map((round) => ({ ...round, rawResponse: '' }));
  const { frontendDisplay, understanding, summaryGuide = before.summaryGuide } = session;
  return {
    rounds,
    currentIndex: rounds.length - 1,
    ...(frontendDisplay && { summary: unpackSummary(frontendDisplay) }),
    ...(summaryGuide && { summaryGuide }),
    ...pickClarity(before.clarityUnsent ? before : session),
    ...parseUnderstoodState(understanding ? receiveUnderstanding(before, understanding) : before),
  };
}

function toServerPosition(session: ServerSession): DialoguePosition {
  if (session.frontendDisplay) return { kind: 'summary' };
  if (session.turn === 'running') return { kind: 'running' };
  if (session.history.length > 0) return { kind: 'question' };
  const { question, reading, continues, memory } = session;
  const earlier = continues !== undefined && memory ? { sessionId: continues, memory } : undefined;
  return { kind: 'begin', question, reading, continues: earlier };
}

/** For unstored dialogues, which only this tab holds. Throws `UnstoredNotFoundError`. */
function readTabPosition(sessionId: string): DialoguePosition {
  const { rounds, summary } = readHistory(sessionId);
  if (summary) return { kind: 'summary' };
  if (rounds.length > 0) return { kind: 'question' };
  const turn = readStoredTurn(sessionId);
  if (turn?.kind !== 'start') throw new UnstoredNotFoundError();
  return { kind: 'begin', question: turn.text, reading: turn.reading };
}

/** Replaces this browser's rounds with the server's. Throws `ApiError` or `UnstoredNotFoundError`. */
export async function restoreFromServer(sessionId: string): Promise<DialoguePosition> {
  if (isUnstored(sessionId)) return readTabPosition(sessionId);
  const session = await fetchSession(sessionId);
  updateHistory(sessionId, (before) => mergeHistory(session, before));
  noteSessionUse(sessionId);
  // The setting to keep reflections on this device. The code that does so is loaded only if it is on.
  if (localStore.read('keptOffline'))
    void import('../offline-reflections.ts').then((kept) => kept.keepOfflineReflection(session));
  return toServerPosition(session);
}

/** Reads the understanding from the server: a step back or another tab may have changed it. */
export async function refreshUnderstanding(sessionId: string): Promise<void> {
  if (isUnstored(sessionId)) return;
  const { understanding } = await fetchSession(sessionId);
  if (understanding) updateHistory(sessionId, (history) => receiveUnderstanding(history, understanding));
}

/** What to show when a call of this dialogue failed and the page stays. */
export function describeCallFailure(error: unknown, otherwise: string): string {
  const t = chatTexts();
  if (!(error instanceof ApiError)) return otherwise;
  if (error.code === 'network') return t.noResponse;
  if (error.code === 'timeout') return t.timedOut;
  if (error.code === 'subscription_required') return t.needsSubscription;
  return error.status === 429 ? t.tooFrequent : otherwise;
}
