/** Calls to a model's server: limited in time and size, and the response must be a stream of events. */
export interface FetchGuard {
  headersMs: number;
  maxBytes: number;
}

export class GuideTransportError extends Error {
  readonly code: 'headers-timeout' | 'too-much' | 'not-a-stream';

  constructor(code: GuideTransportError['code']) {
    super(code);
    this.name = 'GuideTransportError';
    this.code = code;
  }
}

function capped(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let bytes = 0;
  const cap = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new GuideTransportError('too-much'));
      else controller.enqueue(chunk);
    },
  });
  return body.pipeThrough(cap);
}

function isStream(response: Response): boolean {
  return /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
}

/** Limit for an answer with an error status. */
const maxErrorBytes = 64_000;

/** Checks successful responses only; the provider's package handles error responses. */
async function checked(response: Response, maxBytes: number): Promise<Response> {
  if (!response.ok) {
    const text = response.body ? await new Response(capped(response.body, maxErrorBytes)).text() : '';
    return new Response(text, { status: response.status, headers: response.headers });
  }
  if (!response.body || !isStream(response)) {
    await response.body?.cancel().catch(() => {});
    throw new GuideTransportError('not-a-stream');
  }
  return new Response(capped(response.body, maxBytes), {
    status: response.status,
    headers: response.headers,
  });
}

export function guardFetch(fetch: typeof globalThis.fetch, guard: FetchGuard): typeof globalThis.fetch {
  return async (input, init) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new GuideTransportError('headers-timeout')), guard.headersMs);
    const signals = init?.signal ? [init.signal, late.signal] : [late.signal];
    try {
      const response = await fetch(input, {
        ...init,
        // A redirect would forward API keys in custom headers to the new host.
        redirect: 'error',
        signal: AbortSignal.any(signals),
      });
      return await checked(response, guard.maxBytes);
    } finally {
      clearTimeout(timer);
    }
  };
}
