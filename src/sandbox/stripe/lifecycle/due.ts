import { type LineDraft, newInvoice, periodLine } from '../objects/invoice.ts';
import { periodFrom, recurrenceOf } from '../objects/price.ts';
import { itemOf, periodOf } from '../objects/subscription.ts';
import { emit, getCustomer, isEnded, productName, seconds, type World, worldAt } from '../state.ts';
import {
  idOf,
  type Period,
  type WireInvoice,
  type WirePrice,
  type WireSchedule,
  type WireSession,
  type WireSubscription,
} from '../wire.ts';
import { endSubscription, scheduleOf } from './cancellation.ts';
import { chargeInvoice, finalizeAndCharge } from './charging.ts';
import { leavePhase } from './schedules.ts';
import { closeSession } from './sessions.ts';

/** Stripe leaves an hour to look at the invoice of a renewal before it is charged. */
const chargedAfterS = 3_600;

/** What the period after this one costs, at the price that it will have. */
export function nextPeriod(
  world: World,
  subscription: WireSubscription,
  price: WirePrice,
): { period: Period; lines: LineDraft[] } {
  const { current_period_end, quantity = 1 } = itemOf(subscription);
  const period = periodFrom(current_period_end, recurrenceOf(price), subscription.billing_cycle_anchor);
  return { period, lines: [periodLine(productName(world, price), price, quantity, period)] };
}

/** The period moves first; its invoice stays a draft for an hour. */
export function moveOn(world: World, subscription: WireSubscription): WireInvoice {
  const item = itemOf(subscription);
  const { current_period_start, current_period_end } = item;
  const before = { start: current_period_start, end: current_period_end };
  const previous = {
    items: structuredClone(subscription.items),
    latest_invoice: subscription.latest_invoice,
  };
  const { period, lines } = nextPeriod(world, subscription, item.price);
  const at = seconds(world);
  const customer = getCustomer(world, idOf(subscription.customer));
  const reason = 'subscription_cycle';
  const invoice = newInvoice({ subscription, customer, at, reason, lines, period: before });
  invoice.automatically_finalizes_at = at + chargedAfterS;
  world.state.invoices[invoice.id] = invoice;
  item.current_period_start = period.start;
  item.current_period_end = period.end;
  if (subscription.cancel_at_period_end) subscription.cancel_at = period.end;
  subscription.latest_invoice = invoice.id;
  emit(world, 'customer.subscription.updated', subscription, previous);
  return invoice;
}

/** The panel's renewal: the next period is billed now, or the invoice that waits for its hour. */
export function renewNow(
  world: World,
  subscription: WireSubscription,
  waiting: WireInvoice | undefined,
): void {
  const schedule = scheduleOf(world, subscription);
  // A switch that waits for the next period comes with it.
  if (!waiting && schedule?.current_phase?.end_date === itemOf(subscription).current_period_end)
    leavePhase(world, schedule);
  finalizeAndCharge(world, waiting ?? moveOn(world, subscription));
}

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
