// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetRequests } from '../../lib/api.ts';
import { register, sendCode, signIn } from './sign-in.ts';

describe('with an email address', () => {
  const tokens = {
    accessToken: 'a',
    refreshToken: 'r',
    expiresIn: 3600,
    tokenType: 'Bearer',
    email: 'kim@example.org',
    fullName: 'kim',
    userId: 'user-1',
    role: 'USER',
  };
  const input = { email: ' kim@example.org ', code: '123456', password: 'abcdefg1' };
  let sent: Record<string, unknown> | undefined;

  function answer(status: number, body: object): void {
    forgetRequests();
    vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
      sent = JSON.parse(String(init.body));
      return Response.json(body, { status });
    });
  }

  function offline(): void {
    forgetRequests();
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline');
    });
  }

  beforeEach(() => localStorage.clear());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('signing in stores the tokens', async () => {
    answer(200, tokens);
    expect(await signIn(input.email, input.password)).toBeUndefined();
    expect(sent).toEqual({ email: 'kim@example.org', password: 'abcdefg1', provider: 'LOCAL' });
    expect(localStorage.getItem('accessToken')).toBe('a');
  });

  test('wrong credentials and a missing token are the same problem, all others a failed login', async () => {
    answer(401, { code: 'invalid_credentials', message: 'Authentication failed' });
    expect(await signIn('a@b.c', 'x')).toBe('wrongCredentials');
    answer(200, {});
    expect(await signIn('a@b.c', 'x')).toBe('wrongCredentials');
    answer(429, { code: 'too_many_requests', message: '' });
    expect(await signIn('a@b.c', 'x')).toBe('loginFailed');
    offline();
    expect(await signIn('a@b.c', 'x')).toBe('loginFailed');
    expect(localStorage.length).toBe(0);
  });

  test('for another person than before, the page is reloaded', async () => {
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    localStorage.setItem('userId', 'user-0');
    localStorage.setItem('redirectAfterLogin', '/stream-chat?message=private');
    answer(200, tokens);
    await signIn('a@b.c', 'x');
    expect(replace).toHaveBeenCalledWith('/');
    expect(localStorage.getItem('redirectAfterLogin')).toBeNull();
  });

  test('a sent code says how long to wait, 60 seconds by default', async () => {
    answer(200, { expireTime: 42 });
    expect(await sendCode(input.email)).toEqual({ waitS: 42 });
    answer(200, {});
    expect(await sendCode(input.email)).toEqual({ waitS: 60 });
  });

  test('a code that was not sent says why', async () => {
    answer(409, { code: 'email_taken' });
    expect(await sendCode('a@b.c')).toEqual({ problems: { email: 'emailTaken' } });
    answer(429, { code: 'code_too_soon' });
    expect(await sendCode('a@b.c')).toEqual({ problems: { alert: 'codeTooSoon' } });
    answer(400, { code: 'invalid_input', fields: { email: 'Email is invalid' } });
    expect(await sendCode('a@b.c')).toEqual({ problems: { email: 'emailInvalid' } });
    answer(503, { code: 'mail_failed' });
    expect(await sendCode('a@b.c')).toEqual({ problems: { alert: 'codeFailed' } });
    offline();
    expect(await sendCode('a@b.c')).toEqual({ problems: { alert: 'codeFailed' } });
  });

  test('registration names the person by the email and signs in', async () => {
    answer(200, tokens);
    expect(await register(input)).toBeUndefined();
    expect(sent).toEqual({
      email: 'kim@example.org',
      password: 'abcdefg1',
      fullName: 'kim',
      provider: 'LOCAL',
      verificationCode: '123456',
    });
    expect(localStorage.getItem('userEmail')).toBe('kim@example.org');
  });

  test('a refused registration shows the problem at its field, or else an alert', async () => {
    const cases: [number, object, object][] = [
      [409, { code: 'email_taken' }, { email: 'emailTaken' }],
      [400, { code: 'code_invalid' }, { code: 'codeInvalid' }],
      [400, { code: 'weak_password' }, { password: 'passwordWeak' }],
      [
        400,
        { code: 'invalid_input', fields: { email: '-', password: '-', verificationCode: '-' } },
        { email: 'emailInvalid', password: 'passwordRules', code: 'codeFormat' },
      ],
      [500, { code: 'internal' }, { alert: 'registerFailed' }],
      [200, {}, { alert: 'registerFailed' }],
    ];
    for (const [status, body, problems] of cases) {
      answer(status, body);
      expect(await register(input), JSON.stringify(body)).toEqual(problems);
    }
    offline();
    expect(await register(input)).toEqual({ alert: 'registerError' });
  });
});

describe('with Google or Apple', () => {
  type Routes = Record<string, [status: number, body: object]>;
  let left: string | undefined;

  const tokens = {
    accessToken: 'a',
    refreshToken: 'r',
    expiresIn: 3600,
    userId: 'u',
    email: 'kim@example.org',
  };

  function answer(routes: Routes): void {
    vi.stubGlobal('fetch', async (path: string) => {
      const [status, body] = routes[path] ?? [404, { code: 'not_found', message: '' }];
      return Response.json(body, { status });
    });
  }

  /** Resets the modules, because the app's configuration is loaded once. */
  async function open() {
    vi.resetModules();
    return import('./sign-in.ts');
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
    const config = { '/api/config': [200, { signIn: { apple: 'off', google: 'sandbox' } }] } satisfies Routes;
    answer({ ...config, '/api/auth/google/nonce': [200, { nonce: 'n+1' }] });
    expect(await (await open()).redirectToSandboxGoogle()).toBeUndefined();
    expect(left).toBe('/sandbox/google?nonce=n%2B1');
    expect(pending()).toEqual({ provider: 'google', state: 'n+1' });
    answer(config);
    expect(await (await open()).redirectToSandboxGoogle()).toBe('googleFailed');
  });

  test("the sandbox's Google is opened only where the configuration says so", async () => {
    const nonce = { '/api/auth/google/nonce': [200, { nonce: 'n' }] } satisfies Routes;
    for (const google of ['real', 'off']) {
      answer({ ...nonce, '/api/config': [200, { signIn: { apple: 'off', google } }] });
      expect(await (await open()).redirectToSandboxGoogle(), google).toBe('googleFailed');
    }
    answer(nonce);
    expect(await (await open()).redirectToSandboxGoogle()).toBe('googleFailed');
    expect(left).toBeUndefined();
  });
});
