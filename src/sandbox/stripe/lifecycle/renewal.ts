import { idOf, type Period, type WireInvoice, type WirePrice, type WireSubscription } from '../api/wire.ts';
import { type LineDraft, periodLine } from '../objects/invoice-lines.ts';
import { newInvoice } from '../objects/invoice-object.ts';
import { periodFrom, recurrenceOf } from '../objects/periods.ts';
import { leavePhase } from '../objects/schedule-phases.ts';
import { itemOf } from '../objects/subscription-object.ts';
import { finalizeAndCharge } from './charging.ts';
import { scheduleOf } from './ending.ts';
import { emit, getCustomer, productName, seconds, type World } from './world.ts';

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
