/**
 * Turns in the memory of the process that writes them, with a copy on Redis Streams (6.2 or later, or Valkey) for
 * readers on other processes. First half: copying events to a stream. Second half: following the streams of others.
 * The events hold what people wrote, so they are encrypted in Redis.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChainableCommander, Redis, type RedisOptions } from 'ioredis';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { timing } from '#shared/timing.ts';
import { decryptBytes, encryptBytes } from '../../privacy/user-cipher.ts';
import type { DialogueRef } from '../transcripts.ts';
import { createMemoryTurnLog } from './memory-turn-log.ts';
import {
  eventId,
  eventsKeptMs,
  type OwnTurn,
  type Turn,
  type TurnEvent,
  type TurnLog,
  type TurnLogLimits,
  type TurnOutcome,
} from './turn-log.ts';

/** A session id is made by a browser: it goes into a name as a hash, and only together with its person. */
function dialogue({ userId, sessionId }: DialogueRef): string {
  return createHash('sha256').update(`${userId} ${sessionId}`).digest('base64url').slice(0, 32);
}

/** Names in Redis. A turn's events are found only with their owner and dialogue: others' are unknown ones. */
export const turnNames = {
  /** The id of the dialogue's newest turn. */
  latest: (ref: DialogueRef) => `clearing:turn:${dialogue(ref)}`,
  /** The stream of its events. */
  events: (ref: DialogueRef, turnId: string) => `clearing:turn:${dialogue(ref)}:${turnId}`,
  /** There while somebody listens on another process than the turn's, and `orphanMs` longer. */
  heard: (turnId: string) => `clearing:heard:${turnId}`,
} as const;

/** Fields of an entry. `open` and `end` mark the ends of a stream; the rest are events. */
type EntryName = 'open' | 'message' | 'thinking' | 'final' | 'failed' | 'end';

/** Encrypts the events of a turn in Redis. An entry decrypts only under the id and stream it was written to. */
interface EventCipher {
  encrypt(stream: string, entryId: string, data: string): string;
  /** Throws `DecryptionError`. */
  decrypt(stream: string, entryId: string, ciphertext: string): string;
}

/** `key`: 32 bytes for this purpose alone. */
function createEventCipher(key: Uint8Array): EventCipher {
  const createAad = (stream: string, entryId: string) => JSON.stringify([stream, entryId]);
  return {
    encrypt: (stream, entryId, data) =>
      encryptBytes(key, createAad(stream, entryId), Buffer.from(data)).toString('base64'),
    decrypt: (stream, entryId, ciphertext) =>
      decryptBytes(key, createAad(stream, entryId), Buffer.from(ciphertext, 'base64')).toString(),
  };
}

const batchEvents = 200;
/** More than a turn of one character an event can have (guide-step.ts): only a cap. */
const maxEntries = 50_000;
/** No turn writes longer than this; what a killed process left behind goes with it. */
const runningTtlMs = timing.requestTimeoutMs + 60_000;
const mirrorRetryMs = 500;
/** After its turn has ended, a copy is tried this often again. */
const lastTries = 10;

interface Mirror {
  /** Goes on copying; resolves after the first try of what is there, and never rejects. */
  kick(): Promise<void>;
  /** Resolves when nothing will be copied any more. */
  done: Promise<void>;
  drop(): void;
}

interface MirrorInput {
  redis: Redis;
  cipher: EventCipher;
  turn: OwnTurn;
  /** How long an ended turn is kept. */
  keepMs: number;
}

/** Runs the commands as one transaction; gives the answers, throws the first failure. */
async function runCommands(commands: ChainableCommander): Promise<unknown[]> {
  const replies = await commands.exec();
  if (!replies) throw new Error('Redis dropped the transaction');
  return replies.map(([error, reply]) => {
    if (error) throw error;
    return reply;
  });
}

const toEntryId = (at: number) => `${at}-0`;

/** The commands of a copy, each a step from one state of the stream to the next. */
function createMirrorSteps({ redis, cipher, turn, keepMs }: MirrorInput) {
  const pointer = turnNames.latest(turn);
  const stream = turnNames.events(turn, turn.id);
  return {
    /** May be repeated until it is known to have worked. */
    begin: async () => {
      const commands = redis
        .multi()
        .set(pointer, turn.id, 'PX', runningTtlMs, 'GET')
        .del(stream)
        .xadd(stream, '0-1', 'event', 'open', 'data', '')
        .pexpire(stream, runningTtlMs);
      const [before] = await runCommands(commands);
      if (typeof before === 'string' && before !== turn.id) await redis.del(turnNames.events(turn, before));
    },
    /** How many events are there; undefined when the stream is gone. */
    count: async () => {
      const [top] = await redis.xrevrange(stream, '+', '-', 'COUNT', 1);
      return top && Math.min(Number(top[0].split('-')[0]), turn.events().length);
    },
    /** Adds the events after `sent` to a stream that is still there; false when somebody dropped it. */
    send: async (sent: number, count: number, last: boolean) => {
      const commands = redis.multi();
      const add = (at: number, event: string, data: string) =>
        commands.xadd(
          stream,
          'NOMKSTREAM',
          'MAXLEN',
          '~',
          maxEntries,
          toEntryId(at),
          'event',
          event,
          'data',
          data,
        );
      for (const [index, { event, data }] of turn
        .events()
        .slice(sent, sent + count)
        .entries()) {
        const at = sent + index + 1;
        add(at, event, cipher.encrypt(stream, toEntryId(at), data));
      }
      if (last) add(sent + count + 1, 'end', '');
      const ttlMs = last ? keepMs : runningTtlMs;
      const [first] = await runCommands(commands.pexpire(stream, ttlMs).pexpire(pointer, ttlMs));
      return first !== null;
    },
  };
}

/**
 * Copies a turn's events to its stream: in order, each once, whatever fails in between. What Redis has is asked
 * before anything is sent again. A stream that was dropped is not made again: its dialogue was deleted.
 */
function createMirror(input: MirrorInput): Mirror {
  const { turn } = input;
  const steps = createMirrorSteps(input);
  const { promise: done, resolve: close } = Promise.withResolvers<void>();
  let state: 'new' | 'open' | 'unsure' | 'closed' = 'new';
  let sent = 0;
  let failures = 0;
  let working: Promise<void> | undefined;
  const finish = () => {
    state = 'closed';
    close();
  };
  const isPending = () => state === 'new' || sent < turn.events().length || turn.ended();
  const step = async () => {
    if (state === 'new') {
      await steps.begin();
      if (state === 'new') state = 'open';
      return;
    }
    if (state === 'unsure') {
      const known = await steps.count();
      if (known === undefined) return finish();
      sent = known;
      state = 'open';
    }
    const count = Math.min(batchEvents, turn.events().length - sent);
    const last = turn.ended() && sent + count === turn.events().length;
    if (count === 0 && !last) return;
    if (!(await steps.send(sent, count, last)) || last) return finish();
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
      if (turn.ended() && failures >= lastTries) finish();
      return false;
    }
  };
  const work = async () => {
    while (state !== 'closed' && isPending()) {
      if (!(await attempt())) {
        void again();
        return;
      }
    }
  };
  const kick = (): Promise<void> => {
    if (state === 'closed' || failures > 0) return Promise.resolve();
    working ??= work().finally(() => {
      working = undefined;
      // An event may have come between the last look and here.
      if (state !== 'closed' && failures === 0 && isPending()) void kick();
    });
    return working;
  };
  const again = async () => {
    await sleep(mirrorRetryMs, undefined, { ref: false });
    if (state === 'closed') return;
    if (await attempt()) void kick();
    else void again();
  };
  return { kick, done, drop: finish };
}

const batchEntries = 500;
/** A stream that is newly followed waits at most this long for its first news. */
const blockMs = 250;
const readRetryMs = 100;
const longestBeatMs = 5_000;

type Entry = [id: string, fields: string[]];

interface Followed {
  turnId: string;
  stream: string;
  /** The id of the last entry that was read. */
  cursor: string;
  events: TurnEvent[];
  ended: boolean;
  outcome: TurnOutcome | undefined;
  listeners: Set<() => void>;
}

/** Throws `DecryptionError` for an entry that was sealed under another secret than this process has. */
function appendEntries(cipher: EventCipher, followed: Followed, entries: readonly Entry[]): void {
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
      followed.events.push({ id: eventId(followed.turnId, event, number), event, data: text });
    }
  }
  for (const listener of [...followed.listeners]) listener();
}

/** Everything that is there; false when there is nothing. */
async function readAll({ redis, cipher }: Connections, followed: Followed): Promise<boolean> {
  for (;;) {
    const entries = await redis.xrange(followed.stream, `(${followed.cursor}`, '+', 'COUNT', batchEntries);
    appendEntries(cipher, followed, entries);
    if (entries.length < batchEntries) return followed.cursor !== '0-0';
  }
}

/** Repeated blocking reads of all streams with listeners, on a separate connection. */
function createReading({ cipher }: Connections, open: () => Redis) {
  const followed = new Map<string, Followed>();
  let connection: Redis | undefined;
  let closed = false;
  let reading = false;
  /** Whether more is to come of it; what cannot be opened is left to the row of its turn. */
  const takes = (one: Followed, entries: Entry[]) => {
    try {
      appendEntries(cipher, one, entries);
      return !one.ended;
    } catch {
      return false;
    }
  };
  const readOnce = async (redis: Redis) => {
    const list = [...followed.values()];
    const streams = list.map(({ stream }) => stream);
    const cursors = list.map(({ cursor }) => cursor);
    const news = await redis.xread(
      'COUNT',
      batchEntries,
      'BLOCK',
      blockMs,
      'STREAMS',
      ...streams,
      ...cursors,
    );
    for (const [stream, entries] of news ?? []) {
      const one = followed.get(stream);
      if (one && !takes(one, entries as Entry[])) followed.delete(stream);
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
    add: (one: Followed) => {
      followed.set(one.stream, one);
      void read();
    },
    remove: (one: Followed) => void followed.delete(one.stream),
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

/** Reads the turns of other processes. All readers of a turn in this process share one copy of its events. */
function createFollowers(connections: Connections, options: { orphanMs?: number }) {
  const { redis, connect } = connections;
  const { orphanMs = timing.turnOrphanMs } = options;
  const shared = new Map<string, Followed>();
  const reading = createReading(connections, () => connect({ commandTimeout: blockMs + 1_000 }));
  /** So that the process of the turn does not take it for unheard. */
  const beat = ({ turnId }: Followed) =>
    void redis.set(turnNames.heard(turnId), 1, 'PX', orphanMs).catch(() => {});
  const beats = setInterval(
    () => {
      for (const followed of shared.values()) beat(followed);
    },
    Math.min(longestBeatMs, orphanMs / 3),
  ).unref();
  const join = (followed: Followed, listener: () => void) => {
    followed.listeners.add(listener);
    if (followed.listeners.size === 1 && !followed.ended) {
      shared.set(followed.stream, followed);
      reading.add(followed);
    }
    beat(followed);
    return () => {
      if (!followed.listeners.delete(listener) || followed.listeners.size) return;
      reading.remove(followed);
      shared.delete(followed.stream);
      beat(followed);
    };
  };
  const toTurn = (followed: Followed): Turn => ({
    id: followed.turnId,
    events: () => followed.events,
    ended: () => followed.ended,
    outcome: () => followed.outcome,
    join: (onChange) => join(followed, () => onChange()),
  });
  return {
    find: async (ref: DialogueRef, turnId: string): Promise<Turn | undefined> => {
      const stream = turnNames.events(ref, turnId);
      const known = shared.get(stream);
      if (known) return toTurn(known);
      const followed: Followed = {
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
      clearInterval(beats);
      reading.close();
    },
  };
}

/** How long a stop waits for the last events to be copied. */
const settleMs = 1_000;
/** When Redis cannot say whether somebody listens elsewhere; a turn has its own end in any case. */
const askAgainMs = 5_000;

/** Fails within half a second instead of waiting, and gives a connection up that says nothing for two. */
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

async function forgetIn(redis: Redis, ref: DialogueRef, turnId: string | undefined): Promise<void> {
  const pointer = turnNames.latest(ref);
  const latest = await redis.get(pointer);
  if (latest === null || (turnId !== undefined && latest !== turnId)) return;
  await redis.del(pointer, turnNames.events(ref, latest), turnNames.heard(latest));
}

/** Without Redis, everything continues in memory; see `watchTurn` for the readers on other processes. */
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
  const heardElsewhere = (turnId: string) =>
    redis.pttl(turnNames.heard(turnId)).then(
      (leftMs) => Math.max(0, leftMs),
      () => askAgainMs,
    );
  const memory = createMemoryTurnLog(options, heardElsewhere);
  return {
    ...memory,
    open: async (input) => {
      const turn = await memory.open(input);
      const mirror = mirrors.add(turn);
      await mirror.kick();
      return {
        ...turn,
        push: (event, data) => {
          turn.push(event, data);
          void mirror.kick();
        },
        end: () => {
          turn.end();
          void mirror.kick();
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
