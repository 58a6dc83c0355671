/** What a run puts under its servers and apps in place of PGlite and memory. */
import { Redis } from 'ioredis';
import { copyTemplate } from './database-copy.ts';

/** A database of its own on the run's Redis; undefined where the run has none. */
export async function nextRedisUrl(): Promise<string | undefined> {
  const url = process.env.TEST_REDIS_URL;
  if (!url) return undefined;
  const redis = new Redis(url);
  const number = await redis.incr('given');
  await redis.quit();
  return `${url}/${number}`;
}

const given = new Map<string, Record<string, string>>();

/**
 * Settings of a server on this data folder, the same when it starts again; those that the test itself names go
 * before them. TEST_DATABASE says what servers are on: `postgres`, `mixed` (PostgreSQL, but where a test wants PGlite),
 * else PGlite, as it is for who starts it without settings.
 */
export async function sharedServices(
  dataDir: string,
  database = process.env.TEST_DATABASE,
): Promise<Record<string, string>> {
  const known = given.get(dataDir);
  if (known) return known;
  const copy = database === 'postgres' || database === 'mixed' ? await copyTemplate() : undefined;
  const redisUrl = await nextRedisUrl();
  const env = { ...(copy && { DATABASE_URL: copy.url }), ...(redisUrl && { REDIS_URL: redisUrl }) };
  given.set(dataDir, env);
  return env;
}
