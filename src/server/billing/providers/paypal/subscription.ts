/** Reads a subscription at PayPal with its payments, and translates it into our terms. */
import { taxWithin } from '#shared/countries.ts';
import { addBillingMonths, addMonths } from '#shared/dates.ts';
import type { PlanId } from '#shared/plans.ts';
import type { SubscriptionStatus } from '../../../db/schema-billing.ts';
import type { AgreedPlan, NextCharge, ProviderPayment, ProviderSubscription } from '../provider.ts';
import type { PlanReader, PlanTerms } from './checkout.ts';
import { isNotFound, type PaypalClient, readResponse, readUnlessMissing, withDeadline } from './client.ts';
import {
  disputeResponse,
  disputesResponse,
  type Money,
  type PaypalSubscription,
  type PaypalTransaction,
  subscriptionResponse,
  transactionsResponse,
} from './responses.ts';

/**
 * The reason of a suspension that means a cancellation at the end of the paid period. PayPal can cancel only immediately
 * and permanently, so the subscription is suspended until then.
 */
export const cancelReason = 'Cancelled by the customer at the end of the paid period';

const pausePrefix = 'Paused by the customer until ';

/** The reason of a suspension that means a pause. Contains when it ends: PayPal has no field for this. */
export function pauseReason(until: Date): string {
  return pausePrefix + until.toISOString();
}

/** When a paused subscription charges again; null if it is not paused. */
export function findPauseEnd({ status, status_change_note: note }: PaypalSubscription): Date | null {
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
export async function getSubscription(client: PaypalClient, id: string): Promise<PaypalSubscription> {
  return readResponse(await client({ method: 'GET', path: subscriptionPath(id) }), subscriptionResponse);
}

export function isSuspendedForCancellation({ status, status_change_note }: PaypalSubscription): boolean {
  return status === 'SUSPENDED' && status_change_note === cancelReason;
}

function owes({ billing_info }: PaypalSubscription): boolean {
  return (
    (billing_info?.failed_payments_count ?? 0) > 0 || (billing_info?.outstanding_balance?.cents ?? 0) > 0
  );
}

function toStatus(subscription: PaypalSubscription): SubscriptionStatus {
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
function findRetry({ billing_info }: PaypalSubscription, { price }: PlanTerms): NextCharge | null {
  const failed = billing_info?.last_failed_payment;
  if (!failed?.next_payment_retry_time) return null;
  const owed = billing_info?.outstanding_balance;
  const { cents, currency } = owed?.cents ? owed : (failed.amount ?? price);
  return { at: failed.next_payment_retry_time, amountCents: cents, currency };
}

function findNextPrice({ billing_info }: PaypalSubscription, { price, trial }: PlanTerms): Money {
  const isTrial = billing_info?.cycle_executions.some(
    ({ tenure_type, cycles_remaining }) => tenure_type === 'TRIAL' && cycles_remaining > 0,
  );
  return isTrial && trial ? trial.price : price;
}

/** A failed charge is retried days later; the next billing time belongs to the cycle after it. */
function findNextCharge(subscription: PaypalSubscription, terms: PlanTerms): NextCharge | null {
  const { status, billing_info } = subscription;
  const pausedUntil = findPauseEnd(subscription);
  if (pausedUntil) return { at: pausedUntil, amountCents: terms.price.cents, currency: terms.price.currency };
  if (status !== 'ACTIVE') return null;
  if (owes(subscription)) return findRetry(subscription, terms);
  const at = billing_info?.next_billing_time;
  const { cents, currency } = findNextPrice(subscription, terms);
  return at ? { at, amountCents: cents, currency } : null;
}

function toOwed(subscription: PaypalSubscription, { price }: PlanTerms): ProviderSubscription['owed'] {
  if (!owes(subscription)) return null;
  const {
    outstanding_balance: balance,
    failed_payments_count,
    last_failed_payment,
  } = subscription.billing_info ?? {};
  const { cents, currency } = balance?.cents ? balance : (last_failed_payment?.amount ?? price);
  return { amountCents: cents, currency, failedAttempts: failed_payments_count ?? 0 };
}

function findStopReason(subscription: PaypalSubscription): ProviderSubscription['stopped'] {
  if (subscription.status !== 'SUSPENDED' || toStatus(subscription) === 'paused') return null;
  return owes(subscription) ? 'charges-failed' : 'suspended';
}

function toSubscription(
  subscription: PaypalSubscription,
  terms: PlanTerms,
  paid: Pick<ProviderSubscription, 'payments' | 'unmatchedPayments' | 'agreed'>,
): ProviderSubscription {
  const status = toStatus(subscription);
  const pausedUntil = findPauseEnd(subscription);
  const willEnd = status === 'ended' || (status === 'paused' && !pausedUntil);
  // PayPal reports the new plan as soon as the payer agrees, but charges it only from the next billing time.
  const plan = paid.payments.at(-1)?.plan ?? terms.plan;
  return {
    id: subscription.id,
    customerId: null,
    orderId: subscription.custom_id,
    plan,
    priceCents: terms.price.cents,
    pendingPlan: terms.plan === plan || willEnd ? null : terms.plan,
    providerStatus: subscription.status,
    status,
    willCancelAtPeriodEnd: willEnd,
    nextCharge: findNextCharge(subscription, terms),
    owed: status === 'past_due' ? toOwed(subscription, terms) : null,
    // PayPal does not say which card the payer uses.
    cardExpiresAt: null,
    billingDay: (subscription.start_time ?? subscription.create_time).getUTCDate(),
    pausedUntil,
    stopped: findStopReason(subscription),
    createdAt: subscription.create_time,
    ...paid,
  };
}

/** Adds the lower price of the first charges to the agreed plans: it was agreed too, before the regular one. */
function withTrial(
  known: readonly AgreedPlan[],
  { create_time }: PaypalSubscription,
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
function listFreeTime(
  subscription: PaypalSubscription,
  { plan, price, trial }: PlanTerms,
): ProviderPayment[] {
  if (!trial || trial.price.cents > 0) return [];
  const start = subscription.start_time ?? subscription.create_time;
  return [
    {
      id: `${subscription.id}-free`,
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
  subscription: PaypalSubscription,
  { at, terms, known }: { at: Date | undefined; terms: PlanTerms; known: readonly AgreedPlan[] },
): Promise<Pick<ProviderSubscription, 'payments' | 'unmatchedPayments' | 'agreed'>> {
  const hasBegun = subscription.status !== 'APPROVAL_PENDING' && subscription.status !== 'APPROVED';
  if (!hasBegun) return { payments: [], unmatchedPayments: [], agreed: [] };
  const { cents: amountCents, currency } = terms.price;
  const agreed = createAgreements(
    withTrial(known, subscription, terms),
    { plan: terms.plan, amountCents, currency },
    { createdAt: subscription.create_time, nextBillingAt: subscription.billing_info?.next_billing_time },
  );
  const payments = await readPayments(client, subscription, { at, agreed });
  const toPaidAmount = (payment: ProviderPayment) => ({
    sum: { cents: payment.amountCents, currency: payment.currency },
    at: payment.paidAt,
  });
  return {
    payments: [...listFreeTime(subscription, terms), ...payments],
    unmatchedPayments: payments.flatMap((one) =>
      agreed.findPlan(toPaidAmount(one)).isUnknownPrice ? [one.id] : [],
    ),
    agreed: agreed.list(payments.map(toPaidAmount), payments.at(-1)?.periodEnd ?? subscription.create_time),
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
  const response = await client({ method: 'GET', path });
  const subscription = readUnlessMissing(response, subscriptionResponse);
  if (!subscription) return null;
  const terms = await readPlan(subscription.plan_id);
  return toSubscription(
    subscription,
    terms,
    await readPaid(client, subscription, { at: response.at, terms, known }),
  );
}

// ---- The payments of a subscription at PayPal, with their plans, periods, refunds and disputes. PayPal reports a
// new plan as soon as the payer agrees, but charges it only from the next billing time. The plan of a payment is
// therefore found by the plans agreed before it, never by a price list.

/** PayPal's page with all disputes; it documents no address for a single one. */
const resolutionCenter = 'https://www.paypal.com/disputes/dashboard/';

const dayMs = 24 * 3_600_000;
/** PayPal bills at a fixed hour and avoids weekends, so its billing day may differ from ours. */
const toleranceMs = 2 * dayMs;

export interface PaidPeriod {
  paidAt: Date;
  plan: PlanId;
  /** Start of the subscription; its day of the month is the billing day. */
  startedAt: Date;
  nextBillingAt: Date | undefined;
}

/**
 * PayPal does not report the end of a paid period. It is one interval after the payment, or the next billing time if
 * that is slightly later. A much later billing time is the result of a failed charge and is ignored.
 */
export function getPeriodEnd({ paidAt, plan, startedAt, nextBillingAt }: PaidPeriod): Date {
  const end = addBillingMonths(paidAt, plan === 'annual' ? 12 : 1, startedAt.getUTCDate());
  const laterMs = (nextBillingAt?.getTime() ?? 0) - end.getTime();
  return nextBillingAt && laterMs > 0 && laterMs <= toleranceMs ? nextBillingAt : end;
}

type Terms = Omit<AgreedPlan, 'since'>;

/** Amount and time of a payment. */
interface PaidAmount {
  sum: Money;
  at: Date;
}

function hasPrice({ amountCents, currency }: Terms, { sum }: PaidAmount): boolean {
  return sum.cents === amountCents && sum.currency === currency;
}

function isSame(one: Terms, other: Terms): boolean {
  return one.plan === other.plan && one.amountCents === other.amountCents && one.currency === other.currency;
}

/** The latest time that a Date can have. */
const endOfTime = new Date(8_640_000_000_000_000);

/** The plans that the payer has agreed to, and when each was first charged. */
export interface Agreements {
  /**
   * The plan that a payment was for. `isUnknownPrice`: no plan has this price, so the payment counts for the plan of
   * its time.
   */
  findPlan(paid: PaidAmount): { plan: AgreedPlan; isUnknownPrice: boolean };
  /** All agreed plans, once the payments are known. `from`: the first charge of a new plan without a payment. */
  list(paid: PaidAmount[], from: Date): AgreedPlan[];
}

/**
 * `known`: the plans that we have stored. `current`: the plan that PayPal reports; if it is new to us, it is charged
 * from `nextBillingAt`.
 */
function createAgreements(
  known: readonly AgreedPlan[],
  current: Terms,
  { createdAt, nextBillingAt }: { createdAt: Date; nextBillingAt: Date | undefined },
): Agreements {
  const first: AgreedPlan = known[0] ?? { ...current, since: createdAt };
  const before = [first, ...known.slice(1)];
  const isNew = !isSame(before.at(-1) ?? first, current);
  const added: AgreedPlan = { ...current, since: nextBillingAt ?? endOfTime };
  const all = isNew ? [...before, added] : before;
  const findPlan: Agreements['findPlan'] = (paid) => {
    const planAtTime = all.findLast(({ since }) => since <= paid.at) ?? first;
    // PayPal may bill some hours early or late, and a plan that is new to us may be paid already.
    const plan = hasPrice(planAtTime, paid) ? planAtTime : all.findLast((one) => hasPrice(one, paid));
    return { plan: plan ?? planAtTime, isUnknownPrice: !plan };
  };
  return {
    findPlan,
    list: (payments, from) => {
      if (!isNew) return before;
      const paidFirst = payments.find((paid) => findPlan(paid).plan === added);
      const since = paidFirst?.at ?? nextBillingAt ?? from;
      return [...before.filter((one) => one === first || one.since < since), { ...added, since }];
    },
  };
}

/** A year of monthly charges with their failed attempts fits on one page of PayPal's list. */
const windowMs = 366 * dayMs;
/** How long after a payment PayPal accepts disputes. */
const disputableMs = 180 * dayMs;
/** How many payments are checked for disputes at the same time. */
const callsAtOnce = 3;
/** Statuses of a transaction that was paid. */
const paidStatuses = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
/** Dispute outcomes where we keep the money. */
const wonOutcomes = new Set(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED']);

interface Span {
  from: Date;
  to: Date;
}

/** The transactions of a span of time that is short enough for one page, or for each half of it. */
async function listSpan(client: PaypalClient, id: string, { from, to }: Span): Promise<PaypalTransaction[]> {
  const query = new URLSearchParams({ start_time: from.toISOString(), end_time: to.toISOString() });
  const path = `/v1/billing/subscriptions/${encodeURIComponent(id)}/transactions?${query}`;
  const { transactions, total_pages } = readResponse(
    await client({ method: 'GET', path }),
    transactionsResponse,
  );
  if ((total_pages ?? 1) <= 1 || to.getTime() - from.getTime() < dayMs) return transactions;
  // The call has no page numbers, so a span that does not fit on one page is halved.
  const middle = new Date((from.getTime() + to.getTime()) / 2);
  const halves = [
    await listSpan(client, id, { from, to: middle }),
    await listSpan(client, id, { from: middle, to }),
  ];
  return halves.flat();
}

/** Every transaction of the span, without duplicates. */
async function listTransactions(client: PaypalClient, id: string, span: Span): Promise<PaypalTransaction[]> {
  const found = new Map<string, PaypalTransaction>();
  for (let from = span.from; from < span.to; from = new Date(from.getTime() + windowMs)) {
    const to = new Date(Math.min(from.getTime() + windowMs, span.to.getTime()));
    for (const one of await listSpan(client, id, { from, to })) found.set(one.id, one);
  }
  return [...found.values()];
}

async function isWon(client: PaypalClient, disputeId: string): Promise<boolean> {
  const path = `/v1/customer/disputes/${encodeURIComponent(disputeId)}`;
  const { dispute_outcome } = readResponse(await client({ method: 'GET', path }), disputeResponse);
  return wonOutcomes.has(dispute_outcome?.outcome_code ?? '');
}

/** Whether a dispute took or may take the money. False if the account may not read disputes. */
async function isDisputed(client: PaypalClient, transactionId: string): Promise<boolean> {
  const query = new URLSearchParams({ disputed_transaction_id: transactionId });
  const response = await client({ method: 'GET', path: `/v1/customer/disputes?${query}` });
  if (response.status === 403 || isNotFound(response)) return false;
  for (const { dispute_id, status } of readResponse(response, disputesResponse).items) {
    if (status !== 'RESOLVED' || !(await isWon(client, dispute_id))) return true;
  }
  return false;
}

/** The ids of the transactions that are disputed. */
async function findDisputed(client: PaypalClient, ids: string[]): Promise<Set<string>> {
  const disputed = new Set<string>();
  const waiting = [...ids];
  const work = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop())
      if (await isDisputed(client, id)) disputed.add(id);
  };
  await Promise.all(Array.from({ length: callsAtOnce }, work));
  return disputed;
}

/** Only full refunds: the list of transactions does not say how much a partial one was (see changes.ts). */
function refundedCents({ status, amount_with_breakdown }: PaypalTransaction): number {
  return status === 'REFUNDED' ? amount_with_breakdown.gross_amount.cents : 0;
}

/** PayPal names the tax of a payment, or at least the rate of the subscription. It does not name the country. */
function getTax(
  { amount_with_breakdown: { gross_amount: gross, tax_amount: tax } }: PaypalTransaction,
  { plan }: PaypalSubscription,
): Pick<ProviderPayment, 'taxCents' | 'taxRate' | 'taxCountry'> {
  const rate = plan?.taxes?.percentage ?? null;
  const cents = tax?.cents ?? (rate === null ? 0 : taxWithin(gross.cents, rate));
  return { taxCents: cents, taxRate: cents ? rate : null, taxCountry: null };
}

function toPayment(
  transaction: PaypalTransaction,
  subscription: PaypalSubscription,
  rest: { agreed: Agreements; disputed: boolean },
): ProviderPayment {
  const { gross_amount: paid } = transaction.amount_with_breakdown;
  const { plan } = rest.agreed.findPlan({ sum: paid, at: transaction.time }).plan;
  return {
    id: transaction.id,
    plan,
    amountCents: paid.cents,
    currency: paid.currency,
    paidAt: transaction.time,
    periodStart: transaction.time,
    creditCents: 0,
    ...getTax(transaction, subscription),
    feeCents: transaction.amount_with_breakdown.fee_amount?.cents ?? 0,
    periodEnd: getPeriodEnd({
      paidAt: transaction.time,
      plan,
      startedAt: subscription.start_time ?? subscription.create_time,
      nextBillingAt: subscription.billing_info?.next_billing_time,
    }),
    refundedCents: refundedCents(transaction),
    partlyRefunded: transaction.status === 'PARTIALLY_REFUNDED',
    disputed: rest.disputed,
    disputeUrl: rest.disputed ? resolutionCenter : null,
    receiptUrl: null,
  };
}

function latest(dates: (Date | undefined)[]): Date {
  return new Date(Math.max(...dates.map((date) => date?.getTime() ?? 0)));
}

/** All payments, oldest first. `at`: the time by PayPal's clock, if known. */
async function readPayments(
  client: PaypalClient,
  subscription: PaypalSubscription,
  { at, agreed }: { at: Date | undefined; agreed: Agreements },
): Promise<ProviderPayment[]> {
  const { create_time, update_time, billing_info } = subscription;
  const latestTime = latest([at, create_time, update_time, billing_info?.last_payment?.time]);
  const span = { from: create_time, to: new Date(latestTime.getTime() + dayMs) };
  const all = await listTransactions(client, subscription.id, span);
  const paid = all.filter(
    ({ status, amount_with_breakdown: { gross_amount } }) =>
      // A negative amount is a refund.
      paidStatuses.has(status) && gross_amount.cents > 0,
  );
  const disputable = paid.filter(
    ({ status, time }) => status !== 'REFUNDED' && latestTime.getTime() - time.getTime() <= disputableMs,
  );
  const disputed = await findDisputed(
    client,
    disputable.map(({ id }) => id),
  );
  return paid
    .map((one) => toPayment(one, subscription, { agreed, disputed: disputed.has(one.id) }))
    .sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
}
