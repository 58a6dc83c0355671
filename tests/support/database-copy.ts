import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Set by database-server.ts: where the template stands that each test's database is a copy of. */
const serverUrl = () => process.env.TEST_DATABASE_SERVER;

/** The database that is copied; nobody may be connected to it. */
const templateName = 'postgres';
const nobodyCopies = 'template1';

async function maintain(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: new URL(nobodyCopies, url).href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface DatabaseCopy {
  /** `postgres://…` of an empty database with all migrations. */
  url: string;
  drop(): Promise<void>;
}

/** A database on the run's own PostgreSQL; undefined where the run is on PGlite. */
/** Undefined where the run is on PGlite. */
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
