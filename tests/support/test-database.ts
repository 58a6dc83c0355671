import {
  type Database,
  openMigratedPostgres,
  openPglite,
  openPostgres,
} from '../../src/server/db/database.ts';
import { copyTemplate, type DatabaseCopy } from './database-copy.ts';
import { migratedImage } from './database-image.ts';
import { startPostgres } from './postgres.ts';

/** `remove` comes after the last connection is closed. */
function removedAtTheEnd(database: Database, remove: () => Promise<void>): Database {
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

/** A copy has all migrations: looking for others would cost it a connection of its own. */
const openCopy = async ({ url, drop }: DatabaseCopy) =>
  removedAtTheEnd(await openMigratedPostgres(url, () => {}), drop);

/** An empty database with all migrations: a copy on the run's PostgreSQL, or a PGlite in memory. */
export async function openTestDatabase(): Promise<Database> {
  const copy = await copyTemplate();
  if (!copy) return openPglite(undefined, await migratedImage());
  return openCopy(copy);
}

/**
 * The same on PostgreSQL in every run, for what one connection cannot show: locks and races. Where the whole run is on
 * PGlite, a server of its own.
 */
export async function openConcurrentDatabase(): Promise<Database> {
  const copy = await copyTemplate('postgres');
  if (copy) return openCopy(copy);
  const { url, stop } = await startPostgres();
  return removedAtTheEnd(await openPostgres(url, () => {}), stop);
}
