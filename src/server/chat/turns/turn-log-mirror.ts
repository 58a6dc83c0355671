import { setTimeout as sleep } from 'node:timers/promises';
import type { ChainableCommander, Redis } from 'ioredis';
import { timing } from '#shared/timing.ts';
import type { OwnTurn } from './turn-log.ts';
import type { EventCipher } from './turn-log-cipher.ts';
import { turnNames } from './turn-log-names.ts';

const batchEvents = 200;
/** More than a turn of one character an event can have (guide-step.ts): only a cap. */
const maxEntries = 50_000;
/** No turn writes longer than this; what a killed process left behind goes with it. */
const runningTtlMs = timing.requestTimeoutMs + 60_000;
const retryMs = 500;
/** After its turn has ended, a copy is tried this often again. */
const lastTries = 10;

export interface Mirror {
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
async function run(commands: ChainableCommander): Promise<unknown[]> {
  const replies = await commands.exec();
  if (!replies) throw new Error('Redis dropped the transaction');
  return replies.map(([error, reply]) => {
    if (error) throw error;
    return reply;
  });
}

const entryIdOf = (at: number) => `${at}-0`;

/** The commands of a copy, each a step from one state of the stream to the next. */
function createSteps({ redis, cipher, turn, keepMs }: MirrorInput) {
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
      const [before] = await run(commands);
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
          entryIdOf(at),
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
        add(at, event, cipher.encrypt(stream, entryIdOf(at), data));
      }
      if (last) add(sent + count + 1, 'end', '');
      const ttlMs = last ? keepMs : runningTtlMs;
      const [first] = await run(commands.pexpire(stream, ttlMs).pexpire(pointer, ttlMs));
      return first !== null;
    },
  };
}

/**
 * Copies a turn's events to its stream: in order, each once, whatever fails in between. What Redis has is asked
 * before anything is sent again. A stream that was dropped is not made again: its dialogue was deleted.
 */
export function createMirror(input: MirrorInput): Mirror {
  const { turn } = input;
  const steps = createSteps(input);
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
    await sleep(retryMs, undefined, { ref: false });
    if (state === 'closed') return;
    if (await attempt()) void kick();
    else void again();
  };
  return { kick, done, drop: finish };
}
