import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Passwords } from './passwords.ts';
import { type OpenSession, openSession } from './sessions.ts';
import { findUserByEmail, replacePasswordHash, type User } from './users.ts';

/** A person with the session that just began. */
export interface SignedIn extends OpenSession {
  user: User;
}

/** Opens a session for the right password; throws `invalid_credentials` without saying which part was wrong. */
export async function signIn(
  deps: { db: Db; passwords: Passwords; now: () => Date },
  input: { email: string; password: string },
): Promise<SignedIn> {
  const { db, passwords } = deps;
  const user = await findUserByEmail(db, input.email);
  const stored = user?.passwordHash ?? null;
  const matches = await passwords.verify(stored, input.password);
  if (!user || !stored || !matches) throw new AppError('invalid_credentials');
  if (passwords.isOutdated(stored)) {
    await replacePasswordHash(db, user.id, await passwords.hash(input.password));
  }
  return { user, ...(await openSession(db, user.id, deps.now())) };
}
