// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetRequests } from '../../lib/api.ts';
import { resetPassword, sendResetCode } from './password-reset.ts';

const input = { email: ' kim@example.org ', code: '123456', newPassword: 'forest7' };
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

afterEach(() => vi.unstubAllGlobals());

test('a sent code says how long to wait, 60 seconds by default', async () => {
  answer(200, { expireTime: 42 });
  expect(await sendResetCode(input.email)).toEqual({ waitS: 42 });
  expect(sent).toEqual({ email: 'kim@example.org', locale: 'en' });
  answer(200, {});
  expect(await sendResetCode(input.email)).toEqual({ waitS: 60 });
});

test('a code that was not sent says whether the address is to blame', async () => {
  answer(400, { code: 'invalid_input', message: '-', fields: { email: 'Email is invalid' } });
  expect(await sendResetCode('kim@nowhere')).toEqual({ refused: 'emailInvalid' });
  answer(429, { code: 'too_many_requests', message: '-' });
  expect(await sendResetCode('a@b.c')).toEqual({ refused: 'failed' });
  offline();
  expect(await sendResetCode('a@b.c')).toEqual({ refused: 'failed' });
});

test('the new password is sent with the code', async () => {
  answer(200, { success: true });
  expect(await resetPassword(input)).toBeUndefined();
  expect(sent).toEqual({ ...input, email: 'kim@example.org', locale: 'en' });
});

test('invalid and expired codes are problems of the code, all others of the new password', async () => {
  const refused = (body: object) => ({ fields: {}, message: '-', ...body });
  const cases: [number, object, object][] = [
    [400, { code: 'code_invalid' }, { code: 'codeInvalid' }],
    [400, { code: 'other', message: 'Invalid code' }, { code: 'codeInvalid' }],
    [400, { code: 'other', message: 'The code has expired' }, { code: 'codeInvalid' }],
    [400, { code: 'invalid_input', fields: { code: '-' } }, { code: 'codeInvalid' }],
    [400, { code: 'invalid_input', fields: { newPassword: '-' } }, { newPassword: 'passwordShort' }],
    [400, { code: 'weak_password', fields: { newPassword: '-' } }, { newPassword: 'passwordWeak' }],
    [429, { code: 'too_many_requests' }, { newPassword: 'tooOften' }],
    [500, { code: 'internal', message: 'Internal server error' }, { newPassword: 'resetFailed' }],
    [200, { success: false }, { newPassword: 'resetFailed' }],
  ];
  for (const [status, body, problems] of cases) {
    answer(status, refused(body));
    expect(await resetPassword(input), JSON.stringify(body)).toEqual(problems);
  }
  offline();
  expect(await resetPassword(input)).toEqual({ newPassword: 'resetFailed' });
});
