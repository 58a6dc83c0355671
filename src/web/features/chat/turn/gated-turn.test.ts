// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../../../lib/api.ts';
import * as toast from '../../../ui/toast.tsx';
import type { PendingTurn } from './pending-turn.ts';
import { runGatedTurn } from './turn-runner.ts';

let posts: string[];
let json: () => Response;

/** A network that lets no stream through. */
beforeEach(() => {
  vi.useFakeTimers();
  posts = [];
  json = () => Response.json({ sessionId: 's1', data: { newQuestion: 'Why now?' } });
  vi.stubGlobal('fetch', async (url: string, { headers, method }: RequestInit) => {
    if (method === 'POST') posts.push(url);
    const accept = new Headers(headers).get('accept');
    return accept === 'text/event-stream'
      ? new Response('', { headers: { 'content-type': 'text/event-stream' } })
      : json();
  });
  vi.spyOn(AbortSignal, 'timeout');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const silent = { onThinking: () => undefined, onStatus: () => undefined, onRestart: () => undefined };

function run(kind: PendingTurn['kind'], signal = new AbortController().signal) {
  const turn: PendingTurn = { kind, sessionId: 's1', text: 'Stay or go?', key: `key-${kind}`, round: 1 };
  return runGatedTurn(turn, silent, { signal });
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(20_000);
  return work;
}

it('a start has no timeout, as a stream and as JSON; an answer has one as JSON', async () => {
  expect(await inTime(run('start'))).toMatchObject({ question: 'Why now?' });
  expect(AbortSignal.timeout).not.toHaveBeenCalled();
  expect(await inTime(run('message'))).toMatchObject({ question: 'Why now?' });
  expect(vi.mocked(AbortSignal.timeout).mock.calls).toEqual([[120_000]]);
});

it('is shared while it runs, and cached reads are dropped after it', async () => {
  json = () => Response.json({ sessions: [posts.length], data: { newQuestion: 'Why now?' } });
  expect(await call('listSessions', { query: {} })).toMatchObject({ sessions: [0] });
  await inTime(Promise.all([run('start'), run('start')]));
  expect(posts).toEqual(['/api/chat/start', '/api/chat/start']); // One as a stream, one as JSON.
  expect(await call('listSessions', { query: {} })).toMatchObject({ sessions: [2] });
});

it.each([
  [401, 'unauthorized', 'Unauthorized access'],
  [403, 'forbidden', 'Access denied'],
])('says why on the page that a %i leads to', async (status, code, text) => {
  vi.stubGlobal('fetch', async () => Response.json({ code, message: '' }, { status }));
  const shown = vi.spyOn(toast, 'showToast');
  await expect(inTime(run('start'))).rejects.toMatchObject({ status });
  expect(shown.mock.calls).toEqual([[{ text, kind: 'error' }]]);
});
