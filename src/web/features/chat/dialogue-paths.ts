/**
 * Navigation between the pages of a dialogue. Each replaces the one before in the browser's history. The question's
 * page is `second` and the results' page `third`, as in their URLs.
 */
import { navigate } from 'wouter/use-browser-location';
import type { OptionLetter } from '#shared/kinds.ts';
import { pages, pageUrl } from '#shared/pages.ts';
import { chatTexts } from '../../i18n/en/chat.ts';
import { homeDraftKey, tabStore } from '../../lib/storage.ts';
import { getOrCreateSessionId, getOrCreateWindowId } from './dialogue-ids.ts';
import { getCurrentRound, readHistory } from './history.ts';
import { findOrCreateTurn, readStoredTurn, type TurnRequest } from './turn/pending-turn.ts';
import { isUnstored } from './unstored/unstored.ts';

/** Only ids, because the browser keeps this state after a sign-out. The texts are in `ChatHistory` (history.ts). */
interface QuestionState {
  windowId: string;
  sessionId: string;
}

interface SummaryState {
  sessionId: string;
}

export function goHome(): void {
  navigate(pages.home, { replace: true });
}

/**
 * Leaves a failed turn for the home page. The question becomes the draft there; an answer is kept as a draft of its
 * round.
 */
export function abandonTurn({ kind, text }: Pick<TurnRequest, 'kind' | 'text'>): void {
  if (kind === 'start') tabStore.write(homeDraftKey, text);
  goHome();
}

/**
 * The question of an unstored dialogue (never saved on the server) is kept out of the URL; the page reads it from
 * session storage.
 */
export function goToConfirm(message?: string, sessionId = ''): void {
  const query = isUnstored(sessionId) ? {} : { message };
  navigate(pageUrl('confirm', query), { replace: true });
}

/** `backMode`: the user went back to an earlier question. */
export function goToQuestion(sessionId: string, { backMode = false } = {}): void {
  const state: QuestionState = { windowId: getOrCreateWindowId(), sessionId };
  navigate(pageUrl('second', { back: backMode ? 'true' : undefined }), { replace: true, state });
}

export function goToSummary(sessionId: string): void {
  const state: SummaryState = { sessionId };
  navigate(pages.third, { replace: true, state });
}

/** The dialogue of `QuestionState` or `SummaryState`; undefined when the page was opened by its URL. */
export function sessionIdFromState(state: unknown): string | undefined {
  const sessionId = typeof state === 'object' && state !== null ? Reflect.get(state, 'sessionId') : undefined;
  return typeof sessionId === 'string' && sessionId !== '' ? sessionId : undefined;
}

// The URLs of the waiting screen, which say what turn it runs: written by `goToWaitingScreen`, read by `readWaitingTask`.

/** Named as in the URLs: `stream-chat` waits for the first question, `buffer` for each later one and the summary. */
export type WaitingPage = 'stream-chat' | 'buffer';

/** History state of the buffer page, by which a reload knows which question was answered. */
interface BufferState {
  round?: number;
  option?: OptionLetter;
  /** 'Enough for now': ends the dialogue without an answer. */
  finish?: boolean;
}

/** What the waiting screen has to do. */
export type WaitingTask =
  | { kind: 'turn'; request: TurnRequest; backMode: boolean }
  /** It is unclear what to send, so the state of the dialogue is loaded from the server. */
  | { kind: 'recover'; sessionId: string }
  | { kind: 'home' }
  | { kind: 'no session' };

/**
 * Shows the waiting screen, which runs the turn. Its text is in the URL; in unstored dialogues the turn is in session
 * storage instead. `backMode`: a step back led here.
 */
export function goToWaitingScreen(turn: TurnRequest, { backMode = false, replace = true } = {}): void {
  const { kind, sessionId, round, option, text } = turn;
  const unstored = isUnstored(sessionId);
  if (unstored) findOrCreateTurn(turn);
  const url = pageUrl(kind === 'start' ? 'streamChat' : 'buffer', {
    message: unstored ? undefined : text,
    sessionId,
    windowId: getOrCreateWindowId(),
    back: backMode ? 'true' : undefined,
  });
  const answered: BufferState = {
    ...(round !== undefined && { round }),
    ...(option && { option }),
    ...(kind === 'finish' && { finish: true }),
  };
  navigate(url, { replace, state: unstored || kind === 'start' ? null : answered });
}

function toBufferState(state: unknown): BufferState {
  return typeof state === 'object' && state !== null ? (state as BufferState) : {};
}

/** The round that the answer belongs to; undefined when that is not certain. */
function findAnsweredRound(sessionId: string, text: string, state: BufferState): BufferState | undefined {
  if (state.round !== undefined) return state;
  const stored = readStoredTurn(sessionId);
  if (stored?.kind === 'finish' && stored.text === text) return { round: stored.round, finish: true };
  if (stored?.kind === 'message' && stored.text === text) return stored;
  const round = getCurrentRound(readHistory(sessionId));
  if (round?.userResponse?.content !== text) return undefined;
  return { round: round.currentRound, option: round.userResponse.option };
}

/** Unstored dialogues have no text in the URL: the turn is in session storage. */
function readUnstoredTask(sessionId: string, backMode: boolean): WaitingTask {
  const turn = readStoredTurn(sessionId);
  return turn ? { kind: 'turn', request: turn, backMode } : { kind: 'recover', sessionId };
}

/** Reads from the URL and the history state what the waiting screen has to do. */
export function readWaitingTask(kind: WaitingPage, search: string, historyState: unknown): WaitingTask {
  const query = new URLSearchParams(search);
  const sessionId = query.get('sessionId') ?? '';
  const backMode = query.get('back') === 'true';
  if (isUnstored(sessionId)) return readUnstoredTask(sessionId, backMode);
  const message = query.get('message');
  if (message === null) return { kind: 'home' };
  const text = message.trim() || chatTexts().continueConversation;
  if (kind === 'stream-chat') {
    const startId = sessionId || getOrCreateSessionId();
    return { kind: 'turn', request: { kind: 'start', sessionId: startId, text }, backMode: false };
  }
  if (!sessionId) return { kind: 'no session' };
  const answered = findAnsweredRound(sessionId, text, toBufferState(historyState));
  if (!answered) return { kind: 'recover', sessionId };
  const { round, option, finish } = answered;
  const request: TurnRequest = { kind: finish ? 'finish' : 'message', sessionId, text };
  if (round !== undefined) request.round = round;
  if (option !== undefined) request.option = option;
  return { kind: 'turn', request, backMode };
}
