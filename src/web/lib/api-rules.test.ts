/** The request limits as calls apply them; request-limits.test.ts tests the limits themselves. */
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { call, request, setCredentials } from './api.ts';

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
    await ask(questions('en', { fresh: true }), { questions: ['now'] });
    expect(await questions()).toEqual({ questions: ['now'] });
    await ask(call('deleteSession', { params: { sessionId: 's1' } }));
    expect(await ask(questions(), { questions: ['after'] })).toEqual({ questions: ['after'] });
  });

  it('is not told to the next person', async () => {
    const as = (token: string) =>
      setCredentials({
        accessToken: () => token,
        renew: async () => undefined,
        ended: () => undefined,
        forbidden: () => undefined,
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
    void call('logout', { token: 'a', renewal: false });
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
