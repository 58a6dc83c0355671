import type { ContractTypes } from '#shared/contract.ts';
import { pages, pageUrl } from '#shared/pages.ts';
import type { Plan } from '#shared/plans.ts';
import { ApiError, call } from '../../lib/api.ts';

export interface CheckoutInput {
  plan: Plan;
  countryCode: string;
  userId: string | undefined;
  origin: string;
  /** One an attempt: a repeat under the same key makes no second order and no second charge. */
  attemptKey: string;
}

/** Works on plain http too, where `crypto.randomUUID` is missing. */
export function newAttemptKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

type CheckoutProblem = 'orderFailed' | 'initFailed' | 'stripeFailed' | 'sessionExpired' | 'payFailed';

/** `retry` when no answer came, so that the same key has to be used again. */
export type CheckoutResult =
  | { kind: 'redirect'; url: string }
  | { kind: 'cancelled' }
  | { kind: 'subscribed' }
  | { kind: 'problem'; problem: CheckoutProblem; message?: string | undefined; retry: boolean };

const problem = (name: CheckoutProblem, message?: string): CheckoutResult => ({
  kind: 'problem',
  problem: name,
  message,
  retry: false,
});

/** Spec 8: which refusal of which call gives which text. */
function refused(error: unknown, otherwise: CheckoutProblem): CheckoutResult {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return problem('sessionExpired');
  if (error.code === 'already_subscribed') return { kind: 'subscribed' };
  if (error.status === 0) return { kind: 'problem', problem: 'payFailed', retry: true };
  return problem(otherwise);
}

function createOrder({ plan, attemptKey }: CheckoutInput) {
  return call('createOrder', {
    idempotencyKey: `${attemptKey}-order`,
    body: {
      orderType: plan.orderType,
      paymentMethod: 'stripe',
      amount: plan.chargeCents / 100,
      currency: plan.currency,
      description: plan.id,
    },
  });
}

type Order = ContractTypes['createOrder']['response'];

function startSubscription({ plan, countryCode, userId, origin, attemptKey }: CheckoutInput, order: Order) {
  return call('startStripeSubscription', {
    idempotencyKey: `${attemptKey}-pay`,
    body: {
      orderId: order.orderId,
      orderNumber: order.orderNumber,
      userId,
      orderType: plan.orderType,
      paymentProvider: 'STRIPE',
      description: plan.id,
      successUrl: origin + pageUrl('paymentSuccess', { order: order.orderId }),
      cancelUrl: origin + pages.subscriptionCancel,
      countryCode,
      currency: plan.currency,
    },
  });
}

/** Handbook B3: the browser leaves only for https or stays on its own origin. */
export function isSafeRedirect(url: string, origin: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin: target } = new URL(url);
  return protocol === 'https:' || target === origin;
}

type Init = ContractTypes['startStripeSubscription']['response'];

function afterInit(init: Init, origin: string): CheckoutResult {
  if (!init.success) return problem('initFailed', init.errorMessage);
  if (!init.redirectUrl || !init.sessionId) return { kind: 'cancelled' };
  return isSafeRedirect(init.redirectUrl, origin)
    ? { kind: 'redirect', url: init.redirectUrl }
    : problem('stripeFailed');
}

/** Creates the order, then opens the checkout. The caller goes where the result says. */
export async function startCheckout(input: CheckoutInput): Promise<CheckoutResult> {
  let order: Order;
  try {
    order = await createOrder(input);
  } catch (error) {
    return refused(error, 'orderFailed');
  }
  if (!order.orderId) return problem('orderFailed');
  try {
    return afterInit(await startSubscription(input, order), input.origin);
  } catch (error) {
    return refused(error, 'payFailed');
  }
}
