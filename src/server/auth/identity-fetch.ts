import { AppError } from '../http/app-error.ts';

const largestAnswer = 256 * 1_024;

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestAnswer) throw new Error('the answer is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * A call to an identity provider, limited in time and size, without redirects. Throws `idp_unavailable` when no
 * JSON comes back; what a status means is for the caller to say.
 */
export async function fetchJson(
  fetcher: typeof fetch,
  url: string,
  call: { timeoutMs: number; form?: Record<string, string> },
): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetcher(url, {
      ...(call.form && { method: 'POST', body: new URLSearchParams(call.form) }),
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(call.timeoutMs),
    });
    return { status: response.status, body: JSON.parse(await readLimited(response)) };
  } catch (cause) {
    throw new AppError('idp_unavailable', { cause });
  }
}
