/**
 * Event streams over fetch, because EventSource cannot send a bearer token. A stream that breaks or falls silent is
 * resumed where it stopped, before the user sees an error.
 *
 * A stream carries one turn of a dialogue: the guide's reply to a text of the user. A run is one attempt of the
 * server at a turn; when a process dies, another one begins a new run, whose events have other ids.
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

  constructor({ silent }: { silent: boolean }) {
    super(silent ? 'The stream fell silent' : 'The stream ended early');
    this.silent = silent;
  }
}

export interface StreamTiming {
  /** A stream without any data for this long counts as dead. */
  deadMs: number;
  checkMs: number;
  /** Delays between attempts, one per attempt. The count begins again when a new event arrives. */
  backoffMs: readonly number[];
}

export const defaultStreamTiming: StreamTiming = {
  deadMs: timing.streamDeadMs,
  checkMs: timing.streamHeartbeatMs,
  backoffMs: [300, 1_000, 2_000, 4_000, 8_000],
};

/** Calls the listener whenever the network or the tab becomes active again; returns the unsubscribe function. */
export type OnWake = (listener: () => void) => () => void;

const isBrowserOffline = (): boolean => navigator.onLine === false;

export const onBrowserWake: OnWake = (listener) => {
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
function watchSilence(reader: Reader, streamTiming: StreamTiming, onWake: OnWake) {
  let last = performance.now();
  let dead = false;
  const check = () => {
    if (performance.now() - last < streamTiming.deadMs) return;
    dead = true;
    reader.cancel().catch(() => undefined);
  };
  const timer = setInterval(check, streamTiming.checkMs);
  // Timers do not run in a suspended tab, so check when it wakes up.
  const stopListening = onWake(check);
  return {
    seen: () => {
      last = performance.now();
    },
    isDead: () => dead,
    stop: () => {
      clearInterval(timer);
      stopListening();
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
  streamTiming: StreamTiming = defaultStreamTiming,
  onWake: OnWake = onBrowserWake,
): AsyncGenerator<StreamEvent> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const ready: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ id, event, data }) => ready.push({ id, event: event ?? 'message', data }),
  });
  const decoder = new TextDecoder();
  const silence = watchSilence(reader, streamTiming, onWake);
  try {
    for (let chunk = await readChunk(reader); chunk; chunk = await readChunk(reader)) {
      silence.seen();
      parser.feed(decoder.decode(chunk, { stream: true }));
      yield* ready.splice(0);
    }
    if (silence.isDead()) throw new StreamLost({ silent: true });
  } finally {
    silence.stop();
    reader.cancel().catch(() => undefined);
  }
}

/** What to do after an event. `resume` and `reopen` drop the event and connect again; `reopen` repeats the call. */
export type EventVerdict = 'continue' | 'end' | 'resume' | 'reopen';
/** What to do after a failure. `retry`: the same request again, whichever of the two it was. */
export type FailureVerdict = 'retry' | 'resume' | 'reopen' | 'give up';

/** What is streamed. `open` and `resume` reject if the response has an error status. */
export interface StreamSource<Message> {
  /** Sends the call that starts the turn. Must be idempotent. */
  open(signal: AbortSignal): Promise<Response>;
  /** Resumes after `lastEventId`. A 204 means that there is nothing to resume. */
  resume(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  parseEvent(event: StreamEvent): { message: Message; verdict: EventVerdict };
  judgeFailure(failure: unknown): FailureVerdict;
  /** The run that an event belongs to. */
  findRun?(event: StreamEvent): string | undefined;
  /** The messages so far will be sent again from the beginning. May be called again before the first one arrives. */
  onRestart?(): void;
}

export interface FollowOptions {
  signal: AbortSignal;
  streamTiming?: StreamTiming;
  onWake?: OnWake;
  /** Whether the browser reports that there is no network. */
  isOffline?: () => boolean;
}

/** Waits for `ms`, or until network or tab become active again. Rejects when aborted. */
function pause(ms: number, signal: AbortSignal, onWake: OnWake): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      stopListening();
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
    const stopListening = onWake(done);
    signal.addEventListener('abort', aborted);
    if (signal.aborted) aborted();
  });
}

/** How often an offline browser checks its connection, in case the event is missing. */
const offlineCheckMs = 5_000;

interface Progress {
  /** Whether the next connection resumes the turn instead of sending its call again. */
  isNextResume: boolean;
  lastEventId: string | undefined;
  attempts: number;
  /** Whether the call was already repeated because the server asked for it. */
  reopened: boolean;
  /** Event ids of this run, and the most ids that any run had: only an event beyond those resets the attempts. */
  seenIds: Set<string>;
  mostIds: number;
  run: string | undefined;
}

async function connect(
  source: StreamSource<unknown>,
  progress: Progress,
  signal: AbortSignal,
): Promise<Response> {
  if (progress.isNextResume) return source.resume(progress.lastEventId, signal);
  if (progress.seenIds.size > 0) source.onRestart?.();
  const response = await source.open(signal);
  Object.assign(progress, { isNextResume: true, lastEventId: undefined, run: undefined, seenIds: new Set() });
  return response;
}

/** Treats a JSON response as the event `final`, which ends a turn: some proxies and repeated calls return JSON. */
async function* parseEventStream(
  response: Response,
  streamTiming: StreamTiming,
  onWake: OnWake,
): AsyncGenerator<StreamEvent> {
  if (response.headers.get('content-type')?.includes('text/event-stream'))
    yield* readEvents(response, streamTiming, onWake);
  else if (response.status !== 204) yield { id: undefined, event: 'final', data: await response.text() };
}

/** A resumed stream may be a new run of the same turn, e.g. after its process died. */
function trackRun(source: StreamSource<unknown>, progress: Progress, event: StreamEvent): void {
  const run = source.findRun?.(event);
  if (run === undefined) return;
  if (progress.run !== undefined && progress.run !== run && progress.seenIds.size > 0) {
    source.onRestart?.();
    progress.seenIds = new Set();
  }
  progress.run = run;
}

/** False for an event that was received before. */
function isNewEvent(progress: Progress, event: StreamEvent): boolean {
  if (!event.id) return true;
  if (progress.seenIds.has(event.id)) return false;
  progress.seenIds.add(event.id);
  progress.lastEventId = event.id;
  if (progress.seenIds.size <= progress.mostIds) return true;
  progress.mostIds = progress.seenIds.size;
  progress.attempts = 0;
  return true;
}

/** Gives up an attempt without response headers within `deadMs`, because a dead network reports no error. */
async function connectInTime(
  source: StreamSource<unknown>,
  progress: Progress,
  { signal, streamTiming }: Required<FollowOptions>,
): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new StreamLost({ silent: true })), streamTiming.deadMs);
  try {
    return await connect(source, progress, AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}

/** The messages of one connection. Returns what to do after it. */
async function* followOnce<Message>(
  source: StreamSource<Message>,
  progress: Progress,
  options: Required<FollowOptions>,
): AsyncGenerator<Message, 'end' | 'resume' | 'reopen'> {
  const response = await connectInTime(source, progress, options);
  for await (const event of parseEventStream(response, options.streamTiming, options.onWake)) {
    const { message, verdict } = source.parseEvent(event);
    if (verdict === 'resume' || verdict === 'reopen') return verdict;
    trackRun(source, progress, event);
    if (!isNewEvent(progress, event)) continue;
    yield message;
    if (verdict === 'end') return verdict;
  }
  return response.status === 204 ? 'reopen' : 'resume';
}

/** All messages of a stream across its connections, until the last one. Throws the failure that ended the attempts. */
export async function* followStream<Message>(
  source: StreamSource<Message>,
  givenOptions: FollowOptions,
): AsyncGenerator<Message> {
  const options = {
    streamTiming: defaultStreamTiming,
    onWake: onBrowserWake,
    isOffline: isBrowserOffline,
    ...givenOptions,
  };
  const progress: Progress = {
    isNextResume: false,
    lastEventId: undefined,
    attempts: 0,
    reopened: false,
    seenIds: new Set(),
    mostIds: 0,
    run: undefined,
  };
  for (;;) {
    let failure: unknown = new StreamLost({ silent: false });
    let verdict: FailureVerdict;
    try {
      const next = yield* followOnce(source, progress, options);
      if (next === 'end') return;
      verdict = next;
    } catch (error) {
      if (options.signal.aborted) throw error;
      verdict = source.judgeFailure(error);
      failure = error;
    }
    // Browsers report this only if they have no connection to any network, so no attempt is made or counted.
    while (verdict !== 'give up' && options.isOffline()) {
      progress.attempts = 0;
      await pause(offlineCheckMs, options.signal, options.onWake);
    }
    // The server is reachable again but does not know the turn: reset the attempts, once.
    if (verdict === 'reopen' && !progress.reopened) Object.assign(progress, { reopened: true, attempts: 0 });
    const waitMs = options.streamTiming.backoffMs[progress.attempts];
    if (verdict === 'give up' || waitMs === undefined) throw failure;
    progress.isNextResume = verdict === 'resume' || (verdict === 'retry' && progress.isNextResume);
    progress.attempts += 1;
    await pause(waitMs, options.signal, options.onWake);
  }
}
