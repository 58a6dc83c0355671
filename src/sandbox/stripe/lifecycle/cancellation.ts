import { StripeRefusal } from '../api/error.ts';
import type { WireSubscription } from '../api/wire.ts';
import { periodOf } from '../objects/subscription-object.ts';
import { scheduleOf, setReason } from './ending.ts';
import { emit, seconds, type World } from './world.ts';

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
