/** Transactions on Redis, and counters for several processes that share their limits. */
import { type ChainableCommander, Redis } from 'ioredis';
import type { Counters } from './limiter.ts';

/** Runs the commands as one transaction. Throws the first failure. */
export async function runTransaction(commands: ChainableCommander): Promise<unknown[]> {
  const replies = await commands.exec();
  if (!replies) throw new Error('Redis dropped the transaction');
  return replies.map(([error, reply]) => {
    if (error) throw error;
    return reply;
  });
}

const keyPrefix = 'clearing:limit:';

/**
 * Counts that all processes share, on Redis 2.6.12 or later or Valkey. A dead or silent server fails a call
 * within 150 ms instead of holding it; with its defaults the client would wait for seconds.
 */
export function createRedisCounters(
  url: string,
  onError: (error: Error) => void,
): Counters & { ping(): Promise<void> } {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: 150,
    connectTimeout: 1_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
  });
  redis.on('error', onError);
  return {
    hit: async (key, windowMs) => {
      const name = keyPrefix + key;
      const replies = await runTransaction(
        redis.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name),
      );
      return { count: Number(replies[1]), resetMs: Math.max(0, Number(replies[2])) };
    },
    rank: async (key, member, windowMs) => {
      const name = keyPrefix + key;
      const now = Date.now();
      const commands = redis
        .multi()
        .zremrangebyscore(name, '-inf', String(now - windowMs))
        .zadd(name, 'NX', String(now), member)
        .pexpire(name, windowMs)
        .zrank(name, member)
        .zrange(name, '0', '0', 'WITHSCORES');
      const [, , , rank, oldest] = await runTransaction(commands);
      const [, since] = oldest as string[];
      return { rank: Number(rank), resetMs: Number(since ?? now) + windowMs - now };
    },
    ping: async () => void (await redis.ping()),
    close: async () => redis.disconnect(),
  };
}
