import type { TokenSet } from '#shared/contract/shapes.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { GuessGuard } from '../credentials/guess-guard.ts';
import type { Passwords } from '../credentials/passwords.ts';
import { findUserByEmail, lockPasswordHash, replacePasswordHash, type User } from '../users.ts';
import type { Device } from './device.ts';
import { type OpenSession, openSession } from './sessions.ts';
import { type AccessTokenDeps, signAccessToken } from './tokens.ts';

/** A person with the session that just began. */
export interface SignedIn extends OpenSession {
  user: User;
}

interface SignInDeps {
  db: Db;
  passwords: Passwords;
  guesses: GuessGuard;
  now: () => Date;
}

export interface SignIn {
  email: string;
  password: string;
  network: string | undefined;
  /** The id of the browser where the owner of the account is known by it. */
  knownBrowser?: string | undefined;
  device?: Device;
}

async function checkPassword({ db, passwords }: SignInDeps, input: SignIn) {
  const user = await findUserByEmail(db, input.email);
  const stored = user?.passwordHash ?? null;
  const matches = await passwords.verify(stored, input.password, input.network);
  return user && stored && matches ? { user, stored } : undefined;
}

/**
 * Opens a session for the right password; throws `invalid_credentials` without saying which part was wrong, and
 * `too_many_requests` while others guess at the account from a browser that is not known for it.
 */
export async function signIn(deps: SignInDeps, input: SignIn): Promise<SignedIn> {
  const { db, passwords } = deps;
  const lane = input.knownBrowser ? { device: input.knownBrowser } : { account: input.email };
  const checked = await deps.guesses.inTurn(lane, input.network, () => checkPassword(deps, input));
  if (!checked) throw new AppError('invalid_credentials');
  const { user, stored } = checked;
  const renewed = passwords.isOutdated(stored)
    ? await passwords.hash(input.password, input.network)
    : undefined;
  const opened = await db.transaction(async (tx) => {
    // A reset that came in between must not be survived by a session of the old password.
    if ((await lockPasswordHash(tx, user.id)) !== stored) return undefined;
    if (renewed) await replacePasswordHash(tx, user.id, renewed);
    return openSession(tx, user.id, deps.now(), input.device && { device: input.device });
  });
  if (!opened) throw new AppError('invalid_credentials');
  return { user, ...opened };
}

/** The tokens of an open session; `endsAt` where they must not live as long as the session. */
export async function issueTokens(
  deps: AccessTokenDeps,
  { session, refreshToken }: OpenSession,
  endsAt: Date = session.expiresAt,
) {
  const claims = { userId: session.userId, sessionId: session.id };
  const { accessToken, expiresInS } = await signAccessToken(deps, claims, endsAt);
  return { accessToken, refreshToken, expiresIn: expiresInS, tokenType: 'Bearer' as const };
}

/** The answer of every way to sign in. */
export async function issueTokenSet(
  deps: AccessTokenDeps,
  signedIn: SignedIn,
  endsAt?: Date,
): Promise<TokenSet> {
  const { id, email, fullName, role } = signedIn.user;
  return { ...(await issueTokens(deps, signedIn, endsAt)), email, fullName, userId: id, role };
}
