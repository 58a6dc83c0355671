/** 'Not right': asks the server to write one line of the results anew. */
import type { ContractTypes } from '#shared/contract/contract.ts';
import { ApiError, call } from '../../lib/api.ts';
import { newKey } from '../../lib/new-key.ts';
import type { Target } from './claims.ts';

export type Rewritten = ContractTypes['rewritePart']['response'];

/** The keys of calls that had no clear answer: their repeat carries the same one, so that a line changes once. */
const unanswered = new Map<string, string>();

const isUnclear = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/** `transcript`: of a dialogue that the server does not keep. Throws what the call throws. */
export async function rewriteLine(
  sessionId: string,
  target: Target,
  note: string,
  transcript?: ContractTypes['rewritePart']['body']['transcript'],
): Promise<Rewritten> {
  const words = note.trim();
  const body = { sessionId, ...target, ...(words && { note: words }), ...(transcript && { transcript }) };
  const identity = `rewritePart ${JSON.stringify(body)}`;
  const key = unanswered.get(identity) ?? newKey();
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
