import { lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { idempotencyKeys, passwordTurns, sessions, usedProofs, verificationCodes } from '../db/schema.ts';

/** How often what has run out is looked for. */
export const sweepEveryMs = 3_600_000;

export interface SweepDeps {
  db: Db;
  now: () => Date;
  /** Only for tests, whose clock is their own. */
  databaseNow?: SQL;
}

/**
 * Removes what is of no more use: sign-ins past their end (their tokens go with them), codes a day after theirs, so
 * that limits by the day still count them, first answers of calls after a day, failed sign-ins after their minutes, and proofs that cannot be used again.
 * Past their end are those that both clocks say so of, ours and the database's: one that runs ahead takes nothing away.
 */
export async function sweepExpired({
  db,
  now,
  databaseNow = sql`clock_timestamp()`,
}: SweepDeps): Promise<void> {
  const at = sql`least(${now().toISOString()}::timestamptz, ${databaseNow})`;
  const dayAgo = sql`${at} - interval '24 hours'`;
  await db.delete(sessions).where(lt(sessions.expiresAt, at));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, dayAgo));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
  await db.delete(passwordTurns).where(lt(passwordTurns.endsAt, at));
  await db.delete(usedProofs).where(lt(usedProofs.expiresAt, at));
}
