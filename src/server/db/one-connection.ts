import type { Db } from './database.ts';

const ofOne = new WeakSet<Db>();

/** Says that everybody shares one connection: while a transaction is open, nobody else gets an answer. */
export function markOneConnection(db: Db): void {
  ofOne.add(db);
}

export function hasOneConnection(db: Db): boolean {
  return ofOne.has(db);
}
