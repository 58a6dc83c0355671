/** The state of the form on the pay page: the chosen plan and payment method, and whether a payment is being opened. */
import { type PaymentProviderName, paymentProviders } from '#shared/payment-providers.ts';
import type { PlanId } from '#shared/plans.ts';
import { tabStore } from '../../../lib/storage.ts';

/** `step` is what the user does next: choose a plan, choose a method, pay, or wait for the payment page. */
export type PaymentState =
  | { step: 'plan'; plan?: undefined; method?: undefined }
  | { step: 'method'; plan: PlanId; method?: undefined }
  | { step: 'ready' | 'paying'; plan: PlanId; method: PaymentProviderName };

/** `stopped`: the payment page was not opened, or the user came back from it. */
export type PaymentAction =
  | { type: 'plan'; plan: PlanId }
  | { type: 'method'; method: PaymentProviderName }
  | { type: 'pay' }
  | { type: 'stopped' };

/** Choosing a plan resets the method. Nothing can be changed while paying. */
export function reducePayment(state: PaymentState, action: PaymentAction): PaymentState {
  if (state.step === 'paying') return action.type === 'stopped' ? { ...state, step: 'ready' } : state;
  switch (action.type) {
    case 'plan':
      return { step: 'method', plan: action.plan };
    case 'method':
      return state.step === 'plan' ? state : { step: 'ready', plan: state.plan, method: action.method };
    case 'pay':
      return state.step === 'ready' ? { ...state, step: 'paying' } : state;
    case 'stopped':
      return state;
  }
}

/** Drops a remembered method that is no longer offered. */
export function withOfferedMethod(
  state: PaymentState,
  offered: readonly PaymentProviderName[],
): PaymentState {
  return state.method && !offered.includes(state.method) ? { step: 'method', plan: state.plan } : state;
}

/** Plan and method survive a reload, a login on the way and a cancelled checkout. */
const planKey = 'chosenPlan';
const methodKey = 'chosenMethod';
const plans = ['annual', 'monthly'] as const;

/** The state that the form begins with. */
export function readPaymentChoice(): PaymentState {
  const plan = plans.find((name) => name === tabStore.read(planKey));
  const method = paymentProviders.find((name) => name === tabStore.read(methodKey));
  if (!plan) return { step: 'plan' };
  return method ? { step: 'ready', plan, method } : { step: 'method', plan };
}

/** What `readPaymentChoice` reads. */
export function keepPaymentChoice({ plan, method }: PaymentState): void {
  if (plan) tabStore.write(planKey, plan);
  if (method) tabStore.write(methodKey, method);
  else tabStore.remove(methodKey);
}

/** Called after the purchase. */
export function forgetChoice(): void {
  tabStore.remove(planKey);
  tabStore.remove(methodKey);
}
