/** Everything that changes a subscription at PayPal: cancelling, pausing, refunding and switching plans. */
import { AppError } from '../../../http/app-error.ts';
import type { ProviderRefund, RefundPart, SwitchOutcome, SwitchQuote, SwitchRequest } from '../provider.ts';
import { taxesOf } from './checkout.ts';
import {
  callFailed,
  listIssues,
  type PaypalClient,
  type PaypalResponse,
  readResponse,
  readUnlessMissing,
} from './client.ts';
import {
  approvalLink,
  createdRefund,
  type PaypalSubscription,
  refundResponse,
  reportResponse,
  revisionResponse,
  toMoney,
} from './responses.ts';
import {
  cancelReason,
  findPauseEnd,
  getSubscription,
  isSuspendedForCancellation,
  type PaypalReader,
  pauseReason,
  subscriptionPath,
} from './subscription.ts';

/** The reasons that PayPal shows with a change. */
const endReason = 'The subscription has ended';
const undoReason = 'Resumed by the customer';
const endPauseReason = 'The pause has ended';

/**
 * Suspends, activates or cancels a subscription. Sends no request id: repeating these calls is harmless, and with an id
 * PayPal would answer a second cancellation with the first result and do nothing.
 */
async function changeState(
  client: PaypalClient,
  id: string,
  { action, reason }: { action: 'suspend' | 'activate' | 'cancel'; reason: string },
): Promise<PaypalResponse> {
  return client({ method: 'POST', path: `${subscriptionPath(id)}/${action}`, body: { reason } });
}

function isDone({ status }: PaypalResponse): boolean {
  return status >= 200 && status <= 299;
}

/** The state of a subscription whose change PayPal has just refused. Throws for other failures. */
async function getStateAfterRefusal(
  client: PaypalClient,
  id: string,
  response: PaypalResponse,
): Promise<PaypalSubscription> {
  if (response.status !== 422 && response.status !== 400) throw callFailed(response);
  return getSubscription(client, id);
}

function hasEnded({ status }: PaypalSubscription): boolean {
  return status === 'CANCELLED' || status === 'EXPIRED';
}

/** Ends the subscription permanently. Succeeds if it has ended already. */
export async function endNow(client: PaypalClient, id: string): Promise<void> {
  const response = await changeState(client, id, { action: 'cancel', reason: endReason });
  if (isDone(response)) return;
  if (!hasEnded(await getStateAfterRefusal(client, id, response))) throw callFailed(response);
}

/** PayPal cannot cancel at the end of a period. A suspended subscription is not charged and can be resumed. */
export async function cancelAtPeriodEnd(client: PaypalClient, id: string): Promise<void> {
  const response = await changeState(client, id, { action: 'suspend', reason: cancelReason });
  if (isDone(response)) return;
  const current = await getStateAfterRefusal(client, id, response);
  if (hasEnded(current) || isSuspendedForCancellation(current)) return;
  // Paused, or suspended by PayPal after failed charges, which it would retry when the payer updates the method.
  if (current.status === 'SUSPENDED') return endNow(client, id);
  throw callFailed(response);
}

/** Lets PayPal charge a suspended subscription again. Succeeds if it is active already. */
async function activate(client: PaypalClient, id: string, reason: string): Promise<void> {
  const response = await changeState(client, id, { action: 'activate', reason });
  if (isDone(response)) return;
  const current = await getStateAfterRefusal(client, id, response);
  if (current.status !== 'ACTIVE') throw callFailed(response);
}

export async function undoCancel(client: PaypalClient, id: string): Promise<void> {
  await activate(client, id, undoReason);
}

/**
 * Suspends charges until PayPal's billing time `until`. PayPal has no pause with an end, so the hourly job ends it
 * (reconcile.ts). Succeeds if it is paused already.
 */
export async function pause(client: PaypalClient, id: string, until: Date): Promise<void> {
  const response = await changeState(client, id, { action: 'suspend', reason: pauseReason(until) });
  if (isDone(response)) return;
  if (!findPauseEnd(await getStateAfterRefusal(client, id, response))) throw callFailed(response);
}

/** Ends a pause. The next charge is on the next billing day: PayPal cannot start a period at another time. */
export async function endPause(client: PaypalClient, id: string): Promise<'done'> {
  await activate(client, id, endPauseReason);
  return 'done';
}

/** Refunds a part of a payment, or all that is left of it. The latter succeeds if nothing is left. */
export async function refund(client: PaypalClient, paymentId: string, part?: RefundPart): Promise<void> {
  const response = await client({
    method: 'POST',
    path: `/v2/payments/captures/${encodeURIComponent(paymentId)}/refund`,
    body: part ? { amount: toMoney(part.amountCents, part.currency) } : {},
    requestId: `refund-${paymentId}${part ? `-${part.key}` : ''}`,
  });
  const [issue] = listIssues(response);
  if (!part && issue === 'CAPTURE_FULLY_REFUNDED') return;
  if (issue) throw callFailed(response, `refused (${issue}) and answered`);
  const { status = 'COMPLETED' } = readResponse(response, createdRefund);
  if (!refundsMade.has(status)) throw callFailed(response, 'did not refund and answered');
}

/** PayPal has no proration: it charges the new price from the next billing time. */
export async function quoteSwitch(
  { client, readPlan }: PaypalReader,
  request: SwitchRequest,
): Promise<SwitchQuote> {
  const current = await getSubscription(client, request.subscriptionId);
  const at = current.billing_info?.next_billing_time;
  if (!at) throw new AppError('provider_failed', { cause: new Error('PayPal names no next billing time') });
  const { price } = await readPlan(current.plan_id);
  return {
    effective: 'period-end',
    dueTodayCents: 0,
    creditCents: 0,
    currency: price.currency,
    next: { at, amountCents: request.amountCents, currency: price.currency },
  };
}

/** PayPal changes nothing until the payer approves there, so a return to the plan that still runs needs no call. */
export async function switchPlan(
  client: PaypalClient,
  request: SwitchRequest & { returnUrl: string },
): Promise<SwitchOutcome> {
  const { subscriptionId, plan, returnUrl } = request;
  const current = await getSubscription(client, subscriptionId);
  if (current.plan_id === plan.providerPlanId) return { kind: 'done' };
  const response = await client({
    method: 'POST',
    path: `${subscriptionPath(subscriptionId)}/revise`,
    body: {
      plan_id: plan.providerPlanId,
      ...taxesOf(request),
      application_context: {
        shipping_preference: 'NO_SHIPPING',
        return_url: returnUrl,
        cancel_url: returnUrl,
      },
    },
  });
  const url = approvalLink(readResponse(response, revisionResponse).links);
  return url === null ? { kind: 'done' } : { kind: 'approval', url };
}

/** Where the customer sees the subscription and updates the payment method. */
export function portalUrl(apiBase: string, subscriptionId: string, returnUrl: string): string {
  const { hostname } = new URL(apiBase);
  if (hostname.endsWith('.sandbox.paypal.com')) return 'https://www.sandbox.paypal.com/myaccount/autopay/';
  if (hostname.endsWith('.paypal.com')) return 'https://www.paypal.com/myaccount/autopay/';
  // The simulated PayPal has its pages at our own address.
  return new URL(`/sandbox/paypal/autopay/${encodeURIComponent(subscriptionId)}`, returnUrl).href;
}

// ---- PayPal's list of payments says that part of a payment was refunded, but not how much. So each refund is read
// itself: by its id, which the webhook names, or from the report of all transactions, in case the webhook was lost.

/** PayPal's code for a refund that the seller made; a reversal by a dispute has another code. */
const refundCode = 'T1107';
/** The longest span of one report. */
const reportMs = 31 * 24 * 3_600_000;
/** The most that PayPal allows. */
const pageSize = 500;
/** In the report: completed. */
const completed = 'S';

/** Statuses of a refund that was carried out, or will be. */
const refundsMade = new Set(['COMPLETED', 'PENDING']);

/** Null if PayPal does not have the refund, or did not carry it out. */
export async function findRefund(client: PaypalClient, id: string): Promise<ProviderRefund | null> {
  const path = `/v2/payments/refunds/${encodeURIComponent(id)}`;
  const refund = readUnlessMissing(await client({ method: 'GET', path }), refundResponse);
  // PayPal names the payment only by its address, in the link `up`.
  const paymentId = refund?.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  if (!refund || !paymentId || !refundsMade.has(refund.status)) return null;
  return { id: refund.id, paymentId, amountCents: refund.amount.cents };
}

/**
 * The refunds of the 31 days before `until`. PayPal lists a refund only some hours after it was made. Empty if the
 * account may not read reports.
 */
export async function listRefunds(client: PaypalClient, until: Date): Promise<ProviderRefund[]> {
  const found: ProviderRefund[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = new URLSearchParams({
      start_date: new Date(until.getTime() - reportMs).toISOString(),
      end_date: until.toISOString(),
      transaction_type: refundCode,
      page_size: `${pageSize}`,
      page: `${page}`,
    });
    const response = await client({ method: 'GET', path: `/v1/reporting/transactions?${query}` });
    if (response.status === 403) return [];
    const { transaction_details, total_pages } = readResponse(response, reportResponse);
    pages = total_pages;
    for (const { transaction_info: line } of transaction_details) {
      const { paypal_reference_id: paymentId, transaction_amount, transaction_status = completed } = line;
      if (!paymentId || transaction_status !== completed) continue;
      found.push({ id: line.transaction_id, paymentId, amountCents: Math.abs(transaction_amount.cents) });
    }
  }
  return found;
}
