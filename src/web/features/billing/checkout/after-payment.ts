import { pages, pageUrl, sameOriginPath } from '#shared/pages.ts';
import { localStore, tabStore } from '../../../lib/storage.ts';
import { questionAt } from '../../../lib/waiting-question.ts';

/**
 * Where the person continues after buying. Kept in this tab, because login clears the pending message and the
 * checkout leaves the site.
 */
const returnKey = 'returnAfterPayment';
/** In local storage, written where the question is typed. */
const pendingKey = 'pendingMessage';

function toDialogueUrl(pathname: string, search: string): string | undefined {
  const query = new URLSearchParams(search);
  const message = query.get('message');
  // An unstored dialogue has an id and no text in its address.
  if (!message) return query.get('sessionId') ? pages.streamChat + search : undefined;
  return pathname === pages.confirm ? pageUrl('confirm', { message }) : pages.streamChat + search;
}

/** Called on the page of a dialogue or on the library. */
export function rememberReturnPage({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const target = pathname === pages.library ? pathname : toDialogueUrl(pathname, search);
  if (target) tabStore.write(returnKey, target);
}

/** Called before the payment or the login: keeps the pending question, unless a dialogue is remembered already. */
export function rememberPendingQuestion(): void {
  const message = localStore.read(pendingKey);
  if (message && !readAfterPaymentUrl()) tabStore.write(returnKey, pageUrl('confirm', { message }));
}

/** The question that a purchase leads to, here or on the way to the login. */
export function readQuestionAfterPayment(): string | undefined {
  return questionAt(readAfterPaymentUrl()) ?? localStore.read(pendingKey);
}

/** Path on this site where the person continues; undefined when they came only to buy. */
export function readAfterPaymentUrl(): string | undefined {
  return sameOriginPath(tabStore.read(returnKey));
}

export function forgetAfterPayment(): void {
  tabStore.remove(returnKey);
}
