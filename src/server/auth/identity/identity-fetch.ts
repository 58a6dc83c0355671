import { AppError } from '../../http/app-error.ts';
import { type BoundedCall, fetchBoundedJson } from '../../http/outbound.ts';

/**
 * A call to an identity provider, limited in time and size, without redirects. Throws `idp_unavailable` when no
 * JSON comes back; what a status means is for the caller to say.
 */
export async function fetchJson(
  fetcher: typeof fetch,
  url: string,
  call: BoundedCall,
): Promise<{ status: number; body: unknown }> {
  try {
    return await fetchBoundedJson(fetcher, url, call);
  } catch (cause) {
    throw new AppError('idp_unavailable', { cause });
  }
}
