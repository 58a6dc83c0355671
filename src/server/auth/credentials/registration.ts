/** Registration: mails a code to the address, and creates the account once the code is sent back. */
import { errors } from '#shared/contract/errors.ts';
import type { Locale } from '#shared/locales.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { createCodeMail } from '../../mail/messages.ts';
import type { Device } from '../sessions/device.ts';
import { openSession } from '../sessions/sessions.ts';
import type { SignedIn } from '../sessions/sign-in.ts';
import { findUserByEmail, insertUser } from '../users.ts';
import {
  type CodeDeps,
  type CodeRequester,
  codeLifeMs,
  consumeCode,
  issueCode,
  requireValidCode,
  withdrawCode,
} from './codes.ts';
import { isCommonPassword, type Passwords } from './passwords.ts';

interface SendCodeDeps extends CodeDeps {
  db: Db;
  mailer: Mailer;
  config: Pick<Config, 'productName'>;
  now: () => Date;
}

/** Mails a code for a new account. Throws `email_taken`, `code_too_soon`, `mail_failed`. */
export async function sendRegistrationCode(
  deps: SendCodeDeps,
  input: { email: string; locale: Locale; requester: CodeRequester },
): Promise<void> {
  const { email, locale, requester } = input;
  if (await findUserByEmail(deps.db, email)) throw new AppError('email_taken');
  const { id, code } = await issueCode(deps, { purpose: 'register', email }, requester, deps.now());
  const { productName } = deps.config;
  const mail = createCodeMail({ productName, code, lifeMinutes: codeLifeMs / 60_000 }, 'register', locale);
  try {
    await deps.mailer.send({ to: email, ...mail });
  } catch (error) {
    await withdrawCode(deps.db, id);
    throw error;
  }
}

interface RegisterDeps extends CodeDeps {
  db: Db;
  passwords: Passwords;
  config: Pick<Config, 'productName'>;
  now: () => Date;
}

export interface Registration {
  email: string;
  password: string;
  fullName?: string | undefined;
  verificationCode: string;
  /** From a cookie of the browser that requested the code. Other browsers share a few guesses. */
  ticket: string | undefined;
  device: Device;
}

/** Without a name, the part of the address before the @ is used. */
function getFullName({ fullName, email }: Registration): string {
  return fullName?.trim() || email.slice(0, email.indexOf('@'));
}

/**
 * Creates an account for a mailed code and signs in. Throws `weak_password`, `code_invalid`, `email_taken`. Checks the
 * code before hashing the password, so that wrong guesses cost little.
 */
export async function register(deps: RegisterDeps, input: Registration): Promise<SignedIn> {
  if (isCommonPassword(input.password, deps.config.productName)) {
    throw new AppError('weak_password', { fields: { password: errors.weak_password.message } });
  }
  const { email } = input;
  const subject = { purpose: 'register', email } as const;
  const codeId = await requireValidCode(
    deps,
    subject,
    { code: input.verificationCode, ticket: input.ticket },
    deps.now(),
  );
  const passwordHash = await deps.passwords.hash(input.password);
  const now = deps.now();
  return deps.db.transaction(async (tx) => {
    const user = await insertUser(tx, { email, passwordHash, fullName: getFullName(input) }, now);
    await consumeCode(tx, subject, codeId, now);
    return { user, ...(await openSession(tx, user.id, now, { device: input.device })) };
  });
}
