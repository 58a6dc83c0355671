// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetRequests } from '../../lib/api.ts';
import { register, sendCode, signIn } from './sign-in.ts';

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
