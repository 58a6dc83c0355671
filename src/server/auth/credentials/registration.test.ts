import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodPassword, inject, registerAccount, requestCode } from '../../../../tests/support/accounts.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { users, verificationCodes } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';

let test: TestApp;
let mailFails = false;
beforeAll(async () => {
  const mails: TestApp['mails'] = [];
  const send = async (mail: (typeof mails)[number]) => {
    if (mailFails) throw new AppError('mail_failed');
    mails.push(mail);
  };
  test = { ...(await createTestApp({ mailer: { send } })), mails };
});
afterAll(() => test.close());

const register = (email: string, verificationCode: string, more: object = {}) =>
  inject(test, 'register', { email, password: goodPassword, verificationCode, ...more });

const codesOf = (email: string) =>
  test.deps.db.select().from(verificationCodes).where(eq(verificationCodes.email, email));

/** Another code than the right one. */
const wrongCode = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

async function countUsers(email: string): Promise<number> {
  const [row] = await test.deps.db.select({ rows: count() }).from(users).where(eq(users.email, email));
  return row?.rows ?? 0;
}

it('registers with the mailed code and is signed in at once', async () => {
  const code = await requestCode(test, 'kim.lee@example.org');
  const response = await register(' Kim.Lee@Example.org ', code, { provider: 'LOCAL' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    expiresIn: 3_600,
    tokenType: 'Bearer',
    email: 'kim.lee@example.org',
    fullName: 'kim.lee',
    role: 'USER',
  });
  const active = await inject(test, 'activeSubscription', undefined, response.json().accessToken);
  expect(active.statusCode).toBe(200);
});

it('keeps the full name that was given', async () => {
  const code = await requestCode(test, 'named@example.org');
  const response = await register('named@example.org', code, { fullName: ' Kim Lee ' });
  expect(response.json().fullName).toBe('Kim Lee');
});

it('says how long to wait for another code, and makes the caller wait', async () => {
  const email = 'twice@example.org';
  const first = await inject(test, 'sendVerificationCode', { email });
  expect(first.json()).toEqual({ expireTime: 60 });
  test.clock.pass(20_500);
  const second = await inject(test, 'sendVerificationCode', { email });
  expect(second.statusCode).toBe(429);
  expect(second.json()).toEqual({
    code: 'code_too_soon',
    message: 'Please wait before requesting another code',
  });
  expect(second.headers['retry-after']).toBe('40');
  test.clock.pass(39_500);
  expect((await inject(test, 'sendVerificationCode', { email })).statusCode).toBe(200);
});

it('mails one code for ten calls at the same moment', async () => {
  const email = 'burst@example.org';
  const calls = Array.from({ length: 10 }, () => inject(test, 'sendVerificationCode', { email }));
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  expect(test.mails.filter(({ to }) => to === email)).toHaveLength(1);
});

it('refuses a code for a registered address, also right after the registration', async () => {
  await registerAccount(test, 'known@example.org');
  const response = await inject(test, 'sendVerificationCode', { email: 'KNOWN@example.org' });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({ code: 'email_taken', message: 'Email already registered' });
});

it('lets the person ask again at once when the mail could not be sent', async () => {
  const email = 'undelivered@example.org';
  mailFails = true;
  const failed = await inject(test, 'sendVerificationCode', { email });
  mailFails = false;
  expect(failed.statusCode).toBe(503);
  expect(failed.json().code).toBe('mail_failed');
  expect((await inject(test, 'sendVerificationCode', { email })).statusCode).toBe(200);
});

it('writes the mail in the language of the page', async () => {
  await requestCode(test, 'english@example.org', 'en');
  expect(test.mails.at(-1)?.text).toContain('Your verification code');
  await requestCode(test, 'chinese@example.org', 'zh');
  expect(test.mails.at(-1)?.text).toContain('验证码');
});

it('stores six digits only as a keyed hash', async () => {
  const email = 'hashed@example.org';
  const code = await requestCode(test, email);
  const [row] = await codesOf(email);
  expect(code).toMatch(/^\d{6}$/);
  expect(row?.codeMac).toMatch(/^[\da-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(code);
});

it('a code works for ten minutes', async () => {
  const inTime = await requestCode(test, 'in-time@example.org');
  test.clock.pass(10 * 60_000 - 1);
  expect((await register('in-time@example.org', inTime)).statusCode).toBe(200);
  const late = await requestCode(test, 'late@example.org');
  test.clock.pass(10 * 60_000);
  const response = await register('late@example.org', late);
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe('code_invalid');
});

it('only the newest code works', async () => {
  const email = 'newest@example.org';
  const old = await requestCode(test, email);
  test.clock.pass(60_000);
  const newest = await requestCode(test, email);
  expect((await register(email, old)).json().code).toBe('code_invalid');
  expect((await register(email, newest)).statusCode).toBe(200);
});

it('a code works once', async () => {
  const email = 'once@example.org';
  const code = await requestCode(test, email);
  expect((await register(email, code)).statusCode).toBe(200);
  expect((await register(email, code)).statusCode).toBe(409);
  await test.deps.db.delete(users).where(eq(users.email, email));
  expect((await register(email, code)).json().code).toBe('code_invalid');
  expect(await countUsers(email)).toBe(0);
});

it('of 300 parallel wrong guesses five are looked at, and then the right one is refused too', async () => {
  const email = 'guessed@example.org';
  const code = await requestCode(test, email);
  const guesses = Array.from({ length: 300 }, (_, at) => register(email, wrongCode(code, at + 1)));
  const codes = new Set((await Promise.all(guesses)).map((response) => response.json().code));
  expect([...codes]).toEqual(['code_invalid']);
  const [row] = await codesOf(email);
  expect(row?.attempts).toBe(5);
  expect((await register(email, code)).json().code).toBe('code_invalid');
  expect(await countUsers(email)).toBe(0);
});

it('four wrong guesses leave one for the right code', async () => {
  const email = 'fifth@example.org';
  const code = await requestCode(test, email);
  for (let at = 1; at <= 4; at += 1) await register(email, wrongCode(code, at));
  expect((await register(email, code)).statusCode).toBe(200);
});

it('new codes do not buy more than 15 guesses a day', async () => {
  const email = 'patient@example.org';
  for (let round = 0; round < 3; round += 1) {
    const code = await requestCode(test, email);
    for (let at = 1; at <= 5; at += 1) await register(email, wrongCode(code, at));
    test.clock.pass(60_000);
  }
  const fourth = await requestCode(test, email);
  expect((await register(email, fourth)).json().code).toBe('code_invalid');
  test.clock.pass(24 * 3_600_000);
  const nextDay = await requestCode(test, email);
  expect((await register(email, nextDay)).statusCode).toBe(200);
});

it('the right code 20 times in parallel makes one account', async () => {
  const email = 'eager@example.org';
  const code = await requestCode(test, email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(email, code)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 400, 409].includes(status))).toBe(true);
  expect(await countUsers(email)).toBe(1);
});

it("another address's code is invalid, even where its stored hash is copied over", async () => {
  const code = await requestCode(test, 'mine@example.org');
  await requestCode(test, 'yours@example.org');
  const [mine] = await codesOf('mine@example.org');
  await test.deps.db
    .update(verificationCodes)
    .set({ codeMac: mine?.codeMac ?? '' })
    .where(eq(verificationCodes.email, 'yours@example.org'));
  expect((await register('yours@example.org', code)).json().code).toBe('code_invalid');
  expect((await register('mine@example.org', code)).statusCode).toBe(200);
});

it('names the password field when the password is too common, and spends no guess on it', async () => {
  const email = 'common@example.org';
  const code = await requestCode(test, email);
  for (const password of ['Password123', 'clearing1', 'qwerty12345']) {
    const response = await register(email, code, { password });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('weak_password');
    expect(Object.keys(response.json().fields)).toEqual(['password']);
  }
  expect((await codesOf(email))[0]?.attempts).toBe(0);
});

it('one account per address, however it is written', async () => {
  await registerAccount(test, 'Case@Example.ORG');
  expect(await countUsers('case@example.org')).toBe(1);
  const response = await inject(test, 'login', { email: 'CASE@example.org', password: goodPassword });
  expect(response.statusCode).toBe(200);
});
