import type { Database } from './database.ts';

/**
 * Writes a table anew, so that its files hold nothing any more that was changed or deleted; nobody uses it meanwhile.
 * In PostgreSQL on a connection of its own: it takes as long as the table is large, and those of the pool have limits.
 */
export async function rewriteTable({ native }: Pick<Database, 'native'>, table: string): Promise<void> {
  const statement = `VACUUM (FULL, ANALYZE) "${table}"`;
  if (native.kind === 'pglite') {
    await native.client.exec(statement);
    return;
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: native.url, connectionTimeoutMillis: 5_000 });
  // What breaks while it is idle; what breaks at work is thrown by the query.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
