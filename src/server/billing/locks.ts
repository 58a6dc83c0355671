import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';

/** So many transactions of one process wait for a provider while they hold a connection; the pool has ten. */
const providerCallsAtOnce = 4;
const longestWaitMs = 20_000;

interface Gate {
  free: number;
  waiting: (() => void)[];
}

const gates = new WeakMap<Db, Gate>();

function gateOf(db: Db): Gate {
  const known = gates.get(db) ?? { free: providerCallsAtOnce, waiting: [] };
  gates.set(db, known);
  return known;
}

async function enter(gate: Gate): Promise<void> {
  if (gate.free > 0) {
    gate.free--;
    return;
  }
  await new Promise<void>((resolve, reject) => {
    const giveUp = setTimeout(() => {
      gate.waiting.splice(gate.waiting.indexOf(go), 1);
      reject(new AppError('busy'));
    }, longestWaitMs);
    const go = () => {
      clearTimeout(giveUp);
      resolve();
    };
    gate.waiting.push(go);
  });
}

function leave(gate: Gate): void {
  const next = gate.waiting.shift();
  if (next) next();
  else gate.free++;
}

/** Waits for the lock inside a transaction that is already open; it is let go at its end. */
export async function lock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/**
 * Runs in one transaction that no other one with the same name overlaps, on any process. `run` may ask a
 * provider: only a few do so at once, so that a provider that hangs cannot take every connection. Throws `busy`
 * after a long wait for a place.
 */
export async function withProviderLock<T>(db: Db, name: string, run: (tx: Db) => Promise<T>): Promise<T> {
  const gate = gateOf(db);
  await enter(gate);
  try {
    return await db.transaction(async (tx) => {
      await lock(tx, name);
      return run(tx);
    });
  } finally {
    leave(gate);
  }
}
