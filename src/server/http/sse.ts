/** Streams of events to a browser (server-sent events). Each reader follows a growing list at its own speed. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { timing } from '#shared/timing.ts';

/** How often the timer fires in a period. Each function is called at one of these ticks, so that not all run at once. */
const ticksPerPeriod = 30;

/**
 * Calls many functions once per period from one timer. With a separate timer for each of 5,000 streams and a
 * heartbeat every 4.5 s, the process would wake up 1,100 times a second. With one timer, it wakes up seven
 * times.
 */
interface SharedTimer {
  /** Calls `run` once per period until the returned function is called. */
  repeat(run: () => void): () => void;
}

export function createSharedTimer(periodMs: number): SharedTimer {
  const slots = Array.from({ length: ticksPerPeriod }, () => new Set<() => void>());
  let current = 0;
  let callers = 0;
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    current = (current + 1) % ticksPerPeriod;
    for (const run of slots[current] ?? []) run();
  };
  return {
    repeat: (run) => {
      const slot = slots[current] as Set<() => void>;
      // A new function, so that the same `run` can be added twice.
      const own = () => run();
      slot.add(own);
      callers += 1;
      timer ??= setInterval(tick, periodMs / ticksPerPeriod);
      return () => {
        if (!slot.delete(own)) return;
        callers -= 1;
        if (callers > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** An event in the form in which it is sent and kept: a single string costs the garbage collector least. */
export type SseText = string;

/**
 * `event` must not be `error`, which EventSource would report as a connection failure. No argument may contain a line
 * break.
 */
export function formatEvent(id: string, event: string, data: string): SseText {
  return `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`;
}

/** Reverses `formatEvent`. */
export function parseEvent(text: SseText) {
  const [id = '', event = '', data = ''] = text.split('\n').map((line) => line.slice(line.indexOf(' ') + 1));
  return { id, event, data };
}

/** A growing list of events. Each reader has its own position in it. */
export interface SseSource {
  events(): readonly SseText[];
  ended(): boolean;
  /**
   * Adds a reader. `onChange` is called after each event and the end. Call the returned function when the reader leaves;
   * `receivedAll`: it was sent everything, including the end.
   */
  subscribe(onChange: () => void): (reader?: { receivedAll: boolean }) => void;
}

/** Measures streams. */
export interface StreamMetrics {
  /** Returns a function to call when the stream ends. */
  streamOpened(): () => void;
  /** Milliseconds from the request to the first text on its stream. */
  firstText(ms: number): void;
}

export interface SseOptions {
  metrics?: StreamMetrics;
  /** How many events the reader has received already. */
  after: number;
  /** Called with each heartbeat; false ends the stream. A check that fails counts as true. */
  mayStillRead?: () => Promise<boolean>;
  /** When heartbeats are due; all streams share one timer. */
  heartbeat?: SharedTimer;
}

export interface SseStream {
  /** Resolves when the reader has disconnected or received everything; never rejects. */
  done: Promise<void>;
  close(): void;
}

/** Half a second early, because timers run late in a busy process. */
const defaultHeartbeat = createSharedTimer(timing.streamHeartbeatMs - 500);
/** Events that are written at a time. */
const batchEvents = 200;
/** A reader that leaves more than this unread is disconnected. */
const maxBufferedBytes = 256 * 1_024;
/** A reader that received nothing during this many heartbeats is disconnected. */
const maxStalledBeats = 6;

/** A finished list of events. */
export function fixedEvents(events: readonly SseText[]): SseSource {
  return { events: () => events, ended: () => true, subscribe: () => () => {} };
}

/** What the reader sees as text; progress lines (`message`) do not count. */
const isTextEvent = (event: SseText) => /^(thinking|final)$/.test(parseEvent(event).event);

let writersWithNewEvents: EventWriter[] = [];

function flushWriters(): void {
  const writers = writersWithNewEvents;
  writersWithNewEvents = [];
  for (const writer of writers) writer.flush();
}

/**
 * Writes events to one reader, and waits while the reader's buffer is full. A class, because closures would
 * be separate memory for each stream, which has left the processor's caches before the stream's next event.
 * With this and the turns of memory-turn-log.ts as classes, an event costs an eighth less (docs/performance.md).
 */
class EventWriter {
  readonly #response: ServerResponse;
  readonly #source: SseSource;
  /** Called once, after the first text. */
  #onFirstText: (() => void) | undefined;
  #cursor: number;
  #isScheduled = false;
  isBlocked = false;
  wroteAll = false;

  constructor(response: ServerResponse, source: SseSource, after: number, onFirstText?: () => void) {
    this.#response = response;
    this.#source = source;
    this.#cursor = after;
    this.#onFirstText = onFirstText;
  }

  /** Writes `text`, with which Node sends the response's headers, then all events so far. */
  begin(text: string): void {
    this.write(text);
    this.flush();
  }

  /**
   * Writes new events at the end of this round of the event loop, with those of all other streams: that saves a twelfth
   * of what an event costs, and several events of a stream are one write.
   */
  schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    // Only the first one of this round starts the timer.
    if (writersWithNewEvents.push(this) === 1) setImmediate(flushWriters);
  }

  flush(): void {
    this.#isScheduled = false;
    try {
      this.#writeNewEvents();
    } catch {
      this.#response.destroy();
    }
  }

  write(text: string): void {
    if (this.#response.write(text)) return;
    if (this.#response.writableLength > maxBufferedBytes) return void this.#response.destroy();
    this.isBlocked = true;
    this.#response.once('drain', () => {
      this.isBlocked = false;
      this.flush();
    });
  }

  #writeNewEvents(): void {
    const response = this.#response;
    while (!this.isBlocked && !response.destroyed && !response.writableEnded) {
      const events = this.#source.events();
      if (this.#cursor >= events.length) {
        this.wroteAll = this.#source.ended();
        if (this.wroteAll) response.end();
        return;
      }
      const batch = events.slice(this.#cursor, this.#cursor + batchEvents);
      this.#cursor += batch.length;
      this.write(batch.join(''));
      if (this.#onFirstText && batch.some(isTextEvent)) {
        this.#onFirstText();
        this.#onFirstText = undefined;
      }
    }
  }
}

/**
 * Sends heartbeats until the returned function is called. Ends the response of a reader that has received nothing for a
 * while, and one whose session may no longer read.
 */
function startStreamHeartbeat(response: ServerResponse, writer: EventWriter, options: SseOptions) {
  let stalled = 0;
  return (options.heartbeat ?? defaultHeartbeat).repeat(() => {
    stalled = writer.isBlocked || response.writableEnded ? stalled + 1 : 0;
    if (stalled >= maxStalledBeats) response.destroy();
    // A comment, which browsers ignore.
    else if (stalled === 0) writer.write(': still here\n\n');
    options.mayStillRead?.().then(
      (allowed) => void (!allowed && !response.writableEnded && response.end()),
      () => {},
    );
  });
}

/** Writes the headers that hooks set on the reply, and those that make proxies forward each event immediately. */
function writeHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
}

/**
 * Streams events on the raw response. After `hijack`, an uncaught error would end the process, so callbacks only touch
 * a response with an error listener.
 */
export function streamEvents(reply: FastifyReply, source: SseSource, options: SseOptions): SseStream {
  reply.hijack();
  const response = reply.raw;
  response.on('error', () => {});
  const { metrics } = options;
  // A resumed stream (GET) had its first text before.
  const onFirstText = () => metrics?.firstText(reply.elapsedTime);
  const isResumed = reply.request.method === 'GET';
  const writer = new EventWriter(
    response,
    source,
    options.after,
    metrics && !isResumed ? onFirstText : undefined,
  );
  const unsubscribe = source.subscribe(() => writer.schedule());
  const stopHeartbeat = startStreamHeartbeat(response, writer, options);
  const done = new Promise<void>((resolve) => {
    let reportClosed = metrics?.streamOpened();
    const finish = ({ receivedAll }: { receivedAll: boolean }) => {
      // Both `finish` and `close` are emitted for a stream that ended normally.
      reportClosed?.();
      reportClosed = undefined;
      stopHeartbeat();
      unsubscribe({ receivedAll });
      resolve();
    };
    response.once('finish', () => finish({ receivedAll: writer.wroteAll }));
    response.once('close', () => finish({ receivedAll: false }));
    // The reader may have disconnected before this listener was added; `close` is not emitted again.
    if (response.destroyed || response.socket?.destroyed) finish({ receivedAll: false });
  });
  if (!response.destroyed) {
    writeHeaders(reply);
    // Milliseconds after which a browser connects again.
    writer.begin('retry: 1500\n\n');
  }
  return { done, close: () => void (!response.writableEnded && response.end()) };
}
