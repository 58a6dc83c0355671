/**
 * Event streams over fetch, because EventSource cannot send a bearer token. A silent stream is resumed where it
 * stopped, before the person sees an error.
 */
import { createParser } from 'eventsource-parser';
import { timing } from '#shared/timing.ts';

export interface StreamEvent {
  id: string | undefined;
  event: string;
  data: string;
}

/** The connection closed or fell silent before the last event. */
export class StreamLost extends Error {
  readonly silent: boolean;

  constructor(silent: boolean) {
    super(silent ? 'The stream fell silent' : 'The stream ended early');
    this.silent = silent;
  }
}

export interface StreamTiming {
  /** A stream without any data for this long counts as dead. */
  deadMs: number;
  checkMs: number;
  /** Delays between attempts, one per attempt; the count is reset after every event. */
  backoffMs: readonly number[];
}

export const defaultStreamTiming: StreamTiming = {
  deadMs: timing.streamDeadMs,
  checkMs: timing.streamHeartbeatMs,
  backoffMs: [300, 1_000, 2_000, 4_000, 8_000],
};

/** Subscribes to the network or tab becoming active again; returns the unsubscribe function. */
export type ReconnectSignals = (listener: () => void) => () => void;

const isBrowserOffline = (): boolean => navigator.onLine === false;

export const browserReconnectSignals: ReconnectSignals = (listener) => {
  const whenVisible = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', whenVisible);
  window.addEventListener('online', listener);
  return () => {
    document.removeEventListener('visibilitychange', whenVisible);
    window.removeEventListener('online', listener);
  };
};

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Cancels the reader after too long a silence. Call `seen` for each chunk of data. */
function watchSilence(reader: Reader, pace: StreamTiming, wake: ReconnectSignals) {
  let last = performance.now();
  let dead = false;
  const check = () => {
    if (performance.now() - last < pace.deadMs) return;
    dead = true;
    reader.cancel().catch(() => undefined);
  };
  const timer = setInterval(check, pace.checkMs);
  // Timers do not run in a suspended tab, so check when it wakes up.
  const unwake = wake(check);
  return {
    seen: () => {
      last = performance.now();
    },
    isDead: () => dead,
    stop: () => {
      clearInterval(timer);
      unwake();
    },
  };
}

async function readChunk(reader: Reader): Promise<Uint8Array | undefined> {
  const { done, value } = await reader.read();
  return done ? undefined : value;
}

/** The events of one connection. Throws `StreamLost` when it falls silent. */
export async function* readEvents(
  response: Response,
  pace: StreamTiming = defaultStreamTiming,
  wake: ReconnectSignals = browserReconnectSignals,
): AsyncGenerator<StreamEvent> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const ready: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => ready.push({ id, event: event ?? 'message', data }),
  });
  const decoder = new TextDecoder();
  const silence = watchSilence(reader, pace, wake);
  try {
    for (let chunk = await readChunk(reader); chunk; chunk = await readChunk(reader)) {
      silence.seen();
      parser.feed(decoder.decode(chunk, { stream: true }));
      yield* ready.splice(0);
    }
    if (silence.isDead()) throw new StreamLost(true);
  } finally {
    silence.stop();
    reader.cancel().catch(() => undefined);
  }
}

/** What to do after an event. `resume` and `reopen` drop the event and connect again; `reopen` repeats the call. */
export type EventVerdict = 'continue' | 'end' | 'resume' | 'reopen';
/** What to do after a failure. `retry`: the same request again, whichever of the two it was. */
export type FailureVerdict = 'retry' | 'resume' | 'reopen' | 'give up';

export interface StreamSource<Message> {
  /** Sends the call that starts the turn. Must be idempotent. */
  open(signal: AbortSignal): Promise<Response>;
  /** Resumes after `lastEventId`. A 204 means that there is nothing to resume. */
  resume(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  readEvent(event: StreamEvent): { message: Message; verdict: EventVerdict };
  judgeFailure(failure: unknown): FailureVerdict;
  /**
   * The run of the turn that an event belongs to. When another process repeats the turn, a new run replaces the old
   * one.
   */
  turnRunOf?(event: StreamEvent): string | undefined;
  /** The messages so far will be sent again from the beginning. */
  onRestart?(): void;
}

export interface FollowOptions {
  signal: AbortSignal;
  pace?: StreamTiming;
  wake?: ReconnectSignals;
  /** Whether the browser reports that there is no network. */
  isOffline?: () => boolean;
}

/** Waits for `ms`, or until network or tab become active again. Rejects when aborted. */
function pause(ms: number, signal: AbortSignal, wake: ReconnectSignals): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      unwake();
      signal.removeEventListener('abort', aborted);
    };
    const done = () => {
      stop();
      resolve();
    };
    const aborted = () => {
      stop();
      reject(signal.reason);
    };
    const timer = setTimeout(done, ms);
    const unwake = wake(done);
    signal.addEventListener('abort', aborted);
    if (signal.aborted) aborted();
  });
}

/** How often an offline browser checks its connection, in case the event is missing. */
const offlineCheckMs = 5_000;

interface Progress {
  opened: boolean;
  lastEventId: string | undefined;
  attempts: number;
  /** Whether the call was already repeated because the server asked for it. */
  reopened: boolean;
  /** Event ids of this run, and the most ids that any run had: only new events reset the attempts. */
  seenIds: Set<string>;
  mostIds: number;
  run: string | undefined;
}

async function connect(
  source: StreamSource<unknown>,
  state: Progress,
  signal: AbortSignal,
): Promise<Response> {
  if (state.opened) return source.resume(state.lastEventId, signal);
  if (state.seenIds.size > 0) source.onRestart?.();
  const response = await source.open(signal);
  Object.assign(state, { opened: true, lastEventId: undefined, run: undefined, seenIds: new Set() });
  return response;
}

/** Treats a JSON response as the final event: some proxies and repeated calls return JSON. */
async function* parseEventStream(
  response: Response,
  pace: StreamTiming,
  wake: ReconnectSignals,
): AsyncGenerator<StreamEvent> {
  if (response.headers.get('content-type')?.includes('text/event-stream'))
    yield* readEvents(response, pace, wake);
  else if (response.status !== 204) yield { id: undefined, event: 'final', data: await response.text() };
}

/** A resumed stream may be a new run of the same turn, e.g. after its process died. */
function trackRun(source: StreamSource<unknown>, state: Progress, event: StreamEvent): void {
  const run = source.turnRunOf?.(event);
  if (run === undefined) return;
  if (state.run !== undefined && state.run !== run && state.seenIds.size > 0) {
    source.onRestart?.();
    state.seenIds = new Set();
  }
  state.run = run;
}

/** False for an event that was received before. */
function isNewEvent(state: Progress, event: StreamEvent): boolean {
  if (!event.id) return true;
  if (state.seenIds.has(event.id)) return false;
  state.seenIds.add(event.id);
  state.lastEventId = event.id;
  if (state.seenIds.size <= state.mostIds) return true;
  state.mostIds = state.seenIds.size;
  state.attempts = 0;
  return true;
}

/** Gives up an attempt without response headers within `deadMs`, because a dead network reports no error. */
async function connectInTime(
  source: StreamSource<unknown>,
  state: Progress,
  { signal, pace }: Required<FollowOptions>,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new StreamLost(true)), pace.deadMs);
  try {
    return await connect(source, state, AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/** The messages of one connection. Returns what to do after it. */
async function* followOnce<Message>(
  source: StreamSource<Message>,
  state: Progress,
  options: Required<FollowOptions>,
): AsyncGenerator<Message, 'end' | 'resume' | 'reopen'> {
  const response = await connectInTime(source, state, options);
  for await (const event of parseEventStream(response, options.pace, options.wake)) {
    const { message, verdict } = source.readEvent(event);
    if (verdict === 'resume' || verdict === 'reopen') return verdict;
    trackRun(source, state, event);
    if (!isNewEvent(state, event)) continue;
    yield message;
    if (verdict === 'end') return verdict;
  }
  return response.status === 204 ? 'reopen' : 'resume';
}

/** All messages of a stream across its connections, until the last one. Throws the failure that ended the attempts. */
export async function* followStream<Message>(
  source: StreamSource<Message>,
  given: FollowOptions,
): AsyncGenerator<Message> {
  const options = {
    pace: defaultStreamTiming,
    wake: browserReconnectSignals,
    isOffline: isBrowserOffline,
    ...given,
  };
  const state: Progress = {
    opened: false,
    lastEventId: undefined,
    attempts: 0,
    reopened: false,
    seenIds: new Set(),
    mostIds: 0,
    run: undefined,
  };
  for (;;) {
    let failure: unknown = new StreamLost(false);
    let verdict: FailureVerdict;
    try {
      const next = yield* followOnce(source, state, options);
      if (next === 'end') return;
      verdict = next;
    } catch (error) {
      if (options.signal.aborted) throw error;
      verdict = source.judgeFailure(error);
      failure = error;
    }
    // Without a network no attempt can succeed, so none is used up.
    while (verdict !== 'give up' && options.isOffline()) {
      state.attempts = 0;
      await pause(offlineCheckMs, options.signal, options.wake);
    }
    // The server is reachable again but does not know the turn: reset the attempts, once.
    if (verdict === 'reopen' && !state.reopened) Object.assign(state, { reopened: true, attempts: 0 });
    const wait = options.pace.backoffMs[state.attempts];
    if (verdict === 'give up' || wait === undefined) throw failure;
    state.opened = verdict === 'resume' || (verdict === 'retry' && state.opened);
    state.attempts += 1;
    await pause(wait, options.signal, options.wake);
  }
}
