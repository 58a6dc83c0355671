import { Redis } from 'ioredis';
import type { Config } from '../../src/server/config/config.ts';
import { isLocalTrial } from '../../src/server/config/origins.ts';
import { deriveKey } from '../../src/server/config/secrets.ts';
import {
  type Counters,
  createFallbackCounters,
  createLimiter,
  createMemoryCounters,
  type Limiter,
} from '../../src/server/http/limiter.ts';
import { createRedisCounters } from '../../src/server/http/redis.ts';
import { until } from './redis.ts';

/** Takes so many milliseconds from the life of every key, and from the time of every member of a sorted set. */
const age = `
for _, name in ipairs(redis.call('KEYS', 'clearing:limit:*')) do
  local left = redis.call('PTTL', name) - ARGV[1]
  if redis.call('TYPE', name).ok == 'zset' then
    for _, member in ipairs(redis.call('ZRANGE', name, 0, -1)) do
      redis.call('ZINCRBY', name, -ARGV[1], member)
    end
  end
  if left > 0 then redis.call('PEXPIRE', name, left) else redis.call('DEL', name) end
end`;

/** Redis has its own clock: each call first sets how far the test's clock is ahead of the real one. */
function followClock(counters: Counters, url: string, now: () => Date): Counters {
  const redis = new Redis(url);
  let last = now().getTime();
  const catchUp = async () => {
    const passed = now().getTime() - last;
    last += passed;
    if (passed > 0) await redis.eval(age, 0, passed);
  };
  return {
    hit: (...input) => catchUp().then(() => counters.hit(...input)),
    rank: (...input) => catchUp().then(() => counters.rank(...input)),
    close: async () => {
      redis.disconnect();
      await counters.close();
    },
  };
}

export interface TestLimiterInput {
  config: Config;
  redisUrl: string;
  appSecret: string;
  now: () => Date;
}

/** The limiter as deps.ts makes it with Redis, on the test's clock. */
export async function createTestLimiter({
  config,
  redisUrl,
  appSecret,
  now,
}: TestLimiterInput): Promise<Limiter> {
  const counters = createRedisCounters(redisUrl, () => {});
  await until(() =>
    counters.ping().then(
      () => true,
      () => false,
    ),
  );
  return createLimiter({
    counters: createFallbackCounters(followClock(counters, redisUrl, now), createMemoryCounters(now)),
    key: deriveKey(appSecret, 'limits'),
    loopbackExempt: isLocalTrial(config),
  });
}
