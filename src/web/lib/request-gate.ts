/**
 * Spec 7, client throttling: an identical pending request is shared, an answer is kept for 5 s, and an identical
 * request within 500 ms that no kept answer serves is refused. Any write drops what reads were told before it.
 */
import { timing } from '#shared/timing.ts';
import { TooFrequent } from './api-error.ts';

export interface Asked<T> {
  /** Tells requests apart: the call, who makes it and all that it sends. */
  identity: string;
  /**
   * `read`: its answer serves identical requests for 5 s. `write`: its answer serves no other request.
   * `keyed`: a write under an idempotency key. Its repeat gets the same answer anyway and is never refused: a
   * refusal would look like the end of an attempt that the server may have heard.
   */
  kind: 'read' | 'write' | 'keyed';
  /** Wants what is true now, e.g. in a rhythm of its own: shares a pending request, but no answer of before. */
  fresh?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** The signal is aborted once everybody who waits for the answer has left. */
  work(signal: AbortSignal): Promise<T>;
}

interface Sent {
  kind: Asked<unknown>['kind'];
  at: number;
  waiting: number;
  control: AbortController;
  pending: Promise<unknown> | undefined;
  answer: { value: unknown; at: number } | undefined;
}

export interface RequestGate {
  run<T>(asked: Asked<T>): Promise<T>;
  /** After this, every read asks the server. */
  forgetReads(): void;
  /** Forgets all requests, also those under way. */
  reset(): void;
}

/** Undefined when the request may go out. */
function answerAgain<T>(last: Sent, { kind, fresh }: Asked<T>, now: number): Promise<T> | undefined {
  if (fresh) return undefined;
  const tooSoon = now - last.at < timing.throttleMs;
  const served = kind === 'read' || (kind === 'keyed' && tooSoon);
  if (last.answer && served && now - last.answer.at < timing.responseCacheMs)
    return Promise.resolve(last.answer.value as T);
  return tooSoon && kind !== 'keyed' ? Promise.reject(new TooFrequent()) : undefined;
}

/** The shared answer for one who may leave before it is there; the last one to leave stops the request. */
function join<T>(entry: Sent, signal: AbortSignal | undefined, dropped: () => void): Promise<T> {
  const pending = entry.pending as Promise<T>;
  entry.waiting += 1;
  if (!signal) return pending;
  return new Promise((resolve, reject) => {
    const left = () => {
      reject(signal.reason);
      entry.waiting -= 1;
      if (entry.waiting > 0) return;
      dropped();
      entry.control.abort(signal.reason);
    };
    signal.addEventListener('abort', left, { once: true });
    pending.then(resolve, reject).finally(() => signal.removeEventListener('abort', left));
  });
}

export function createRequestGate(now: () => number = () => performance.now()): RequestGate {
  const sent = new Map<string, Sent>();
  let cleaning: ReturnType<typeof setInterval> | undefined;

  function forget(which: (entry: Sent) => boolean): void {
    for (const [identity, entry] of sent) if (which(entry)) sent.delete(identity);
    if (sent.size > 0) return;
    clearInterval(cleaning);
    cleaning = undefined;
  }
  const forgetReads = () => forget(({ kind }) => kind === 'read');
  /** What came before a write says nothing of the time after it, and the write before it is not its repeat. */
  const forgetBefore = () => forget(({ kind, pending }) => kind === 'read' || !pending);
  const clean = () => forget(({ at, pending }) => !pending && now() - at > timing.requestForgottenMs);

  function begin<T>({ identity, kind, work }: Asked<T>): Sent {
    if (kind !== 'read') forgetBefore();
    const control = new AbortController();
    const entry: Sent = { kind, at: now(), waiting: 0, control, pending: undefined, answer: undefined };
    sent.set(identity, entry);
    cleaning ??= setInterval(clean, timing.requestCleanMs);
    const done = () => {
      entry.pending = undefined;
      if (kind !== 'read') forgetReads();
    };
    entry.pending = work(control.signal)
      .finally(done)
      .then((value) => {
        entry.answer = { value, at: now() };
        return value;
      });
    return entry;
  }

  return {
    async run<T>(asked: Asked<T>): Promise<T> {
      const { identity, signal } = asked;
      signal?.throwIfAborted();
      const last = sent.get(identity);
      const again = last && !last.pending ? answerAgain(last, asked, now()) : undefined;
      if (again) return again;
      const entry = last?.pending ? last : begin(asked);
      return join<T>(entry, signal, () => sent.get(identity) === entry && sent.delete(identity));
    },
    forgetReads,
    reset: () => forget(() => true),
  };
}

/** The gate of this page. */
export const requestGate = createRequestGate();
