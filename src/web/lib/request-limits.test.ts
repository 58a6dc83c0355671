import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TooFrequentError } from './api-error.ts';
import { createRequestGate, createSemaphore, type GatedRequest, type Scope } from './request-limits.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A gate by a clock that is set, and requests whose answers count how often the server was asked. */
function bench() {
  const clock = { now: 0 };
  const gate = createRequestGate(() => clock.now);
  const asked: string[] = [];
  const ask = (
    identity: string,
    kind: GatedRequest<string>['kind'] = 'read',
    more: Partial<GatedRequest<string>> = {},
  ) =>
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

/** Work that ends when it is aborted. */
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

  it('reuse the response of a read for 5 s, then call the server again', async () => {
    const { clock, ask } = bench();
    expect(await ask('a')).toBe('a1');
    clock.now = 4_999;
    expect(await ask('a')).toBe('a1');
    clock.now = 5_000;
    expect(await ask('a')).toBe('a2');
  });

  it('are refused within 500 ms when there is no response to reuse', async () => {
    const { clock, ask } = bench();
    await expect(ask('a', 'read', down)).rejects.toThrow('down');
    clock.now = 499;
    await expect(ask('a')).rejects.toThrow('request too frequent, please try later');
    expect(await ask('b')).toBe('b1');
    clock.now = 500;
    expect(await ask('a')).toBe('a2');
  });

  it('are refused within 500 ms when they are writes, even after a success', async () => {
    const { clock, ask } = bench();
    await ask('a', 'write');
    await expect(ask('a', 'write')).rejects.toThrow(TooFrequentError);
    clock.now = 500;
    expect(await ask('a', 'write')).toBe('a2');
  });

  it('with an idempotency key get the first response within 500 ms, later that of the server', async () => {
    const { clock, ask } = bench();
    await ask('a', 'keyed');
    expect(await ask('a', 'keyed')).toBe('a1');
    clock.now = 500;
    expect(await ask('a', 'keyed')).toBe('a2');
  });

  it('with an idempotency key are never refused: the server may have received the first one', async () => {
    const { ask } = bench();
    await expect(ask('a', 'keyed', down)).rejects.toThrow('down');
    expect(await ask('a', 'keyed')).toBe('a1');
  });

  it('are not repeats when another write came between them', async () => {
    const { ask } = bench();
    for (const name of ['a', 'b', 'a']) await ask(name, 'write');
    expect(await ask('c')).toBe('c4');
  });
});

describe('a fresh read', () => {
  it('calls the server at any time and shares only a pending request', async () => {
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

  it('does not get a response that a later write made outdated', async () => {
    const { gate, ask } = bench();
    const { started, work } = deferred();
    const before = gate.run({ identity: 'a', kind: 'read', work });
    await ask('w', 'write');
    expect(await ask('a')).toBe('a2');
    started[0]?.end('old');
    expect(await before).toBe('old');
    expect(await ask('a')).toBe('a2');
  });

  it('does not get a response from before the end of a write', async () => {
    const { gate, ask } = bench();
    const { started, work } = deferred();
    const writing = gate.run({ identity: 'w', kind: 'write', work });
    expect(await ask('a')).toBe('a1');
    started[0]?.end('written');
    await writing;
    expect(await ask('a')).toBe('a2');
  });
});

describe('an abort', () => {
  const leave = () => new AbortController();

  it('stops the request when nobody waits for it any more', async () => {
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

  it('allows an immediate second request: a screen that mounts twice is no repeat', async () => {
    const { gate, ask } = bench();
    const left = leave();
    const { work } = deferred();
    const first = gate.run({ identity: 'a', kind: 'read', signal: left.signal, work });
    first.catch(() => undefined);
    left.abort();
    expect(await ask('a')).toBe('a1');
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('before the request prevents it', async () => {
    const { ask, asked } = bench();
    await expect(ask('a', 'read', { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(asked).toEqual([]);
  });
});

describe('the list of requests', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is cleaned every 60 s: entries older than 120 s are dropped, and the timer of an empty list stops', async () => {
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

  it('is empty after a reset', async () => {
    const { gate, ask } = bench();
    await ask('a', 'write');
    gate.reset();
    expect(vi.getTimerCount()).toBe(0);
    expect(await ask('a', 'write')).toBe('a2');
  });
});

it('passes errors of the work on, synchronous ones too', async () => {
  const { gate } = bench();
  const work = async () => {
    throw new Error('broken');
  };
  await expect(gate.run({ identity: 'a', kind: 'read', work })).rejects.toThrow('broken');
  await settle();
});

const windowOf = (windowId: string, sessionId?: string): Scope => ({ sessionId, windowId });

/** Indexes in the order in which they got a slot, and a function that releases one. */
async function acquireAll(scopes: Scope[], signals: AbortSignal[] = []) {
  const semaphore = createSemaphore();
  const running: number[] = [];
  const releases: (() => void)[] = [];
  const entries = scopes.map((scope, index) =>
    semaphore.acquire(scope, signals[index]).then((release) => {
      running.push(index);
      releases[index] = release;
    }),
  );
  const settled = Promise.allSettled(entries);
  await settle();
  const releaseAndWait = (index: number) => {
    releases[index]?.();
    return settle();
  };
  return { running, settled, release: releaseAndWait };
}

describe('requests at the same time', () => {
  it('are two for a window; the others follow in order', async () => {
    const { running, release } = await acquireAll([1, 2, 3, 4].map(() => windowOf('w')));
    expect(running).toEqual([0, 1]);
    await release(1);
    expect(running).toEqual([0, 1, 2]);
    await release(1); // Released twice: it held only one slot.
    expect(running).toEqual([0, 1, 2]);
    await release(0);
    expect(running).toEqual([0, 1, 2, 3]);
  });

  it('are five for a session over several windows', async () => {
    const scopes = [0, 0, 1, 1, 2, 2].map((window) => windowOf(`w${window}`, 's'));
    const { running, release } = await acquireAll(scopes);
    expect(running).toEqual([0, 1, 2, 3, 4]);
    await release(0);
    expect(running).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('of one window do not delay those of another', async () => {
    const { running } = await acquireAll([windowOf('w'), windowOf('w'), windowOf('w'), windowOf('other')]);
    expect(running).toEqual([0, 1, 3]);
  });

  it('are all started that fit when a slot is free', async () => {
    const busy = [windowOf('a', 's'), windowOf('a', 's'), windowOf('b', 's'), windowOf('b', 's')];
    const { running, release } = await acquireAll([
      ...busy,
      windowOf('c', 's'),
      windowOf('a', 't'),
      windowOf('c', 's'),
    ]);
    expect(running).toEqual([0, 1, 2, 3, 4]);
    await release(0);
    expect(running).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('are not started after an abort in the queue', async () => {
    const gone = new AbortController();
    const stay = new AbortController().signal;
    const { running, release, settled } = await acquireAll(
      [1, 2, 3, 4].map(() => windowOf('w')),
      [stay, stay, gone.signal, stay],
    );
    gone.abort(new Error('left'));
    await release(0);
    expect(running).toEqual([0, 1, 3]);
    expect((await settled)[2]).toMatchObject({ status: 'rejected', reason: { message: 'left' } });
  });

  it('are not started after an earlier abort', async () => {
    const semaphore = createSemaphore();
    await expect(semaphore.acquire(windowOf('w'), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
