/** Deletes an account: ends its billing, destroys the key of its texts, and deletes its rows. */
import { and, eq, gt, or } from 'drizzle-orm';
import type { Locale } from '#shared/locales.ts';
import type { User } from '../auth/users.ts';
import { endBilling } from '../billing/deletion.ts';
import type { TurnLog } from '../chat/turns/turn-log.ts';
import { lockUser } from '../chat/turns/turn-rows.ts';
import type { Db } from '../db/database.ts';
import { turns, userKeys, users, verificationCodes } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { createAccountDeletedMail } from '../mail/messages.ts';

type DeletionDeps = Pick<
  Deps,
  | 'db'
  | 'database'
  | 'now'
  | 'billingNow'
  | 'providers'
  | 'passwords'
  | 'passwordGuard'
  | 'keyStore'
  | 'turnLog'
  | 'unstored'
  | 'mailer'
  | 'background'
  | 'config'
>;

export interface DeletionRequest {
  userId: string;
  /** As typed to confirm; trimmed and lower case. */
  email: string;
  password: string | undefined;
  /** The caller's network, for a fair share of the queue for hashing passwords. */
  network: string | undefined;
  locale: Locale;
}

const notConfirmed = (field: 'email' | 'password', message: string) =>
  new AppError('not_confirmed', { fields: { [field]: message } });

/** Throws `unauthorized` if the account was deleted meanwhile. */
async function requireUser(db: Db, userId: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('unauthorized');
  return user;
}

/** Checks what was typed to confirm. Throws `not_confirmed` with the wrong field. Guesses are limited as for sign-in. */
async function requireConfirmed(deps: DeletionDeps, request: DeletionRequest): Promise<User> {
  const { passwords, passwordGuard } = deps;
  const user = await requireUser(deps.db, request.userId);
  if (request.email !== user.email) throw notConfirmed('email', 'is not the address of this account');
  if (user.passwordHash === null) return user;
  const { password, network } = request;
  if (!password) throw notConfirmed('password', 'is needed');
  const checked = await passwordGuard.checkInTurn({ user: user.id }, network, async () =>
    (await passwords.verify(user.passwordHash, password, network)) ? user : undefined,
  );
  if (!checked) throw notConfirmed('password', 'is not the password of this account');
  return checked;
}

/** Longer than the five minutes for which the events of an ended turn are kept (turn-log.ts). */
const recentMs = 15 * 60_000;

/** Dialogues whose events may still be in the turn log, which replays dropped streams. */
async function listRecentlyActive(tx: Db, userId: string, now: Date): Promise<string[]> {
  const since = new Date(now.getTime() - recentMs);
  const rows = await tx
    .selectDistinct({ sessionId: turns.sessionId })
    .from(turns)
    .where(and(eq(turns.userId, userId), or(eq(turns.status, 'running'), gt(turns.endedAt, since))));
  return rows.map(({ sessionId }) => sessionId);
}

/** Foreign keys delete the user's other rows. */
async function deleteRows(tx: Db, { id, email }: User, now: Date) {
  await lockUser(tx, id);
  const recentlyActive = await listRecentlyActive(tx, id, now);
  await tx.delete(userKeys).where(eq(userKeys.userId, id));
  await tx.delete(verificationCodes).where(eq(verificationCodes.email, email));
  const deleted = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id });
  if (!deleted.length) throw new AppError('unauthorized');
  return { recentlyActive };
}

/** Stops what the guide is writing for the user, and deletes the events of what it has just written. */
async function stopTurns(
  { turnLog, unstored }: DeletionDeps,
  userId: string,
  recentlyActive: string[],
): Promise<void> {
  const runningIn = (turnLog: TurnLog) => turnLog.running().filter((turn) => turn.userId === userId);
  const sessionIds = new Set([...recentlyActive, ...runningIn(turnLog).map(({ sessionId }) => sessionId)]);
  await Promise.all([
    ...[...sessionIds].map((sessionId) => turnLog.forget(userId, sessionId)),
    ...runningIn(unstored.turnLog).map(({ sessionId }) => unstored.turnLog.forget(userId, sessionId)),
  ]);
}

/**
 * Deletes the user's account. Throws `not_confirmed`, and `provider_failed` if a subscription could not be ended. Nothing
 * is deleted then, because without an account the user could not stop a charge. Afterwards all tokens of the user are
 * rejected.
 */
export async function deleteAccount(deps: DeletionDeps, request: DeletionRequest): Promise<void> {
  const user = await requireConfirmed(deps, request);
  const { recentlyActive, ended } = await endBilling(deps, user.id, (tx) => deleteRows(tx, user, deps.now()));
  deps.keyStore.forget(user.id);
  await stopTurns(deps, user.id, recentlyActive);
  const { productName } = deps.config;
  deps.background.run('mail about a deleted account', () =>
    deps.mailer.send({
      to: user.email,
      ...createAccountDeletedMail({ productName, subscriptionEnded: ended }, request.locale),
    }),
  );
}
