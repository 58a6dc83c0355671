/** A promotion code on the pay page: which one is used, and what the server says that it changes. */
import { useEffect, useRef, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import { normalizeCode } from '#shared/offers.ts';
import { toOrderType } from '#shared/plan-codec.ts';
import type { Currency, Plan, PlanId } from '#shared/plans.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { tabStore } from '../../../lib/storage.ts';

export type OfferPreview = ContractTypes['previewOffer']['response'];

/** In session storage: survives a reload, a sign-in before paying, and a cancelled checkout. */
const codeKey = 'offerCode';

interface CodeEntry {
  code: string;
  /** Offered to everyone by the server instead of typed: if it cannot be used, no error is shown. */
  announced: boolean;
}

export interface OfferState {
  /** What the server says about the code on the chosen plan. */
  preview: OfferPreview | undefined;
  /** The response about a code is awaited. Paying must wait, so that nobody pays the full price meanwhile. */
  pending: boolean;
  /** Code of the server's error, `login`, or `failed`. */
  error: string | undefined;
  /** The typed code, once applied. */
  code: string;
  apply(code: string): void;
  remove(): void;
}

function readEntry(announcedCode: string | undefined, isRemoved: boolean): CodeEntry | undefined {
  const typed = tabStore.read(codeKey);
  if (typed) return { code: typed, announced: false };
  return announcedCode && !isRemoved ? { code: announcedCode, announced: true } : undefined;
}

type PreviewResult = { preview: OfferPreview } | { error: string };

async function fetchPreview(code: string, plan: PlanId, currency: Currency): Promise<PreviewResult> {
  try {
    const body = { code, orderType: toOrderType(plan), currency };
    return { preview: await call('previewOffer', { body }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error: error.code.startsWith('offer_') ? error.code : 'failed' };
  }
}

/** Fetches what the code changes, again for each plan that is chosen. */
export function useOffer(
  plan: Plan | undefined,
  { announcedCode, signedIn }: { announcedCode: string | undefined; signedIn: boolean },
): OfferState {
  const isRemoved = useRef(false);
  const [attempt, setAttempt] = useState(0);
  const entry = readEntry(announcedCode, isRemoved.current);
  const code = plan && signedIn ? entry?.code : undefined;
  const { id: planId, currency } = plan ?? {};
  const requestKey = code && `${code} ${planId} ${currency} ${attempt}`;
  const [response, setResponse] = useState<{ requestKey: string; result: PreviewResult }>();
  useEffect(() => {
    if (!requestKey || !code || !planId || !currency) return;
    let isCurrent = true;
    void fetchPreview(code, planId, currency).then(
      (result) => isCurrent && setResponse({ requestKey, result }),
    );
    return () => {
      isCurrent = false;
    };
  }, [requestKey, code, planId, currency]);
  const result = response && response.requestKey === requestKey ? response.result : undefined;
  const refusal = result && 'error' in result ? result.error : undefined;
  const error = entry && !signedIn ? 'login' : refusal;
  return {
    preview: result && 'preview' in result ? result.preview : undefined,
    pending: requestKey !== undefined && !result,
    error: entry?.announced ? undefined : error,
    code: entry && !entry.announced ? entry.code : '',
    apply(code) {
      tabStore.write(codeKey, normalizeCode(code));
      setAttempt((count) => count + 1);
    },
    remove() {
      isRemoved.current = true;
      tabStore.remove(codeKey);
      setAttempt((count) => count + 1);
    },
  };
}

/** Called after the purchase. */
export function forgetOffer(): void {
  tabStore.remove(codeKey);
}
