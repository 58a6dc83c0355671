/**
 * The free first reflection, if the operator offers it: one stored dialogue per user, without a subscription.
 */
import { and, eq, isNull } from 'drizzle-orm';
import type { FreeReflection } from '#shared/contract/chat.ts';
import { findFreeReflection } from '../billing/subscriptions.ts';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/database.ts';
import { freeReflections } from '../db/schema-billing.ts';
import { AppError } from '../http/app-error.ts';
import type { DialogueRef } from './dialogue-rows.ts';
import { findTurnState } from './turns/turn-rows.ts';
import type { TurnDeps } from './turns/turns.ts';

/**
 * Makes the dialogue that is about to be stored the free one. Runs in the transaction that stores it, after
 * `lockUser`. A free dialogue that failed before its first question may be replaced by another. Throws
 * `subscription_required` if another dialogue is the free one, or if this one was deleted.
 */
export async function takeFreeReflection(
  tx: Db,
  deps: Pick<TurnDeps, 'db' | 'turnLog' | 'runner'>,
  { userId, sessionId }: DialogueRef,
  { exists, now }: { exists: boolean; now: Date },
): Promise<void> {
  const claimed = await tx
    .insert(freeReflections)
    .values({ userId, sessionId, startedAt: now })
    .onConflictDoNothing()
    .returning({ userId: freeReflections.userId });
  if (claimed.length) return;
  // Locked, because a turn that asks its first question right now marks the row without `lockUser`.
  const [row] = await tx
    .select()
    .from(freeReflections)
    .where(eq(freeReflections.userId, userId))
    .for('update');
  if (row?.sessionId === sessionId && exists) return;
  const isReplaceable =
    row && !row.usedAt && (await findTurnState(deps, { userId, sessionId: row.sessionId }, tx)) !== 'running';
  if (!isReplaceable) throw new AppError('subscription_required');
  await tx
    .update(freeReflections)
    .set({ sessionId, startedAt: now })
    .where(eq(freeReflections.userId, userId));
}

/** Call it when a dialogue's first question is stored. Changes nothing if the dialogue is not the free one. */
export async function markFreeReflectionUsed(
  tx: Db,
  { userId, sessionId }: DialogueRef,
  now: Date,
): Promise<void> {
  await tx
    .update(freeReflections)
    .set({ usedAt: now })
    .where(
      and(
        eq(freeReflections.userId, userId),
        eq(freeReflections.sessionId, sessionId),
        isNull(freeReflections.usedAt),
      ),
    );
}

export async function getFreeReflection(
  { db, config }: { db: Db; config: Pick<Config, 'offers'> },
  userId: string,
): Promise<FreeReflection> {
  const row = await findFreeReflection(db, userId);
  const state = config.offers.firstReflectionFree ? 'open' : 'off';
  return { state: row?.usedAt ? 'used' : state, sessionId: row?.sessionId ?? null };
}
