import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Set by database-server.ts: where the template stands that each test's database is a copy of. */
const serverUrl = () => process.env.TEST_DATABASE_SERVER;

/** The database that is copied; nobody may be connected to it. */
const templateName = 'postgres';
const nobodyCopies = 'template1';

let pool: { url: string; pool: pg.Pool } | undefined;

/** One connection per worker: one for each statement would cost more than the statement. Nobody waits for it at the end. */
function getPool(url: string): pg.Pool {
  if (pool?.url === url) return pool.pool;
  const connectionString = new URL(nobodyCopies, url).href;
  const made = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // The server is stopped before this connection is closed.
  made.on('error', () => {});
  pool = { url, pool: made };
  return made;
}

const maintain = async (url: string, statement: string): Promise<void> => {
  await getPool(url).query(statement);
};

export interface DatabaseCopy {
  /** `postgres://…` of an empty database with all migrations. */
  url: string;
  drop(): Promise<void>;
}

/** A database on the run's own PostgreSQL; undefined where the run is on PGlite. */
export async function copyTemplate(wanted = process.env.TEST_DATABASE): Promise<DatabaseCopy | undefined> {
  const server = serverUrl();
  if (!server || wanted === 'pglite') return undefined;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // By files: a third of what it costs through the log of changes.
  await maintain(server, `create database ${name} template ${templateName} strategy file_copy`);
  return {
    url: new URL(name, server).href,
    drop: () => maintain(server, `drop database ${name} with (force)`),
  };
}
