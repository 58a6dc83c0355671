/** Ends a subscription of the simulated Stripe, now or later. */
import { getPeriod } from '../objects/subscription.ts';
import { findById, listInvoicesOf, nowInSeconds, type SandboxState, sendWebhook } from '../state.ts';
import { StripeError, type WireSubscription, type WireSubscriptionSchedule } from '../wire.ts';

export type EndReason = 'cancellation_requested' | 'payment_failed';

function setReason(subscription: WireSubscription, reason: EndReason | null): void {
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason,
  };
}

export function findSchedule(
  { data }: SandboxState,
  { schedule }: WireSubscription,
): WireSubscriptionSchedule | undefined {
  return typeof schedule === 'string' ? findById(data.schedules, schedule) : undefined;
}

/** Stops the collection of open invoices. Drafts are still finalized, as at Stripe. */
function stopCollecting(sandbox: SandboxState, subscription: string): void {
  for (const invoice of listInvoicesOf(sandbox, subscription)) {
    if (invoice.status !== 'open') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
}

/** Ends the subscription and its schedule immediately. */
export function endSubscription(
  sandbox: SandboxState,
  subscription: WireSubscription,
  reason: EndReason,
): void {
  const at = nowInSeconds(sandbox);
  const schedule = findSchedule(sandbox, subscription);
  if (schedule)
    Object.assign(schedule, { status: 'canceled', canceled_at: at, current_phase: null, subscription: null });
  setReason(subscription, reason);
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    schedule: null,
  });
  stopCollecting(sandbox, subscription.id);
  sendWebhook(sandbox, 'customer.subscription.deleted', subscription);
}

export interface CancellationRequest {
  cancel_at_period_end?: boolean | undefined;
  cancel_at?: number | '' | 'max_period_end' | 'min_period_end' | undefined;
}

/** Throws Stripe's error for a cancellation that is not possible. */
export function requirePossibleCancellation(
  sandbox: SandboxState,
  subscription: WireSubscription,
  request: CancellationRequest,
): void {
  const { cancel_at, cancel_at_period_end } = request;
  if (cancel_at === undefined && cancel_at_period_end === undefined) return;
  const schedule = findSchedule(sandbox, subscription);
  if (schedule)
    throw new StripeError(
      `The subscription is managed by the subscription schedule \`${schedule.id}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  if (cancel_at !== undefined && cancel_at_period_end !== undefined)
    throw new StripeError('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  if (typeof cancel_at === 'number' && cancel_at <= nowInSeconds(sandbox))
    throw new StripeError('`cancel_at` must be in the future', { param: 'cancel_at' });
  if (cancel_at !== undefined && subscription.cancel_at_period_end)
    throw new StripeError('The sandbox undoes `cancel_at_period_end` only by the same parameter', {
      param: 'cancel_at',
    });
}

/** Sets when the subscription ends; null: it goes on. Also used by schedules that end their subscription. */
export function setCancelAt(sandbox: SandboxState, subscription: WireSubscription, at: number | null): void {
  subscription.cancel_at = at;
  subscription.canceled_at = at === null ? null : (subscription.canceled_at ?? nowInSeconds(sandbox));
  setReason(subscription, at === null ? null : 'cancellation_requested');
}

/**
 * Sets or takes back the end. Stripe's flexible billing mode keeps the two parameters apart: `cancel_at_period_end=false`
 * does not take back an end that was set by `cancel_at` alone.
 */
function setCancellation(
  sandbox: SandboxState,
  subscription: WireSubscription,
  request: CancellationRequest,
): void {
  const { cancel_at, cancel_at_period_end } = request;
  const { end } = getPeriod(subscription);
  if (cancel_at_period_end === true) {
    subscription.cancel_at_period_end = true;
    setCancelAt(sandbox, subscription, end);
  } else if (cancel_at_period_end === false && subscription.cancel_at_period_end) {
    subscription.cancel_at_period_end = false;
    setCancelAt(sandbox, subscription, null);
  } else if (cancel_at === '') setCancelAt(sandbox, subscription, null);
  else if (cancel_at !== undefined)
    setCancelAt(sandbox, subscription, typeof cancel_at === 'number' ? cancel_at : end);
}

/**
 * Sets or takes back the end, as requested; a request without either parameter changes nothing. Throws Stripe's error
 * before it changes anything.
 */
export function changeCancellation(
  sandbox: SandboxState,
  subscription: WireSubscription,
  request: CancellationRequest,
): void {
  if (request.cancel_at === undefined && request.cancel_at_period_end === undefined) return;
  requirePossibleCancellation(sandbox, subscription, request);
  const { cancel_at, cancel_at_period_end, canceled_at } = subscription;
  setCancellation(sandbox, subscription, request);
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, {
    cancel_at,
    cancel_at_period_end,
    canceled_at,
  });
}
