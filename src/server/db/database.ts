/** Opens the database, and runs queries on it. */
import type { PGlite } from '@electric-sql/pglite';
import { type Column, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { migratePostgres, migrationsFolder } from './migrate.ts';

/** PGlite or PostgreSQL. Inside a transaction use only its `tx`. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** The rows of a raw query: no type covers the results of both drivers. */
export async function selectRows<T>(db: Pick<Db, 'execute'>, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** A query of drizzle's builder, whose values are placeholders. */
interface Preparable<R> {
  prepare(name: string): { client?: unknown; execute(values?: Record<string, unknown>): Promise<R> };
}

/**
 * Prepares a query under a name. For the few queries that run in every turn or call: its text is built once,
 * and PostgreSQL plans it once per connection. Building takes 50 to 100 microseconds each time, a third of
 * what a turn's queries cost this process.
 */
export function prepareOnce<N extends string, R>(
  name: string,
  parameters: readonly N[],
  build: (db: Db, placeholders: Record<N, Placeholder>) => Preparable<R>,
): (db: Db, values: Record<N, unknown>) => Promise<R> {
  const placeholders = Object.fromEntries(
    parameters.map((parameter) => [parameter, sql.placeholder(parameter)]),
  ) as unknown as Record<N, Placeholder>;
  /** By driver, because tests use both. */
  const built = new WeakMap<object, ReturnType<Preparable<R>['prepare']>>();
  return (db, values) => {
    const { client, constructor: driver } = db._.session as unknown as {
      client: unknown;
      constructor: object;
    };
    const query = built.get(driver) ?? build(db, placeholders).prepare(name);
    built.set(driver, query);
    // Drizzle binds a prepared query to one connection, and a transaction has another. `execute` reads the client at once.
    query.client = client;
    return query.execute(values);
  };
}

/** For a placeholder whose value may be null, which drizzle would pass to the column's encoder. */
export function nullablePlaceholder(placeholder: Placeholder, column: Column): SQL {
  const mapToDriverValue = (value: unknown) => (value === null ? null : column.mapToDriverValue(value));
  return sql`${sql.param(placeholder, { mapToDriverValue })}`;
}

const singleConnectionDatabases = new WeakSet<object>();

/** Whether all callers share one connection: while a transaction is open, every other query waits. */
export function hasSingleConnection(db: Db): boolean {
  return singleConnectionDatabases.has(db);
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
  const [database] = await Promise.all([openMigratedPostgres(url, onError), migratePostgres(url)]);
  return database;
}

/** Opens a PostgreSQL that is known to be migrated. Connects with the first query. */
export async function openMigratedPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const [{ drizzle }, { createPool }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('./postgres-pool.ts'),
  ]);
  const pool = createPool(url, onError);
  const db = drizzle(pool);
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

/**
 * Opens and migrates PGlite in a folder, or in memory without one. The caller has locked the folder. `image`: a copy of a
 * migrated database to begin with, which tests use.
 */
export async function openPglite(folder?: string, image?: Blob): Promise<Database> {
  const [{ drizzle }, { migrate }, { PGlite, types }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
    import('@electric-sql/pglite'),
  ]);
  const client = await PGlite.create({
    startParams: [...PGlite.defaultStartParams, ...pgliteBuffers],
    // PGlite's own parser copies byte by byte, which took half the time of a search in a thousand reflections.
    parsers: { [types.BYTEA]: (text) => Buffer.from(text.slice('\\x'.length), 'hex') },
    ...(folder && { dataDir: folder }),
    ...(image && { loadDataDir: image }),
  });
  const db = drizzle(client);
  singleConnectionDatabases.add(db);
  if (!image) await migrate(db, { migrationsFolder });
  return {
    db,
    native: { kind: 'pglite', client },
    pool: undefined,
    vacuum: async () => void (await client.exec('VACUUM (ANALYZE)')),
    close: () => client.close(),
  };
}
