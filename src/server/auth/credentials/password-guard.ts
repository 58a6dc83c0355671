/** Slows down the guessing of passwords: checks wait for their turn, and failures delay the next one. */
import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { passwordTurns } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';
import { createWorkGate, type WorkGate } from '../../http/work-gate.ts';

/** The tenth failure causes the first delay. */
const failuresUntilDelay = 10;
/** Failures are forgotten 15 minutes after the first one. */
const failureWindowMs = 15 * 60_000;
const maxDelayMs = 8_000;
/** How long a caller waits for its turn before it gets `too_many_requests`. */
const maxWaitMs = 10_000;
/** After this time, a turn is free again, although its process has died without ending it. */
const leaseMs = 15_000;
/** How often to check whether another process has finished its turn. */
const pollMs = 250;

/**
 * What failures are counted for; each is a lane, in which checks wait for one another. `account` (an email address):
 * guesses from unknown browsers; `device`: from one of the account's known browsers; `user`: by a signed-in user. So
 * guesses from unknown browsers delay no known one.
 */
export type GuessLane = { account: string } | { device: string } | { user: string };

export interface PasswordGuard {
  /**
   * Checks a password once it is its turn: one at a time per lane over all processes, with a delay that doubles with
   * every failure after the tenth. `undefined` means that the password was wrong; a check that throws is not counted.
   * Throws `too_many_requests` if the wait would be longer than `maxWaitMs`.
   */
  checkInTurn<T>(
    lane: GuessLane,
    network: string | undefined,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
}

export interface PasswordGuardDeps {
  db: Db;
  /** Lanes are stored only as keyed hashes. */
  key: Uint8Array;
  now: () => Date;
  pause?: ((ms: number) => Promise<unknown>) | undefined;
}

/** Milliseconds before the next guess is checked: none after nine failures, then 1, 2, 4 and at most 8 seconds. */
export function getDelayMs(failures: number): number {
  if (failures < failuresUntilDelay) return 0;
  return Math.min(maxDelayMs, 1_000 * 2 ** (failures - failuresUntilDelay));
}

const tooManyRequests = (waitMs: number) =>
  new AppError('too_many_requests', { retryAfterS: Math.max(1, waitMs / 1_000) });

/** Turns of a lane, kept in the database: they work across processes, with or without Redis. */
function createTurns({ db, now }: Pick<PasswordGuardDeps, 'db' | 'now'>) {
  const isHeldBy = (laneHash: string, holder: string) =>
    and(eq(passwordTurns.lane, laneHash), eq(passwordTurns.holder, holder));
  return {
    /**
     * `holder`: a random id of the turn. Returns the failures so far if the lane was free, otherwise how long
     * to wait before the next try.
     */
    take: async (laneHash: string, holder: string): Promise<{ failures: number } | { waitMs: number }> => {
      const time = now();
      const turn = { holder, freeAt: new Date(time.getTime() + leaseMs) };
      const isExpired = and(lte(passwordTurns.endsAt, time), lte(passwordTurns.freeAt, time));
      await db.delete(passwordTurns).where(and(eq(passwordTurns.lane, laneHash), isExpired));
      const endsAt = new Date(time.getTime() + failureWindowMs);
      const [taken] = await db
        .insert(passwordTurns)
        .values({ lane: laneHash, failures: 0, endsAt, ...turn })
        .onConflictDoUpdate({
          target: passwordTurns.lane,
          set: turn,
          setWhere: lte(passwordTurns.freeAt, time),
        })
        .returning({ failures: passwordTurns.failures });
      if (taken) return taken;
      const [other] = await db.select().from(passwordTurns).where(eq(passwordTurns.lane, laneHash));
      const leftMs = (other?.freeAt ?? time).getTime() - time.getTime();
      return { waitMs: other?.holder ? Math.min(leftMs, pollMs) : leftMs };
    },
    succeed: (laneHash: string, holder: string) => db.delete(passwordTurns).where(isHeldBy(laneHash, holder)),
    fail: async (laneHash: string, holder: string, failures: number) => {
      const freeAt = new Date(now().getTime() + getDelayMs(failures));
      await db
        .update(passwordTurns)
        .set({ failures, holder: null, freeAt })
        .where(isHeldBy(laneHash, holder));
    },
    /** Ends a turn whose check threw: neither a success nor a failure. */
    release: (laneHash: string, holder: string) =>
      db.update(passwordTurns).set({ holder: null, freeAt: now() }).where(isHeldBy(laneHash, holder)),
  };
}

/**
 * Failures never lock an account: its owner has a separate lane on every browser that signed in before or
 * that set the password by a mailed code.
 */
export function createPasswordGuard({ db, key, now, pause = wait }: PasswordGuardDeps): PasswordGuard {
  const turns = createTurns({ db, now });
  /** Queues the callers of this process, so only one per lane polls the database. */
  const gates = new Map<string, { gate: WorkGate; callers: number }>();
  const refusal = () => tooManyRequests(maxWaitMs);
  const limits = { concurrency: 1, queue: 4, waitMs: maxWaitMs, perCaller: 1, refusal };
  const hashLane = (lane: GuessLane) =>
    createHmac('sha256', key).update(JSON.stringify(lane)).digest('base64url').slice(0, 22);

  async function runQueued<T>(
    laneHash: string,
    network: string | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    const entry = gates.get(laneHash) ?? { gate: createWorkGate(limits), callers: 0 };
    gates.set(laneHash, entry);
    entry.callers += 1;
    try {
      return await entry.gate(work, network);
    } finally {
      entry.callers -= 1;
      if (entry.callers === 0) gates.delete(laneHash);
    }
  }

  async function waitForTurn(laneHash: string, holder: string): Promise<number> {
    for (let waitedMs = 0; ; ) {
      const turn = await turns.take(laneHash, holder);
      if ('failures' in turn) return turn.failures;
      const waitMs = Math.max(turn.waitMs, 1);
      if (waitedMs + waitMs > maxWaitMs) throw tooManyRequests(waitMs);
      await pause(waitMs);
      waitedMs += waitMs;
    }
  }

  async function runTurn<T>(laneHash: string, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const holder = randomUUID();
    const failures = await waitForTurn(laneHash, holder);
    let result: T | undefined;
    try {
      result = await check();
    } catch (error) {
      await turns.release(laneHash, holder);
      throw error;
    }
    if (result === undefined) await turns.fail(laneHash, holder, failures + 1);
    else await turns.succeed(laneHash, holder);
    return result;
  }

  return {
    checkInTurn: (lane, network, check) => {
      const laneHash = hashLane(lane);
      return runQueued(laneHash, network, () => runTurn(laneHash, check));
    },
  };
}
