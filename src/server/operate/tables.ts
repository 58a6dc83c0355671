/** Reads and writes whole tables as lines of JSON, with each value in the text format of the database. */
import { createHash } from 'node:crypto';
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
  getPgliteFolder,
  inTransaction,
  type SchemaVersion,
} from './connection.ts';

export interface Table {
  /** `schema.name`. */
  name: string;
  columns: Column[];
}

interface Column {
  name: string;
  /** As written in SQL. */
  type: string;
}

/** Some rows of one table. */
export interface Batch {
  table: string;
  columns: string[];
  /** Each is a JSON array of text or null, in the order of `columns`. Empty if the table is empty. */
  rows: string[];
}

/** Proves that two copies of a table have the same rows, in any order. */
export interface TableChecksum {
  rows: number;
  digest: string;
}

/** The keys of users' texts, which a backup keeps in a separate file. */
export const userKeysTable = 'public.user_keys';

/** The only table of the job queue that is copied; the queue creates the others. */
const jobTable = 'jobs.job';
/** The queue's internal jobs are not copied. */
const isOurJob = `name not like '\\_\\_pgboss\\_\\_%'`;

const batchRows = 500;

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quoteTable = (table: string) => table.split('.').map(quoteName).join('.');

interface ColumnRow {
  table: string;
  column: string;
  type: string;
}

const columnsOfTables = `
  select n.nspname || '.' || c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or n.nspname || '.' || c.relname = '${jobTable}')
  order by 1, a.attnum`;

const parentsOfTables = `
  select child.relname as child, parent.relname as parent
  from pg_constraint k
  join pg_class child on child.oid = k.conrelid
  join pg_class parent on parent.oid = k.confrelid
  join pg_namespace n on n.oid = child.relnamespace
  where k.contype = 'f' and n.nspname = 'public' and child.oid <> parent.oid`;

/** Parents before their children, as foreign keys require. */
function sortByParents(tables: Table[], links: { child: string; parent: string }[]): Table[] {
  const sorted: Table[] = [];
  let remaining = tables;
  while (remaining.length) {
    const waitsForParent = (name: string) =>
      links.some(
        (link) =>
          `public.${link.child}` === name &&
          remaining.some((table) => table.name === `public.${link.parent}`),
      );
    const ready = remaining.filter((table) => !waitsForParent(table.name));
    if (!ready.length)
      throw new Error(`Tables point at each other: ${remaining.map((table) => table.name).join(', ')}`);
    sorted.push(...ready);
    remaining = remaining.filter((table) => !ready.includes(table));
  }
  return sorted;
}

/** Every table of the app, in an order in which they can be filled. */
export async function listTables(connection: Connection): Promise<Table[]> {
  const tables = new Map<string, Table>();
  for (const { table, column, type } of await connection.query<ColumnRow>(columnsOfTables)) {
    const entry = tables.get(table) ?? { name: table, columns: [] };
    entry.columns.push({ name: column, type });
    tables.set(table, entry);
  }
  return sortByParents([...tables.values()], await connection.query(parentsOfTables));
}

/** All rows of a table. It uses a cursor, so call it inside a transaction. */
async function* readTable(connection: Connection, table: string, columns: string[]): AsyncGenerator<Batch> {
  const values = columns.map((column) => `${quoteName(column)}::text`).join(', ');
  const where = table === jobTable ? `where ${isOurJob}` : '';
  await connection.query(
    `declare copied no scroll cursor for select json_build_array(${values})::text as row from ${quoteTable(table)} ${where}`,
  );
  for (let first = true; ; first = false) {
    const fetched = await connection.query<{ row: string }>(`fetch ${batchRows} from copied`);
    if (fetched.length || first) yield { table, columns, rows: fetched.map(({ row }) => row) };
    if (fetched.length < batchRows) break;
  }
  await connection.query('close copied');
}

/** All rows of tables, one table after the other. */
export async function* readTables(connection: Connection, tables: Table[]): AsyncGenerator<Batch> {
  for (const { name, columns } of tables) {
    yield* readTable(
      connection,
      name,
      columns.map((column) => column.name),
    );
  }
}

/** SQL condition that leaves out jobs of queues that this version does not have; empty for other tables. */
function createJobFilter(batch: Batch): string {
  if (batch.table !== jobTable) return '';
  return `where r ->> ${batch.columns.indexOf('name')} in (select name from jobs.queue)`;
}

/**
 * Inserts a batch. Throws if the table lacks one of its columns. For the job queue, which has its own versions, unknown
 * columns are left out.
 */
async function insertRows(connection: Connection, table: Table, batch: Batch): Promise<void> {
  if (!batch.rows.length) return;
  const sharedColumns = table.columns.filter((column) => batch.columns.includes(column.name));
  if (sharedColumns.length < batch.columns.length && table.name !== jobTable)
    throw new Error(`${table.name} has other columns than the copied table.`);
  const names = sharedColumns.map((column) => quoteName(column.name)).join(', ');
  const values = sharedColumns
    .map(({ name, type }) => `(r ->> ${batch.columns.indexOf(name)})::${type}`)
    .join(', ');
  const statement = `insert into ${quoteTable(table.name)} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) r ${createJobFilter(batch)}`;
  try {
    await connection.query(statement, [`[${batch.rows.join(',')}]`]);
  } catch (error) {
    // The database's message may quote a row.
    throw new Error(`The database rejects the rows of ${table.name}: ${(error as { code?: string }).code}`);
  }
}

const digestBits = 128n;

/**
 * Sums up tables from batches of their rows. The digest is the sum of the rows' hashes, so their order does not matter.
 */
export function createChecksums() {
  const tables = new Map<string, { rows: number; sum: bigint }>();
  return {
    add({ table, rows }: Batch): void {
      const content = tables.get(table) ?? { rows: 0, sum: 0n };
      for (const row of rows) {
        const hash = createHash('sha256')
          .update(row)
          .digest('hex')
          .slice(0, Number(digestBits / 4n));
        content.sum = BigInt.asUintN(Number(digestBits), content.sum + BigInt(`0x${hash}`));
      }
      content.rows += rows.length;
      tables.set(table, content);
    },
    result: (): Record<string, TableChecksum> =>
      Object.fromEntries(
        [...tables].map(([name, { rows, sum }]) => [
          name,
          { rows, digest: sum.toString(16).padStart(Number(digestBits / 4n), '0') },
        ]),
      ),
  };
}

// ---- Opens an empty database and fills it with rows, for the commands `restore` and `move-to-postgres`

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
  const dataDir = getPgliteFolder(config);
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
  entries: { when: SchemaVersion }[];
}

const journalFile = 'meta/_journal.json';

/**
 * Runs `work` with a folder of the migrations up to `version`: rows are inserted into the tables of that
 * version, and `Target.finish` then migrates them. Throws for an unknown version.
 */
export async function withMigrationsUpTo<T>(
  version: SchemaVersion,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, journalFile), 'utf8')) as Journal;
  if (!journal.entries.some((entry) => entry.when === version))
    throw new Error('The data comes from a newer version of this program. Use that version.');
  const folder = mkdtempSync(join(tmpdir(), 'clearing-migrations-'));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    const entries = journal.entries.filter((entry) => entry.when <= version);
    writeFileSync(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads a table back and sums up its rows, in the columns that were sent. */
async function readChecksum(
  connection: Connection,
  { name, columns }: Table,
  sentColumns: string[],
): Promise<TableChecksum> {
  const sharedColumns = sentColumns.filter((column) =>
    columns.some(({ name: existing }) => existing === column),
  );
  const contents = createChecksums();
  for await (const batch of readTable(connection, name, sharedColumns)) contents.add(batch);
  return contents.result()[name] ?? { rows: 0, digest: '' };
}

export interface FilledTables {
  /** What was inserted, by table. */
  sent: Record<string, TableChecksum>;
  /** Jobs of queues that this version does not have. */
  jobsLeftOut: number;
}

/**
 * Inserts all rows in one transaction, reads them back, and calls `beforeCommit`. Throws and keeps no rows
 * if they differ from what was sent.
 */
export function fillTables(
  connection: Connection,
  batches: AsyncIterable<Batch>,
  beforeCommit: () => Promise<void> = async () => {},
): Promise<FilledTables> {
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
      const arrived = await readChecksum(connection, table, columns.get(table.name) ?? []);
      if (table.name === jobTable) jobsLeftOut = expected.rows - arrived.rows;
      else if (arrived.rows !== expected.rows || arrived.digest !== expected.digest)
        throw new Error(`The rows in ${table.name} differ from what was sent. Nothing was kept.`);
    }
    await beforeCommit();
    return { sent, jobsLeftOut };
  });
}
