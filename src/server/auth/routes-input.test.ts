import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, inject, requestCode } from '../../../tests/support/accounts.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { type ErrorBody, errors } from '../../shared/contract/errors.ts';
import { emailProblem } from '../../shared/validation.ts';

const email = 'person@example.org';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const nul = String.fromCharCode(0);
const registration = { email: 'new@example.org', password: goodPassword, verificationCode: '123456' };

describe('wrong input gets a 4xx with a code and never a 5xx', () => {
  const bodies = {
    sendVerificationCode: [
      {},
      { email: 5 },
      { email: '' },
      { email: 'a@b' },
      { email: `${'x'.repeat(250)}@example.org` },
      { email: `a${nul}@example.org` },
      { email: 'a@example.org\r\nBcc: b@example.org' },
      { email: ['a@example.org'] },
      { email, locale: 'fr' },
      { email, role: 'ADMIN' },
      [],
      'text',
      null,
    ],
    register: [
      {},
      { ...registration, verificationCode: undefined },
      { ...registration, verificationCode: '12345' },
      { ...registration, verificationCode: '12345x' },
      { ...registration, verificationCode: 123_456 },
      { ...registration, password: 'short1' },
      { ...registration, password: 'onlyletters' },
      { ...registration, password: '12345678' },
      { ...registration, password: `${'x'.repeat(128)}1` },
      { ...registration, password: `quiet${nul}forest7` },
      { ...registration, fullName: 'x'.repeat(121) },
      { ...registration, fullName: nul },
      { ...registration, provider: 'GOOGLE' },
      { ...registration, role: 'ADMIN' },
      { ...registration, email: 'x' },
    ],
    login: [
      {},
      { email },
      { password: goodPassword },
      { email, password: '' },
      { email, password: 5 },
      { email, password: nul },
      { email, password: 'x'.repeat(129) },
      { email, password: goodPassword, provider: 'APPLE' },
      { email, password: goodPassword, userId: 'x' },
    ],
    refresh: [
      {},
      { refreshToken: '' },
      { refreshToken: 5 },
      { refreshToken: nul },
      { refreshToken: 'x'.repeat(513) },
    ],
  } as const;

  for (const [name, wrong] of Object.entries(bodies)) {
    it(name, async () => {
      for (const body of wrong) {
        const response = await test.app.inject({
          method: 'POST',
          url: `/api/auth/${name === 'sendVerificationCode' ? 'send-verification-code' : name}`,
          payload: JSON.stringify(body),
          headers: { 'content-type': 'application/json' },
        });
        expect(response.statusCode, response.body + JSON.stringify(body)).toBe(400);
        expect(response.json<ErrorBody>().code).toBe('invalid_input');
        expect(Object.keys(response.json<ErrorBody>().fields ?? {})).not.toHaveLength(0);
      }
    });
  }

  it.each([
    'kim@müller.de',
    'kim@邮件.中国',
    "o'neil+clearing@example.org",
    '用户@example.org',
    'a,b@example.org',
    'kim＠example.org',
    'kim@exam_ple.org',
  ])('takes or refuses %s as the page does', async (address) => {
    const { statusCode, body } = await inject(test, 'login', { email: address, password: 'x' });
    expect(statusCode === 400 ? 'emailInvalid' : undefined, body).toBe(emailProblem(address));
    if (statusCode === 400) expect(JSON.parse(body).fields).toEqual({ email: 'Email is invalid' });
  });

  it('one account, however its domain is written', async () => {
    const verificationCode = await requestCode(test, 'Kim@MÜLLER.de');
    expect(test.mails.at(-1)?.to).toBe('kim@xn--mller-kva.de');
    const made = await inject(test, 'register', {
      ...registration,
      email: 'kim@xn--mller-kva.de',
      verificationCode,
    });
    expect(made.statusCode, made.body).toBe(200);
    const login = await inject(test, 'login', { email: 'kim@müller.de', password: goodPassword });
    expect(login.json().userId).toBe(made.json().userId);
  });

  it('names the field and says what is wrong with it', async () => {
    const response = await inject(test, 'register', { ...registration, password: 'onlyletters' });
    expect(response.json().fields).toEqual({
      password: 'Password must be at least 8 characters long and contain at least one letter and one number',
    });
  });

  it.each([
    ['application/json', '{"email":', 'malformed_json'],
    ['application/json', '', 'malformed_json'],
    ['application/json', '{"__proto__":{"x":1}}', 'malformed_json'],
    ['text/plain', 'email=a', 'unsupported_media_type'],
    ['application/x-www-form-urlencoded', 'email=a', 'unsupported_media_type'],
    ['application/json', `{"email":"${'x'.repeat(300_000)}"}`, 'payload_too_large'],
  ] as const)('a %s body %.12s is %s', async (type, payload, code) => {
    for (const path of ['send-verification-code', 'register', 'login', 'refresh']) {
      const response = await test.app.inject({
        method: 'POST',
        url: `/api/auth/${path}`,
        payload,
        headers: { 'content-type': type },
      });
      expect(response.json<ErrorBody>(), path).toEqual({ code, message: errors[code].message });
      expect(response.statusCode).toBe(errors[code].status);
    }
  });

  it('a well-formed refresh token that we never gave out is refused', async () => {
    expect((await inject(test, 'refresh', { refreshToken: `rt1.${'A'.repeat(43)}` })).json().code).toBe(
      'refresh_invalid',
    );
  });
});
