import { localeFacts } from '#shared/locales.ts';
import type { Checkout, CheckoutRequest } from '../provider.ts';
import { findAnswer, isNotFound, type PaypalAnswer, type PaypalClient, readAnswer } from './client.ts';
import { requestIdFor } from './plans.ts';
import { approvalLink, createdSubscription, subscriptionAnswer, type WireSubscription } from './wire.ts';

/** A consent that was not given in this time cannot be given any more. */
const approvalMs = 3 * 3_600_000;
const longestBrand = 127;

function bodyOf(request: CheckoutRequest): object {
  return {
    plan_id: request.providerPlanId,
    custom_id: request.orderId,
    subscriber: { email_address: request.email },
    application_context: {
      brand_name: request.productName.slice(0, longestBrand),
      locale: localeFacts[request.locale].region,
      user_action: 'SUBSCRIBE_NOW',
      shipping_preference: 'NO_SHIPPING',
      return_url: request.successUrl,
      cancel_url: request.cancelUrl,
    },
  };
}

/** A subscription that waits for the payer's consent is PayPal's checkout. */
export async function openCheckout(
  client: PaypalClient,
  request: CheckoutRequest,
): Promise<Checkout | { unknown: 'plan' }> {
  const body = bodyOf(request);
  const answer = await client({
    method: 'POST',
    path: '/v1/billing/subscriptions',
    body,
    // It names the order; a plan that had to be made again is another request.
    requestId: requestIdFor('checkout', body),
  });
  // The plan is the only thing of PayPal's that the request names.
  if (isNotFound(answer)) return { unknown: 'plan' };
  const { id, links } = readAnswer(answer, createdSubscription);
  return { id, state: 'open', url: approvalLink(links), subscriptionId: null };
}

/** By PayPal's own clock on both sides: its answers do not say that a consent came too late. */
function isTooLate({ create_time }: WireSubscription, { at }: PaypalAnswer): boolean {
  return at !== undefined && at.getTime() - create_time.getTime() > approvalMs;
}

function wasPaid({ billing_info }: WireSubscription): boolean {
  return billing_info?.last_payment?.time !== undefined;
}

function stateOf(subscription: WireSubscription, answer: PaypalAnswer): Checkout['state'] {
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
  const subscription = findAnswer(answer, subscriptionAnswer);
  if (!subscription) return null;
  const state = stateOf(subscription, answer);
  return {
    id,
    state,
    url: state === 'open' ? approvalLink(subscription.links) : null,
    subscriptionId: state === 'complete' ? id : null,
  };
}
