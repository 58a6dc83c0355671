/** The limits as callers meet them, from networks that no exemption covers. */
import type { InjectOptions } from 'light-my-request';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts';
import { createPasswords } from '../../src/server/auth/credentials/passwords.ts';
import { goodPassword, registerAccount } from '../support/accounts.ts';
import { createSubscribedPerson } from '../support/people.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts';

const opened: TestApp[] = [];
async function open(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await createTestApp(options);
  opened.push(test);
  return test;
}
let test: TestApp;
beforeAll(async () => {
  test = await open();
});
afterAll(() => Promise.all(opened.map((one) => one.close())));
afterEach(() => test.clock.pass(24 * 3_600_000));

let serial = 0;
/** An address that nobody has used. */
function newNetwork(): string {
  serial += 1;
  return `203.0.113.${serial}`;
}

function call(
  app: TestApp,
  name: EndpointName,
  from: string,
  payload: object,
  headers: InjectOptions['headers'] = {},
) {
  return app.app.inject({
    method: endpoints[name].method,
    url: endpoints[name].path,
    payload,
    headers,
    remoteAddress: from,
  });
}

type Answer = Awaited<ReturnType<typeof call>>;

function expectLimited(answer: Answer | undefined) {
  expect(answer?.statusCode, answer?.body).toBe(429);
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
}

async function repeat(times: number, run: (at: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < times; at += 1) answers.push(await run(at));
  return answers;
}

const wrong = { email: 'nobody@example.org', password: 'wrong' };

describe('signing in', () => {
  it('is refused the sixth time in a minute, before the body is looked at, and only for that network', async () => {
    const [mine, other] = [newNetwork(), newNetwork()];
    const answers = await repeat(5, () => call(test, 'login', mine, wrong));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401]);
    expectLimited(await call(test, 'login', mine, {}));
    expect((await call(test, 'login', other, wrong)).statusCode).toBe(401);
    test.clock.pass(60_000);
    expect((await call(test, 'login', mine, wrong)).statusCode).toBe(401);
  });

  it('is never locked by the failures of others', async () => {
    const email = 'victim@example.org';
    await registerAccount(test, email);
    await repeat(12, () => call(test, 'login', newNetwork(), { email, password: 'wrong' }));
    const right = await call(test, 'login', newNetwork(), { email, password: goodPassword });
    expect(right.statusCode).toBe(200);
  });

  it('of one account happens once at a time, however many networks guess at the same moment', async () => {
    const real = createPasswords();
    let running = 0;
    let most = 0;
    let looked = 0;
    const verify: typeof real.verify = async () => {
      looked += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return false;
    };
    const guessed = await open({ deps: { passwords: { ...real, verify } } });
    const body = { email: 'guessed@example.org', password: 'wrong' };
    const guesses = Array.from({ length: 400 }, (_, at) =>
      call(guessed, 'login', `198.51.${100 + (at % 4)}.${at >> 2}`, body),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(most).toBe(1);
    expect(looked).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(400 - looked);
  });

  it('from one IPv6 /48 has the limit of four networks', async () => {
    const answers = await repeat(21, (at) =>
      call(test, 'login', `2001:db8:48:${at}::1`, { ...wrong, email: `p${at}@example.org` }),
    );
    expect(answers.slice(0, 20).map(({ statusCode }) => statusCode)).not.toContain(429);
    expectLimited(answers.at(-1));
  });

  it('from loopback is not counted while the product is tried out, and is with a public address', async () => {
    const tried = await repeat(7, () => call(test, 'login', '127.0.0.1', wrong));
    expect(new Set(tried.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    const real = await open({ env: { PUBLIC_URL: 'https://clearing.example' } });
    const answers = await repeat(6, () => call(real, 'login', '127.0.0.1', wrong));
    expectLimited(answers.at(-1));
  });
});

describe('behind a proxy', () => {
  it('the address that the proxy adds counts, not one that the client writes', async () => {
    const proxied = await open({
      env: { TRUSTED_PROXIES: '10.0.0.0/8', PUBLIC_URL: 'https://clearing.example' },
    });
    const through = (forwarded: string) =>
      call(proxied, 'login', '10.0.0.2', wrong, { 'x-forwarded-for': forwarded });
    const forged = await repeat(6, (at) => through(`198.51.100.${at}, 203.0.113.200`));
    expectLimited(forged.at(-1));
    expect((await through('203.0.113.201')).statusCode).toBe(401);
  });

  it('without TRUSTED_PROXIES the header means nothing, and a client that is no proxy cannot use it', async () => {
    const from = newNetwork();
    const answers = await repeat(6, (at) =>
      call(test, 'login', from, wrong, { 'x-forwarded-for': `198.51.100.${at}` }),
    );
    expectLimited(answers.at(-1));
  });

  it('addresses of one IPv6 /64 share their limits, and mapped IPv4 addresses are IPv4', async () => {
    const answers = await repeat(6, (at) => call(test, 'login', `2001:db8:1:2::${at + 1}`, wrong));
    expectLimited(answers.at(-1));
    expect((await call(test, 'login', '2001:db8:1:3::1', wrong)).statusCode).toBe(401);
    const from = newNetwork();
    const mapped = await repeat(6, (at) => call(test, 'login', at % 2 ? `::ffff:${from}` : from, wrong));
    expectLimited(mapped.at(-1));
  });

  it.each(['true', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.1, x'])(
    'refuses TRUSTED_PROXIES=%s',
    async (value) => {
      await expect(createTestApp({ env: { TRUSTED_PROXIES: value } })).rejects.toThrow(/TRUSTED_PROXIES/);
    },
  );
});

describe('codes', () => {
  const email = (at: number) => `code${serial}-${at}@example.org`;

  it('are ten an hour for a network, over registration and reset', async () => {
    const from = newNetwork();
    const answers = await repeat(11, (at) =>
      call(test, at % 2 ? 'sendResetCode' : 'sendVerificationCode', from, { email: email(at) }),
    );
    expect(new Set(answers.slice(0, 10).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expectLimited(answers.at(-1));
  });

  it.each(['sendVerificationCode', 'sendResetCode'] as const)(
    'the 21st address of a network and day gets the same refusal whether it is registered or not (%s)',
    async (name) => {
      const known = `known-${name}@example.org`.toLowerCase();
      await registerAccount(test, known);
      const from = newNetwork();
      await repeat(20, (at) => {
        if (at === 10) test.clock.pass(3_600_000);
        return call(test, name, from, { email: email(at) });
      });
      test.clock.pass(3_600_000);
      const [registered, free] = [
        await call(test, name, from, { email: known }),
        await call(test, name, from, { email: email(99) }),
      ];
      expectLimited(registered);
      expect([free?.statusCode, free?.body]).toEqual([registered?.statusCode, registered?.body]);
    },
  );
});

describe('other limits', () => {
  it('a network refreshes 300 times a minute, whatever the tokens', async () => {
    const from = newNetwork();
    const answers = await repeat(301, (at) => call(test, 'refresh', from, { refreshToken: `made-up-${at}` }));
    expect(new Set(answers.slice(0, 300).map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expectLimited(answers.at(-1));
  });

  it('a session refreshes 30 times a minute', async () => {
    const { refreshToken } = await registerAccount(test, 'often@example.org');
    let token = refreshToken;
    const answers = await repeat(31, async () => {
      const answer = await call(test, 'refresh', newNetwork(), { refreshToken: token });
      token = answer.json().refreshToken ?? token;
      return answer;
    });
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
    expectLimited(answers.at(-1));
    test.clock.pass(60_000);
    expect((await call(test, 'refresh', newNetwork(), { refreshToken: token })).statusCode).toBe(200);
  });

  it('a person begins and answers 60 times an hour, wherever from', async () => {
    const { headers } = await createSubscribedPerson(test);
    const answers = await repeat(61, (at) =>
      call(test, at % 2 ? 'sendMessage' : 'startDialogue', newNetwork(), {}, headers),
    );
    expect(new Set(answers.slice(0, 60).map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expectLimited(answers.at(-1));
    const other = await createSubscribedPerson(test);
    expect((await call(test, 'startDialogue', newNetwork(), {}, other.headers)).statusCode).toBe(400);
  });

  it('a person asks a payment provider 20 times a minute, over all calls that do, wherever from', async () => {
    const { headers } = await createSubscribedPerson(test);
    const names = [
      'openPortal',
      'switchPlan',
      'cancelSubscription',
      'refreshSubscription',
      'startPaypalSubscription',
    ] as const;
    const ask = (at: number) => call(test, names[at % 5] ?? 'openPortal', newNetwork(), {}, headers);
    const answers = await repeat(21, ask);
    expect(new Set(answers.slice(0, 20).map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expectLimited(answers.at(-1));
    test.clock.pass(60_000);
    expect((await ask(0)).statusCode).toBe(400);
  });

  it('a network has 60 readings a minute', async () => {
    const from = newNetwork();
    expectLimited((await repeat(61, () => call(test, 'readQuestion', from, { question: 'Why?' }))).at(-1));
  });
});

describe('reports of slow pages', () => {
  it('find nobody where they are not asked for, and are limited to 60 a minute', async () => {
    const from = newNetwork();
    const report = () => call(test, 'reportPerformance', from, { kind: 'long_task' });
    const answers = await repeat(61, report);
    expect(answers[59]?.json().code).toBe('not_found');
    expectLimited(answers.at(-1));
    expect(await test.deps.metrics.text()).not.toContain('clearing_page_reports_total{');
  });
});

describe('a flood of sign-ins', () => {
  it('is answered 429 or 503 with Retry-After, and leaves sign-in and health to others', async () => {
    const passwords = createPasswords();
    const flooded = await open({ deps: { passwords } });
    const email = 'other@example.org';
    await registerAccount(flooded, email);
    // One network past its limit, and one that has not used it up but fills the queue.
    const flood = Array.from({ length: 400 }, (_, at) =>
      call(flooded, 'login', at % 2 ? '198.51.100.1' : '198.51.100.2', {
        email: `x${at}@example.org`,
        password: 'x',
      }),
    );
    const right = call(flooded, 'login', '198.51.100.3', { email, password: goodPassword });
    const health = flooded.app.inject({ url: '/healthz' });
    expect((await health).statusCode).toBe(200);
    expect((await right).statusCode).toBe(200);
    const refused = (await Promise.all(flood)).filter(({ statusCode }) => statusCode !== 401);
    expect(refused.length).toBeGreaterThanOrEqual(390);
    for (const answer of refused) {
      expect([429, 503]).toContain(answer.statusCode);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('from one network takes three places in the queue, so that another finds one', async () => {
    const passwords = createPasswords();
    const jobs = Array.from({ length: 50 }, () =>
      passwords.verify(null, 'x', 'flood').catch((error) => error.code),
    );
    const other = passwords.verify(null, 'x', 'other');
    expect(await other).toBe(false);
    const results = await Promise.all(jobs);
    expect(results.filter((result) => result === 'busy')).toHaveLength(45);
  });
});
