import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { openJobs } from '../jobs/jobs.ts';
import { migratePostgres, migrationsFolder } from './migrate.ts';

let postgres: TestPostgres;
let client: pg.Client;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

beforeEach(async () => {
  client = new pg.Client(postgres.url);
  await client.connect();
  await client.query('drop schema if exists public, jobs, drizzle cascade; create schema public');
  folder = mkdtempSync(join(tmpdir(), 'clearing-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
});
afterEach(async () => {
  await client.end();
  rmSync(folder, { recursive: true });
});

async function applied(): Promise<number> {
  const { rows } = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations');
  return rows[0].n;
}

const journal = () =>
  JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: object[] };

/** Adds a migration after the newest. */
function addMigration(statement: string): void {
  const { entries, ...rest } = journal();
  const added = {
    idx: entries.length,
    version: '7',
    when: 4_000_000_000_000,
    tag: '9999_added',
    breakpoints: true,
  };
  writeFileSync(join(folder, '9999_added.sql'), statement);
  writeFileSync(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ ...rest, entries: [...entries, added] }),
  );
}

test('five processes that start at the same time migrate an empty database and its queue once', async () => {
  const start = async () => {
    const database = await postgres.open();
    const jobs = await openJobs(database, console);
    await jobs.stop();
    await database.close();
  };
  await Promise.all(Array.from({ length: 5 }, start));
  expect(await applied()).toBe(journal().entries.length);
  await migratePostgres(postgres.url);
  expect(await applied()).toBe(journal().entries.length);
});

test('a migration that waits for a locked table lets other queries pass, and continues afterwards', async () => {
  await migratePostgres(postgres.url);
  addMigration('ALTER TABLE "users" ADD COLUMN "added" text');
  await client.query('begin');
  await client.query('select from users');
  const migrating = migratePostgres(postgres.url, { folder, lockTimeoutMs: 200 });
  const other = new pg.Client({ connectionString: postgres.url, query_timeout: 5_000 });
  await other.connect();
  const waiting = `select count(*)::int as n from pg_locks where not granted and mode = 'AccessExclusiveLock'`;
  await expect.poll(async () => (await other.query(waiting)).rows[0].n).toBe(1);
  await other.query('select from users');
  await client.query('commit');
  await migrating;
  expect((await other.query('select added from users')).rows).toEqual([]);
  await other.end();
});

test('a migration gives up on a table that stays locked, and changes nothing', async () => {
  await migratePostgres(postgres.url);
  addMigration(
    'CREATE TABLE "kept_out" (id int);--> statement-breakpoint\nALTER TABLE "users" ADD "added" text',
  );
  await client.query('begin');
  await client.query('select from users');
  const migrating = migratePostgres(postgres.url, { folder, lockTimeoutMs: 50, tries: 2 });
  await expect(migrating).rejects.toThrow('stayed locked by a long transaction');
  await client.query('commit');
  expect(await applied()).toBe(journal().entries.length - 1);
  expect((await client.query(`select to_regclass('kept_out') as found`)).rows).toEqual([{ found: null }]);
});

test('a process that waits too long for another one’s migration fails with the reason', async () => {
  await migratePostgres(postgres.url);
  await client.query(`select pg_advisory_lock(7310463982154411)`);
  await expect(migratePostgres(postgres.url, { patienceMs: 50 })).rejects.toThrow('Another process');
});

test('an older version starts on a newer schema and does not change it', async () => {
  addMigration('ALTER TABLE "users" ADD COLUMN "added" text');
  await migratePostgres(postgres.url, { folder });
  const before = await applied();
  await migratePostgres(postgres.url);
  expect(await applied()).toBe(before);
});
