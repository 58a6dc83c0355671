import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migratedImage } from '../../../tests/support/database-image.ts';
import { openConcurrentDatabase, openTestDatabase } from '../../../tests/support/test-database.ts';
import { type Database, openPglite } from '../db/database.ts';
import { type JobData, type JobHandlers, type JobName, type Jobs, jobNames, openJobs } from './jobs.ts';

const silent = { error: () => {} };

type Done = { name: JobName; data: JobData[JobName] };

/** Handlers that only note what they were given. */
function noting(done: Done[]): JobHandlers {
  const entries = jobNames.map((name) => [
    name,
    async (data: JobData[JobName]) => void done.push({ name, data }),
  ]);
  return Object.fromEntries(entries) as JobHandlers;
}

const event = (eventId: string) => ({ provider: 'stripe' as const, eventId });

interface StoredJob extends Record<string, unknown> {
  state: string;
  waits: number;
}

/** The waiting jobs of the queue, with the seconds until their next try. */
async function listWaiting({ db }: Database, name: JobName): Promise<StoredJob[]> {
  const { rows } = (await db.execute<StoredJob>(sql`
    select state::text as state, extract(epoch from start_after - now())::float8 as waits
    from jobs.job where name = ${name} and state in ('created', 'retry')`)) as { rows: StoredJob[] };
  return rows;
}

describe('the queue on PGlite', () => {
  let database: Database;
  let jobs: Jobs;
  beforeAll(async () => {
    database = await openPglite(undefined, await migratedImage());
    jobs = await openJobs(database, silent);
  });
  afterAll(async () => {
    await jobs.stop();
    await database.close();
  });

  test('runs a job once its transaction has committed, with what it was given', async () => {
    const done: Done[] = [];
    await database.db.transaction((tx) => jobs.send(tx, 'webhook', event('evt_1')));
    expect(await jobs.drain(noting(done))).toBe(1);
    expect(done).toEqual([{ name: 'webhook', data: event('evt_1') }]);
    expect(await jobs.drain(noting(done))).toBe(0);
  });

  test('holds no job of a transaction that was rolled back', async () => {
    const done: Done[] = [];
    const failed = database.db.transaction(async (tx) => {
      await jobs.send(tx, 'webhook', event('evt_2'));
      throw new Error('the transaction fails');
    });
    await expect(failed).rejects.toThrow('the transaction fails');
    expect(await jobs.drain(noting(done))).toBe(0);
    expect(await listWaiting(database, 'webhook')).toEqual([]);
  });

  test('keeps a failed job for another try, and waits longer each time', async () => {
    await jobs.send(database.db, 'webhook', event('evt_3'));
    const failing = {
      ...noting([]),
      webhook: async () => {
        throw new Error('not now');
      },
    };
    const waits = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      await expect(jobs.drain(failing)).rejects.toThrow('not now');
      const [job] = await listWaiting(database, 'webhook');
      expect(job?.state).toBe('retry');
      waits.push(job?.waits ?? 0);
      await database.db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
    }
    const [first = 0, second = 0, third = 0] = waits;
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    const done: Done[] = [];
    await jobs.drain(noting(done));
    expect(done).toEqual([{ name: 'webhook', data: event('evt_3') }]);
  });

  test('does not run a job before its time', async () => {
    const later = { provider: 'paypal' as const, checkoutId: 'I-LATER' };
    await jobs.send(database.db, 'sync-checkout', later, { startAfterS: 600, key: 'paypal:I-LATER' });
    expect(await jobs.drain(noting([]))).toBe(0);
    const [job] = await listWaiting(database, 'sync-checkout');
    expect(job?.waits).toBeGreaterThan(500);
  });

  test('holds a job with the same key once while it waits, and again after it ran', async () => {
    const data = { provider: 'stripe' as const, subscriptionId: 'sub_1' };
    const ask = () => jobs.send(database.db, 'sync-subscription', data, { key: 'stripe:sub_1' });
    await Promise.all([ask(), ask(), ask()]);
    expect(await jobs.drain(noting([]))).toBe(1);
    await ask();
    expect(await jobs.drain(noting([]))).toBe(1);
  });

  test('runs the reconciler every hour, and sends reminders every five minutes', async () => {
    await jobs.work(noting([]));
    const { rows } = (await database.db.execute(sql`select name, cron from jobs.schedule order by name`)) as {
      rows: unknown[];
    };
    expect(rows).toEqual([
      { name: 'reconcile', cron: '0 * * * *' },
      { name: 'remind', cron: '*/5 * * * *' },
    ]);
  });
});

test('a job survives a restart of the process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clearing-jobs-'));
  const first = await openPglite(folder, await migratedImage());
  const before = await openJobs(first, silent);
  await before.send(first.db, 'webhook', event('evt_kept'));
  await before.stop();
  await first.close();
  const second = await openPglite(folder);
  const after = await openJobs(second, silent);
  const done: Done[] = [];
  await after.drain(noting(done));
  expect(done).toEqual([{ name: 'webhook', data: event('evt_kept') }]);
  await after.stop();
  await second.close();
  await rm(folder, { recursive: true, force: true });
});

test('a mail about money is tried for more than ten days, in an installation that had other rules, too', async () => {
  const database = await openTestDatabase();
  const before = await openJobs(database, silent);
  await before.stop();
  await database.db.execute(sql`update jobs.queue set retry_limit = 3 where name = 'billing-mail'`);
  const jobs = await openJobs(database, silent);
  await jobs.send(database.db, 'billing-mail', { kind: 'receipt', subscriptionId: 's', paymentId: 'p' });
  const down = {
    ...noting([]),
    'billing-mail': async () => {
      throw new Error('the mail server is away');
    },
  };
  let waitedS = 0;
  for (;;) {
    await expect(jobs.drain(down)).rejects.toThrow('the mail server is away');
    const [job] = await listWaiting(database, 'billing-mail');
    if (!job || waitedS > 10 * 86_400) break;
    waitedS += job.waits;
    await database.db.execute(sql`update jobs.job set start_after = now() where name = 'billing-mail'`);
  }
  expect(waitedS).toBeGreaterThan(10 * 86_400);
  await jobs.stop();
  await database.close();
});

test('a failure is logged without the data of its job, and the queue stores only its kind', async () => {
  const database = await openPglite(undefined, await migratedImage());
  const lines: unknown[] = [];
  const jobs = await openJobs(database, { error: (...line: unknown[]) => void lines.push(line) });
  const error = Object.assign(new Error('a mail address'), { code: 'ECONNRESET' });
  await jobs.work({
    ...noting([]),
    webhook: async () => {
      throw error;
    },
  });
  await jobs.send(database.db, 'webhook', event('evt_bad'));
  await vi.waitFor(() => expect(lines.length).toBeGreaterThan(0), { timeout: 10_000 });
  await jobs.stop();
  expect(lines[0]).toEqual([{ err: error, job: 'webhook', id: expect.any(String) }, 'job failed']);
  const { rows } = (await database.db.execute(sql`select output::text from jobs.job`)) as { rows: unknown[] };
  expect(JSON.stringify(rows)).not.toContain('a mail address');
  expect(JSON.stringify(rows)).toContain('ECONNRESET');
  await database.close();
});

describe('the queue on PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openConcurrentDatabase();
  });
  afterAll(() => database.close());

  test('shares the jobs between two processes, runs each once and none that was rolled back', async () => {
    const done: Done[] = [];
    const processes = await Promise.all([openJobs(database, silent), openJobs(database, silent)]);
    const [sender] = processes;
    if (!sender) throw new Error('no queue');
    for (const jobs of processes) await jobs.work(noting(done));
    const ids = Array.from({ length: 40 }, (_, index) => `evt_${index}`);
    await Promise.all(
      ids.map((id) => database.db.transaction((tx) => sender.send(tx, 'webhook', event(id)))),
    );
    const undone = database.db.transaction(async (tx) => {
      await sender.send(tx, 'webhook', event('evt_undone'));
      throw new Error('the transaction fails');
    });
    await expect(undone).rejects.toThrow('the transaction fails');
    await vi.waitFor(async () => expect(await listWaiting(database, 'webhook')).toEqual([]), {
      timeout: 20_000,
    });
    for (const jobs of processes) await jobs.stop();
    const ran = done.map(({ data }) => (data as JobData['webhook']).eventId);
    expect(ran.sort()).toEqual(ids.sort());
  });
});
