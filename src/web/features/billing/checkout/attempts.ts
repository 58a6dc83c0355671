import type { PaymentInit } from '#shared/contract/shapes.ts';
import { ApiError } from '../../../lib/api.ts';
import { newKey } from '../../../lib/new-key.ts';

/** `left`: the session or the right is gone and the person is on the way to /login or /403. */
export type Refusal =
  | { kind: 'left'; expired: boolean }
  | { kind: 'refused'; code: string | undefined; message: string | undefined }
  /** No answer, or none that says what happened. */
  | { kind: 'exception' };

/** `redirectUrl` leads to a page of the provider where it goes on. */
export type Outcome = { kind: 'ok'; redirectUrl: string | undefined } | Refusal;

export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { kind: 'exception' };
  if (error.status === 401 || error.status === 403) return { kind: 'left', expired: error.status === 401 };
  return { kind: 'refused', code: error.code, message: error.message };
}

/** One call of the payment provider's part under its key; never rejects. */
export type Attempt = (name: string, work: (key: string) => Promise<PaymentInit>) => Promise<Outcome>;

/** A new key for each attempt; after no clear answer the repeat of the same attempt has the same one. */
export function createAttempts(makeKey: () => string = newKey): Attempt {
  const unanswered = new Map<string, string>();
  return async (name, work) => {
    const key = unanswered.get(name) ?? makeKey();
    unanswered.set(name, key);
    const outcome = await work(key).then(outcomeOf, refusalOf);
    if (outcome.kind !== 'exception') unanswered.delete(name);
    return outcome;
  };
}

function outcomeOf({ success, code, errorMessage, redirectUrl }: PaymentInit): Outcome {
  return success ? { kind: 'ok', redirectUrl } : { kind: 'refused', code, message: errorMessage };
}
