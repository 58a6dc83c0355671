/** What the sign-in keeps in this browser, and where the login and the registration lead. */
import { navigate } from 'wouter/use-browser-location';
import { pages, pageUrl, sameOriginPath } from '#shared/pages.ts';
import { takeLoginByLink } from '../../lib/app-start.ts';
import { signInKeys } from '../../lib/sign-in-keys.ts';
import { localStore, readJson, tabStore, writeJson } from '../../lib/storage.ts';

/** Keys in local storage: those of the sign-in, and of where to go after it. */
export const authKeys = {
  ...signInKeys,
  redirectAfterLogin: 'redirectAfterLogin',
  pendingMessage: 'pendingMessage',
} as const;

/** The email typed at login, registration or reset survives a reload and the way between these pages. */
const typedEmailKey = 'typedEmail';

export const readTypedEmail = (): string => tabStore.read(typedEmailKey) ?? '';
export const keepTypedEmail = (email: string): void => tabStore.write(typedEmailKey, email);

/** That a code for a registration or a new password was mailed. Does not contain the code itself. */
export interface SentCode {
  /** Email address. */
  to: string;
  /** When another code may be requested, in epoch milliseconds. */
  until: number;
}

/**
 * That a code was sent, and what is typed of it, survives a reload: on a phone, reading the mail in another app may
 * cause one.
 */
const sentCodeKey = 'registerCodeSent';
const typedCodeKey = 'registerCodeTyped';

/** What is stored about the code that was sent to this address. */
export function readSentCode(email: string): SentCode | undefined {
  const stored = readJson(tabStore, sentCodeKey) as SentCode | undefined;
  return stored?.to === email.trim() ? stored : undefined;
}
/** `waitS`: seconds until another may be requested. */
export function keepSentCode(email: string, waitS: number): SentCode {
  const sent = { to: email.trim(), until: Date.now() + waitS * 1_000 };
  writeJson(tabStore, sentCodeKey, sent);
  return sent;
}
export const readTypedCode = (): string => tabStore.read(typedCodeKey) ?? '';
export const keepTypedCode = (code: string): void => tabStore.write(typedCodeKey, code);

/** On a first visit, the user has said that there is an account. */
const hasAccountKey = 'hasAccount';

export const readHasAccount = (): boolean => tabStore.read(hasAccountKey) !== undefined;
export const keepHasAccount = (): void => tabStore.write(hasAccountKey, '1');

/** Called when the user is signed in: the forms of login and registration begin empty next time. */
export function forgetTypedFields(): void {
  for (const key of [typedEmailKey, sentCodeKey, typedCodeKey, hasAccountKey]) tabStore.remove(key);
}

/** A sign-in that this tab has started. The response to any other is ignored (docs/security.md). */
interface StartedSignIn {
  provider: 'google' | 'apple';
  state: string;
}

const startedKey = 'signInPending';

/** False when the browser does not keep it until the return from the provider. */
export function rememberStartedSignIn(started: StartedSignIn): boolean {
  writeJson(tabStore, startedKey, started);
  return tabStore.persists(startedKey);
}

/** True, once, for a sign-in that this tab has started. */
export function takeStartedSignIn(provider: StartedSignIn['provider'], state?: string | null): boolean {
  const started = (readJson(tabStore, startedKey) ?? {}) as Partial<StartedSignIn>;
  const isOwn = started.provider === provider && (state === undefined || started.state === state);
  if (isOwn) tabStore.remove(startedKey);
  return isOwn;
}

/** The result that Google's or Apple's sign-in put into the address of /login, for the page to handle. */
export type ProviderSignInResult =
  | { kind: 'idToken'; idToken: string }
  | { kind: 'googleFailed' }
  /** Only Apple's sign-in returns with an error code. */
  | { kind: 'appleFailed'; code: string };

/** In memory: a reload must not repeat it. */
let providerSignInResult: ProviderSignInResult | undefined;

export const readProviderSignInResult = (): ProviderSignInResult | undefined => providerSignInResult;

export function keepProviderSignInResult(found: ProviderSignInResult | undefined): void {
  providerSignInResult = found;
}

/** Returns it once; later calls return undefined. */
export function takeProviderSignInResult(): ProviderSignInResult | undefined {
  const found = providerSignInResult;
  providerSignInResult = undefined;
  return found;
}

/**
 * Path of the stored redirect, else of the landing page. The chat and confirm pages get the pending message in their
 * query.
 */
export function readAfterLoginTarget(): string {
  const target = sameOriginPath(localStore.read(authKeys.redirectAfterLogin)) ?? pages.home;
  const message = localStore.read(authKeys.pendingMessage);
  if (!message) return target;
  if (target.includes(pages.streamChat)) return pageUrl('streamChatPage', { message });
  return /^\/confirm(?:[?#]|$)/.test(target) ? pageUrl('confirm', { message }) : target;
}

/** Reads the target and removes it from storage. */
export function takeAfterLoginTarget(): string {
  const target = readAfterLoginTarget();
  localStore.remove(authKeys.redirectAfterLogin);
  localStore.remove(authKeys.pendingMessage);
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
 * At app start, /login leads on to the stored target. Not if a provider's sign-in returns to it, or if a link
 * of the app opened it. Signed-out users are led on only on a visit: a reload must not take the form away
 * from them.
 */
export function leaveLoginAtStart(): void {
  const { pathname, search } = window.location;
  if (pathname !== pages.login || new URLSearchParams(search).has('accessToken')) return;
  if (takeLoginByLink() || readProviderSignInResult()) return;
  if (sameOriginPath(localStore.read(authKeys.redirectAfterLogin)) === undefined) return;
  if (localStore.read(authKeys.accessToken)) continueAfterLogin();
  else if (isVisit()) navigate(readAfterLoginTarget(), { replace: true });
}
