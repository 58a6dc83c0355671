import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Plan } from '#shared/plans.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { newKey } from '../../../lib/new-key.ts';
import {
  type CheckoutInput,
  type CheckoutResult,
  type Problem,
  redirectProblem,
  startCheckout,
} from './checkout.ts';
import { keepChoice, readChoice } from './pay-choice.ts';
import { type PayAction, reducePay } from './pay-state.ts';

/** So long the browser may need to reach the payment page before the person can try again. */
const leavingLimitMs = 30_000;

/** Leaves for the payment page, and says so when the browser stays here. */
function useLeaving(onStuck: (method: PaymentProviderName) => void) {
  const timer = useRef<number>(undefined);
  useEffect(() => {
    const stay = () => window.clearTimeout(timer.current);
    window.addEventListener('pagehide', stay);
    return () => {
      stay();
      window.removeEventListener('pagehide', stay);
    };
  }, []);
  return function leave(url: string, method: PaymentProviderName) {
    try {
      window.location.assign(url);
      timer.current = window.setTimeout(() => onStuck(method), leavingLimitMs);
    } catch {
      onStuck(method);
    }
  };
}

/** A page that the browser kept while the person was at the checkout wakes up as it was left. */
function useWakeUp(dispatch: Dispatch<PayAction>) {
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'stopped' });
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [dispatch]);
}

/** A repeat of the same choice after silence goes out under the same key; any other attempt gets its own. */
function useAttempt() {
  const attempt = useRef<{ choice: string; key: string }>(undefined);
  return {
    keyFor(plan: Plan, method: PaymentProviderName, countryCode: string): string {
      const choice = `${plan.id} ${plan.currency} ${method} ${countryCode}`;
      if (attempt.current?.choice !== choice) attempt.current = { choice, key: newKey() };
      return attempt.current.key;
    },
    done() {
      attempt.current = undefined;
    },
  };
}

type Buyer = Pick<CheckoutInput, 'countryCode' | 'userId'>;

export function usePayment() {
  const [state, dispatch] = useReducer(reducePay, undefined, readChoice);
  const [problem, setProblem] = useState<Problem | 'loginFirst'>();
  const attempt = useAttempt();
  const leave = useLeaving((method) => stop(redirectProblem(method)));
  useWakeUp(dispatch);
  useEffect(() => keepChoice(state), [state]);

  function act(action: PayAction) {
    setProblem(undefined);
    dispatch(action);
  }
  function stop(found?: Problem) {
    dispatch({ type: 'stopped' });
    setProblem(found);
  }

  /** A redirect leaves the state as paying until the page is gone. */
  async function pay(plan: Plan, method: PaymentProviderName, buyer: Buyer): Promise<CheckoutResult> {
    const attemptKey = attempt.keyFor(plan, method, buyer.countryCode);
    act({ type: 'pay' });
    const { origin } = window.location;
    const locale = currentLocale();
    const result = await startCheckout({ plan, method, ...buyer, locale, origin, attemptKey });
    const unanswered = result.kind === 'problem' && result.retry;
    if (!unanswered) attempt.done();
    if (result.kind === 'redirect') leave(result.url, method);
    else stop(result.kind === 'problem' ? result : undefined);
    return result;
  }

  return { state, act, pay, problem, askLogin: () => setProblem('loginFirst') };
}
