import { navigate } from 'wouter/use-browser-location';
import type { TokenSet } from '#shared/contract/shapes.ts';
import { pages, sameOriginPath } from '#shared/pages.ts';
import { timing } from '#shared/timing.ts';
import { ApiError, call, setCredentials } from '../../lib/api.ts';
import { localStore } from '../../lib/storage.ts';
import {
  knownKey,
  leaveFor,
  setSignInEnd,
  startWipes,
  wipeEverywhere,
  wipeLocalData,
} from '../../lib/wipe.ts';
import { leaveLoginAtStart } from './after-login.ts';
import { keys } from './local-data.ts';

export interface Session {
  accessToken: string;
  refreshToken: string | undefined;
  /** Epoch milliseconds; 0 when unknown, so that it counts as expired. */
  expiresAt: number;
  email: string | undefined;
  name: string | undefined;
  userId: string | undefined;
  role: string | undefined;
}

/** What login and registration answer; a refresh answers the tokens alone. */
export type NewTokens = Pick<TokenSet, 'accessToken' | 'refreshToken'> & Partial<TokenSet>;

const refreshLock = 'auth-refresh';
const refreshTimeoutMs = 20_000;
const logoutTimeoutMs = 5_000;

export function readSession(): Session | undefined {
  const accessToken = localStore.read(keys.accessToken);
  if (!accessToken) return undefined;
  return {
    accessToken,
    refreshToken: localStore.read(keys.refreshToken),
    expiresAt: Date.parse(localStore.read(keys.tokenExpiry) ?? '') || 0,
    email: localStore.read(keys.userEmail),
    name: localStore.read(keys.userName),
    userId: localStore.read(keys.userId),
    role: localStore.read(keys.userRole),
  };
}

/** A token is there and can still be used: not expired, or with a refresh token to exchange it. */
export function isSignedIn(now = Date.now()): boolean {
  const session = readSession();
  return session !== undefined && (session.expiresAt > now || session.refreshToken !== undefined);
}

/** Gives true when this is another person than before; then all that was kept is wiped first. */
export function storeTokens(tokens: NewTokens, now = Date.now()): boolean {
  const before = localStore.read(keys.userId);
  const otherPerson = Boolean(tokens.userId && before && before !== tokens.userId);
  if (otherPerson) wipeLocalData();
  const lifeS = tokens.expiresIn ?? timing.tokenDefaultLifeS;
  localStore.write(knownKey, '1');
  localStore.write(keys.accessToken, tokens.accessToken);
  localStore.write(keys.refreshToken, tokens.refreshToken);
  localStore.write(keys.tokenExpiry, new Date(now + lifeS * 1_000).toISOString());
  localStore.write(keys.tokenType, tokens.tokenType ?? 'Bearer');
  if (tokens.email) localStore.write(keys.userEmail, tokens.email);
  if (tokens.fullName) localStore.write(keys.userName, tokens.fullName);
  if (tokens.userId) localStore.write(keys.userId, tokens.userId);
  if (tokens.role) localStore.write(keys.userRole, tokens.role);
  return otherPerson;
}

function clearTokens(): void {
  for (const key of [keys.accessToken, keys.refreshToken, keys.tokenExpiry, keys.tokenType])
    localStore.remove(key);
}

const isAccountPage = (path: string) => /^\/(login|register|forgot-password)(?:[?#]|$)/.test(path);

/**
 * Where the person goes on after login (spec 4); only paths of this site. Asked from the login itself, for
 * example by a second press, it keeps what it knows.
 */
export function rememberJourney(redirectTo: string, pendingMessage?: string): void {
  if (isAccountPage(redirectTo)) return;
  localStore.write(keys.redirectAfterLogin, sameOriginPath(redirectTo) ?? pages.home);
  if (pendingMessage) localStore.write(keys.pendingMessage, pendingMessage);
}

/** Goes to /login and comes back to `redirectTo` afterwards. Replaces the page, so that Back is no trap. */
export function requireLogin(redirectTo: string, pendingMessage?: string): void {
  rememberJourney(redirectTo, pendingMessage);
  navigate(pages.login, { replace: true });
}

/** A 401 that no refresh could heal (spec 4). `token` is what was sent: newer tokens of another tab stay. */
function endSession(token: string | undefined): void {
  const stored = localStore.read(keys.accessToken);
  if (stored && stored !== token) return;
  clearTokens();
  const { pathname, search } = window.location;
  if (isAccountPage(pathname)) return;
  requireLogin(pathname + search, new URLSearchParams(search).get('message') ?? undefined);
}

/** One refresh over all tabs; without the Locks API (plain http) the server's grace window covers a race. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(refreshLock, work) : work();
}

async function exchange(stale: string): Promise<string | undefined> {
  const sent = readSession();
  if (sent?.accessToken !== stale) return sent?.accessToken; // Another tab was faster.
  if (!sent.refreshToken) return undefined;
  const body = { refreshToken: sent.refreshToken };
  try {
    const tokens = await call('refresh', { body, timeoutMs: refreshTimeoutMs });
    if (localStore.read(keys.refreshToken) === sent.refreshToken) storeTokens(tokens);
  } catch (error) {
    const refused = error instanceof ApiError && [400, 401, 403].includes(error.status);
    if (!refused) throw error; // No network is no reason to sign anybody out.
    if (localStore.read(keys.refreshToken) === sent.refreshToken) clearTokens();
  }
  return localStore.read(keys.accessToken);
}

const storageSettlesMs = 200;
let running: Promise<string | undefined> | undefined;

/** A usable access token in place of `stale`, or undefined when the session is over. */
function renewToken(stale: string): Promise<string | undefined> {
  running ??= new Promise<string | undefined>((resolve, reject) => {
    const renewed = exclusively(async () => {
      resolve(await exchange(stale));
      // What one tab writes reaches the storage of the others a little later; the next one in would read the old.
      await new Promise((settled) => setTimeout(settled, storageSettlesMs));
    });
    renewed.catch(reject);
  }).finally(() => {
    running = undefined;
  });
  return running;
}

/** Spec 6: whoever is on these pages needs no session, so losing it interrupts nobody there. */
const openToAll: readonly string[] = [pages.home, pages.confirm];

/** Spec 4: refreshed when expiry is within 5 minutes; a session that cannot be renewed leads to the login. */
async function refreshWhenDue(now: number): Promise<void> {
  const session = readSession();
  if (!session?.refreshToken || session.expiresAt - now > timing.tokenRefreshAheadMs) return;
  const { accessToken } = session;
  const token = await renewToken(accessToken).catch(() => accessToken); // Tried again at the next check.
  const signedOut = !localStore.read(keys.userId); // Meanwhile; that wiped everything and leads home.
  if (!token && !signedOut && !openToAll.includes(window.location.pathname)) endSession(accessToken);
}

/** Ends the session on the server, also when only the hour of its access token is over. */
async function endOnServer({ accessToken, refreshToken }: Session): Promise<void> {
  const timeoutMs = logoutTimeoutMs;
  const end = (token: string) => call('logout', { token, renewal: false, timeoutMs });
  try {
    await end(accessToken);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !refreshToken) throw error;
    await end((await call('refresh', { body: { refreshToken }, timeoutMs })).accessToken);
  }
}

/**
 * Forgets everything about the person in every tab, then loads the landing page again. `keepKnown: false` forgets
 * that anybody was here, too.
 */
export async function signOut({ keepKnown = true } = {}): Promise<void> {
  const session = readSession();
  const ended = session && endOnServer(session).catch(() => undefined);
  wipeEverywhere('home', { keepKnown });
  await ended;
  leaveFor('home');
}

/** For a person who leaves at once: the server is told, and nothing waits for its answer. */
function signOutWithoutWaiting(): void {
  const token = localStore.read(keys.accessToken);
  if (token) call('logout', { token, renewal: false, outlivesPage: true }).catch(() => undefined);
}

/** Wires the session to the API, keeps it fresh, and follows spec 4 'at app start'. Call once, before the first render. */
export function startTokenWatch(): () => void {
  setCredentials({
    accessToken: () => localStore.read(keys.accessToken),
    renew: renewToken,
    ended: endSession,
    forbidden: () => navigate(pages.accessDenied, { replace: true }),
  });
  setSignInEnd(signOutWithoutWaiting);
  const stopWipes = startWipes();
  const check = () => void refreshWhenDue(Date.now());
  const whenSeen = () => document.visibilityState === 'visible' && check();
  const timer = setInterval(check, timing.tokenCheckMs);
  document.addEventListener('visibilitychange', whenSeen);
  check();
  leaveLoginAtStart();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', whenSeen);
    stopWipes();
  };
}
