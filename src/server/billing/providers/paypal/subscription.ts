/** Reads a subscription at PayPal with its payments, and translates it into our terms. */
import { addMonths } from '#shared/dates.ts';
import type { SubscriptionStatus } from '../../../db/schema-billing.ts';
import type { AgreedPlan, NextCharge, ProviderPayment, ProviderSubscription } from '../provider.ts';
import { type PaypalClient, readResponse, readUnlessMissing, withDeadline } from './client.ts';
import { createAgreements, readPayments } from './payments.ts';
import type { PlanReader, PlanTerms } from './plans.ts';
import { type Money, subscriptionAnswer, type WireSubscription } from './wire.ts';

/** The note on a suspension that stands for a cancellation, which can be undone: PayPal cannot cancel for later. */
export const cancelReason = 'Cancelled by the customer at the end of the paid period';

const pausePrefix = 'Paused by the customer until ';

/** The note on a suspension that stands for a pause. It holds the day of the next charge: PayPal keeps no such day. */
export function pauseReason(until: Date): string {
  return pausePrefix + until.toISOString();
}

/** When a paused subscription charges again; null if it is not paused. */
export function findPauseEnd({ status, status_change_note: note }: WireSubscription): Date | null {
  if (status !== 'SUSPENDED' || !note?.startsWith(pausePrefix)) return null;
  const until = new Date(note.slice(pausePrefix.length));
  return Number.isNaN(until.getTime()) ? null : until;
}

/** What reading a subscription needs. */
export interface PaypalReader {
  client: PaypalClient;
  readPlan: PlanReader;
}

export function subscriptionPath(id: string): string {
  return `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
}

/** The subscription without its payments. Throws `provider_failed`, also for an unknown id. */
export async function getSubscription(client: PaypalClient, id: string): Promise<WireSubscription> {
  return readResponse(await client({ method: 'GET', path: subscriptionPath(id) }), subscriptionAnswer);
}

export function isSuspendedForCancellation({ status, status_change_note }: WireSubscription): boolean {
  return status === 'SUSPENDED' && status_change_note === cancelReason;
}

function owes({ billing_info }: WireSubscription): boolean {
  return (
    (billing_info?.failed_payments_count ?? 0) > 0 || (billing_info?.outstanding_balance?.cents ?? 0) > 0
  );
}

function toStatus(subscription: WireSubscription): SubscriptionStatus {
  switch (subscription.status) {
    case 'APPROVAL_PENDING':
    case 'APPROVED':
      return 'pending';
    case 'ACTIVE':
      return owes(subscription) ? 'past_due' : 'active';
    case 'SUSPENDED':
      return isSuspendedForCancellation(subscription) || findPauseEnd(subscription) ? 'paused' : 'past_due';
    default:
      return 'ended';
  }
}

/** The next attempt of a failed charge. */
function findRetry({ billing_info }: WireSubscription, { price }: PlanTerms): NextCharge | null {
  const failed = billing_info?.last_failed_payment;
  if (!failed?.next_payment_retry_time) return null;
  const owed = billing_info?.outstanding_balance;
  const { cents, currency } = owed?.cents ? owed : (failed.amount ?? price);
  return { at: failed.next_payment_retry_time, amountCents: cents, currency };
}

function findNextPrice({ billing_info }: WireSubscription, { price, trial }: PlanTerms): Money {
  const isTrial = billing_info?.cycle_executions.some(
    ({ tenure_type, cycles_remaining }) => tenure_type === 'TRIAL' && cycles_remaining > 0,
  );
  return isTrial && trial ? trial.price : price;
}

/** A failed charge is retried days later; the next billing time belongs to the cycle after it. */
function findNextCharge(subscription: WireSubscription, terms: PlanTerms): NextCharge | null {
  const { status, billing_info } = subscription;
  const pausedUntil = findPauseEnd(subscription);
  if (pausedUntil) return { at: pausedUntil, amountCents: terms.price.cents, currency: terms.price.currency };
  if (status !== 'ACTIVE') return null;
  if (owes(subscription)) return findRetry(subscription, terms);
  const at = billing_info?.next_billing_time;
  const { cents, currency } = findNextPrice(subscription, terms);
  return at ? { at, amountCents: cents, currency } : null;
}

function toOwed(subscription: WireSubscription, { price }: PlanTerms): ProviderSubscription['owed'] {
  if (!owes(subscription)) return null;
  const {
    outstanding_balance: balance,
    failed_payments_count,
    last_failed_payment,
  } = subscription.billing_info ?? {};
  const { cents, currency } = balance?.cents ? balance : (last_failed_payment?.amount ?? price);
  return { amountCents: cents, currency, failedAttempts: failed_payments_count ?? 0 };
}

function findStopReason(subscription: WireSubscription): ProviderSubscription['stopped'] {
  if (subscription.status !== 'SUSPENDED' || toStatus(subscription) === 'paused') return null;
  return owes(subscription) ? 'charges-failed' : 'suspended';
}

function toSubscription(
  wire: WireSubscription,
  terms: PlanTerms,
  paid: Pick<ProviderSubscription, 'payments' | 'unmatchedPayments' | 'agreed'>,
): ProviderSubscription {
  const status = toStatus(wire);
  const pausedUntil = findPauseEnd(wire);
  const willEnd = status === 'ended' || (status === 'paused' && !pausedUntil);
  // PayPal reports the new plan as soon as the payer agrees, but charges it only from the next billing time.
  const plan = paid.payments.at(-1)?.plan ?? terms.plan;
  return {
    id: wire.id,
    customerId: null,
    orderId: wire.custom_id,
    plan,
    priceCents: terms.price.cents,
    pendingPlan: terms.plan === plan || willEnd ? null : terms.plan,
    providerStatus: wire.status,
    status,
    willCancelAtPeriodEnd: willEnd,
    nextCharge: findNextCharge(wire, terms),
    owed: status === 'past_due' ? toOwed(wire, terms) : null,
    // PayPal does not say which card the payer uses.
    cardExpiresAt: null,
    pausedUntil,
    stopped: findStopReason(wire),
    createdAt: wire.create_time,
    ...paid,
  };
}

/** Adds the lower price of the first charges to the agreed plans: it was agreed too, before the regular one. */
function withTrial(
  known: readonly AgreedPlan[],
  { create_time }: WireSubscription,
  { plan, price, trial }: PlanTerms,
): readonly AgreedPlan[] {
  if (!trial?.price.cents) return known;
  if (
    known.some(
      ({ amountCents, currency }) => amountCents === trial.price.cents && currency === price.currency,
    )
  )
    return known;
  const { currency } = price;
  const since = addMonths(create_time, trial.cycles * trial.months);
  return [
    { plan, amountCents: trial.price.cents, currency, since: create_time },
    { plan, amountCents: price.cents, currency, since },
  ];
}

/** A payment of 0 for the free time, for which PayPal makes no transaction. */
function listFreeTime(wire: WireSubscription, { plan, price, trial }: PlanTerms): ProviderPayment[] {
  if (!trial || trial.price.cents > 0) return [];
  const start = wire.start_time ?? wire.create_time;
  return [
    {
      id: `${wire.id}-free`,
      plan,
      amountCents: 0,
      currency: price.currency,
      paidAt: start,
      periodStart: start,
      periodEnd: addMonths(start, trial.cycles * trial.months),
      creditCents: 0,
      taxCents: 0,
      taxRate: null,
      taxCountry: null,
      feeCents: 0,
      refundedCents: 0,
      disputed: false,
      receiptUrl: null,
    },
  ];
}

/** The payments of a subscription, each with the plan that it was for. */
async function readPaid(
  client: PaypalClient,
  wire: WireSubscription,
  { at, terms, known }: { at: Date | undefined; terms: PlanTerms; known: readonly AgreedPlan[] },
): Promise<Pick<ProviderSubscription, 'payments' | 'unmatchedPayments' | 'agreed'>> {
  const hasBegun = wire.status !== 'APPROVAL_PENDING' && wire.status !== 'APPROVED';
  if (!hasBegun) return { payments: [], unmatchedPayments: [], agreed: [] };
  const { cents: amountCents, currency } = terms.price;
  const agreed = createAgreements(
    withTrial(known, wire, terms),
    { plan: terms.plan, amountCents, currency },
    { createdAt: wire.create_time, nextBillingAt: wire.billing_info?.next_billing_time },
  );
  const payments = await readPayments(client, wire, { at, agreed });
  const toPaid = (payment: ProviderPayment) => ({
    sum: { cents: payment.amountCents, currency: payment.currency },
    at: payment.paidAt,
  });
  return {
    payments: [...listFreeTime(wire, terms), ...payments],
    unmatchedPayments: payments.flatMap((one) => (agreed.planOf(toPaid(one)).isUnknownPrice ? [one.id] : [])),
    agreed: agreed.list(payments.map(toPaid), payments.at(-1)?.periodEnd ?? wire.create_time),
  };
}

/** The subscription as of now; null if PayPal does not have it. `known`: the agreed plans that we have stored. */
export async function findSubscription(
  { readPlan, ...reader }: PaypalReader & { readMs: number },
  id: string,
  known: readonly AgreedPlan[] = [],
): Promise<ProviderSubscription | null> {
  const client = withDeadline(reader.client, reader.readMs);
  // PayPal includes the retry time of a failed charge, and the taxes of this subscription, only on request.
  const path = `${subscriptionPath(id)}?fields=last_failed_payment,plan`;
  const answer = await client({ method: 'GET', path });
  const wire = readUnlessMissing(answer, subscriptionAnswer);
  if (!wire) return null;
  const terms = await readPlan(wire.plan_id);
  return toSubscription(wire, terms, await readPaid(client, wire, { at: answer.at, terms, known }));
}
