/** Recognizes errors of the database for which a call should be answered in a particular way. */
import { DrizzleQueryError } from 'drizzle-orm/errors';

/** No connection to the database. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/**
 * SQLSTATE classes and codes (appendix A of PostgreSQL's manual) of temporary failures: connections (08), resources such
 * as a full disk (53), shutdown and statement timeouts (57), I/O errors (58), read-only standbys (25006), transactions
 * that were idle for too long (25P03), serialization failures (40001), deadlocks (40P01) and lock timeouts (55P03).
 */
const temporarySqlState = /^(08|53|57|58)|^(25006|25P03|40001|40P01|55P03)$/;
/** Error codes of Node and the operating system for connections, e.g. `ECONNRESET`. No SQLSTATE begins with an E. */
const networkError = /^E(CONN|HOST|NET|PIPE|TIMEDOUT|NOTFOUND|AI_)/;

/** The driver's own errors, e.g. of a lost connection, have neither a code nor a class. */
function isPlainError(cause: unknown): boolean {
  return cause instanceof Error && Object.getPrototypeOf(cause) === Error.prototype;
}

/** Whether the same call may succeed in a moment. A violated constraint, for example, is a bug and returns false. */
export function isTemporaryDatabaseError(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  if (!(error instanceof DrizzleQueryError)) return false;
  const cause: unknown = error.cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
  if (code === undefined) return isPlainError(cause);
  return networkError.test(code) || temporarySqlState.test(code);
}

const foreignKeyViolation = '23503';
/** Every table with rows of a user names its foreign key like this. */
const userForeignKey = /_user_id_users_id_fk$/;

/** Whether a write failed because the user deleted their account meanwhile. */
export function isUserDeletedError(error: unknown): boolean {
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || !('constraint' in cause)) return false;
  return cause.code === foreignKeyViolation && userForeignKey.test(String(cause.constraint));
}
