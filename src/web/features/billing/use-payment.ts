import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { Plan, PlanId } from '#shared/plans.ts';
import { tabStore } from '../../lib/storage.ts';
import { type CheckoutInput, type CheckoutResult, newAttemptKey, startCheckout } from './checkout.ts';
import { noChoice, type PayAction, type PayState, reducePay } from './pay-state.ts';

/** The choice is still there after a cancelled checkout or a login. */
const planKey = 'chosenPlan';

function firstState(): PayState {
  const plan = tabStore.read(planKey);
  return plan === 'monthly' || plan === 'annual' ? { ...noChoice, plan } : noChoice;
}

/** A page that the browser kept while the person was at the checkout wakes up as it was left. */
function useWakeUp(dispatch: Dispatch<PayAction>) {
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'stopped' });
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [dispatch]);
}

type Buyer = Pick<CheckoutInput, 'countryCode' | 'userId'>;
export type Problem = Extract<CheckoutResult, { kind: 'problem' }>;

export function usePayment() {
  const [state, dispatch] = useReducer(reducePay, undefined, firstState);
  const [problem, setProblem] = useState<Problem | 'loginFirst'>();
  const attempt = useRef<{ plan: PlanId; key: string }>(undefined);
  useWakeUp(dispatch);

  function act(action: PayAction) {
    if (action.type === 'plan') tabStore.write(planKey, action.plan);
    setProblem(undefined);
    dispatch(action);
  }

  /** Gives what the page has to do next; a redirect leaves the state as paying until the page is gone. */
  async function pay(plan: Plan, buyer: Buyer): Promise<CheckoutResult> {
    if (attempt.current?.plan !== plan.id) attempt.current = { plan: plan.id, key: newAttemptKey() };
    const { key } = attempt.current;
    act({ type: 'pay' });
    const { origin } = window.location;
    const result = await startCheckout({ plan, ...buyer, origin, attemptKey: key });
    if (!(result.kind === 'problem' && result.retry)) attempt.current = undefined;
    if (result.kind !== 'redirect') dispatch({ type: 'stopped' });
    if (result.kind === 'problem') setProblem(result);
    return result;
  }

  return { state, act, pay, problem, askLogin: () => setProblem('loginFirst') };
}
