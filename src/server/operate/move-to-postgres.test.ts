import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inject } from '../../../tests/support/accounts.ts';
import { migratedImage } from '../../../tests/support/database-image.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { createSampleData, expectSampleData, type SampleData } from '../../../tests/support/sample-data.ts';
import { temporaryFolder } from '../../../tests/support/server-process.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';
import { openPglite } from '../db/database.ts';
import { moveToPostgresAt } from './move-to-postgres.ts';

let postgres: TestPostgres;
let sample: SampleData;
const dataDir = temporaryFolder();

beforeAll(async () => {
  postgres = await startPostgres();
  const app = await createTestApp({ database: await openPglite(join(dataDir, 'pg'), await migratedImage()) });
  sample = await createSampleData(app);
  await app.close();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

test('a move that meets a running server changes nothing', async () => {
  const script = `import('${import.meta.dirname}/../db/folder-lock.ts').then((m) => { m.lockFolder(${JSON.stringify(dataDir)}); console.log('held'); setInterval(() => {}, 1000); })`;
  const server = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  await expect(moveToPostgresAt(postgres.url, { dataDir })).rejects.toThrow('in use by process');
  server.kill('SIGKILL');
  await once(server, 'exit');
});

test('after the move people are still signed in, find their dialogue and subscription, and jobs go on', async () => {
  const { sent, jobsLeftOut } = await moveToPostgresAt(postgres.url, { dataDir });
  expect(sent['public.users']?.rows).toBe(1);
  expect(sent['public.rounds']?.rows).toBe(2);
  expect(jobsLeftOut).toBe(0);
  const app = await createTestApp({ database: await postgres.open() });
  const { refreshToken } = sample.tokens;
  expect((await inject(app, 'refresh', { refreshToken })).statusCode).toBe(200);
  await expectSampleData(app, sample);
  await app.close();
});

test('a database that holds anything is left alone', async () => {
  await expect(moveToPostgresAt(postgres.url, { dataDir })).rejects.toThrow('is not empty');
});

test('a folder without a database is not made into one', async () => {
  const empty = temporaryFolder();
  await expect(moveToPostgresAt(postgres.url, { dataDir: empty })).rejects.toThrow('no database');
  expect(existsSync(join(empty, 'pg'))).toBe(false);
  rmSync(empty, { recursive: true });
});
