const ofOne = new WeakSet<object>();

/** Says that everybody shares one connection: while a transaction is open, nobody else gets an answer. */
export function markOneConnection(db: object): void {
  ofOne.add(db);
}

export function hasOneConnection(db: object): boolean {
  return ofOne.has(db);
}
