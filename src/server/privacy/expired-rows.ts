/** Deletes rows that have expired. The server calls it every hour. */
import { lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { idempotencyKeys, passwordTurns, sessions, usedProofs, verificationCodes } from '../db/schema.ts';

export const expiryCheckEveryMs = 3_600_000;

export interface ExpiryDeps {
  db: Db;
  now: () => Date;
  /** For tests, which set the clock. */
  databaseNow?: SQL;
}

/**
 * Deletes expired sessions with their tokens, counts of wrong passwords, and records of used sign-in tokens;
 * mailed codes a day after they expire, since daily limits count them; and the stored responses for
 * idempotency keys after a day. Uses the earlier of our time and the database's, because a fast clock must
 * not delete anything too early.
 */
export async function deleteExpiredRows({
  db,
  now,
  databaseNow = sql`clock_timestamp()`,
}: ExpiryDeps): Promise<void> {
  const at = sql`least(${now().toISOString()}::timestamptz, ${databaseNow})`;
  const dayAgo = sql`${at} - interval '24 hours'`;
  await db.delete(sessions).where(lt(sessions.expiresAt, at));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, dayAgo));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
  // Failed password checks by account, browser or user, until their 15 minutes are over.
  await db.delete(passwordTurns).where(lt(passwordTurns.endsAt, at));
  await db.delete(usedProofs).where(lt(usedProofs.expiresAt, at));
}
