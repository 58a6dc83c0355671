// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const now = Date.UTC(2026, 9, 5, 20);
const minute = 60_000;
type Answer = (body: Record<string, unknown>, token: string | null) => [status: number, body: object];

let stops: (() => void)[] = [];
let calls: string[] = [];
let left: string | undefined;

/** A second import is a second tab: own memory, the same storage and the same locks. */
async function openTab() {
  vi.resetModules();
  const session = await import('./session.ts');
  const api = await import('../../lib/api.ts');
  stops.push(session.startAuth());
  return { ...session, ...api };
}

function answer(routes: Record<string, Answer>): void {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(path);
    const token = new Headers(init.headers).get('authorization');
    await Promise.resolve();
    const [status, body] = routes[path]?.(JSON.parse(String(init.body ?? '{}')), token) ?? [404, {}];
    return Response.json(body, { status });
  });
}

function fakeLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, work: () => Promise<unknown>) => {
      tail = tail.then(work, work);
      return tail;
    },
  };
}

function signedIn(expiresInMs: number, suffix = '1'): void {
  localStorage.setItem('accessToken', `access-${suffix}`);
  localStorage.setItem('refreshToken', `refresh-${suffix}`);
  localStorage.setItem('tokenExpiry', new Date(now + expiresInMs).toISOString());
  localStorage.setItem('userId', 'user-1');
}

const renewed = {
  accessToken: 'access-2',
  refreshToken: 'refresh-2',
  expiresIn: 3600,
  tokenType: 'Bearer' as const,
};
const unauthorized: [number, object] = [401, { code: 'unauthorized', message: '' }];
const refused: [number, object] = [401, { code: 'refresh_invalid', message: '' }];
const active = '/api/subscriptions/user/current/active';
const onlySecondToken: Answer = (_, token) => (token === 'Bearer access-2' ? [200, {}] : unauthorized);
const count = (path: string) => calls.filter((call) => call === path).length;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('navigator', { language: 'en', locks: fakeLocks() });
  calls = [];
  left = undefined;
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/confirm?message=Stay+or+go');
  vi.spyOn(window.location, 'replace').mockImplementation((url) => {
    left = String(url);
  });
});

afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the answer of the login is stored under the keys of the specification', async () => {
  answer({});
  const tab = await openTab();
  const person = { email: 'kim@example.org', fullName: 'kim', userId: 'user-1', role: 'USER' } as const;
  tab.storeTokens({ ...renewed, ...person, tokenType: 'Bearer' });
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    accessToken: 'access-2',
    refreshToken: 'refresh-2',
    tokenExpiry: new Date(now + 3_600_000).toISOString(),
    tokenType: 'Bearer',
    userEmail: 'kim@example.org',
    userName: 'kim',
    userId: 'user-1',
    userRole: 'USER',
    userKnown: '1',
  });
});

test('tokens without an expiry are valid for one hour', async () => {
  answer({});
  const tab = await openTab();
  tab.storeTokens({ accessToken: 'a', refreshToken: 'r' });
  expect(tab.readSession()?.expiresAt).toBe(now + 3_600_000);
});

test('another person in the same browser finds no data of the previous one', async () => {
  answer({});
  signedIn(60 * minute);
  localStorage.setItem('chat_history_s1', '[]');
  localStorage.setItem('pendingMessage', 'private');
  const tab = await openTab();
  tab.storeTokens({ ...renewed, tokenType: 'Bearer', userId: 'user-2' });
  expect(localStorage.getItem('chat_history_s1')).toBeNull();
  expect(localStorage.getItem('pendingMessage')).toBeNull();
  expect(localStorage.getItem('userId')).toBe('user-2');
});

test('a token is refreshed when it expires within five minutes, checked every minute', async () => {
  answer({ '/api/auth/refresh': () => [200, renewed] });
  signedIn(6.5 * minute);
  await openTab();
  await vi.advanceTimersByTimeAsync(minute);
  expect(count('/api/auth/refresh')).toBe(0);
  await vi.advanceTimersByTimeAsync(minute);
  expect(count('/api/auth/refresh')).toBe(1);
  expect(localStorage.getItem('accessToken')).toBe('access-2');
});

test('two tabs and four callers at expiry make one refresh', async () => {
  answer({ '/api/auth/refresh': () => [200, renewed], [active]: onlySecondToken });
  signedIn(60 * minute);
  const [one, two] = [await openTab(), await openTab()];
  const answers = await Promise.all([one, one, two, two].map((tab) => tab.call('activeSubscription')));
  expect(answers).toEqual([{}, {}, {}, {}]);
  expect(count('/api/auth/refresh')).toBe(1);
});

test('without the Locks API a tab still refreshes once', async () => {
  vi.stubGlobal('navigator', { language: 'en' });
  answer({ '/api/auth/refresh': () => [200, renewed], [active]: onlySecondToken });
  signedIn(60 * minute);
  const tab = await openTab();
  await Promise.all([tab.call('activeSubscription'), tab.call('activeSubscription')]);
  expect(count('/api/auth/refresh')).toBe(1);
});

test('a lost race never clears newer tokens', async () => {
  answer({
    '/api/auth/refresh': () => {
      signedIn(60 * minute, '2'); // Another tab without locks was faster.
      return refused;
    },
    [active]: onlySecondToken,
  });
  signedIn(60 * minute);
  const tab = await openTab();
  await expect(tab.call('activeSubscription')).resolves.toEqual({});
  expect(localStorage.getItem('refreshToken')).toBe('refresh-2');
  expect(window.location.pathname).toBe('/confirm');
});

test('a refresh that ends after logout brings no tokens back', async () => {
  answer({
    '/api/auth/refresh': () => {
      localStorage.clear();
      return [200, renewed];
    },
    [active]: () => unauthorized,
  });
  signedIn(60 * minute);
  const tab = await openTab();
  await tab.call('activeSubscription').catch(() => undefined);
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('a 401 is retried once after a refresh, never twice', async () => {
  answer({ '/api/auth/refresh': () => [200, renewed], [active]: () => unauthorized });
  signedIn(60 * minute);
  const tab = await openTab();
  await expect(tab.call('activeSubscription')).rejects.toMatchObject({ status: 401 });
  expect(count(active)).toBe(2);
  expect(count('/api/auth/refresh')).toBe(1);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(window.location.pathname).toBe('/login');
});

test('a failed refresh clears the tokens and leads to the login, which returns to the page', async () => {
  answer({ '/api/auth/refresh': () => refused, [active]: () => unauthorized });
  signedIn(-minute);
  localStorage.setItem('tokenType', 'Bearer');
  const tab = await openTab();
  await expect(tab.call('activeSubscription')).rejects.toMatchObject({ status: 401 });
  for (const key of ['accessToken', 'refreshToken', 'tokenExpiry', 'tokenType'])
    expect(localStorage.getItem(key), key).toBeNull();
  expect(localStorage.getItem('redirectAfterLogin')).toBe('/confirm?message=Stay+or+go');
  expect(localStorage.getItem('pendingMessage')).toBe('Stay or go');
  expect(window.location.pathname).toBe('/login');
});

test('a session that cannot be renewed leads to the login, but not from a public page', async () => {
  answer({ '/api/auth/refresh': () => refused });
  signedIn(-minute);
  await openTab();
  await vi.advanceTimersByTimeAsync(0);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(window.location.pathname).toBe('/confirm');
  window.history.replaceState(null, '', '/third');
  signedIn(-minute);
  await openTab();
  // The tab before holds the lock of its renewal a moment longer.
  await vi.waitFor(() => expect(localStorage.getItem('redirectAfterLogin')).toBe('/third'));
  expect(window.location.pathname).toBe('/login');
});

test('without a network, a refresh keeps the session', async () => {
  signedIn(60 * minute);
  answer({ [active]: () => unauthorized });
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/auth/refresh') throw new TypeError('offline');
    return before(path, init);
  });
  const tab = await openTab();
  await expect(tab.call('activeSubscription')).rejects.toMatchObject({ code: 'network' });
  expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
  expect(window.location.pathname).toBe('/confirm');
});

test('only paths of this site are stored as the login target', async () => {
  answer({});
  const tab = await openTab();
  for (const evil of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example']) {
    tab.rememberLoginTarget(evil);
    expect(localStorage.getItem('redirectAfterLogin'), evil).toBe('/');
  }
});

test('the login itself is never the login target', async () => {
  answer({});
  const tab = await openTab();
  tab.requireLogin('/stream-chat?message=x', 'x');
  tab.requireLogin('/login');
  tab.rememberLoginTarget('/register?from=login');
  expect(localStorage.getItem('redirectAfterLogin')).toBe('/stream-chat?message=x');
});

test('logout calls the server and keeps only the settings of the device', async () => {
  answer({ '/api/auth/logout': (_, token) => [token === 'Bearer access-1' ? 200 : 500, { success: true }] });
  signedIn(60 * minute);
  for (const key of [
    'chat_history_s1',
    'pendingMessage',
    'sessionData',
    'redirectAfterLogin',
    'anything_new',
  ])
    localStorage.setItem(key, 'private');
  localStorage.setItem('locale', 'zh');
  sessionStorage.setItem('windowId', 'w1');
  const tab = await openTab();
  await tab.signOut();
  expect(calls).toEqual(['/api/auth/logout']);
  expect(Object.keys(localStorage).sort()).toEqual(['locale', 'wipedAt']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(left).toBe('/');
});

test('a sign-out keeps the note of a known browser; a deleted account and a quick exit do not', async () => {
  answer({ '/api/auth/logout': () => [200, { success: true }] });
  const signInAndLeave = async (leave: (tab: Awaited<ReturnType<typeof openTab>>) => unknown) => {
    const tab = await openTab();
    tab.storeTokens({ ...renewed, userId: 'user-1' });
    await leave(tab);
    return localStorage.getItem('userKnown');
  };
  expect(await signInAndLeave((tab) => tab.signOut())).toBe('1');
  expect(await signInAndLeave((tab) => tab.signOut({ keepSignedInBefore: false }))).toBeNull();
  const exit = async (keepSignIn: boolean) =>
    (await import('../../lib/wipe.ts')).leaveImmediately('en', { keepSignIn });
  expect(await signInAndLeave(() => exit(false))).toBeNull();
  expect(await signInAndLeave(() => exit(true))).toBeNull();
  localStorage.clear();
});

test('logout wipes the data even when the server refuses or is unreachable', async () => {
  answer({ '/api/auth/logout': () => unauthorized });
  signedIn(60 * minute);
  const tab = await openTab();
  await tab.signOut();
  expect(calls).toEqual(['/api/auth/logout', '/api/auth/refresh']);
  expect(Object.keys(localStorage)).toEqual(['wipedAt']);
  expect(left).toBe('/');
});

test('logout ends the session on the server even after the access token has run out', async () => {
  const end: Answer = (_, token) => (token === 'Bearer access-2' ? [200, { success: true }] : unauthorized);
  answer({ '/api/auth/logout': end, '/api/auth/refresh': () => [200, renewed] });
  signedIn(60 * minute);
  const tab = await openTab();
  await tab.signOut();
  expect(calls).toEqual(['/api/auth/logout', '/api/auth/refresh', '/api/auth/logout']);
  expect(Object.keys(localStorage)).toEqual(['wipedAt']);
});

test('a sign-out in one tab clears the other tabs', async () => {
  answer({});
  await openTab();
  localStorage.setItem('chat_history_s1', 'written back by the other tab');
  sessionStorage.setItem('returnAfterPayment', '/confirm?message=private');
  window.dispatchEvent(new StorageEvent('storage', { key: 'leaving', newValue: 'home' }));
  expect(Object.keys(localStorage)).toEqual([]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(left).toBe('/');
});

test('a 403 leads to /403', async () => {
  answer({ [active]: () => [403, { code: 'forbidden', message: '' }] });
  signedIn(60 * minute);
  const tab = await openTab();
  await expect(tab.call('activeSubscription')).rejects.toMatchObject({ status: 403 });
  expect(window.location.pathname).toBe('/403');
});
