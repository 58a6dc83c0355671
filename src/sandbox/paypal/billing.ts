/** The lifecycle of a subscription at the simulated PayPal: approval by the payer, charges, retries, suspension, end. */
import { defaultView, saleObject, subscriptionObject, type View } from './objects.ts';
import {
  currentTrialCycle,
  getPlan,
  getPrice,
  type Price,
  regularCycle,
  type SandboxState,
  type StoredSubscription,
  type StoredTransaction,
  type SubscriptionStatus,
  sendWebhook,
} from './state.ts';
import { newId, unprocessable } from './wire.ts';

/** PayPal tries a failed charge again after five days. */
const retryAfterMs = 5 * 24 * 3_600_000;
const dayMs = 24 * 3_600_000;

/** The hour (UTC) that PayPal's `next_billing_time` usually has. */
const billingHour = 10;

/** The billing time of that day. */
function atBillingHour(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), billingHour));
}

/**
 * When the cycle after the one that starts at `from` is billed. `billingDay`: the day of the month, 1 to 31; a month that
 * lacks it is billed on its last day.
 */
function nextBilling(from: Date, { unit, count }: Price, billingDay: number): Date {
  if (unit === 'DAY' || unit === 'WEEK')
    return atBillingHour(new Date(from.getTime() + count * (unit === 'DAY' ? 1 : 7) * dayMs));
  const month = from.getUTCMonth() + (unit === 'MONTH' ? count : count * 12);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(from.getUTCFullYear(), month, Math.min(billingDay, lastDay), billingHour));
}

/** What each webhook about a subscription says, by its type without `BILLING.SUBSCRIPTION.`. */
const summaries = {
  CREATED: 'Subscription created',
  ACTIVATED: 'Subscription activated',
  UPDATED: 'Subscription updated',
  EXPIRED: 'Subscription expired',
  CANCELLED: 'Subscription cancelled',
  SUSPENDED: 'Subscription suspended',
  'PAYMENT.FAILED': 'Payment failed for subscription',
};

/** Sends the webhook `BILLING.SUBSCRIPTION.{event}`. `view`: which optional fields of the subscription it contains. */
export function sendSubscriptionWebhook(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  event: keyof typeof summaries,
  view: View = defaultView,
): void {
  sendWebhook(sandbox, {
    type: `BILLING.SUBSCRIPTION.${event}`,
    resourceType: 'subscription',
    summary: summaries[event],
    resource: subscriptionObject(sandbox, subscription, view),
  });
}

function setUpdatedAt(sandbox: SandboxState, subscription: StoredSubscription): void {
  subscription.updatedAt = sandbox.now().toISOString();
}

function setStatus(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  status: SubscriptionStatus,
  note: string | null,
): void {
  Object.assign(subscription, { status, statusNote: note, statusAt: sandbox.now().toISOString() });
  setUpdatedAt(sandbox, subscription);
}

/** Sends the webhook of an activation. It contains an outdated billing date, as PayPal's may: receivers must ask the API. */
function sendActivated(sandbox: SandboxState, subscription: StoredSubscription): void {
  sendSubscriptionWebhook(sandbox, subscription, 'ACTIVATED', {
    ...defaultView,
    nextBillingTime: subscription.createdAt,
  });
}

/** The cents of an amount that are tax, when the amount includes it. */
const includedTaxCents = (cents: number, percent: number) => Math.round((cents * percent) / (100 + percent));

function addTransaction(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  cents: number,
  { declined }: { declined: boolean },
): StoredTransaction {
  const transaction: StoredTransaction = {
    id: newId.transaction(),
    subscriptionId: subscription.id,
    cents,
    currency: getPrice(getPlan(sandbox, subscription)).currency,
    at: sandbox.now().toISOString(),
    ...(subscription.taxRate !== undefined && {
      taxCents: includedTaxCents(cents, Number(subscription.taxRate)),
    }),
    declined,
    refunds: [],
    disputeId: null,
  };
  sandbox.data.transactions[transaction.id] = transaction;
  subscription.transactionIds.push(transaction.id);
  setUpdatedAt(sandbox, subscription);
  return transaction;
}

function takePayment(sandbox: SandboxState, subscription: StoredSubscription, cents: number): void {
  const sale = addTransaction(sandbox, subscription, cents, { declined: false });
  sendWebhook(sandbox, {
    type: 'PAYMENT.SALE.COMPLETED',
    resourceType: 'sale',
    summary: `Payment completed for ${(cents / 100).toFixed(2)} ${sale.currency}`,
    resource: saleObject(sandbox, sale),
  });
}

function suspendAfterFailures(sandbox: SandboxState, subscription: StoredSubscription): void {
  subscription.suspendedByFailures = true;
  setStatus(sandbox, subscription, 'SUSPENDED', null);
  sendSubscriptionWebhook(sandbox, subscription, 'SUSPENDED');
}

/** Schedules a retry in five days, or suspends when the plan's threshold is reached (0: never). */
function failPayment(sandbox: SandboxState, subscription: StoredSubscription, cents: number): void {
  const threshold = getPlan(sandbox, subscription).payment_preferences.payment_failure_threshold;
  const at = sandbox.now();
  addTransaction(sandbox, subscription, cents, { declined: true });
  subscription.failedCount += 1;
  const isLastAttempt = threshold > 0 && subscription.failedCount >= threshold;
  const retryAt = isLastAttempt ? null : new Date(at.getTime() + retryAfterMs).toISOString();
  subscription.lastFailed = { cents, at: at.toISOString(), retryAt };
  sendSubscriptionWebhook(sandbox, subscription, 'PAYMENT.FAILED', {
    ...defaultView,
    lastFailedPayment: true,
  });
  if (isLastAttempt) suspendAfterFailures(sandbox, subscription);
}

/** Charges everything that is unpaid: what earlier failed charges left open, and the cycle that `billCycle` has added. */
function chargeOutstanding(sandbox: SandboxState, subscription: StoredSubscription): void {
  const owed = subscription.outstandingCents;
  if (subscription.paymentMethodFails) {
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
  sendSubscriptionWebhook(sandbox, subscription, 'EXPIRED');
}

function countCycle(subscription: StoredSubscription, isTrial: boolean): void {
  if (isTrial) subscription.trialsCompleted = (subscription.trialsCompleted ?? 0) + 1;
  else subscription.cyclesCompleted += 1;
}

/**
 * Charges the cycle that is due, with what earlier cycles left open. After the plan's last cycle, the subscription expires
 * instead; with `total_cycles` 0, the plan has no last one.
 */
function billCycle(sandbox: SandboxState, subscription: StoredSubscription): void {
  const plan = getPlan(sandbox, subscription);
  // Undefined after the trial: then the price is the regular one.
  const trial = currentTrialCycle(plan, subscription);
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

/**
 * Bills the next cycle now and counts later cycles from today. PayPal cannot bill a cycle early, so its billing time is
 * moved to now.
 */
export function renewNow(sandbox: SandboxState, subscription: StoredSubscription): void {
  const now = sandbox.now();
  subscription.nextBillingAt = now.toISOString();
  subscription.billingDay = now.getUTCDate();
  billCycle(sandbox, subscription);
}

/**
 * The payer agreed: starts the subscription and charges its first cycle. This charge always succeeds: the payment
 * method of the sandbox's payers works until the sandbox panel makes it fail.
 */
export function startSubscription(sandbox: SandboxState, subscription: StoredSubscription): void {
  const now = sandbox.now();
  subscription.startedAt = now.toISOString();
  subscription.billingDay = now.getUTCDate();
  const plan = getPlan(sandbox, subscription);
  const trial = currentTrialCycle(plan, subscription);
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

export function cancelSubscription(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  note: string | null,
): void {
  requireStatus(subscription, ['ACTIVE', 'SUSPENDED'], 'cancel');
  setStatus(sandbox, subscription, 'CANCELLED', note);
  // So that `updatePaymentMethod` does not revive it.
  subscription.suspendedByFailures = false;
  sendSubscriptionWebhook(sandbox, subscription, 'CANCELLED');
}

export function suspendSubscription(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  note: string,
): void {
  requireStatus(subscription, ['ACTIVE'], 'suspend');
  setStatus(sandbox, subscription, 'SUSPENDED', note);
  sendSubscriptionWebhook(sandbox, subscription, 'SUSPENDED');
}

/** Cycles that fell due during the suspension are not billed. Skips them at the plan's regular interval. */
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

/** The seller ends a suspension. PayPal refuses this if PayPal itself suspended the subscription. */
export function activateSubscription(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  note: string,
): void {
  requireStatus(subscription, ['SUSPENDED'], 'activate');
  if (subscription.suspendedByFailures)
    throw unprocessable(
      'SUBSCRIPTION_CANNOT_BE_ACTIVATED',
      'Subscription cannot be activated after payment failure threshold has reached.',
    );
  resume(sandbox, subscription, note);
}

/**
 * The payer agreed to another plan. The API shows it immediately; its price is charged from the next cycle on, because
 * `billCycle` looks it up at that time.
 */
export function agreeToRevision(sandbox: SandboxState, subscription: StoredSubscription): void {
  const { revision } = subscription;
  if (!revision || revision.agreed || subscription.status !== 'ACTIVE') return;
  revision.agreed = true;
  subscription.planId = revision.planId;
  subscription.taxRate = revision.taxRate;
  setUpdatedAt(sandbox, subscription);
  sendSubscriptionWebhook(sandbox, subscription, 'UPDATED');
}

/** The payer's method works again: charges open amounts now, and ends a suspension that followed failed payments. */
export function updatePaymentMethod(sandbox: SandboxState, subscription: StoredSubscription): void {
  subscription.paymentMethodFails = false;
  if (subscription.status !== 'ACTIVE' && !subscription.suspendedByFailures) return;
  if (subscription.outstandingCents > 0) chargeOutstanding(sandbox, subscription);
  if (subscription.status === 'SUSPENDED') resume(sandbox, subscription, null);
}

/** The earlier of the next retry and the next cycle, in ISO 8601; undefined if nothing will be billed. */
function findDueTime({ status, lastFailed, nextBillingAt }: StoredSubscription): string | undefined {
  if (status !== 'ACTIVE') return undefined;
  const times = [lastFailed?.retryAt, nextBillingAt].flatMap((at) => at ?? []);
  return times.sort()[0];
}

/** When the next charge or retry of any subscription is due. */
export function nextDue({ data }: SandboxState): Date | undefined {
  const first = Object.values(data.subscriptions)
    .flatMap((subscription) => findDueTime(subscription) ?? [])
    .sort()[0];
  return first === undefined ? undefined : new Date(first);
}

/** Retries a failed charge or bills a cycle. `due`: when it was due, in ISO 8601 (such texts sort by time). */
function billOne(sandbox: SandboxState, subscription: StoredSubscription, due: string): void {
  // After a downtime, missed work is dated at its due time, but not before the last change of the status: a suspended
  // subscription is not billed, e.g. when a retry fell due during the suspension.
  const at = new Date(due > subscription.statusAt ? due : subscription.statusAt);
  const sandboxAtDueTime: SandboxState = { ...sandbox, now: () => at };
  if (due === subscription.lastFailed?.retryAt) chargeOutstanding(sandboxAtDueTime, subscription);
  else billCycle(sandboxAtDueTime, subscription);
}

/** Does everything that is due at `now`, one subscription after the other. */
export function runDue(sandbox: SandboxState, now: Date): void {
  for (const subscription of Object.values(sandbox.data.subscriptions)) {
    for (let due = findDueTime(subscription); due && new Date(due) <= now; due = findDueTime(subscription))
      billOne(sandbox, subscription, due);
  }
}
