/** Asks the guide to rewrite one line of the summary ('Not right'). */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { LineRef } from '#shared/summary.ts';
import { ApiError, call, createIdempotencyKey } from '../../lib/api.ts';

export type RewriteResponse = ContractTypes['rewritePart']['response'];

/** Idempotency keys of calls without a clear response: repeating one must not rewrite the line twice. */
const unclearKeys = new Map<string, string>();

/** The server may have run the call. */
const isUnclear = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** `note`: what is wrong with the line. `transcript`: only for an unstored dialogue. Throws `ApiError`. */
export async function rewriteLine(
  sessionId: string,
  target: LineRef,
  note: string,
  transcript?: ContractTypes['rewritePart']['body']['transcript'],
): Promise<RewriteResponse> {
  const words = note.trim();
  const body = { sessionId, ...target, ...(words && { note: words }), ...(transcript && { transcript }) };
  const requestId = `rewritePart ${JSON.stringify(body)}`;
  const key = unclearKeys.get(requestId) ?? createIdempotencyKey();
  unclearKeys.set(requestId, key);
  try {
    const response = await call('rewritePart', { body, idempotencyKey: key });
    unclearKeys.delete(requestId);
    return response;
  } catch (error) {
    if (!isUnclear(error)) unclearKeys.delete(requestId);
    throw error;
  }
}
