import type { ContractTypes } from '#shared/contract/contract.ts';
import type { PaymentInit } from '#shared/contract/shapes.ts';
import { pages, pageUrl } from '#shared/pages.ts';
import {
  type PaymentProviderName,
  providerDescriptors,
  startSubscriptionOf,
  wireProvider,
} from '#shared/payment-providers.ts';
import { amountOf, type Plan } from '#shared/plans.ts';
import type { Locale } from '../../../i18n/catalogue.ts';
import { ApiError, call } from '../../../lib/api.ts';

export interface CheckoutInput {
  plan: Plan;
  method: PaymentProviderName;
  countryCode: string;
  /** Language of the mails about the subscription. */
  locale: Locale;
  userId: string | undefined;
  origin: string;
  /** One an attempt: a repeat under the same key makes no second order and no second charge. */
  attemptKey: string;
}

type CheckoutProblem = 'orderFailed' | 'initFailed' | 'providerFailed' | 'sessionExpired' | 'payFailed';

export interface Problem {
  kind: 'problem';
  /** Which text of spec 8 stands for it when nothing better is known. */
  problem: CheckoutProblem;
  /** The server's stable name of the refusal, for a text in the reader's language. */
  code?: string | undefined;
  /** The server's own words. */
  message?: string | undefined;
  /** Name of the provider, for `providerFailed`. */
  provider?: string;
  /** No answer came, so the same key has to be used again. */
  retry: boolean;
}

export type CheckoutResult = { kind: 'redirect'; url: string } | { kind: 'cancelled' } | Problem;

export function checkoutProblem(
  problem: CheckoutProblem,
  said: Pick<Problem, 'code' | 'message' | 'provider'> = {},
): Problem {
  return { kind: 'problem', problem, retry: false, ...said };
}

/** Spec 8: which refusal of which call gives which text. */
function refused(error: unknown, otherwise: CheckoutProblem): Problem {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return checkoutProblem('sessionExpired');
  if (error.status === 0) return { ...checkoutProblem('payFailed'), retry: true };
  return checkoutProblem(otherwise, { code: error.code });
}

function createOrder({ plan, method, locale, attemptKey }: CheckoutInput) {
  return call('createOrder', {
    idempotencyKey: `${attemptKey}-order`,
    body: {
      orderType: plan.orderType,
      paymentMethod: method,
      amount: amountOf(plan.chargeCents),
      currency: plan.currency,
      description: plan.id,
      locale,
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
    orderType: plan.orderType,
    description: plan.id,
    successUrl: origin + pageUrl('paymentSuccess', { order: order.orderId }),
    cancelUrl: origin + pages.subscriptionCancel,
    countryCode,
    currency: plan.currency,
  };
  return call(startSubscriptionOf(method), {
    idempotencyKey,
    body: { ...body, paymentProvider: wireProvider(method) },
  });
}

/** B3: the browser leaves only for https or stays on its own origin. */
export function isSafeRedirect(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin: target } = new URL(url);
  return protocol === 'https:' || target === origin;
}

/** The payment page cannot be opened. */
export function redirectProblem(method: PaymentProviderName): Problem {
  const { needsSessionId, label } = providerDescriptors[method];
  return needsSessionId
    ? checkoutProblem('providerFailed', { provider: label })
    : checkoutProblem('payFailed');
}

/** Spec 8: a missing PayPal address or Stripe session counts as cancelled. */
function afterInit(init: PaymentInit, { method, origin }: CheckoutInput): CheckoutResult {
  const { success, code, errorMessage, redirectUrl, sessionId } = init;
  if (!success) return checkoutProblem('initFailed', { code, message: errorMessage });
  if (!redirectUrl || (providerDescriptors[method].needsSessionId && !sessionId))
    return { kind: 'cancelled' };
  return isSafeRedirect(redirectUrl, origin)
    ? { kind: 'redirect', url: redirectUrl }
    : redirectProblem(method);
}

/** Creates the order, then opens the checkout. The caller goes where the result says. */
export async function startCheckout(input: CheckoutInput): Promise<CheckoutResult> {
  let order: Order;
  try {
    order = await createOrder(input);
  } catch (error) {
    return refused(error, 'orderFailed');
  }
  if (!order.orderId) return checkoutProblem('orderFailed');
  try {
    return afterInit(await startSubscription(input, order), input);
  } catch (error) {
    return refused(error, 'payFailed');
  }
}
