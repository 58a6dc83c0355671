import type { FastifyBaseLogger } from 'fastify';
import type { Background } from '../background.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import type { Locale } from '../mail/mail-page.ts';
import type { Mailer } from '../mail/mailer.ts';
import { sessionEndedMail } from '../mail/messages.ts';
import type { Session } from './sessions.ts';
import { findEmailOf } from './users.ts';

export interface ReplayDeps {
  db: Db;
  log: Pick<FastifyBaseLogger, 'warn'>;
  config: Pick<Config, 'productName'>;
  mailer: Mailer;
  background: Background;
  metrics: { refreshReused(): void };
}

/**
 * An old refresh token came again, so its session was ended: the event goes to the log, by the ids of session and
 * person, and to the owner by mail, who may be the one who was copied.
 */
export function tellOfReplay(deps: ReplayDeps, { id: session, userId: user }: Session, locale: Locale): void {
  deps.metrics.refreshReused();
  deps.log.warn({ audit: 'refresh_token_reuse', session, user }, 'a refresh token came again');
  deps.background.run('mailing of an ended session', async () => {
    const to = await findEmailOf(deps.db, user);
    if (to) await deps.mailer.send({ to, ...sessionEndedMail(deps.config.productName, locale) });
  });
}
