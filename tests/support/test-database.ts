import { type Database, openPglite, openPostgres } from '../../src/server/db/database.ts';
import { copyTemplate } from './database-copy.ts';
import { migratedImage } from './database-image.ts';

/** An empty database with all migrations: a copy on the run's PostgreSQL, or a PGlite in memory. */
export async function openTestDatabase(): Promise<Database> {
  const copy = await copyTemplate();
  if (!copy) return openPglite(undefined, await migratedImage());
  const database = await openPostgres(copy.url, () => {});
  return {
    ...database,
    close: async () => {
      await database.close();
      await copy.drop();
    },
  };
}
