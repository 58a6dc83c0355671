/** What every turn log has to do; `elsewhere` is the log of another process, where there can be one. */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeRedis } from '../../../../tests/support/fake-redis.ts';
import { hasRedis, startRealRedis, type TestRedis } from '../../../../tests/support/redis.ts';
import { parseEvent } from '../../http/sse.ts';
import { createMemoryTurnLog } from './memory-turn-log.ts';
import { createRedisTurnLog } from './redis-turn-log.ts';
import type { NewTurn, Turn, TurnLog, TurnLogLimits } from './turn-log.ts';

interface Logs {
  here: TurnLog;
  elsewhere: TurnLog;
}
interface Kind {
  start(): Promise<void>;
  create(limits?: Partial<TurnLogLimits>): Promise<Logs>;
  stop(): Promise<void>;
}

const memory: Kind = {
  start: async () => {},
  create: async (limits) => {
    const log = createMemoryTurnLog(limits);
    return { here: log, elsewhere: log };
  },
  stop: async () => {},
};

const key = Buffer.alloc(32, 7);

function onRedis(startServer: () => Promise<TestRedis>): Kind {
  let redis: TestRedis;
  return {
    start: async () => {
      redis = await startServer();
    },
    create: async (limits) => {
      const [here, elsewhere] = [1, 2].map(() => createRedisTurnLog(redis.url, () => {}, key, limits)) as [
        TurnLog,
        TurnLog,
      ];
      // Commands fail until the connections stand.
      const probe = {
        id: randomUUID(),
        userId: randomUUID(),
        sessionId: 'probe',
        stopsWithoutReaders: false,
      };
      await vi.waitFor(
        async () => {
          (await here.open(probe)).end();
          expect(await elsewhere.find(probe, probe.id)).toBeDefined();
        },
        { timeout: 10_000 },
      );
      return { here, elsewhere };
    },
    stop: () => redis.stop(),
  };
}

const kinds: Record<string, Kind> = {
  memory,
  'a stand-in for Redis': onRedis(startFakeRedis),
  ...(hasRedis && { Redis: onRedis(startRealRedis) }),
};

if (!hasRedis) it.skip('turns in a real Redis: this machine has none', () => {});

describe.each(Object.keys(kinds))('turns in %s', (name) => {
  const kind = kinds[name] ?? memory;
  let logs: Logs;
  let input: NewTurn;
  beforeAll(() => kind.start());
  beforeEach(async () => {
    logs = await kind.create();
    input = { id: randomUUID(), userId: randomUUID(), sessionId: 'evening', stopsWithoutReaders: true };
  });
  afterEach(async () => {
    await logs.here.close();
    await logs.elsewhere.close();
  });
  afterAll(() => kind.stop());

  const find = async (): Promise<Turn> => {
    const turn = await logs.elsewhere.find(input, input.id);
    if (!turn) throw new Error('not found');
    return turn;
  };
  /** Joins and waits until the turn has ended. */
  const readAll = async (turn: Turn): Promise<string[]> => {
    const end = Promise.withResolvers<void>();
    const look = () => void (turn.ended() && end.resolve());
    const leave = turn.subscribe(look);
    look();
    await end.promise;
    leave();
    return turn
      .events()
      .map(parseEvent)
      .map(({ id, event, data }) => `${id.replace(input.id, 't')} ${event} ${data}`);
  };

  it('have events with ids that name their turn, and a final that is known by its own', async () => {
    const running = await logs.here.open(input);
    running.push('message', { text: 'a' });
    running.push('thinking', { text: 'b\r\nc 好' });
    running.push('final', { text: 'd' });
    running.end();
    const told = [
      't-1 message {"text":"a"}',
      't-2 thinking {"text":"b\\r\\nc 好"}',
      't-end final {"text":"d"}',
    ];
    expect(await readAll(running)).toEqual(told);
    expect(await readAll(await find())).toEqual(told);
  });

  it('wake every reader until it has left, and nothing comes after the end', async () => {
    const running = await logs.here.open(input);
    const [first, second] = [vi.fn(), vi.fn()];
    const leave = running.subscribe(first);
    running.subscribe(second);
    running.push('thinking', {});
    leave();
    running.end();
    running.push('thinking', {});
    expect([first.mock.calls.length, second.mock.calls.length, running.events().length]).toEqual([1, 2, 1]);
  });

  it('reach several readers elsewhere in order, once, whenever they came', async () => {
    const running = await logs.here.open(input);
    const early = readAll(await find());
    for (let at = 1; at <= 700; at++) {
      running.push('thinking', at);
      if (at % 100 === 0) await new Promise(setImmediate);
    }
    const middle = readAll(await find());
    for (let at = 701; at <= 900; at++) running.push('thinking', at);
    running.push('final', 901);
    running.end();
    const whole = Array.from({ length: 900 }, (_, at) => `t-${at + 1} thinking ${at + 1}`).concat(
      't-end final 901',
    );
    expect(await early).toEqual(whole);
    expect(await middle).toEqual(whole);
    expect(await readAll(await find())).toEqual(whole);
  });

  it('are found with their owner and dialogue only', async () => {
    const running = await logs.here.open(input);
    running.push('thinking', {});
    const { userId, sessionId, id } = input;
    const others = [
      { ref: { userId: randomUUID(), sessionId }, id },
      { ref: { userId, sessionId: 'noon' }, id },
      { ref: { userId, sessionId }, id: randomUUID() },
    ];
    for (const log of [logs.here, logs.elsewhere]) {
      for (const other of others) expect(await log.find(other.ref, other.id)).toBeUndefined();
      expect((await log.find(input, id))?.id).toBe(id);
    }
  });

  it('are forgotten with their dialogue, and the running one is stopped', async () => {
    const running = await logs.here.open(input);
    running.push('thinking', {});
    await logs.here.forget(input.userId, input.sessionId);
    expect(running.signal.reason).toBe('deleted');
    running.push('thinking', {});
    running.end();
    await logs.here.idle();
    for (const log of [logs.here, logs.elsewhere]) expect(await log.find(input, input.id)).toBeUndefined();
  });

  it('are forgotten from elsewhere, and what is written after that does not bring them back', async () => {
    const running = await logs.here.open(input);
    running.push('thinking', {});
    await logs.elsewhere.forget(input.userId, input.sessionId);
    running.push('thinking', {});
    running.end();
    await logs.here.idle();
    expect(await logs.elsewhere.find(input, input.id)).toBeUndefined();
  });

  it('are forgotten by their id only while they are the newest', async () => {
    (await logs.here.open(input)).end();
    const before = input.id;
    input = { ...input, id: randomUUID() };
    const newer = await logs.here.open(input);
    newer.end();
    await logs.here.idle();
    await logs.here.forget(input.userId, input.sessionId, before);
    expect(await logs.elsewhere.find(input, before)).toBeUndefined();
    expect((await find()).id).toBe(newer.id);
    await logs.here.forget(input.userId, input.sessionId, newer.id);
    expect(await logs.elsewhere.find(input, newer.id)).toBeUndefined();
  });

  it('are kept for a while after their end, and no longer', async () => {
    const short = await kind.create({ keepMs: 50 });
    const running = await short.here.open(input);
    running.push('final', {});
    running.end();
    expect((await short.elsewhere.find(input, input.id))?.id).toBe(input.id);
    await expect.poll(() => short.elsewhere.find(input, input.id)).toBeUndefined();
    await Promise.all([short.here.close(), short.elsewhere.close()]);
  });

  it('go on while somebody listens anywhere, and stop when nobody does', async () => {
    const short = await kind.create({ orphanMs: 400 });
    const running = await short.here.open(input);
    const leaveHere = running.subscribe(() => {});
    const leaveElsewhere = (await short.elsewhere.find(input, input.id))?.subscribe(() => {});
    leaveHere();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(running.signal.aborted).toBe(false);
    leaveElsewhere?.();
    await expect.poll(() => running.signal.reason).toBe('no-readers');
    await Promise.all([short.here.close(), short.elsewhere.close()]);
  });

  it('are idle when none runs and every reader has left', async () => {
    await logs.here.idle();
    const states: string[] = [];
    const running = await logs.here.open(input);
    const forgotten = await logs.here.open({ ...input, id: randomUUID(), sessionId: 'noon' });
    await logs.here.forget(input.userId, 'noon');
    const leave = running.subscribe(() => {});
    const idle = logs.here.idle().then(() => states.push('idle'));
    running.end();
    await Promise.resolve();
    states.push('reader leaves');
    leave();
    await Promise.resolve();
    states.push('forgotten turn ends');
    forgotten.end();
    await idle;
    expect(states).toEqual(['reader leaves', 'forgotten turn ends', 'idle']);
  });
});

describe('the turn log in memory', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const turn = (id: string, given: Partial<NewTurn> = {}): NewTurn => ({
    id,
    userId: 'ann',
    sessionId: 'evening',
    stopsWithoutReaders: true,
    ...given,
  });

  describe('a turn that nobody listens to', () => {
    it('stops a minute after its last reader left', async () => {
      const running = await createMemoryTurnLog().open(turn('t1'));
      const [leaveFirst, leaveSecond] = [running.subscribe(() => {}), running.subscribe(() => {})];
      leaveFirst();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(running.signal.aborted).toBe(false);
      leaveSecond();
      await vi.advanceTimersByTimeAsync(59_999);
      expect(running.signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(running.signal.reason).toBe('no-readers');
    });

    it('goes on when a reader comes back in time', async () => {
      const running = await createMemoryTurnLog().open(turn('t1'));
      running.subscribe(() => {})();
      await vi.advanceTimersByTimeAsync(59_000);
      running.subscribe(() => {});
      await vi.advanceTimersByTimeAsync(120_000);
      expect(running.signal.aborted).toBe(false);
    });

    it('goes on when it was begun without a stream', async () => {
      const running = await createMemoryTurnLog().open(turn('t1', { stopsWithoutReaders: false }));
      running.subscribe(() => {})();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(running.signal.aborted).toBe(false);
    });

    it('goes on while somebody listens elsewhere, and a minute longer', async () => {
      const left = [30_000, 20_000, 0];
      const running = await createMemoryTurnLog(
        {},
        { findReadersElsewhere: async () => left.shift() ?? 0 },
      ).open(turn('t1'));
      running.subscribe(() => {})();
      await vi.advanceTimersByTimeAsync(109_999);
      expect(running.signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(running.signal.reason).toBe('no-readers');
    });
  });

  describe('replay', () => {
    it('has the running turn, then the ended one for some minutes', async () => {
      const log = createMemoryTurnLog({ keepMs: 1_000 });
      const running = await log.open(turn('t1'));
      running.end();
      expect(log.latest('ann', 'evening')).toBe(running);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(log.latest('ann', 'evening')).toBeUndefined();
    });

    it('keeps no more turns than its limit, the newest', async () => {
      const log = createMemoryTurnLog({ keptTurns: 2 });
      for (const sessionId of ['one', 'two', 'three']) (await log.open(turn(sessionId, { sessionId }))).end();
      expect(['one', 'two', 'three'].map((id) => log.latest('ann', id)?.id)).toEqual([
        undefined,
        'two',
        'three',
      ]);
    });

    it('keeps no more text than its limit', async () => {
      const log = createMemoryTurnLog({ keptChars: 150 });
      for (const sessionId of ['one', 'two']) {
        const running = await log.open(turn(sessionId, { sessionId }));
        running.push('thinking', { text: 'x'.repeat(100) });
        running.end();
      }
      expect(['one', 'two'].map((id) => log.latest('ann', id)?.id)).toEqual([undefined, 'two']);
    });
  });
});
