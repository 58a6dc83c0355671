import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { idempotencyKeys } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { crashedAfterMs, startHeartbeat } from '../../http/heartbeat.ts';

interface LeaseDeps {
  db: Db;
  /** Real time: the clock of money may be moved while a change runs. */
  now: () => Date;
}

const longestWaitMs = 30_000;
const firstPauseMs = 20;
const longestPauseMs = 500;

/** No client can send a key that begins with a control sign. */
const key = '\u0001billing change';

/** A row in the table of idempotency keys, of which a person has one at most; `holder` tells whose it is. */
async function take({ db, now }: LeaseDeps, userId: string, holder: string): Promise<boolean> {
  const createdAt = now();
  const taken = await db
    .insert(idempotencyKeys)
    .values({ userId, key, endpoint: 'lease', requestHash: holder, createdAt })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash: holder, createdAt },
      setWhere: lt(idempotencyKeys.createdAt, new Date(createdAt.getTime() - crashedAfterMs)),
    })
    .returning({ holder: idempotencyKeys.requestHash });
  return taken.length > 0;
}

async function waitForTurn(deps: LeaseDeps, userId: string, holder: string): Promise<void> {
  let pauseMs = firstPauseMs;
  for (let waitedMs = 0; waitedMs < longestWaitMs; waitedMs += pauseMs) {
    if (await take(deps, userId, holder)) return;
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    await pause(pauseMs);
  }
  throw new AppError('busy', { retryAfterS: 5 });
}

/**
 * Runs one person's changes of a subscription one after another, on any process. No transaction and no
 * connection is held meanwhile, so that a provider that answers slowly holds up nobody else; one that was left
 * by a crash ends by itself. Throws `busy` when the turn does not come.
 */
export async function withChangeLease<T>(deps: LeaseDeps, userId: string, run: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  const own = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.key, key),
    eq(idempotencyKeys.requestHash, holder),
  );
  await waitForTurn(deps, userId, holder);
  const stopBeat = startHeartbeat(async () =>
    deps.db.update(idempotencyKeys).set({ createdAt: deps.now() }).where(own),
  );
  try {
    return await run();
  } finally {
    await stopBeat();
    await deps.db.delete(idempotencyKeys).where(own);
  }
}
