/**
 * Turns in the memory of the process that writes them, with a copy on Redis Streams (6.2 or later, or Valkey) for readers
 * on other processes. redis-mirror.ts copies the events, redis-followers.ts reads the copies of others. The events hold
 * what users wrote, so they are encrypted in Redis.
 */
import { Redis, type RedisOptions } from 'ioredis';
import type { DialogueRef } from '../dialogue-rows.ts';
import { createMemoryTurnLog } from './memory-turn-log.ts';
import { createFollowers } from './redis-followers.ts';
import { createMirror, type Mirror } from './redis-mirror.ts';
import { createEventCipher, type EventCipher, turnNames } from './redis-names.ts';
import { eventsKeptMs, type OwnTurn, type TurnLog, type TurnLogLimits } from './turn-log.ts';

/** How long a shutdown waits for the last events to be copied. */
const settleMs = 1_000;
/** While Redis cannot say whether there are other readers, a turn counts on one for so long. */
const unknownReadersMs = 5_000;

/** Fails commands after half a second instead of queueing them, and closes a connection that is silent for two. */
function connect(url: string, onError: (error: Error) => void, options: RedisOptions): Redis {
  const redis = new Redis(url, {
    protocol: 2,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    connectTimeout: 1_000,
    socketTimeout: 2_000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 2_000),
    ...options,
  });
  redis.on('error', onError);
  return redis;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}

/** Copies the running turns of this process to Redis. */
function createMirrors(redis: Redis, cipher: EventCipher, keepMs: number) {
  const mirrors = new Map<string, Mirror>();
  return {
    add: (turn: OwnTurn) => {
      const mirror = createMirror({ redis, cipher, turn, keepMs });
      mirrors.set(turn.id, mirror);
      mirror.done.then(() => mirrors.delete(turn.id));
      return mirror;
    },
    drop: (turnId: string | undefined) => void (turnId && mirrors.get(turnId)?.drop()),
    settled: () =>
      Promise.race([Promise.all([...mirrors.values()].map(({ done }) => done)), pause(settleMs)]),
  };
}

/** Deletes the events of a dialogue's newest turn from Redis. With `turnId`, only if that is the newest. */
async function forgetIn(redis: Redis, ref: DialogueRef, turnId: string | undefined): Promise<void> {
  const pointer = turnNames.latest(ref);
  const latest = await redis.get(pointer);
  if (latest === null || (turnId !== undefined && latest !== turnId)) return;
  await redis.del(pointer, turnNames.events(ref, latest), turnNames.reader(latest));
}

/**
 * A turn log that processes share. While Redis is unavailable, everything continues in memory, and readers on other
 * processes wait for the result in the database (turn-watch.ts).
 */
export function createRedisTurnLog(
  url: string,
  onError: (error: Error) => void,
  key: Uint8Array,
  options: Partial<TurnLogLimits> = {},
): TurnLog {
  const cipher = createEventCipher(key);
  const redis = connect(url, onError, { commandTimeout: 500 });
  const followers = createFollowers(
    { redis, cipher, connect: (given) => connect(url, onError, given) },
    options,
  );
  const mirrors = createMirrors(redis, cipher, options.keepMs ?? eventsKeptMs);
  const findReadersElsewhere = (turnId: string) =>
    redis.pttl(turnNames.reader(turnId)).then(
      (leftMs) => Math.max(0, leftMs),
      () => unknownReadersMs,
    );
  const memory = createMemoryTurnLog(options, findReadersElsewhere);
  return {
    ...memory,
    open: async (input) => {
      const turn = await memory.open(input);
      const mirror = mirrors.add(turn);
      await mirror.copyNewEvents();
      return {
        ...turn,
        push: (event, data) => {
          turn.push(event, data);
          void mirror.copyNewEvents();
        },
        end: () => {
          turn.end();
          void mirror.copyNewEvents();
        },
      };
    },
    find: async (ref, turnId) => (await memory.find(ref, turnId)) ?? followers.find(ref, turnId),
    forget: async (userId, sessionId, turnId) => {
      const own = memory.latest(userId, sessionId);
      if (turnId === undefined || own?.id === turnId) mirrors.drop(own?.id);
      await memory.forget(userId, sessionId, turnId);
      await forgetIn(redis, { userId, sessionId }, turnId).catch(() => {});
    },
    idle: async () => {
      await memory.idle();
      await mirrors.settled();
    },
    close: async () => {
      followers.close();
      redis.disconnect();
    },
  };
}
