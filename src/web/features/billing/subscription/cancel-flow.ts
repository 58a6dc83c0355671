import type { OwnSubscription, PaymentRecord } from '#shared/contract/shapes.ts';
import { type PaymentProviderName, paymentProviders } from '#shared/payment-providers.ts';
import { call } from '../../../lib/api.ts';
import { type Attempt, type Outcome, type Refusal, refusalOf } from '../checkout/attempts.ts';

export type CancelResult = { kind: 'done' } | { kind: 'noRecords' } | { kind: 'noId' } | Refusal;

interface AtProvider {
  provider: PaymentProviderName;
  providerSubscriptionId: string;
}

/** The newest first, whatever the order of the answer. */
export function newestFirst(payments: readonly PaymentRecord[]): PaymentRecord[] {
  return [...payments].sort((a, b) => Date.parse(b.paidAt) - Date.parse(a.paidAt));
}

/** Spec 7: the latest payment record says which subscription to cancel, and where. */
function targetOf(payments: readonly PaymentRecord[]): AtProvider | { kind: 'noRecords' } | { kind: 'noId' } {
  const [latest] = newestFirst(payments);
  if (!latest) return { kind: 'noRecords' };
  const provider = paymentProviders.find((name) => name === latest.paymentProvider);
  if (!provider || !latest.subscriptionId) return { kind: 'noId' };
  return { provider, providerSubscriptionId: latest.subscriptionId };
}

export async function cancelSubscription(attempt: Attempt, subscriptionId: string): Promise<CancelResult> {
  const target = await call('listPayments', { params: { subscriptionId }, fresh: true }).then(
    targetOf,
    refusalOf,
  );
  if ('kind' in target) return target;
  const outcome = await attempt(`cancel ${target.providerSubscriptionId}`, (idempotencyKey) =>
    call('cancelSubscription', { params: target, idempotencyKey }),
  );
  return outcome.kind === 'ok' ? { kind: 'done' } : outcome;
}

export function undoCancel(
  attempt: Attempt,
  { paymentProvider: provider, providerSubscriptionId }: OwnSubscription,
): Promise<Outcome> {
  return attempt(`undo ${providerSubscriptionId}`, (idempotencyKey) =>
    call('resumeSubscription', { params: { provider, providerSubscriptionId }, idempotencyKey }),
  );
}
