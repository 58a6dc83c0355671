/** Checks on every call, and during event streams, whether sign-in sessions are still valid. */
import { sql } from 'drizzle-orm';
import { type Db, prepareOnce } from '../../db/database.ts';
import { sessions } from '../../db/schema.ts';
import { isAlive, type SessionClaims } from './sessions.ts';

// One parameter that is an array, because a thousand parameters would block the process for milliseconds.
const selectSessions = prepareOnce('live_sessions', ['ids'], (db, { ids }) => {
  const { id, userId, revokedAt, expiresAt, lastUsedAt } = sessions;
  return db
    .select({ id, userId, revokedAt, expiresAt, lastUsedAt })
    .from(sessions)
    .where(sql`${id} = any(${ids}::uuid[])`);
});

/** Like `findLiveSession`, for many sessions in one query. */
async function findLiveSessions(
  db: Db,
  claims: readonly SessionClaims[],
  now: Date,
): Promise<(claims: SessionClaims) => boolean> {
  const rows = await selectSessions(db, { ids: claims.map(({ sessionId }) => sessionId) });
  const owners = new Map(rows.filter((row) => isAlive(row, now)).map((row) => [row.id, row.userId]));
  return ({ sessionId, userId }) => owners.get(sessionId) === userId;
}

/** Sessions per query. */
const maxBatchSize = 1_000;

/** Whether a session is still valid. */
export type SessionWatch = (claims: SessionClaims) => Promise<boolean>;

interface Check extends SessionClaims {
  answer(isLive: boolean): void;
  fail(error: unknown): void;
}

/**
 * Collects the checks of 250 ms. For event streams, which ask every few seconds and may notice a revocation ten seconds
 * late.
 */
const waitForStreams = (run: () => void) => void setTimeout(run, 250).unref();

/**
 * Checks whether sessions are still valid. Checks that arrive until `wait` runs them share one query. A check rejects
 * when the database fails.
 */
export function createSessionWatch(
  { db, now }: { db: Db; now: () => Date },
  wait: (run: () => void) => void = waitForStreams,
): SessionWatch {
  let waiting: Check[] = [];
  const runChecks = async (checks: Check[]) => {
    try {
      const isLive = await findLiveSessions(db, checks, now());
      for (const check of checks) check.answer(isLive(check));
    } catch (error) {
      for (const { fail } of checks) fail(error);
    }
  };
  const runAll = () => {
    const checks = waiting;
    waiting = [];
    for (let at = 0; at < checks.length; at += maxBatchSize) {
      void runChecks(checks.slice(at, at + maxBatchSize));
    }
  };
  return (claims) =>
    new Promise((answer, fail) => {
      if (waiting.length === 0) wait(runAll);
      waiting.push({ ...claims, answer, fail });
    });
}
