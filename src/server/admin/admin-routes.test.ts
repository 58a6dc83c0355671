/** Who may ask, and what no answer holds. The cases come from the endpoint table: a new call is covered at once. */
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#shared/contract/endpoints.ts';
import { createAdmin, setRole } from '../../../tests/support/admin.ts';
import { migratedImage } from '../../../tests/support/database-image.ts';
import { createPerson, createSubscribedPerson, type SignedInPerson } from '../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openConcurrentDatabase } from '../../../tests/support/test-database.ts';
import { type Database, openPglite } from '../db/database.ts';
import { loggerOptions } from '../http/request-log.ts';
import { type JobData, type JobHandlers, type JobName, jobNames } from '../jobs/jobs.ts';

describe('access to the calls of the admin page', () => {
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

  const names = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => endpoints[name].access === 'admin',
  );

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
    return test.app.inject({
      method,
      url,
      headers,
      ...(method === 'POST' && { payload: bodies[name] ?? {} }),
    });
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
      .history.flatMap((round: { question: string; options: string[] }) => [
        round.question,
        ...round.options,
      ]);
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

  it('logs no refund of a payment that was not refunded', async () => {
    expect((await ask('adminRefund', admin.headers)).statusCode).toBe(404);
    expect(log).toContain('/api/admin/payments/');
    expect(log).not.toContain('admin_refunded');
  });
});

type Done = { name: JobName; data: JobData[JobName] };

function handlers(run: (job: Done) => Promise<void>): JobHandlers {
  const entries = jobNames.map((name) => [name, (data: JobData[JobName]) => run({ name, data })]);
  return Object.fromEntries(entries) as JobHandlers;
}

const refusing = handlers(async () => {
  throw Object.assign(new Error('no answer for kim@example.org'), { code: 'ECONNREFUSED' });
});

const event = (eventId: string) => ({ provider: 'stripe' as const, eventId });

/** Both databases, since the queue speaks to each in its own way. */
const places: [string, () => Promise<Database>][] = [
  ['PGlite', async () => openPglite(undefined, await migratedImage())],
  ['PostgreSQL', openConcurrentDatabase],
];

describe.each(places)('failed jobs on %s', (_, open) => {
  let test: TestApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    test = await createTestApp({ database: await open() });
    ({ headers } = await createAdmin(test));
  }, 60_000);
  afterAll(() => test.close());

  /** Sends jobs and lets every try of them fail. */
  async function failWhole(...ids: string[]): Promise<void> {
    for (const id of ids) await test.deps.jobs.send(test.deps.db, 'webhook', event(id));
    await test.deps.db.execute(sql`update jobs.job set retry_limit = 1 where name = 'webhook'`);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(test.deps.jobs.drain(refusing)).rejects.toThrow('no answer');
      await test.deps.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
    }
  }
  const listFailed = async () =>
    (await test.app.inject({ url: '/api/admin/jobs/failed', headers })).json().jobs;
  const retry = (path: string) =>
    test.app.inject({ method: 'POST', url: `/api/admin/${path}/retry`, headers });
  const webhookQueue = async () =>
    (await test.app.inject({ url: '/api/admin/overview', headers }))
      .json()
      .queues.find(({ name }: { name: string }) => name === 'webhook');
  async function runAll(): Promise<Done[]> {
    const done: Done[] = [];
    await test.deps.jobs.drain(handlers(async (job) => void done.push(job)));
    return done;
  }

  it('are listed with the kind of their error, never its text', async () => {
    await failWhole('evt_1');
    const [job] = await listFailed();
    expect(job).toMatchObject({ name: 'webhook', tries: 2, error: 'ECONNREFUSED' });
    expect(Date.parse(job.failedAt)).toBeGreaterThanOrEqual(Date.parse(job.createdAt));
    expect(await webhookQueue()).toEqual({ name: 'webhook', waiting: 0, running: 0, failed: 1 });
  });

  it('run again after a retry, once, however often it is asked for', async () => {
    const [job] = await listFailed();
    const answers = [await retry(`jobs/${job.id}`), await retry(`jobs/${job.id}`)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await webhookQueue()).toMatchObject({ waiting: 1, failed: 0 });
    expect(await runAll()).toEqual([{ name: 'webhook', data: event('evt_1') }]);
    // What has run is left alone.
    expect((await retry(`jobs/${job.id}`)).statusCode).toBe(200);
    expect(await runAll()).toEqual([]);
    expect(await listFailed()).toEqual([]);
  });

  it('run again by the queue, and fail again when nothing has changed', async () => {
    await failWhole('evt_2', 'evt_3');
    expect((await retry('queues/webhook')).json()).toEqual({ retried: 2 });
    await expect(test.deps.jobs.drain(refusing)).rejects.toThrow('no answer');
    expect(await listFailed()).toMatchObject([{ tries: 3 }, { tries: 3 }]);
    expect((await retry('queues/webhook')).json()).toEqual({ retried: 2 });
    expect(await runAll()).toHaveLength(2);
    expect((await retry('queues/webhook')).json()).toEqual({ retried: 0 });
  });

  it('that are unknown are not there', async () => {
    const paths = ['jobs/00000000-0000-4000-8000-000000000000', 'queues/__pgboss__send-it', 'queues/nothing'];
    for (const path of paths) expect((await retry(path)).statusCode, path).toBe(404);
  });
});
