import { eq } from 'drizzle-orm';
import { errors } from '#shared/contract/errors.ts';
import type { Locale } from '#shared/locales.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { passwordChangedMail } from '../../mail/messages.ts';
import { revokeOtherSessions, type SessionClaims } from '../sessions/sessions.ts';
import { lockPasswordHash, replacePasswordHash, type User } from '../users.ts';
import { isCommonPassword } from './common-passwords.ts';

type ChangeDeps = Pick<Deps, 'db' | 'passwords' | 'guesses' | 'mailer' | 'background' | 'config' | 'now'>;

export interface PasswordChange extends SessionClaims {
  currentPassword: string;
  newPassword: string;
  network: string | undefined;
  locale: Locale;
}

async function findUser(db: Db, userId: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('unauthorized');
  return user;
}

const notTheirs = () =>
  new AppError('not_confirmed', { fields: { currentPassword: 'is not the password of this account' } });

/**
 * Sets a new password for who knows the present one; ends every other session of the person and tells them by mail.
 * Throws `weak_password`, and `not_confirmed` also for an account that has no password: it gets one by a mailed code.
 */
export async function changePassword(deps: ChangeDeps, change: PasswordChange): Promise<void> {
  const { db, passwords, config } = deps;
  const { userId, currentPassword, newPassword, network } = change;
  if (isCommonPassword(newPassword, config.productName))
    throw new AppError('weak_password', { fields: { newPassword: errors.weak_password.message } });
  const user = await findUser(db, userId);
  const stored = user.passwordHash;
  if (stored === null) throw notTheirs();
  const isRight = await deps.guesses.inTurn({ person: userId }, network, async () =>
    (await passwords.verify(stored, currentPassword, network)) ? true : undefined,
  );
  if (!isRight) throw notTheirs();
  const passwordHash = await passwords.hash(newPassword, network);
  await db.transaction(async (tx) => {
    // A reset that came in between is the newer one.
    if ((await lockPasswordHash(tx, userId)) !== stored) throw notTheirs();
    await replacePasswordHash(tx, userId, passwordHash);
    await revokeOtherSessions(tx, change, deps.now());
  });
  const mail = passwordChangedMail(config.productName, change.locale, 'password');
  deps.background.run('mailing of a new password', () => deps.mailer.send({ to: user.email, ...mail }));
}
