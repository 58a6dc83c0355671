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
  const answer = check().then(
    () => true,
    () => false,
  );
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

type HealthDeps = Pick<Deps, 'db' | 'sharedMemory' | 'leaving' | 'stopping'>;
type PartName = 'database' | 'shared_memory';

/** The parts that do not respond. */
async function findMissing({ db, sharedMemory }: HealthDeps, limitMs: number): Promise<PartName[]> {
  const checks: [PartName, () => Promise<unknown>][] = [['database', async () => db.execute(sql`select 1`)]];
  if (sharedMemory) checks.push(['shared_memory', () => sharedMemory.ping()]);
  const found = await Promise.all(checks.map(([, check]) => responds(check, limitMs)));
  return checks.filter((_check, at) => !found[at]).map(([name]) => name);
}

/**
 * `/healthz`: the process responds. `/readyz`: the database responds too, and the process is not shutting down; a 503
 * names what is missing. A missing Redis is only named in a 200: the process works without it, and a 503 would make
 * proxies remove every process.
 */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps, limitMs = partLimitMs): void {
  app.get('/healthz', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    const isLeaving = deps.leaving.aborted || deps.stopping.aborted;
    const missing = isLeaving ? [] : await findMissing(deps, limitMs);
    if (!isLeaving && !missing.includes('database'))
      return missing.length ? { status: 'degraded', missing } : { status: 'ready' };
    const code = isLeaving ? 'restarting' : 'busy';
    const body = {
      status: isLeaving ? 'stopping' : 'not_ready',
      missing,
      code,
      message: errors[code].message,
    };
    return reply.code(503).header('retry-after', 5).send(body);
  });
}
