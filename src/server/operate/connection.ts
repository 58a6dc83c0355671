/** Connections of the commands to PGlite or PostgreSQL. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Config } from '../config/config.ts';
import { type Database, type Db, openPglite, openPostgres } from '../db/database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { connectOutsidePool } from '../db/migrate.ts';

/** The settings that name the database. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** A single connection without a time limit for statements. */
export interface Connection {
  query<Row extends object>(text: string, parameters?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** Makes both databases use the same text format for values. */
const textFormat = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, MDY'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 1',
];

async function setTextFormat(connection: Connection): Promise<Connection> {
  for (const statement of textFormat) await connection.query(statement);
  return connection;
}

/** For a name with several addresses, the driver throws one error per address. */
function toReason(error: unknown): string {
  const reasons = error instanceof AggregateError ? error.errors : [error];
  return reasons.map((reason) => (reason as Error).message).join(', ');
}

export async function connectPostgres(url: string): Promise<Connection> {
  const client = await connectOutsidePool(url).catch((cause: unknown) => {
    throw new Error(`Cannot connect to the database of DATABASE_URL: ${toReason(cause)}.`, {
      cause,
    });
  });
  return setTextFormat({
    query: async (text, parameters) => (await client.query(text, parameters)).rows,
    close: () => client.end(),
  });
}

/** Wraps an open client. `close` leaves it open. */
export function connectPglite(client: Pick<PGlite, 'query'>): Promise<Connection> {
  return setTextFormat({
    query: async <Row>(text: string, parameters?: unknown[]) =>
      (await client.query<Row>(text, parameters)).rows,
    close: async () => {},
  });
}

export function getPgliteFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'pg');
}

/** Connects without migrating. PGlite's folder is locked until `close`. */
export async function connectConfigured(config: DatabaseConfig): Promise<Connection> {
  if (config.databaseUrl) return connectPostgres(config.databaseUrl);
  const folder = getPgliteFolder(config);
  if (!existsSync(folder)) throw new Error(`There is no database in ${folder}, and DATABASE_URL is not set.`);
  const unlock = lockFolder(config.dataDir);
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create({ dataDir: folder });
  return {
    ...(await connectPglite(client)),
    close: async () => {
      await client.close();
      unlock();
    },
  };
}

/** Commits, or rolls back when `work` throws. `mode` follows `begin`, e.g. `read only`. */
export async function inTransaction<T>(
  connection: Connection,
  mode: string,
  work: () => Promise<T>,
): Promise<T> {
  await connection.query(`begin ${mode}`);
  try {
    const result = await work();
    await connection.query('commit');
    return result;
  } catch (error) {
    // Fails when the connection is lost; the first error says why.
    await connection.query('rollback').catch(() => {});
    throw error;
  }
}

/**
 * The version of a database's schema: the time of its newest migration in drizzle's journal, in Unix
 * milliseconds.
 */
export type SchemaVersion = number;

/** Undefined for a database without our tables. */
export async function findSchemaVersion(connection: Connection): Promise<SchemaVersion | undefined> {
  const [found] = await connection.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found?.there) return undefined;
  const [newest] = await connection.query<{ when: string | null }>(
    'select max(created_at)::text as "when" from drizzle.__drizzle_migrations',
  );
  return newest?.when ? Number(newest.when) : undefined;
}

/** Opening a database migrates it, so a mistyped name must be noticed first. */
async function requireMigrated(url: string): Promise<void> {
  const connection = await connectPostgres(url);
  const version = await findSchemaVersion(connection).finally(() => connection.close());
  if (version === undefined)
    throw new Error(
      'The database of DATABASE_URL has no tables of this program. Start the server once to create them.',
    );
}

/** Opens and migrates the database for `use`. PGlite serves one process: stop a running server first. */
export async function withDatabase<T>(config: DatabaseConfig, use: (db: Db) => Promise<T>): Promise<T> {
  const folder = getPgliteFolder(config);
  let database: Database;
  let unlock = () => {};
  if (config.databaseUrl) {
    await requireMigrated(config.databaseUrl);
    database = await openPostgres(config.databaseUrl, () => {});
  } else {
    if (!existsSync(folder))
      throw new Error(`There is no database in ${folder}. Start the server once to create it.`);
    unlock = lockFolder(config.dataDir);
    database = await openPglite(folder);
  }
  try {
    return await use(database.db);
  } finally {
    await database.close();
    unlock();
  }
}
