import type { FastifyRequest } from 'fastify';
import { timing } from '#shared/timing.ts';
import type { Deps } from '../deps.ts';
import type { Limiter } from '../http/limiter.ts';
import type { Mount } from '../http/mount.ts';
import { resetPassword, sendResetCode } from './password-reset.ts';
import { register, sendRegistrationCode } from './registration.ts';
import { localeOf } from './request-locale.ts';
import { findSessionIdOf, refreshSession, revokeSession, type Session } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { tellOfReplay } from './token-replay.ts';
import { tokenSetOf, tokensOf } from './token-set.ts';

/** Before the lookup, so that an address's answer never comes sooner for being registered. */
async function limitCodes(limiter: Limiter, { ip }: FastifyRequest, email: string): Promise<void> {
  const network = limiter.networkOf(ip);
  await limiter.requireFewAddresses(network, email);
  await limiter.spend('codesOfAddress', network && email);
}

/** Accounts: registration by a mailed code, sign-in, token refresh, sign-out. */
export function authRoutes(mount: Mount, deps: Deps): void {
  const { limiter } = deps;
  mount('sendVerificationCode', async ({ body, request }) => {
    await limitCodes(limiter, request, body.email);
    await sendRegistrationCode(deps, { email: body.email, locale: body.locale ?? 'en' });
    return { expireTime: timing.codeCountdownS };
  });
  mount('register', async ({ body }) => tokenSetOf(deps, await register(deps, body)));
  mount('login', async ({ body, request }) => {
    const network = limiter.networkOf(request.ip);
    return tokenSetOf(deps, await signIn(deps, { ...body, network }));
  });
  mount('refresh', async ({ body, request }) => {
    await limiter.spend('refresh', await findSessionIdOf(deps.db, body.refreshToken));
    const onReplay = (session: Session) =>
      tellOfReplay({ ...deps, log: request.log }, session, localeOf(request));
    return tokensOf(deps, await refreshSession({ ...deps, onReplay }, body.refreshToken, deps.now()));
  });
  mount('logout', async ({ request }) => {
    if (request.authSessionId) await revokeSession(deps.db, request.authSessionId, deps.now());
    return { success: true };
  });
  mount('sendResetCode', async ({ body, request }) => {
    await limitCodes(limiter, request, body.email);
    await sendResetCode(deps, { email: body.email, locale: body.locale ?? 'en' });
    return { expireTime: timing.codeCountdownS };
  });
  mount('resetPassword', async ({ body }) => {
    await resetPassword(deps, { ...body, locale: body.locale ?? 'en' });
    return { success: true };
  });
}
