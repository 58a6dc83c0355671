/** Reads a subscription, and answers questions about it: its plan, its end, what is owed and charged next. */
import type Stripe from 'stripe';
import { addMonths } from '#shared/dates.ts';
import type { PlanId } from '#shared/plans.ts';
import type { SubscriptionStatus } from '../../../db/schema-billing.ts';
import type { NextCharge, ProviderSubscription } from '../provider.ts';
import { fromSeconds, getId, nullIfMissing, requireKind, toSeconds } from './client.ts';
import { listCharges, listInvoices, readDisputes, readTaxRates, toPayments } from './payments.ts';

/** Our status for each of Stripe's. */
const statuses: Record<string, SubscriptionStatus> = {
  incomplete: 'pending',
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'paused',
  canceled: 'ended',
  incomplete_expired: 'ended',
};

/** What Stripe is asked to include, so that one request is enough. It expands four levels at most. */
const expand = [
  'schedule.phases.items.price',
  'customer.invoice_settings.default_payment_method',
  'default_payment_method',
  'latest_invoice',
];

export async function findStripeSubscription(
  client: Stripe,
  id: string,
): Promise<Stripe.Subscription | null> {
  const subscription = await nullIfMissing(client.subscriptions.retrieve(id, { expand }));
  return subscription && requireKind('subscription', subscription);
}

export function toStatus({ id, status }: Stripe.Subscription): SubscriptionStatus {
  const ours = Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  if (!ours) throw new TypeError(`Subscription ${id} has an unknown status`);
  return ours;
}

/** The item of the subscription; ours have exactly one. */
export function getItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new TypeError('a subscription without an item');
  return item;
}

function planOfPrice(price: Stripe.Price): PlanId {
  return price.recurring?.interval === 'year' ? 'annual' : 'monthly';
}

export function getCurrentPlan(subscription: Stripe.Subscription): PlanId {
  return planOfPrice(getItem(subscription).price);
}

/** Undefined unless the price is expanded. */
function findPrice({ price }: Stripe.SubscriptionSchedule.Phase.Item): Stripe.Price | undefined {
  return typeof price === 'object' && price.deleted !== true ? price : undefined;
}

/** Null without a schedule, or if it is not expanded. */
export function findSchedule({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  return typeof schedule === 'object' ? schedule : null;
}

/** The phase after the current one. */
function findNextPhase({ current_phase: now, phases }: Stripe.SubscriptionSchedule) {
  return phases.find(({ start_date }) => now && start_date >= now.end_date);
}

export interface PendingSwitch {
  priceId: string;
  plan: PlanId;
  at: Date;
  amountCents: number;
}

/** The switch of plan at the end of the period: the next phase of the schedule, if it has a different plan. */
export function findPendingSwitch(subscription: Stripe.Subscription): PendingSwitch | null {
  const schedule = findSchedule(subscription);
  const next = schedule ? findNextPhase(schedule) : undefined;
  const [item] = next?.items ?? [];
  const price = item && findPrice(item);
  if (!next || !price || planOfPrice(price) === getCurrentPlan(subscription)) return null;
  const amountCents = (price.unit_amount ?? 0) * (item.quantity ?? 1);
  return { priceId: price.id, plan: planOfPrice(price), at: fromSeconds(next.start_date), amountCents };
}

/** When a cancelled subscription ends, in Unix seconds; null if it is not cancelled. */
export function findEnd(subscription: Stripe.Subscription): number | null {
  const schedule = findSchedule(subscription);
  // Only the schedule counts: Stripe may set cancel_at to the end of a phase.
  if (schedule?.current_phase)
    return schedule.end_behavior === 'cancel' && !findNextPhase(schedule)
      ? schedule.current_phase.end_date
      : null;
  // With flexible billing, a cancellation in the customer portal sets only cancel_at.
  return subscription.cancel_at_period_end
    ? getItem(subscription).current_period_end
    : subscription.cancel_at;
}

function willCancel(subscription: Stripe.Subscription): boolean {
  return findEnd(subscription) !== null;
}

/** The invoice of a charge that failed or waits for the customer. */
export function findUnpaid(invoices: Stripe.Invoice[]): Stripe.Invoice | undefined {
  return invoices.find(({ status, attempted }) => status === 'open' && attempted);
}

/**
 * Whether the customer has to confirm the payment with the bank. Stripe does not try such a payment again by itself
 * (docs/billing.md), so there may be no date for the next attempt.
 */
export async function awaitsConfirmation(client: Stripe, invoiceId: string): Promise<boolean> {
  const invoice = await client.invoices.retrieve(invoiceId, {
    expand: ['payments.data.payment.payment_intent'],
  });
  return (requireKind('invoice', invoice).payments?.data ?? []).some(({ status, payment }) => {
    const intent = payment.payment_intent;
    if (status !== 'open' || !intent || typeof intent === 'string') return false;
    return (
      intent.status === 'requires_action' ||
      (intent.status === 'requires_payment_method' &&
        intent.last_payment_error?.code === 'authentication_required')
    );
  });
}

function toOwed(invoice: Stripe.Invoice | undefined): ProviderSubscription['owed'] {
  if (!invoice) return null;
  const { amount_remaining: amountCents, currency, attempt_count: failedAttempts } = invoice;
  return { amountCents, currency: currency.toUpperCase(), failedAttempts };
}

/** A card works until the end of its month. Stripe charges the subscription's own method before the customer's. */
function findCardExpiry({ default_payment_method: own, customer }: Stripe.Subscription): Date | null {
  const customersMethod =
    typeof customer === 'object' && customer.deleted !== true
      ? customer.invoice_settings.default_payment_method
      : null;
  const method = own ?? customersMethod;
  const card = typeof method === 'object' ? method?.card : undefined;
  return card ? new Date(Date.UTC(card.exp_year, card.exp_month)) : null;
}

/**
 * The first billing day after the pause. Billing days have the day of the month of the billing anchor, or are the last
 * day of a shorter month.
 */
function findPauseEnd(subscription: Stripe.Subscription): Date | null {
  const resumes = subscription.pause_collection?.resumes_at;
  if (!resumes) return null;
  const anchor = fromSeconds(subscription.billing_cycle_anchor);
  const end = fromSeconds(getItem(subscription).current_period_end);
  const countMonths = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();
  let monthsAfterAnchor = countMonths(end) - countMonths(anchor);
  while (toSeconds(addMonths(anchor, monthsAfterAnchor)) <= resumes) monthsAfterAnchor++;
  return addMonths(anchor, monthsAfterAnchor);
}

/** Whether it is paused. One that was cancelled during the pause counts as cancelled instead. */
function isPaused(subscription: Stripe.Subscription): boolean {
  return (
    subscription.pause_collection !== null &&
    toStatus(subscription) === 'active' &&
    findEnd(subscription) === null
  );
}

/** An unpaid invoice that Stripe will still collect: a renewal in its first hour, or a failed one. */
function findOwedCharge(invoices: Stripe.Invoice[]): NextCharge | undefined {
  return invoices.flatMap((invoice) => {
    const at = invoice.next_payment_attempt ?? invoice.automatically_finalizes_at;
    if (at === null || (invoice.status !== 'draft' && invoice.status !== 'open')) return [];
    const { amount_remaining: amountCents, currency } = invoice;
    return [{ at: fromSeconds(at), amountCents, currency: currency.toUpperCase() }];
  })[0];
}

/** What the customer owes apart from invoices, in cents; negative is credit. The next invoice includes it. */
export function getBalance({ customer }: Stripe.Subscription): number {
  return typeof customer === 'object' && customer.deleted !== true ? customer.balance : 0;
}

/** Whether the next charge is exactly the price: credit, discounts or added taxes would change it. */
function isExactPrice(subscription: Stripe.Subscription): boolean {
  const { discounts, automatic_tax: tax } = subscription;
  const addsTax = tax.enabled && getItem(subscription).price.tax_behavior !== 'inclusive';
  return getBalance(subscription) === 0 && !discounts.length && !addsTax;
}

/** The charge of the next period. */
async function previewRenewal(client: Stripe, subscription: Stripe.Subscription): Promise<NextCharge> {
  const item = getItem(subscription);
  const pending = findPendingSwitch(subscription);
  const currency = subscription.currency.toUpperCase();
  const at = pending?.at ?? fromSeconds(item.current_period_end);
  const listed = pending?.amountCents ?? (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  if (isExactPrice(subscription)) return { at, amountCents: listed, currency };
  const schedule = getId(subscription.schedule);
  const preview = await client.invoices.createPreview(
    schedule ? { schedule } : { subscription: subscription.id },
  );
  return { at, amountCents: requireKind('invoice', preview).amount_due, currency };
}

/**
 * An unpaid invoice has its own time and amount. Otherwise the next charge is the renewal: its amount is the price, or
 * that of Stripe's preview (one more request) if credit, a discount or taxes apply.
 */
async function findNextCharge(
  client: Stripe,
  subscription: Stripe.Subscription,
  invoices: Stripe.Invoice[],
): Promise<NextCharge | null> {
  if (toStatus(subscription) === 'ended') return null;
  if (isPaused(subscription)) {
    const at = findPauseEnd(subscription);
    return at && { ...(await previewRenewal(client, subscription)), at };
  }
  const owed = findOwedCharge(invoices);
  if (owed) return owed;
  // Stripe does not retry a failed charge without a date, nor charge anything while paused.
  return toStatus(subscription) === 'active' && !willCancel(subscription)
    ? previewRenewal(client, subscription)
    : null;
}

/**
 * Whether Stripe makes no more attempts to charge it, because the last one failed. Depending on the account's settings,
 * Stripe then ends the subscription or not.
 */
function hasGivenUp(subscription: Stripe.Subscription, invoices: Stripe.Invoice[]): boolean {
  const status = toStatus(subscription);
  if (status === 'past_due') return !findOwedCharge(invoices);
  return status === 'ended' && subscription.cancellation_details?.reason === 'payment_failed';
}

async function listPayments(client: Stripe, subscription: Stripe.Subscription, invoices: Stripe.Invoice[]) {
  const customer = getId(subscription.customer);
  const all = customer ? await listCharges(client, customer) : [];
  const charges = {
    all,
    ...(await readDisputes(client, all)),
    rates: await readTaxRates(client, invoices),
  };
  const current = { priceId: getItem(subscription).price.id, plan: getCurrentPlan(subscription) };
  return invoices.flatMap((invoice) => toPayments(invoice, charges, current));
}

export async function readStripeSubscription(
  client: Stripe,
  id: string,
): Promise<ProviderSubscription | null> {
  const subscription = await findStripeSubscription(client, id);
  if (!subscription) return null;
  const customerId = getId(subscription.customer);
  const invoices = await listInvoices(client, id);
  const status = isPaused(subscription) ? 'paused' : toStatus(subscription);
  const unpaid = status === 'past_due' ? findUnpaid(invoices) : undefined;
  const [payments, nextCharge, needsConfirmation] = await Promise.all([
    listPayments(client, subscription, invoices),
    findNextCharge(client, subscription, invoices),
    unpaid ? awaitsConfirmation(client, unpaid.id) : false,
  ]);
  return {
    id: subscription.id,
    customerId,
    orderId: subscription.metadata.orderId,
    plan: getCurrentPlan(subscription),
    priceCents: (getItem(subscription).price.unit_amount ?? 0) * (getItem(subscription).quantity ?? 1),
    pendingPlan: willCancel(subscription) ? null : (findPendingSwitch(subscription)?.plan ?? null),
    providerStatus: subscription.status,
    status: needsConfirmation ? 'requires_action' : status,
    willCancelAtPeriodEnd: willCancel(subscription),
    nextCharge,
    owed: toOwed(unpaid),
    cardExpiresAt: findCardExpiry(subscription),
    billingDay: fromSeconds(subscription.billing_cycle_anchor).getUTCDate(),
    pausedUntil: isPaused(subscription) ? findPauseEnd(subscription) : null,
    stopped: !needsConfirmation && hasGivenUp(subscription, invoices) ? 'charges-failed' : null,
    createdAt: fromSeconds(subscription.created),
    payments,
    unmatchedPayments: [],
    agreed: [],
  };
}
