import { plainView, saleObject, subscriptionObject, type View } from './objects.ts';
import {
  emit,
  type Price,
  planOf,
  priceOf,
  type StoredSubscription,
  type StoredTransaction,
  type SubscriptionStatus,
  type World,
} from './state.ts';
import { newId, unprocessable } from './wire.ts';

/** The life of a subscription: consent, charges, retries, suspension, end. */

const retryAfterMs = 5 * 24 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** PayPal bills at ten o'clock UTC of the day. */
function atBillingHour(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 10));
}

/** The last day of a shorter month stands in for a day that it has not. */
function nextBilling(from: Date, { unit, count }: Price, billingDay: number): Date {
  if (unit === 'DAY' || unit === 'WEEK')
    return atBillingHour(new Date(from.getTime() + count * (unit === 'DAY' ? 1 : 7) * dayMs));
  const month = from.getUTCMonth() + (unit === 'MONTH' ? count : count * 12);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(from.getUTCFullYear(), month, Math.min(billingDay, lastDay), 10));
}

const summaries: Record<string, string> = {
  CREATED: 'Subscription created',
  ACTIVATED: 'Subscription activated',
  UPDATED: 'Subscription updated',
  EXPIRED: 'Subscription expired',
  CANCELLED: 'Subscription cancelled',
  SUSPENDED: 'Subscription suspended',
  'PAYMENT.FAILED': 'Payment failed for subscription',
};

export function tell(
  world: World,
  subscription: StoredSubscription,
  what: string,
  view: View = plainView,
): void {
  emit(world, {
    type: `BILLING.SUBSCRIPTION.${what}`,
    resourceType: 'subscription',
    summary: summaries[what] ?? what,
    resource: subscriptionObject(world, subscription, view),
  });
}

function touch(world: World, subscription: StoredSubscription): void {
  subscription.updatedAt = world.now().toISOString();
}

function setStatus(
  world: World,
  subscription: StoredSubscription,
  status: SubscriptionStatus,
  note: string | null,
): void {
  Object.assign(subscription, { status, statusNote: note, statusAt: world.now().toISOString() });
  touch(world, subscription);
}

/** The date in it may be stale: receivers must ask the API for the true one. */
function tellActivated(world: World, subscription: StoredSubscription): void {
  tell(world, subscription, 'ACTIVATED', { ...plainView, nextBillingTime: subscription.createdAt });
}

function addTransaction(
  world: World,
  subscription: StoredSubscription,
  cents: number,
  declined: boolean,
): StoredTransaction {
  const transaction: StoredTransaction = {
    id: newId.transaction(),
    subscriptionId: subscription.id,
    cents,
    currency: priceOf(planOf(world, subscription)).currency,
    at: world.now().toISOString(),
    declined,
    refunds: [],
    disputeId: null,
  };
  world.state.transactions[transaction.id] = transaction;
  subscription.transactionIds.push(transaction.id);
  touch(world, subscription);
  return transaction;
}

function takePayment(world: World, subscription: StoredSubscription, cents: number): void {
  const sale = addTransaction(world, subscription, cents, false);
  const { total, currency } = { total: (cents / 100).toFixed(2), currency: sale.currency };
  emit(world, {
    type: 'PAYMENT.SALE.COMPLETED',
    resourceType: 'sale',
    summary: `Payment completed for ${total} ${currency}`,
    resource: saleObject(world, sale),
  });
}

function suspendAfterFailures(world: World, subscription: StoredSubscription): void {
  subscription.suspendedByFailures = true;
  setStatus(world, subscription, 'SUSPENDED', null);
  tell(world, subscription, 'SUSPENDED');
}

/** Another failure: tried again in five days, until the plan's threshold is reached. */
function failPayment(world: World, subscription: StoredSubscription, cents: number): void {
  const threshold = planOf(world, subscription).payment_preferences.payment_failure_threshold;
  const at = world.now();
  addTransaction(world, subscription, cents, true);
  subscription.failedCount += 1;
  const last = threshold > 0 && subscription.failedCount >= threshold;
  const retryAt = last ? null : new Date(at.getTime() + retryAfterMs).toISOString();
  subscription.lastFailed = { cents, at: at.toISOString(), retryAt };
  tell(world, subscription, 'PAYMENT.FAILED', { ...plainView, lastFailedPayment: true });
  if (last) suspendAfterFailures(world, subscription);
}

/** What earlier charges left owing. */
function chargeOutstanding(world: World, subscription: StoredSubscription): void {
  const owed = subscription.outstandingCents;
  if (subscription.methodFails) {
    failPayment(world, subscription, owed);
    return;
  }
  subscription.outstandingCents = 0;
  subscription.failedCount = 0;
  if (subscription.lastFailed) subscription.lastFailed.retryAt = null;
  takePayment(world, subscription, owed);
}

function expire(world: World, subscription: StoredSubscription): void {
  setStatus(world, subscription, 'EXPIRED', null);
  tell(world, subscription, 'EXPIRED');
}

function billCycle(world: World, subscription: StoredSubscription): void {
  const plan = planOf(world, subscription);
  const price = priceOf(plan);
  const { total_cycles: total } = plan.billing_cycles[0];
  if (total > 0 && subscription.cyclesCompleted >= total) {
    expire(world, subscription);
    return;
  }
  const from = new Date(subscription.nextBillingAt ?? world.now());
  subscription.nextBillingAt = nextBilling(from, price, subscription.billingDay).toISOString();
  subscription.cyclesCompleted += 1;
  subscription.outstandingCents += price.cents;
  chargeOutstanding(world, subscription);
}

/** As if the billing time were now: the next cycle follows from today on, since PayPal never bills ahead of time. */
export function renewNow(world: World, subscription: StoredSubscription): void {
  const now = world.now();
  subscription.nextBillingAt = now.toISOString();
  subscription.billingDay = now.getUTCDate();
  billCycle(world, subscription);
}

/** The payer agreed: the subscription begins and its first cycle is paid. */
export function begin(world: World, subscription: StoredSubscription): void {
  const now = world.now();
  subscription.startedAt = now.toISOString();
  subscription.billingDay = now.getUTCDate();
  const price = priceOf(planOf(world, subscription));
  subscription.nextBillingAt = nextBilling(now, price, subscription.billingDay).toISOString();
  subscription.cyclesCompleted = 1;
  setStatus(world, subscription, 'ACTIVE', null);
  tellActivated(world, subscription);
  takePayment(world, subscription, price.cents);
}

function requireStatus({ status }: StoredSubscription, allowed: SubscriptionStatus[], action: string): void {
  if (allowed.includes(status)) return;
  const wanted = allowed.join(' or ').toLowerCase();
  throw unprocessable(
    'SUBSCRIPTION_STATUS_INVALID',
    `Invalid subscription status for ${action} action; subscription status should be ${wanted}.`,
  );
}

export function cancel(world: World, subscription: StoredSubscription, note: string | null): void {
  requireStatus(subscription, ['ACTIVE', 'SUSPENDED'], 'cancel');
  setStatus(world, subscription, 'CANCELLED', note);
  subscription.suspendedByFailures = false;
  tell(world, subscription, 'CANCELLED');
}

export function suspend(world: World, subscription: StoredSubscription, note: string): void {
  requireStatus(subscription, ['ACTIVE'], 'suspend');
  setStatus(world, subscription, 'SUSPENDED', note);
  tell(world, subscription, 'SUSPENDED');
}

/** What fell due during the suspension is not billed any more. */
function takeUp(world: World, subscription: StoredSubscription, note: string | null): void {
  const price = priceOf(planOf(world, subscription));
  while (subscription.nextBillingAt && new Date(subscription.nextBillingAt) <= world.now()) {
    const next = nextBilling(new Date(subscription.nextBillingAt), price, subscription.billingDay);
    subscription.nextBillingAt = next.toISOString();
  }
  subscription.suspendedByFailures = false;
  setStatus(world, subscription, 'ACTIVE', note);
  tellActivated(world, subscription);
}

export function activate(world: World, subscription: StoredSubscription, note: string): void {
  requireStatus(subscription, ['SUSPENDED'], 'activate');
  if (subscription.suspendedByFailures)
    throw unprocessable(
      'SUBSCRIPTION_CANNOT_BE_ACTIVATED',
      'Subscription cannot be activated after payment failure threshold has reached.',
    );
  takeUp(world, subscription, note);
}

/** The payer agreed to another plan: it is charged from the next billing time on. */
export function agreeToRevision(world: World, subscription: StoredSubscription): void {
  const { revision } = subscription;
  if (!revision || revision.agreed || subscription.status !== 'ACTIVE') return;
  revision.agreed = true;
  subscription.planId = revision.planId;
  touch(world, subscription);
  tell(world, subscription, 'UPDATED');
}

/** The method of payment works again: what is owed is paid now. */
export function mend(world: World, subscription: StoredSubscription): void {
  subscription.methodFails = false;
  if (subscription.status !== 'ACTIVE' && !subscription.suspendedByFailures) return;
  if (subscription.outstandingCents > 0) chargeOutstanding(world, subscription);
  if (subscription.status === 'SUSPENDED') takeUp(world, subscription, null);
}

/** A retry comes before the next cycle when both are due. */
function dueOf({ status, lastFailed, nextBillingAt }: StoredSubscription): string | undefined {
  if (status !== 'ACTIVE') return undefined;
  return [lastFailed?.retryAt, nextBillingAt].flatMap((at) => at ?? []).sort()[0];
}

/** When something next happens by itself. */
export function nextDue({ state }: World): Date | undefined {
  const first = Object.values(state.subscriptions)
    .flatMap((subscription) => dueOf(subscription) ?? [])
    .sort()[0];
  return first === undefined ? undefined : new Date(first);
}

function runOne(world: World, subscription: StoredSubscription, due: string): void {
  // A process that was away does afterwards what was due, dated as it was due.
  const at = new Date(due > subscription.statusAt ? due : subscription.statusAt);
  const then: World = { ...world, now: () => at };
  if (due === subscription.lastFailed?.retryAt) chargeOutstanding(then, subscription);
  else billCycle(then, subscription);
}

/** Does what has fallen due until now. */
export function runDue(world: World, now: Date): void {
  for (const subscription of Object.values(world.state.subscriptions)) {
    for (let due = dueOf(subscription); due && new Date(due) <= now; due = dueOf(subscription))
      runOne(world, subscription, due);
  }
}
