import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** Runs in one transaction that no other one with the same name overlaps, on any process. */
export async function withLock<T>(db: Db, name: string, run: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await lock(tx, name);
    return run(tx);
  });
}

/** Waits for the lock inside a transaction that is already open; it is let go at its end. */
export async function lock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
