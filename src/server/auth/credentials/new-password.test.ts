import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, inject, logIn, registerAccount } from '../../../../tests/support/accounts.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { users, verificationCodes } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';

const newPassword = 'still lake 9';
let test: TestApp;
let mailFails = false;
let serial = 0;
let email: string;

beforeAll(async () => {
  const mails: TestApp['mails'] = [];
  const send = async (mail: (typeof mails)[number]) => {
    if (mailFails) throw new AppError('mail_failed');
    mails.push(mail);
  };
  test = { ...(await createTestApp({ mailer: { send } })), mails };
});
afterAll(() => test.close());
beforeEach(async () => {
  serial += 1;
  email = `person${serial}@example.org`;
  await registerAccount(test, email);
  test.mails.length = 0;
});

const ask = (address = email, more: object = {}) =>
  inject(test, 'sendResetCode', { email: address, ...more });
const reset = (code: string, more: object = {}) =>
  inject(test, 'resetPassword', { email, code, newPassword, ...more });
const login = (password: string) => inject(test, 'login', { email, password });
const codeOf = (mail: TestApp['mails'][number] | undefined) => /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
const wrongCode = (code: string, step = 1) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

async function askForCode(): Promise<string> {
  const response = await ask();
  expect(response.json()).toEqual({ expireTime: 60 });
  await test.deps.background.settled();
  return codeOf(test.mails.at(-1));
}

describe('asking for a code', () => {
  it('answers alike whether the address is known, unknown, without a password, waiting or unreachable', async () => {
    const social = `social${serial}@example.org`;
    await registerAccount(test, social);
    await test.deps.db.update(users).set({ passwordHash: null }).where(eq(users.email, social));
    const known = await ask();
    const unknown = await ask('nobody@example.org');
    const withoutPassword = await ask(social);
    const waiting = await ask();
    mailFails = true;
    test.clock.pass(60_000);
    const unreachable = await ask();
    await test.deps.background.settled();
    mailFails = false;
    const seen = [known, unknown, withoutPassword, waiting, unreachable].map((response) => {
      const { date: _, 'x-request-id': _id, 'set-cookie': _ticket, ...headers } = response.headers;
      const cookies = response.cookies.map(({ value, ...rest }) => ({ ...rest, length: value.length }));
      return { status: response.statusCode, body: response.body, headers, cookies };
    });
    expect(seen[0]?.status).toBe(200);
    for (const other of seen) expect(other).toEqual(seen[0]);
  });

  it('does not wait for the mail', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = await createTestApp({ mailer: { send: () => held } });
    await slow.deps.db.insert(users).values({ email, fullName: 'p', createdAt: slow.deps.now() });
    expect((await inject(slow, 'sendResetCode', { email })).statusCode).toBe(200);
    release();
    await slow.close();
  });

  it('does the same work for an address without an account, and mails nothing', async () => {
    await ask('stranger@example.org');
    await test.deps.background.settled();
    const rows = await test.deps.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.email, 'stranger@example.org'));
    expect(rows).toHaveLength(1);
    expect(test.mails).toEqual([]);
  });

  it('sends one code in 60 seconds, five in an hour and ten in a day', async () => {
    const tenPerHour = async () => {
      for (let at = 0; at < 10; at += 1) {
        await ask();
        await ask();
        test.clock.pass(60_000);
      }
      await test.deps.background.settled();
      return test.mails.length;
    };
    expect(await tenPerHour()).toBe(5);
    test.clock.pass(3_600_000);
    expect(await tenPerHour()).toBe(10);
    test.clock.pass(3_600_000);
    expect(await tenPerHour()).toBe(10);
    test.clock.pass(24 * 3_600_000);
    await ask();
    await test.deps.background.settled();
    expect(test.mails).toHaveLength(11);
  });

  it('lets the person ask again at once when the mail could not be sent', async () => {
    mailFails = true;
    await ask();
    await test.deps.background.settled();
    mailFails = false;
    expect(await askForCode()).toMatch(/^\d{6}$/);
  });

  it('writes in the language of the page', async () => {
    await ask(email, { locale: 'zh' });
    await test.deps.background.settled();
    expect(test.mails.at(-1)?.text).toContain('重置密码');
  });
});

describe('setting a new password', () => {
  it('ends every session at once, signs nobody in and mails the person', async () => {
    const devices = [await logIn(test, email), await logIn(test, email)];
    const response = await reset(await askForCode());
    expect([response.statusCode, response.json()]).toEqual([200, { success: true }]);
    for (const { accessToken, refreshToken } of devices) {
      const call = await inject(test, 'activeSubscription', undefined, accessToken);
      expect(call.statusCode).toBe(401);
      expect((await inject(test, 'refresh', { refreshToken })).statusCode).toBe(401);
    }
    expect((await login(goodPassword)).json().message).toBe('Authentication failed');
    expect((await login(newPassword)).statusCode).toBe(200);
    await test.deps.background.settled();
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: 'Your Clearing password was changed' });
  });

  it("leaves other people's sessions alone", async () => {
    const other = await registerAccount(test, `other${serial}@example.org`);
    test.mails.length = 0;
    await reset(await askForCode());
    const call = await inject(test, 'activeSubscription', undefined, other.accessToken);
    expect(call.statusCode).toBe(200);
  });

  it('a sign-in with the old password that is under way when the reset ends gets no session', async () => {
    const code = await askForCode();
    const { passwords } = test.deps;
    const real = passwords.verify;
    passwords.verify = async (...input) => {
      const matches = await real(...input);
      passwords.verify = real;
      expect((await reset(code)).statusCode).toBe(200);
      return matches;
    };
    expect((await login(goodPassword)).statusCode).toBe(401);
  });

  it('refuses a common password by its field, and spends no guess on it', async () => {
    const code = await askForCode();
    for (const common of ['password1', 'qwerty123', 'Clearing1']) {
      const response = await reset(code, { newPassword: common });
      expect([response.statusCode, response.json().code]).toEqual([400, 'weak_password']);
      expect(Object.keys(response.json().fields)).toEqual(['newPassword']);
    }
    expect((await reset(code)).statusCode).toBe(200);
  });

  it('takes six characters and not five, as the spec says', async () => {
    const code = await askForCode();
    const short = await reset(code, { newPassword: 'reed5' });
    expect(short.json().fields).toEqual({ newPassword: 'Password must be at least 6 characters' });
    expect((await reset(code, { newPassword: 'reeds5' })).statusCode).toBe(200);
  });

  it('a code works once, for ten minutes, and only the newest', async () => {
    const old = await askForCode();
    test.clock.pass(60_000);
    const newest = await askForCode();
    expect((await reset(old)).json().code).toBe('code_invalid');
    expect((await reset(newest)).statusCode).toBe(200);
    expect((await reset(newest)).json().code).toBe('code_invalid');
    const late = await askForCode();
    test.clock.pass(10 * 60_000);
    expect((await reset(late)).json().message).toBe('The verification code is invalid or expired');
  });

  it('of 300 parallel wrong guesses five are looked at, and then the right one is refused too', async () => {
    const code = await askForCode();
    await Promise.all(Array.from({ length: 300 }, (_, at) => reset(wrongCode(code, at + 1))));
    const rows = await test.deps.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.email, email));
    expect(rows.map(({ attempts }) => attempts)).toContain(5);
    expect(Math.max(...rows.map(({ attempts }) => attempts))).toBe(5);
    expect((await reset(code)).json().code).toBe('code_invalid');
  });

  it('the right code ten times in parallel sets one password', async () => {
    const code = await askForCode();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => reset(code, { newPassword: `${newPassword}${at}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => [200, 400].includes(statusCode))).toBe(true);
  });

  it('a code to register is no use here, nor one of another address, nor the other way round', async () => {
    const fresh = `fresh${serial}@example.org`;
    await inject(test, 'sendVerificationCode', { email: fresh });
    const registerCode = codeOf(test.mails.at(-1));
    expect((await reset(registerCode)).json().code).toBe('code_invalid');
    expect((await reset(registerCode, { email: fresh })).json().code).toBe('code_invalid');
    const code = await askForCode();
    const registered = await inject(test, 'register', {
      email: fresh,
      password: goodPassword,
      verificationCode: code,
    });
    expect(registered.json().code).toBe('code_invalid');
  });

  it('answers a right guess for an address without an account like a wrong one', async () => {
    const nobody = 'nobody-at-all@example.org';
    await ask(nobody);
    const response = await reset('123456', { email: nobody });
    expect([response.statusCode, response.json().code]).toEqual([400, 'code_invalid']);
  });
});
