import { DrizzleQueryError } from 'drizzle-orm/errors';

/** PostgreSQL's own: a row points to one that is not there. */
const missingTarget = '23503';
/** Every table of a person's names its reference so. */
const toPerson = /_user_id_users_id_fk$/;

/** Whether a write failed because its person deleted their account while the call ran. */
export function isPersonGone(error: unknown): boolean {
  const cause: unknown = error instanceof DrizzleQueryError ? error.cause : undefined;
  if (!(cause instanceof Error) || !('code' in cause) || !('constraint' in cause)) return false;
  return cause.code === missingTarget && toPerson.test(String(cause.constraint));
}
