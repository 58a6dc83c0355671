/** Slows down the guessing of passwords. */
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
 * What failures are counted for: guesses at an account from unknown browsers, from one of its known browsers, or by a
 * signed-in user. Failures from unknown browsers do not delay a known one.
 */
export type GuessLane = { account: string } | { device: string } | { user: string };

export interface GuessGuard {
  /**
   * Checks a password once it is its turn: one at a time per lane over all processes, with a delay that doubles with
   * every failure after the tenth. `undefined` means that the password was wrong; a check that throws is not counted.
   * Throws `too_many_requests` if the wait would be longer than `maxWaitMs`.
   */
  inTurn<T>(
    lane: GuessLane,
    network: string | undefined,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined>;
}

export interface GuessGuardDeps {
  db: Db;
  /** Lanes are stored only as keyed hashes. */
  key: Uint8Array;
  now: () => Date;
  pause?: ((ms: number) => Promise<unknown>) | undefined;
}

/** Milliseconds before the next guess is checked: none after nine failures, then 1, 2, 4 and at most 8 seconds. */
export function delayAfter(failures: number): number {
  if (failures < failuresUntilDelay) return 0;
  return Math.min(maxDelayMs, 1_000 * 2 ** (failures - failuresUntilDelay));
}

const tooManyRequests = (waitMs: number) =>
  new AppError('too_many_requests', { retryAfterS: Math.max(1, waitMs / 1_000) });

/** Turns of a lane, kept in the database: they work across processes, with or without Redis. */
function createTurns({ db, now }: Pick<GuessGuardDeps, 'db' | 'now'>) {
  const isHeldBy = (key: string, holder: string) =>
    and(eq(passwordTurns.lane, key), eq(passwordTurns.holder, holder));
  return {
    /** The failures so far if the lane was free, otherwise how long to wait before the next try. */
    take: async (key: string, holder: string): Promise<{ failures: number } | { waitMs: number }> => {
      const at = now();
      const turn = { holder, freeAt: new Date(at.getTime() + leaseMs) };
      const isExpired = and(lte(passwordTurns.endsAt, at), lte(passwordTurns.freeAt, at));
      await db.delete(passwordTurns).where(and(eq(passwordTurns.lane, key), isExpired));
      const endsAt = new Date(at.getTime() + failureWindowMs);
      const [taken] = await db
        .insert(passwordTurns)
        .values({ lane: key, failures: 0, endsAt, ...turn })
        .onConflictDoUpdate({
          target: passwordTurns.lane,
          set: turn,
          setWhere: lte(passwordTurns.freeAt, at),
        })
        .returning({ failures: passwordTurns.failures });
      if (taken) return taken;
      const [other] = await db.select().from(passwordTurns).where(eq(passwordTurns.lane, key));
      const leftMs = (other?.freeAt ?? at).getTime() - at.getTime();
      return { waitMs: other?.holder ? Math.min(leftMs, pollMs) : leftMs };
    },
    succeed: (key: string, holder: string) => db.delete(passwordTurns).where(isHeldBy(key, holder)),
    fail: async (key: string, holder: string, failures: number) => {
      const freeAt = new Date(now().getTime() + delayAfter(failures));
      await db.update(passwordTurns).set({ failures, holder: null, freeAt }).where(isHeldBy(key, holder));
    },
    /** Ends a turn whose check threw: neither a success nor a failure. */
    release: (key: string, holder: string) =>
      db.update(passwordTurns).set({ holder: null, freeAt: now() }).where(isHeldBy(key, holder)),
  };
}

/**
 * Slows the guessing of passwords. Failures never lock an account: its owner has a separate lane on every browser
 * that signed in before or that set the password by a mailed code.
 */
export function createGuessGuard({ db, key, now, pause = wait }: GuessGuardDeps): GuessGuard {
  const turns = createTurns({ db, now });
  /** Queues the callers of this process, so only one per lane polls the database. */
  const gates = new Map<string, { gate: WorkGate; users: number }>();
  const refusal = () => tooManyRequests(maxWaitMs);
  const limits = { concurrency: 1, queue: 4, waitMs: maxWaitMs, perCaller: 1, refusal };
  const laneKey = (lane: GuessLane) =>
    createHmac('sha256', key).update(JSON.stringify(lane)).digest('base64url').slice(0, 22);

  async function runQueued<T>(name: string, network: string | undefined, work: () => Promise<T>): Promise<T> {
    const entry = gates.get(name) ?? { gate: createWorkGate(limits), users: 0 };
    gates.set(name, entry);
    entry.users += 1;
    try {
      return await entry.gate(work, network);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) gates.delete(name);
    }
  }

  async function waitForTurn(name: string, holder: string): Promise<number> {
    for (let waitedMs = 0; ; ) {
      const turn = await turns.take(name, holder);
      if ('failures' in turn) return turn.failures;
      const waitMs = Math.max(turn.waitMs, 1);
      if (waitedMs + waitMs > maxWaitMs) throw tooManyRequests(waitMs);
      await pause(waitMs);
      waitedMs += waitMs;
    }
  }

  async function runTurn<T>(name: string, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const holder = randomUUID();
    const failures = await waitForTurn(name, holder);
    let result: T | undefined;
    try {
      result = await check();
    } catch (error) {
      await turns.release(name, holder);
      throw error;
    }
    if (result === undefined) await turns.fail(name, holder, failures + 1);
    else await turns.succeed(name, holder);
    return result;
  }

  return {
    inTurn: (lane, network, check) => {
      const name = laneKey(lane);
      return runQueued(name, network, () => runTurn(name, check));
    },
  };
}
