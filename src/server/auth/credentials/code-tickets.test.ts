/** Codes while others guess at the same address: what they do must not reach the owner. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { goodPassword, registerAccount } from '../../../../tests/support/accounts.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { type EndpointName, endpoints } from '../../../shared/contract/endpoints.ts';

let test: TestApp;
let email: string;
let serial = 0;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  serial += 1;
  email = `owner${serial}@example.org`;
  test.clock.pass(24 * 3_600_000);
});

/** A browser keeps its cookies; `null` stands for a program that keeps none. */
function createBrowser(network: string, jar: Map<string, string> | null = new Map()) {
  const call = async (name: EndpointName, payload: object) => {
    const cookie = [...(jar ?? [])].map(([key, value]) => `${key}=${value}`).join('; ');
    const { method, path } = endpoints[name];
    const headers = cookie ? { cookie } : {};
    const answer = await test.app.inject({ method, url: path, payload, headers, remoteAddress: network });
    for (const { name: key, value, maxAge } of answer.cookies) {
      if (maxAge === 0 || value === '') jar?.delete(key);
      else jar?.set(key, value);
    }
    return answer;
  };
  const askForCode = async (name: 'sendVerificationCode' | 'sendResetCode') => {
    const before = test.mails.length;
    const answer = await call(name, { email });
    expect(answer.statusCode, answer.body).toBe(200);
    await test.deps.background.settled();
    return test.mails.length > before ? /\b\d{6}\b/.exec(test.mails.at(-1)?.text ?? '')?.[0] : undefined;
  };
  const register = (verificationCode = '') =>
    call('register', { email, password: goodPassword, verificationCode });
  const reset = (code = '') => call('resetPassword', { email, code, newPassword: 'still lake 9' });
  const login = (password: string) => call('login', { email, password });
  return { askForCode, register, reset, login };
}

const wrongCode = (code: string | undefined, step: number) =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

it('a stranger who guesses fifteen times and more does not keep the owner from registering', async () => {
  const [owner, stranger] = [createBrowser('203.0.113.1'), createBrowser('198.51.100.1')];
  const first = await owner.askForCode('sendVerificationCode');
  for (let at = 1; at <= 30; at += 1)
    expect((await stranger.register(wrongCode(first, at))).statusCode).toBe(400);
  expect((await owner.register(first)).statusCode).toBe(200);
});

it('a stranger who asks for codes of his own and guesses at them keeps nobody from a new password', async () => {
  await registerAccount(test, email);
  test.clock.pass(60_000);
  const [owner, stranger] = [createBrowser('203.0.113.2'), createBrowser('198.51.100.2')];
  for (let round = 0; round < 10; round += 1) {
    const code = await stranger.askForCode('sendResetCode');
    for (let at = 1; at <= 5; at += 1) await stranger.reset(wrongCode(code, at));
    test.clock.pass(20 * 60_000);
  }
  expect(await stranger.askForCode('sendResetCode')).toBeUndefined();
  const fresh = await owner.askForCode('sendResetCode');
  expect(fresh).toBeDefined();
  expect((await owner.reset(fresh)).statusCode).toBe(200);
});

it('strangers in many networks do not keep a browser that is known from asking', async () => {
  await registerAccount(test, email);
  const owner = createBrowser('203.0.113.3');
  expect((await owner.login(goodPassword)).statusCode).toBe(200);
  for (let at = 0; at < 15; at += 1) await createBrowser(`198.51.100.${at}`).askForCode('sendResetCode');
  expect(await createBrowser('198.51.100.99').askForCode('sendResetCode')).toBeUndefined();
  const fresh = await owner.askForCode('sendResetCode');
  expect((await owner.reset(fresh)).statusCode).toBe(200);
});

it('the holder of a ticket has five guesses for a code', async () => {
  const holder = createBrowser('198.51.100.5');
  const code = await holder.askForCode('sendVerificationCode');
  for (let at = 1; at <= 5; at += 1) await holder.register(wrongCode(code, at));
  expect((await holder.register(code)).json().code).toBe('code_invalid');
});

it('the code that one device asked for can be typed on another, and the newer one on the older device', async () => {
  await registerAccount(test, email);
  test.clock.pass(60_000);
  const [laptop, phone] = [createBrowser('203.0.113.6'), createBrowser('203.0.113.7')];
  const first = await laptop.askForCode('sendResetCode');
  expect((await phone.reset(first)).statusCode).toBe(200);
  test.clock.pass(60_000);
  await laptop.askForCode('sendResetCode');
  test.clock.pass(1_000);
  const newer = await phone.askForCode('sendResetCode');
  expect((await laptop.reset(newer)).statusCode).toBe(200);
});

it('each of two devices goes on with its own code, and one used code ends the other', async () => {
  await registerAccount(test, email);
  test.clock.pass(60_000);
  const [laptop, phone] = [createBrowser('203.0.113.8'), createBrowser('203.0.113.9')];
  const first = await laptop.askForCode('sendResetCode');
  const second = await phone.askForCode('sendResetCode');
  expect((await laptop.reset(first)).statusCode).toBe(200);
  expect((await phone.reset(second)).json().code).toBe('code_invalid');
});

it('a program that keeps no cookies registers and resets with the fields of the specification', async () => {
  const plain = createBrowser('203.0.113.10', null);
  expect((await plain.register(await plain.askForCode('sendVerificationCode'))).statusCode).toBe(200);
  expect((await plain.reset(await plain.askForCode('sendResetCode'))).statusCode).toBe(200);
});

it('the ticket says nothing: it comes for known and unknown addresses alike, and no script reads it', async () => {
  await registerAccount(test, email);
  const cookies = [];
  for (const address of [email, 'nobody-here@example.org']) {
    const { path } = endpoints.sendResetCode;
    const answer = await test.app.inject({ method: 'POST', url: path, payload: { email: address } });
    cookies.push(answer.cookies.map(({ value: _, ...rest }) => rest));
  }
  expect(cookies[0]).toEqual(cookies[1]);
  expect(cookies[0]).toMatchObject([{ name: 'code_ticket', httpOnly: true, sameSite: 'Strict', path: '/' }]);
});

it('an owner whose account is guessed at signs in where they are known, or after a reset', async () => {
  await registerAccount(test, email);
  const home = createBrowser('203.0.113.11');
  expect((await home.login(goodPassword)).statusCode).toBe(200);
  const guesses = async () => {
    for (let at = 0; at < 14; at += 1) await createBrowser(`192.0.2.${at}`).login('wrong');
  };
  await guesses();
  const before = test.clock.now().getTime();
  expect((await home.login(goodPassword)).statusCode).toBe(200);
  expect(test.clock.now().getTime()).toBe(before);
  const elsewhere = createBrowser('203.0.113.12');
  expect((await elsewhere.reset(await elsewhere.askForCode('sendResetCode'))).statusCode).toBe(200);
  expect((await elsewhere.login('still lake 9')).statusCode).toBe(200);
  expect(test.clock.now().getTime()).toBe(before);
});
