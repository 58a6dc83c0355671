import {
  idOf,
  type WirePhase,
  type WirePrice,
  type WireSchedule,
  type WireSubscription,
} from '../api/wire.ts';
import { setEnd } from '../lifecycle/cancellation.ts';
import { applyChange, type ItemChange } from '../lifecycle/changes.ts';
import { endSubscription } from '../lifecycle/ending.ts';
import { emit, getPrice, getSubscription, seconds, type World, withMetadata } from '../lifecycle/world.ts';
import { planOf } from './price-object.ts';
import { itemOf, periodOf } from './subscription-object.ts';

/** The schedule lets go; the subscription stays as it is, but for an end that the schedule has set. */
export function releaseSchedule(world: World, schedule: WireSchedule, keepsEnd = false): void {
  const subscription = getSubscription(world, idOf(schedule.subscription));
  const { cancel_at, canceled_at } = subscription;
  Object.assign(schedule, {
    status: 'released',
    released_at: seconds(world),
    released_subscription: subscription.id,
    current_phase: null,
    subscription: null,
  });
  const previous = { schedule: subscription.schedule, cancel_at, canceled_at };
  subscription.schedule = null;
  if (!keepsEnd && cancel_at !== null) setEnd(world, subscription, null);
  emit(world, 'customer.subscription.updated', subscription, previous);
}

function phaseAt(schedule: WireSchedule, at: number): WirePhase | undefined {
  return schedule.phases.find(({ start_date }) => start_date === at);
}

function priceOf(world: World, phase: WirePhase): WirePrice {
  return getPrice(world, idOf(phase.items[0]?.price));
}

function behaviorOf({ proration_behavior }: WirePhase): ItemChange['prorationBehavior'] {
  const known = (['none', 'create_prorations'] as const).find((behavior) => behavior === proration_behavior);
  return known ?? 'always_invoice';
}

/** At a period's end the new price counts from the next period; in its middle it is a change like any other. */
function enterPhase(world: World, subscription: WireSubscription, phase: WirePhase): void {
  const item = itemOf(subscription);
  const price = priceOf(world, phase);
  const quantity = phase.items[0]?.quantity ?? 1;
  subscription.metadata = withMetadata(subscription.metadata, phase.metadata ?? undefined);
  if (price.id === item.price.id && quantity === item.quantity) return;
  if (periodOf(subscription).end !== phase.start_date) {
    const prorationBehavior = behaviorOf(phase);
    const change = { price, quantity, prorationBehavior, prorationDate: undefined, anchor: undefined };
    applyChange(world, subscription, change, 'allow_incomplete');
    return;
  }
  const previous = { items: structuredClone(subscription.items) };
  Object.assign(item, { price, plan: planOf(price), quantity });
  emit(world, 'customer.subscription.updated', subscription, previous);
}

/** The running phase is over: on to the next one, or to what the schedule says about its end. */
export function leavePhase(world: World, schedule: WireSchedule): void {
  const at = schedule.current_phase?.end_date ?? seconds(world);
  const subscription = getSubscription(world, idOf(schedule.subscription));
  const next = phaseAt(schedule, at);
  if (next) {
    schedule.current_phase = { start_date: next.start_date, end_date: next.end_date };
    enterPhase(world, subscription, next);
    return;
  }
  if (schedule.end_behavior !== 'cancel') {
    releaseSchedule(world, schedule);
    return;
  }
  endSubscription(world, subscription, 'cancellation_requested');
  Object.assign(schedule, { status: 'completed', canceled_at: null, completed_at: at });
}

/** The price of the period after this one. */
export function upcomingPrice(
  world: World,
  subscription: WireSubscription,
  schedule?: WireSchedule,
): WirePrice {
  const next = schedule && phaseAt(schedule, periodOf(subscription).end);
  return next ? priceOf(world, next) : itemOf(subscription).price;
}
