/** How the screens of the dialogue lead to each other; each replaces the one before (spec 2: browser back). */
import { navigate } from 'wouter/use-browser-location';
import { pages, pageUrl } from '#shared/pages.ts';
import type { Reply } from '#shared/reply-parser.ts';
import type { FrontendDisplay } from '#shared/shapes.ts';
import { windowId } from './session.ts';

export interface QuestionState {
  windowId: string;
  sessionId: string;
  aiResponse?: Reply;
}

export interface SummaryState {
  sessionId: string;
  summaryData?: FrontendDisplay;
}

export function goHome(): void {
  navigate(pages.home, { replace: true });
}

export function goToConfirm(message?: string): void {
  navigate(pageUrl('confirm', { message }), { replace: true });
}

export function goToQuestion(sessionId: string, aiResponse?: Reply, backMode = false): void {
  const state: QuestionState = { windowId: windowId(), sessionId, ...(aiResponse && { aiResponse }) };
  navigate(pageUrl('second', { back: backMode ? 'true' : undefined }), { replace: true, state });
}

export function goToSummary(sessionId: string, summaryData?: FrontendDisplay): void {
  const state: SummaryState = { sessionId, ...(summaryData && { summaryData }) };
  navigate(pages.third, { replace: true, state });
}

/** What the browser kept for this screen; empty when it was opened by its address alone. */
export function sessionOfState(state: unknown): string | undefined {
  const sessionId = typeof state === 'object' && state !== null ? Reflect.get(state, 'sessionId') : undefined;
  return typeof sessionId === 'string' && sessionId !== '' ? sessionId : undefined;
}
