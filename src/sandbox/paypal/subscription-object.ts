/** A subscription as the API and the webhooks show it (openapi/billing_subscriptions_v1, schema subscription). */
import type { StoredSubscription } from './state.ts';
import { shortMoney, timeText, type WireLink } from './wire.ts';
import { lastPaid, link, planOf, priceOf, type World } from './world.ts';

function stamp(iso: string): string {
  return timeText(new Date(iso));
}

/** The real page stands at paypal.com; here it stands where the shop's own pages are. */
export function approveLink(page: 'subscribe' | 'revise', id: string, returnUrl: string): WireLink {
  return { href: `${new URL(returnUrl).origin}/sandbox/paypal/${page}/${id}`, rel: 'approve', method: 'GET' };
}

function linksOf(world: World, subscription: StoredSubscription): WireLink[] {
  const path = `/v1/billing/subscriptions/${subscription.id}`;
  const self = [link(world, path, 'edit', 'PATCH'), link(world, path, 'self')];
  if (subscription.status === 'APPROVAL_PENDING')
    return [approveLink('subscribe', subscription.id, subscription.approval.returnUrl), ...self];
  if (subscription.status === 'ACTIVE')
    return [
      link(world, `${path}/cancel`, 'cancel', 'POST'),
      link(world, `${path}/suspend`, 'suspend', 'POST'),
      link(world, `${path}/capture`, 'capture', 'POST'),
      ...self,
    ];
  if (subscription.status === 'SUSPENDED')
    return [
      link(world, `${path}/cancel`, 'cancel', 'POST'),
      link(world, `${path}/activate`, 'activate', 'POST'),
      ...self,
    ];
  return self;
}

function cycleExecution(subscription: StoredSubscription, totalCycles: number): object {
  return {
    tenure_type: 'REGULAR',
    sequence: 1,
    cycles_completed: subscription.cyclesCompleted,
    cycles_remaining: totalCycles === 0 ? 0 : Math.max(0, totalCycles - subscription.cyclesCompleted),
    current_pricing_scheme_version: 1,
    total_cycles: totalCycles,
  };
}

function lastFailed({ lastFailed: failed }: StoredSubscription, currency: string): object {
  if (!failed) return {};
  return {
    last_failed_payment: {
      amount: shortMoney(failed.cents, currency),
      time: stamp(failed.at),
      reason_code: 'PAYMENT_DENIED',
      ...(failed.retryAt && { next_payment_retry_time: stamp(failed.retryAt) }),
    },
  };
}

/** Which parts are wanted: the API shows two only to those who ask for them. */
export interface View {
  plan: boolean;
  lastFailedPayment: boolean;
  /** An activation's webhook may hold a date that is past already. */
  nextBillingTime?: string;
}

export const plainView: View = { plan: false, lastFailedPayment: false };

function billingInfo(world: World, subscription: StoredSubscription, view: View): object {
  const plan = planOf(world, subscription);
  const { currency } = priceOf(plan);
  const paid = lastPaid(world, subscription);
  // It is there only while something will be billed.
  const next = subscription.status === 'ACTIVE' ? subscription.nextBillingAt : null;
  return {
    outstanding_balance: shortMoney(subscription.outstandingCents, currency),
    cycle_executions: [cycleExecution(subscription, plan.billing_cycles[0].total_cycles)],
    ...(paid && {
      last_payment: { amount: shortMoney(paid.cents, paid.currency), time: stamp(paid.at) },
    }),
    ...(next && { next_billing_time: stamp(view.nextBillingTime ?? next) }),
    failed_payments_count: subscription.failedCount,
    ...(view.lastFailedPayment && lastFailed(subscription, currency)),
  };
}

function inlinePlan(world: World, subscription: StoredSubscription): object {
  const { product_id, name, description, billing_cycles, payment_preferences } = planOf(world, subscription);
  return {
    product_id,
    name,
    ...(description && { description }),
    billing_cycles,
    payment_preferences,
    quantity_supported: false,
  };
}

function subscriberOf(subscription: StoredSubscription): object {
  const agreed = subscription.status !== 'APPROVAL_PENDING';
  return {
    email_address: subscription.email,
    ...(agreed && {
      payer_id: subscription.payerId,
      name: { given_name: 'Sandbox', surname: 'Customer' },
    }),
  };
}

export function subscriptionObject(world: World, subscription: StoredSubscription, view = plainView) {
  const { currency } = priceOf(planOf(world, subscription));
  const agreed = subscription.startedAt !== null;
  return {
    status: subscription.status,
    ...(subscription.statusNote && { status_change_note: subscription.statusNote }),
    status_update_time: stamp(subscription.statusAt),
    id: subscription.id,
    plan_id: subscription.planId,
    start_time: stamp(subscription.startedAt ?? subscription.createdAt),
    quantity: '1',
    shipping_amount: shortMoney(0, currency),
    subscriber: subscriberOf(subscription),
    ...(agreed && { billing_info: billingInfo(world, subscription, view) }),
    create_time: stamp(subscription.createdAt),
    update_time: stamp(subscription.updatedAt),
    ...(subscription.customId && { custom_id: subscription.customId }),
    plan_overridden: false,
    ...(view.plan && { plan: inlinePlan(world, subscription) }),
    links: linksOf(world, subscription),
  };
}
