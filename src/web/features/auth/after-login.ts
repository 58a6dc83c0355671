import { navigate } from 'wouter/use-browser-location';
import { pages, pageUrl, sameOriginPath } from '#shared/pages.ts';
import { localStore } from '../../lib/storage.ts';
import { keys } from './local-data.ts';

/** Spec 4: the stored redirect or the landing page; the chat page gets the pending message as its query. */
export function afterLoginTarget(): string {
  const target = sameOriginPath(localStore.read(keys.redirectAfterLogin)) ?? pages.home;
  const pending = localStore.read(keys.pendingMessage);
  return target.includes(pages.streamChat) && pending
    ? pageUrl('streamChatPage', { message: pending })
    : target;
}

/** Goes on where the person was before login or registration. */
export function continueAfterLogin(): void {
  const target = afterLoginTarget();
  localStore.remove(keys.redirectAfterLogin);
  localStore.remove(keys.pendingMessage);
  navigate(target, { replace: true });
}

/** Spec 4: at app start /login moves on to a stored redirect, unless tokens come in the query. */
export function leaveLoginAtStart(): void {
  const { pathname, search } = window.location;
  if (pathname !== pages.login || new URLSearchParams(search).has('accessToken')) return;
  if (sameOriginPath(localStore.read(keys.redirectAfterLogin)) === undefined) return;
  if (localStore.read(keys.accessToken)) continueAfterLogin();
  else navigate(afterLoginTarget(), { replace: true });
}
