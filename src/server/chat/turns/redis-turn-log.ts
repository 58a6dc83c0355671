/**
 * Turns in the memory of the process that writes them, with a copy on Redis Streams (6.2 or later, or Valkey) for readers
 * on other processes. The events hold what users wrote, so they are encrypted in Redis.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { timing } from '#shared/timing.ts';
import { runTransaction } from '../../http/redis.ts';
import { parseEvent, type SseText } from '../../http/sse.ts';
import { decryptBytes, encryptBytes } from '../../privacy/user-cipher.ts';
import type { DialogueRef } from '../dialogue-rows.ts';
import { createMemoryTurnLog } from './memory-turn-log.ts';
import {
  eventsKeptMs,
  formatTurnEvent,
  type LocalTurn,
  type Turn,
  type TurnLog,
  type TurnLogLimits,
  type TurnOutcome,
} from './turn-log.ts';

// ---- What the processes that share turns on Redis agree on: keys, entry names and encryption

/** Names a dialogue in Redis keys. Hashed together with its owner, because browsers choose the session ids. */
function hashDialogue({ userId, sessionId }: DialogueRef): string {
  return createHash('sha256').update(`${userId} ${sessionId}`).digest('base64url').slice(0, 32);
}

/** Redis keys. They contain the owner and the dialogue, so that a turn id alone finds nothing. */
export const turnKeys = {
  /** The id of the dialogue's newest turn. */
  latest: (ref: DialogueRef) => `clearing:turn:${hashDialogue(ref)}`,
  /** The stream with the turn's events. */
  events: (ref: DialogueRef, turnId: string) => `clearing:turn:${hashDialogue(ref)}:${turnId}`,
  /** Exists while a reader on another process follows the turn, and for `orphanMs` afterwards. */
  reader: (turnId: string) => `clearing:reader:${turnId}`,
} as const;

/** Names of stream entries. `open` and `end` mark the ends of the stream; the others are events. */
export type EntryName = 'open' | 'message' | 'thinking' | 'final' | 'failed' | 'end';

/** Encrypts a turn's events in Redis. An entry can only be decrypted under its own id and stream. */
export interface EventCipher {
  encrypt(stream: string, entryId: string, data: string): string;
  /** Throws `DecryptionError`. */
  decrypt(stream: string, entryId: string, ciphertext: string): string;
}

/** `key`: 32 bytes, used for nothing else. */
function createEventCipher(key: Uint8Array): EventCipher {
  // The additional data that the encryption authenticates: with another stream or id, decrypting fails.
  const createAad = (stream: string, entryId: string) => JSON.stringify([stream, entryId]);
  return {
    encrypt: (stream, entryId, data) =>
      encryptBytes(key, createAad(stream, entryId), Buffer.from(data)).toString('base64'),
    decrypt: (stream, entryId, ciphertext) =>
      decryptBytes(key, createAad(stream, entryId), Buffer.from(ciphertext, 'base64')).toString(),
  };
}

// ---- Copies the events of a turn to a stream on Redis, where readers on other processes find them

/** Events that one transaction copies. */
const batchEvents = 200;
/** A safety limit: more than a turn with one event per character has (see guide-step.ts). */
const maxEntries = 50_000;
/** Longer than any turn runs. Expires what a killed process left behind. */
const runningTtlMs = timing.requestTimeoutMs + 60_000;
const mirrorRetryMs = 500;
/** How often copying is retried after the turn has ended. */
const finalRetries = 10;

/** Copies one turn's events to its stream in Redis. */
export interface Mirror {
  /** Copies new events. Resolves after the first attempt; never rejects. */
  copyNewEvents(): Promise<void>;
  /** Resolves when copying has ended and will not be resumed. */
  done: Promise<void>;
  /** Stops copying for good. */
  drop(): void;
}

interface MirrorInput {
  redis: Redis;
  cipher: EventCipher;
  turn: LocalTurn;
  /** How long an ended turn is kept. */
  keepMs: number;
}

/** Entry 1 is the first event. */
const toEntryId = (number: number) => `${number}-0`;

/** The Redis commands for copying a turn. */
function createMirrorCommands({ redis, cipher, turn, keepMs }: MirrorInput) {
  const latestKey = turnKeys.latest(turn);
  const stream = turnKeys.events(turn, turn.id);
  return {
    /** Safe to repeat. */
    begin: async () => {
      const commands = redis
        .multi()
        .set(latestKey, turn.id, 'PX', runningTtlMs, 'GET')
        .del(stream)
        .xadd(stream, '0-1', 'event', 'open', 'data', '')
        .pexpire(stream, runningTtlMs);
      const [before] = await runTransaction(commands);
      if (typeof before === 'string' && before !== turn.id) await redis.del(turnKeys.events(turn, before));
    },
    /** The number of events in the stream; undefined if the stream does not exist. */
    count: async () => {
      const [top] = await redis.xrevrange(stream, '+', '-', 'COUNT', 1);
      return top && Math.min(Number(top[0].split('-')[0]), turn.events().length);
    },
    /** Appends `count` events after the first `sent`, and the end if `last`. False if the stream is gone. */
    send: async (sent: number, count: number, last: boolean) => {
      const commands = redis.multi();
      const add = (number: number, event: string, data: string) =>
        commands.xadd(
          stream,
          'NOMKSTREAM',
          'MAXLEN',
          '~',
          maxEntries,
          toEntryId(number),
          'event',
          event,
          'data',
          data,
        );
      for (let number = sent + 1; number <= sent + count; number += 1) {
        const { event, data } = parseEvent(turn.events()[number - 1] as SseText);
        add(number, event, cipher.encrypt(stream, toEntryId(number), data));
      }
      if (last) add(sent + count + 1, 'end', '');
      const ttlMs = last ? keepMs : runningTtlMs;
      const [first] = await runTransaction(commands.pexpire(stream, ttlMs).pexpire(latestKey, ttlMs));
      return first !== null;
    },
  };
}

/**
 * Copies a turn's events to its stream, in order and each once, even after failures: before a retry, it asks Redis what
 * has arrived. A stream that was deleted is not created again, because its dialogue was deleted.
 */
function createMirror(input: MirrorInput): Mirror {
  const { turn } = input;
  const commands = createMirrorCommands(input);
  const { promise: done, resolve: close } = Promise.withResolvers<void>();
  /** `unsure`: a command failed, and only Redis knows which events have arrived. */
  let state: 'new' | 'open' | 'unsure' | 'closed' = 'new';
  let sent = 0;
  let failures = 0;
  let working: Promise<void> | undefined;
  const finish = () => {
    state = 'closed';
    close();
  };
  const isPending = () => state === 'new' || sent < turn.events().length || turn.ended();
  /** Runs the next command: begins the stream, asks what has arrived, or sends events. */
  const step = async () => {
    if (state === 'new') {
      await commands.begin();
      if (state === 'new') state = 'open';
      return;
    }
    if (state === 'unsure') {
      const arrived = await commands.count();
      if (arrived === undefined) return finish();
      sent = arrived;
      state = 'open';
    }
    const count = Math.min(batchEvents, turn.events().length - sent);
    const last = turn.ended() && sent + count === turn.events().length;
    if (count === 0 && !last) return;
    if (!(await commands.send(sent, count, last)) || last) return finish();
    sent += count;
  };
  const attempt = async () => {
    try {
      await step();
      failures = 0;
      return true;
    } catch {
      failures += 1;
      if (state === 'open') state = 'unsure';
      if (turn.ended() && failures >= finalRetries) finish();
      return false;
    }
  };
  /** Copies until nothing is left or a command fails; then it is tried again later. */
  const work = async () => {
    while (state !== 'closed' && isPending()) {
      if (!(await attempt())) {
        void retryLater();
        return;
      }
    }
  };
  const copyNewEvents = (): Promise<void> => {
    if (state === 'closed' || failures > 0) return Promise.resolve();
    working ??= work().finally(() => {
      working = undefined;
      // More events may have arrived since the last check.
      if (state !== 'closed' && failures === 0 && isPending()) void copyNewEvents();
    });
    return working;
  };
  const retryLater = async () => {
    await sleep(mirrorRetryMs, undefined, { ref: false });
    if (state === 'closed') return;
    if (await attempt()) void copyNewEvents();
    else void retryLater();
  };
  return { copyNewEvents, done, drop: finish };
}

// ---- Follows turns that other processes write, by the copies of their events on Redis

/** Entries of a stream that are read at a time. */
const batchEntries = 500;
/** Longest time until the reader picks up a newly followed stream. */
const blockMs = 250;
const readRetryMs = 100;
/** How often, at least, a process announces that it reads a turn. */
const maxAnnounceMs = 5_000;

type Entry = [id: string, fields: string[]];

/** A turn of another process that is read here. */
interface FollowedTurn {
  turnId: string;
  stream: string;
  /** Id of the last entry read. */
  cursor: string;
  events: SseText[];
  ended: boolean;
  outcome: TurnOutcome | undefined;
  listeners: Set<() => void>;
}

/** Throws `DecryptionError` if another process encrypted the entry with a different secret. */
function appendEntries(cipher: EventCipher, followed: FollowedTurn, entries: readonly Entry[]): void {
  for (const [id, [, name, , data = '']] of entries) {
    followed.cursor = id;
    const event = name as EntryName;
    if (event === 'end') followed.ended = true;
    else if (event !== 'open') {
      const number = followed.events.length + 1;
      const text = cipher.decrypt(followed.stream, id, data);
      if (event === 'final') followed.outcome = { kind: 'answer', answer: JSON.parse(text) as TurnAnswer };
      if (event === 'failed') {
        followed.outcome = { kind: 'failed', code: (JSON.parse(text) as { code: ErrorCode }).code };
      }
      followed.events.push(formatTurnEvent(followed.turnId, number, event, text));
    }
  }
  for (const listener of [...followed.listeners]) listener();
}

/** Reads all new entries. False if the stream does not exist. */
async function readAll({ redis, cipher }: Connections, followed: FollowedTurn): Promise<boolean> {
  for (;;) {
    const entries = await redis.xrange(followed.stream, `(${followed.cursor}`, '+', 'COUNT', batchEntries);
    appendEntries(cipher, followed, entries);
    if (entries.length < batchEntries) return followed.cursor !== '0-0';
  }
}

/** Repeats a blocking read of all followed streams, on a separate connection. */
function createStreamReader({ cipher }: Connections, open: () => Redis) {
  const followed = new Map<string, FollowedTurn>();
  let connection: Redis | undefined;
  let closed = false;
  let reading = false;
  /**
   * Whether to keep following a turn after these entries. If they cannot be decrypted, the turn's row in the database
   * says how it ended.
   */
  const canContinue = (turn: FollowedTurn, entries: Entry[]) => {
    try {
      appendEntries(cipher, turn, entries);
      return !turn.ended;
    } catch {
      return false;
    }
  };
  const readOnce = async (redis: Redis) => {
    const list = [...followed.values()];
    const streams = list.map(({ stream }) => stream);
    const cursors = list.map(({ cursor }) => cursor);
    const received = await redis.xread(
      'COUNT',
      batchEntries,
      'BLOCK',
      blockMs,
      'STREAMS',
      ...streams,
      ...cursors,
    );
    for (const [stream, entries] of received ?? []) {
      const turn = followed.get(stream);
      if (turn && !canContinue(turn, entries as Entry[])) followed.delete(stream);
    }
  };
  const read = async () => {
    if (reading) return;
    reading = true;
    connection ??= open();
    while (followed.size && !closed) {
      await readOnce(connection).catch(() => sleep(readRetryMs, undefined, { ref: false }));
    }
    reading = false;
  };
  return {
    add: (turn: FollowedTurn) => {
      followed.set(turn.stream, turn);
      void read();
    },
    remove: (turn: FollowedTurn) => void followed.delete(turn.stream),
    close: () => {
      closed = true;
      connection?.disconnect();
    },
  };
}

interface Connections {
  redis: Redis;
  cipher: EventCipher;
  connect(options: RedisOptions): Redis;
}

/** Reads turns that other processes write. All readers of a turn in this process share one copy of its events. */
function createFollowers(connections: Connections, options: { orphanMs?: number }) {
  const { redis, connect } = connections;
  const { orphanMs = timing.turnOrphanMs } = options;
  const shared = new Map<string, FollowedTurn>();
  const streamReader = createStreamReader(connections, () => connect({ commandTimeout: blockMs + 1_000 }));
  /** Lets the writing process know that the turn still has a reader. */
  const announceReader = ({ turnId }: FollowedTurn) =>
    void redis.set(turnKeys.reader(turnId), 1, 'PX', orphanMs).catch(() => {});
  const announcements = setInterval(
    () => {
      for (const followed of shared.values()) announceReader(followed);
    },
    Math.min(maxAnnounceMs, orphanMs / 3),
  ).unref();
  const follow = (followed: FollowedTurn, listener: () => void) => {
    followed.listeners.add(listener);
    if (followed.listeners.size === 1 && !followed.ended) {
      shared.set(followed.stream, followed);
      streamReader.add(followed);
    }
    announceReader(followed);
    return () => {
      if (!followed.listeners.delete(listener) || followed.listeners.size) return;
      streamReader.remove(followed);
      shared.delete(followed.stream);
      announceReader(followed);
    };
  };
  const toTurn = (followed: FollowedTurn): Turn => ({
    id: followed.turnId,
    events: () => followed.events,
    ended: () => followed.ended,
    outcome: () => followed.outcome,
    subscribe: (onChange) => follow(followed, () => onChange()),
  });
  return {
    find: async (ref: DialogueRef, turnId: string): Promise<Turn | undefined> => {
      const stream = turnKeys.events(ref, turnId);
      const existing = shared.get(stream);
      if (existing) return toTurn(existing);
      const followed: FollowedTurn = {
        turnId,
        stream,
        cursor: '0-0',
        events: [],
        ended: false,
        outcome: undefined,
        listeners: new Set(),
      };
      const found = await readAll(connections, followed).catch(() => false);
      return found ? toTurn(shared.get(stream) ?? followed) : undefined;
    },
    close: () => {
      clearInterval(announcements);
      streamReader.close();
    },
  };
}

// ---- The turn log

/** How long a shutdown waits for the last events to be copied. */
const finalCopyMs = 1_000;
/** While Redis cannot say whether there are readers elsewhere, a turn assumes one for this long. */
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

/** Copies the running turns of this process to Redis. */
function createMirrors(redis: Redis, cipher: EventCipher, keepMs: number) {
  const mirrors = new Map<string, Mirror>();
  return {
    add: (turn: LocalTurn) => {
      const mirror = createMirror({ redis, cipher, turn, keepMs });
      mirrors.set(turn.id, mirror);
      mirror.done.then(() => mirrors.delete(turn.id));
      return mirror;
    },
    onChange: (turnId: string) => void mirrors.get(turnId)?.copyNewEvents(),
    drop: (turnId: string | undefined) => void (turnId && mirrors.get(turnId)?.drop()),
    settled: () =>
      Promise.race([
        Promise.all([...mirrors.values()].map(({ done }) => done)),
        sleep(finalCopyMs, undefined, { ref: false }),
      ]),
  };
}

/** Deletes the events of a dialogue's newest turn from Redis. With `turnId`, only if that is the newest. */
async function forgetInRedis(redis: Redis, ref: DialogueRef, turnId: string | undefined): Promise<void> {
  const latestKey = turnKeys.latest(ref);
  const latest = await redis.get(latestKey);
  if (latest === null || (turnId !== undefined && latest !== turnId)) return;
  await redis.del(latestKey, turnKeys.events(ref, latest), turnKeys.reader(latest));
}

/**
 * A turn log that processes share. While Redis is unavailable, everything continues in memory, and readers on other
 * processes wait for the result in the database (follow-turn.ts).
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
    redis.pttl(turnKeys.reader(turnId)).then(
      (leftMs) => Math.max(0, leftMs),
      () => unknownReadersMs,
    );
  const memory = createMemoryTurnLog(options, { findReadersElsewhere, onChange: mirrors.onChange });
  return {
    ...memory,
    open: async (input) => {
      const turn = await memory.open(input);
      await mirrors.add(turn).copyNewEvents();
      return turn;
    },
    find: async (ref, turnId) => (await memory.find(ref, turnId)) ?? followers.find(ref, turnId),
    forget: async (userId, sessionId, turnId) => {
      const own = memory.latest(userId, sessionId);
      if (turnId === undefined || own?.id === turnId) mirrors.drop(own?.id);
      await memory.forget(userId, sessionId, turnId);
      await forgetInRedis(redis, { userId, sessionId }, turnId).catch(() => {});
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
