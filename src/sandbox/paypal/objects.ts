/**
 * Subscriptions, payments, refunds and disputes as PayPal's API and webhooks show them. The names after `openapi/` are
 * files and schemas of PayPal's published specifications (paypal-rest-api-specifications).
 */
import {
  getOrNotFound,
  getPlan,
  getPrice,
  lastPaid,
  link,
  refundedCents,
  type SandboxState,
  type StoredDispute,
  type StoredPlan,
  type StoredRefund,
  type StoredSubscription,
  type StoredTransaction,
} from './state.ts';
import { money, shortMoney, toWireTime, type WireLink } from './wire.ts';

/** A stored time as PayPal writes it. */
function formatStoredTime(iso: string): string {
  return toWireTime(new Date(iso));
}

/** The real page is at paypal.com; this one is at the shop's origin. */
export function approveLink(page: 'subscribe' | 'revise', id: string, returnUrl: string): WireLink {
  return { href: `${new URL(returnUrl).origin}/sandbox/paypal/${page}/${id}`, rel: 'approve', method: 'GET' };
}

function createLinks(sandbox: SandboxState, subscription: StoredSubscription): WireLink[] {
  const path = `/v1/billing/subscriptions/${subscription.id}`;
  const self = [link(sandbox, path, 'edit', 'PATCH'), link(sandbox, path, 'self')];
  if (subscription.status === 'APPROVAL_PENDING')
    return [approveLink('subscribe', subscription.id, subscription.approval.returnUrl), ...self];
  if (subscription.status === 'ACTIVE')
    return [
      link(sandbox, `${path}/cancel`, 'cancel', 'POST'),
      link(sandbox, `${path}/suspend`, 'suspend', 'POST'),
      link(sandbox, `${path}/capture`, 'capture', 'POST'),
      ...self,
    ];
  if (subscription.status === 'SUSPENDED')
    return [
      link(sandbox, `${path}/cancel`, 'cancel', 'POST'),
      link(sandbox, `${path}/activate`, 'activate', 'POST'),
      ...self,
    ];
  return self;
}

function cycleExecutions(subscription: StoredSubscription, plan: StoredPlan): object[] {
  const { cyclesCompleted, trialsCompleted = 0 } = subscription;
  return plan.billing_cycles.map(({ tenure_type, sequence, total_cycles: total }) => {
    const completed = tenure_type === 'TRIAL' ? trialsCompleted : cyclesCompleted;
    return {
      tenure_type,
      sequence,
      cycles_completed: completed,
      cycles_remaining: total === 0 ? 0 : Math.max(0, total - completed),
      current_pricing_scheme_version: 1,
      total_cycles: total,
    };
  });
}

function lastFailed({ lastFailed: failed }: StoredSubscription, currency: string): object {
  if (!failed) return {};
  return {
    last_failed_payment: {
      amount: shortMoney(failed.cents, currency),
      time: formatStoredTime(failed.at),
      reason_code: 'PAYMENT_DENIED',
      ...(failed.retryAt && { next_payment_retry_time: formatStoredTime(failed.retryAt) }),
    },
  };
}

/** Optional parts of a subscription; the API shows them on request only. */
export interface View {
  plan: boolean;
  lastFailedPayment: boolean;
  /** Overrides the date: the webhook of an activation may contain an outdated one. */
  nextBillingTime?: string;
}

export const defaultView: View = { plan: false, lastFailedPayment: false };

function billingInfo(sandbox: SandboxState, subscription: StoredSubscription, view: View): object {
  const plan = getPlan(sandbox, subscription);
  const { currency } = getPrice(plan);
  const paid = lastPaid(sandbox, subscription);
  // Only present while something will be billed.
  const next = subscription.status === 'ACTIVE' ? subscription.nextBillingAt : null;
  return {
    outstanding_balance: shortMoney(subscription.outstandingCents, currency),
    cycle_executions: cycleExecutions(subscription, plan),
    ...(paid && {
      last_payment: { amount: shortMoney(paid.cents, paid.currency), time: formatStoredTime(paid.at) },
    }),
    ...(next && { next_billing_time: formatStoredTime(view.nextBillingTime ?? next) }),
    failed_payments_count: subscription.failedCount,
    ...(view.lastFailedPayment && lastFailed(subscription, currency)),
  };
}

function inlinePlan(sandbox: SandboxState, subscription: StoredSubscription): object {
  const { product_id, name, description, billing_cycles, payment_preferences } = getPlan(
    sandbox,
    subscription,
  );
  return {
    product_id,
    name,
    ...(description && { description }),
    billing_cycles,
    payment_preferences,
    ...(subscription.taxRate !== undefined && {
      taxes: { percentage: subscription.taxRate, inclusive: true },
    }),
    quantity_supported: false,
  };
}

function createSubscriber(subscription: StoredSubscription): object {
  const agreed = subscription.status !== 'APPROVAL_PENDING';
  return {
    email_address: subscription.email,
    ...(agreed && {
      payer_id: subscription.payerId,
      name: { given_name: 'Sandbox', surname: 'Customer' },
    }),
  };
}

/** openapi/billing_subscriptions_v1, schema subscription. */
export function subscriptionObject(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  view = defaultView,
) {
  const { currency } = getPrice(getPlan(sandbox, subscription));
  const agreed = subscription.startedAt !== null;
  return {
    status: subscription.status,
    ...(subscription.statusNote && { status_change_note: subscription.statusNote }),
    status_update_time: formatStoredTime(subscription.statusAt),
    id: subscription.id,
    plan_id: subscription.planId,
    start_time: formatStoredTime(subscription.startedAt ?? subscription.createdAt),
    quantity: '1',
    shipping_amount: shortMoney(0, currency),
    subscriber: createSubscriber(subscription),
    ...(agreed && { billing_info: billingInfo(sandbox, subscription, view) }),
    create_time: formatStoredTime(subscription.createdAt),
    update_time: formatStoredTime(subscription.updatedAt),
    ...(subscription.customId && { custom_id: subscription.customId }),
    plan_overridden: subscription.taxRate !== undefined,
    ...(view.plan && { plan: inlinePlan(sandbox, subscription) }),
    links: createLinks(sandbox, subscription),
  };
}

/** PayPal's fee: 2.9 % and 30 cents, as in the United States. */
export function feeCents({ cents }: StoredTransaction): number {
  return Math.round(cents * 0.029) + 30;
}

function getTransactionStatus(transaction: StoredTransaction): string {
  if (transaction.declined) return 'DECLINED';
  const refunded = refundedCents(transaction);
  if (refunded === 0) return 'COMPLETED';
  return refunded >= transaction.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

/** openapi/billing_subscriptions_v1, schema transaction. A dispute does not show here. */
export function transactionObject(transaction: StoredTransaction, email: string): object {
  const { id, cents, currency, at, declined, taxCents } = transaction;
  const fee = feeCents(transaction);
  return {
    status: getTransactionStatus(transaction),
    id,
    amount_with_breakdown: {
      gross_amount: money(cents, currency),
      ...(taxCents !== undefined && { tax_amount: money(taxCents, currency) }),
      ...(!declined && { fee_amount: money(fee, currency), net_amount: money(cents - fee, currency) }),
    },
    payer_name: { given_name: 'Sandbox', surname: 'Customer' },
    payer_email: email,
    time: new Date(at).toISOString(),
  };
}

/** The resource of PAYMENT.SALE.COMPLETED: the subscription's id is in billing_agreement_id. */
export function saleObject(sandbox: SandboxState, transaction: StoredTransaction): object {
  const { id, cents, currency, at, subscriptionId } = transaction;
  const total = money(cents, currency).value;
  return {
    id,
    billing_agreement_id: subscriptionId,
    amount: { total, currency, details: { subtotal: total } },
    payment_mode: 'INSTANT_TRANSFER',
    protection_eligibility: 'ELIGIBLE',
    protection_eligibility_type: 'ITEM_NOT_RECEIVED_ELIGIBLE,UNAUTHORIZED_PAYMENT_ELIGIBLE',
    transaction_fee: { value: money(feeCents(transaction), currency).value, currency },
    state: 'completed',
    create_time: formatStoredTime(at),
    update_time: formatStoredTime(at),
    links: [
      link(sandbox, `/v1/payments/sale/${id}`, 'self'),
      link(sandbox, `/v1/payments/sale/${id}/refund`, 'refund', 'POST'),
    ],
  };
}

/** The resource of PAYMENT.SALE.REVERSED: the sale again, with what was taken back as its amount. */
export function toReversedSale(sandbox: SandboxState, transaction: StoredTransaction): object {
  const total = money(-transaction.cents, transaction.currency).value;
  const amount = { total, currency: transaction.currency, details: { subtotal: total } };
  return { ...saleObject(sandbox, transaction), amount, update_time: toWireTime(sandbox.now()) };
}

/** The resource of PAYMENT.SALE.REFUNDED: it names the sale, not the subscription. */
export function toSaleRefund(
  sandbox: SandboxState,
  transaction: StoredTransaction,
  refund: StoredRefund,
): object {
  const { currency } = transaction;
  return {
    id: refund.id,
    sale_id: transaction.id,
    amount: { total: money(-refund.cents, currency).value, currency },
    total_refunded_amount: { value: money(refundedCents(transaction), currency).value, currency },
    state: 'completed',
    create_time: formatStoredTime(refund.at),
    update_time: formatStoredTime(refund.at),
    links: [
      link(sandbox, `/v1/payments/refund/${refund.id}`, 'self'),
      link(sandbox, `/v1/payments/sale/${transaction.id}`, 'sale'),
    ],
  };
}

/** openapi/payments_payment_v2, schema refund. */
export function toCaptureRefund(sandbox: SandboxState, transaction: StoredTransaction, refund: StoredRefund) {
  const amount = money(refund.cents, transaction.currency);
  return {
    id: refund.id,
    status: 'COMPLETED',
    amount,
    seller_payable_breakdown: {
      gross_amount: amount,
      net_amount: amount,
      total_refunded_amount: money(refundedCents(transaction), transaction.currency),
    },
    create_time: formatStoredTime(refund.at),
    update_time: formatStoredTime(refund.at),
    links: [
      link(sandbox, `/v2/payments/refunds/${refund.id}`, 'self'),
      link(sandbox, `/v2/payments/captures/${transaction.id}`, 'up'),
    ],
  };
}

function disputeSummary(sandbox: SandboxState, dispute: StoredDispute): object {
  const { cents, currency } = getOrNotFound(sandbox.data.transactions, dispute.transactionId);
  return {
    dispute_id: dispute.id,
    create_time: new Date(dispute.at).toISOString(),
    update_time: new Date(dispute.at).toISOString(),
    reason: 'UNAUTHORISED',
    status: 'OPEN',
    dispute_amount: money(cents, currency),
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_channel: 'EXTERNAL',
    links: [link(sandbox, `/v1/customer/disputes/${dispute.id}`, 'self')],
  };
}

/** An entry of the list; only the details name the disputed payment. */
export function toDisputeListItem(sandbox: SandboxState, dispute: StoredDispute): object {
  return { ...disputeSummary(sandbox, dispute), dispute_state: 'REQUIRED_ACTION' };
}

/** openapi/customer_disputes_v1, schema dispute. */
export function toDispute(sandbox: SandboxState, dispute: StoredDispute): object {
  const transaction = getOrNotFound(sandbox.data.transactions, dispute.transactionId);
  return {
    ...disputeSummary(sandbox, dispute),
    disputed_transactions: [
      {
        seller_transaction_id: transaction.id,
        create_time: new Date(transaction.at).toISOString(),
        transaction_status: 'COMPLETED',
        gross_amount: money(transaction.cents, transaction.currency),
        buyer: { name: 'Sandbox Customer' },
      },
    ],
  };
}
