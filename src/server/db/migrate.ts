/** Migrates PostgreSQL, one process at a time and without blocking running servers. */

import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

export interface MigrateOptions {
  folder?: string;
  /** How long to wait while another process migrates, ms. */
  patienceMs?: number;
  /**
   * How long a statement may wait for a table, ms. Other queries of that table queue behind it, so it gives up, lets
   * them run and tries again.
   */
  lockTimeoutMs?: number;
  /** How often it tries. */
  tries?: number;
}

const defaults = { folder: migrationsFolder, patienceMs: 120_000, lockTimeoutMs: 3_000, tries: 10 };
const retryDelayMs = 1_000;
const lockPollMs = 100;

/** Key of the advisory lock: any otherwise unused number. */
const migrationLock = '7310463982154411';

const lockNotAvailable = '55P03';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Drizzle wraps the error of the database. */
function findErrorCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: string };
    if (code) return code;
  }
  return undefined;
}

/** The lock belongs to the connection, so a dead process releases it. */
async function takeMigrationLock(client: Client, patienceMs: number): Promise<void> {
  const startedMs = performance.now();
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${migrationLock}) as mine`,
    );
    if (rows[0]?.mine) return;
    if (performance.now() - startedMs > patienceMs)
      throw new Error(
        'Another process has been migrating the database for too long. Check what it is waiting for.',
      );
    await pause(lockPollMs);
  }
}

async function migrateWith(client: Client, { folder, lockTimeoutMs, tries }: typeof defaults): Promise<void> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  await client.query(`set lock_timeout = ${lockTimeoutMs}`);
  for (let left = tries; ; left--) {
    try {
      return await migrate(drizzle(client), { migrationsFolder: folder });
    } catch (error) {
      if (findErrorCode(error) !== lockNotAvailable) throw error;
      if (left <= 1)
        throw new Error('The database could not be migrated: a table stayed locked by a long transaction.', {
          cause: error,
        });
      await pause(retryDelayMs);
    }
  }
}

/**
 * Runs all missing migrations in one transaction, one process at a time. `url` must not lead to a pooler that shares
 * connections between transactions.
 */
export async function migratePostgres(url: string, options: MigrateOptions = {}): Promise<void> {
  const settings = { ...defaults, ...options };
  const client = await connectOutsidePool(url);
  try {
    await takeMigrationLock(client, settings.patienceMs);
    await migrateWith(client, settings);
  } finally {
    await client.end();
  }
}

/**
 * A connection outside the pool, for work that may take long: without the pool's limits on statements; TCP keepalive
 * detects a lost peer. The caller ends it. Rejects when the database refuses the connection.
 */
export async function connectOutsidePool(url: string): Promise<Client> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // An error while idle would end the process. During a query, the query throws.
  client.on('error', () => {});
  await client.connect();
  return client;
}
