import type Stripe from 'stripe';
import type { PlanId } from '#shared/plans.ts';
import type { NextCharge, ProviderSubscription, SubscriptionStatus } from '../provider.ts';
import { found, fromSeconds, idOf, ofKind } from './client.ts';
import { findChargedBack, listCharges, listInvoices, paymentOf } from './payments.ts';

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

/** Its schedule's prices, its customer and its newest invoice: one request, as deep as Stripe lets look. */
const expand = ['schedule.phases.items.price', 'customer', 'latest_invoice'];

export async function findStripeSubscription(
  client: Stripe,
  id: string,
): Promise<Stripe.Subscription | null> {
  const subscription = await found(client.subscriptions.retrieve(id, { expand }));
  return subscription && ofKind('subscription', subscription);
}

export function statusOf({ id, status }: Stripe.Subscription): SubscriptionStatus {
  const ours = Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  if (!ours) throw new TypeError(`Subscription ${id} has an unknown status`);
  return ours;
}

/** We sell one item at a time. */
export function onlyItem(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new TypeError('a subscription to nothing');
  return item;
}

function planOfPrice(price: Stripe.Price): PlanId {
  return price.recurring?.interval === 'year' ? 'annual' : 'monthly';
}

export function presentPlan(subscription: Stripe.Subscription): PlanId {
  return planOfPrice(onlyItem(subscription).price);
}

function priceOf({ price }: Stripe.SubscriptionSchedule.Phase.Item): Stripe.Price | undefined {
  return typeof price === 'object' && price.deleted !== true ? price : undefined;
}

export function scheduleOf({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  return typeof schedule === 'object' ? schedule : null;
}

function nextPhaseOf({ current_phase: now, phases }: Stripe.SubscriptionSchedule) {
  return phases.find(({ start_date }) => now && start_date >= now.end_date);
}

export interface WaitingSwitch {
  priceId: string;
  plan: PlanId;
  at: Date;
  amountCents: number;
}

/** The phase after the present one, where it brings another plan. */
export function waitingSwitch(subscription: Stripe.Subscription): WaitingSwitch | null {
  const schedule = scheduleOf(subscription);
  const next = schedule ? nextPhaseOf(schedule) : undefined;
  const [item] = next?.items ?? [];
  const price = item && priceOf(item);
  if (!next || !price || planOfPrice(price) === presentPlan(subscription)) return null;
  const amountCents = (price.unit_amount ?? 0) * (item.quantity ?? 1);
  return { priceId: price.id, plan: planOfPrice(price), at: fromSeconds(next.start_date), amountCents };
}

/** When it ends, if it was cancelled. */
export function endOf(subscription: Stripe.Subscription): number | null {
  const schedule = scheduleOf(subscription);
  // A schedule decides alone: what Stripe writes into cancel_at meanwhile may be just the end of a phase.
  if (schedule?.current_phase)
    return schedule.end_behavior === 'cancel' && !nextPhaseOf(schedule)
      ? schedule.current_phase.end_date
      : null;
  // Flexible billing sets only cancel_at when a cancellation comes from the customer portal.
  return subscription.cancel_at_period_end
    ? onlyItem(subscription).current_period_end
    : subscription.cancel_at;
}

function willCancel(subscription: Stripe.Subscription): boolean {
  return endOf(subscription) !== null;
}

/** Drawn up or tried, not paid yet, and tried (again): a renewal in its first hour, or a failed one. */
function owedCharge(invoices: Stripe.Invoice[]): NextCharge | undefined {
  return invoices.flatMap((invoice) => {
    const at = invoice.next_payment_attempt ?? invoice.automatically_finalizes_at;
    if (at === null || (invoice.status !== 'draft' && invoice.status !== 'open')) return [];
    const { amount_remaining: amountCents, currency } = invoice;
    return [{ at: fromSeconds(at), amountCents, currency: currency.toUpperCase() }];
  })[0];
}

/** What the customer owes beside invoices; less than nothing is credit. The next invoice takes it in. */
export function balanceOf({ customer }: Stripe.Subscription): number {
  return typeof customer === 'object' && customer.deleted !== true ? customer.balance : 0;
}

/** Credit, discounts and taxes make the sum another than the price. */
function priceSaysAll(subscription: Stripe.Subscription): boolean {
  const { discounts, automatic_tax: tax } = subscription;
  return balanceOf(subscription) === 0 && !discounts.length && !tax.enabled;
}

async function renewalOf(client: Stripe, subscription: Stripe.Subscription): Promise<NextCharge> {
  const item = onlyItem(subscription);
  const waiting = waitingSwitch(subscription);
  const currency = subscription.currency.toUpperCase();
  const at = waiting?.at ?? fromSeconds(item.current_period_end);
  const listed = waiting?.amountCents ?? (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  if (priceSaysAll(subscription)) return { at, amountCents: listed, currency };
  const schedule = idOf(subscription.schedule);
  const preview = await client.invoices.createPreview(
    schedule ? { schedule } : { subscription: subscription.id },
  );
  return { at, amountCents: ofKind('invoice', preview).amount_due, currency };
}

/**
 * An invoice that is owed tells its own time and sum. Else it is the renewal, which the price tells; Stripe is asked
 * to reckon it (invoices.createPreview, one request more) only where credit, a discount or taxes change the sum.
 */
async function nextChargeOf(
  client: Stripe,
  subscription: Stripe.Subscription,
  invoices: Stripe.Invoice[],
): Promise<NextCharge | null> {
  if (statusOf(subscription) === 'ended') return null;
  const owed = owedCharge(invoices);
  if (owed) return owed;
  // What failed is tried no more where no invoice says when; and nothing is charged by itself while it is paused.
  return statusOf(subscription) === 'active' && !willCancel(subscription)
    ? renewalOf(client, subscription)
    : null;
}

/** The last try failed: by its settings Stripe then ends the subscription, or leaves it and its invoice unpaid. */
function gaveUp(subscription: Stripe.Subscription, invoices: Stripe.Invoice[]): boolean {
  const status = statusOf(subscription);
  if (status === 'past_due') return !owedCharge(invoices);
  return status === 'ended' && subscription.cancellation_details?.reason === 'payment_failed';
}

async function paymentsOf(client: Stripe, customer: string | null, invoices: Stripe.Invoice[]) {
  const all = customer ? await listCharges(client, customer) : [];
  const charges = { all, chargedBack: await findChargedBack(client, all) };
  return invoices.flatMap((invoice) => paymentOf(invoice, charges));
}

export async function readStripeSubscription(
  client: Stripe,
  id: string,
): Promise<ProviderSubscription | null> {
  const subscription = await findStripeSubscription(client, id);
  if (!subscription) return null;
  const customerId = idOf(subscription.customer);
  const invoices = await listInvoices(client, id);
  const [payments, nextCharge] = await Promise.all([
    paymentsOf(client, customerId, invoices),
    nextChargeOf(client, subscription, invoices),
  ]);
  return {
    id: subscription.id,
    customerId,
    orderId: subscription.metadata.orderId,
    plan: presentPlan(subscription),
    pendingPlan: willCancel(subscription) ? null : (waitingSwitch(subscription)?.plan ?? null),
    providerStatus: subscription.status,
    status: statusOf(subscription),
    willCancelAtPeriodEnd: willCancel(subscription),
    nextCharge,
    stopped: gaveUp(subscription, invoices) ? 'charges-failed' : null,
    createdAt: fromSeconds(subscription.created),
    payments,
    oddPayments: [],
    agreed: [],
  };
}
