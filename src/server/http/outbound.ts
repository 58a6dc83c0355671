/** The only way to call other servers: only configured hosts, no redirects, limited in time and size. */

export interface OutboundLimits {
  /** Until the response headers, including connecting. */
  headersMs: number;
  /** Between two chunks of the body. */
  idleMs: number;
  /** From the call to the last byte. */
  totalMs: number;
  maxBytes: number;
}

/** Enough for the slowest call (a reasoning model); callers set lower limits. */
const outboundLimits: OutboundLimits = {
  headersMs: 30_000,
  idleMs: 30_000,
  totalMs: 110_000,
  maxBytes: 4 * 1_024 * 1_024,
};

/** Wraps each call, e.g. to count it. `host` is one of the configured hosts. */
export type OutboundWatch = (host: string, send: () => Promise<Response>) => Promise<Response>;

export interface OutboundOptions {
  /** Allowed origins, e.g. `https://api.stripe.com`. Calls to others fail before anything is sent. */
  origins: ReadonlySet<string>;
  limits?: OutboundLimits;
  watch?: OutboundWatch;
}

/** `signal` aborts the call when its current phase or the whole call takes too long. */
function createTimeouts({ headersMs, totalMs }: OutboundLimits) {
  const timeout = new AbortController();
  const abort = () => timeout.abort(new DOMException('too slow', 'TimeoutError'));
  const totalTimer = setTimeout(abort, totalMs).unref();
  let phaseTimer = setTimeout(abort, headersMs).unref();
  return {
    signal: timeout.signal,
    startPhase: (ms: number) => {
      clearTimeout(phaseTimer);
      phaseTimer = setTimeout(abort, ms).unref();
    },
    stop: () => {
      clearTimeout(phaseTimer);
      clearTimeout(totalTimer);
    },
  };
}

/** Passes on the body, until it is too large or a chunk takes too long. */
function limitBody(
  body: ReadableStream<Uint8Array>,
  timeouts: ReturnType<typeof createTimeouts>,
  { idleMs, maxBytes }: OutboundLimits,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  timeouts.startPhase(idleMs);
  const limited = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      timeouts.startPhase(idleMs);
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error('the response is too large'));
      else controller.enqueue(chunk);
    },
    flush: timeouts.stop,
    cancel: timeouts.stop,
  });
  return body.pipeThrough(limited);
}

/**
 * Wraps `fetch` with these limits. Throws a `TypeError` for a host that is not allowed, as `fetch` does for one it
 * cannot reach.
 */
export function createOutboundFetch(fetcher: typeof fetch, options: OutboundOptions): typeof fetch {
  const { origins, limits = outboundLimits, watch = (_host, send) => send() } = options;
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!origins.has(url.origin)) throw new TypeError('this host is not in the settings');
    const timeouts = createTimeouts(limits);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeouts.signal]) : timeouts.signal;
    try {
      const response = await watch(url.host, () => fetcher(input, { ...init, redirect: 'error', signal }));
      if (!response.body) timeouts.stop();
      const body = response.body && limitBody(response.body, timeouts, limits);
      return new Response(body, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      });
    } catch (error) {
      timeouts.stop();
      throw error;
    }
  };
}

/** For `fetchBoundedJson`. */
const defaultMaxBytes = 256 * 1_024;

/** The text of a response. Throws if it has more than `maxBytes` bytes. */
export async function readLimited(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error('the response is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export interface BoundedCall {
  timeoutMs: number;
  /** Sent as a form by POST. */
  form?: Record<string, string>;
  /** Limit for the response in bytes; by default 256 kB. */
  maxBytes?: number;
  signal?: AbortSignal;
}

/**
 * Calls an external service, limited in time and size, without redirects. Throws if the response is not JSON; the
 * caller checks the status.
 */
export async function fetchBoundedJson(
  fetcher: typeof fetch,
  url: string,
  call: BoundedCall,
): Promise<{ status: number; body: unknown }> {
  const limit = AbortSignal.timeout(call.timeoutMs);
  const response = await fetcher(url, {
    ...(call.form && { method: 'POST', body: new URLSearchParams(call.form) }),
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: call.signal ? AbortSignal.any([limit, call.signal]) : limit,
  });
  const text = await readLimited(response, call.maxBytes ?? defaultMaxBytes);
  return { status: response.status, body: JSON.parse(text) };
}
