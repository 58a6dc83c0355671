import { createId, type WireDispute, type WireRefund } from '../api/wire.ts';
import type { ChargeRecord, PaymentRecord } from './payment-object.ts';

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
