import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, createIdempotencyKey, request, setKnownSessionId } from './api.ts';

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
