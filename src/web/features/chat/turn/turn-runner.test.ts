import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { errors } from '#shared/contract/errors.ts';
import { ApiError, TooFrequentError } from '../../../lib/api.ts';
import { StreamLost } from '../../../lib/event-stream.ts';
import {
  createTurnStore,
  describeFailure,
  parseStreamEvent,
  runTurn,
  type TurnDeps,
  TurnFailed,
} from './turn-runner.ts';

interface Seen {
  method: string;
  accept: string;
  key: string | undefined;
}
type Handler = (response: ServerResponse, request: IncomingMessage) => void;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function checked(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const { code } = (await response.json()) as { code: keyof typeof errors };
  throw new ApiError(response.status, code, '');
}

async function fetchChecked(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new ApiError(0, 'network', String(cause));
  });
  return checked(response);
}

/** A server that answers its first request with the first handler, and so on; the last one answers the rest. */
async function serve(...handlers: Handler[]) {
  const seen: Seen[] = [];
  server = createServer((request, response) => {
    const { accept = '', 'idempotency-key': key } = request.headers;
    seen.push({ method: request.method ?? '', accept, key: key as string | undefined });
    handlers[Math.min(seen.length, handlers.length) - 1]?.(response, request);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const deps: TurnDeps = {
    streamTiming: { deadMs: 10_000, checkMs: 10, backoffMs: [1, 1, 1] },
    onWake: () => () => undefined,
    calls: {
      open: (turn, accept, signal) =>
        fetchChecked(url, { method: 'POST', signal, headers: { accept, 'idempotency-key': turn.key } }),
      resume: (_sessionId, lastEventId, signal) =>
        fetchChecked(url, { signal, headers: lastEventId ? { 'last-event-id': lastEventId } : {} }),
    },
  };
  return { deps, seen };
}

const turn = { kind: 'message' as const, sessionId: 's1', text: 'Rest', round: 1, key: 'k1' };
const head = { 'content-type': 'text/event-stream' };
const event = (id: number, name: string, data: unknown) =>
  `id: t-${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const final = event(9, 'final', { sessionId: 's1', data: { newQuestion: 'What now?' } });
const stream =
  (...parts: string[]): Handler =>
  (response) => {
    response.writeHead(200, head);
    response.end(parts.join(''));
  };
const refuse =
  (code: keyof typeof errors): Handler =>
  (response) => {
    response.writeHead(errors[code].status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code }));
  };

function listen() {
  const heard: string[] = [];
  const listener = {
    onThinking: (text: string) => void heard.push(text),
    onStatus: (text: string) => void heard.push(`(${text})`),
    onRestart: () => void heard.push('again:'),
  };
  return { heard, listener };
}

const run = (deps: TurnDeps, listener = listen().listener, resumeOnly = false) =>
  runTurn(deps, turn, listener, { signal: new AbortController().signal, resumeOnly });

describe('a turn', () => {
  it('reports its thinking and ends in a reply', async () => {
    const { deps, seen } = await serve(
      stream(
        event(1, 'message', { text: 'Reading' }),
        event(2, 'thinking', { text: 'You wrote ' }),
        event(3, 'thinking', { text: 'rest.' }),
        final,
      ),
    );
    const { heard, listener } = listen();
    expect((await run(deps, listener)).question).toBe('What now?');
    expect(heard).toEqual(['(Reading)', 'You wrote ', 'rest.']);
    expect(seen).toEqual([{ method: 'POST', accept: 'text/event-stream', key: 'k1' }]);
  });

  it('is repeated with the same key when the server restarts, and shown again', async () => {
    const { deps, seen } = await serve(
      stream(event(1, 'thinking', { text: 'You ' }), event(2, 'failed', { code: 'restarting' })),
      refuse('restarting'),
      stream(event(1, 'thinking', { text: 'You wrote' }), final),
    );
    const { heard, listener } = listen();
    expect((await run(deps, listener)).question).toBe('What now?');
    expect(heard).toEqual(['You ', 'again:', 'again:', 'You wrote']);
    expect(seen.map((one) => one.key)).toEqual(['k1', 'k1', 'k1']);
  });

  it('replaces its text when the resumed stream has the same turn written again', async () => {
    const secondRun = (id: number, name: string, data: unknown) =>
      event(id, name, data).replace('id: t-', 'id: u-');
    const { deps, seen } = await serve(
      stream(event(1, 'thinking', { text: 'You ' }), event(2, 'thinking', { text: 'wrote' })),
      stream(secondRun(1, 'thinking', { text: 'You ' })),
      stream(
        secondRun(2, 'thinking', { text: 'wrote rest' }),
        secondRun(3, 'final', { data: { newQuestion: 'What now?' } }),
      ),
    );
    const { heard, listener } = listen();
    expect((await run(deps, listener)).question).toBe('What now?');
    expect(heard).toEqual(['You ', 'wrote', 'again:', 'You ', 'wrote rest']);
    expect(seen.map((one) => one.method)).toEqual(['POST', 'GET', 'GET']);
  });

  it('follows a turn that is already running', async () => {
    const { deps, seen } = await serve(refuse('turn_running'), stream(final));
    expect((await run(deps)).question).toBe('What now?');
    expect(seen.map((one) => one.method)).toEqual(['POST', 'GET']);
  });

  it('asks for JSON with the same key when no stream gets through', async () => {
    const { deps, seen } = await serve((response, request) => {
      if (request.headers.accept !== 'application/json') return void response.writeHead(200, head).end();
      response.end(JSON.stringify({ sessionId: 's1', data: '{"q":"Plainly?"}' }));
    });
    expect((await run(deps)).question).toBe('Plainly?');
    expect(seen.at(-1)).toEqual({ method: 'POST', accept: 'application/json', key: 'k1' });
  });

  it('never begins a turn that it only follows', async () => {
    const { deps, seen } = await serve((response) => response.writeHead(204).end());
    await expect(run(deps, listen().listener, true)).rejects.toThrow(StreamLost);
    expect(new Set(seen.map((one) => one.method))).toEqual(new Set(['GET']));
  });

  it('does not repeat what was refused', async () => {
    const { deps, seen } = await serve(refuse('round_stale'));
    await expect(run(deps)).rejects.toMatchObject({ code: 'round_stale' });
    expect(seen).toHaveLength(1);
  });

  it('reports the failure that the stream ends in', async () => {
    const { deps } = await serve(stream(event(1, 'failed', { code: 'guide_failed' })));
    await expect(run(deps)).rejects.toMatchObject({ code: 'guide_failed' });
  });
});

describe('a running turn', () => {
  it('collects its text, drops it when the stream restarts, and keeps the whole text of the reply', async () => {
    const { deps } = await serve(
      stream(event(1, 'thinking', { text: 'You ' }), event(2, 'failed', { code: 'restarting' })),
      stream(
        event(1, 'thinking', { text: 'You wrote' }),
        event(2, 'final', { data: { q: 'What now?', thinking: 'You wrote rest.' } }),
      ),
    );
    const texts: string[] = [];
    const running = createTurnStore(turn, false, (one, listener, options) =>
      runTurn(deps, one, listener, options),
    );
    await new Promise<void>((resolve) => {
      running.subscribe(() => {
        texts.push(running.getSnapshot().thinking);
        if (running.getSnapshot().phase === 'done') resolve();
      });
    });
    expect(texts).toEqual(['You ', '', 'You wrote', 'You wrote rest.']);
  });
});

describe('the description of a failure', () => {
  const shown = (error: unknown) => describeFailure(error);
  const refused = (status: number) => new ApiError(status, 'internal', '');

  it.each([
    [404, 'Requested resource does not exist, redirecting you to homepage...'],
    [500, 'Internal server error, redirecting you to homepage...'],
    [502, 'Server response error, redirecting you to homepage...'],
  ])('names the status %i and goes home after 2 s', (status, text) => {
    expect(shown(refused(status))).toEqual({ kind: 'shown', text, to: 'home', afterMs: 2_000 });
  });

  it.each([
    [new StreamLost({ silent: false }), 'Connection error, please try again later.'],
    [new StreamLost({ silent: true }), 'Request timed out, please refresh the page and try again.'],
    [new ApiError(0, 'timeout', ''), 'Request timed out, please refresh the page and try again.'],
    [new ApiError(0, 'network', ''), 'Unable to connect to server, please check network connection'],
    [new TurnFailed('guide_failed'), 'Server error (503)'],
    [new TooFrequentError(), 'request too frequent, please try later'],
  ])('goes back after 3 s: %s', (error, text) => {
    expect(shown(error)).toEqual({ kind: 'shown', text, to: 'back', afterMs: 3_000 });
  });

  it('offers a subscription, catches up, or leaves it to the login page', () => {
    expect(shown(new ApiError(403, 'subscription_required', ''))).toEqual({ kind: 'subscription' });
    for (const code of ['turn_running', 'round_stale', 'dialogue_exists', 'dialogue_finished'] as const)
      expect(shown(new ApiError(409, code, ''))).toEqual({ kind: 'out of sync' });
    expect(shown(new ApiError(401, 'unauthorized', ''))).toEqual({
      kind: 'redirected',
      text: 'Unauthorized access',
    });
    expect(shown(new ApiError(403, 'forbidden', ''))).toEqual({ kind: 'redirected', text: 'Access denied' });
  });

  it('has a text for an unknown failure', () => {
    expect(shown('?')).toMatchObject({
      text: 'Sorry, something went wrong. Redirecting you to homepage...',
      to: 'home',
    });
  });
});

const parse = (event: string, data: unknown) =>
  parseStreamEvent({ event, data: typeof data === 'string' ? data : JSON.stringify(data) });

describe('the events of the stream', () => {
  it('reads thinking text with its blanks, as JSON or plain', () => {
    expect(parse('thinking', { text: ' a word ' })).toEqual({ kind: 'thinking', text: ' a word ' });
    expect(parse('thinking', { content: 'a' })).toEqual({ kind: 'thinking', text: 'a' });
    expect(parse('thinking', 'plain ')).toEqual({ kind: 'thinking', text: 'plain ' });
  });

  it('reads a progress line as a status', () => {
    expect(parse('message', { text: 'Reading your answer' })).toEqual({
      kind: 'status',
      text: 'Reading your answer',
    });
  });

  it('appends plain default messages, and JSON ones by type, content or s', () => {
    expect(parse('message', 'plain')).toEqual({ kind: 'thinking', text: 'plain' });
    expect(parse('message', { type: 'thinking', content: 'a' })).toEqual({ kind: 'thinking', text: 'a' });
    expect(parse('message', { content: 'b' })).toEqual({ kind: 'thinking', text: 'b' });
    expect(parse('message', { s: 'c' })).toEqual({ kind: 'thinking', text: 'c' });
    expect(parse('message', { other: 1 })).toEqual({ kind: 'nothing' });
  });

  it('reads a final event by name or by type', () => {
    const data = { newQuestion: 'What now?' };
    expect(parse('final', { sessionId: 's', data })).toMatchObject({ reply: { question: 'What now?' } });
    expect(parse('message', { type: 'final', data })).toMatchObject({ reply: { question: 'What now?' } });
    expect(parse('message', { type: 'final', newQuestion: 'And then?' })).toMatchObject({
      kind: 'final',
      reply: { question: 'And then?' },
    });
  });

  it('keeps the raw text of a final event that cannot be read', () => {
    expect(parse('final', 'only words')).toMatchObject({
      reply: { question: 'only words', readable: false },
    });
  });

  it('names a failure, an unknown one as internal', () => {
    expect(parse('failed', { code: 'restarting' })).toEqual({ kind: 'failed', code: 'restarting' });
    expect(parse('failed', { code: 'toString' })).toEqual({ kind: 'failed', code: 'internal' });
    expect(parse('failed', 'x')).toEqual({ kind: 'failed', code: 'internal' });
  });

  it('never throws', () => {
    const names = fc.constantFrom('thinking', 'message', 'final', 'failed', 'other');
    const data = fc.oneof(fc.string(), fc.json());
    fc.assert(
      fc.property(names, data, (event, text) => {
        expect(parseStreamEvent({ event, data: text }).kind).toBeTypeOf('string');
      }),
    );
  });
});
