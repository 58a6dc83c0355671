/** Health checks for proxies and orchestrators. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { errors } from '#shared/contract/errors.ts';
import type { Deps } from '../deps.ts';

/** Limit for each check; a slower part counts as down. */
const partLimitMs = 1_500;

async function responds(check: () => Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, limitMs, false);
  });
  const result = check().then(
    () => true,
    () => false,
  );
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}

type HealthDeps = Pick<Deps, 'db' | 'redis' | 'shuttingDown' | 'stopping'>;
type PartName = 'database' | 'shared_memory';

/** The parts that do not respond. */
async function findMissing({ db, redis }: HealthDeps, limitMs: number): Promise<PartName[]> {
  const checks: [PartName, () => Promise<unknown>][] = [['database', async () => db.execute(sql`select 1`)]];
  if (redis) checks.push(['shared_memory', () => redis.ping()]);
  const responding = await Promise.all(checks.map(([, check]) => responds(check, limitMs)));
  return checks.filter((_check, index) => !responding[index]).map(([name]) => name);
}

/**
 * `/healthz`: the process responds. `/readyz`: the database responds too, and the process is not shutting down; a 503
 * names what is missing. A missing Redis is only named in a 200: the process works without it, and a 503 would make
 * proxies remove every process.
 */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps, limitMs = partLimitMs): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const isShuttingDown = deps.shuttingDown.aborted || deps.stopping.aborted;
    const missing = isShuttingDown ? [] : await findMissing(deps, limitMs);
    if (!isShuttingDown && !missing.includes('database'))
      return missing.length ? { status: 'degraded', missing } : { status: 'ready' };
    const code = isShuttingDown ? 'restarting' : 'busy';
    const body = {
      status: isShuttingDown ? 'stopping' : 'not_ready',
      missing,
      code,
      message: errors[code].message,
    };
    return reply.code(503).header('retry-after', 5).send(body);
  });
}
