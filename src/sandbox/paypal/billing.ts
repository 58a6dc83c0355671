/** The lifecycle of a subscription: consent, charges, retries, suspension, end. */
import { plainView, saleObject, subscriptionObject, type View } from './objects.ts';
import {
  getPlan,
  getPrice,
  type Price,
  regularCycle,
  type SandboxState,
  type StoredSubscription,
  type StoredTransaction,
  type SubscriptionStatus,
  sendWebhook,
  trialLeft,
} from './state.ts';
import { newId, unprocessable } from './wire.ts';

/** PayPal tries a failed charge again after five days. */
const retryAfterMs = 5 * 24 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** PayPal bills at ten o'clock UTC of the day. */
function atBillingHour(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), 10));
}

/** A month that lacks the billing day is billed on its last day. */
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

export function sendUpdate(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  what: string,
  view: View = plainView,
): void {
  sendWebhook(sandbox, {
    type: `BILLING.SUBSCRIPTION.${what}`,
    resourceType: 'subscription',
    summary: summaries[what] ?? what,
    resource: subscriptionObject(sandbox, subscription, view),
  });
}

function touch(sandbox: SandboxState, subscription: StoredSubscription): void {
  subscription.updatedAt = sandbox.now().toISOString();
}

function setStatus(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  status: SubscriptionStatus,
  note: string | null,
): void {
  Object.assign(subscription, { status, statusNote: note, statusAt: sandbox.now().toISOString() });
  touch(sandbox, subscription);
}

/** Contains an outdated billing date, as PayPal's may: receivers must ask the API. */
function sendActivated(sandbox: SandboxState, subscription: StoredSubscription): void {
  sendUpdate(sandbox, subscription, 'ACTIVATED', { ...plainView, nextBillingTime: subscription.createdAt });
}

/** The part of an amount that is tax, when the amount includes it. */
const taxWithin = (cents: number, percent: number) => Math.round((cents * percent) / (100 + percent));

function addTransaction(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  cents: number,
  declined: boolean,
): StoredTransaction {
  const transaction: StoredTransaction = {
    id: newId.transaction(),
    subscriptionId: subscription.id,
    cents,
    currency: getPrice(getPlan(sandbox, subscription)).currency,
    at: sandbox.now().toISOString(),
    ...(subscription.taxRate !== undefined && { taxCents: taxWithin(cents, Number(subscription.taxRate)) }),
    declined,
    refunds: [],
    disputeId: null,
  };
  sandbox.data.transactions[transaction.id] = transaction;
  subscription.transactionIds.push(transaction.id);
  touch(sandbox, subscription);
  return transaction;
}

function takePayment(sandbox: SandboxState, subscription: StoredSubscription, cents: number): void {
  const sale = addTransaction(sandbox, subscription, cents, false);
  const { total, currency } = { total: (cents / 100).toFixed(2), currency: sale.currency };
  sendWebhook(sandbox, {
    type: 'PAYMENT.SALE.COMPLETED',
    resourceType: 'sale',
    summary: `Payment completed for ${total} ${currency}`,
    resource: saleObject(sandbox, sale),
  });
}

function suspendAfterFailures(sandbox: SandboxState, subscription: StoredSubscription): void {
  subscription.suspendedByFailures = true;
  setStatus(sandbox, subscription, 'SUSPENDED', null);
  sendUpdate(sandbox, subscription, 'SUSPENDED');
}

/** Schedules a retry in five days, or suspends when the plan's threshold is reached. */
function failPayment(sandbox: SandboxState, subscription: StoredSubscription, cents: number): void {
  const threshold = getPlan(sandbox, subscription).payment_preferences.payment_failure_threshold;
  const at = sandbox.now();
  addTransaction(sandbox, subscription, cents, true);
  subscription.failedCount += 1;
  const last = threshold > 0 && subscription.failedCount >= threshold;
  const retryAt = last ? null : new Date(at.getTime() + retryAfterMs).toISOString();
  subscription.lastFailed = { cents, at: at.toISOString(), retryAt };
  sendUpdate(sandbox, subscription, 'PAYMENT.FAILED', { ...plainView, lastFailedPayment: true });
  if (last) suspendAfterFailures(sandbox, subscription);
}

/** Charges what earlier failed charges left open. */
function chargeOutstanding(sandbox: SandboxState, subscription: StoredSubscription): void {
  const owed = subscription.outstandingCents;
  if (subscription.methodFails) {
    failPayment(sandbox, subscription, owed);
    return;
  }
  subscription.outstandingCents = 0;
  subscription.failedCount = 0;
  if (subscription.lastFailed) subscription.lastFailed.retryAt = null;
  takePayment(sandbox, subscription, owed);
}

function expire(sandbox: SandboxState, subscription: StoredSubscription): void {
  setStatus(sandbox, subscription, 'EXPIRED', null);
  sendUpdate(sandbox, subscription, 'EXPIRED');
}

function countCycle(subscription: StoredSubscription, isTrial: boolean): void {
  if (isTrial) subscription.trialsCompleted = (subscription.trialsCompleted ?? 0) + 1;
  else subscription.cyclesCompleted += 1;
}

function billCycle(sandbox: SandboxState, subscription: StoredSubscription): void {
  const plan = getPlan(sandbox, subscription);
  const trial = trialLeft(plan, subscription);
  const price = getPrice(plan, trial);
  const { total_cycles: total } = regularCycle(plan);
  if (!trial && total > 0 && subscription.cyclesCompleted >= total) {
    expire(sandbox, subscription);
    return;
  }
  const from = new Date(subscription.nextBillingAt ?? sandbox.now());
  subscription.nextBillingAt = nextBilling(from, price, subscription.billingDay).toISOString();
  countCycle(subscription, trial !== undefined);
  subscription.outstandingCents += price.cents;
  if (subscription.outstandingCents > 0) chargeOutstanding(sandbox, subscription);
}

/** Makes the billing time now; the next cycle counts from today, since PayPal never bills ahead of time. */
export function renewNow(sandbox: SandboxState, subscription: StoredSubscription): void {
  const now = sandbox.now();
  subscription.nextBillingAt = now.toISOString();
  subscription.billingDay = now.getUTCDate();
  billCycle(sandbox, subscription);
}

/** The payer agreed: starts the subscription and charges its first cycle. */
export function begin(sandbox: SandboxState, subscription: StoredSubscription): void {
  const now = sandbox.now();
  subscription.startedAt = now.toISOString();
  subscription.billingDay = now.getUTCDate();
  const plan = getPlan(sandbox, subscription);
  const trial = trialLeft(plan, subscription);
  const price = getPrice(plan, trial);
  subscription.nextBillingAt = nextBilling(now, price, subscription.billingDay).toISOString();
  countCycle(subscription, trial !== undefined);
  setStatus(sandbox, subscription, 'ACTIVE', null);
  sendActivated(sandbox, subscription);
  if (price.cents > 0) takePayment(sandbox, subscription, price.cents);
}

function requireStatus({ status }: StoredSubscription, allowed: SubscriptionStatus[], action: string): void {
  if (allowed.includes(status)) return;
  const wanted = allowed.join(' or ').toLowerCase();
  throw unprocessable(
    'SUBSCRIPTION_STATUS_INVALID',
    `Invalid subscription status for ${action} action; subscription status should be ${wanted}.`,
  );
}

export function cancel(sandbox: SandboxState, subscription: StoredSubscription, note: string | null): void {
  requireStatus(subscription, ['ACTIVE', 'SUSPENDED'], 'cancel');
  setStatus(sandbox, subscription, 'CANCELLED', note);
  subscription.suspendedByFailures = false;
  sendUpdate(sandbox, subscription, 'CANCELLED');
}

export function suspend(sandbox: SandboxState, subscription: StoredSubscription, note: string): void {
  requireStatus(subscription, ['ACTIVE'], 'suspend');
  setStatus(sandbox, subscription, 'SUSPENDED', note);
  sendUpdate(sandbox, subscription, 'SUSPENDED');
}

/** Cycles that fell due during the suspension are not billed. */
function resume(sandbox: SandboxState, subscription: StoredSubscription, note: string | null): void {
  const price = getPrice(getPlan(sandbox, subscription));
  while (subscription.nextBillingAt && new Date(subscription.nextBillingAt) <= sandbox.now()) {
    const next = nextBilling(new Date(subscription.nextBillingAt), price, subscription.billingDay);
    subscription.nextBillingAt = next.toISOString();
  }
  subscription.suspendedByFailures = false;
  setStatus(sandbox, subscription, 'ACTIVE', note);
  sendActivated(sandbox, subscription);
}

export function activate(sandbox: SandboxState, subscription: StoredSubscription, note: string): void {
  requireStatus(subscription, ['SUSPENDED'], 'activate');
  if (subscription.suspendedByFailures)
    throw unprocessable(
      'SUBSCRIPTION_CANNOT_BE_ACTIVATED',
      'Subscription cannot be activated after payment failure threshold has reached.',
    );
  resume(sandbox, subscription, note);
}

/** The payer agreed to another plan, which applies from the next billing time. */
export function agreeToRevision(sandbox: SandboxState, subscription: StoredSubscription): void {
  const { revision } = subscription;
  if (!revision || revision.agreed || subscription.status !== 'ACTIVE') return;
  revision.agreed = true;
  subscription.planId = revision.planId;
  subscription.taxRate = revision.taxRate;
  touch(sandbox, subscription);
  sendUpdate(sandbox, subscription, 'UPDATED');
}

/** The payment method works again: charges open amounts now. */
export function updatePaymentMethod(sandbox: SandboxState, subscription: StoredSubscription): void {
  subscription.methodFails = false;
  if (subscription.status !== 'ACTIVE' && !subscription.suspendedByFailures) return;
  if (subscription.outstandingCents > 0) chargeOutstanding(sandbox, subscription);
  if (subscription.status === 'SUSPENDED') resume(sandbox, subscription, null);
}

/** If both are due, the retry is earlier than the next cycle. */
function findDueTime({ status, lastFailed, nextBillingAt }: StoredSubscription): string | undefined {
  if (status !== 'ACTIVE') return undefined;
  return [lastFailed?.retryAt, nextBillingAt].flatMap((at) => at ?? []).sort()[0];
}

/** When the next charge or retry is due. */
export function nextDue({ data }: SandboxState): Date | undefined {
  const first = Object.values(data.subscriptions)
    .flatMap((subscription) => findDueTime(subscription) ?? [])
    .sort()[0];
  return first === undefined ? undefined : new Date(first);
}

function runOne(sandbox: SandboxState, subscription: StoredSubscription, due: string): void {
  // After a downtime, missed work is dated at its due time.
  const at = new Date(due > subscription.statusAt ? due : subscription.statusAt);
  const then: SandboxState = { ...sandbox, now: () => at };
  if (due === subscription.lastFailed?.retryAt) chargeOutstanding(then, subscription);
  else billCycle(then, subscription);
}

/** Does everything that is due at `now`. */
export function runDue(sandbox: SandboxState, now: Date): void {
  for (const subscription of Object.values(sandbox.data.subscriptions)) {
    for (let due = findDueTime(subscription); due && new Date(due) <= now; due = findDueTime(subscription))
      runOne(sandbox, subscription, due);
  }
}
