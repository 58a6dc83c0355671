/** New passwords: with a mailed code if the old one is forgotten, or with the old one. */
import { eq } from 'drizzle-orm';
import { errors } from '#shared/contract/errors.ts';
import type { Locale } from '#shared/locales.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createCodeMail, createPasswordChangedMail } from '../../mail/messages.ts';
import type { Background } from '../../process/background.ts';
import { revokeAllSessions, revokeOtherSessions } from '../sessions/sessions.ts';
import type { SessionClaims } from '../sessions/tokens.ts';
import { findUserByEmail, lockPasswordHash, replacePasswordHash, type User } from '../users.ts';
import {
  type CodeDeps,
  type CodeRequester,
  codeLifeMs,
  consumeCode,
  type IssuedCode,
  issueCode,
  requireValidCode,
  withdrawCode,
} from './codes.ts';
import { isCommonPassword, type Passwords } from './passwords.ts';

/** Throws `weak_password`. */
function requireUncommonPassword(newPassword: string, productName: string): void {
  if (isCommonPassword(newPassword, productName))
    throw new AppError('weak_password', { fields: { newPassword: errors.weak_password.message } });
}

interface ResetDeps extends CodeDeps {
  db: Db;
  mailer: Mailer;
  background: Background;
  config: Pick<Config, 'productName'>;
  now: () => Date;
}

/**
 * Undefined if codes were sent too often. The error `code_too_soon` would tell a stranger that somebody has just asked
 * for a code for this address.
 */
async function issueResetCode(
  deps: ResetDeps,
  { email, requester }: { email: string; requester: CodeRequester },
): Promise<IssuedCode | undefined> {
  try {
    return await issueCode(deps, { purpose: 'reset', email }, requester, deps.now());
  } catch (error) {
    if (error instanceof AppError && error.code === 'code_too_soon') return undefined;
    throw error;
  }
}

async function mailResetCode(
  deps: ResetDeps,
  { id, code }: IssuedCode,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const { productName } = deps.config;
  const mail = createCodeMail({ productName, code, lifeMinutes: codeLifeMs / 60_000 }, 'reset', locale);
  try {
    await deps.mailer.send({ to: email, ...mail });
  } catch (error) {
    await withdrawCode(deps.db, id);
    throw error;
  }
}

/**
 * Mails a code for a new password if there is an account. The caller cannot see whether there is one: the same
 * queries run for every address, and the mail is sent after the response.
 */
export async function sendResetCode(
  deps: ResetDeps,
  input: { email: string; locale: Locale; requester: CodeRequester },
): Promise<void> {
  const user = await findUserByEmail(deps.db, input.email);
  const issued = await issueResetCode(deps, input);
  if (user && issued) deps.background.run('mailing a reset code', () => mailResetCode(deps, issued, input));
}

export interface PasswordReset {
  email: string;
  code: string;
  /** From a cookie of the browser that requested the code. Other browsers share a few guesses. */
  ticket: string | undefined;
  newPassword: string;
  locale: Locale;
}

/**
 * Sets a new password and ends every session of the user, without opening one. Throws `weak_password`, and
 * `code_invalid` also for an address without an account.
 */
export async function resetPassword(
  deps: ResetDeps & { passwords: Passwords },
  { email, code, ticket, newPassword, locale }: PasswordReset,
): Promise<void> {
  const { productName } = deps.config;
  requireUncommonPassword(newPassword, productName);
  const subject = { purpose: 'reset', email } as const;
  const codeId = await requireValidCode(deps, subject, { code, ticket }, deps.now());
  const user = await findUserByEmail(deps.db, email);
  if (!user) throw new AppError('code_invalid');
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    await consumeCode(tx, subject, codeId, now);
    await replacePasswordHash(tx, user.id, passwordHash);
    await revokeAllSessions(tx, user.id, now);
  });
  deps.background.run('mailing a notice of a new password', () =>
    deps.mailer.send({ to: email, ...createPasswordChangedMail(productName, locale, 'code') }),
  );
}

type ChangeDeps = Pick<
  Deps,
  'db' | 'passwords' | 'passwordGuard' | 'mailer' | 'background' | 'config' | 'now'
>;

export interface PasswordChange extends SessionClaims {
  currentPassword: string;
  newPassword: string;
  /** The caller's IP network: each one has a fair share of the queue for hashing. */
  network: string | undefined;
  locale: Locale;
}

/** Throws `unauthorized` if the account was deleted. */
async function requireUser(db: Db, userId: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('unauthorized');
  return user;
}

const wrongPassword = () =>
  new AppError('not_confirmed', { fields: { currentPassword: 'is not the password of this account' } });

/**
 * Sets a new password for a user who knows the current one, ends their other sessions and sends them a mail. Throws
 * `weak_password`, and `not_confirmed` if the current password is wrong or missing (users without one use the mailed
 * code).
 */
export async function changePassword(deps: ChangeDeps, change: PasswordChange): Promise<void> {
  const { db, passwords, config } = deps;
  const { userId, currentPassword, newPassword, network } = change;
  requireUncommonPassword(newPassword, config.productName);
  const user = await requireUser(db, userId);
  const oldHash = user.passwordHash;
  if (oldHash === null) throw wrongPassword();
  // `undefined` tells the guard that the password was wrong, which delays the next checks.
  const isRight = await deps.passwordGuard.checkInTurn({ user: userId }, network, async () =>
    (await passwords.verify(oldHash, currentPassword, network)) ? true : undefined,
  );
  if (!isRight) throw wrongPassword();
  const passwordHash = await passwords.hash(newPassword, network);
  await db.transaction(async (tx) => {
    // The password may have been reset while the old one was being checked.
    if ((await lockPasswordHash(tx, userId)) !== oldHash) throw wrongPassword();
    await replacePasswordHash(tx, userId, passwordHash);
    await revokeOtherSessions(tx, change, deps.now());
  });
  const mail = createPasswordChangedMail(config.productName, change.locale, 'password');
  deps.background.run('mailing a notice of a new password', () =>
    deps.mailer.send({ to: user.email, ...mail }),
  );
}
