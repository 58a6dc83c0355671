import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { healthRoutes } from './health.ts';

type HealthDeps = Parameters<typeof healthRoutes>[1];

const never = () => new Promise<never>(() => {});
const fine = async () => undefined;

async function ask(parts: {
  database?: () => Promise<unknown>;
  redis?: () => Promise<void>;
  shuttingDown?: boolean;
}) {
  const app = Fastify();
  const db = { execute: parts.database ?? fine } as unknown as HealthDeps['db'];
  const shuttingDown = parts.shuttingDown ? AbortSignal.abort() : new AbortController().signal;
  const redis = parts.redis && { ping: parts.redis };
  healthRoutes(app, { db, redis, shuttingDown, stopping: new AbortController().signal }, 50);
  const [ready, alive] = [await app.inject('/readyz'), await app.inject('/healthz')];
  await app.close();
  expect(alive.statusCode).toBe(200);
  return { status: ready.statusCode, body: ready.json(), again: ready.headers['retry-after'] };
}

it('is ready when the database answers, and Redis where there is one', async () => {
  expect(await ask({})).toMatchObject({ status: 200, body: { status: 'ready' } });
  expect(await ask({ redis: fine })).toMatchObject({ status: 200 });
});

it.each([
  [
    'the database fails',
    { database: () => Promise.reject(new Error('a text of the database')) },
    ['database'],
  ],
  ['the database is silent', { database: never, redis: fine }, ['database']],
  ['both are', { database: never, redis: never }, ['database', 'shared_memory']],
])('is not ready, and says why, when %s', async (_what, parts, missing) => {
  const { status, body, again } = await ask(parts);
  expect({ status, again }).toEqual({ status: 503, again: '5' });
  expect(body).toEqual({ status: 'not_ready', missing, code: 'busy', message: expect.any(String) });
});

it.each([
  ['fails', () => Promise.reject(new Error('x'))],
  ['is silent', never],
])('serves on without a Redis that %s, so it is ready, and says what is missing', async (_what, redis) => {
  const { status, body } = await ask({ redis });
  expect([status, body]).toEqual([200, { status: 'degraded', missing: ['shared_memory'] }]);
});

it('is not ready from the order to stop on, whatever answers', async () => {
  expect(await ask({ shuttingDown: true })).toMatchObject({
    status: 503,
    body: { status: 'stopping', missing: [] },
  });
});
