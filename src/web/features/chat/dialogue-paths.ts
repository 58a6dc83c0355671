/**
 * Navigation between the pages of a dialogue. Each replaces the one before in the browser's history. The question's
 * page is `second` and the results' page `third`, as in their URLs.
 */
import { navigate } from 'wouter/use-browser-location';
import { pages, pageUrl } from '#shared/pages.ts';
import { homeDraftKey, tabStore } from '../../lib/storage.ts';
import { getOrCreateWindowId } from './dialogue-ids.ts';
import type { TurnRequest } from './turn/pending-turn.ts';
import { isUnstored } from './unstored/unstored.ts';

/** Only ids, because the browser keeps this state after a sign-out. The texts are in `ChatHistory` (history.ts). */
export interface QuestionState {
  windowId: string;
  sessionId: string;
}

export interface SummaryState {
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
