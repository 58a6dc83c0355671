import type { PGlite } from '@electric-sql/pglite';
import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { migratePostgres, migrationsFolder } from './migrate.ts';
import * as core from './schema.ts';
import * as billing from './schema-billing.ts';

const schema = { ...core, ...billing };

/** PGlite or PostgreSQL. Inside a transaction use only its `tx`. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** The rows of a raw query: no type covers the results of both drivers. */
export async function selectRows<T>(db: Pick<Db, 'execute'>, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

const singleConnection = new WeakSet<object>();

/** Whether all callers share one connection: while a transaction is open, every other query waits. */
export function hasSingleConnection(db: Db): boolean {
  return singleConnection.has(db);
}

export interface PoolState {
  /** Open connections. */
  total: number;
  idle: number;
  /** Callers that wait for a connection. */
  waiting: number;
}

export interface Database {
  db: Db;
  /** The driver's own client, for the job queue, which manages its own tables. */
  native: { kind: 'pglite'; client: PGlite } | { kind: 'postgres'; url: string };
  /** Undefined for PGlite, which has one connection. */
  pool: (() => PoolState) | undefined;
  /** Frees dead rows of PGlite, which has no autovacuum. */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

/** Opens and migrates PostgreSQL at a `postgres://` address. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const [{ drizzle }, { createPool }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('./postgres-pool.ts'),
    migratePostgres(url),
  ]);
  const pool = createPool(url, onError);
  const db = drizzle(pool, { schema });
  return {
    db,
    native: { kind: 'postgres', url },
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    vacuum: async () => {},
    close: () => pool.end(),
  };
}

/** An eighth of the default, to save memory. */
const pgliteBuffers = ['-c', 'shared_buffers=16MB'];

/** Opens and migrates PGlite in a folder, or in memory without one. The folder must be locked by the caller. */
export async function openPglite(folder?: string, image?: Blob): Promise<Database> {
  const [{ drizzle }, { migrate }, { PGlite }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('@electric-sql/pglite'),
  ]);
  const client = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...pgliteBuffers],
    ...(folder && { dataDir: folder }),
    ...(image && { loadDataDir: image }),
  });
  const db = drizzle(client, { schema });
  singleConnection.add(db);
  if (!image) await migrate(db, { migrationsFolder });
  return {
    db,
    native: { kind: 'pglite', client },
    pool: undefined,
    vacuum: async () => void (await client.exec('VACUUM (ANALYZE)')),
    close: () => client.close(),
  };
}
