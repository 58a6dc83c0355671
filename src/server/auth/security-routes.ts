import type { FastifyRequest } from 'fastify';
import type { ResponseBody } from '#shared/contract/contract.ts';
import { defaultLocale } from '#shared/locales.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../http/app-error.ts';
import type { Mount } from '../http/mount.ts';
import { type AccountEvent, audited } from './audit.ts';
import { changePassword } from './credentials/change-password.ts';
import { rememberBrowser } from './sessions/browser-cookies.ts';
import { listLiveSessions, revokeOtherSessions, revokeOwnSession } from './sessions/sessions.ts';
import { findEmailOf, hasPassword } from './users.ts';

const hourMs = 3_600_000;

/** To the hour: a session is written to when its token is renewed, and nobody needs to know the minute. */
const hourOf = (time: Date) => new Date(Math.floor(time.getTime() / hourMs) * hourMs).toISOString();

/** The calls of the settings panel about sign-ins and the password. */
export function securityRoutes(mount: Mount, deps: Deps): void {
  const { db, now, limiter } = deps;
  async function noted<T>(
    call: { request: FastifyRequest; userId: string },
    event: AccountEvent,
    work: () => Promise<T>,
  ) {
    const email = await findEmailOf(db, call.userId);
    return audited(deps, { request: call.request, event, email }, work);
  }

  mount('getSecurity', async ({ userId, request }): Promise<ResponseBody<'getSecurity'>> => {
    const sessions = await listLiveSessions(db, userId, now());
    return {
      hasPassword: await hasPassword(db, userId),
      devices: sessions.map(({ id, browser, system, createdAt, lastUsedAt }) => ({
        id,
        browser,
        system,
        since: hourOf(createdAt),
        lastUsed: hourOf(lastUsedAt),
        current: id === request.authSessionId,
      })),
    };
  });
  mount('endDevice', ({ params, ...call }) =>
    noted(call, 'end_session', async () => {
      const claims = { userId: call.userId, sessionId: params.deviceId };
      if (!(await revokeOwnSession(db, claims, now()))) throw new AppError('not_found');
      return { success: true };
    }),
  );
  mount('endOtherDevices', (call) =>
    noted(call, 'end_other_sessions', async () => {
      const claims = { userId: call.userId, sessionId: call.request.authSessionId ?? '' };
      return { ended: await revokeOtherSessions(db, claims, now()) };
    }),
  );
  mount('changePassword', async ({ body, ...call }) => {
    const { request, reply, userId } = call;
    await noted(call, 'change_password', () =>
      changePassword(deps, {
        userId,
        sessionId: request.authSessionId ?? '',
        currentPassword: body.currentPassword,
        newPassword: body.newPassword,
        network: limiter.networkOf(request.ip),
        locale: body.locale ?? defaultLocale,
      }),
    );
    const email = await findEmailOf(db, userId);
    if (email) rememberBrowser(deps, request, reply, email);
    return { success: true };
  });
}
