/** From the list into a dialogue, whichever browser or window began it; and what a deleted one leaves behind. */
import { navigate } from 'wouter/use-browser-location';
import { pageUrl } from '#shared/pages.ts';
import { fetchActiveSubscription } from '../../features/billing/subscription/active-subscription.ts';
import { goToQuestion, goToSummary } from '../../features/chat/dialogue-paths.ts';
import { forgetConfirmDraft } from '../../features/chat/question/draft.ts';
import {
  adoptSession,
  readSessionData,
  resetChat,
  sessionKeyPrefix,
  tabKeys,
  windowId,
  writeSessionData,
} from '../../features/chat/session.ts';
import { type Place, restoreFromServer } from '../../features/chat/turn/server-dialogue.ts';
import { localStore, tabStore, writeJson } from '../../lib/storage.ts';

/** A running turn ends soon: nobody listening to it stops it after a minute. */
const askAgainMs = 2_000;

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** Where the dialogue stands once no turn of it is running. */
async function settledPlace(sessionId: string, options: OpenOptions): Promise<Place> {
  for (;;) {
    const place = await restoreFromServer(sessionId);
    options.signal.throwIfAborted();
    if (place.kind !== 'running') return place;
    options.onWaiting();
    await pause(askAgainMs, options.signal);
  }
}

interface OpenOptions {
  signal: AbortSignal;
  /** Its turn is running, begun by another tab or device. */
  onWaiting: () => void;
}

/**
 * Makes the dialogue this tab's own and goes to its results or its open question. `unpaid`: it stays where it is,
 * because going on needs a subscription; reading results does not. Throws `ApiError`.
 */
export async function openReflection(sessionId: string, options: OpenOptions): Promise<'opened' | 'unpaid'> {
  const place = await settledPlace(sessionId, options);
  if (place.kind !== 'summary') {
    const subscription = await fetchActiveSubscription({ signal: options.signal });
    if (!subscription) return 'unpaid';
  }
  adoptSession(sessionId);
  if (place.kind === 'summary') goToSummary(sessionId);
  else if (place.kind === 'begin') beginAgain(sessionId, place);
  else goToQuestion(sessionId);
  return 'opened';
}

/** No question was ever asked: the same dialogue begins once more, with the reading as it was put right. */
function beginAgain(sessionId: string, { question, reading }: Extract<Place, { kind: 'begin' }>): void {
  writeJson(tabStore, tabKeys.reading(sessionId), reading);
  navigate(pageUrl('streamChat', { message: question, sessionId, windowId: windowId() }));
}

/** Removes what this browser keeps of a dialogue. */
export function forgetReflection(sessionId: string, question: string): void {
  resetChat(sessionId);
  tabStore.remove(tabKeys.reading(sessionId));
  const { [sessionId]: _, ...others } = readSessionData(localStore);
  writeSessionData(localStore, others);
  for (const key of localStore.keys()) {
    if (key.startsWith(sessionKeyPrefix) && localStore.read(key) === sessionId) localStore.remove(key);
  }
  forgetConfirmDraft(question);
  if (localStore.read('pendingMessage')?.trim() === question) localStore.remove('pendingMessage');
}
