/** Copies the events of a turn to a stream on Redis, where readers on other processes find them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { timing } from '#shared/timing.ts';
import { runCommands } from '../../http/redis-transaction.ts';
import { type SseText, splitEvent } from '../../http/sse.ts';
import { type EventCipher, turnNames } from './redis-names.ts';
import type { OwnTurn } from './turn-log.ts';

/** Events that one transaction copies. */
const batchEvents = 200;
/** A safety limit: more than a turn with one event per character has (see guide-step.ts). */
const maxEntries = 50_000;
/** Longer than any turn runs. Expires what a killed process left behind. */
const runningTtlMs = timing.requestTimeoutMs + 60_000;
const mirrorRetryMs = 500;
/** How often copying is retried after the turn has ended. */
const finalRetries = 10;

/** The copying of one turn. */
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
  turn: OwnTurn;
  /** How long an ended turn is kept. */
  keepMs: number;
}

const toEntryId = (at: number) => `${at}-0`;

/** The Redis commands for copying a turn. */
function createMirrorSteps({ redis, cipher, turn, keepMs }: MirrorInput) {
  const pointer = turnNames.latest(turn);
  const stream = turnNames.events(turn, turn.id);
  return {
    /** Safe to repeat. */
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
    /** The number of events in the stream; undefined if the stream does not exist. */
    count: async () => {
      const [top] = await redis.xrevrange(stream, '+', '-', 'COUNT', 1);
      return top && Math.min(Number(top[0].split('-')[0]), turn.events().length);
    },
    /** Appends the events after `sent`, if the stream still exists; otherwise returns false. */
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
      for (let at = sent + 1; at <= sent + count; at += 1) {
        const { event, data } = splitEvent(turn.events()[at - 1] as SseText);
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
 * Copies a turn's events to its stream, in order and each once, even after failures: before a retry, it asks Redis what
 * has arrived. A stream that was deleted is not created again, because its dialogue was deleted.
 */
export function createMirror(input: MirrorInput): Mirror {
  const { turn } = input;
  const steps = createMirrorSteps(input);
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
      await steps.begin();
      if (state === 'new') state = 'open';
      return;
    }
    if (state === 'unsure') {
      const stepCount = await steps.count();
      if (stepCount === undefined) return finish();
      sent = stepCount;
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
