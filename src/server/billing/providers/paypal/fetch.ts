import { setTimeout as pause } from 'node:timers/promises';
import { readLimited } from '../../../http/bounded-json.ts';

export interface PaypalLimits {
  /** For one call as a whole: token, retry and body. */
  totalMs: number;
  maxBytes: number;
  /** Before the second try, unless PayPal names its own time. */
  pauseMs: number;
}

export interface BoundedAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const longestPauseMs = 2_000;

/** A call that follows no redirect, reads at most so many bytes and ends with its signal, in the body too. */
export async function fetchBounded(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit & { signal: AbortSignal; maxBytes: number },
): Promise<BoundedAnswer> {
  const { maxBytes, ...rest } = init;
  const response = await fetch(url, { ...rest, redirect: 'error' });
  return { status: response.status, headers: response.headers, text: await readLimited(response, maxBytes) };
}

function isWorthRetrying(status: number): boolean {
  return status >= 500 || status === 429;
}

function pauseBefore(answer: BoundedAnswer | undefined, { pauseMs }: PaypalLimits): number {
  const named = Number(answer?.headers.get('retry-after') ?? Number.NaN) * 1_000;
  return Number.isFinite(named) && named >= 0 ? Math.min(named, longestPauseMs) : pauseMs;
}

/** A second time after a broken connection, a 5xx or a 429; not when the time is up. */
export async function withRetry(
  send: () => Promise<BoundedAnswer>,
  limits: PaypalLimits,
  signal: AbortSignal,
): Promise<BoundedAnswer> {
  const first = await send().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return undefined;
  });
  if (first && !isWorthRetrying(first.status)) return first;
  await pause(pauseBefore(first, limits), undefined, { signal });
  return send();
}

/** Stops waiting with the signal; what is waited for may go on for others. */
export function whileWanted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
