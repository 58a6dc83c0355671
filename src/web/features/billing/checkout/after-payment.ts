/** Remembers the question or page that a user left to buy a subscription, and where they go on afterwards. */
import { pages, pageUrl, sameOriginPath } from '#shared/pages.ts';
import { localStore, tabStore } from '../../../lib/storage.ts';
import { findPageQuestion } from '../../../ui/waiting-question.tsx';

/**
 * Where the user continues after buying. Kept in this tab, because login clears the pending message and the
 * checkout leaves the site.
 */
const returnKey = 'returnAfterPayment';
/** In local storage: the question that was typed last and has no dialogue yet. */
const pendingKey = 'pendingMessage';

function toDialogueUrl(pathname: string, search: string): string | undefined {
  const query = new URLSearchParams(search);
  const message = query.get('message');
  // An unstored dialogue has an id and no text in its address.
  if (!message) return query.get('sessionId') ? pages.streamChat + search : undefined;
  return pathname === pages.confirm ? pageUrl('confirm', { message }) : pages.streamChat + search;
}

/** Called on the page that offers the subscription: that of a dialogue, or the library. */
export function rememberReturnPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const target = pathname === pages.library ? pathname : toDialogueUrl(pathname, search);
  if (target) tabStore.write(returnKey, target);
}

/** Called before the payment or the login: keeps the pending question, unless a dialogue is remembered already. */
export function rememberPendingQuestion(): void {
  const message = localStore.read(pendingKey);
  if (message && !readAfterPaymentUrl()) tabStore.write(returnKey, pageUrl('confirm', { message }));
}

/** The question that waits for the purchase, if there is one. */
export function readQuestionAfterPayment(): string | undefined {
  return findPageQuestion(readAfterPaymentUrl()) ?? localStore.read(pendingKey);
}

/** Path on this site where the user continues; undefined when they came only to buy. */
export function readAfterPaymentUrl(): string | undefined {
  return sameOriginPath(tabStore.read(returnKey));
}

export function forgetAfterPayment(): void {
  tabStore.remove(returnKey);
}
