/**
 * Cards and payments as Stripe's API shows them, with refunds and disputes. Stripe shows one payment in three ways: as
 * payment intent, as charges and as the invoice's payment. Times (`at`) are Unix seconds.
 */
import {
  balanceId,
  createId,
  toList,
  type WireCharge,
  type WireDispute,
  type WireInvoice,
  type WireInvoicePayment,
  type WireList,
  type WirePaymentIntent,
  type WirePaymentMethod,
  type WireRefund,
} from '../wire.ts';

// ---- Payment methods (cards) as Stripe's API shows them

export interface CardExpiry {
  month: number;
  year: number;
}

const noAddress = { address: null, email: null, name: null, phone: null, tax_id: null };

/** A card as the customer's payment method. */
export function newPaymentMethod(
  id: string,
  customer: string,
  at: number,
  expiry: CardExpiry,
): WirePaymentMethod {
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: noAddress,
    card: {
      brand: 'visa',
      checks: null,
      country: 'US',
      display_brand: 'visa',
      exp_month: expiry.month,
      exp_year: expiry.year,
      fingerprint: null,
      funding: 'credit',
      generated_from: null,
      last4: '4242',
      networks: null,
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: at,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** When the card begins to be declined: at the end of its month, in Unix seconds. */
export function expiresAt({ card }: WirePaymentMethod): number {
  return card ? Date.UTC(card.exp_year, card.exp_month) / 1_000 : Number.POSITIVE_INFINITY;
}

/** Three years after `at`. */
export function usualExpiry(at: number): CardExpiry {
  const date = new Date(at * 1_000);
  return { month: date.getUTCMonth() + 1, year: date.getUTCFullYear() + 3 };
}

/** An attempt to charge a card. */
export interface ChargeRecord {
  id: string;
  at: number;
  paid: boolean;
  refundedCents: number;
  disputed: boolean;
}

/** The payment of an invoice. */
export interface PaymentRecord {
  /** Id of the payment intent. */
  intent: string;
  /** Id of the invoice payment. */
  link: string;
  invoice: string;
  customer: string;
  paymentMethod: string;
  currency: string;
  amountCents: number;
  at: number;
  /** Each attempt is a charge; only the last one can have succeeded. */
  charges: ChargeRecord[];
  /** Since when it waits for the customer to confirm it with their bank (3-D Secure). */
  awaitsConfirmationSince?: number;
}

export function newPayment(invoice: WireInvoice, paymentMethod: string, at: number): PaymentRecord {
  return {
    intent: createId('pi'),
    link: createId('inpay'),
    invoice: invoice.id,
    customer: String(invoice.customer),
    paymentMethod,
    currency: invoice.currency,
    amountCents: invoice.amount_due,
    at,
    charges: [],
  };
}

export function newCharge(at: number, paid: boolean): ChargeRecord {
  return { id: createId('ch'), at, paid, refundedCents: 0, disputed: false };
}

/** The charge that went through. */
export function paidCharge({ charges }: PaymentRecord): ChargeRecord | undefined {
  return charges.find(({ paid }) => paid);
}

const chargeDefaults = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  calculated_statement_descriptor: 'SANDBOX',
  description: null,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  metadata: {},
  on_behalf_of: null,
  payment_method_details: null,
  receipt_number: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<WireCharge>;

function createOutcome(paid: boolean): WireCharge['outcome'] {
  return {
    advice_code: paid ? null : 'try_again_later',
    network_advice_code: null,
    network_decline_code: paid ? null : '05',
    network_status: paid ? 'approved_by_network' : 'declined_by_network',
    reason: paid ? null : 'generic_decline',
    seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details.',
    type: paid ? 'authorized' : 'issuer_declined',
  };
}

export function chargeObject(payment: PaymentRecord, charge: ChargeRecord, invoice: WireInvoice): WireCharge {
  const { paid } = charge;
  return {
    ...chargeDefaults,
    id: charge.id,
    object: 'charge',
    amount: payment.amountCents,
    amount_captured: paid ? payment.amountCents : 0,
    amount_refunded: charge.refundedCents,
    balance_transaction: paid ? balanceId(charge.id) : null,
    billing_details: {
      address: null,
      email: invoice.customer_email,
      name: invoice.customer_name,
      phone: null,
      tax_id: null,
    },
    captured: paid,
    created: charge.at,
    currency: payment.currency,
    customer: payment.customer,
    disputed: charge.disputed,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    outcome: createOutcome(paid),
    paid,
    payment_intent: payment.intent,
    payment_method: payment.paymentMethod,
    receipt_email: invoice.customer_email,
    receipt_url: paid ? (invoice.hosted_invoice_url ?? null) : null,
    refunded: paid && charge.refundedCents === payment.amountCents,
    status: paid ? 'succeeded' : 'failed',
  };
}

const intentDefaults = {
  allowed_payment_method_types: ['card'],
  amount_capturable: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: null,
  confirmation_method: 'automatic',
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: { enabled: false },
  metadata: {},
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: 'off_session',
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} satisfies Partial<WirePaymentIntent>;

export function paymentIntentObject(payment: PaymentRecord): WirePaymentIntent {
  const latest = payment.charges.at(-1);
  const isPaid = latest?.paid === true;
  const awaitsConfirmation = payment.awaitsConfirmationSince !== undefined && !isPaid;
  const error = {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    ...(latest && { charge: latest.id }),
  } satisfies WirePaymentIntent['last_payment_error'];
  return {
    ...intentDefaults,
    id: payment.intent,
    object: 'payment_intent',
    amount: payment.amountCents,
    amount_received: isPaid ? payment.amountCents : 0,
    created: payment.at,
    currency: payment.currency,
    customer: payment.customer,
    last_payment_error: latest && !isPaid && !awaitsConfirmation ? error : null,
    next_action: awaitsConfirmation ? { type: 'use_stripe_sdk', use_stripe_sdk: {} } : null,
    latest_charge: latest?.id ?? null,
    payment_method: isPaid || awaitsConfirmation ? payment.paymentMethod : null,
    status: isPaid ? 'succeeded' : awaitsConfirmation ? 'requires_action' : 'requires_payment_method',
  };
}

export function invoicePaymentObject(payment: PaymentRecord): WireInvoicePayment {
  const paid = paidCharge(payment);
  return {
    id: payment.link,
    object: 'invoice_payment',
    amount_paid: paid ? payment.amountCents : null,
    amount_requested: payment.amountCents,
    created: payment.at,
    currency: payment.currency,
    invoice: payment.invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: payment.intent, type: 'payment_intent' },
    status: paid ? 'paid' : 'open',
    status_transitions: { canceled_at: null, paid_at: paid?.at ?? null },
  };
}

export function toInvoicePaymentList(
  invoice: string,
  payment: PaymentRecord | undefined,
): WireList<WireInvoicePayment> {
  return toList(`/v1/invoice_payments?invoice=${invoice}`, payment ? [invoicePaymentObject(payment)] : []);
}

/** How long a seller has to answer a dispute. */
const evidenceDueS = 7 * 86_400;

export function newRefund(
  payment: PaymentRecord,
  charge: ChargeRecord,
  input: { at: number; amount: number; reason: WireRefund['reason']; metadata: Record<string, string> },
): WireRefund {
  return {
    id: createId('re'),
    object: 'refund',
    amount: input.amount,
    balance_transaction: null,
    charge: charge.id,
    created: input.at,
    currency: payment.currency,
    customer: payment.customer,
    customer_account: null,
    metadata: input.metadata,
    payment_intent: payment.intent,
    payment_method: payment.paymentMethod,
    reason: input.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

const noEvidence: WireDispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

export function newDispute(payment: PaymentRecord, charge: ChargeRecord, at: number): WireDispute {
  return {
    id: createId('du'),
    object: 'dispute',
    amount: payment.amountCents - charge.refundedCents,
    balance_transactions: [],
    charge: charge.id,
    created: at,
    currency: payment.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: at + evidenceDueS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: payment.intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
