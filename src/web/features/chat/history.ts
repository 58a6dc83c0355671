/** The rounds of each session and which of them is current, kept in `chat_history_{sessionId}` (spec 3, 4). */
/** What the server is told of a dialogue that it does not keep. */
import { useSyncExternalStore } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type {
  ChatRound,
  FrontendDisplay,
  Reading,
  RiskKind,
  Understanding,
  UserResponse,
} from '#shared/contract/shapes.ts';
import { parseUnderstanding } from '#shared/reply-claims.ts';
import { limits } from '#shared/timing.ts';
import { readJson, type Store, writeJson } from '../../lib/storage.ts';
import { storeOf } from './unstored/unstored.ts';

export type OptionLetter = NonNullable<UserResponse['option']>;

/** Spec 3: a round, and the reply it came from as it was. `guide`: who wrote it, where that is known. */
export type StoredRound = ChatRound & {
  rawResponse: string;
  guide?: string;
  /** Of a dialogue that leaves no trace: the guide is told it again. */
  stage?: string;
};

/** How a dialogue that leaves no trace began, and what else the server is told again with each of its calls. */
export interface Told {
  question: string;
  /** As the person corrected it. */
  reading?: Reading;
  /** An earlier answer carried a word on care. */
  care?: 'low';
  careKind?: RiskKind;
}

export interface ChatHistory {
  rounds: readonly StoredRound[];
  /** -1 while there is no round. */
  currentIndex: number;
  /** The analysis, once the dialogue has ended. */
  summary?: FrontendDisplay;
  /** Who wrote the analysis, where that is known. */
  summaryGuide?: string;
  /** What the guide has understood so far, as the person corrected it. */
  understanding?: Understanding;
  /** What the server last held of it, while corrections are not stored there yet. */
  understoodBase?: Understanding;
  /** The corrections speak of high risk: they are not sent again until they are changed. */
  understoodHeld?: boolean;
  told?: Told;
}

export const emptyHistory: ChatHistory = { rounds: [], currentIndex: -1 };

export const historyKey = (sessionId: string): string => `chat_history_${sessionId}`;

/** Keeps the entries up to and including `index` (spec 4). */
export function truncate(history: ChatHistory, index: number): ChatHistory {
  const rounds = history.rounds.slice(0, Math.max(0, index + 1));
  return { rounds, currentIndex: Math.min(history.currentIndex, rounds.length - 1) };
}

/**
 * Adds a round and makes it current. What a step back had left behind it is dropped; the same question
 * that comes a second time (a replayed turn) replaces itself.
 */
export function addRound(history: ChatHistory, round: StoredRound): ChatHistory {
  const same = history.rounds.findIndex((known) => known.currentRound === round.currentRound);
  const kept = history.rounds.slice(0, same >= 0 ? same : history.currentIndex + 1);
  const rounds = [...kept, round].slice(-limits.historyRounds);
  return { rounds, currentIndex: rounds.length - 1 };
}

export function responseOf(
  { text, option }: { text: string; option?: OptionLetter },
  now: Date,
): UserResponse {
  const kind = option ? { type: 'option' as const, option } : { type: 'custom' as const };
  return { ...kind, content: text, timestamp: now.toISOString() };
}

/** Notes the answer to the current round; null takes it back. */
export function recordAnswer(history: ChatHistory, answer: UserResponse | null): ChatHistory {
  const rounds = history.rounds.map((round, index) =>
    index === history.currentIndex ? { ...round, userResponse: answer } : round,
  );
  return { ...history, rounds };
}

/** The understanding and what is still to be stored of it, read from whatever there is. */
export function understoodOf(
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

/** Spec 4: truncates to the current index and makes the round before it current; undefined at the first. */
export function stepBack(history: ChatHistory): ChatHistory | undefined {
  if (history.currentIndex < 1) return undefined;
  const kept = truncate(history, history.currentIndex);
  const { told } = history;
  return { ...kept, ...understoodOf(history), ...(told && { told }), currentIndex: history.currentIndex - 1 };
}

export function currentRound(history: ChatHistory): StoredRound | undefined {
  return history.rounds[history.currentIndex];
}

function isRound(value: unknown): value is StoredRound {
  if (typeof value !== 'object' || value === null) return false;
  const { id, question, options } = value as Partial<StoredRound>;
  return typeof id === 'string' && typeof question === 'string' && Array.isArray(options);
}

/** What storage held, with everything unusable left out. */
export function parseHistory(stored: unknown): ChatHistory {
  if (typeof stored !== 'object' || stored === null) return emptyHistory;
  const { rounds, currentIndex, summary, summaryGuide, told } = stored as Partial<ChatHistory>;
  const usable = Array.isArray(rounds) ? rounds.filter(isRound) : [];
  const last = usable.length - 1;
  const index = typeof currentIndex === 'number' && currentIndex >= -1 ? Math.min(currentIndex, last) : last;
  return {
    rounds: usable,
    currentIndex: index,
    ...(summary && { summary }),
    ...(typeof summaryGuide === 'string' && { summaryGuide }),
    ...understoodOf(stored),
    ...(told && { told }),
  };
}

const known = new Map<string, ChatHistory>();
const listeners = new Set<() => void>();

function publish(): void {
  for (const listener of listeners) listener();
}

export function readHistory(sessionId: string, store: Store = storeOf(sessionId)): ChatHistory {
  const cached = known.get(sessionId);
  if (cached) return cached;
  const history = parseHistory(readJson(store, historyKey(sessionId)));
  known.set(sessionId, history);
  return history;
}

/** False once the rounds were deleted, e.g. in another tab, whatever this one still shows. */
export function isHistoryKept(sessionId: string, store: Store = storeOf(sessionId)): boolean {
  return store.read(historyKey(sessionId)) !== undefined;
}

/** Saves the changed history and tells every screen that shows it. */
export function updateHistory(
  sessionId: string,
  change: (history: ChatHistory) => ChatHistory,
  store: Store = storeOf(sessionId),
): ChatHistory {
  const next = change(readHistory(sessionId, store));
  known.set(sessionId, next);
  writeJson(store, historyKey(sessionId), next);
  publish();
  return next;
}

/** Drops the copy in memory; the stored one is the caller's to remove. */
export function forgetHistory(sessionId: string): void {
  known.delete(sessionId);
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

function replayedRound({ kind, stage = '', question, options, userResponse }: StoredRound, isLast: boolean) {
  const { option, content } = userResponse ?? {};
  const answer = content === undefined || isLast ? null : { content, ...(option && { option }) };
  return { kind, stage, question, options, answer };
}

/**
 * The dialogue up to the question of this number, which counts as not answered; without a number all of it. Of the
 * understanding only what the server has looked at. Undefined where the beginning is not known.
 */
export function transcriptOf(history: ChatHistory, open?: number): Transcript | undefined {
  const { told, understanding, understoodBase = understanding } = history;
  if (!told) return undefined;
  const rounds = history.rounds.filter(({ currentRound }) => open === undefined || currentRound <= open);
  return {
    ...told,
    rounds: rounds.map((round) => replayedRound(round, round.currentRound === open)),
    ...(understoodBase && { understanding: understoodBase }),
  };
}
