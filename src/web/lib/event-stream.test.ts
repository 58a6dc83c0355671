import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  followStream,
  readEvents,
  type StreamEvent,
  StreamLost,
  type StreamSource,
  type StreamTiming,
} from './event-stream.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Only tests of silence let a connection count as dead soon: on a busy machine an answer may take that long. */
const fast: StreamTiming = { deadMs: 10_000, checkMs: 10, backoffMs: [1, 1, 1] };
const impatient: StreamTiming = { ...fast, deadMs: 1_000 };
const never = () => () => undefined;
let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Answers the first request with the first handler, and so on; the last one answers all others. */
async function serve(...handlers: Handler[]) {
  const requests: { method: string; lastEventId: string | undefined }[] = [];
  server = createServer((request, response) => {
    const lastEventId = request.headers['last-event-id'] as string | undefined;
    requests.push({ method: request.method ?? '', lastEventId });
    handlers[Math.min(requests.length, handlers.length) - 1]?.(request, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, requests };
}

const head = { 'content-type': 'text/event-stream; charset=utf-8' };
const event = (id: number, name: string, data: string) => `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`;

function sourceOf(url: string, verdicts: Partial<StreamSource<StreamEvent>> = {}): StreamSource<StreamEvent> {
  return {
    open: (signal) => fetch(url, { method: 'POST', signal }),
    resume: (lastEventId, signal) =>
      fetch(url, { signal, headers: lastEventId ? { 'last-event-id': lastEventId } : {} }),
    parseEvent: (message) => ({ message, verdict: message.event === 'final' ? 'end' : 'continue' }),
    judgeFailure: () => 'retry',
    ...verdicts,
  };
}

async function collect(source: StreamSource<StreamEvent>, streamTiming = fast) {
  const seen: string[] = [];
  const { signal } = new AbortController();
  for await (const one of followStream(source, { signal, streamTiming, onWake: never }))
    seen.push(`${one.event}:${one.data}`);
  return seen;
}

async function all(events: AsyncGenerator<StreamEvent>) {
  const seen: StreamEvent[] = [];
  for await (const one of events) seen.push(one);
  return seen;
}

describe('one connection', () => {
  it('gives events with id, name and data, however the bytes are cut', async () => {
    const bytes = Buffer.from(`retry: 10\n\n${event(1, 'thinking', '清晨')}data: plain\n\n`);
    const { url } = await serve((_request, response) => {
      response.writeHead(200, head);
      for (const byte of bytes) response.write(Buffer.of(byte));
      response.end();
    });
    const events = await all(readEvents(await fetch(url), fast, never));
    expect(events).toMatchObject([
      { id: '1', event: 'thinking', data: '清晨' },
      { event: 'message', data: 'plain' },
    ]);
  });

  it('lives on comments alone and is dead without them', async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, head);
      let beats = 0;
      const timer = setInterval(() => {
        beats += 1;
        response.write(beats < 20 ? ': beat\n\n' : event(1, 'thinking', 'alive'));
        if (beats >= 20) clearInterval(timer);
      }, 40);
    });
    const seen: string[] = [];
    const read = async () => {
      for await (const one of readEvents(await fetch(url), { ...fast, deadMs: 500 }, never))
        seen.push(one.data);
    };
    await expect(read()).rejects.toThrow(StreamLost);
    expect(seen).toEqual(['alive']);
  });

  it('looks at the clock at once when the tab wakes', async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, head);
      response.write(': beat\n\n');
    });
    let wakeUp: () => void = () => undefined;
    const onWake = (listener: () => void) => {
      wakeUp = listener;
      return () => undefined;
    };
    const sleeping: StreamTiming = { ...fast, deadMs: 0, checkMs: 3_600_000 };
    const reading = all(readEvents(await fetch(url), sleeping, onWake));
    const outcome = expect(reading).rejects.toThrow(StreamLost);
    await new Promise((resolve) => setImmediate(resolve));
    wakeUp();
    await outcome;
  });
});

describe('a stream across connections', () => {
  it('goes on after the last event when the connection breaks', async () => {
    const { url, requests } = await serve(
      (_request, response) => {
        response.writeHead(200, head);
        response.write(event(1, 'thinking', 'a') + event(2, 'thinking', 'b'), () => response.destroy());
      },
      (_request, response) => {
        response.writeHead(200, head);
        response.end(event(3, 'thinking', 'c') + event(4, 'final', '{}'));
      },
    );
    expect(await collect(sourceOf(url))).toEqual(['thinking:a', 'thinking:b', 'thinking:c', 'final:{}']);
    expect(requests).toEqual([
      { method: 'POST', lastEventId: undefined },
      { method: 'GET', lastEventId: '2' },
    ]);
  });

  it('takes a silent stream up again', async () => {
    const { url, requests } = await serve(
      (_request, response) => {
        response.writeHead(200, head);
        response.write(event(1, 'thinking', 'a'));
      },
      (_request, response) => {
        response.writeHead(200, head);
        response.end(event(2, 'final', '{}'));
      },
    );
    expect(await collect(sourceOf(url), impatient)).toEqual(['thinking:a', 'final:{}']);
    expect(requests.map((one) => one.method)).toEqual(['POST', 'GET']);
  });

  it('repeats the opening call when there is nothing to resume, and reports the restart', async () => {
    const { url, requests } = await serve(
      (_request, response) => {
        response.writeHead(200, head);
        response.write(event(1, 'thinking', 'a'), () => response.destroy());
      },
      (_request, response) => response.writeHead(204).end(),
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{"data":1}');
      },
    );
    let restarts = 0;
    const source = sourceOf(url, {
      onRestart: () => {
        restarts += 1;
      },
    });
    expect(await collect(source)).toEqual(['thinking:a', 'final:{"data":1}']);
    expect(requests.map((one) => one.method)).toEqual(['POST', 'GET', 'POST']);
    expect(restarts).toBe(1);
  });

  it('repeats the opening call also when the server needed all attempts to come back', async () => {
    const away: Handler = (request) => request.socket.destroy();
    const { url, requests } = await serve(
      (_request, response) => {
        response.writeHead(200, head);
        response.write(event(1, 'thinking', 'a'), () => response.destroy());
      },
      away,
      away,
      (_request, response) => response.writeHead(204).end(),
      away,
      (_request, response) => {
        response.writeHead(200, head);
        response.end(event(1, 'final', '{}'));
      },
    );
    expect(await collect(sourceOf(url))).toEqual(['thinking:a', 'final:{}']);
    expect(requests.map((one) => one.method)).toEqual(['POST', 'GET', 'GET', 'GET', 'POST', 'POST']);
  });

  it('asks a server that never has the call no more than twice as often', async () => {
    const { url, requests } = await serve((request, response) => {
      if (request.method === 'GET') return response.writeHead(204).end();
      response.writeHead(200, head);
      return response.end(event(1, 'thinking', 'a'));
    });
    await expect(collect(sourceOf(url))).rejects.toThrow(StreamLost);
    expect(requests.length).toBeLessThan(16);
  });

  it('gives an attempt up that gets no answer at all', async () => {
    const { url, requests } = await serve(
      () => undefined,
      (_request, response) => {
        response.writeHead(200, head);
        response.end(event(1, 'final', '{}'));
      },
    );
    expect(await collect(sourceOf(url), impatient)).toEqual(['final:{}']);
    expect(requests.map((one) => one.method)).toEqual(['POST', 'POST']);
  });

  it('repeats the opening call when the server was not there', async () => {
    const { url, requests } = await serve(
      (request) => request.socket.destroy(),
      (_request, response) => {
        response.writeHead(200, head);
        response.end(event(1, 'final', '{}'));
      },
    );
    expect(await collect(sourceOf(url))).toEqual(['final:{}']);
    expect(requests.map((one) => one.method)).toEqual(['POST', 'POST']);
  });

  it('gives up after its attempts, though every connection says the same first word', async () => {
    const { url, requests } = await serve((_request, response) => {
      response.writeHead(200, head);
      response.end(event(1, 'thinking', 'a'));
    });
    const source = sourceOf(url, { resume: () => fetch(url, { method: 'PUT' }) });
    await expect(collect(source)).rejects.toThrow(StreamLost);
    expect(requests.length).toBeLessThan(10);
  });

  it('drops an event that asks for another try and obeys a failure that ends it', async () => {
    const { url } = await serve(
      (_request, response) => {
        response.writeHead(200, head);
        response.end(event(1, 'failed', 'restarting'));
      },
      (_request, response) => {
        response.writeHead(200, head);
        response.end(event(1, 'final', '{}'));
      },
    );
    const parseEvent = (message: StreamEvent) => ({
      message,
      verdict: message.event === 'failed' ? ('reopen' as const) : ('end' as const),
    });
    expect(await collect(sourceOf(url, { parseEvent }))).toEqual(['final:{}']);
    const refused = new Error('refused');
    const source = sourceOf(url, { open: () => Promise.reject(refused), judgeFailure: () => 'give up' });
    await expect(collect(source)).rejects.toBe(refused);
  });

  it('stops when it is aborted', async () => {
    const { url } = await serve((_request, response) => {
      response.writeHead(200, head);
      response.write(event(1, 'thinking', 'a'));
    });
    const controller = new AbortController();
    const seen: string[] = [];
    const follow = async () => {
      const options = { signal: controller.signal, streamTiming: fast, onWake: never };
      for await (const one of followStream(sourceOf(url), options)) {
        seen.push(one.data);
        controller.abort(new Error('left the page'));
      }
    };
    await expect(follow()).rejects.toThrow('left the page');
    expect(seen).toEqual(['a']);
  });
});

describe('without a network', () => {
  it('tries nothing and gives nothing up, and goes on when it is back', async () => {
    const { url, requests } = await serve(
      (_request, response) => response.destroy(),
      (_request, response) => response.writeHead(200, head).end(event(1, 'final', 'there')),
    );
    let looks = 0;
    const listeners: (() => void)[] = [];
    const onWake = (listener: () => void) => {
      listeners.push(listener);
      // The tab comes to life again and again, and each time there is still no network.
      setTimeout(listener);
      return () => undefined;
    };
    const isOffline = () => {
      looks += 1;
      if (looks < 20) expect(requests).toHaveLength(1);
      return looks < 20;
    };
    const seen: string[] = [];
    const options = { signal: new AbortController().signal, streamTiming: fast, onWake, isOffline };
    for await (const one of followStream(sourceOf(url), options)) seen.push(one.data);
    expect(seen).toEqual(['there']);
    expect([looks, requests.length]).toEqual([20, 2]);
  });
});
