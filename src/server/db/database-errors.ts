import { DrizzleQueryError } from 'drizzle-orm/errors';

/** No connection to the database. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * SQLSTATE classes and codes (appendix A of PostgreSQL's manual) of temporary failures: connections, resources such as a
 * full disk, lock timeouts, shutdown, I/O errors, deadlocks and serialization failures, read-only standbys.
 */
const temporary = /^(08|53|57|58)|^(25006|25P03|40001|40P01|55P03)$/;
const sqlState = /^[0-9A-Z]{5}$/;
/** Error codes of the operating system for connections. */
const network = /^E(CONN|HOST|NET|PIPE|TIMEDOUT|AI_)/;

/** The driver's own errors, e.g. of a lost connection, have neither a code nor a class. */
function isDriverError(cause: unknown): boolean {
  return cause instanceof Error && Object.getPrototypeOf(cause) === Error.prototype;
}

/** Whether the same call may succeed in a moment. A broken constraint, for example, is a bug and returns false. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause: unknown = error.cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  if (code === undefined) return isDriverError(cause);
  return sqlState.test(code) ? temporary.test(code) : network.test(code);
}

const foreignKeyViolation = '23503';
/** Every table with rows of a person names its foreign key like this. */
const userForeignKey = /_user_id_users_id_fk$/;

/** Whether a write failed because the person deleted their account meanwhile. */
export function isUserDeletedError(error: unknown): boolean {
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || !('constraint' in cause)) return false;
  return cause.code === foreignKeyViolation && userForeignKey.test(String(cause.constraint));
}
