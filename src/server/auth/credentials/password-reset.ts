import { errors } from '#shared/contract/errors.ts';
import type { Locale } from '#shared/locales.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { codeMail, passwordChangedMail } from '../../mail/messages.ts';
import type { Background } from '../../process/lifecycle.ts';
import { revokeAllSessions } from '../sessions/sessions.ts';
import { findUserByEmail, replacePasswordHash } from '../users.ts';
import {
  type CodeKeys,
  type CodeRequester,
  codeLifeMs,
  consumeCode,
  type IssuedCode,
  issueCode,
  requireRightCode,
  withdrawCode,
} from './codes.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Passwords } from './passwords.ts';

interface ResetDeps extends CodeKeys {
  db: Db;
  mailer: Mailer;
  background: Background;
  config: Pick<Config, 'productName'>;
  now: () => Date;
}

/** A code too soon after the last one is no news for a stranger: it would tell that the first one was asked for. */
async function issueQuietly(
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

async function mailCode(
  deps: ResetDeps,
  { id, code }: IssuedCode,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  const { productName } = deps.config;
  const mail = codeMail({ productName, code, lifeMinutes: codeLifeMs / 60_000 }, 'reset', locale);
  try {
    await deps.mailer.send({ to: email, ...mail });
  } catch (error) {
    await withdrawCode(deps.db, id);
    throw error;
  }
}

/**
 * Mails a code for a new password where there is an account. Nothing that the caller sees depends on it: the
 * same queries run for every address, and the mail goes out after the answer.
 */
export async function sendResetCode(
  deps: ResetDeps,
  input: { email: string; locale: Locale; requester: CodeRequester },
): Promise<void> {
  const user = await findUserByEmail(deps.db, input.email);
  const issued = await issueQuietly(deps, input);
  if (user && issued) deps.background.run('mailing a reset code', () => mailCode(deps, issued, input));
}

export interface PasswordReset {
  email: string;
  code: string;
  ticket: string | undefined;
  newPassword: string;
  locale: Locale;
}

/**
 * Sets a new password and ends every session of the person; nobody is signed in by it. Throws `weak_password`
 * and `code_invalid`, also for an address without an account.
 */
export async function resetPassword(
  deps: ResetDeps & { passwords: Passwords },
  { email, code, ticket, newPassword, locale }: PasswordReset,
): Promise<void> {
  const { productName } = deps.config;
  if (isCommonPassword(newPassword, productName)) {
    throw new AppError('weak_password', { fields: { newPassword: errors.weak_password.message } });
  }
  const subject = { purpose: 'reset', email } as const;
  const codeId = await requireRightCode(deps, subject, { code, ticket }, deps.now());
  const user = await findUserByEmail(deps.db, email);
  if (!user) throw new AppError('code_invalid');
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    await consumeCode(tx, subject, codeId, now);
    await replacePasswordHash(tx, user.id, passwordHash);
    await revokeAllSessions(tx, user.id, now);
  });
  deps.background.run('mailing of a new password', () =>
    deps.mailer.send({ to: email, ...passwordChangedMail(productName, locale) }),
  );
}
