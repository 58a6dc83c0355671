/** Asks the guide to rewrite one line of the summary ('Not right'). */
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { LineRef } from '#shared/summary.ts';
import { ApiError, call, createIdempotencyKey } from '../../lib/api.ts';

export type Rewritten = ContractTypes['rewritePart']['response'];

/** Idempotency keys of calls without a clear answer: repeating one must not rewrite the line twice. */
const unanswered = new Map<string, string>();

/** The server may have run the call. */
const isUnclear = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** `transcript`: only for an unstored dialogue. */
export async function rewriteLine(
  sessionId: string,
  target: LineRef,
  note: string,
  transcript?: ContractTypes['rewritePart']['body']['transcript'],
): Promise<Rewritten> {
  const words = note.trim();
  const body = { sessionId, ...target, ...(words && { note: words }), ...(transcript && { transcript }) };
  const identity = `rewritePart ${JSON.stringify(body)}`;
  const key = unanswered.get(identity) ?? createIdempotencyKey();
  unanswered.set(identity, key);
  try {
    const answer = await call('rewritePart', { body, idempotencyKey: key });
    unanswered.delete(identity);
    return answer;
  } catch (error) {
    if (!isUnclear(error)) unanswered.delete(identity);
    throw error;
  }
}
