import type { TokenSet } from '#shared/contract/shapes.ts';
import type { OpenSession } from './sessions.ts';
import type { SignedIn } from './sign-in.ts';
import { type AccessTokenDeps, signAccessToken } from './tokens.ts';

/** The tokens of an open session; `endsAt` where they must not live as long as the session. */
export async function tokensOf(
  deps: AccessTokenDeps,
  { session, refreshToken }: OpenSession,
  endsAt: Date = session.expiresAt,
) {
  const claims = { userId: session.userId, sessionId: session.id };
  const { accessToken, expiresInS } = await signAccessToken(deps, claims, endsAt);
  return { accessToken, refreshToken, expiresIn: expiresInS, tokenType: 'Bearer' as const };
}

/** What every way of signing in answers (spec 3). */
export async function tokenSetOf(
  deps: AccessTokenDeps,
  signedIn: SignedIn,
  endsAt?: Date,
): Promise<TokenSet> {
  const { id, email, fullName, role } = signedIn.user;
  return { ...(await tokensOf(deps, signedIn, endsAt)), email, fullName, userId: id, role };
}
