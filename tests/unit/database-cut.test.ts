/**
 * The connection to the database breaks at the first statement of a call, at its second, and so on: whichever it is,
 * the answer is the same as without, or says that the service is busy. Never a mistake of ours, a refusal of who may
 * call, or a wait without end.
 */
import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { InjectOptions } from 'light-my-request';
import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts';
import { createScriptedGuide } from '../../src/server/chat/testing.ts';
import { createPool } from '../../src/server/db/postgres-pool.ts';
import { goodPassword, registerAccount, requestCode } from '../support/accounts.ts';
import { createAdmin } from '../support/admin.ts';
import { copyTemplate } from '../support/database-copy.ts';
import { createPerson, createSubscribedPerson } from '../support/people.ts';
import { startPostgres } from '../support/postgres.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { validFields } from '../support/valid-fields.ts';

let testApp: TestApp;
let pool: Pool;
let removeDatabase: () => Promise<void>;

/** From which statement on connections break, and how many there were. */
const cut = { armed: false, at: 0, seen: 0 };

function makeBreakable(client: PoolClient): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(error: Error): void } } })
    .connection;
  const query = client.query.bind(client) as (...input: unknown[]) => unknown;
  client.query = ((...input: unknown[]) => {
    if (cut.armed) {
      if (cut.seen >= cut.at) stream.destroy(new Error('cut'));
      cut.seen += 1;
    }
    return query(...input);
  }) as typeof client.query;
}

async function openDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const copy = await copyTemplate();
  if (copy) return { url: copy.url, remove: copy.drop };
  const own = await startPostgres();
  await (await own.open()).close();
  return { url: own.url, remove: own.stop };
}

beforeAll(async () => {
  const { url, remove } = await openDatabase();
  removeDatabase = remove;
  pool = createPool(url, () => {});
  pool.on('connect', makeBreakable);
  const db = drizzle(pool);
  const native = { kind: 'postgres', url } as const;
  const close = () => pool.end();
  testApp = await createTestApp({
    guide: createScriptedGuide(),
    database: { db, native, pool: undefined, vacuum: async () => {}, close },
  });
});
afterAll(async () => {
  await testApp.close();
  await removeDatabase();
});

function bodyOf(name: EndpointName): Record<string, unknown> {
  const shape: Endpoint = endpoints[name];
  const schema = z.toJSONSchema(shape.body ?? z.never(), { io: 'input', unrepresentable: 'any' });
  const { properties = {} } = (schema.anyOf?.[0] ?? schema) as { properties?: object };
  return validFields(properties);
}

const urlOf = (name: EndpointName, id: string = randomUUID()) =>
  endpoints[name].path.replace(':provider', 'stripe').replace(/:\w+/g, id);

async function beginDialogue(headers: Record<string, string>): Promise<string> {
  const sessionId = randomUUID();
  const payload = { ...bodyOf('startDialogue'), sessionId };
  const answer = await testApp.app.inject({ method: 'POST', url: urlOf('startDialogue'), headers, payload });
  expect(answer.statusCode).toBe(200);
  return sessionId;
}

const newEmail = () => `p${randomUUID()}@example.org`;

/** What a call needs to succeed, created for each; other calls ask for what does not exist. */
const wholes: Partial<Record<EndpointName, (headers: Record<string, string>) => Promise<InjectOptions>>> = {
  login: async () => {
    const email = newEmail();
    await registerAccount(testApp, email);
    return { payload: { email, password: goodPassword } };
  },
  register: async () => {
    const email = newEmail();
    const verificationCode = await requestCode(testApp, email);
    return { payload: { email, password: goodPassword, verificationCode } };
  },
  sendResetCode: async () => ({ payload: { email: (await createPerson(testApp)).email } }),
  sendVerificationCode: async () => ({ payload: { email: newEmail() } }),
  refresh: async () => ({ payload: { refreshToken: (await createPerson(testApp)).refreshToken } }),
  startDialogue: async () => ({ payload: { ...bodyOf('startDialogue'), sessionId: randomUUID() } }),
  sendMessage: async (headers) => ({
    payload: { ...bodyOf('sendMessage'), sessionId: await beginDialogue(headers) },
  }),
  finishDialogue: async (headers) => ({ payload: { sessionId: await beginDialogue(headers) } }),
  getSession: async (headers) => ({ url: urlOf('getSession', await beginDialogue(headers)) }),
  deleteSession: async (headers) => ({ url: urlOf('deleteSession', await beginDialogue(headers)) }),
};

/** A call by somebody new, ready to be sent. */
async function prepare(name: EndpointName): Promise<InjectOptions> {
  const { method, access } = endpoints[name];
  const make = access === 'admin' ? createAdmin : createSubscribedPerson;
  const headers = access === 'public' ? {} : (await make(testApp)).headers;
  const payload = method === 'POST' ? { payload: bodyOf(name) } : {};
  return { method, url: urlOf(name), headers, ...payload, ...(await wholes[name]?.(headers)) };
}

/** Sends it with connections that break from one statement on; gives the answer and whether it came to that. */
async function sendCut(call: InjectOptions, at: number) {
  Object.assign(cut, { armed: true, at, seen: 0 });
  const answer = await testApp.app.inject(call).catch((error: Error & { code?: string }) => error.code);
  await Promise.all([testApp.deps.turnLog.idle(), testApp.deps.background.settled()]);
  cut.armed = false;
  return { answer, wasCut: cut.seen > at };
}

/** A file that is being sent breaks off, so that nobody takes it for whole. */
const brokenOff = 'LIGHT_ECONNRESET';
const sendFiles: EndpointName[] = ['exportAccount'];

const names = Object.keys(endpoints) as EndpointName[];
const mostStatements = 40;

it.each(names)('%s', async (name) => {
  const whole = await testApp.app.inject(await prepare(name));
  for (let at = 0; at < mostStatements; at++) {
    const { answer, wasCut } = await sendCut(await prepare(name), at);
    if (typeof answer !== 'object') {
      expect([answer, sendFiles.includes(name)], `cut at ${at}`).toEqual([brokenOff, true]);
      continue;
    }
    const seen = `cut at ${at}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
    if (answer.statusCode === 503) expect(answer.json().code, seen).toBe('busy');
    else expect(answer.statusCode, seen).toBe(whole.statusCode);
    if (!wasCut) return;
  }
  throw new Error(`more than ${mostStatements} statements`);
});

it('calls that need the database were cut, and none of them kept a connection', async () => {
  const { answer, wasCut } = await sendCut(await prepare('startDialogue'), 0);
  expect(answer).toMatchObject({ statusCode: 503 });
  expect(wasCut).toBe(true);
  await expect.poll(() => [pool.waitingCount, pool.totalCount - pool.idleCount]).toEqual([0, 0]);
});
