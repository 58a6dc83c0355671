import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooFrequent } from './api-error.ts';
import { type Asked, createRequestGate } from './request-gate.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A gate by a clock that is set, and requests whose answers count how often the server was asked. */
function bench() {
  const clock = { now: 0 };
  const gate = createRequestGate(() => clock.now);
  const asked: string[] = [];
  const ask = (identity: string, kind: Asked<string>['kind'] = 'read', more: Partial<Asked<string>> = {}) =>
    gate.run({
      identity,
      kind,
      work: async () => {
        asked.push(identity);
        return `${identity}${asked.length}`;
      },
      ...more,
    });
  return { clock, gate, asked, ask };
}

/** Work that ends when it is told to. */
function deferred() {
  const started: { signal: AbortSignal; end: (value: string) => void }[] = [];
  const work = (signal: AbortSignal) =>
    new Promise<string>((end, fail) => {
      started.push({ signal, end });
      signal.addEventListener('abort', () => fail(signal.reason));
    });
  return { started, work };
}

const down = { work: () => Promise.reject(new Error('down')) };

describe('identical requests', () => {
  it.each(['read', 'write', 'keyed'] as const)('share one that is pending: %s', async (kind) => {
    const { gate } = bench();
    const { started, work } = deferred();
    const both = [1, 2].map(() => gate.run({ identity: 'a', kind, work }));
    started[0]?.end('answer');
    expect(await Promise.all(both)).toEqual(['answer', 'answer']);
    expect(started).toHaveLength(1);
  });

  it('are served for 5 s from the answer to a read, and asked anew after that', async () => {
    const { clock, ask } = bench();
    expect(await ask('a')).toBe('a1');
    clock.now = 4_999;
    expect(await ask('a')).toBe('a1');
    clock.now = 5_000;
    expect(await ask('a')).toBe('a2');
  });

  it('are refused within 500 ms where there is no answer to give', async () => {
    const { clock, ask } = bench();
    await expect(ask('a', 'read', down)).rejects.toThrow('down');
    clock.now = 499;
    await expect(ask('a')).rejects.toThrow('request too frequent, please try later');
    expect(await ask('b')).toBe('b1');
    clock.now = 500;
    expect(await ask('a')).toBe('a2');
  });

  it('are refused as writes within 500 ms, though the first one succeeded', async () => {
    const { clock, ask } = bench();
    await ask('a', 'write');
    await expect(ask('a', 'write')).rejects.toThrow(TooFrequent);
    clock.now = 500;
    expect(await ask('a', 'write')).toBe('a2');
  });

  it('under an idempotency key have the first answer again within 500 ms, later the server’s', async () => {
    const { clock, ask } = bench();
    await ask('a', 'keyed');
    expect(await ask('a', 'keyed')).toBe('a1');
    clock.now = 500;
    expect(await ask('a', 'keyed')).toBe('a2');
  });

  it('under an idempotency key are never refused: the first may have been heard', async () => {
    const { ask } = bench();
    await expect(ask('a', 'keyed', down)).rejects.toThrow('down');
    expect(await ask('a', 'keyed')).toBe('a1');
  });

  it('are no repeat when another write stands between them', async () => {
    const { ask } = bench();
    for (const name of ['a', 'b', 'a']) await ask(name, 'write');
    expect(await ask('c')).toBe('c4');
  });
});

describe('what is true now', () => {
  it('is asked for by a fresh read at any time, which shares only what is pending', async () => {
    const { ask, asked } = bench();
    await ask('a');
    expect(await Promise.all([ask('a', 'read', { fresh: true }), ask('a', 'read', { fresh: true })])).toEqual(
      ['a2', 'a2'],
    );
    expect(await ask('a')).toBe('a2');
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['has been made', {}],
    ['has failed, for nobody knows what it did', down],
  ])('is asked for after a write %s', async (_what, outcome) => {
    const { ask } = bench();
    await ask('a');
    await ask('w', 'write', outcome).catch(() => undefined);
    expect(await ask('a')).not.toBe('a1');
  });

  it('is not what a read was told that a write overtook', async () => {
    const { gate, ask } = bench();
    const { started, work } = deferred();
    const before = gate.run({ identity: 'a', kind: 'read', work });
    await ask('w', 'write');
    expect(await ask('a')).toBe('a2');
    started[0]?.end('old');
    expect(await before).toBe('old');
    expect(await ask('a')).toBe('a2');
  });

  it('is not what a read was told while a write was under way', async () => {
    const { gate, ask } = bench();
    const { started, work } = deferred();
    const writing = gate.run({ identity: 'w', kind: 'write', work });
    expect(await ask('a')).toBe('a1');
    started[0]?.end('written');
    await writing;
    expect(await ask('a')).toBe('a2');
  });
});

describe('who leaves', () => {
  const leave = () => new AbortController();

  it('stops the request only as the last one who waits', async () => {
    const { gate } = bench();
    const { started, work } = deferred();
    const [one, two] = [leave(), leave()];
    const runs = [one, two].map(({ signal }) => gate.run({ identity: 'a', kind: 'read', signal, work }));
    const outcomes = Promise.allSettled(runs);
    one.abort();
    expect(started[0]?.signal.aborted).toBe(false);
    two.abort();
    expect(started[0]?.signal.aborted).toBe(true);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('may ask again at once: a screen that is shown twice is no repeat', async () => {
    const { gate, ask } = bench();
    const left = leave();
    const { work } = deferred();
    const first = gate.run({ identity: 'a', kind: 'read', signal: left.signal, work });
    first.catch(() => undefined);
    left.abort();
    expect(await ask('a')).toBe('a1');
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is not asked for who has left before', async () => {
    const { ask, asked } = bench();
    await expect(ask('a', 'read', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(asked).toEqual([]);
  });
});

describe('the memory', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is looked through every 60 s; what is older than 120 s is dropped, and then no timer runs', async () => {
    const { clock, ask } = bench();
    const pass = (ms: number) => {
      clock.now += ms;
      vi.advanceTimersByTime(ms);
    };
    await ask('a');
    pass(30_000);
    await ask('b');
    expect(vi.getTimerCount()).toBe(1);
    pass(120_000);
    expect(vi.getTimerCount()).toBe(1);
    pass(60_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is gone at once when it is told so', async () => {
    const { gate, ask } = bench();
    await ask('a', 'write');
    gate.reset();
    expect(vi.getTimerCount()).toBe(0);
    expect(await ask('a', 'write')).toBe('a2');
  });
});

it('hands on what the work throws, also at once', async () => {
  const { gate } = bench();
  const work = async () => {
    throw new Error('broken');
  };
  await expect(gate.run({ identity: 'a', kind: 'read', work })).rejects.toThrow('broken');
  await settle();
});
