/** The sign-in of this browser: its tokens in local storage, refreshed in time, and its end. */
import { navigate } from 'wouter/use-browser-location';
import type { TokenSet } from '#shared/contract/shapes.ts';
import { pages, sameOriginPath } from '#shared/pages.ts';
import { timing } from '#shared/timing.ts';
import { ApiError, call, setCredentials } from '../../lib/api.ts';
import { hasSignedInBeforeKey } from '../../lib/sign-in-keys.ts';
import { localStore } from '../../lib/storage.ts';
import {
  replacePage,
  setQuickExitSignOut,
  watchForWipes,
  wipeEverywhere,
  wipeLocalData,
} from '../../lib/wipe.ts';
import { authKeys } from './sign-in-storage.ts';

/** What this browser knows about the sign-in. */
export interface Session {
  accessToken: string;
  refreshToken: string | undefined;
  /** Epoch milliseconds; 0 (expired) when unknown. */
  expiresAt: number;
  email: string | undefined;
  name: string | undefined;
  userId: string | undefined;
  role: string | undefined;
}

/** The response of login, registration or refresh; that of a refresh has only the tokens. */
export type NewTokens = Pick<TokenSet, 'accessToken' | 'refreshToken'> & Partial<TokenSet>;

/** Name of a lock that all tabs share. */
const refreshLock = 'auth-refresh';
const refreshTimeoutMs = 20_000;
const logoutTimeoutMs = 5_000;

export function readSession(): Session | undefined {
  const accessToken = localStore.read(authKeys.accessToken);
  if (!accessToken) return undefined;
  return {
    accessToken,
    refreshToken: localStore.read(authKeys.refreshToken),
    expiresAt: Date.parse(localStore.read(authKeys.tokenExpiry) ?? '') || 0,
    email: localStore.read(authKeys.userEmail),
    name: localStore.read(authKeys.userName),
    userId: localStore.read(authKeys.userId),
    role: localStore.read(authKeys.userRole),
  };
}

/** Whether there is an unexpired access token or a refresh token. */
export function isSignedIn(now = Date.now()): boolean {
  const session = readSession();
  return session !== undefined && (session.expiresAt > now || session.refreshToken !== undefined);
}

/** Returns true if another user was signed in before; their data is wiped first. */
export function storeTokens(tokens: NewTokens, now = Date.now()): boolean {
  const previousUserId = localStore.read(authKeys.userId);
  const isOtherPerson = Boolean(tokens.userId && previousUserId && previousUserId !== tokens.userId);
  if (isOtherPerson) wipeLocalData();
  const lifeS = tokens.expiresIn ?? timing.tokenDefaultLifeS;
  localStore.write(hasSignedInBeforeKey, '1');
  localStore.write(authKeys.accessToken, tokens.accessToken);
  localStore.write(authKeys.refreshToken, tokens.refreshToken);
  localStore.write(authKeys.tokenExpiry, new Date(now + lifeS * 1_000).toISOString());
  localStore.write(authKeys.tokenType, tokens.tokenType ?? 'Bearer');
  if (tokens.email) localStore.write(authKeys.userEmail, tokens.email);
  if (tokens.fullName) localStore.write(authKeys.userName, tokens.fullName);
  if (tokens.userId) localStore.write(authKeys.userId, tokens.userId);
  if (tokens.role) localStore.write(authKeys.userRole, tokens.role);
  return isOtherPerson;
}

function clearTokens(): void {
  for (const key of [authKeys.accessToken, authKeys.refreshToken, authKeys.tokenExpiry, authKeys.tokenType])
    localStore.remove(key);
}

const isSignInPage = (path: string) => /^\/(login|register|forgot-password)(?:[?#]|$)/.test(path);

/**
 * Remembers where to go after the login; only paths of this site. On a page of the sign-in itself the stored target
 * stays, because coming back to it makes no sense.
 */
export function rememberLoginTarget(redirectTo: string, pendingMessage?: string): void {
  if (isSignInPage(redirectTo)) return;
  localStore.write(authKeys.redirectAfterLogin, sameOriginPath(redirectTo) ?? pages.home);
  if (pendingMessage) localStore.write(authKeys.pendingMessage, pendingMessage);
}

/** Opens /login, which returns to `redirectTo`. Replaces the history entry, because Back would return to the login. */
export function requireLogin(redirectTo: string, pendingMessage?: string): void {
  rememberLoginTarget(redirectTo, pendingMessage);
  navigate(pages.login, { replace: true });
}

/** Called when `token` cannot be refreshed. Does nothing if another tab has stored a newer one. */
function endSession(token: string | undefined): void {
  const stored = localStore.read(authKeys.accessToken);
  if (stored && stored !== token) return;
  clearTokens();
  const { pathname, search } = window.location;
  if (isSignInPage(pathname)) return;
  requireLogin(pathname + search, new URLSearchParams(search).get('message') ?? undefined);
}

/**
 * Allows one refresh at a time across all tabs. Without the Web Locks API (plain HTTP), two tabs may send the same
 * refresh token: for a short time the server accepts it twice.
 */
function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(refreshLock, work) : work();
}

async function exchangeRefreshToken(stale: string): Promise<string | undefined> {
  const sent = readSession();
  if (sent?.accessToken !== stale) return sent?.accessToken; // Another tab was faster.
  if (!sent.refreshToken) return undefined;
  const body = { refreshToken: sent.refreshToken };
  try {
    const tokens = await call('refresh', { body, timeoutMs: refreshTimeoutMs });
    if (localStore.read(authKeys.refreshToken) === sent.refreshToken) storeTokens(tokens);
  } catch (error) {
    const isRefused = error instanceof ApiError && [400, 401, 403].includes(error.status);
    if (!isRefused) throw error; // After a network or server error, the user stays signed in.
    if (localStore.read(authKeys.refreshToken) === sent.refreshToken) clearTokens();
  }
  return localStore.read(authKeys.accessToken);
}

/** After this time, another tab sees what this one wrote to local storage. */
const storageSyncMs = 200;
let pendingRefresh: Promise<string | undefined> | undefined;

/** A usable access token in place of `stale`, or undefined when the session is over. */
function refreshAccessToken(stale: string): Promise<string | undefined> {
  pendingRefresh ??= new Promise<string | undefined>((resolve, reject) => {
    const renewed = withRefreshLock(async () => {
      resolve(await exchangeRefreshToken(stale));
      // Otherwise the tab that gets the lock next might still read the old tokens.
      await new Promise((settled) => setTimeout(settled, storageSyncMs));
    });
    renewed.catch(reject);
  }).finally(() => {
    pendingRefresh = undefined;
  });
  return pendingRefresh;
}

/** Pages on which somebody may stay when their session has ended. */
const publicPages: readonly string[] = [pages.home, pages.confirm];

/** Refreshes the token shortly before it expires. A session that cannot be refreshed leads to the login. */
async function refreshWhenDue(now: number): Promise<void> {
  const session = readSession();
  if (!session?.refreshToken || session.expiresAt - now > timing.tokenRefreshAheadMs) return;
  const { accessToken } = session;
  const token = await refreshAccessToken(accessToken).catch(() => accessToken); // The next check tries again.
  // Only a sign-out, which leads home, removes the user id; a failed refresh removes the tokens.
  const isSignedOut = !localStore.read(authKeys.userId);
  if (!token && !isSignedOut && !publicPages.includes(window.location.pathname)) endSession(accessToken);
}

/** Ends the session on the server, even when its access token has expired. */
async function endOnServer({ accessToken, refreshToken }: Session): Promise<void> {
  const timeoutMs = logoutTimeoutMs;
  const end = (token: string) => call('logout', { token, on401: 'fail', timeoutMs });
  try {
    await end(accessToken);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !refreshToken) throw error;
    await end((await call('refresh', { body: { refreshToken }, timeoutMs })).accessToken);
  }
}

/**
 * Wipes the user's data in every tab, then opens the landing page. `keepSignedInBefore: false` also removes the note
 * that somebody has signed in here before.
 */
export async function signOut({ keepSignedInBefore = true } = {}): Promise<void> {
  const session = readSession();
  const ended = session && endOnServer(session).catch(() => undefined);
  wipeEverywhere('home', { keepSignedInBefore });
  await ended;
  replacePage('home');
}

/** For the quick exit, a button that leaves the site at once: informs the server and does not wait for the response. */
function signOutWithoutWaiting(): void {
  const token = localStore.read(authKeys.accessToken);
  if (token) call('logout', { token, on401: 'fail', keepalive: true }).catch(() => undefined);
}

/**
 * Connects the session to the API client and refreshes its token in time. Call it once, before the first render.
 * Returns a function that undoes it.
 */
export function startAuth(): () => void {
  setCredentials({
    accessToken: () => localStore.read(authKeys.accessToken),
    renew: refreshAccessToken,
    onEnded: endSession,
    onForbidden: () => navigate(pages.accessDenied, { replace: true }),
  });
  setQuickExitSignOut(signOutWithoutWaiting);
  const stopWipes = watchForWipes();
  const check = () => void refreshWhenDue(Date.now());
  const checkWhenVisible = () => document.visibilityState === 'visible' && check();
  const timer = setInterval(check, timing.tokenCheckMs);
  document.addEventListener('visibilitychange', checkWhenVisible);
  check();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', checkWhenVisible);
    stopWipes();
  };
}
