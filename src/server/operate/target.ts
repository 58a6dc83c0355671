/** Opens an empty database and fills it with rows, for the commands `restore` and `move-to-postgres`. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { lockFolder } from '../db/folder-lock.ts';
import { migratePostgres, migrationsFolder } from '../db/migrate.ts';
import { openJobs } from '../jobs/jobs.ts';
import {
  type Connection,
  connectPglite,
  connectPostgres,
  type DatabaseConfig,
  inTransaction,
  pgliteFolder,
  type SchemaStep,
} from './connection.ts';
import {
  type Batch,
  createChecksums,
  insertRows,
  jobTable,
  listTables,
  readTable,
  type Table,
  type TableChecksum,
} from './tables.ts';

/** An empty database whose tables have the version of the rows to come. */
export interface Target {
  connection: Connection;
  /** Runs the migrations that are newer than the rows. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

const countTables = `
  select count(*)::int as n from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'jobs', 'drizzle') and c.relkind in ('r', 'p')`;

/** Lets the job queue create its own tables. */
async function createQueue(native: Database['native']): Promise<void> {
  const jobs = await openJobs({ native }, { error: () => {} });
  await jobs.stop();
}

/** Throws unless the database is empty. `folder` holds the migrations that create its tables. */
export async function openPostgresTarget(url: string, folder: string): Promise<Target> {
  const connection = await connectPostgres(url);
  try {
    const [found] = await connection.query<{ n: number }>(countTables);
    if (found?.n !== 0)
      throw new Error(
        `The database of DATABASE_URL is not empty: it has ${found?.n} tables. Nothing was changed. Create an empty one (createdb) and set DATABASE_URL to it.`,
      );
    await migratePostgres(url, { folder });
    await createQueue({ kind: 'postgres', url });
  } catch (error) {
    await connection.close();
    throw error;
  }
  return { connection, finish: () => migratePostgres(url), close: () => connection.close() };
}

async function openPgliteTarget(config: Pick<DatabaseConfig, 'dataDir'>, folder: string): Promise<Target> {
  const dataDir = pgliteFolder(config);
  if (existsSync(dataDir) && readdirSync(dataDir).length)
    throw new Error(
      `There is already a database in ${dataDir}. Nothing was changed. Set DATA_DIR to an empty folder, or set DATABASE_URL.`,
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
  await createQueue({ kind: 'pglite', client });
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

export function openTarget(config: DatabaseConfig, folder: string): Promise<Target> {
  return config.databaseUrl
    ? openPostgresTarget(config.databaseUrl, folder)
    : openPgliteTarget(config, folder);
}

/** Drizzle's list of migrations. `when`: the time of each, which also numbers them. */
interface Journal {
  entries: { when: SchemaStep }[];
}

const journalFile = 'meta/_journal.json';

/**
 * Runs `work` with a folder of the migrations up to `step`: rows are inserted into the tables of that version, and
 * `Target.finish` then migrates them. Throws for an unknown step.
 */
export async function withMigrationsUpTo<T>(
  step: SchemaStep,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, journalFile), 'utf8')) as Journal;
  if (!journal.entries.some((entry) => entry.when === step))
    throw new Error('The data comes from a newer version of this program. Use that version.');
  const folder = mkdtempSync(join(tmpdir(), 'clearing-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const entries = journal.entries.filter((entry) => entry.when <= step);
    writeFileSync(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sums up a table's rows, in the columns that were sent. */
async function readContent(
  connection: Connection,
  { name, columns }: Table,
  wanted: string[],
): Promise<TableChecksum> {
  const sharedColumns = wanted.filter((column) => columns.some(({ name: existing }) => existing === column));
  const contents = createChecksums();
  for await (const batch of readTable(connection, name, sharedColumns)) contents.add(batch);
  return contents.result()[name] ?? { rows: 0, digest: '' };
}

export interface Filled {
  /** What was inserted, by table. */
  sent: Record<string, TableChecksum>;
  /** Jobs of queues that this version does not have. */
  jobsLeftOut: number;
}

/**
 * Inserts all rows in one transaction, reads them back, and calls `beforeCommit`. Throws and keeps no rows
 * if they differ from what was sent.
 */
export function fill(
  connection: Connection,
  batches: AsyncIterable<Batch>,
  beforeCommit: () => Promise<void> = async () => {},
): Promise<Filled> {
  return inTransaction(connection, '', async () => {
    const tables = new Map((await listTables(connection)).map((table) => [table.name, table]));
    const contents = createChecksums();
    const columns = new Map<string, string[]>();
    for await (const batch of batches) {
      const table = tables.get(batch.table);
      if (!table) throw new Error(`This version has no table ${batch.table}.`);
      await insertRows(connection, table, batch);
      contents.add(batch);
      columns.set(batch.table, batch.columns);
    }
    const sent = contents.result();
    let jobsLeftOut = 0;
    for (const table of tables.values()) {
      const expected = sent[table.name];
      if (!expected) continue;
      const arrived = await readContent(connection, table, columns.get(table.name) ?? []);
      if (table.name === jobTable) jobsLeftOut = expected.rows - arrived.rows;
      else if (arrived.rows !== expected.rows || arrived.digest !== expected.digest)
        throw new Error(`The rows in ${table.name} differ from what was sent. Nothing was kept.`);
    }
    await beforeCommit();
    return { sent, jobsLeftOut };
  });
}
