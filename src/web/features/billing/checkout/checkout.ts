/** A purchase: creates the order, then its checkout at the payment provider, and opens the provider's page. */

import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import type { ContractTypes } from '#shared/contract/endpoints.ts';
import type { PaymentInit } from '#shared/contract/shapes.ts';
import type { Locale } from '#shared/locales.ts';
import { pages, pageUrl } from '#shared/pages.ts';
import {
  type PaymentProviderName,
  providerDescriptors,
  startEndpointName,
  wireProvider,
} from '#shared/payment-providers.ts';
import { toOrderType } from '#shared/plan-codec.ts';
import { type Plan, toAmount } from '#shared/plans.ts';
import { currentLocale } from '../../../i18n/catalogue.ts';
import type { billingTexts } from '../../../i18n/en/billing.ts';
import { ApiError, call, createIdempotencyKey } from '../../../lib/api.ts';
import { isSafeRedirect } from '../provider-calls.ts';
import { keepPaymentChoice, type PaymentAction, readPaymentChoice, reducePayment } from './payment-state.ts';

interface CheckoutInput {
  plan: Plan;
  method: PaymentProviderName;
  countryCode: string;
  /** Language of the mails about the subscription. */
  locale: Locale;
  userId: string | undefined;
  /** The promotion code, and what the page said is charged today. */
  offer?: { code: string; dueToday: number } | undefined;
  origin: string;
  /** Idempotency key of the attempt: repeating it makes no second order and no second charge. */
  attemptKey: string;
}

type ProblemName = 'orderFailed' | 'initFailed' | 'providerFailed' | 'sessionExpired' | 'payFailed';

export interface CheckoutProblem {
  kind: 'problem';
  /** The text to show when `code` and `message` give no better one. */
  problem: ProblemName;
  code?: string | undefined;
  /** In the server's words. */
  message?: string | undefined;
  /** Name of the provider, for `providerFailed`. */
  provider?: string;
  /** No response came, so the next attempt must use the same key. */
  unanswered: boolean;
}

export type CheckoutResult = { kind: 'redirect'; url: string } | { kind: 'cancelled' } | CheckoutProblem;

export function createCheckoutProblem(
  problem: ProblemName,
  details: Pick<CheckoutProblem, 'code' | 'message' | 'provider'> = {},
): CheckoutProblem {
  return { kind: 'problem', problem, unanswered: false, ...details };
}

/** The text of a known code in the reader's language, else the server's words, else the text of the failed step. */
export function describeCheckoutProblem(
  t: ReturnType<typeof billingTexts>,
  { problem, code, message, provider = '' }: CheckoutProblem,
): string {
  const refusals = new Map(Object.entries(t.refusals));
  const text = t[problem];
  return refusals.get(code ?? '') || message || (typeof text === 'string' ? text : text(provider));
}

/**
 * Whether the page adds that nothing was charged: the problem came before the provider's pay page, and its text does not
 * say it.
 */
export function needsNotChargedNote(
  { refusals }: ReturnType<typeof billingTexts>,
  { problem, code = '' }: CheckoutProblem,
): boolean {
  return /^(?:order|init|provider)Failed$/.test(problem) && !Object.keys(refusals).includes(code);
}

function toProblem(error: unknown, otherwise: ProblemName): CheckoutProblem {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return createCheckoutProblem('sessionExpired');
  if (error.status === 0) return { ...createCheckoutProblem('payFailed'), unanswered: true };
  return createCheckoutProblem(otherwise, { code: error.code });
}

function createOrder({ plan, method, locale, offer, attemptKey }: CheckoutInput) {
  return call('createOrder', {
    idempotencyKey: `${attemptKey}-order`,
    body: {
      orderType: toOrderType(plan.id),
      paymentMethod: method,
      amount: toAmount(plan.chargeCents),
      currency: plan.currency,
      description: plan.id,
      locale,
      ...(offer && { offer }),
    },
  });
}

type Order = ContractTypes['createOrder']['response'];

function startSubscription(input: CheckoutInput, order: Order) {
  const { plan, method, countryCode, userId, origin, attemptKey } = input;
  const idempotencyKey = `${attemptKey}-pay`;
  const body = {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    userId,
    orderType: toOrderType(plan.id),
    description: plan.id,
    successUrl: origin + pageUrl('paymentSuccess', { order: order.orderId }),
    cancelUrl: origin + pages.subscriptionCancel,
    countryCode,
    currency: plan.currency,
  };
  return call(startEndpointName(method), {
    idempotencyKey,
    body: { ...body, paymentProvider: wireProvider(method) },
  });
}

/** The problem when the payment page cannot be opened. */
function createRedirectProblem(method: PaymentProviderName): CheckoutProblem {
  const { needsSessionId, label } = providerDescriptors[method];
  return needsSessionId
    ? createCheckoutProblem('providerFailed', { provider: label })
    : createCheckoutProblem('payFailed');
}

/** Without an address to go to, or a session id where the provider needs one, the checkout counts as cancelled. */
function toCheckoutResult(init: PaymentInit, { method, origin }: CheckoutInput): CheckoutResult {
  const { success, code, errorMessage, redirectUrl, sessionId } = init;
  if (!success) return createCheckoutProblem('initFailed', { code, message: errorMessage });
  if (!redirectUrl || (providerDescriptors[method].needsSessionId && !sessionId))
    return { kind: 'cancelled' };
  return isSafeRedirect(redirectUrl, origin)
    ? { kind: 'redirect', url: redirectUrl }
    : createRedirectProblem(method);
}

/** Creates the order, then its checkout. The caller navigates as the result says. */
export async function startCheckout(input: CheckoutInput): Promise<CheckoutResult> {
  let order: Order;
  try {
    order = await createOrder(input);
  } catch (error) {
    return toProblem(error, 'orderFailed');
  }
  if (!order.orderId) return createCheckoutProblem('orderFailed');
  try {
    return toCheckoutResult(await startSubscription(input, order), input);
  } catch (error) {
    return toProblem(error, 'payFailed');
  }
}

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

/** The state of the pay page: the choice, the payment being opened, and what went wrong. */
export function usePayment() {
  const [state, dispatch] = useReducer(reducePayment, undefined, readPaymentChoice);
  const [problem, setProblem] = useState<CheckoutProblem | 'loginFirst'>();
  const attempt = useAttemptKey();
  const leave = useLeaving((method) => stop(createRedirectProblem(method)));
  useStopOnRestore(dispatch);
  useEffect(() => keepPaymentChoice(state), [state]);

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
    if (result.kind !== 'problem' || !result.unanswered) attempt.forget();
    if (result.kind === 'redirect') leave(result.url, method);
    else stop(result.kind === 'problem' ? result : undefined);
    return result;
  }

  return { state, act, pay, problem, askLogin: () => setProblem('loginFirst') };
}
