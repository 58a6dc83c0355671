import type { Db } from '../db/database.ts';

/** What the figures are asked with: the last days up to a moment. */
export interface Period {
  from: Date;
  to: Date;
}

const dayMs = 24 * 3_600_000;

export function lastDays(days: number, to: Date): Period {
  return { from: new Date(to.getTime() - days * dayMs), to };
}

/** The rows of a plain query; a driver's answer has no type that covers both databases. */
export async function rowsOf<T>(db: Db, query: Parameters<Db['execute']>[0]): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}
