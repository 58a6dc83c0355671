import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inject } from '../../../tests/support/accounts.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import {
  createSampleData,
  expectSampleData,
  expectUnreadableLibrary,
  question,
  type SampleData,
} from '../../../tests/support/sample-data.ts';
import { temporaryFolder } from '../../../tests/support/server-process.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openPglite, openPostgres } from '../db/database.ts';
import { changeRole, rewrapAllKeys } from './accounts-and-keys.ts';
import { type BackupResult, checkPart, restore, restoreBackup, writeBackup } from './backup.ts';
import { type Connection, connectPostgres } from './connection.ts';

const keepDays = { data: 30, keys: 7 };
const now = new Date('2026-11-22T04:15:00.000Z');

let postgres: TestPostgres;
let app: TestApp;
let sample: SampleData;
let connection: Connection;
let folder: string;
let backup: BackupResult;
let databases = 0;

const take = (at = now) =>
  writeBackup({ connection, now: at, folders: { data: folder, keys: join(folder, 'keys') }, keepDays });

/** A new database on the same server. */
async function emptyDatabase(): Promise<string> {
  const name = `restored_${databases++}`;
  await connection.query(`create database ${name}`);
  return new URL(name, postgres.url).href;
}

beforeAll(async () => {
  postgres = await startPostgres();
  app = await createTestApp({ database: await postgres.open() });
  sample = await createSampleData(app);
  connection = await connectPostgres(postgres.url);
});
afterAll(async () => {
  await connection.close();
  await app.close();
  await postgres.stop();
});
beforeEach(async () => {
  folder = temporaryFolder();
  backup = await take();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a backup holds everything but sessions, readable for its owner only, and no plain text', () => {
  const { data, keys } = backup.contents;
  expect(data['public.users']?.rows).toBe(1);
  expect(data['public.rounds']?.rows).toBe(2);
  expect(data['jobs.job']?.rows).toBeGreaterThan(0);
  expect(Object.keys(data)).not.toContain('public.sessions');
  expect(Object.keys(data)).not.toContain('public.user_keys');
  expect(Object.keys(keys)).toEqual(['public.user_keys']);
  expect(keys['public.user_keys']?.rows).toBe(1);
  for (const file of Object.values(backup.files)) {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).not.toContain('really');
    expect(text).not.toContain(Buffer.from(question).toString('hex'));
    expect(text).not.toContain(sample.tokens.refreshToken);
  }
});

// A new PGlite takes seconds to make itself.
const enoughMs = 120_000;

test.each(['postgres', 'pglite'])(
  'a restore into an empty %s brings everything back',
  {
    timeout: enoughMs,
  },
  async (kind) => {
    const dataDir = temporaryFolder();
    const databaseUrl = kind === 'postgres' ? await emptyDatabase() : undefined;
    const input = { config: { dataDir, databaseUrl }, data: backup.files.data, keys: backup.files.keys };
    const filled = await restoreBackup(input);
    expect(filled.sent).toEqual({ ...backup.contents.data, ...backup.contents.keys });
    await expect(restoreBackup(input)).rejects.toThrow(/not empty|already a database in/);
    const database = databaseUrl
      ? await openPostgres(databaseUrl, () => {})
      : await openPglite(join(dataDir, 'pg'));
    const restored = await createTestApp({ database });
    const { refreshToken } = sample.tokens;
    expect((await inject(restored, 'refresh', { refreshToken })).statusCode).toBe(401);
    await expectSampleData(restored, sample);
    await restored.close();
    rmSync(dataDir, { recursive: true });
  },
);

test('a restore without the keys brings back everything but the texts, and the app works', async () => {
  const databaseUrl = await emptyDatabase();
  const config = { dataDir: folder, databaseUrl };
  const restored = await restoreBackup({ config, data: backup.files.data, keys: undefined });
  expect(restored.unreadable).toBe(1);
  const again = await createTestApp({ database: await openPostgres(databaseUrl, () => {}) });
  await expectUnreadableLibrary(again);
  await again.close();
});

test('a backup is a snapshot, whatever is written meanwhile', async () => {
  const other = await connectPostgres(postgres.url);
  const holder = { ...connection };
  let disturbed = false;
  holder.query = async (text, parameters) => {
    if (text.includes('declare copied') && text.includes('"care_counts"') && !disturbed) {
      disturbed = true;
      await other.query(`insert into care_counts values ('2026-11-22', 'low', 'late', 1)`);
    }
    return connection.query(text, parameters);
  };
  const folders = { data: join(folder, 'late'), keys: join(folder, 'late') };
  const late = await writeBackup({ connection: holder, now, folders, keepDays });
  expect(disturbed).toBe(true);
  expect(late.contents.data['public.care_counts']?.rows).toBe(0);
  await other.query('delete from care_counts');
  await other.close();
});

describe('a changed file', () => {
  const rewrite = (change: (text: string) => string) => {
    const { data } = backup.files;
    writeFileSync(data, gzipSync(change(gunzipSync(readFileSync(data)).toString())));
  };
  test.each<[string, () => void]>([
    ['is cut off', () => truncateSync(backup.files.data, statSync(backup.files.data).size - 20)],
    ['has another letter', () => rewrite((text) => text.replace('ann@example.org', 'bob@example.org'))],
    ['lacks a row', () => rewrite((text) => text.replace(/\n\[.*ann@example\.org.*/, ''))],
    ['ends early', () => rewrite((text) => text.split('\n').slice(0, -3).join('\n'))],
    ['is something else', () => writeFileSync(backup.files.data, 'no backup')],
  ])('is refused when it %s, before the database is touched', async (_, spoil) => {
    spoil();
    await expect(checkPart(backup.files.data)).rejects.toThrow('is damaged');
    const databaseUrl = await emptyDatabase();
    const config = { dataDir: folder, databaseUrl };
    await expect(restoreBackup({ config, data: backup.files.data, keys: undefined })).rejects.toThrow(
      'is damaged',
    );
    const target = await connectPostgres(databaseUrl);
    expect(await target.query(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
    await target.close();
  });
});

test('a missing file is not reported as damaged, and no file not as verified', async () => {
  const config = { dataDir: folder, databaseUrl: undefined };
  const data = join(folder, 'no-such-file.data.gz');
  await expect(restoreBackup({ config, data, keys: undefined })).rejects.toThrow(`There is no file ${data}.`);
  await expect(restore.run(['--check'])).rejects.toThrow('Usage: restore --check');
  await expect(restore.run(['--check', backup.files.data, '--keys', data])).rejects.toThrow(
    'There is no file',
  );
});

test('a role is given on PostgreSQL, and the database of another program is not changed', async () => {
  const place = { dataDir: folder, databaseUrl: postgres.url };
  expect(await changeRole(place, ['ann@example.org', 'ADMIN'])).toContain('is now ADMIN');
  const other = { ...place, databaseUrl: await emptyDatabase() };
  await expect(changeRole(other, ['ann@example.org', 'ADMIN'])).rejects.toThrow(
    'has no tables of this program',
  );
  const target = await connectPostgres(other.databaseUrl);
  expect(await target.query(`select from pg_tables where schemaname in ('public', 'drizzle')`)).toEqual([]);
  await target.close();
});

test('keys are not rewrapped without a configured secret', async () => {
  const place = { dataDir: folder, databaseUrl: postgres.url, appSecret: undefined, retiredAppSecrets: [] };
  await expect(rewrapAllKeys(place)).rejects.toThrow('Set APP_SECRET');
  expect(existsSync(join(folder, 'app-secret'))).toBe(false);
});

test('old keys and data are removed after their own number of days, and no other file is', async () => {
  const keys = join(folder, 'keys');
  mkdirSync(join(folder, 'mine'));
  writeFileSync(join(folder, 'clearing-notes.data.gz'), '');
  await take(new Date('2026-11-30T04:15:00.000Z'));
  expect(readdirSync(keys)).toEqual(['clearing-2026-11-30T041500Z.keys.gz']);
  expect(readdirSync(folder)).toContain('clearing-2026-11-22T041500Z.data.gz');
  await take(new Date('2026-12-23T04:15:00.000Z'));
  expect(readdirSync(folder).sort()).toEqual([
    'clearing-2026-11-30T041500Z.data.gz',
    'clearing-2026-12-23T041500Z.data.gz',
    'clearing-notes.data.gz',
    'keys',
    'mine',
  ]);
});

test('a failed backup leaves no file', async () => {
  const broken = { ...connection };
  broken.query = async (text, parameters) => {
    if (text.startsWith('fetch')) throw new Error('the connection broke');
    return connection.query(text, parameters);
  };
  const folders = { data: join(folder, 'broken'), keys: join(folder, 'broken') };
  const failing = writeBackup({ connection: broken, now, folders, keepDays });
  await expect(failing).rejects.toThrow('the connection broke');
  expect(readdirSync(folders.data)).toEqual([]);
});

test('the data and keys files of a backup cannot be mixed up', async () => {
  const config = { dataDir: folder, databaseUrl: await emptyDatabase() };
  const { data, keys } = backup.files;
  await expect(restoreBackup({ config, data: keys, keys: data })).rejects.toThrow('is the keys file');
});
