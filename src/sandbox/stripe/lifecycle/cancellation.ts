import { periodOf } from '../objects/subscription.ts';
import { emit, find, invoicesOf, seconds, type World } from '../state.ts';
import { StripeRefusal, type WireSchedule, type WireSubscription } from '../wire.ts';

export type EndReason = 'cancellation_requested' | 'payment_failed';

export function setReason(subscription: WireSubscription, reason: EndReason | null): void {
  subscription.cancellation_details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    ...subscription.cancellation_details,
    reason,
  };
}

export function scheduleOf({ state }: World, { schedule }: WireSubscription): WireSchedule | undefined {
  return typeof schedule === 'string' ? find(state.schedules, schedule) : undefined;
}

/** What is owed is no longer asked for by itself; a draft is not owed yet and goes its way, as at Stripe. */
function stopCollecting(world: World, subscription: string): void {
  for (const invoice of invoicesOf(world, subscription)) {
    if (invoice.status !== 'open') continue;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
  }
}

/** For good; a schedule ends with it. */
export function endSubscription(world: World, subscription: WireSubscription, reason: EndReason): void {
  const at = seconds(world);
  const schedule = scheduleOf(world, subscription);
  if (schedule)
    Object.assign(schedule, { status: 'canceled', canceled_at: at, current_phase: null, subscription: null });
  setReason(subscription, reason);
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? at,
    ended_at: at,
    schedule: null,
  });
  stopCollecting(world, subscription.id);
  emit(world, 'customer.subscription.deleted', subscription);
}

export interface CancellationRequest {
  cancel_at_period_end?: boolean | undefined;
  cancel_at?: number | '' | 'max_period_end' | 'min_period_end' | undefined;
}

function checkCancellation(world: World, subscription: WireSubscription, request: CancellationRequest): void {
  const { cancel_at, cancel_at_period_end } = request;
  const schedule = scheduleOf(world, subscription);
  if (schedule)
    throw new StripeRefusal(
      `The subscription is managed by the subscription schedule \`${schedule.id}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  if (cancel_at !== undefined && cancel_at_period_end !== undefined)
    throw new StripeRefusal('You may only specify one of these parameters: cancel_at, cancel_at_period_end.');
  if (typeof cancel_at === 'number' && cancel_at <= seconds(world))
    throw new StripeRefusal('`cancel_at` must be in the future', { param: 'cancel_at' });
  if (cancel_at !== undefined && subscription.cancel_at_period_end)
    throw new StripeRefusal('The sandbox takes back `cancel_at_period_end` by its own name', {
      param: 'cancel_at',
    });
}

/** Also what a schedule does that ends its subscription; then nobody else may change it. */
export function setEnd(world: World, subscription: WireSubscription, at: number | null): void {
  subscription.cancel_at = at;
  subscription.canceled_at = at === null ? null : (subscription.canceled_at ?? seconds(world));
  setReason(subscription, at === null ? null : 'cancellation_requested');
}

/**
 * Sets or takes back the end. Flexible billing keeps the two apart: `cancel_at_period_end=false` does not take
 * back an end that was set by `cancel_at` alone.
 */
function setCancellation(world: World, subscription: WireSubscription, request: CancellationRequest): void {
  const { cancel_at, cancel_at_period_end } = request;
  const { end } = periodOf(subscription);
  if (cancel_at_period_end === true) {
    subscription.cancel_at_period_end = true;
    setEnd(world, subscription, end);
  } else if (cancel_at_period_end === false && subscription.cancel_at_period_end) {
    subscription.cancel_at_period_end = false;
    setEnd(world, subscription, null);
  } else if (cancel_at === '') setEnd(world, subscription, null);
  else if (cancel_at !== undefined)
    setEnd(world, subscription, typeof cancel_at === 'number' ? cancel_at : end);
}

export function changeCancellation(
  world: World,
  subscription: WireSubscription,
  request: CancellationRequest,
): void {
  if (request.cancel_at === undefined && request.cancel_at_period_end === undefined) return;
  checkCancellation(world, subscription, request);
  const { cancel_at, cancel_at_period_end, canceled_at } = subscription;
  setCancellation(world, subscription, request);
  emit(world, 'customer.subscription.updated', subscription, {
    cancel_at,
    cancel_at_period_end,
    canceled_at,
  });
}
