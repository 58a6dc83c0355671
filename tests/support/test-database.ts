import { type Database, openPglite, openPostgres } from '../../src/server/db/database.ts';
import { copyTemplate } from './database-copy.ts';
import { migratedImage } from './database-image.ts';
import { startPostgres } from './postgres.ts';

/** Opens a database on a PostgreSQL; `remove` comes after its last connection is closed. */
async function openOn(url: string, remove: () => Promise<void>): Promise<Database> {
  const database = await openPostgres(url, () => {});
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

/** An empty database with all migrations: a copy on the run's PostgreSQL, or a PGlite in memory. */
export async function openTestDatabase(): Promise<Database> {
  const copy = await copyTemplate();
  if (!copy) return openPglite(undefined, await migratedImage());
  return openOn(copy.url, copy.drop);
}

/**
 * The same on PostgreSQL in every run, for what one connection cannot show: locks and races. Where the whole run is on
 * PGlite, a server of its own.
 */
export async function openConcurrentDatabase(): Promise<Database> {
  const copy = await copyTemplate('postgres');
  if (copy) return openOn(copy.url, copy.drop);
  const { url, stop } = await startPostgres();
  return openOn(url, stop);
}
