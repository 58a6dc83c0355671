/** An empty database that is made ready to be filled: its tables as they were at one step, and the queue's. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { migratePostgres, migrationsFolder } from '../db/migrate.ts';
import { openJobs } from '../jobs/jobs.ts';
import { type Connection, connectPglite, connectPostgres, pgliteFolder } from './connection.ts';

export interface Target {
  connection: Connection;
  /** Takes the steps that are newer than the rows. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

const tablesThere = `
  select count(*)::int as n from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'jobs', 'drizzle') and c.relkind in ('r', 'p')`;

/** The queue brings its own tables. */
async function makeQueue(native: Database['native']): Promise<void> {
  const jobs = await openJobs({ native }, { error: () => {} });
  await jobs.stop();
}

/** Throws unless the database has no table yet. `folder` holds the migrations to begin with. */
export async function openPostgresTarget(url: string, folder: string): Promise<Target> {
  const connection = await connectPostgres(url);
  try {
    const [found] = await connection.query<{ n: number }>(tablesThere);
    if (found?.n !== 0)
      throw new Error(
        `The database that DATABASE_URL names is not empty: it has ${found?.n} tables. Nothing was changed. Make a new one (createdb) and name that.`,
      );
    await migratePostgres(url, { folder });
    await makeQueue({ kind: 'postgres', url });
  } catch (error) {
    await connection.close();
    throw error;
  }
  return { connection, finish: () => migratePostgres(url), close: () => connection.close() };
}

async function openPgliteTarget(config: Pick<Config, 'dataDir'>, folder: string): Promise<Target> {
  const dataDir = pgliteFolder(config);
  if (existsSync(dataDir) && readdirSync(dataDir).length)
    throw new Error(
      `There is a database in ${dataDir} already. Nothing was changed. Name an empty folder in DATA_DIR, or DATABASE_URL.`,
    );
  const unlock = lockFolder(config.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const [{ PGlite }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const client = await PGlite.create({ dataDir });
  let finished = false;
  await migrate(drizzle(client), { migrationsFolder: folder });
  await makeQueue({ kind: 'pglite', client });
  return {
    connection: await connectPglite(client),
    finish: async () => {
      await migrate(drizzle(client), { migrationsFolder });
      finished = true;
    },
    close: async () => {
      await client.close();
      if (!finished) rmSync(dataDir, { recursive: true });
      unlock();
    },
  };
}

/** The database that the settings name. */
export function openTarget(config: Pick<Config, 'databaseUrl' | 'dataDir'>, folder: string): Promise<Target> {
  return config.databaseUrl
    ? openPostgresTarget(config.databaseUrl, folder)
    : openPgliteTarget(config, folder);
}
