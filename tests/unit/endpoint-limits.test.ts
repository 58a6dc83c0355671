/** Goes through every endpoint: what writes or asks somebody else is refused after a while. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callLimits, type LimitName } from '#shared/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts';
import { users } from '../../src/server/db/schema.ts';
import { createSubscribedPerson } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/** Reads that ask a provider, a location service or an issuer, make a file, or return something that can be used once. */
const asking: EndpointName[] = [
  'getLocation',
  'quoteSwitch',
  'googleNonce',
  'startAppleSignIn',
  'exportAccount',
  'downloadReceipt',
];
const names = Object.keys(endpoints) as EndpointName[];
const limited = names.filter((name) => endpoints[name].method !== 'GET' || asking.includes(name));
/** Above the most that any rule allows a minute. */
const patience = 320;
const allowed = 5;

let test: TestApp;
let serial = 0;
beforeAll(async () => {
  test = await createTestApp({ env: { PUBLIC_URL: 'https://clearing.example' } });
});
afterAll(() => test.close());

/** Somebody who may call everything, from an address that nobody has used. */
async function createCaller({ deps } = test) {
  const person = await createSubscribedPerson({ deps });
  await deps.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, person.userId));
  serial += 1;
  return { headers: person.headers, remoteAddress: `203.0.113.${serial}` };
}

async function callUntilRefused(
  app: TestApp,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  caller: object,
) {
  const path = url.replaceAll(/:\w+/g, 'none');
  for (let calls = 0; calls < patience; calls += 1) {
    const answer = await app.app.inject({ method, url: path, ...caller });
    if (answer.statusCode === 429) return { calls, retryAfter: Number(answer.headers['retry-after']) };
  }
  return undefined;
}

it('every endpoint is either limited or only reads what is here', () => {
  const reads = names.filter((name) => endpoints[name].limit === 'reads');
  expect(names.filter((name) => !limited.includes(name))).toEqual(reads);
});

it('no limit disturbs a person, and none is higher than the patience of these tests', () => {
  const rules = limited.flatMap((name) => Object.values(endpoints[name].limit) as LimitName[]);
  for (const rule of rules) {
    const most = Math.min(...callLimits[rule].map(({ max }) => max));
    expect(most, rule).toBeGreaterThanOrEqual(allowed);
    expect(most, rule).toBeLessThan(patience);
  }
});

/** With all limits lowered to 5 calls: up to the real ones it would be 2,000 calls. */
describe('with low limits', () => {
  const rules = Object.values(callLimits).flat();
  const real = rules.map(({ max }) => max);
  beforeAll(() => {
    for (const rule of rules) rule.max = Math.min(rule.max, allowed);
  });
  afterAll(() => {
    rules.forEach((rule, index) => {
      rule.max = real[index] ?? 0;
    });
  });

  it.each(limited)('%s is refused after a while, with the time to come back', async (name) => {
    const { method, path } = endpoints[name];
    const refused = await callUntilRefused(test, method, path, await createCaller());
    expect(refused?.calls).toBe(allowed);
    expect(refused?.retryAfter).toBeGreaterThan(0);
  });
});

it("Apple's form post is counted like the other calls of a sign-in", async () => {
  const refused = await callUntilRefused(test, 'POST', '/api/auth/apple/callback', await createCaller());
  expect(refused?.calls).toBe(20);
});

it.each(['createOrder', 'confirmOrder', 'getLocation'] as const)(
  '%s is limited on loopback, too, while the product is tried out',
  async (name) => {
    const trial = await createTestApp();
    const { headers } = await createCaller(trial);
    const { method, path } = endpoints[name];
    expect(
      await callUntilRefused(trial, method, path, { headers, remoteAddress: '127.0.0.1' }),
    ).toBeDefined();
    await trial.close();
  },
);
