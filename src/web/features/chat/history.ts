/**
 * This browser's copy of each dialogue, stored under `chat_history_{sessionId}`: its rounds, which of them is current,
 * and the summary. A round is one question of the guide with its answer.
 */
import { useSyncExternalStore } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { ChatRound, Reading, RiskKind, Understanding, UserResponse } from '#shared/contract/shapes.ts';
import type { OptionLetter } from '#shared/kinds.ts';
import { limits } from '#shared/limits.ts';
import { parseUnderstanding } from '#shared/reply-parser.ts';
import type { Summary } from '#shared/summary.ts';
import { readJson, type Store, writeJson } from '../../lib/storage.ts';
import { storeFor } from './unstored/unstored.ts';

/** A round with the unparsed reply it came from. `guide`: `built-in`, or the model that wrote it, where known. */
export type StoredRound = ChatRound & {
  rawResponse: string;
  guide?: string;
  /** Where the guide was in the dialogue. Only in unstored dialogues, which send it back with the transcript. */
  stage?: string;
};

/** What each call of an unstored dialogue sends again besides the rounds, because the server does not store it. */
export interface ReplayContext {
  question: string;
  /** Only when the user corrected it. */
  reading?: Reading;
  /** Set if an earlier answer showed a help card. */
  care?: 'low';
  careKind?: RiskKind;
}

/**
 * How clear the question was to the user before the dialogue and after it, from 0 to 10. Null: the user removed a
 * number that may have been sent.
 */
export interface Clarity {
  before?: number | null;
  after?: number | null;
}

export interface ChatHistory {
  rounds: readonly StoredRound[];
  /** -1 while there is no round. */
  currentIndex: number;
  /** Once the dialogue has ended. */
  summary?: Summary;
  /** Which guide wrote the summary, where known. */
  summaryGuide?: string;
  /** What the guide has understood so far, with the user's corrections. */
  understanding?: Understanding;
  /** The server's version of the understanding, while some corrections are not stored there yet. */
  understoodBase?: Understanding;
  /** The corrections were refused for high risk, and are sent again only after the user has changed them. */
  understoodHeld?: boolean;
  clarity?: Clarity;
  /** The server does not have `clarity` yet. */
  clarityUnsent?: true;
  /** Only in unstored dialogues. */
  replay?: ReplayContext;
}

export const emptyHistory: ChatHistory = { rounds: [], currentIndex: -1 };

export const historyKey = (sessionId: string): string => `chat_history_${sessionId}`;

/** Keeps the rounds up to and including `index`. */
export function truncateHistory(history: ChatHistory, index: number): ChatHistory {
  const rounds = history.rounds.slice(0, Math.max(0, index + 1));
  return { rounds, currentIndex: Math.min(history.currentIndex, rounds.length - 1) };
}

/**
 * Adds a round and makes it current. Replaces rounds that a step back left after the current one, and a round with the
 * same number (a repeated turn).
 */
export function addRound(history: ChatHistory, round: StoredRound): ChatHistory {
  const repeatedIndex = history.rounds.findIndex((known) => known.currentRound === round.currentRound);
  const keptRounds = history.rounds.slice(0, repeatedIndex >= 0 ? repeatedIndex : history.currentIndex + 1);
  const rounds = [...keptRounds, round].slice(-limits.historyRounds);
  return { rounds, currentIndex: rounds.length - 1 };
}

export function createUserResponse(
  { text, option }: { text: string; option?: OptionLetter },
  now: Date,
): UserResponse {
  const kind = option ? { type: 'option' as const, option } : { type: 'custom' as const };
  return { ...kind, content: text, timestamp: now.toISOString() };
}

/** Sets the answer to the current round; null removes it. */
export function recordAnswer(history: ChatHistory, answer: UserResponse | null): ChatHistory {
  const rounds = history.rounds.map((round, index) =>
    index === history.currentIndex ? { ...round, userResponse: answer } : round,
  );
  return { ...history, rounds };
}

/** The fields of the understanding from storage; leaves out malformed ones. */
export function parseUnderstoodState(
  stored: Partial<ChatHistory>,
): Pick<ChatHistory, 'understanding' | 'understoodBase' | 'understoodHeld'> {
  const understanding = parseUnderstanding(stored.understanding);
  const understoodBase = parseUnderstanding(stored.understoodBase);
  return {
    ...(understanding && { understanding }),
    ...(understanding && understoodBase && { understoodBase }),
    ...(stored.understoodHeld === true && { understoodHeld: true }),
  };
}

type KeptClarity = Pick<ChatHistory, 'clarity' | 'clarityUnsent'>;

/** Only the fields of the clarity, to copy them into another history. */
export const pickClarity = ({ clarity, clarityUnsent }: KeptClarity): KeptClarity =>
  clarity ? { clarity, ...(clarityUnsent && { clarityUnsent }) } : {};

/** Makes the round before the current one current; undefined at the first. */
export function stepBack(history: ChatHistory): ChatHistory | undefined {
  if (history.currentIndex < 1) return undefined;
  const truncated = truncateHistory(history, history.currentIndex);
  const { replay } = history;
  return {
    ...truncated,
    ...parseUnderstoodState(history),
    ...pickClarity(history),
    ...(replay && { replay }),
    currentIndex: history.currentIndex - 1,
  };
}

export function getCurrentRound(history: ChatHistory): StoredRound | undefined {
  return history.rounds[history.currentIndex];
}

function isRound(value: unknown): value is StoredRound {
  if (typeof value !== 'object' || value === null) return false;
  const { id, question, options } = value as Partial<StoredRound>;
  return typeof id === 'string' && typeof question === 'string' && Array.isArray(options);
}

/** A history from storage; leaves out what is malformed. */
export function parseHistory(stored: unknown): ChatHistory {
  if (typeof stored !== 'object' || stored === null) return emptyHistory;
  const { rounds, currentIndex, summary, summaryGuide, replay } = stored as Partial<ChatHistory>;
  // Rounds that were stored without a kind are choices.
  const usable = Array.isArray(rounds)
    ? rounds.filter(isRound).map((round) => ({ ...round, kind: round.kind ?? 'choice' }))
    : [];
  const last = usable.length - 1;
  const index = typeof currentIndex === 'number' && currentIndex >= -1 ? Math.min(currentIndex, last) : last;
  return {
    rounds: usable,
    currentIndex: index,
    ...(Array.isArray(summary?.insights) && { summary }),
    ...(typeof summaryGuide === 'string' && { summaryGuide }),
    ...parseUnderstoodState(stored),
    ...pickClarity(stored),
    ...(replay && { replay }),
  };
}

const cache = new Map<string, ChatHistory>();
const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}

export function readHistory(sessionId: string, store: Store = storeFor(sessionId)): ChatHistory {
  const cached = cache.get(sessionId);
  if (cached) return cached;
  const history = parseHistory(readJson(store, historyKey(sessionId)));
  cache.set(sessionId, history);
  return history;
}

/** False when the rounds were deleted from storage, for example in another tab. */
export function isHistoryKept(sessionId: string, store: Store = storeFor(sessionId)): boolean {
  return store.read(historyKey(sessionId)) !== undefined;
}

/** Saves the changed history and re-renders the screens that use it. */
export function updateHistory(
  sessionId: string,
  change: (history: ChatHistory) => ChatHistory,
  store: Store = storeFor(sessionId),
): ChatHistory {
  const next = change(readHistory(sessionId, store));
  cache.set(sessionId, next);
  writeJson(store, historyKey(sessionId), next);
  publish();
  return next;
}

/** Drops the in-memory copy. The caller removes the stored one. */
export function forgetHistory(sessionId: string): void {
  cache.delete(sessionId);
  publish();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useHistory(sessionId: string): ChatHistory {
  const read = () => readHistory(sessionId);
  return useSyncExternalStore(subscribe, read, () => emptyHistory);
}

export type Transcript = NonNullable<ContractTypes['sendMessage']['body']['transcript']>;

function toTranscriptRound(
  { kind, stage = '', question, options, userResponse }: StoredRound,
  isLast: boolean,
) {
  const { option, content } = userResponse ?? {};
  const answer = content === undefined || isLast ? null : { content, ...(option && { option }) };
  return { kind, stage, question, options, answer };
}

/**
 * The transcript that the server needs to continue an unstored dialogue. With `openRound`, the number of a round, it
 * ends with that question, unanswered. Leaves out corrections that the server has not checked for risk. Undefined for
 * stored dialogues.
 */
export function createTranscript(history: ChatHistory, openRound?: number): Transcript | undefined {
  const { replay, understanding, understoodBase = understanding } = history;
  if (!replay) return undefined;
  const rounds = history.rounds.filter(
    ({ currentRound }) => openRound === undefined || currentRound <= openRound,
  );
  return {
    ...replay,
    rounds: rounds.map((round) => toTranscriptRound(round, round.currentRound === openRound)),
    ...(understoodBase && { understanding: understoodBase }),
  };
}
