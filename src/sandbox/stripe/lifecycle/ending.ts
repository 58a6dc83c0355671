import type { WireSchedule, WireSubscription } from '../api/wire.ts';
import { emit, find, invoicesOf, seconds, type World } from './world.ts';

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
