import { spawn } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import pino from 'pino';
import { openJobs } from '../../src/server/jobs/jobs.ts';
import { migratedImage } from './database-image.ts';
import { startPostgres } from './postgres.ts';

/** A run that is killed stops nothing itself: this ends the server and frees its memory once the run is gone. */
function endWithThisProcess(pid: number, folder: string): void {
  const untilGone = `while kill -0 ${process.pid}; do sleep 2; kill -0 ${pid} || exit; done`;
  const script = `${untilGone}; kill -INT ${pid}; while kill -0 ${pid}; do sleep 1; done; rm -rf '${folder}'`;
  spawn('sh', ['-c', script], { detached: true, stdio: 'ignore' }).unref();
}

/** Test data may be lost in a crash. Connections: three workers hold several apps with ten each. */
const settings = {
  max_connections: '500',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
};

const memoryFolder = '/dev/shm';
const neededBytes = 2 ** 31;

/** In memory, a copy of the template takes a tenth of the time. */
function chooseFolder(): string {
  if (!existsSync(memoryFolder)) return tmpdir();
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= neededBytes ? memoryFolder : tmpdir();
}

/**
 * Before all tests: one PostgreSQL with a migrated template, which test-database.ts copies. Gives what stops it.
 * `TEST_DATABASE=pglite` leaves it out, and every test is on PGlite.
 */
export async function setup(): Promise<() => Promise<void>> {
  // Otherwise each worker of a fresh clone makes its own.
  await migratedImage();
  if (process.env.TEST_DATABASE === 'pglite' || process.env.TEST_DATABASE_SERVER) return async () => {};
  const postgres = await startPostgres({ settings, parent: chooseFolder() });
  endWithThisProcess(postgres.pid(), postgres.folder);
  const database = await postgres.open();
  const jobs = await openJobs(database, pino({ level: 'silent' }));
  await jobs.stop();
  await database.close();
  process.env.TEST_DATABASE_SERVER = postgres.url;
  return async () => {
    delete process.env.TEST_DATABASE_SERVER;
    await postgres.stop();
  };
}
