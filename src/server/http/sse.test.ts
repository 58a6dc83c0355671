import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as endOfRound } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSharedTimer,
  formatEvent,
  type SseOptions,
  type SseSource,
  type SseStream,
  type SseText,
  streamEvents,
} from './sse.ts';

describe('an event stream', () => {
  /** A source that the test fills by hand. */
  function createSource() {
    const events: SseText[] = [];
    const listeners = new Set<() => void>();
    const left: (boolean | undefined)[] = [];
    let ended = false;
    const wake = () => {
      for (const listener of [...listeners]) listener();
    };
    const source: SseSource = {
      events: () => events,
      ended: () => ended,
      subscribe: (onChange) => {
        listeners.add(onChange);
        return (reader) => {
          if (listeners.delete(onChange)) left.push(reader?.receivedAll);
        };
      },
    };
    return {
      source,
      /** For each reader that left, whether it had received everything. */
      left,
      readers: () => listeners.size,
      push: (data: string) => {
        events.push(formatEvent(`t-${events.length + 1}`, 'thinking', data));
        wake();
      },
      end: () => {
        ended = true;
        wake();
      },
    };
  }

  let app: FastifyInstance;
  let feed: ReturnType<typeof createSource>;
  let options: SseOptions;
  let opened: PromiseWithResolvers<SseStream>;
  let raw: ServerResponse | undefined;
  const port = () => (app.server.address() as AddressInfo).port;

  beforeEach(async () => {
    feed = createSource();
    options = { after: 0 };
    opened = Promise.withResolvers();
    app = Fastify({ forceCloseConnections: true });
    app.addHook('onRequest', async (_, reply) => void reply.header('x-from-hook', 'yes'));
    app.get('/stream', async (_, reply) => {
      raw = reply.raw;
      opened.resolve(streamEvents(reply, feed.source, options));
      return reply;
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());

  const open = () => fetch(`http://127.0.0.1:${port()}/stream`);

  /** A reader that takes nothing until it is resumed. */
  function openPaused(): Socket {
    const socket = connect(port(), '127.0.0.1');
    socket.pause();
    socket.on('error', () => {});
    socket.write('GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return socket;
  }

  it('writes events as they come, with ids, behind the headers of the hooks', async () => {
    feed.push('"one"');
    const response = await open();
    feed.push('"two"');
    feed.end();
    expect(await response.text()).toBe(
      'retry: 1500\n\nid: t-1\nevent: thinking\ndata: "one"\n\nid: t-2\nevent: thinking\ndata: "two"\n\n',
    );
    expect(response.headers.get('x-from-hook')).toBe('yes');
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('frames what it writes as node does, by its bytes', async () => {
    feed.push('"one"');
    feed.push('"好"');
    feed.end();
    const socket = connect(port(), '127.0.0.1');
    socket.write('GET /stream HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const [head, body] = (await text(socket)).split('\r\n\r\n', 2);
    expect(head).toContain('Transfer-Encoding: chunked');
    const events = 'id: t-1\nevent: thinking\ndata: "one"\n\nid: t-2\nevent: thinking\ndata: "好"\n\n';
    expect(body).toBe(`d\r\nretry: 1500\n\n\r\n${Buffer.byteLength(events).toString(16)}\r\n${events}\r\n0`);
  });

  it('keeps two streams of one connection apart, also when the second is asked for during the first', async () => {
    feed.push('1');
    const socket = connect(port(), '127.0.0.1');
    const first = 'GET /stream HTTP/1.1\r\nHost: localhost\r\n\r\n';
    socket.write(`${first}GET /stream HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    const read = text(socket);
    await expect.poll(() => feed.readers()).toBe(2);
    feed.push('2');
    feed.end();
    const [, ...bodies] = (await read).split(/HTTP\/1\.1 200 OK.*?\r\n\r\n/s);
    const chunks = (body: string) => body.split(/(?:^|\r\n)[\da-f]+\r\n/).join('');
    const events = [1, 2].map((data) => `id: t-${data}\nevent: thinking\ndata: ${data}\n\n`);
    expect(bodies.map(chunks)).toEqual(Array(2).fill(`retry: 1500\n\n${events.join('')}\r\n`));
  });

  it('sends no frames to a reader that knows none', async () => {
    feed.push('1');
    feed.end();
    const socket = connect(port(), '127.0.0.1');
    socket.write('GET /stream HTTP/1.0\r\nHost: localhost\r\n\r\n');
    const [, body] = (await text(socket)).split('\r\n\r\n', 2);
    expect(body).toBe('retry: 1500\n\nid: t-1\nevent: thinking\ndata: 1\n\n');
  });

  it('leaves out what the reader has', async () => {
    for (const data of ['1', '2', '3']) feed.push(data);
    feed.end();
    options = { after: 2 };
    expect(await (await open()).text()).toBe('retry: 1500\n\nid: t-3\nevent: thinking\ndata: 3\n\n');
  });

  it('sends a comment while nothing happens', async () => {
    options = { after: 0, heartbeat: createSharedTimer(5) };
    const reader = (await open()).body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (reader && !/\n: [^\n]*\n\n$/.test(text)) text += (await reader.read()).value;
    expect(text).toMatch(/\n: [a-z ]+\n\n/);
    feed.end();
  });

  it('ends when the reader is not allowed any more', async () => {
    options = { after: 0, heartbeat: createSharedTimer(5), mayStillRead: async () => false };
    expect(await (await open()).text()).toContain('retry');
    expect(feed.readers()).toBe(0);
  });

  it('goes on when asking for the permission fails', async () => {
    let asked = 0;
    options = {
      after: 0,
      heartbeat: createSharedTimer(5),
      mayStillRead: async () => {
        asked += 1;
        if (asked === 3) feed.push('"later"');
        if (asked === 4) feed.end();
        throw new Error('the database is away');
      },
    };
    expect(await (await open()).text()).toContain('"later"');
  });

  it('leaves the source when the reader goes away', async () => {
    const response = await open();
    feed.push('1');
    const stream = await opened.promise;
    await response.body?.cancel();
    await stream.done;
    expect(feed.readers()).toBe(0);
  });

  it('lets a slow reader have everything in the end, and holds little for it meanwhile', async () => {
    const socket = openPaused();
    await opened.promise;
    const line = `"${'x'.repeat(1_000)}"`;
    for (let index = 0; index < 8_000; index++) feed.push(line);
    feed.end();
    await endOfRound();
    expect(raw?.writableLength).toBeGreaterThan(0);
    expect(raw?.writableLength).toBeLessThan(300_000);
    let text = '';
    const received = new Promise<void>((resolve) => {
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.includes('id: t-8000\n')) resolve();
      });
    });
    socket.resume();
    await received;
    expect(text.match(/^id: t-/gm)).toHaveLength(8_000);
    socket.destroy();
  });

  it('tells the source whether a reader that left has received everything', async () => {
    feed.push('1');
    const response = await open();
    const first = await opened.promise;
    for (let index = 0; index < 8_000; index++) feed.push(`"${'x'.repeat(1_000)}"`);
    feed.end();
    await response.text();
    await first.done;
    opened = Promise.withResolvers();
    const socket = openPaused();
    const second = await opened.promise;
    socket.destroy();
    await second.done;
    expect(feed.left).toEqual([true, false]);
  });

  it('cuts a reader for which more than 256 kB would have to be held', async () => {
    // No heartbeat comes to cut it instead.
    options = { after: 0, heartbeat: createSharedTimer(3_600_000) };
    const socket = openPaused();
    const stream = await opened.promise;
    feed.push(`"${'x'.repeat(20_000_000)}"`);
    await stream.done;
    expect([feed.readers(), feed.source.ended()]).toEqual([0, false]);
    socket.destroy();
  });

  it('cuts a reader that takes nothing for several heartbeats', async () => {
    options = { after: 0, heartbeat: createSharedTimer(5) };
    const socket = openPaused();
    const stream = await opened.promise;
    // In pieces so small that the cap on what is held for it never cuts it.
    const line = `"${'x'.repeat(1_000)}"`;
    for (let index = 0; index < 20_000; index++) feed.push(line);
    expect(raw?.writableLength).toBeLessThan(300_000);
    await stream.done;
    expect(feed.readers()).toBe(0);
    socket.destroy();
  });

  it('survives a source that throws', async () => {
    feed.source.events = () => {
      throw new Error('broken');
    };
    await expect(open().then((response) => response.text())).rejects.toThrow();
    expect((await app.inject('/nothing')).statusCode).toBe(404);
  });
});

describe('the shared timer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('calls each caller once per period, whenever it joined', () => {
    const timer = createSharedTimer(3_000);
    const calls: string[] = [];
    timer.repeat(() => calls.push('first'));
    vi.advanceTimersByTime(1_000);
    timer.repeat(() => calls.push('second'));
    vi.advanceTimersByTime(1_900);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(calls).toEqual(['first']);
    vi.advanceTimersByTime(1_000);
    expect(calls).toEqual(['first', 'second']);
    vi.advanceTimersByTime(6_000);
    expect(calls).toEqual(['first', 'second', 'first', 'second', 'first', 'second']);
  });

  it('calls nobody who left, also within the same tick, and stops its timer when all have left', () => {
    const timer = createSharedTimer(3_000);
    const calls: string[] = [];
    const leave = { second: () => {} };
    const leaveFirst = timer.repeat(() => {
      calls.push('first');
      leave.second();
    });
    leave.second = timer.repeat(() => calls.push('second'));
    vi.advanceTimersByTime(3_000);
    expect(calls).toEqual(['first']);
    leaveFirst();
    leaveFirst();
    expect(vi.getTimerCount()).toBe(0);
    timer.repeat(() => calls.push('third'));
    vi.advanceTimersByTime(3_000);
    expect(calls).toEqual(['first', 'third']);
  });
});
