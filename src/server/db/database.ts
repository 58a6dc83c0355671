import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { migratePostgres, migrationsFolder } from './migrate.ts';
import { markOneConnection } from './one-connection.ts';
import * as core from './schema.ts';
import * as billing from './schema-billing.ts';

const schema = { ...core, ...billing };

/** PGlite or PostgreSQL: the same SQL, the same types. Inside a transaction use only its `tx`. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Connections: all, those that nobody uses, and how many callers wait for one. */
export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

export interface Database {
  db: Db;
  /** What the job queue, which brings its own tables, connects to. */
  native: { kind: 'pglite'; client: PGlite } | { kind: 'postgres'; url: string };
  /** Undefined for PGlite, which has one connection. */
  pool: (() => PoolState) | undefined;
  /** Frees dead rows; PGlite has no autovacuum, PostgreSQL needs none from us. */
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

/** An eighth of its default: one process that tries things out needs no more, and the rest is memory never given back. */
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
  markOneConnection(db);
  if (!image) await migrate(db, { migrationsFolder });
  return {
    db,
    native: { kind: 'pglite', client },
    pool: undefined,
    vacuum: async () => void (await client.exec('VACUUM (ANALYZE)')),
    close: () => client.close(),
  };
}
