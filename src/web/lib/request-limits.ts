/**
 * Limits on requests of the browser. An identical pending request is shared, a response is reused for 5 s, and an
 * identical request within 500 ms that no response serves is refused. A write discards the responses of reads.
 */
import { limits, timing } from '#shared/timing.ts';
import { TooFrequentError } from './api-error.ts';

export interface GatedRequest<T> {
  /** What makes two requests identical: the call, the token and everything that is sent. */
  identity: string;
  /**
   * `read`: identical requests get its response for 5 s. `write`: its response is never reused.
   * `keyed`: a write with an idempotency key. A repeat is never refused, because the server may have received
   * the first one.
   */
  kind: 'read' | 'write' | 'keyed';
  /** Shares a pending request but ignores earlier responses, e.g. for polling. */
  fresh?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** The signal is aborted when nobody waits for the response any more. */
  work(signal: AbortSignal): Promise<T>;
}

interface Entry {
  kind: GatedRequest<unknown>['kind'];
  /** When the request began, like all times here by `performance.now()`. */
  at: number;
  /** How many callers wait for the response. */
  waiting: number;
  controller: AbortController;
  pending: Promise<unknown> | undefined;
  response: { value: unknown; at: number } | undefined;
}

export interface RequestGate {
  run<T>(request: GatedRequest<T>): Promise<T>;
  /** After this, every read calls the server. */
  forgetReads(): void;
  /** Forgets all requests, pending ones too. */
  reset(): void;
}

/** The response of an earlier request or a refusal; undefined when the request may be sent. */
function reuseResponse<T>(
  last: Entry,
  { kind, fresh }: GatedRequest<T>,
  now: number,
): Promise<T> | undefined {
  if (fresh) return undefined;
  const isTooSoon = now - last.at < timing.throttleMs;
  const isReusable = kind === 'read' || (kind === 'keyed' && isTooSoon);
  if (last.response && isReusable && now - last.response.at < timing.responseCacheMs)
    return Promise.resolve(last.response.value as T);
  return isTooSoon && kind !== 'keyed' ? Promise.reject(new TooFrequentError()) : undefined;
}

/** Waits for a shared response. When the last waiting caller aborts, the request is aborted. */
function join<T>(entry: Entry, signal: AbortSignal | undefined, onDropped: () => void): Promise<T> {
  const pending = entry.pending as Promise<T>;
  entry.waiting += 1;
  if (!signal) return pending;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      entry.waiting -= 1;
      if (entry.waiting > 0) return;
      onDropped();
      entry.controller.abort(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

export function createRequestGate(now: () => number = () => performance.now()): RequestGate {
  const entries = new Map<string, Entry>();
  let cleaning: ReturnType<typeof setInterval> | undefined;

  function forget(which: (entry: Entry) => boolean): void {
    for (const [identity, entry] of entries) if (which(entry)) entries.delete(identity);
    if (entries.size > 0) return;
    clearInterval(cleaning);
    cleaning = undefined;
  }
  const forgetReads = () => forget(({ kind }) => kind === 'read');
  /** A write makes earlier responses outdated, and an earlier write is no repeat of a later one. */
  const forgetBefore = () => forget(({ kind, pending }) => kind === 'read' || !pending);
  const clean = () => forget(({ at, pending }) => !pending && now() - at > timing.requestForgottenMs);

  function begin<T>({ identity, kind, work }: GatedRequest<T>): Entry {
    if (kind !== 'read') forgetBefore();
    const controller = new AbortController();
    const entry: Entry = { kind, at: now(), waiting: 0, controller, pending: undefined, response: undefined };
    entries.set(identity, entry);
    cleaning ??= setInterval(clean, timing.requestCleanMs);
    const done = () => {
      entry.pending = undefined;
      if (kind !== 'read') forgetReads();
    };
    entry.pending = work(controller.signal)
      .finally(done)
      .then((value) => {
        entry.response = { value, at: now() };
        return value;
      });
    return entry;
  }

  return {
    async run<T>(request: GatedRequest<T>): Promise<T> {
      const { identity, signal } = request;
      signal?.throwIfAborted();
      const last = entries.get(identity);
      const reused = last && !last.pending ? reuseResponse(last, request, now()) : undefined;
      if (reused) return reused;
      const entry = last?.pending ? last : begin(request);
      return join<T>(entry, signal, () => entries.get(identity) === entry && entries.delete(identity));
    },
    forgetReads,
    reset: () => forget(() => true),
  };
}

/** For all requests of this page. */
export const requestGate = createRequestGate();

export interface Scope {
  /** Undefined outside a dialogue: then only the limit of the page applies. */
  sessionId: string | undefined;
  windowId: string;
}

interface Waiting {
  scope: Scope;
  start: () => void;
}

export interface Semaphore {
  /** Resolves with a function that releases the slot. An abort leaves the queue and rejects. */
  acquire(scope: Scope, signal?: AbortSignal): Promise<() => void>;
  /** Forgets all slots and everything that waits. */
  reset(): void;
}

/** At most 5 requests at the same time per dialogue and 2 per page. The others wait in order. */
export function createSemaphore(): Semaphore {
  const running = new Set<Scope>();
  const queue: Waiting[] = [];

  const count = (key: keyof Scope, value: string) => [...running].filter((one) => one[key] === value).length;
  const fits = ({ sessionId, windowId }: Scope) =>
    count('windowId', windowId) < limits.concurrentPerWindow &&
    (sessionId === undefined || count('sessionId', sessionId) < limits.concurrentPerSession);

  function drain(): void {
    for (let next = queue.findIndex(({ scope }) => fits(scope)); next >= 0; ) {
      const [waiting] = queue.splice(next, 1);
      waiting?.start();
      next = queue.findIndex(({ scope }) => fits(scope));
    }
  }

  function take(scope: Scope): () => void {
    const slot = { ...scope };
    running.add(slot);
    return () => {
      if (running.delete(slot)) drain();
    };
  }

  function wait(scope: Scope, signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', leave);
        resolve(take(scope));
      };
      const waiting: Waiting = { scope, start };
      queue.push(waiting);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async acquire(scope, signal) {
      signal?.throwIfAborted();
      return fits(scope) ? take(scope) : wait(scope, signal);
    },
    reset() {
      running.clear();
      queue.length = 0;
    },
  };
}
