import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from './db/database.ts';
import { AppError } from './http/app-error.ts';

/** `/healthz`: the process answers. `/readyz`: its database does too. */
export function healthRoutes(app: FastifyInstance, deps: { db: Db; stopping: AbortSignal }): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async () => {
    if (deps.stopping.aborted) throw new AppError('restarting');
    await deps.db.execute(sql`select 1`).catch((cause: unknown) => {
      throw new AppError('busy', { cause, retryAfterS: 5 });
    });
    return { status: 'ready' };
  });
}
