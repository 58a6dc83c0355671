/** One connection to either database, for the commands: no pool, and no limit on how long a statement runs. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Config } from '../config/config.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { connectAlone } from '../db/own-connection.ts';

export interface Connection {
  query<Row extends object>(text: string, parameters?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/** How values look as text, so that both databases write and read them alike. */
const asText = [
  `set timezone = 'UTC'`,
  `set datestyle = 'ISO, MDY'`,
  `set intervalstyle = 'postgres'`,
  `set bytea_output = 'hex'`,
  'set extra_float_digits = 1',
];

async function prepared(connection: Connection): Promise<Connection> {
  for (const statement of asText) await connection.query(statement);
  return connection;
}

/** Host, port and names as the driver tells them; where a name has several addresses, all of them. */
function reasonOf(error: unknown): string {
  const reasons = error instanceof AggregateError ? error.errors : [error];
  return reasons.map((reason) => (reason as Error).message).join(', ');
}

export async function connectPostgres(url: string): Promise<Connection> {
  const client = await connectAlone(url).catch((cause: unknown) => {
    throw new Error(`The database that DATABASE_URL names refuses the connection: ${reasonOf(cause)}.`, {
      cause,
    });
  });
  return prepared({
    query: async (text, parameters) => (await client.query(text, parameters)).rows,
    close: () => client.end(),
  });
}

/** Its tables must be there already; `close` leaves the client open for its owner. */
export function connectPglite(client: Pick<PGlite, 'query'>): Promise<Connection> {
  return prepared({
    query: async <Row>(text: string, parameters?: unknown[]) =>
      (await client.query<Row>(text, parameters)).rows,
    close: async () => {},
  });
}

export function pgliteFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'pg');
}

/** What the settings name, as it stands: nothing is migrated. PGlite's folder is locked until `close`. */
export async function connectConfigured(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Connection> {
  if (config.databaseUrl) return connectPostgres(config.databaseUrl);
  const folder = pgliteFolder(config);
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

/** Runs `work` in one transaction of this connection, which it ends either way. */
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
    // The connection may be gone, and with it the transaction; the first error says why.
    await connection.query('rollback').catch(() => {});
    throw error;
  }
}
