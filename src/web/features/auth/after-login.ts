import { navigate } from 'wouter/use-browser-location';
import { pages, pageUrl, sameOriginPath } from '#shared/pages.ts';
import { cameByLink } from '../../lib/login-document.ts';
import { localStore } from '../../lib/storage.ts';
import { keys } from './local-data.ts';
import { readReturn } from './sign-in-return.ts';

/** Spec 4: the stored redirect or the landing page; the chat and confirm pages get the pending message as their query. */
export function afterLoginTarget(): string {
  const target = sameOriginPath(localStore.read(keys.redirectAfterLogin)) ?? pages.home;
  const message = localStore.read(keys.pendingMessage);
  if (!message) return target;
  if (target.includes(pages.streamChat)) return pageUrl('streamChatPage', { message });
  return /^\/confirm(?:[?#]|$)/.test(target) ? pageUrl('confirm', { message }) : target;
}

/** The target, once: the way back is forgotten with it. */
export function takeAfterLoginTarget(): string {
  const target = afterLoginTarget();
  localStore.remove(keys.redirectAfterLogin);
  localStore.remove(keys.pendingMessage);
  return target;
}

/** Goes on where the person was before login or registration. */
export function continueAfterLogin(): void {
  navigate(takeAfterLoginTarget(), { replace: true });
}

/** A reload, or Back from a provider's page, brings back the login that the person was at: that is no visit. */
function isVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && entry?.type !== 'back_forward';
}

/**
 * Spec 4: at app start /login moves on to a stored redirect, unless a sign-in elsewhere comes back to it. Of those
 * who have not signed in, only a visit is led away: a person who pressed Login in the settings may reload the page.
 */
export function leaveLoginAtStart(): void {
  const { pathname, search } = window.location;
  if (pathname !== pages.login || new URLSearchParams(search).has('accessToken')) return;
  if (cameByLink() || readReturn()) return;
  if (sameOriginPath(localStore.read(keys.redirectAfterLogin)) === undefined) return;
  if (localStore.read(keys.accessToken)) continueAfterLogin();
  else if (isVisit()) navigate(afterLoginTarget(), { replace: true });
}
