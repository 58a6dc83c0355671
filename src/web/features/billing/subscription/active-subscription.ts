import type { ContractTypes } from '#shared/contract/contract.ts';
import type { ActiveSubscription } from '#shared/contract/shapes.ts';
import { type CallOptions, call } from '../../../lib/api.ts';

type Answer = ContractTypes['activeSubscription']['response'];

/** Spec 7: an empty answer means none. */
function isSubscription(answer: Answer): answer is ActiveSubscription {
  return typeof answer.id === 'string';
}

/** The active subscription, or undefined when there is none. Throws `ApiError`. */
export async function fetchActiveSubscription(
  options: Pick<CallOptions<'activeSubscription'>, 'signal'> = {},
): Promise<ActiveSubscription | undefined> {
  const answer = await call('activeSubscription', { ...options, fresh: true });
  return isSubscription(answer) ? answer : undefined;
}
