import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale } from '#shared/locales.ts';
import { timing } from '#shared/timing.ts';
import type { Deps } from '../deps.ts';
import type { Mount } from '../http/mount.ts';
import { networkOf, wideNetworkOf } from '../http/network.ts';
import { audited } from './audit.ts';
import type { CodeRequester } from './credentials/codes.ts';
import { resetPassword, sendResetCode } from './credentials/password-reset.ts';
import { register, sendRegistrationCode } from './credentials/registration.ts';
import {
  giveTicket,
  knownBrowserOf,
  readTicket,
  rememberBrowser,
  takeTicketBack,
} from './sessions/browser-cookies.ts';
import { deviceOf } from './sessions/device.ts';
import { findSessionIdOf, refreshSession, revokeSession, type Session } from './sessions/sessions.ts';
import { signIn } from './sessions/sign-in.ts';
import { tellOfReplay } from './sessions/token-replay.ts';
import { tokenSetOf, tokensOf } from './sessions/token-set.ts';

/** Who asks for a code; the ticket is given whatever comes of it, so that it tells nothing. */
function requesterOf(deps: Deps, request: FastifyRequest, reply: FastifyReply, email: string): CodeRequester {
  return {
    ticket: giveTicket(deps, request, reply),
    network: wideNetworkOf(request.ip) ?? networkOf(request.ip),
    known: knownBrowserOf(deps, request, email) !== undefined,
  };
}

/** Accounts: registration by a mailed code, sign-in, token refresh, sign-out. */
export function authRoutes(mount: Mount, deps: Deps): void {
  const { limiter } = deps;
  mount('sendVerificationCode', async ({ body, request, reply }) => {
    const { email, locale = defaultLocale } = body;
    // Before the lookup, so that an address's answer never comes sooner for being registered.
    await limiter.requireFewAddresses(request.ip, email);
    const requester = requesterOf(deps, request, reply, email);
    await audited(deps, { request, event: 'code_to_register', email }, () =>
      sendRegistrationCode(deps, { email, locale, requester }),
    );
    return { expireTime: timing.codeCountdownS };
  });
  mount('register', async ({ body, request, reply }) => {
    const ticket = readTicket(deps, request);
    const { email } = body;
    const signedIn = await audited(deps, { request, event: 'register', email }, () =>
      register(deps, { ...body, ticket, device: deviceOf(request) }),
    );
    takeTicketBack(deps, reply);
    rememberBrowser(deps, request, reply, body.email);
    return tokenSetOf(deps, signedIn);
  });
  mount('login', async ({ body, request, reply }) => {
    const { email, password } = body;
    const signedIn = await audited(deps, { request, event: 'login', email }, () =>
      signIn(deps, {
        email,
        password,
        network: limiter.networkOf(request.ip),
        knownBrowser: knownBrowserOf(deps, request, email),
        device: deviceOf(request),
      }),
    );
    rememberBrowser(deps, request, reply, email);
    return tokenSetOf(deps, signedIn);
  });
  mount('refresh', async ({ body, request }) => {
    await limiter.spend('refresh', await findSessionIdOf(deps.db, body.refreshToken));
    const onReplay = (session: Session) => tellOfReplay(deps, session, request);
    return tokensOf(
      deps,
      await refreshSession({ ...deps, onReplay, device: deviceOf(request) }, body.refreshToken, deps.now()),
    );
  });
  mount('logout', async ({ request }) => {
    if (request.authSessionId) await revokeSession(deps.db, request.authSessionId, deps.now());
    return { success: true };
  });
  mount('sendResetCode', async ({ body, request, reply }) => {
    const { email, locale = defaultLocale } = body;
    await limiter.requireFewAddresses(request.ip, email);
    const requester = requesterOf(deps, request, reply, email);
    await audited(deps, { request, event: 'code_to_reset', email }, () =>
      sendResetCode(deps, { email, locale, requester }),
    );
    return { expireTime: timing.codeCountdownS };
  });
  mount('resetPassword', async ({ body, request, reply }) => {
    const ticket = readTicket(deps, request);
    const { email } = body;
    await audited(deps, { request, event: 'reset_password', email }, () =>
      resetPassword(deps, { ...body, ticket, locale: body.locale ?? defaultLocale }),
    );
    takeTicketBack(deps, reply);
    // The person who reads an account's mail is its owner, also while others guess at it.
    rememberBrowser(deps, request, reply, body.email);
    return { success: true };
  });
}
