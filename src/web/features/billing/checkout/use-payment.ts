/** Pays: starts the checkout, opens the payment page, and says what went wrong. */
import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Plan } from '#shared/plans.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import { createIdempotencyKey } from '../../../lib/api.ts';
import {
  type CheckoutInput,
  type CheckoutProblem,
  type CheckoutResult,
  createRedirectProblem,
  startCheckout,
} from './checkout.ts';
import { keepChoice, type PaymentAction, readChoice, reducePayment } from './payment-state.ts';

/** How long the browser may take to reach the payment page before the user can try again. */
const leaveTimeoutMs = 30_000;

/** Opens the payment page; calls `onStuck` when the browser does not leave. */
function useLeaving(onStuck: (method: PaymentProviderName) => void) {
  const timer = useRef<number>(undefined);
  useEffect(() => {
    const stopTimer = () => window.clearTimeout(timer.current);
    window.addEventListener('pagehide', stopTimer);
    return () => {
      stopTimer();
      window.removeEventListener('pagehide', stopTimer);
    };
  }, []);
  return function leave(url: string, method: PaymentProviderName) {
    try {
      window.location.assign(url);
      timer.current = window.setTimeout(() => onStuck(method), leaveTimeoutMs);
    } catch {
      onStuck(method);
    }
  };
}

/** A page that the browser restores from its back/forward cache would still be in the state `paying`. */
function useStopOnRestore(dispatch: Dispatch<PaymentAction>) {
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'stopped' });
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [dispatch]);
}

type Buyer = Pick<CheckoutInput, 'countryCode' | 'userId' | 'offer'>;

/** The idempotency key of an attempt. Repeating the same choice after no response reuses its key. */
function useAttemptKey() {
  const attempt = useRef<{ choice: string; key: string }>(undefined);
  return {
    keyFor(plan: Plan, method: PaymentProviderName, { countryCode, offer }: Buyer): string {
      const choice = `${plan.id} ${plan.currency} ${method} ${countryCode} ${offer?.code} ${offer?.dueToday}`;
      if (attempt.current?.choice !== choice) attempt.current = { choice, key: createIdempotencyKey() };
      return attempt.current.key;
    },
    forget() {
      attempt.current = undefined;
    },
  };
}

export function usePayment() {
  const [state, dispatch] = useReducer(reducePayment, undefined, readChoice);
  const [problem, setProblem] = useState<CheckoutProblem | 'loginFirst'>();
  const attempt = useAttemptKey();
  const leave = useLeaving((method) => stop(createRedirectProblem(method)));
  useStopOnRestore(dispatch);
  useEffect(() => keepChoice(state), [state]);

  function act(action: PaymentAction) {
    setProblem(undefined);
    dispatch(action);
  }
  function stop(found?: CheckoutProblem) {
    dispatch({ type: 'stopped' });
    setProblem(found);
  }

  /** On a redirect the state stays `paying` until the browser has left the page. */
  async function pay(plan: Plan, method: PaymentProviderName, buyer: Buyer): Promise<CheckoutResult> {
    const attemptKey = attempt.keyFor(plan, method, buyer);
    act({ type: 'pay' });
    const { origin } = window.location;
    const locale = currentLocale();
    const result = await startCheckout({ plan, method, ...buyer, locale, origin, attemptKey });
    const isUnanswered = result.kind === 'problem' && result.retry;
    if (!isUnanswered) attempt.forget();
    if (result.kind === 'redirect') leave(result.url, method);
    else stop(result.kind === 'problem' ? result : undefined);
    return result;
  }

  return { state, act, pay, problem, askLogin: () => setProblem('loginFirst') };
}
