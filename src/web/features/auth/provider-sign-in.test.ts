// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Answer = [status: number, body: object];
let left: string | undefined;

const tokens = {
  accessToken: 'a',
  refreshToken: 'r',
  expiresIn: 3600,
  userId: 'u',
  email: 'kim@example.org',
};

function answer(routes: Record<string, Answer>): void {
  vi.stubGlobal('fetch', async (path: string) => {
    const [status, body] = routes[path] ?? [404, { code: 'not_found', message: '' }];
    return Response.json(body, { status });
  });
}

/** Resets the modules, because the app's configuration is loaded once. */
async function open() {
  vi.resetModules();
  return import('./provider-sign-in.ts');
}

const pending = () => JSON.parse(sessionStorage.getItem('signInPending') ?? '{}') as Record<string, string>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  left = undefined;
  vi.spyOn(window.location, 'assign').mockImplementation((url) => {
    left = String(url);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a token of Google is exchanged for our own', async () => {
  answer({ '/api/auth/google': [200, tokens] });
  expect(await (await open()).signInWithGoogle('id')).toBeUndefined();
  expect(localStorage.getItem('accessToken')).toBe('a');
});

test('each kind of failure at Google has its own problem', async () => {
  answer({ '/api/auth/google': [200, {}] });
  const { signInWithGoogle } = await open();
  expect(await signInWithGoogle(undefined)).toBe('googleNoCredential');
  expect(await signInWithGoogle('id')).toBe('googleNoToken');
  answer({ '/api/auth/google': [401, { code: 'identity_refused', message: '' }] });
  expect(await signInWithGoogle('id2')).toBe('googleFailed');
  answer({ '/api/auth/google': [409, { code: 'account_exists', message: '' }] });
  expect(await signInWithGoogle('id3')).toBe('accountExists');
  expect(localStorage.length).toBe(0);
});

test('a sign-in with Apple has a new state each time, which this tab stores', async () => {
  answer({ '/api/config': [200, { signIn: { apple: 'real', google: 'off' } }] });
  const { redirectToApple } = await open();
  const states = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await redirectToApple()).toBeUndefined();
    const { state = '', provider } = pending();
    expect(state).toMatch(/^[\w-]{16,128}$/);
    expect(provider).toBe('apple');
    expect(left).toBe(`/api/auth/apple/start?state=${state}`);
    states.add(state);
  }
  expect(states.size).toBe(3);
});

test('Apple is not initialized without a configuration, when it is off, and without storage', async () => {
  answer({});
  expect(await (await open()).redirectToApple()).toBe('appleNotInitialized');
  answer({ '/api/config': [200, { signIn: { apple: 'off', google: 'off' } }] });
  expect(await (await open()).redirectToApple()).toBe('appleNotInitialized');
  answer({ '/api/config': [200, { signIn: { apple: 'real', google: 'off' } }] });
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(await (await open()).redirectToApple()).toBe('appleNotInitialized');
  expect(left).toBeUndefined();
});

test("the way to the sandbox's Google carries the server's nonce", async () => {
  answer({ '/api/auth/google/nonce': [200, { nonce: 'n+1' }] });
  expect(await (await open()).redirectToSandboxGoogle()).toBeUndefined();
  expect(left).toBe('/sandbox/google?nonce=n%2B1');
  expect(pending()).toEqual({ provider: 'google', state: 'n+1' });
  answer({});
  expect(await (await open()).redirectToSandboxGoogle()).toBe('googleFailed');
});
