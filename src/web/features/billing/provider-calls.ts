/** Calls that a payment provider carries out, such as cancelling: never twice, and with a text for each failure. */
import { useEffect, useState } from 'react';
import type { PaymentInit } from '#shared/contract/shapes.ts';
import { manageTexts } from '../../i18n/en/billing.ts';
import { ApiError, createIdempotencyKey } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.tsx';

export type Refusal =
  /** The user is signed out or lacks the permission; the browser is opening /login or /403. */
  | { kind: 'redirected'; expired: boolean }
  | { kind: 'refused'; code: string | undefined; message: string | undefined }
  /** No response, or a server error: the call may have succeeded. */
  | { kind: 'unclear' };

/** `redirectUrl` is the provider's page where the user continues. */
export type CallOutcome = { kind: 'ok'; redirectUrl: string | undefined } | Refusal;

/** What an error of the API client means for such a call. */
export function toRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return { kind: 'unclear' };
  if (error.status === 401 || error.status === 403)
    return { kind: 'redirected', expired: error.status === 401 };
  return { kind: 'refused', code: error.code, message: error.message };
}

function toOutcome({ success, code, errorMessage, redirectUrl }: PaymentInit): CallOutcome {
  return success ? { kind: 'ok', redirectUrl } : { kind: 'refused', code, message: errorMessage };
}

/** Makes one call with an idempotency key. `name`: equal for two calls that must not both happen. Never rejects. */
export type CallWithKey = (name: string, work: (key: string) => Promise<PaymentInit>) => Promise<CallOutcome>;

/** Each call has a new key; if it is unclear whether a call succeeded, the next of the same name reuses its key. */
export function createCallWithKey(makeKey: () => string = createIdempotencyKey): CallWithKey {
  const unclearKeys = new Map<string, string>();
  return async (name, work) => {
    const key = unclearKeys.get(name) ?? makeKey();
    unclearKeys.set(name, key);
    const outcome = await work(key).then(toOutcome, toRefusal);
    if (outcome.kind !== 'unclear') unclearKeys.delete(name);
    return outcome;
  };
}

/** `leaving`: the browser is opening a page of the provider, so the buttons stay busy. */
interface SendResult {
  problem?: string | undefined;
  leaving?: boolean;
}

/** For a button that makes such a call: whether it is busy, and the problem to show next to it. */
export function useProviderCall() {
  const [callWithKey] = useState(() => createCallWithKey());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    // A page that the browser restores from its back/forward cache would still be busy.
    const resetBusy = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', resetBusy);
    return () => window.removeEventListener('pageshow', resetBusy);
  }, []);
  async function send(work: () => Promise<SendResult>) {
    setBusy(true);
    setProblem(undefined);
    const result = await work();
    setProblem(result.problem);
    setBusy(result.leaving === true);
  }
  return { callWithKey, busy, problem, clearProblem: () => setProblem(undefined), send };
}

interface RefusalTexts {
  failed: (reason: string) => string;
  unclear: string;
}

/** Returns the text to show next to the button; undefined when the browser is leaving the page. */
export function handleRefusal(refusal: Refusal, texts: RefusalTexts): string | undefined {
  const t = manageTexts();
  if (refusal.kind === 'unclear') return texts.unclear;
  if (refusal.kind === 'refused') {
    const reason = refusal.code === undefined ? undefined : t.reasons[refusal.code];
    return texts.failed(reason ?? (refusal.message || t.reasons.unknown));
  }
  // The toast is shown on the login page, which the API client opens.
  if (refusal.expired) showToast({ text: t.sessionExpired, kind: 'error' });
  return undefined;
}

/** Whether the browser may leave for this address: https, or our own origin. */
export function isSafeRedirect(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin: target } = new URL(url);
  return protocol === 'https:' || target === origin;
}
