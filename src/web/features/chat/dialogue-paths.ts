/** How the screens of the dialogue lead to each other; each replaces the one before (spec 2: browser back). */

import { navigate } from 'wouter/use-browser-location';
import { pages, pageUrl } from '#shared/pages.ts';
import { homeDraftKey, tabStore } from '../../lib/storage.ts';
import { windowId } from './session.ts';
import type { TurnRequest } from './turn/pending-turn.ts';
import { isUnstored } from './unstored/unstored.ts';

/** Ids alone: the browser keeps this state longer than any sign-out reaches. The texts are in the history. */
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

/** Home from a turn that came to nothing. A question waits there, so that nobody writes it again; an answer at its own. */
export function leaveForHome({ kind, text }: Pick<TurnRequest, 'kind' | 'text'>): void {
  if (kind === 'start') tabStore.write(homeDraftKey, text);
  goHome();
}

/** The question of a dialogue that leaves no trace stands in no address; this tab keeps it for the page. */
export function goToConfirm(message?: string, sessionId = ''): void {
  const query = isUnstored(sessionId) ? {} : { message };
  navigate(pageUrl('confirm', query), { replace: true });
}

export function goToQuestion(sessionId: string, backMode = false): void {
  const state: QuestionState = { windowId: windowId(), sessionId };
  navigate(pageUrl('second', { back: backMode ? 'true' : undefined }), { replace: true, state });
}

export function goToSummary(sessionId: string): void {
  const state: SummaryState = { sessionId };
  navigate(pages.third, { replace: true, state });
}

/** What the browser kept for this screen; empty when it was opened by its address alone. */
export function sessionOfState(state: unknown): string | undefined {
  const sessionId = typeof state === 'object' && state !== null ? Reflect.get(state, 'sessionId') : undefined;
  return typeof sessionId === 'string' && sessionId !== '' ? sessionId : undefined;
}
