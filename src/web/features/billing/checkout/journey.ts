import { pages, pageUrl, sameOriginPath } from '#shared/pages.ts';
import { localStore, tabStore } from '../../../lib/storage.ts';

/**
 * Where the person goes on after buying. Login clears the pending message (spec 4) and the checkout leaves the
 * site, so the way back is kept in this tab.
 */
const returnKey = 'returnAfterPayment';
/** Spec 3; written where the question is typed. */
const pendingKey = 'pendingMessage';

function dialogueOf(pathname: string, search: string): string | undefined {
  const query = new URLSearchParams(search);
  const message = query.get('message');
  // A dialogue that leaves no trace has an id and no text in its address.
  if (!message) return query.get('sessionId') ? pages.streamChat + search : undefined;
  return pathname === pages.confirm ? pageUrl('confirm', { message }) : pages.streamChat + search;
}

/** The dialog stands on the dialogue's page or on the list of them: that address is where to go on. */
export function rememberDialogue({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const target = pathname === pages.library ? pathname : dialogueOf(pathname, search);
  if (target) tabStore.write(returnKey, target);
}

/** Before paying, or the login before it: a question that waits here, unless a way back is known already. */
export function rememberPending(): void {
  const message = localStore.read(pendingKey);
  if (message && !continuation()) tabStore.write(returnKey, pageUrl('confirm', { message }));
}

/** The page to go on with, or undefined when the person came to buy and nothing else. */
export function continuation(): string | undefined {
  return sameOriginPath(tabStore.read(returnKey));
}

export function forgetJourney(): void {
  tabStore.remove(returnKey);
}
