/** What of a person is left in the database, wherever that may be. */
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../src/server/db/database.ts';

/** Each driver gives rows, and no type covers both answers. */
async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

function listTables(db: Db): Promise<{ schema: string; name: string }[]> {
  return rowsOf(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  );
}

/** `table: word` for every table with a row that holds one of the words, as text or as bytes. */
export async function findAccountData(db: Db, words: readonly string[]): Promise<string[]> {
  const traces: string[] = [];
  for (const { schema, name } of await listTables(db)) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const rows = await rowsOf<{ row: string }>(db, sql`select t::text as row from ${table} t`);
    for (const word of words) {
      const bytes = Buffer.from(word).toString('hex');
      if (rows.some(({ row }) => row.includes(word) || row.includes(bytes)))
        traces.push(`${schema}.${name}: ${word}`);
    }
  }
  return traces;
}
