import type { OwnSubscription, SwitchQuote } from '#shared/contract/shapes.ts';
import { pages } from '#shared/pages.ts';
import { call } from '../../../lib/api.ts';
import { type Attempt, type Refusal, refusalOf } from '../checkout/attempts.ts';
import { isSafeRedirect } from '../checkout/checkout.ts';
import { orderOf, type PlanType } from './manage-words.ts';

export type QuoteResult = { kind: 'quote'; quote: SwitchQuote } | Refusal;

/** What the change to `target` costs; with the present plan as target, what taking back a waiting one means. */
export function fetchQuote(
  { paymentProvider: provider, providerSubscriptionId }: OwnSubscription,
  target: PlanType,
): Promise<QuoteResult> {
  const params = { provider, providerSubscriptionId };
  return call('quoteSwitch', { params, query: { orderType: orderOf(target) }, fresh: true }).then(
    (quote) => ({ kind: 'quote', quote }),
    refusalOf,
  );
}

/** `changed`: the sum is another one now, so that it has to be agreed to anew. `declined`: nothing was changed. */
export type SwitchResult =
  | { kind: 'done' }
  | { kind: 'redirect'; url: string }
  | { kind: 'changed' }
  | { kind: 'declined' }
  | { kind: 'unsafe' }
  | Refusal;

export interface SwitchInput {
  subscription: OwnSubscription;
  quote: SwitchQuote;
  origin: string;
}

/** Changes the plan for exactly the sum that was shown. The same quote tried again has the same key. */
export async function confirmSwitch(
  attempt: Attempt,
  { subscription, quote, origin }: SwitchInput,
): Promise<SwitchResult> {
  const { paymentProvider: provider, providerSubscriptionId } = subscription;
  const { orderType, dueToday, quotedAt } = quote;
  const outcome = await attempt(`switch ${orderType} ${quotedAt}`, (idempotencyKey) =>
    call('switchPlan', {
      params: { provider, providerSubscriptionId },
      body: { orderType, dueToday, quotedAt, returnUrl: origin + pages.pay },
      idempotencyKey,
    }),
  );
  if (outcome.kind === 'refused' && outcome.code === 'quote_changed') return { kind: 'changed' };
  if (outcome.kind === 'refused' && outcome.code === 'payment_declined') return { kind: 'declined' };
  if (outcome.kind !== 'ok') return outcome;
  const { redirectUrl: url } = outcome;
  if (!url) return { kind: 'done' };
  return isSafeRedirect(url, origin) ? { kind: 'redirect', url } : { kind: 'unsafe' };
}
