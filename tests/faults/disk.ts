/** Full disks: of the database's tables, of its log of changes, and of PGlite's folder. Needs root, for mounts. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { TestPostgres } from '../support/postgres.ts';
import { msUntil } from './ask.ts';
import { check, type FaultGroup, type Outcome } from './fault.ts';
import { openRig, type Person, type Rig } from './rig.ts';
import { judge, startTraffic } from './traffic.ts';

const nobody = 65_534;

interface SmallDisk {
  folder: string;
  /** Leaves nothing but so many bytes. */
  fill(leave: number): void;
  free(): void;
  remove(): void;
}

function mountSmall(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'clearing-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) throw new Error(`no small disk: ${mounted.stderr}`);
  chownSync(folder, nobody, nobody);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: (leave) => {
      const { bavail, bsize } = statfsSync(folder);
      try {
        writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)));
      } catch (error) {
        // The database took some of it meanwhile: the disk is full sooner.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    },
    free: () => rmSync(ballast, { force: true }),
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function onSmallTablespace(postgres: TestPostgres, folder: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create tablespace small location '${folder}'`);
  await client.query('create database clearing tablespace small');
  await client.end();
  return postgres.url.replace(/postgres$/, 'clearing');
}

const works =
  (rig: Rig, person: Person, path = '/api/chat/sessions') =>
  async () =>
    (await rig.ask(path, { as: person, limitMs: 5_000 })).status === 200;

/** Fills its tables until they take no more, so that the next write of anybody is refused. */
async function fillTables(rig: Rig): Promise<void> {
  await rig.sql('create table if not exists ballast (text text)');
  for (;;) {
    try {
      await rig.sql("insert into ballast select repeat('x', 1000) from generate_series(1, 20)");
    } catch (error) {
      if ((error as { code?: string }).code === '53100') return;
      throw error;
    }
  }
}

/** Writes until the connection breaks: its log has no room, and PostgreSQL gives up. */
async function writeOn(rig: Rig): Promise<void> {
  const insert = "insert into ballast select repeat('x', 1000) from generate_series(1, 2000)";
  await rig.sql('create table if not exists ballast (text text)');
  while (!rig.postgres.isDown()) {
    if (
      !(await rig.sql(insert).then(
        () => true,
        () => false,
      ))
    )
      await pause(200);
  }
}

/** Each has a server of its own, which has to end well too. */
async function endingWell(rig: Rig, disk: SmallDisk, run: () => Promise<Outcome>): Promise<Outcome> {
  try {
    const outcome = await run();
    outcome.problems.push(...(await rig.close()));
    return outcome;
  } finally {
    if (!rig.closed()) await rig.close();
    disk.remove();
  }
}

async function dataDiskFull(): Promise<Outcome> {
  const disk = mountSmall(160);
  const rig = await openRig({ onPostgres: (postgres) => onSmallTablespace(postgres, disk.folder) });
  return endingWell(rig, disk, async () => {
    const people = await Promise.all([rig.person(), rig.person()]);
    const [reader] = people as [Person, Person];
    const traffic = startTraffic(rig, people);
    await traffic.progress(5);
    disk.fill(256 * 1_024);
    await fillTables(rig);
    await pause(3_000);
    const reads = await works(rig, reader)();
    disk.free();
    const begun = performance.now();
    await traffic.progress(5);
    const recoveryMs = Math.round(performance.now() - begun);
    const outcome = await judge(rig, await traffic.stop(), { longestMs: 15_000, allowed: /^503 busy$/ });
    check(outcome.problems, reads, 'what was written before could not be read meanwhile');
    check(outcome.problems, / 503 busy/.test(outcome.seen), 'the disk was never full');
    return { ...outcome, seen: `${outcome.seen}; reading went on`, recoveryMs };
  });
}

async function logDiskFull(): Promise<Outcome> {
  const disk = mountSmall(80);
  const settings = { max_wal_size: '8MB', min_wal_size: '4MB', fsync: 'on' };
  const rig = await openRig({ postgres: { walFolder: disk.folder, settings } });
  return endingWell(rig, disk, async () => {
    const people = await Promise.all([rig.person(), rig.person()]);
    const traffic = startTraffic(rig, people);
    await traffic.progress(5);
    disk.fill(64 * 1_024);
    await Promise.race([writeOn(rig), pause(60_000)]);
    if (!rig.postgres.isDown()) throw new Error('its log was never full');
    const { status, code } = await rig.ask('/api/chat/sessions', { as: people[0] as Person });
    await pause(1_000);
    disk.free();
    await rig.postgres.start();
    const begun = performance.now();
    await traffic.progress(5);
    const recoveryMs = Math.round(performance.now() - begun);
    const outcome = await judge(rig, await traffic.stop(), { longestMs: 20_000, allowed: /^503 busy$/ });
    check(
      outcome.problems,
      status === 503 && code === 'busy',
      `answered ${status} ${code} while it was down`,
    );
    return { ...outcome, seen: `PostgreSQL shuts itself down; ${outcome.seen}`, recoveryMs };
  });
}

async function pgliteFull(): Promise<Outcome> {
  const disk = mountSmall(200);
  // The root of a mounted disk belongs to the system.
  const rig = await openRig({ pglite: true, dataDir: join(disk.folder, 'data') });
  return endingWell(rig, disk, async () => {
    const problems: string[] = [];
    const login = async () => {
      const body = { email: 'demo@clearing.test', password: 'clearing1', provider: 'LOCAL' };
      return rig.ask('/api/auth/login', { body, limitMs: 20_000 });
    };
    const demo = { token: JSON.parse((await login()).body).accessToken } as Person;
    const begin = (sessionId: string) =>
      rig.ask('/api/chat/start', {
        as: demo,
        body: { sessionId, question: 'Should I move to the coast or stay in the city?' },
        limitMs: 30_000,
      });
    const kept: string[] = [];
    if ((await begin('before')).status === 200) kept.push('before');
    disk.fill(0);
    const answers = new Map<string, number>();
    for (let at = 0; at < 300 && !answers.size; at++) {
      const answer = await begin(`full-${at}`);
      if (answer.status === 200) kept.push(`full-${at}`);
      else answers.set(`${answer.status} ${answer.code}`, 1);
    }
    disk.free();
    const down = await Promise.race([rig.server.ended, pause(3_000)]);
    if (down !== undefined) await rig.restart();
    const recoveryMs = await msUntil(async () => (await begin('after')).status === 200, 20_000).catch(
      () => -1,
    );
    check(problems, recoveryMs >= 0, 'it did not come back');
    let lost = 0;
    for (const id of kept) if (!(await works(rig, demo, `/api/chat/sessions/${id}`)())) lost += 1;
    const ended = down === undefined ? '' : `; the process ended with ${down} and was started again`;
    const told = [...answers.keys()].join(', ') || 'nothing was refused';
    check(
      problems,
      answers.size > 0 && ![...answers.keys()].some((name) => /^(500|-1)/.test(name)),
      `answered ${told}`,
    );
    return { seen: `${kept.length} dialogues, then ${told}${ended}`, recoveryMs, lost, doubled: 0, problems };
  });
}

async function lockOfTheDead(): Promise<Outcome> {
  const rig = await openRig({ pglite: true });
  const problems: string[] = [];
  await rig.server.kill('SIGKILL');
  const left = existsSync(join(rig.server.dataDir, 'lock'));
  const begun = performance.now();
  await rig.restart();
  const recoveryMs = Math.round(performance.now() - begun);
  check(problems, left, 'the dead process left no lock, so nothing was tried');
  check(problems, await rig.ready(), 'it is not ready');
  problems.push(...(await rig.close()));
  return {
    seen: 'the next process takes the folder over by itself',
    recoveryMs,
    lost: 0,
    doubled: 0,
    problems,
  };
}

export const disk: FaultGroup = {
  name: 'disk',
  prefixes: ['disk'],
  missing: () => (process.getuid?.() === 0 ? undefined : 'small disks are mounted by root only'),
  open: async () => ({
    faults: [
      { name: "disk: full under PostgreSQL's tables", run: dataDiskFull },
      { name: "disk: full under PostgreSQL's log of changes", run: logDiskFull },
      { name: 'disk: full under PGlite', run: pgliteFull },
      { name: 'disk: a PGlite folder whose process was killed', run: lockOfTheDead },
    ],
    close: async () => [],
  }),
};
