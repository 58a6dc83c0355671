/** Where the login and the registration lead: to the page that sent the user there. */
import { navigate } from 'wouter/use-browser-location';
import { pages, pageUrl, sameOriginPath } from '#shared/pages.ts';
import { takeLoginByLink } from '../../lib/app-start.ts';
import { localStore } from '../../lib/storage.ts';
import { keys, readReturn } from './sign-in-storage.ts';

/**
 * Path of the stored redirect, else of the landing page. The chat and confirm pages get the pending message in their
 * query.
 */
export function readAfterLoginTarget(): string {
  const target = sameOriginPath(localStore.read(keys.redirectAfterLogin)) ?? pages.home;
  const message = localStore.read(keys.pendingMessage);
  if (!message) return target;
  if (target.includes(pages.streamChat)) return pageUrl('streamChatPage', { message });
  return /^\/confirm(?:[?#]|$)/.test(target) ? pageUrl('confirm', { message }) : target;
}

/** Reads the target and removes it from storage. */
export function takeAfterLoginTarget(): string {
  const target = readAfterLoginTarget();
  localStore.remove(keys.redirectAfterLogin);
  localStore.remove(keys.pendingMessage);
  return target;
}

/** Returns to the page before login or registration. */
export function continueAfterLogin(): void {
  navigate(takeAfterLoginTarget(), { replace: true });
}

/** A reload of the login, or Back from a provider's page, is not a visit. */
function isVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type !== 'reload' && entry?.type !== 'back_forward';
}

/**
 * At app start, /login redirects to a stored target, unless a provider's sign-in returns to it. For signed-out people
 * only on a visit: those who pressed Login in the settings may reload the page.
 */
export function leaveLoginAtStart(): void {
  const { pathname, search } = window.location;
  if (pathname !== pages.login || new URLSearchParams(search).has('accessToken')) return;
  if (takeLoginByLink() || readReturn()) return;
  if (sameOriginPath(localStore.read(keys.redirectAfterLogin)) === undefined) return;
  if (localStore.read(keys.accessToken)) continueAfterLogin();
  else if (isVisit()) navigate(readAfterLoginTarget(), { replace: true });
}
