import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Database } from './database.ts';
import { connectAlone } from './own-connection.ts';

const lookAgainMs = 50;

/** Whether somebody still looks at the database as it was before `xid`; whoever does keeps replaced rows alive. */
async function isSeenAsBefore(client: Client, xid: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and age(backend_xmin) > age($1::text::xid)`,
    [xid],
  );
  return rowCount !== 0;
}

/** Resolves to false when others look at the state before this moment for longer than `patienceMs`. */
async function outlastReaders(client: Client, patienceMs: number): Promise<boolean> {
  const { rows } = await client.query('select pg_current_xact_id()::xid::text as xid');
  for (let leftMs = patienceMs; await isSeenAsBefore(client, rows[0].xid); leftMs -= lookAgainMs) {
    if (leftMs <= 0) return false;
    await pause(lookAgainMs);
  }
  return true;
}

/**
 * Writes a table anew, so that its files hold nothing any more that was changed or deleted; nobody uses it meanwhile.
 * False, and nothing done, while a transaction of before is open that would keep it there (a copy being taken, another
 * process of ours). In PostgreSQL on a connection of its own: it takes as long as the table is large, and those of the
 * pool have limits.
 */
export async function rewriteTable(
  { native }: Pick<Database, 'native'>,
  table: string,
  patienceMs = 10_000,
): Promise<boolean> {
  const statement = `VACUUM (FULL, ANALYZE) "${table}"`;
  if (native.kind === 'pglite') {
    await native.client.exec(statement);
    return true;
  }
  const client = await connectAlone(native.url);
  try {
    if (!(await outlastReaders(client, patienceMs))) return false;
    await client.query(statement);
    return true;
  } finally {
    await client.end();
  }
}
