/** Locks that make calls about the same subscription, checkout, plan or user run one after another. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, lt, sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import { type Db, hasSingleConnection } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { crashedAfterMs, startHeartbeat } from '../http/heartbeat.ts';
import { createWorkGate, type WorkGate } from '../http/work-gate.ts';

/** At most this many transactions per process wait for a provider, out of the pool's ten connections. */
const providerCallsAtOnce = 4;
/** How long a call waits for its turn. */
const maxWaitMs = 20_000;

const gates = new WeakMap<Db, WorkGate>();

/** The limit on calls that hold a connection while they wait for a provider. */
function getGate(db: Db): WorkGate {
  const refusal = () => new AppError('busy');
  const gate =
    gates.get(db) ?? createWorkGate({ concurrency: providerCallsAtOnce, waitMs: maxWaitMs, refusal });
  gates.set(db, gate);
  return gate;
}

/** Waits for the lock with this name, which then lasts until the transaction ends (a PostgreSQL advisory lock). */
export async function lockInTransaction(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

const queues = new WeakMap<Db, Map<string, PQueue>>();

/** For PGlite, a database that only this process uses: runs calls with the same name one after another. */
async function runInQueue<T>(db: Db, name: string, run: (db: Db) => Promise<T>): Promise<T> {
  const queuesByName = queues.get(db) ?? new Map<string, PQueue>();
  queues.set(db, queuesByName);
  const queue = queuesByName.get(name) ?? new PQueue({ concurrency: 1 });
  queuesByName.set(name, queue);
  try {
    return await queue.add(() => run(db));
  } finally {
    if (queue.size + queue.pending === 0) queuesByName.delete(name);
  }
}

/** For PostgreSQL. The transaction stays open while `run` calls a provider, because it holds the lock. */
function runWithDatabaseLock<T>(db: Db, name: string, run: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await lockInTransaction(tx, name);
    return run(tx);
  });
}

/**
 * Runs calls with the same name one after another, in all processes. `run` may call a provider; a limit on such calls
 * keeps a provider that hangs from using up all connections. On PGlite, the single connection stays free for other
 * queries. `run` must use the database that it is given, with a transaction on it for writes that belong together. Throws
 * `busy` if its turn does not come in time.
 */
export async function withProviderLock<T>(db: Db, name: string, run: (tx: Db) => Promise<T>): Promise<T> {
  return getGate(db)(() => (hasSingleConnection(db) ? runInQueue : runWithDatabaseLock)(db, name, run));
}

interface LeaseDeps {
  db: Db;
  /** Real time: the billing clock may be moved while a change runs. */
  now: () => Date;
}

/** How long a change waits for the lease, and the shortest and longest pause between two attempts to take it. */
const leaseWaitMs = 30_000;
const firstPauseMs = 20;
const maxPauseMs = 500;

/** No idempotency key of a client is the same, because clients cannot send a control character. */
const leaseKey = '\u0001billing change';

/** The lease is a row in the table of idempotency keys, at most one per user. `holder` identifies who took it. */
async function tryToTakeLease({ db, now }: LeaseDeps, userId: string, holder: string): Promise<boolean> {
  const createdAt = now();
  const acquired = await db
    .insert(idempotencyKeys)
    .values({ userId, key: leaseKey, endpoint: 'lease', requestHash: holder, createdAt })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { requestHash: holder, createdAt },
      setWhere: lt(idempotencyKeys.createdAt, new Date(createdAt.getTime() - crashedAfterMs)),
    })
    .returning({ holder: idempotencyKeys.requestHash });
  return acquired.length > 0;
}

async function waitForLease(deps: LeaseDeps, userId: string, holder: string): Promise<void> {
  let pauseMs = firstPauseMs;
  for (let waitedMs = 0; waitedMs < leaseWaitMs; waitedMs += pauseMs) {
    if (await tryToTakeLease(deps, userId, holder)) return;
    pauseMs = Math.min(maxPauseMs, pauseMs * 2);
    await pause(pauseMs);
  }
  throw new AppError('busy', { retryAfterS: 5 });
}

/**
 * Runs one user's subscription changes one after another, in all processes. Holds no connection, because a provider
 * may answer slowly. A lease left by a crash expires. Throws `busy` if the lease is not free in time.
 */
export async function withChangeLease<T>(deps: LeaseDeps, userId: string, run: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  const ownLease = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.key, leaseKey),
    eq(idempotencyKeys.requestHash, holder),
  );
  await waitForLease(deps, userId, holder);
  const stopHeartbeat = startHeartbeat(async () =>
    deps.db.update(idempotencyKeys).set({ createdAt: deps.now() }).where(ownLease),
  );
  try {
    return await run();
  } finally {
    await stopHeartbeat();
    await deps.db.delete(idempotencyKeys).where(ownLease);
  }
}
