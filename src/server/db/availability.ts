import { DrizzleQueryError } from 'drizzle-orm/errors';

/** No connection to the database could be had. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'DatabaseAway';
  }
}

/**
 * Classes and codes of PostgreSQL (its appendix A) that say nothing about the question, only about the moment:
 * connections, resources (a full disk among them), locks that did not come in time, shutdown, damage on the disk,
 * two transactions in each other's way, a standby that does not write.
 */
const passing = /^(08|53|57|58)|^(25006|25P03|40001|40P01|55P03)$/;
const sqlState = /^[0-9A-Z]{5}$/;
/** What the operating system says of a connection. */
const network = /^E(CONN|HOST|NET|PIPE|TIMEDOUT|AI_)/;

/** The driver's own errors, e.g. of a connection that broke, have no code and no class of their own. */
function isOfDriver(cause: unknown): boolean {
  return cause instanceof Error && Object.getPrototypeOf(cause) === Error.prototype;
}

/**
 * Whether a call failed because the database cannot answer now, so that the same call may work in a moment. What
 * it refuses for good, e.g. a broken constraint, is a mistake of ours and no such thing.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause: unknown = error.cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  if (code === undefined) return isOfDriver(cause);
  return sqlState.test(code) ? passing.test(code) : network.test(code);
}
