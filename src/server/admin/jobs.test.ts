import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '../../../tests/support/admin.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { type JobData, type JobHandlers, type JobName, jobNames } from '../jobs/jobs.ts';

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
const places: [string, () => Promise<TestPostgres | undefined>][] = [
  ['PGlite', async () => undefined],
  ['PostgreSQL', startPostgres],
];

describe.each(places)('failed jobs on %s', (_, start) => {
  let postgres: TestPostgres | undefined;
  let test: TestApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    postgres = await start();
    test = await createTestApp(postgres ? { database: await postgres.open() } : {});
    ({ headers } = await createAdmin(test));
  }, 60_000);
  afterAll(async () => {
    await test.close();
    await postgres?.stop();
  });

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
