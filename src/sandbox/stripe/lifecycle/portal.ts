/** What a customer can do in the billing portal; the panel's 'cancel' is the same. */

import type { WireSubscription } from '../api/wire.ts';
import { releaseSchedule } from '../objects/schedule-phases.ts';
import { periodOf } from '../objects/subscription-object.ts';
import { changeCancellation } from './cancellation.ts';
import { chargeOwed } from './charging.ts';
import { scheduleOf } from './ending.ts';
import type { World } from './world.ts';

export type PortalAction = 'cancel' | 'undo' | 'mend';

/** Flexible billing: the portal sets `cancel_at` alone. A switch that waits is given up with it. */
export function cancelAsCustomer(world: World, subscription: WireSubscription): void {
  const schedule = scheduleOf(world, subscription);
  if (schedule) releaseSchedule(world, schedule);
  changeCancellation(world, subscription, { cancel_at: periodOf(subscription).end });
}

function undoAsCustomer(world: World, subscription: WireSubscription): void {
  const schedule = scheduleOf(world, subscription);
  if (schedule) {
    releaseSchedule(world, schedule);
    return;
  }
  const undo = subscription.cancel_at_period_end
    ? { cancel_at_period_end: false }
    : { cancel_at: '' as const };
  changeCancellation(world, subscription, undo);
}

/** A card that works; what is owed is paid with it at once. */
export function mendCard(world: World, subscription: WireSubscription): void {
  delete world.state.declining[subscription.id];
  chargeOwed(world, subscription.id);
}

export function actInPortal(world: World, subscription: WireSubscription, action: PortalAction): void {
  if (action === 'mend') mendCard(world, subscription);
  const willEnd = subscription.cancel_at !== null;
  if (action === 'cancel' && !willEnd) cancelAsCustomer(world, subscription);
  if (action === 'undo' && willEnd) undoAsCustomer(world, subscription);
}
