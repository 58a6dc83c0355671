/** How calls fail while the database is unavailable, with limits short enough for a test. */

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { withProviderLock } from '../../src/server/billing/locks.ts';
import { type Db, openPglite } from '../../src/server/db/database.ts';
import { isTemporaryDatabaseError } from '../../src/server/db/database-errors.ts';
import { createPool, poolLimits } from '../../src/server/db/postgres-pool.ts';
import { startTcpProxy, type TcpProxy } from '../faults/tcp-proxy.ts';
import { migratedImage } from '../support/database-image.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const limits = {
  ...poolLimits,
  connections: 3,
  connectMs: 500,
  lockMs: 200,
  statementMs: 400,
  silenceMs: 600,
};
let postgres: TestPostgres;
let line: TcpProxy;
let pool: Pool;
let db: Db;

function connect(): void {
  const url = new URL(postgres.url);
  url.port = String(line.port);
  pool = createPool(url.href, () => {}, limits);
  db = drizzle(pool);
}

beforeAll(async () => {
  postgres = await startPostgres();
  line = await startTcpProxy(Number(new URL(postgres.url).port));
  connect();
  await untilAnswered(() => [db.execute(sql`select 1`)]);
});
afterEach(() => line.set('through'));
afterAll(async () => {
  await pool.end();
  await line.close();
  await postgres.stop();
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (isTemporaryDatabaseError(error) ? 'away' : `another: ${error}`),
  );

/** Repeats until all queries succeed: on a busy machine a new connection can take longer than `connectMs`. */
async function untilAnswered(queries: () => Promise<unknown>[]): Promise<void> {
  await vi.waitFor(
    async () => {
      const failures = await Promise.all(queries().map(failureOf));
      expect(failures.filter((failure) => failure !== 'none')).toEqual([]);
    },
    { timeout: 20_000 },
  );
}

it('a lock timeout and a statement timeout count as an unavailable database', async () => {
  await db.execute(sql`create table if not exists kept (id int)`);
  const held = db.transaction(async (tx) => {
    await tx.execute(sql`lock table kept in access exclusive mode`);
    expect(await failureOf(db.execute(sql`select * from kept`))).toBe('away');
  });
  await held;
  expect(await failureOf(db.execute(sql`select pg_sleep(2)`))).toBe('away');
  await untilAnswered(() => [db.execute(sql`select * from kept`)]);
});

it('errors that a retry cannot help are distinguished', async () => {
  expect(await failureOf(db.execute(sql`select * from no_such_table`))).toMatch(/^another/);
  expect(await failureOf(db.execute(sql`select 1 / 0`))).toMatch(/^another/);
});

it('silent connections are dropped, also at the start of a transaction, and the pool recovers', async () => {
  const both = () => [db.execute(sql`select 1`), db.transaction((tx) => tx.execute(sql`select 1`))];
  for (let round = 0; round < 3; round++) {
    await untilAnswered(() => [...both(), ...both()]);
    line.loseOpenOnes();
    const failures = await Promise.all([...both(), ...both()].map(failureOf));
    // The first ones meet the silence; what comes after them meets new connections.
    expect(failures.filter((failure) => failure !== 'away' && failure !== 'none')).toEqual([]);
    expect(failures).toContain('away');
  }
  await untilAnswered(both);
  expect(pool.waitingCount).toBe(0);
});

it('a black hole is reported within the limits and recovers without help', async () => {
  line.set('black-hole');
  const begun = performance.now();
  const failures = await Promise.all(
    [db.execute(sql`select 1`), db.transaction((tx) => tx.execute(sql`select 1`))].map(failureOf),
  );
  expect(failures).toEqual(['away', 'away']);
  expect(performance.now() - begun).toBeLessThan(10_000);
  line.set('through');
  await untilAnswered(() => [db.execute(sql`select 1`)]);
});

it('a database that crashes during a transaction is unavailable, then available again', async () => {
  const cut = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (7)`);
    await postgres.crash();
    await tx.execute(sql`select 1`);
  });
  expect(await failureOf(cut)).toBe('away');
  await untilAnswered(() => [db.execute(sql`select 1`)]);
  const { rows } = (await db.execute(sql`select * from kept where id = 7`)) as unknown as { rows: object[] };
  expect(rows).toEqual([]);
});

it('on PGlite a provider that hangs delays only calls that wait for the same lock', async () => {
  const database = await openPglite(undefined, await migratedImage());
  const answer = Promise.withResolvers<void>();
  const seen: string[] = [];
  const hanging = withProviderLock(database.db, 'one', async () => {
    seen.push('asks');
    await answer.promise;
    seen.push('answered');
  });
  const behind = withProviderLock(database.db, 'one', async () => void seen.push('the next'));
  await withProviderLock(database.db, 'other', (own) => own.transaction((tx) => tx.execute(sql`select 1`)));
  await database.db.execute(sql`select 1`);
  expect(seen).toEqual(['asks']);
  answer.resolve();
  await Promise.all([hanging, behind]);
  expect(seen).toEqual(['asks', 'answered', 'the next']);
  await database.close();
});
