const largestAnswer = 256 * 1_024;

/** The text of an answer; throws when it has more bytes than `largest`. */
export async function readLimited(response: Response, largest: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largest) throw new Error('the answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

export interface BoundedCall {
  timeoutMs: number;
  /** Sent as a form by POST. */
  form?: Record<string, string>;
  /** Bytes of the answer; default 256 kB. */
  largest?: number;
  signal?: AbortSignal;
}

/**
 * A call to a service outside, limited in time and size, without redirects. Throws when no JSON comes back; what
 * a status means is for the caller to say.
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
  const text = await readLimited(response, call.largest ?? largestAnswer);
  return { status: response.status, body: JSON.parse(text) };
}
