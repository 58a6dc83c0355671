import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { Limiter } from '../http/limiter.ts';
import type { Passwords } from './passwords.ts';
import { type OpenSession, openSession } from './sessions.ts';
import { findUserByEmail, lockPasswordHash, replacePasswordHash, type User } from './users.ts';

/** A person with the session that just began. */
export interface SignedIn extends OpenSession {
  user: User;
}

/** Opens a session for the right password; throws `invalid_credentials` without saying which part was wrong. */
export async function signIn(
  deps: { db: Db; passwords: Passwords; limiter: Limiter; now: () => Date },
  input: { email: string; password: string; network: string | undefined },
): Promise<SignedIn> {
  const { db, passwords, limiter } = deps;
  await limiter.pauseAfterFailures(input.email);
  const user = await findUserByEmail(db, input.email);
  const stored = user?.passwordHash ?? null;
  const matches = await passwords.verify(stored, input.password, input.network);
  if (!user || !stored || !matches) {
    await limiter.countFailure(input.email);
    throw new AppError('invalid_credentials');
  }
  const renewed = passwords.isOutdated(stored)
    ? await passwords.hash(input.password, input.network)
    : undefined;
  const opened = await db.transaction(async (tx) => {
    // A reset that came in between must not be survived by a session of the old password.
    if ((await lockPasswordHash(tx, user.id)) !== stored) return undefined;
    if (renewed) await replacePasswordHash(tx, user.id, renewed);
    return openSession(tx, user.id, deps.now());
  });
  if (!opened) throw new AppError('invalid_credentials');
  await limiter.forgetFailures(input.email);
  return { user, ...opened };
}
