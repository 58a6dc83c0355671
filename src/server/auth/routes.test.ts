import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  goodPassword,
  inject,
  logIn,
  registerAccount,
  requestCode,
} from '../../../tests/support/accounts.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { type EndpointName, endpoints } from '../../shared/contract/endpoints.ts';
import { type ErrorBody, errors } from '../../shared/contract/errors.ts';
import { emailProblem } from '../../shared/validation.ts';
import { users } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { createPasswords } from './credentials/passwords.ts';

describe('the calls of signing in', () => {
  const email = 'person@example.org';
  let test: TestApp;
  let verified = 0;
  let busy = false;
  beforeAll(async () => {
    const real = createPasswords();
    const verify: typeof real.verify = async (stored, password) => {
      verified += 1;
      if (busy) throw new AppError('busy', { retryAfterS: 2 });
      return real.verify(stored, password);
    };
    test = await createTestApp({ deps: { passwords: { ...real, verify } } });
    await registerAccount(test, email);
  });
  afterAll(() => test.close());

  const login = (body: object) => inject(test, 'login', { email, password: goodPassword, ...body });
  const refresh = (refreshToken: string) => inject(test, 'refresh', { refreshToken });
  const callWith = (accessToken: string) => inject(test, 'activeSubscription', undefined, accessToken);

  describe('signing in', () => {
    it('gives the token set of the spec', async () => {
      const response = await login({ provider: 'LOCAL', sessionId: 's-1' });
      expect(response.statusCode).toBe(200);
      expect(Object.keys(response.json()).sort()).toEqual([
        'accessToken',
        'email',
        'expiresIn',
        'fullName',
        'refreshToken',
        'role',
        'tokenType',
        'userId',
      ]);
    });

    it('answers a wrong password and an unknown address alike, after the same work', async () => {
      const answers = [];
      for (const body of [{ password: 'wrong' }, { email: 'nobody@example.org' }]) {
        const before = verified;
        const response = await login(body);
        answers.push({ status: response.statusCode, body: response.json(), work: verified - before });
      }
      expect(answers[0]).toEqual({
        status: 401,
        body: { code: 'invalid_credentials', message: 'Authentication failed' },
        work: 1,
      });
      expect(answers[1]).toEqual(answers[0]);
    });

    it('takes a password of 128 characters just as it was typed at registration', async () => {
      const long = 'long@example.org';
      const password = ` Quiet 7${'x'.repeat(119)} `;
      const verificationCode = await requestCode(test, long);
      const registered = await inject(test, 'register', { email: long, password, verificationCode });
      expect([password.length, registered.statusCode]).toEqual([128, 200]);
      const others = [
        password.trim(),
        password.toLowerCase(),
        `${password.slice(0, -2)}y `,
        password.slice(0, 72),
      ];
      for (const other of others)
        expect((await login({ email: long, password: other })).json().code).toBe('invalid_credentials');
      expect((await login({ email: long, password })).statusCode).toBe(200);
    });

    it('replaces a hash made with weaker parameters at the next sign-in', async () => {
      const weak = await hash(goodPassword, { memoryCost: 8_192, timeCost: 1 });
      await test.deps.db.update(users).set({ passwordHash: weak }).where(eq(users.email, email));
      expect((await login({})).statusCode).toBe(200);
      const [user] = await test.deps.db.select().from(users).where(eq(users.email, email));
      expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect((await login({})).statusCode).toBe(200);
    });

    it('says when to come back if too many wait', async () => {
      busy = true;
      const response = await login({});
      busy = false;
      expect(response.statusCode).toBe(503);
      expect(response.json().code).toBe('busy');
      expect(response.headers['retry-after']).toBe('2');
    });

    it('opens a new session each time', async () => {
      const [first, second] = [await logIn(test, email), await logIn(test, email)];
      expect(first.refreshToken).not.toBe(second.refreshToken);
      await inject(test, 'logout', {}, first.accessToken);
      expect((await callWith(second.accessToken)).statusCode).toBe(200);
    });
  });

  describe('refreshing', () => {
    it('exchanges the refresh token for a new pair', async () => {
      const { refreshToken } = await logIn(test, email);
      const response = await refresh(refreshToken);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ expiresIn: 3_600, tokenType: 'Bearer' });
      expect(response.json().refreshToken).not.toBe(refreshToken);
      expect((await callWith(response.json().accessToken)).statusCode).toBe(200);
    });

    it('a replay kills every token of the session, the access tokens too', async () => {
      const { accessToken, refreshToken } = await logIn(test, email);
      const child = (await refresh(refreshToken)).json();
      test.clock.pass(30_001);
      const replay = await refresh(refreshToken);
      expect(replay.statusCode).toBe(401);
      expect(replay.json().code).toBe('refresh_invalid');
      for (const token of [accessToken, child.accessToken]) {
        expect((await callWith(token)).statusCode).toBe(401);
      }
      expect((await refresh(child.refreshToken)).statusCode).toBe(401);
    });
  });

  describe('signing out', () => {
    it('refuses every earlier access and refresh token at once', async () => {
      const { accessToken, refreshToken } = await logIn(test, email);
      const child = (await refresh(refreshToken)).json();
      const response = await inject(test, 'logout', undefined, accessToken);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({ success: true });
      for (const token of [accessToken, child.accessToken]) {
        expect((await callWith(token)).json().code).toBe('unauthorized');
      }
      for (const token of [refreshToken, child.refreshToken]) {
        expect((await refresh(token)).json().code).toBe('refresh_invalid');
      }
    });

    it('needs a session', async () => {
      expect((await inject(test, 'logout', {})).statusCode).toBe(401);
    });
  });

  describe('the bearer token', () => {
    const withHeader = (authorization: string) =>
      test.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { authorization } });

    it('answers 401 to every malformed header', async () => {
      const { accessToken } = await logIn(test, email);
      const headers = [
        '',
        'Bearer',
        'Bearer ',
        `Bearer  ${accessToken}`,
        `Bearer ${accessToken} x`,
        `Basic ${accessToken}`,
        accessToken,
        `Bearer ${'x'.repeat(10_000)}`,
        'Bearer a.b.c',
        'Bearer \u0001\u007f',
        'Bearer é.ü.ñ',
        `Bearer ${accessToken}, Bearer ${accessToken}`,
      ];
      for (const header of headers) {
        const response = await withHeader(header);
        expect(response.statusCode, header.slice(0, 40)).toBe(401);
        expect(response.json().code).toBe('unauthorized');
        expect(response.headers['www-authenticate']).toBe('Bearer');
      }
      expect((await withHeader(`bearer ${accessToken}`)).statusCode).toBe(200);
    });

    it('takes no refresh token for an access token', async () => {
      const { refreshToken } = await logIn(test, email);
      expect((await withHeader(`Bearer ${refreshToken}`)).statusCode).toBe(401);
    });

    it('expires after an hour, while the refresh token goes on', async () => {
      const { accessToken, refreshToken } = await logIn(test, email);
      test.clock.pass(3_600_000);
      expect((await callWith(accessToken)).statusCode).toBe(401);
      expect((await refresh(refreshToken)).statusCode).toBe(200);
    });

    it('is no use once the person is gone', async () => {
      const { accessToken, refreshToken } = await registerAccount(test, 'gone@example.org');
      await test.deps.db.delete(users).where(eq(users.email, 'gone@example.org'));
      expect((await callWith(accessToken)).statusCode).toBe(401);
      expect((await refresh(refreshToken)).statusCode).toBe(401);
    });
  });

  it('the database holds no token, code or password that would work', async () => {
    const code = await requestCode(test, 'dump@example.org');
    const { accessToken, refreshToken } = await logIn(test, email);
    const child = (await refresh(refreshToken)).json();
    const tables = ['users', 'sessions', 'refresh_tokens', 'verification_codes'];
    const dumps = await Promise.all(
      tables.map((table) => test.deps.db.execute(sql`select * from ${sql.identifier(table)}`)),
    );
    const dump = JSON.stringify(dumps);
    expect(dump).toContain(email);
    const secrets = [accessToken, refreshToken, child.accessToken, child.refreshToken, goodPassword];
    for (const secret of secrets) expect(dump).not.toContain(secret);
    expect(dump).not.toContain(`"${code}"`);
  });

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
        password:
          'Password must be at least 8 characters long and contain at least one letter and one number',
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
});

describe('devices, passwords and the log', () => {
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
    return {
      id: devices.find((device: { current: boolean }) => device.current).id,
      accessToken,
      refreshToken,
    };
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
      for (const { since, lastUsed } of devices)
        expect(since + lastUsed).toMatch(/^(.*T\d\d:00:00\.000Z){2}$/);
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
});
