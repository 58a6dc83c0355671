/** Sign-in with a password, and the tokens that every kind of sign-in returns. */
import type { TokenSet } from '#shared/contract/shapes.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { PasswordGuard } from '../credentials/password-guard.ts';
import type { Passwords } from '../credentials/passwords.ts';
import { findUserByEmail, lockPasswordHash, replacePasswordHash, type User } from '../users.ts';
import type { Device } from './device.ts';
import { type OpenSession, openSession } from './sessions.ts';
import { type AccessTokenDeps, signAccessToken } from './tokens.ts';

/** A user with a newly opened session. */
export interface SignedIn extends OpenSession {
  user: User;
}

interface SignInDeps {
  db: Db;
  passwords: Passwords;
  passwordGuard: PasswordGuard;
  now: () => Date;
}

interface PasswordSignIn {
  email: string;
  password: string;
  /** The caller's network, for a fair share of the queue for hashing. */
  network: string | undefined;
  /** The id of this browser, if it is known for the account. */
  knownBrowserId?: string | undefined;
  device?: Device;
}

/** The user, if the password is right. Takes equally long for an unknown address. */
async function checkPassword({ db, passwords }: SignInDeps, input: PasswordSignIn) {
  const user = await findUserByEmail(db, input.email);
  const storedHash = user?.passwordHash ?? null;
  const matches = await passwords.verify(storedHash, input.password, input.network);
  return user && storedHash && matches ? { user, storedHash } : undefined;
}

/**
 * Opens a session if the password is right. Throws `invalid_credentials` without saying whether the address or the
 * password was wrong, and `too_many_requests` while somebody guesses from unknown browsers.
 */
export async function signIn(deps: SignInDeps, input: PasswordSignIn): Promise<SignedIn> {
  const { db, passwords } = deps;
  const lane = input.knownBrowserId ? { device: input.knownBrowserId } : { account: input.email };
  const checked = await deps.passwordGuard.checkInTurn(lane, input.network, () => checkPassword(deps, input));
  if (!checked) throw new AppError('invalid_credentials');
  const { user, storedHash } = checked;
  const newHash = passwords.isOutdated(storedHash)
    ? await passwords.hash(input.password, input.network)
    : undefined;
  const opened = await db.transaction(async (tx) => {
    // If the password was reset meanwhile, the old one must not open a session.
    if ((await lockPasswordHash(tx, user.id)) !== storedHash) return undefined;
    if (newHash) await replacePasswordHash(tx, user.id, newHash);
    return openSession(tx, user.id, deps.now(), input.device && { device: input.device });
  });
  if (!opened) throw new AppError('invalid_credentials');
  return { user, ...opened };
}

/** Creates the tokens of an open session. `endsAt`: when the access token must have expired. */
export async function issueTokens(
  deps: AccessTokenDeps,
  { session, refreshToken }: OpenSession,
  endsAt: Date = session.expiresAt,
) {
  const claims = { userId: session.userId, sessionId: session.id };
  const { accessToken, expiresInS } = await signAccessToken(deps, claims, endsAt);
  return { accessToken, refreshToken, expiresIn: expiresInS, tokenType: 'Bearer' as const };
}

/** The response to every kind of sign-in. */
export async function issueTokenSet(
  deps: AccessTokenDeps,
  signedIn: SignedIn,
  endsAt?: Date,
): Promise<TokenSet> {
  const { id, email, fullName, role } = signedIn.user;
  return { ...(await issueTokens(deps, signedIn, endsAt)), email, fullName, userId: id, role };
}
