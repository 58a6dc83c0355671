import { paymentProviders } from '#shared/payment-providers.ts';
import { tabStore } from '../../../lib/storage.ts';
import { noChoice, type PayState } from './pay-state.ts';

/** Plan and method outlive a reload, a login on the way and a cancelled checkout (spec 2). */
const planKey = 'chosenPlan';
const methodKey = 'chosenMethod';
const plans = ['annual', 'monthly'] as const;

export function readChoice(): PayState {
  const plan = plans.find((name) => name === tabStore.read(planKey));
  const method = paymentProviders.find((name) => name === tabStore.read(methodKey));
  return plan ? { plan, method, paying: false } : noChoice;
}

export function keepChoice({ plan, method }: PayState): void {
  if (plan) tabStore.write(planKey, plan);
  if (method) tabStore.write(methodKey, method);
  else tabStore.remove(methodKey);
}

/** What was bought is no choice any more. */
export function forgetChoice(): void {
  tabStore.remove(planKey);
  tabStore.remove(methodKey);
}
