import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis, RedisOptions } from 'ioredis';
import { timing } from '#shared/timing.ts';
import type { DialogueRef } from '../transcripts.ts';
import { eventId, type Turn, type TurnEvent } from './turn-log.ts';
import type { EventCipher } from './turn-log-cipher.ts';
import { type EntryName, turnNames } from './turn-log-names.ts';

const batchEntries = 500;
/** A stream that is newly followed waits at most this long for its first news. */
const blockMs = 250;
const retryMs = 100;
const longestBeatMs = 5_000;

type Entry = [id: string, fields: string[]];

interface Followed {
  turnId: string;
  stream: string;
  /** The id of the last entry that was read. */
  cursor: string;
  events: TurnEvent[];
  ended: boolean;
  listeners: Set<() => void>;
}

/** Throws `DecryptionError` for an entry that was sealed under another secret than this process has. */
function append(cipher: EventCipher, followed: Followed, entries: readonly Entry[]): void {
  for (const [id, [, name, , data = '']] of entries) {
    followed.cursor = id;
    const event = name as EntryName;
    if (event === 'end') followed.ended = true;
    else if (event !== 'open') {
      const number = followed.events.length + 1;
      const text = cipher.decrypt(followed.stream, id, data);
      followed.events.push({ id: eventId(followed.turnId, event, number), event, data: text });
    }
  }
  for (const listener of [...followed.listeners]) listener();
}

/** Everything that is there; false when there is nothing. */
async function readAll({ redis, cipher }: Connections, followed: Followed): Promise<boolean> {
  for (;;) {
    const entries = await redis.xrange(followed.stream, `(${followed.cursor}`, '+', 'COUNT', batchEntries);
    append(cipher, followed, entries);
    if (entries.length < batchEntries) return followed.cursor !== '0-0';
  }
}

/** One blocking read after another over all streams that somebody listens to, on a connection of its own. */
function createReading({ cipher }: Connections, open: () => Redis) {
  const followed = new Map<string, Followed>();
  let connection: Redis | undefined;
  let closed = false;
  let reading = false;
  /** Whether more is to come of it; what cannot be opened is left to the row of its turn. */
  const takes = (one: Followed, entries: Entry[]) => {
    try {
      append(cipher, one, entries);
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
      await readOnce(connection).catch(() => sleep(retryMs, undefined, { ref: false }));
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
export function createFollowers(connections: Connections, options: { orphanMs?: number }) {
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
