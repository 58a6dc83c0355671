import Stripe from 'stripe';
import { idOf, isMissing, ofKind } from './stripe-client.ts';
import { intentsOf } from './stripe-payments.ts';
import { findStripeSubscription, onlyItem, standingOf } from './stripe-subscription.ts';

export async function getStripeSubscription(client: Stripe, id: string): Promise<Stripe.Subscription> {
  const subscription = await findStripeSubscription(client, id);
  if (!subscription) throw new TypeError(`no subscription ${id}`);
  return subscription;
}

/** Stripe lets nobody change or cancel a subscription behind its schedule's back. */
export async function releaseSchedule(client: Stripe, { schedule }: Stripe.Subscription): Promise<void> {
  const id = idOf(schedule);
  if (id) await client.subscriptionSchedules.release(id);
}

/** The newest invoice, as long as it waits for its first or its next try. */
function owedInvoice({ latest_invoice: latest }: Stripe.Subscription): Stripe.Invoice | undefined {
  if (!latest || typeof latest !== 'object') return undefined;
  return latest.status === 'draft' || latest.status === 'open' ? latest : undefined;
}

/** Stripe stops collecting what is open when a subscription is cancelled, but says nothing of drafts. */
async function stopDraft(client: Stripe, subscription: Stripe.Subscription): Promise<void> {
  const owed = owedInvoice(subscription);
  if (owed?.status === 'draft' && owed.auto_advance)
    await client.invoices.update(owed.id, { auto_advance: false });
}

/**
 * The draft first: if a later step fails, nothing is charged all the same, and the repeat does the rest. The other
 * way round the repeat would find a subscription that has ended, and its draft would be charged.
 */
async function cancelNow(client: Stripe, subscription: Stripe.Subscription): Promise<void> {
  await stopDraft(client, subscription);
  if (standingOf(subscription) === 'ended') return;
  await releaseSchedule(client, subscription);
  await client.subscriptions.cancel(subscription.id).catch((error: unknown) => {
    // So Stripe calls one that has been cancelled in between.
    if (!isMissing(error)) throw error;
  });
}

function endsWithPeriod(subscription: Stripe.Subscription): boolean {
  const { cancel_at_period_end, cancel_at } = subscription;
  const periodEnd = onlyItem(subscription).current_period_end;
  return cancel_at_period_end || (cancel_at !== null && cancel_at <= periodEnd);
}

/**
 * While the present period is not paid for, its end is not waited for: Stripe would go on trying to collect for it,
 * and the period that was paid is over.
 */
export async function cancelStripeAtPeriodEnd(client: Stripe, id: string): Promise<void> {
  const subscription = await getStripeSubscription(client, id);
  if (standingOf(subscription) !== 'active' || owedInvoice(subscription))
    return cancelNow(client, subscription);
  if (endsWithPeriod(subscription)) return;
  await releaseSchedule(client, subscription);
  await client.subscriptions.update(id, { cancel_at_period_end: true });
}

/** A cancellation in the customer portal may have set only `cancel_at`. */
export async function undoStripeCancel(client: Stripe, id: string): Promise<void> {
  const subscription = await getStripeSubscription(client, id);
  if (subscription.cancel_at_period_end)
    await client.subscriptions.update(id, { cancel_at_period_end: false });
  else if (subscription.cancel_at !== null) await client.subscriptions.update(id, { cancel_at: '' });
}

export async function endStripeNow(client: Stripe, id: string): Promise<void> {
  await cancelNow(client, await getStripeSubscription(client, id));
}

/** The money is back already, or on its way by the customer's bank. */
const refundedAlready = new Set(['charge_already_refunded', 'charge_disputed']);

export async function refundStripe(client: Stripe, invoiceId: string): Promise<void> {
  const invoice = await client.invoices.retrieve(invoiceId, { expand: ['payments'] });
  for (const intent of intentsOf(ofKind('invoice', invoice))) {
    const options = { idempotencyKey: `refund:${invoiceId}:${intent}` };
    await client.refunds.create({ payment_intent: intent }, options).catch((error: unknown) => {
      const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
      if (!code || !refundedAlready.has(code)) throw error;
    });
  }
}
