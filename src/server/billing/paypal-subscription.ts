import { findAnswer, readAnswer } from './paypal-answer.ts';
import { type PaypalClient, withDeadline } from './paypal-client.ts';
import { readPayments } from './paypal-payments.ts';
import type { PlanReader, PlanTerms } from './paypal-plans.ts';
import { subscriptionAnswer, type WireSubscription } from './paypal-wire.ts';
import type { NextCharge, ProviderPayment, ProviderSubscription, Standing } from './provider.ts';

/** By this note a suspension is known for a cancellation that still can be undone. */
export const cancelReason = 'Cancelled by the customer at the end of the paid period';

export interface PaypalReader {
  client: PaypalClient;
  readPlan: PlanReader;
}

export function subscriptionPath(id: string): string {
  return `/v1/billing/subscriptions/${encodeURIComponent(id)}`;
}

/** Throws `provider_failed` also when there is none. */
export async function getSubscription(client: PaypalClient, id: string): Promise<WireSubscription> {
  return readAnswer(await client({ method: 'GET', path: subscriptionPath(id) }), subscriptionAnswer);
}

export function isSuspendedByUs({ status, status_change_note }: WireSubscription): boolean {
  return status === 'SUSPENDED' && status_change_note === cancelReason;
}

function owes({ billing_info }: WireSubscription): boolean {
  return (
    (billing_info?.failed_payments_count ?? 0) > 0 || (billing_info?.outstanding_balance?.cents ?? 0) > 0
  );
}

function standingOf(subscription: WireSubscription): Standing {
  switch (subscription.status) {
    case 'APPROVAL_PENDING':
    case 'APPROVED':
      return 'pending';
    case 'ACTIVE':
      return owes(subscription) ? 'past_due' : 'active';
    case 'SUSPENDED':
      return isSuspendedByUs(subscription) ? 'paused' : 'past_due';
    default:
      return 'ended';
  }
}

function nextChargeOf({ status, billing_info }: WireSubscription, { price }: PlanTerms): NextCharge | null {
  if (status !== 'ACTIVE' || !billing_info?.next_billing_time) return null;
  return { at: billing_info.next_billing_time, amountCents: price.cents, currency: price.currency };
}

function subscriptionOf(
  wire: WireSubscription,
  plan: PlanTerms,
  payments: ProviderPayment[],
): ProviderSubscription {
  const standing = standingOf(wire);
  const willEnd = standing === 'ended' || standing === 'paused';
  // PayPal names the new plan as soon as the payer agreed to it, though it is charged from the next time on.
  const orderType = payments.at(-1)?.orderType ?? plan.orderType;
  return {
    id: wire.id,
    customerId: null,
    orderId: wire.custom_id,
    orderType,
    pendingOrderType: plan.orderType === orderType || willEnd ? null : plan.orderType,
    status: wire.status,
    standing,
    willCancelAtPeriodEnd: willEnd,
    nextCharge: nextChargeOf(wire, plan),
    createdAt: wire.create_time,
    payments,
  };
}

export async function findSubscription(
  { readPlan, ...reader }: PaypalReader & { readMs: number },
  id: string,
): Promise<ProviderSubscription | null> {
  const client = withDeadline(reader.client, reader.readMs);
  const answer = await client({ method: 'GET', path: subscriptionPath(id) });
  const wire = findAnswer(answer, subscriptionAnswer);
  if (!wire) return null;
  const plan = await readPlan(wire.plan_id);
  const isBegun = wire.status !== 'APPROVAL_PENDING' && wire.status !== 'APPROVED';
  const payments = isBegun
    ? await readPayments(client, wire, { at: answer.at, present: plan.orderType })
    : [];
  return subscriptionOf(wire, plan, payments);
}
