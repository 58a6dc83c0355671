import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goodPassword, registerAccount } from '../../../tests/support/accounts.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { type EndpointName, endpoints } from '../../shared/contract/endpoints.ts';
import { users } from '../db/schema.ts';

const newPassword = 'still lake 90';
const agents = {
  laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
};
let test: TestApp;
let log = '';
let email: string;
let serial = 0;
beforeAll(async () => {
  const lines = {
    write: (line: string) => {
      log += line;
    },
  };
  test = await createTestApp({ deps: { log: pino({}, lines) } });
});
afterAll(() => test.close());
beforeEach(async () => {
  serial += 1;
  email = `person${serial}@example.org`;
  await registerAccount(test, email);
  test.clock.pass(24 * 3_600_000);
});

interface Device {
  id: string;
  accessToken: string;
  refreshToken: string;
}

function ask(
  name: EndpointName,
  payload: object | undefined,
  { token, agent, id = '' }: { token?: string; agent?: string; id?: string } = {},
) {
  const { method, path } = endpoints[name];
  return test.app.inject({
    method,
    url: path.replace(/:\w+/, id),
    ...(payload && { payload }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(agent && { 'user-agent': agent }),
    },
  });
}

async function signIn(agent: string): Promise<Device> {
  const answer = await ask('login', { email, password: goodPassword }, { agent });
  expect(answer.statusCode, answer.body).toBe(200);
  const { accessToken, refreshToken } = answer.json();
  const { devices } = (await ask('getSecurity', undefined, { token: accessToken })).json();
  return { id: devices.find((device: { current: boolean }) => device.current).id, accessToken, refreshToken };
}

const read = async ({ accessToken }: Device) => ask('getSecurity', undefined, { token: accessToken });
const isSignedIn = async (device: Device) => (await read(device)).statusCode === 200;
const change = (device: Device, more: object = {}) =>
  ask(
    'changePassword',
    { currentPassword: goodPassword, newPassword, ...more },
    { token: device.accessToken },
  );

describe('the devices of a person', () => {
  it('are listed in plain words, with the hour of their last use, and this one is marked', async () => {
    const laptop = await signIn(agents.laptop);
    test.clock.pass(3 * 24 * 3_600_000 + 1_234_567);
    const phone = await signIn(agents.phone);
    const { hasPassword, devices } = (await read(phone)).json();
    expect(hasPassword).toBe(true);
    expect(devices).toHaveLength(3);
    expect(devices).toMatchObject([
      { id: phone.id, browser: 'Safari', system: 'iPhone', current: true },
      { id: laptop.id, browser: 'Firefox', system: 'Linux', current: false },
      { current: false },
    ]);
    for (const { since, lastUsed } of devices) expect(since + lastUsed).toMatch(/^(.*T\d\d:00:00\.000Z){2}$/);
    expect(JSON.stringify(devices)).not.toContain('Mozilla');
  });

  it('that are ended one by one are signed out at once, and the others are not', async () => {
    const [laptop, phone] = [await signIn(agents.laptop), await signIn(agents.phone)];
    const ended = await ask('endDevice', undefined, { token: laptop.accessToken, id: phone.id });
    expect([ended.statusCode, ended.json()]).toEqual([200, { success: true }]);
    expect(await isSignedIn(phone)).toBe(false);
    expect((await ask('refresh', { refreshToken: phone.refreshToken })).statusCode).toBe(401);
    expect(await isSignedIn(laptop)).toBe(true);
    const again = await ask('endDevice', undefined, { token: laptop.accessToken, id: phone.id });
    expect(again.statusCode).toBe(404);
  });

  it('are all signed out but this one, and nobody else is', async () => {
    const [laptop, phone] = [await signIn(agents.laptop), await signIn(agents.phone)];
    const other = await registerAccount(test, `other${serial}@example.org`);
    const answer = await ask('endOtherDevices', {}, { token: laptop.accessToken });
    expect(answer.json()).toEqual({ ended: 2 });
    expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, false]);
    expect((await ask('getSecurity', undefined, { token: other.accessToken })).statusCode).toBe(200);
  });

  it('have no name without a User-Agent header', async () => {
    const device = await signIn('');
    expect((await read(device)).json().devices[0]).toMatchObject({ browser: null, system: null });
  });
});

describe('changing the password', () => {
  it('asks for the present one, ends every other session and tells the person by mail', async () => {
    const [laptop, phone] = [await signIn(agents.laptop), await signIn(agents.phone)];
    const answer = await change(laptop);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([true, false]);
    expect((await ask('login', { email, password: goodPassword })).statusCode).toBe(401);
    expect((await ask('login', { email, password: newPassword })).statusCode).toBe(200);
    await test.deps.background.settled();
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: 'Your Clearing password was changed' });
    expect(test.mails.at(-1)?.text).not.toContain('code');
  });

  it('changes nothing for a wrong one, a common one or a weak one', async () => {
    const [laptop, phone] = [await signIn(agents.laptop), await signIn(agents.phone)];
    const wrong = await change(laptop, { currentPassword: 'not this one 1' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'not_confirmed']);
    expect(Object.keys(wrong.json().fields)).toEqual(['currentPassword']);
    const common = await change(laptop, { newPassword: 'password1' });
    expect([common.json().code, Object.keys(common.json().fields)]).toEqual([
      'weak_password',
      ['newPassword'],
    ]);
    const weak = await change(laptop, { newPassword: 'onlyletters' });
    expect([weak.statusCode, Object.keys(weak.json().fields)]).toEqual([400, ['newPassword']]);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await ask('login', { email, password: goodPassword })).statusCode).toBe(200);
  });

  it('is refused to who has none: a mailed code sets one', async () => {
    const laptop = await signIn(agents.laptop);
    await test.deps.db.update(users).set({ passwordHash: null }).where(eq(users.email, email));
    expect((await read(laptop)).json().hasPassword).toBe(false);
    expect((await change(laptop)).json().code).toBe('not_confirmed');
  });

  it('can be tried ten times an hour', async () => {
    const headers = { authorization: `Bearer ${(await signIn(agents.laptop)).accessToken}` };
    const statuses = [];
    for (let at = 0; at < 11; at += 1) {
      const answer = await test.app.inject({
        method: 'POST',
        url: endpoints.changePassword.path,
        headers,
        payload: {},
        remoteAddress: `203.0.113.${at}`,
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe('the log', () => {
  const lines = (event: string) =>
    log
      .split('\n')
      .filter((line) => line.includes(`"audit":"${event}"`))
      .map((line) => JSON.parse(line));

  it('follows guesses at one account by keyed hashes, without the address', async () => {
    log = '';
    for (const [at, password] of ['wrong', 'wrong too', goodPassword].entries())
      await test.app.inject({
        method: 'POST',
        url: endpoints.login.path,
        payload: { email, password },
        remoteAddress: `198.51.100.${at % 2}`,
      });
    await ask('login', { email: 'somebody.else@example.org', password: 'x' });
    const [first, second, third, other] = lines('login');
    expect([first, second, third].map(({ outcome }) => outcome)).toEqual([
      'invalid_credentials',
      'invalid_credentials',
      'done',
    ]);
    expect(first.account).toMatch(/^[\w-]{16}$/);
    expect([second.account, third.account]).toEqual([first.account, first.account]);
    expect([second.network === first.network, third.network === first.network]).toEqual([false, true]);
    expect(other.account).not.toBe(first.account);
    expect(log).not.toMatch(/example\.org|198\.51\.100/);
  });

  it('says who changed what about an account, and which network asked too often', async () => {
    const [laptop, phone] = [await signIn(agents.laptop), await signIn(agents.phone)];
    log = '';
    await ask('endDevice', undefined, { token: laptop.accessToken, id: phone.id });
    await change(laptop);
    const events = [...lines('end_session'), ...lines('change_password')];
    expect(events).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }]);
    expect(new Set(events.map(({ account }) => account)).size).toBe(1);
    for (let at = 0; at < 6; at += 1)
      await test.app.inject({
        method: 'POST',
        url: endpoints.login.path,
        payload: {},
        remoteAddress: '203.0.113.250',
      });
    expect(lines('limited')).toMatchObject([
      { call: 'login', network: expect.stringMatching(/^[\w-]{16}$/) },
    ]);
  });
});
