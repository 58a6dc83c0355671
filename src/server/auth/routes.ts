import type { TokenSet } from '#shared/contract.ts';
import { timing } from '#shared/timing.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { register, sendRegistrationCode } from './registration.ts';
import { type OpenSession, refreshSession, revokeSession } from './sessions.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import { type AccessTokenDeps, signAccessToken } from './tokens.ts';

async function tokensOf(deps: AccessTokenDeps, { session, refreshToken }: OpenSession) {
  const claims = { userId: session.userId, sessionId: session.id };
  const { accessToken, expiresInS } = await signAccessToken(deps, claims, session.expiresAt);
  return { accessToken, refreshToken, expiresIn: expiresInS, tokenType: 'Bearer' as const };
}

async function tokenSetOf(deps: AccessTokenDeps, signedIn: SignedIn): Promise<TokenSet> {
  const { id, email, fullName, role } = signedIn.user;
  return { ...(await tokensOf(deps, signedIn)), email, fullName, userId: id, role };
}

/** Accounts: registration by a mailed code, sign-in, token refresh, sign-out. */
export function authRoutes(mount: Mount, deps: Deps): void {
  mount('sendVerificationCode', async ({ body }) => {
    await sendRegistrationCode(deps, { email: body.email, locale: body.locale ?? 'en' });
    return { expireTime: timing.codeCountdownS };
  });
  mount('register', async ({ body }) => tokenSetOf(deps, await register(deps, body)));
  mount('login', async ({ body }) => tokenSetOf(deps, await signIn(deps, body)));
  mount('refresh', async ({ body }) =>
    tokensOf(deps, await refreshSession(deps, body.refreshToken, deps.now())),
  );
  mount('logout', async ({ request }) => {
    if (request.authSessionId) await revokeSession(deps.db, request.authSessionId, deps.now());
    return { success: true };
  });
}
