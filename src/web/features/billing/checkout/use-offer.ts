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

interface Entry {
  code: string;
  /** Offered to everyone by the server instead of typed: if it cannot be used, no error is shown. */
  announced: boolean;
}

export interface OfferState {
  /** What the server says about the code on the chosen plan. */
  preview: OfferPreview | undefined;
  /** The answer about a code is awaited. Paying must wait, so that nobody pays the full price meanwhile. */
  pending: boolean;
  /** Code of the server's error, `login`, or `failed`. */
  error: string | undefined;
  /** The typed code, once applied. */
  code: string;
  apply(code: string): void;
  remove(): void;
}

function readEntry(announced: string | undefined, removed: boolean): Entry | undefined {
  const typed = tabStore.read(codeKey);
  if (typed) return { code: typed, announced: false };
  return announced && !removed ? { code: announced, announced: true } : undefined;
}

type Answer = { preview: OfferPreview } | { error: string };

async function ask(code: string, plan: PlanId, currency: Currency): Promise<Answer> {
  try {
    const body = { code, orderType: toOrderType(plan), currency };
    return { preview: await call('previewOffer', { body }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { error: error.code.startsWith('offer_') ? error.code : 'failed' };
  }
}

/** Asks the server about the code, for each plan that is chosen. */
export function useOffer(
  plan: Plan | undefined,
  { announced, signedIn }: { announced: string | undefined; signedIn: boolean },
): OfferState {
  const removed = useRef(false);
  const [typed, setTyped] = useState<{ attempt: number }>({ attempt: 0 });
  const entry = readEntry(announced, removed.current);
  const code = plan && signedIn ? entry?.code : undefined;
  const { id: planId, currency } = plan ?? {};
  const wanted = code && `${code} ${planId} ${currency} ${typed.attempt}`;
  const [answered, setAnswered] = useState<{ wanted: string; answer: Answer }>();
  useEffect(() => {
    if (!wanted || !code || !planId || !currency) return;
    let current = true;
    void ask(code, planId, currency).then((answer) => current && setAnswered({ wanted, answer }));
    return () => {
      current = false;
    };
  }, [wanted, code, planId, currency]);
  const answer = answered && answered.wanted === wanted ? answered.answer : undefined;
  const refusal = answer && 'error' in answer ? answer.error : undefined;
  const error = entry && !signedIn ? 'login' : refusal;
  return {
    preview: answer && 'preview' in answer ? answer.preview : undefined,
    pending: wanted !== undefined && !answer,
    error: entry?.announced ? undefined : error,
    code: entry && !entry.announced ? entry.code : '',
    apply(code) {
      tabStore.write(codeKey, normalizeCode(code));
      setTyped(({ attempt }) => ({ attempt: attempt + 1 }));
    },
    remove() {
      removed.current = true;
      tabStore.remove(codeKey);
      setTyped(({ attempt }) => ({ attempt: attempt + 1 }));
    },
  };
}

/** After the purchase. */
export function forgetOffer(): void {
  tabStore.remove(codeKey);
}
