import { lt } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { idempotencyKeys, sessions, usedProofs, verificationCodes } from '../db/schema.ts';

const dayMs = 24 * 3_600_000;

/** How often what has run out is looked for. */
export const sweepEveryMs = 3_600_000;

/**
 * Removes what is of no more use: sign-ins past their end (their tokens go with them), codes a day after theirs, so
 * that limits by the day still count them, first answers of calls after a day, and proofs that cannot be used again.
 */
export async function sweepExpired({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  const at = now();
  const dayAgo = new Date(at.getTime() - dayMs);
  await db.delete(sessions).where(lt(sessions.expiresAt, at));
  await db.delete(verificationCodes).where(lt(verificationCodes.expiresAt, dayAgo));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, dayAgo));
  await db.delete(usedProofs).where(lt(usedProofs.expiresAt, at));
}
