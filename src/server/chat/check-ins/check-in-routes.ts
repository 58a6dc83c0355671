/** The API of check-ins and their reminders, and the address at which mail programs stop reminders. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { checkInEndpoints } from '#shared/contract/chat.ts';
import { pages } from '#shared/pages.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../mount.ts';
import { stopAllReminders } from './check-in-rows.ts';
import {
  answerCheckIn,
  cancelCheckIn,
  getCheckIn,
  getReminders,
  listCheckIns,
  planCheckIn,
  sealPrediction,
  setReminders,
} from './check-ins.ts';
import { parseStopToken } from './reminders.ts';

/**
 * Stops the reminders of the user whom the token names. Throws `not_found` for a token that this server did not issue.
 */
async function stopByToken(deps: Deps, token: string): Promise<void> {
  const userId = parseStopToken(deps, token);
  if (!userId) throw new AppError('not_found');
  await stopAllReminders(deps.db, userId, deps.billingNow());
}

/**
 * The one-click stop of mail programs (RFC 8058): they post a form to the address in the `List-Unsubscribe` header,
 * where a browser gets a page with a button. It is not in the endpoint table, because our pages never call it.
 */
export async function mountOneClickUnsubscribe(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The URL says everything; the form is ignored.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4_096 }, (_request, _body, done) =>
      done(null),
    );
    const onRequest = (request: FastifyRequest) => deps.limiter.limitCall('mailLinks', request);
    scope.post(pages.stopReminders, { schema: { hide: true }, onRequest }, async (request, reply) => {
      const { token } = request.query as { token?: unknown };
      await stopByToken(deps, typeof token === 'string' ? token : '');
      return reply.code(204).send();
    });
  });
}

export function checkInRoutes(deps: Deps): Handlers<keyof typeof checkInEndpoints> {
  return {
    listCheckIns: ({ user }) => listCheckIns(deps, user.id),
    getCheckIn: ({ params, user }) => getCheckIn(deps, { userId: user.id, ...params }),
    planCheckIn: ({ params, body, user }) => planCheckIn(deps, { userId: user.id, ...params }, body),
    cancelCheckIn: ({ params, user }) => cancelCheckIn(deps, { userId: user.id, ...params }),
    sealPrediction: ({ params, body, user }) => sealPrediction(deps, { userId: user.id, ...params }, body),
    answerCheckIn: ({ params, body, user }) => answerCheckIn(deps, { userId: user.id, ...params }, body),
    getReminders: ({ user }) => getReminders(deps, user.id),
    stopReminders: async ({ body }) => {
      await stopByToken(deps, body.token);
      return { success: true };
    },
    setReminders: ({ body, user }) => setReminders(deps, user.id, body.on),
  };
}
