/** Looking up and changing payments: charges, refunds and disputes. */
import {
  type ChargeRecord,
  createCharge,
  createIntent,
  newDispute,
  newRefund,
  type PaymentRecord,
  paidCharge,
} from '../objects/payment.ts';
import { emit, find, nowInSeconds, type SandboxState } from '../state.ts';
import {
  resourceMissing,
  StripeError,
  type WireCharge,
  type WireDispute,
  type WireIntent,
  type WireRefund,
} from '../wire.ts';

export interface Charged {
  payment: PaymentRecord;
  charge: ChargeRecord;
}

/** Oldest first. */
export function allCharges({ data }: SandboxState): Charged[] {
  return Object.values(data.payments)
    .flatMap((payment) => payment.charges.map((charge) => ({ payment, charge })))
    .sort((one, other) => one.charge.at - other.charge.at);
}

export function toStripeCharge({ data }: SandboxState, { payment, charge }: Charged): WireCharge {
  const invoice = find(data.invoices, payment.invoice);
  if (!invoice) throw new Error(`no invoice of payment ${payment.intent}`);
  return createCharge(payment, charge, invoice);
}

export function getCharge(sandbox: SandboxState, id: string, param: string, status: 400 | 404): Charged {
  const found = allCharges(sandbox).find(({ charge }) => charge.id === id);
  if (!found) throw resourceMissing('charge', id, param, status);
  return found;
}

function getPayment({ data }: SandboxState, id: string, param: string, status: 400 | 404): PaymentRecord {
  const found = Object.values(data.payments).find(({ intent }) => intent === id);
  if (!found) throw resourceMissing('payment_intent', id, param, status);
  return found;
}

export function toStripePaymentIntent(sandbox: SandboxState, id: string): WireIntent {
  return createIntent(getPayment(sandbox, id, 'intent', 404));
}

interface RefundRequest {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  amount?: number | undefined;
  reason?: WireRefund['reason'] | undefined;
  metadata?: Record<string, string> | undefined;
}

function findCharged(sandbox: SandboxState, request: RefundRequest): Charged {
  if (request.charge && !request.payment_intent) return getCharge(sandbox, request.charge, 'charge', 400);
  if (!request.payment_intent || request.charge)
    throw new StripeError(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const payment = getPayment(sandbox, request.payment_intent, 'payment_intent', 400);
  const charge = paidCharge(payment);
  if (charge) return { payment, charge };
  throw new StripeError('This PaymentIntent does not have a successful charge to refund.', {
    param: 'payment_intent',
  });
}

function checkRefund({ payment, charge }: Charged, amount: number): void {
  const refuse = (message: string, code?: string) => {
    throw new StripeError(message, code ? { code } : {});
  };
  if (!charge.paid) refuse(`Charge ${charge.id} has not been paid; cannot issue a refund.`);
  if (charge.disputed)
    refuse(`Charge ${charge.id} has been charged back; cannot issue a refund.`, 'charge_disputed');
  const refundableCents = payment.amountCents - charge.refundedCents;
  if (refundableCents === 0)
    refuse(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  if (amount > refundableCents)
    refuse(`Refund amount (${amount}) is greater than unrefunded amount on charge (${refundableCents})`);
}

/** Refunds the given amount, by default all that is left. */
export function refundPayment(sandbox: SandboxState, request: RefundRequest): WireRefund {
  const charged = findCharged(sandbox, request);
  const { payment, charge } = charged;
  const amount = request.amount ?? payment.amountCents - charge.refundedCents;
  checkRefund(charged, amount);
  const { reason = null, metadata = {} } = request;
  const refund = newRefund(payment, charge, { at: nowInSeconds(sandbox), amount, reason, metadata });
  const previous = { amount_refunded: charge.refundedCents, refunded: false };
  charge.refundedCents += amount;
  sandbox.data.refunds[refund.id] = refund;
  emit(sandbox, 'charge.refunded', toStripeCharge(sandbox, charged), previous);
  return refund;
}

/** The customer's bank takes the money back for now. */
export function disputePayment(sandbox: SandboxState, charged: Charged): WireDispute {
  const { payment, charge } = charged;
  charge.disputed = true;
  const dispute = newDispute(payment, charge, nowInSeconds(sandbox));
  sandbox.data.disputes[dispute.id] = dispute;
  emit(sandbox, 'charge.dispute.created', dispute);
  return dispute;
}
