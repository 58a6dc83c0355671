/** Follows turns that other processes write, by the copies of their events on Redis. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis, RedisOptions } from 'ioredis';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { TurnAnswer } from '#shared/contract/shapes.ts';
import { timing } from '#shared/timing.ts';
import type { SseText } from '../../http/sse.ts';
import type { DialogueRef } from '../dialogue-rows.ts';
import { type EntryName, type EventCipher, turnNames } from './redis-names.ts';
import { formatTurnEvent, type Turn, type TurnOutcome } from './turn-log.ts';

/** Entries of a stream that are read at a time. */
const batchEntries = 500;
/** Longest time until the reader picks up a newly followed stream. */
const blockMs = 250;
const readRetryMs = 100;
/** A process says at least this often that it reads a turn. */
const maxBeatMs = 5_000;

type Entry = [id: string, fields: string[]];

/** A turn of another process that is read here. */
interface Followed {
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
      followed.events.push(formatTurnEvent(followed.turnId, number, event, text));
    }
  }
  for (const listener of [...followed.listeners]) listener();
}

/** Reads all new entries; false if there are none. */
async function readAll({ redis, cipher }: Connections, followed: Followed): Promise<boolean> {
  for (;;) {
    const entries = await redis.xrange(followed.stream, `(${followed.cursor}`, '+', 'COUNT', batchEntries);
    appendEntries(cipher, followed, entries);
    if (entries.length < batchEntries) return followed.cursor !== '0-0';
  }
}

/** Repeats a blocking read of all followed streams, on a separate connection. */
function createReading({ cipher }: Connections, open: () => Redis) {
  const followed = new Map<string, Followed>();
  let connection: Redis | undefined;
  let closed = false;
  let reading = false;
  /**
   * Whether to keep following a turn after these entries. If they cannot be decrypted, the turn's row in the database
   * says how it ended.
   */
  const canContinue = (one: Followed, entries: Entry[]) => {
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
      const one = followed.get(stream);
      if (one && !canContinue(one, entries as Entry[])) followed.delete(stream);
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

/** Reads turns that other processes write. All readers of a turn in this process share one copy of its events. */
export function createFollowers(connections: Connections, options: { orphanMs?: number }) {
  const { redis, connect } = connections;
  const { orphanMs = timing.turnOrphanMs } = options;
  const shared = new Map<string, Followed>();
  const reading = createReading(connections, () => connect({ commandTimeout: blockMs + 1_000 }));
  /** Lets the writing process know that the turn still has a reader. */
  const beat = ({ turnId }: Followed) =>
    void redis.set(turnNames.reader(turnId), 1, 'PX', orphanMs).catch(() => {});
  const beats = setInterval(
    () => {
      for (const followed of shared.values()) beat(followed);
    },
    Math.min(maxBeatMs, orphanMs / 3),
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
      const existing = shared.get(stream);
      if (existing) return toTurn(existing);
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
