import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { type Database, type Db, openPglite, openPostgres } from '../db/database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { connectPostgres } from './connection.ts';
import { findSchemaStep } from './fill.ts';

export type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** So that no database is filled with our tables by a slip in its name. */
async function requireOurs(url: string): Promise<void> {
  const connection = await connectPostgres(url);
  const step = await findSchemaStep(connection).finally(() => connection.close());
  if (step === undefined)
    throw new Error(
      'The database that DATABASE_URL names has no tables of this program yet. Start the server once.',
    );
}

/** PGlite serves one process: its folder is locked, so a running server has to be stopped first. */
export async function withDatabase<T>(config: Place, use: (db: Db) => Promise<T>): Promise<T> {
  const folder = join(config.dataDir, 'pg');
  let database: Database;
  let unlock = () => {};
  if (config.databaseUrl) {
    await requireOurs(config.databaseUrl);
    database = await openPostgres(config.databaseUrl, () => {});
  } else {
    if (!existsSync(folder)) throw new Error(`There is no database in ${folder}; start the server once.`);
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
