import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import {
  call,
  createIdempotencyKey,
  createRequestGate,
  createSemaphore,
  type GatedRequest,
  request,
  type Scope,
  setCredentials,
  setKnownSessionId,
  TooFrequentError,
} from './api.ts';

describe('a call', () => {
  let sent: { at: number; body: unknown }[] = [];

  /** One answer for each attempt; the last one stays. */
  function answers(...given: (() => Response)[]): void {
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      const answer = given[Math.min(sent.length, given.length - 1)];
      sent.push({ at: Date.now(), body: JSON.parse(String(body ?? 'null')) });
      return answer?.();
    });
  }

  const offline = () => {
    throw new TypeError('Failed to fetch');
  };
  const refused = (status: number) => () => Response.json({ code: 'busy', message: '' }, { status });
  const fine = () => Response.json({ questions: ['One?'] });

  beforeEach(() => {
    sent = [];
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** Lets the waits of the retries go by. */
  async function inTime<T>(work: Promise<T>): Promise<T> {
    work.catch(() => undefined);
    await vi.runAllTimersAsync();
    return work;
  }

  test.each([
    ['finds nobody', offline],
    ['finds the server in passing trouble', refused(503)],
  ])('a read that %s is sent again after a second', async (_what, trouble) => {
    answers(trouble, fine);
    expect(await inTime(call('guideQuestions', { query: {} }))).toEqual({ questions: ['One?'] });
    expect(sent.map(({ at }) => at - (sent[0]?.at ?? 0))).toEqual([0, 1_000]);
  });

  test('a read is sent again three times and no more', async () => {
    answers(offline);
    await expect(inTime(call('guideQuestions', { query: {} }))).rejects.toMatchObject({ code: 'network' });
    expect(sent).toHaveLength(4);
  });

  test('a refusal that another try cannot change is not sent again', async () => {
    answers(refused(500));
    await expect(inTime(call('guideQuestions', { query: {} }))).rejects.toMatchObject({ status: 500 });
    expect(sent).toHaveLength(1);
  });

  test('a write is never repeated by itself', async () => {
    answers(offline);
    await expect(inTime(call('readQuestion', { body: { question: 'x' } }))).rejects.toMatchObject({
      code: 'network',
    });
    expect(sent).toHaveLength(1);
  });

  test('an event stream keeps its own rhythm of retries', async () => {
    answers(refused(503));
    const resumed = request('resumeStream', { params: { sessionId: 's1' }, accept: 'text/event-stream' });
    await expect(inTime(resumed)).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(1);
  });

  test('who has left the page asks no more', async () => {
    answers(offline);
    const controller = new AbortController();
    const asked = call('guideQuestions', { query: {}, signal: controller.signal });
    asked.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(500);
    controller.abort();
    await expect(inTime(asked)).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(1);
  });

  test('the session id joins every POST body once it is known', async () => {
    answers(fine);
    const body = { question: 'Stay or go?' };
    await call('readQuestion', { body });
    setKnownSessionId(() => 's1');
    await call('readQuestion', { body });
    await call('guideQuestions', { query: {} });
    setKnownSessionId(() => undefined);
    expect(sent.map((one) => one.body)).toEqual([body, { sessionId: 's1', ...body }, null]);
  });

  test('makes a new idempotency key for every attempt', () => {
    expect(createIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
    expect(createIdempotencyKey()).not.toBe(createIdempotencyKey());
  });
});

describe('a call within the request limits', () => {
  interface Open {
    url: string;
    signal: AbortSignal;
    answer(body?: object, status?: number): Promise<unknown>;
  }

  /** Requests that wait for the test to answer them. */
  let open: Open[];

  const tick = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    open = [];
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (url: string, { signal }: RequestInit & { signal: AbortSignal }) => {
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        const answer = (body: object = {}, status = 200) => {
          resolve(Response.json(body, { status }));
          return tick();
        };
        open.push({ url, signal, answer });
      });
    });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const paths = () => open.map(({ url }) => url.replace('/api/', '').replace(/\?.*/, ''));
  const questions = (locale: 'en' | 'zh' = 'en', more = {}) =>
    call('guideQuestions', { query: { locale }, ...more });
  const login = (password = 'one') =>
    call('login', { body: { email: 'kim@example.org', password, provider: 'LOCAL' } });

  /** Makes the call and answers it. */
  async function ask(asked: Promise<unknown>, body: object = {}): Promise<unknown> {
    await tick();
    await open.at(-1)?.answer(body);
    return asked;
  }

  describe('what was answered', () => {
    it('serves the same read for 5 s, and no other read', async () => {
      expect(await ask(questions(), { questions: ['One?'] })).toEqual({ questions: ['One?'] });
      await vi.advanceTimersByTimeAsync(4_900);
      expect(await questions()).toEqual({ questions: ['One?'] });
      expect(await ask(questions('zh'), { questions: ['一？'] })).toEqual({ questions: ['一？'] });
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await ask(questions(), { questions: ['Two?'] })).toEqual({ questions: ['Two?'] });
    });

    it('is each one’s own: what a reader changes in it stays theirs', async () => {
      const first = (await ask(questions(), { questions: ['One?'] })) as { questions: string[] };
      first.questions.push('mine');
      expect(await questions()).toEqual({ questions: ['One?'] });
    });

    it('serves nobody who asks for what is true now, and nobody after a write', async () => {
      await ask(questions());
      await ask(questions('en', { noCache: true }), { questions: ['now'] });
      expect(await questions()).toEqual({ questions: ['now'] });
      await ask(call('deleteSession', { params: { sessionId: 's1' } }));
      expect(await ask(questions(), { questions: ['after'] })).toEqual({ questions: ['after'] });
    });

    it('is not told to the next person', async () => {
      const as = (token: string) =>
        setCredentials({
          accessToken: () => token,
          renew: async () => undefined,
          onEnded: () => undefined,
          onForbidden: () => undefined,
        });
      as('one');
      await ask(call('listSessions', { query: {} }), { sessions: ['of one'] });
      as('two');
      expect(await ask(call('listSessions', { query: {} }), { sessions: [] })).toEqual({ sessions: [] });
    });
  });

  test('a write that is repeated within 500 ms is refused, one that says another thing is not', async () => {
    await ask(login());
    await expect(login()).rejects.toMatchObject({
      status: 429,
      code: 'too_many_requests',
      message: 'request too frequent, please try later',
    });
    await ask(login('two'));
    const back = { sessionId: 's1', back: 1 };
    await ask(call('goBack', { body: back, intent: 'from round 3' }));
    await ask(call('goBack', { body: back, intent: 'from round 2' }));
    expect(open).toHaveLength(4);
  });

  test('writes are distinguished by their key', async () => {
    const start = (idempotencyKey: string) =>
      call('startDialogue', { body: { sessionId: 's1', question: 'Stay or go?' }, idempotencyKey });
    const both = Promise.all([start('k1'), start('k1'), start('k2')]);
    await tick();
    expect(open).toHaveLength(2);
    for (const { answer } of open) await answer({ sessionId: 's1' });
    expect(await both).toHaveLength(3);
  });

  describe('two requests of a page at once', () => {
    it('and the others in their order, each as soon as an answer begins', async () => {
      const all = [questions(), call('getLocation'), call('getConfig'), login()];
      await tick();
      expect(paths()).toEqual(['chat/guide-questions', 'location']);
      await open[1]?.answer();
      expect(paths()).toEqual(['chat/guide-questions', 'location', 'config']);
      await open[2]?.answer();
      await open[3]?.answer();
      await open[0]?.answer();
      expect(await Promise.all(all)).toHaveLength(4);
    });

    it('are not blocked by streams, however long they run', async () => {
      const streams = ['s1', 's2', 's3'].map((sessionId) =>
        request('resumeStream', { params: { sessionId }, accept: 'text/event-stream', timeoutMs: 0 }),
      );
      for (const index of [0, 1, 2]) {
        await tick();
        await open[index]?.answer();
      }
      expect(await Promise.all(streams)).toHaveLength(3);
      void questions();
      await tick();
      expect(paths().at(-1)).toBe('chat/guide-questions');
    });

    it('do not hold up a new token or a logout, for which they may be waiting themselves', async () => {
      void questions();
      void call('getLocation');
      void call('refresh', { body: { refreshToken: 'r' } });
      void call('logout', { token: 'a', on401: 'fail' });
      await tick();
      expect(paths().sort()).toEqual(['auth/logout', 'auth/refresh', 'chat/guide-questions', 'location']);
    });

    it('give their place up while they wait for another try', async () => {
      const asked = [questions(), call('getLocation')];
      await tick();
      for (const { answer } of [...open]) await answer({}, 503);
      void login();
      await tick();
      expect(paths().at(-1)).toBe('auth/login');
      await vi.advanceTimersByTimeAsync(1_000);
      expect(paths().slice(3)).toEqual(['chat/guide-questions']);
      await open[2]?.answer();
      for (const { answer } of open.slice(3)) await answer();
      await open.at(-1)?.answer();
      await Promise.all(asked);
    });

    it('are not waited for by who has left the page', async () => {
      const controller = new AbortController();
      const { signal } = controller;
      void questions();
      void call('getLocation');
      const left = call('getConfig', { signal });
      const outcome = expect(left).rejects.toMatchObject({ name: 'AbortError' });
      void login();
      controller.abort();
      await outcome;
      await open[0]?.answer();
      expect(paths()).toEqual(['chat/guide-questions', 'location', 'auth/login']);
    });
  });

  test('a request is given up after 120 s, unless it has no limit', async () => {
    vi.spyOn(AbortSignal, 'timeout');
    void questions();
    void request('resumeStream', { params: { sessionId: 's1' }, accept: 'text/event-stream', timeoutMs: 0 });
    await tick();
    expect(open).toHaveLength(2);
    expect(vi.mocked(AbortSignal.timeout).mock.calls).toEqual([[120_000]]);
  });
});

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

describe('a read that bypasses the cache', () => {
  it('calls the server at any time and shares only a pending request', async () => {
    const { ask, asked } = bench();
    await ask('a');
    expect(
      await Promise.all([ask('a', 'read', { noCache: true }), ask('a', 'read', { noCache: true })]),
    ).toEqual(['a2', 'a2']);
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
