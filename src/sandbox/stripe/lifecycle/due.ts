import type { WireInvoice, WireSchedule, WireSession, WireSubscription } from '../api/wire.ts';
import { leavePhase } from '../objects/schedule-phases.ts';
import { periodOf } from '../objects/subscription-object.ts';
import { chargeInvoice, finalizeAndCharge } from './charging.ts';
import { endSubscription } from './ending.ts';
import { moveOn } from './renewal.ts';
import { closeSession } from './sessions.ts';
import { isEnded, seconds, type World, worldAt } from './world.ts';

interface Due {
  at: number;
  run(world: World): void;
}

/** The earliest so far; at the same second the first one found: phase, end, renewal, charge, checkout. */
interface Search {
  first: Due | undefined;
}

function consider(search: Search, at: number | null, run: Due['run']): void {
  if (at !== null && (!search.first || at < search.first.at)) search.first = { at, run };
}

function considerPhase(search: Search, schedule: WireSchedule): void {
  if (schedule.status === 'active' && schedule.current_phase)
    consider(search, schedule.current_phase.end_date, (world) => leavePhase(world, schedule));
}

function considerEnd(search: Search, subscription: WireSubscription): void {
  if (!isEnded(subscription))
    consider(search, subscription.cancel_at, (world) =>
      endSubscription(world, subscription, 'cancellation_requested'),
    );
}

function considerRenewal(search: Search, subscription: WireSubscription): void {
  if (!isEnded(subscription))
    consider(search, periodOf(subscription).end, (world) => void moveOn(world, subscription));
}

function considerCharge(search: Search, invoice: WireInvoice): void {
  if (invoice.status === 'draft')
    consider(search, invoice.automatically_finalizes_at, (world) => finalizeAndCharge(world, invoice));
  if (invoice.status === 'open')
    consider(search, invoice.next_payment_attempt, (world) => chargeInvoice(world, invoice));
}

function considerSession(search: Search, session: WireSession): void {
  if (session.status === 'open')
    consider(search, session.expires_at, (world) => closeSession(world, session));
}

/** What happens by itself next. Plain loops: a clock moved by a year asks this thousands of times. */
function firstDue({ state }: World): Due | undefined {
  const search: Search = { first: undefined };
  const subscriptions = Object.values(state.subscriptions);
  for (const schedule of Object.values(state.schedules)) considerPhase(search, schedule);
  for (const subscription of subscriptions) considerEnd(search, subscription);
  for (const subscription of subscriptions) considerRenewal(search, subscription);
  for (const invoice of Object.values(state.invoices)) considerCharge(search, invoice);
  for (const { session } of Object.values(state.sessions)) considerSession(search, session);
  return search.first;
}

export function nextDue(world: World): Date | undefined {
  const due = firstDue(world);
  return due && new Date(due.at * 1_000);
}

/** Does all that is due by now, each at its own time; true if there was anything. */
export function catchUp(world: World): boolean {
  const now = seconds(world);
  let count = 0;
  for (let due = firstDue(world); due && due.at <= now; due = firstDue(world)) {
    due.run(worldAt(world, due.at));
    count++;
  }
  return count > 0;
}
