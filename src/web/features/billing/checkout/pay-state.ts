import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { PlanId } from '#shared/plans.ts';

/** Spec 4: no plan, then plan selected (resets the method), then method selected, then payment. */
export interface PayState {
  plan: PlanId | undefined;
  method: PaymentProviderName | undefined;
  paying: boolean;
}

export type PayAction =
  | { type: 'plan'; plan: PlanId }
  | { type: 'method'; method: PaymentProviderName }
  | { type: 'pay' }
  | { type: 'stopped' };

export const noChoice: PayState = { plan: undefined, method: undefined, paying: false };

export function reducePay(state: PayState, action: PayAction): PayState {
  if (action.type === 'stopped') return { ...state, paying: false };
  if (state.paying) return state; // What is being paid cannot change under the payment.
  switch (action.type) {
    case 'plan':
      return { plan: action.plan, method: undefined, paying: false };
    case 'method':
      return state.plan ? { ...state, method: action.method } : state;
    case 'pay':
      return payStep(state) === 'ready' ? { ...state, paying: true } : state;
  }
}

/** A method kept from before that the server has switched off since is no choice any more. */
export function withOffered(state: PayState, offered: readonly PaymentProviderName[]): PayState {
  return state.method && !offered.includes(state.method) ? { ...state, method: undefined } : state;
}

export type PayStep = 'plan' | 'method' | 'ready' | 'paying';

/** What the pay button asks for (spec 2): 'Select a Plan', 'Select Payment Method', pay, 'Processing...'. */
export function payStep(state: PayState): PayStep {
  if (state.paying) return 'paying';
  if (!state.plan) return 'plan';
  return state.method ? 'ready' : 'method';
}
