import type { FastifyRequest } from 'fastify';
import { matchLocale } from '#shared/locales.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { sessionEndedMail } from '../../mail/messages.ts';
import type { Background } from '../../process/lifecycle.ts';
import { type AuditDeps, traceOf } from '../audit.ts';
import { findEmailOf } from '../users.ts';
import type { Session } from './sessions.ts';

export interface ReplayDeps extends AuditDeps {
  db: Db;
  config: Pick<Config, 'productName'>;
  mailer: Mailer;
  background: Background;
  metrics: { refreshReused(): void };
}

/**
 * An old refresh token came again, so its session was ended: the event goes to the log, by the ids of session and
 * person and the hashes of account and network, and to the owner by mail, who may be the one who was copied.
 */
export function tellOfReplay(
  deps: ReplayDeps,
  { id: session, userId: user }: Session,
  request: Pick<FastifyRequest, 'ip' | 'log' | 'headers'>,
): void {
  deps.metrics.refreshReused();
  const event = { audit: 'refresh_token_reuse', session, user };
  deps.background.run('mailing of an ended session', async () => {
    const to = await findEmailOf(deps.db, user);
    request.log.warn({ ...event, ...traceOf(deps, request, to) }, 'a refresh token came again');
    const mail = sessionEndedMail(
      deps.config.productName,
      matchLocale(request.headers['accept-language'] ?? ''),
    );
    if (to) await deps.mailer.send({ to, ...mail });
  });
}
