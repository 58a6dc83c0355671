/** Opens PayPal's page on which the payer approves a subscription, and reads its state. */
import { localeFacts } from '#shared/locales.ts';
import type { Checkout, CheckoutRequest } from '../provider.ts';
import {
  isNotFound,
  type PaypalClient,
  type PaypalResponse,
  readResponse,
  readUnlessMissing,
} from './client.ts';
import { requestIdFor } from './plans.ts';
import { approvalLink, createdSubscription, subscriptionAnswer, type WireSubscription } from './wire.ts';

/** How long PayPal accepts the payer's approval. */
const approvalMs = 3 * 3_600_000;
const maxBrandLength = 127;

/** The tax that the price includes. It is set for each subscription: plans are the same for all countries. */
export function taxesOf({ taxRate }: Pick<CheckoutRequest, 'taxRate'>): { plan?: object } {
  return taxRate === null ? {} : { plan: { taxes: { percentage: taxRate, inclusive: true } } };
}

function createBody(request: CheckoutRequest): object {
  return {
    plan_id: request.providerPlanId,
    ...taxesOf(request),
    custom_id: request.orderId,
    subscriber: { email_address: request.email },
    application_context: {
      brand_name: request.productName.slice(0, maxBrandLength),
      locale: localeFacts[request.locale].region,
      user_action: 'SUBSCRIBE_NOW',
      shipping_preference: 'NO_SHIPPING',
      return_url: request.successUrl,
      cancel_url: request.cancelUrl,
    },
  };
}

/** PayPal has no checkout object: it is a subscription awaiting the payer's approval. */
export async function openCheckout(
  client: PaypalClient,
  request: CheckoutRequest,
): Promise<Checkout | { unknown: 'plan' }> {
  const body = createBody(request);
  const answer = await client({
    method: 'POST',
    path: '/v1/billing/subscriptions',
    body,
    // The body names the order and the plan: with a plan that was created again, this is a new request.
    requestId: requestIdFor('checkout', body),
  });
  // The request refers to nothing else at PayPal, so the plan is what is missing.
  if (isNotFound(answer)) return { unknown: 'plan' };
  const { id, links } = readResponse(answer, createdSubscription);
  return { id, state: 'open', url: approvalLink(links), subscriptionId: null };
}

/** Compares two times of PayPal's clock, since its answers do not report an expired approval. */
function isTooLate({ create_time }: WireSubscription, { at }: PaypalResponse): boolean {
  return at !== undefined && at.getTime() - create_time.getTime() > approvalMs;
}

function wasPaid({ billing_info }: WireSubscription): boolean {
  return billing_info?.last_payment?.time !== undefined;
}

function toCheckoutState(subscription: WireSubscription, answer: PaypalResponse): Checkout['state'] {
  switch (subscription.status) {
    case 'APPROVAL_PENDING':
      return isTooLate(subscription, answer) ? 'expired' : 'open';
    case 'APPROVED':
    case 'ACTIVE':
      return 'complete';
    default:
      return wasPaid(subscription) ? 'complete' : 'expired';
  }
}

export async function findCheckout(client: PaypalClient, id: string): Promise<Checkout | null> {
  const path = `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
  const answer = await client({ method: 'GET', path });
  const subscription = readUnlessMissing(answer, subscriptionAnswer);
  if (!subscription) return null;
  const state = toCheckoutState(subscription, answer);
  return {
    id,
    state,
    url: state === 'open' ? approvalLink(subscription.links) : null,
    subscriptionId: state === 'complete' ? id : null,
  };
}
