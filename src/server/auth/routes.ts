/**
 * The endpoints of accounts: registration, sign-in, passwords and devices. identity/ has those of Google and
 * Apple.
 */
import type { FastifyRequest } from 'fastify';
import type { authEndpoints } from '#shared/contract/auth.ts';
import { defaultLocale } from '#shared/locales.ts';
import { timing } from '#shared/timing.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import { findWideNetwork, getNetwork } from '../http/request.ts';
import type { Handlers } from '../mount.ts';
import { type AccountEvent, withAuditLog } from './audit.ts';
import type { CodeRequester } from './credentials/codes.ts';
import { changePassword, resetPassword, sendResetCode } from './credentials/new-password.ts';
import { register, sendRegistrationCode } from './credentials/registration.ts';
import {
  clearTicket,
  findKnownBrowserId,
  findTicket,
  type HttpCall,
  rememberBrowser,
  renewTicket,
} from './sessions/cookies.ts';
import { parseDevice } from './sessions/device.ts';
import type { CurrentUser } from './sessions/require-user.ts';
import {
  findSessionIdByToken,
  listLiveSessions,
  refreshSession,
  reportTokenReplay,
  revokeOtherSessions,
  revokeOwnSession,
  revokeSession,
  type Session,
} from './sessions/sessions.ts';
import { issueTokenSet, issueTokens, signIn } from './sessions/sign-in.ts';
import { findEmailById, hasPassword } from './users.ts';

/** Mails a code. Neither the response nor its timing reveals whether an account exists. */
async function requestCode(
  deps: Deps,
  event: 'code_to_register' | 'code_to_reset',
  { body, request, reply }: HttpCall & { body: { email: string } },
  send: (code: { email: string; requester: CodeRequester }) => Promise<void>,
) {
  const { email } = body;
  await deps.limiter.limitEmailAddresses(request.ip, email);
  const requester = {
    ticket: renewTicket(deps, { request, reply }),
    network: findWideNetwork(request.ip) ?? getNetwork(request.ip),
    isKnownBrowser: findKnownBrowserId(deps, request, email) !== undefined,
  };
  await withAuditLog(deps, { request, event, email }, () => send({ email, requester }));
  return { expireTime: timing.codeCountdownS };
}

/**
 * Runs a call that requires a mailed code, with the ticket of the browser that asked for the code. Afterwards the
 * browser is known, so guesses made elsewhere do not delay it.
 */
async function withCodeTicket<T>(
  deps: Deps,
  event: 'register' | 'reset_password',
  { body: { email }, request, reply }: HttpCall & { body: { email: string } },
  run: (ticket: string | undefined) => Promise<T>,
): Promise<T> {
  const ticket = findTicket(deps, request);
  const result = await withAuditLog(deps, { request, event, email }, () => run(ticket));
  clearTicket(deps, { request, reply });
  rememberBrowser(deps, { request, reply }, email);
  return result;
}

/** Registration by a mailed code, sign-in, token refresh, sign-out, forgotten passwords. */
function accountRoutes(
  deps: Deps,
): Handlers<
  'sendVerificationCode' | 'register' | 'login' | 'refresh' | 'logout' | 'sendResetCode' | 'resetPassword'
> {
  return {
    sendVerificationCode: (call) =>
      requestCode(deps, 'code_to_register', call, (code) =>
        sendRegistrationCode(deps, { ...code, locale: call.body.locale ?? defaultLocale }),
      ),
    register: async (call) => {
      const { body, request } = call;
      const signedIn = await withCodeTicket(deps, 'register', call, (ticket) =>
        register(deps, { ...body, ticket, device: parseDevice(request) }),
      );
      return issueTokenSet(deps, signedIn);
    },
    login: async ({ body: { email, password }, request, reply }) => {
      const signedIn = await withAuditLog(deps, { request, event: 'login', email }, () =>
        signIn(deps, {
          email,
          password,
          network: deps.limiter.findLimitedNetwork(request.ip),
          knownBrowserId: findKnownBrowserId(deps, request, email),
          device: parseDevice(request),
        }),
      );
      rememberBrowser(deps, { request, reply }, email);
      return issueTokenSet(deps, signedIn);
    },
    refresh: async ({ body, request }) => {
      await deps.limiter.limitSubject(
        'refreshPerSession',
        await findSessionIdByToken(deps.db, body.refreshToken),
      );
      const onReplay = (session: Session) => reportTokenReplay(deps, session, request);
      return issueTokens(deps, await refreshSession({ ...deps, onReplay }, body.refreshToken, deps.now()));
    },
    logout: async ({ user }) => {
      await revokeSession(deps.db, user.sessionId, deps.now());
      return { success: true };
    },
    sendResetCode: (call) =>
      requestCode(deps, 'code_to_reset', call, (code) =>
        sendResetCode(deps, { ...code, locale: call.body.locale ?? defaultLocale }),
      ),
    resetPassword: async (call) => {
      const { body } = call;
      await withCodeTicket(deps, 'reset_password', call, (ticket) =>
        resetPassword(deps, { ...body, ticket, locale: body.locale ?? defaultLocale }),
      );
      return { success: true };
    },
  };
}

const hourMs = 3_600_000;

/** Whole hours, so that somebody else who sees the list does not learn the minute of a sign-in. */
const floorToHour = (time: Date) => new Date(Math.floor(time.getTime() / hourMs) * hourMs).toISOString();

/** The endpoints of the settings panel: devices and password. */
function securityRoutes(
  deps: Deps,
): Handlers<'getSecurity' | 'endDevice' | 'endOtherDevices' | 'changePassword'> {
  const { db, now, limiter } = deps;
  async function withUserAuditLog<T>(
    { user, request }: { user: CurrentUser; request: FastifyRequest },
    event: AccountEvent,
    work: () => Promise<T>,
  ) {
    return withAuditLog(deps, { request, event, email: await findEmailById(db, user.id) }, work);
  }
  return {
    getSecurity: async ({ user }) => {
      const sessions = await listLiveSessions(db, user.id, now());
      return {
        hasPassword: await hasPassword(db, user.id),
        devices: sessions.map(({ id, browser, system, createdAt, lastUsedAt }) => ({
          id,
          browser,
          system,
          since: floorToHour(createdAt),
          lastUsed: floorToHour(lastUsedAt),
          current: id === user.sessionId,
        })),
      };
    },
    endDevice: ({ params, ...call }) =>
      withUserAuditLog(call, 'end_session', async () => {
        const claims = { userId: call.user.id, sessionId: params.deviceId };
        if (!(await revokeOwnSession(db, claims, now()))) throw new AppError('not_found');
        return { success: true };
      }),
    endOtherDevices: (call) =>
      withUserAuditLog(call, 'end_other_sessions', async () => {
        const claims = { userId: call.user.id, sessionId: call.user.sessionId };
        return { ended: await revokeOtherSessions(db, claims, now()) };
      }),
    changePassword: async ({ body, ...call }) => {
      const { request, reply, user } = call;
      await withUserAuditLog(call, 'change_password', () =>
        changePassword(deps, {
          userId: user.id,
          sessionId: user.sessionId,
          currentPassword: body.currentPassword,
          newPassword: body.newPassword,
          network: limiter.findLimitedNetwork(request.ip),
          locale: body.locale ?? defaultLocale,
        }),
      );
      const email = await findEmailById(db, user.id);
      if (email) rememberBrowser(deps, { request, reply }, email);
      return { success: true };
    },
  };
}

export function authRoutes(deps: Deps): Handlers<keyof typeof authEndpoints> {
  return { ...accountRoutes(deps), ...securityRoutes(deps) };
}
