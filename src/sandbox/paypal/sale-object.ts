/** Payments, refunds and disputes as the API and the webhooks show them. */
import type { StoredDispute, StoredRefund, StoredTransaction } from './state.ts';
import { money, timeText } from './wire.ts';
import { get, link, refundedCents, type World } from './world.ts';

function stamp(iso: string): string {
  return timeText(new Date(iso));
}

/** 2.9 % and 30 cents, as in the United States. */
function feeCents({ cents }: StoredTransaction): number {
  return Math.round(cents * 0.029) + 30;
}

function statusOf(transaction: StoredTransaction): string {
  if (transaction.declined) return 'DECLINED';
  const refunded = refundedCents(transaction);
  if (refunded === 0) return 'COMPLETED';
  return refunded >= transaction.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

/** billing_subscriptions_v1, schema transaction. A dispute does not show here. */
export function transactionObject(transaction: StoredTransaction, email: string): object {
  const { id, cents, currency, at, declined } = transaction;
  const fee = feeCents(transaction);
  return {
    status: statusOf(transaction),
    id,
    amount_with_breakdown: {
      gross_amount: money(cents, currency),
      ...(!declined && { fee_amount: money(fee, currency), net_amount: money(cents - fee, currency) }),
    },
    payer_name: { given_name: 'Sandbox', surname: 'Customer' },
    payer_email: email,
    time: new Date(at).toISOString(),
  };
}

/** The resource of PAYMENT.SALE.COMPLETED: the subscription's id is in billing_agreement_id. */
export function saleObject(world: World, transaction: StoredTransaction): object {
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
    create_time: stamp(at),
    update_time: stamp(at),
    links: [
      link(world, `/v1/payments/sale/${id}`, 'self'),
      link(world, `/v1/payments/sale/${id}/refund`, 'refund', 'POST'),
    ],
  };
}

/** The resource of PAYMENT.SALE.REVERSED: the sale again, with what was taken back as its amount. */
export function reversalObject(world: World, transaction: StoredTransaction): object {
  const total = money(-transaction.cents, transaction.currency).value;
  const amount = { total, currency: transaction.currency, details: { subtotal: total } };
  return { ...saleObject(world, transaction), amount, update_time: timeText(world.now()) };
}

/** The resource of PAYMENT.SALE.REFUNDED: it names the sale, not the subscription. */
export function saleRefundObject(world: World, transaction: StoredTransaction, refund: StoredRefund): object {
  const { currency } = transaction;
  return {
    id: refund.id,
    sale_id: transaction.id,
    amount: { total: money(-refund.cents, currency).value, currency },
    total_refunded_amount: { value: money(refundedCents(transaction), currency).value, currency },
    state: 'completed',
    create_time: stamp(refund.at),
    update_time: stamp(refund.at),
    links: [
      link(world, `/v1/payments/refund/${refund.id}`, 'self'),
      link(world, `/v1/payments/sale/${transaction.id}`, 'sale'),
    ],
  };
}

/** payments_payment_v2, schema refund. */
export function refundObject(world: World, transaction: StoredTransaction, refund: StoredRefund): object {
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
    create_time: stamp(refund.at),
    update_time: stamp(refund.at),
    links: [
      link(world, `/v2/payments/refunds/${refund.id}`, 'self'),
      link(world, `/v2/payments/captures/${transaction.id}`, 'up'),
    ],
  };
}

function disputeSummary(world: World, dispute: StoredDispute): object {
  const { cents, currency } = get(world.state.transactions, dispute.transactionId);
  return {
    dispute_id: dispute.id,
    create_time: new Date(dispute.at).toISOString(),
    update_time: new Date(dispute.at).toISOString(),
    reason: 'UNAUTHORISED',
    status: 'OPEN',
    dispute_amount: money(cents, currency),
    dispute_life_cycle_stage: 'CHARGEBACK',
    dispute_channel: 'EXTERNAL',
    links: [link(world, `/v1/customer/disputes/${dispute.id}`, 'self')],
  };
}

/** An entry of the list: which payment is disputed stands in the details only. */
export function disputeItem(world: World, dispute: StoredDispute): object {
  return { ...disputeSummary(world, dispute), dispute_state: 'REQUIRED_ACTION' };
}

/** customer_disputes_v1, schema dispute. */
export function disputeObject(world: World, dispute: StoredDispute): object {
  const transaction = get(world.state.transactions, dispute.transactionId);
  return {
    ...disputeSummary(world, dispute),
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
