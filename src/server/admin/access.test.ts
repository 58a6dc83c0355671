/** Who may ask, and what no answer holds. The cases come from the endpoint table: a new call is covered at once. */
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts';
import { createAdmin, setRole } from '../../../tests/support/admin.ts';
import { createPerson, createSubscribedPerson, type SignedInPerson } from '../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { loggerOptions } from '../http/request-log.ts';

let test: TestApp;
let admin: SignedInPerson;
let person: SignedInPerson;
let log = '';
const sink = new Writable({
  write(chunk, _, done) {
    log += chunk;
    done();
  },
});

beforeAll(async () => {
  test = await createTestApp({ deps: { log: pino(loggerOptions('info'), sink) } });
  person = await createPerson(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await createAdmin(test);
  log = '';
});

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].access === 'admin');

/** What a call must hold to be accepted; the others need nothing. */
const bodies: Partial<Record<EndpointName, object>> = {
  adminRefund: { amount: 0, refundedBefore: 0, subscription: 'keep', reason: 'asked for it' },
};

/** A call that an admin is answered with 200, or 404 where the path names something. */
function ask(name: EndpointName, headers: Partial<SignedInPerson['headers']>, userId = person.userId) {
  const { method, path } = endpoints[name];
  const url = path
    .replace(':userId', userId)
    .replace(':queue', 'webhook')
    .replace(/:\w+/, '00000000-0000-4000-8000-000000000000');
  return test.app.inject({ method, url, headers, ...(method === 'POST' && { payload: bodies[name] ?? {} }) });
}

it('finds the calls of the admin page', () => {
  expect(names.length).toBeGreaterThan(5);
  const strays = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].path.startsWith('/api/admin') !== (endpoints[name].access === 'admin'),
  );
  expect(strays).toEqual([]);
});

describe.each(names)('%s', (name) => {
  it('answers nobody but an admin, and asks for the role at every call', async () => {
    const [stranger, normal, allowed] = [
      await ask(name, {}),
      await ask(name, person.headers),
      await ask(name, admin.headers),
    ];
    expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'unauthorized']);
    expect([normal.statusCode, normal.json().code]).toEqual([403, 'forbidden']);
    expect(Object.keys(normal.json()).sort()).toEqual(['code', 'message']);
    expect([200, 404]).toContain(allowed.statusCode);
    await setRole(test, admin.userId, 'USER');
    expect((await ask(name, admin.headers)).statusCode).toBe(403);
  });
});

const typed = {
  question: 'Should I tell my brother about the silver thimble?',
  answer: 'Because of the thimble in the attic',
};

async function writeReflection(): Promise<SignedInPerson> {
  const writer = await createSubscribedPerson(test);
  const { headers } = writer;
  const post = (url: string, payload: object) => test.app.inject({ method: 'POST', url, payload, headers });
  const sessionId = `thimble-${crypto.randomUUID()}`;
  const begun = await post('/api/chat/start', { sessionId, question: typed.question });
  expect(begun.statusCode, begun.body).toBe(200);
  await post('/api/chat/message', { sessionId, message: typed.answer });
  await post('/api/chat/finish', { sessionId });
  return writer;
}

it('holds no word that a person or the guide wrote in any answer, and no address that was not asked for', async () => {
  const writer = await writeReflection();
  const session = await test.app.inject({ url: '/api/chat/sessions', headers: writer.headers });
  const { sessionId } = session.json().sessions[0];
  const whole = await test.app.inject({ url: `/api/chat/sessions/${sessionId}`, headers: writer.headers });
  const written: string[] = whole
    .json()
    .history.flatMap((round: { question: string; options: string[] }) => [round.question, ...round.options]);
  expect(written.length).toBeGreaterThan(3);
  for (const name of names) {
    const { body } = await ask(name, admin.headers, writer.userId);
    for (const text of ['thimble', ...written]) expect(body.includes(text), `${name}: ${text}`).toBe(false);
    expect(body.includes(writer.email), name).toBe(name === 'adminPerson');
  }
});

it('logs every access to a person, with ids only', async () => {
  const seen = await createPerson(test);
  await ask('adminPeople', admin.headers);
  await ask('adminPerson', admin.headers, seen.userId);
  const lines = log
    .split('\n')
    .filter((line) => line.includes('"audit"'))
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { audit: 'admin_saw_people', by: admin.userId, people: expect.arrayContaining([seen.userId]) },
    { audit: 'admin_saw_person', by: admin.userId, people: [seen.userId] },
  ]);
  expect(log).not.toContain('example.org');
});
