/** Filling an empty database from a stream of rows: the second half of a restore and of a move. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '../db/migrate.ts';
import { type Connection, inTransaction } from './connection.ts';
import {
  type Batch,
  type Content,
  createContents,
  insertRows,
  jobTable,
  listTables,
  readTable,
  type Table,
} from './tables.ts';

/** A step of the schema: its time in the journal of migrations, ms. */
export type SchemaStep = number;

interface Journal {
  entries: { when: SchemaStep }[];
}

const journalFile = 'meta/_journal.json';

/** The last step that a database went through; undefined for one without our tables. */
export async function findSchemaStep(connection: Connection): Promise<SchemaStep | undefined> {
  const [found] = await connection.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!found?.there) return undefined;
  const [step] = await connection.query<{ when: string | null }>(
    'select max(created_at)::text as "when" from drizzle.__drizzle_migrations',
  );
  return step?.when ? Number(step.when) : undefined;
}

/**
 * Runs `work` with a folder that holds the migrations up to one step, so that old rows meet the tables they were
 * made for, and later steps change them as they would have. Throws for a step that this version does not know.
 */
export async function withMigrationsUpTo<T>(
  step: SchemaStep,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, journalFile), 'utf8')) as Journal;
  if (!journal.entries.some((entry) => entry.when === step))
    throw new Error('It was made by a newer version of this program; use that one.');
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

/** What a table holds of these columns. */
async function contentOf(
  connection: Connection,
  { name, columns }: Table,
  wanted: string[],
): Promise<Content> {
  const known = wanted.filter((column) => columns.some((there) => there.name === column));
  const contents = createContents();
  for await (const batch of readTable(connection, name, known)) contents.add(batch);
  return contents.result()[name] ?? { rows: 0, digest: '' };
}

export interface Filled {
  sent: Record<string, Content>;
  /** Jobs that the queue of this version has no place for. */
  jobsLeftOut: number;
}

/**
 * Adds all rows in one transaction, reads them again and does `last` before it commits. Throws, and leaves no row,
 * when what arrived is not what was sent.
 */
export function fill(
  connection: Connection,
  batches: AsyncIterable<Batch>,
  last: () => Promise<void> = async () => {},
): Promise<Filled> {
  return inTransaction(connection, '', async () => {
    const tables = new Map((await listTables(connection)).map((table) => [table.name, table]));
    const contents = createContents();
    const columns = new Map<string, string[]>();
    for await (const batch of batches) {
      const table = tables.get(batch.table);
      if (!table) throw new Error(`There is no table ${batch.table} in this version.`);
      await insertRows(connection, table, batch);
      contents.add(batch);
      columns.set(batch.table, batch.columns);
    }
    const sent = contents.result();
    let jobsLeftOut = 0;
    for (const table of tables.values()) {
      const expected = sent[table.name];
      if (!expected) continue;
      const arrived = await contentOf(connection, table, columns.get(table.name) ?? []);
      if (table.name === jobTable) jobsLeftOut = expected.rows - arrived.rows;
      else if (arrived.rows !== expected.rows || arrived.digest !== expected.digest)
        throw new Error(
          `The rows that arrived in ${table.name} differ from what was sent, so nothing was kept.`,
        );
    }
    await last();
    return { sent, jobsLeftOut };
  });
}
