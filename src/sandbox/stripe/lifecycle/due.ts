/** What happens at the simulated Stripe as time passes: renewals, charges, ends of pauses and subscriptions. */
import { type LineDraft, newInvoice, periodLine } from '../objects/invoice.ts';
import { getRecurrence, periodFrom } from '../objects/price.ts';
import { getItem, getPeriod } from '../objects/subscription.ts';
import {
  atTime,
  findById,
  getCustomer,
  isEnded,
  nowInSeconds,
  productName,
  type SandboxState,
  type StoredDiscount,
  sendWebhook,
} from '../state.ts';
import {
  getId,
  type Period,
  type WireCheckoutSession,
  type WireInvoice,
  type WirePrice,
  type WireSubscription,
  type WireSubscriptionSchedule,
} from '../wire.ts';
import { endSubscription, findSchedule } from './cancellation.ts';
import { chargeInvoice, endUnconfirmed, finalizeAndCharge, findConfirmationEnd } from './charging.ts';
import { leavePhase } from './schedules.ts';
import { markExpired } from './sessions.ts';

/** A renewal's invoice is a draft for this long; then Stripe finalizes and charges it. */
export const draftLifeS = 3_600;

/** The period after the current one and what it costs at this price. */
export function nextPeriod(
  sandbox: SandboxState,
  subscription: WireSubscription,
  price: WirePrice,
): { period: Period; lines: LineDraft[] } {
  const { current_period_end, quantity = 1 } = getItem(subscription);
  const period = periodFrom(current_period_end, getRecurrence(price), subscription.billing_cycle_anchor);
  return { period, lines: [periodLine(productName(sandbox, price), price, quantity, period)] };
}

/** The discount of the next invoice. */
export function nextDiscount(
  { data }: SandboxState,
  subscription: WireSubscription,
): StoredDiscount | undefined {
  const discount = findById(data.discounts, String(subscription.discounts[0]));
  return discount && discount.end !== null && discount.end > getPeriod(subscription).end
    ? discount
    : undefined;
}

/** Moves the subscription to its next period, and creates the invoice, which stays a draft for an hour. */
function startNextPeriod(sandbox: SandboxState, subscription: WireSubscription): WireInvoice {
  const item = getItem(subscription);
  const { current_period_start, current_period_end } = item;
  const before = { start: current_period_start, end: current_period_end };
  const previous = {
    items: structuredClone(subscription.items),
    latest_invoice: subscription.latest_invoice,
  };
  const { period, lines } = nextPeriod(sandbox, subscription, item.price);
  const discount = nextDiscount(sandbox, subscription);
  if (!discount) subscription.discounts = [];
  const at = nowInSeconds(sandbox);
  const customer = getCustomer(sandbox, getId(subscription.customer));
  const reason = 'subscription_cycle';
  const invoice = newInvoice({ subscription, customer, at, reason, lines, period: before, discount });
  if (subscription.pause_collection) voidInvoice(sandbox, invoice);
  else invoice.automatically_finalizes_at = at + draftLifeS;
  sandbox.data.invoices[invoice.id] = invoice;
  if (subscription.status === 'trialing') subscription.status = 'active';
  item.current_period_start = period.start;
  item.current_period_end = period.end;
  if (subscription.cancel_at_period_end) subscription.cancel_at = period.end;
  subscription.latest_invoice = invoice.id;
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, previous);
  return invoice;
}

/** For the invoice of a period within a pause. */
function voidInvoice(sandbox: SandboxState, invoice: WireInvoice): void {
  Object.assign(invoice, { status: 'void', auto_advance: false });
  invoice.status_transitions.voided_at = nowInSeconds(sandbox);
  sendWebhook(sandbox, 'invoice.voided', invoice);
}

function endPause(sandbox: SandboxState, subscription: WireSubscription): void {
  const previous = { pause_collection: subscription.pause_collection };
  subscription.pause_collection = null;
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, previous);
}

/** For the sandbox panel: bills the next period now. `draft`: its invoice, if it exists already. */
export function renewNow(
  sandbox: SandboxState,
  subscription: WireSubscription,
  draft: WireInvoice | undefined,
): void {
  const schedule = findSchedule(sandbox, subscription);
  // A switch that is scheduled for the next period takes effect now.
  if (!draft && schedule?.current_phase?.end_date === getItem(subscription).current_period_end)
    leavePhase(sandbox, schedule);
  finalizeAndCharge(sandbox, draft ?? startNextPeriod(sandbox, subscription));
}

/** Work that is due at a certain time. */
interface DueTask {
  /** Unix seconds. */
  at: number;
  /** `sandbox`: as of `at`. */
  run(sandbox: SandboxState): void;
}

/** The earliest task found so far. Of two tasks at the same second, the one found first wins: `firstDue` fixes the order. */
interface EarliestSearch {
  first: DueTask | undefined;
}

function keepIfEarlier(search: EarliestSearch, at: number | null, run: DueTask['run']): void {
  if (at !== null && (!search.first || at < search.first.at)) search.first = { at, run };
}

function addPhaseEnd(search: EarliestSearch, schedule: WireSubscriptionSchedule): void {
  if (schedule.status === 'active' && schedule.current_phase)
    keepIfEarlier(search, schedule.current_phase.end_date, (sandbox) => leavePhase(sandbox, schedule));
}

function addSubscriptionEnd(search: EarliestSearch, subscription: WireSubscription): void {
  if (!isEnded(subscription))
    keepIfEarlier(search, subscription.cancel_at, (sandbox) =>
      endSubscription(sandbox, subscription, 'cancellation_requested'),
    );
}

function addPauseEnd(search: EarliestSearch, subscription: WireSubscription): void {
  if (!isEnded(subscription))
    keepIfEarlier(search, subscription.pause_collection?.resumes_at ?? null, (sandbox) =>
      endPause(sandbox, subscription),
    );
}

function addRenewal(search: EarliestSearch, subscription: WireSubscription): void {
  if (!isEnded(subscription))
    keepIfEarlier(
      search,
      getPeriod(subscription).end,
      (sandbox) => void startNextPeriod(sandbox, subscription),
    );
}

function addCharge(search: EarliestSearch, invoice: WireInvoice): void {
  if (invoice.status === 'draft')
    keepIfEarlier(search, invoice.automatically_finalizes_at, (sandbox) =>
      finalizeAndCharge(sandbox, invoice),
    );
  if (invoice.status === 'open')
    keepIfEarlier(search, invoice.next_payment_attempt, (sandbox) => chargeInvoice(sandbox, invoice));
}

function addConfirmationEnd(search: EarliestSearch, sandbox: SandboxState, invoice: WireInvoice): void {
  if (invoice.status === 'open')
    keepIfEarlier(search, findConfirmationEnd(sandbox, invoice), (sandboxAtDueTime) =>
      endUnconfirmed(sandboxAtDueTime, invoice),
    );
}

function addSessionEnd(search: EarliestSearch, session: WireCheckoutSession): void {
  if (session.status === 'open')
    keepIfEarlier(search, session.expires_at, (sandbox) => markExpired(sandbox, session));
}

/**
 * What is due next. The order counts: an end comes before the renewal of the same second, so that nothing is billed
 * after it. Plain loops, since moving the clock by a year calls this thousands of times.
 */
function firstDue(sandbox: SandboxState): DueTask | undefined {
  const { data } = sandbox;
  const search: EarliestSearch = { first: undefined };
  const subscriptions = Object.values(data.subscriptions);
  for (const schedule of Object.values(data.schedules)) addPhaseEnd(search, schedule);
  for (const subscription of subscriptions) addSubscriptionEnd(search, subscription);
  for (const subscription of subscriptions) addPauseEnd(search, subscription);
  for (const subscription of subscriptions) addRenewal(search, subscription);
  for (const invoice of Object.values(data.invoices)) {
    addCharge(search, invoice);
    addConfirmationEnd(search, sandbox, invoice);
  }
  for (const { session } of Object.values(data.sessions)) addSessionEnd(search, session);
  return search.first;
}

export function nextDue(sandbox: SandboxState): Date | undefined {
  const due = firstDue(sandbox);
  return due && new Date(due.at * 1_000);
}

/** Does everything that is due, each at its due time. Returns whether there was anything. */
export function runDueWork(sandbox: SandboxState): boolean {
  const now = nowInSeconds(sandbox);
  let count = 0;
  for (let due = firstDue(sandbox); due && due.at <= now; due = firstDue(sandbox)) {
    due.run(atTime(sandbox, due.at));
    count++;
  }
  return count > 0;
}
