/**
 * Payments of the simulated Stripe. First: finding, refunding and disputing charges. Then: charging an invoice, with
 * success, decline and retries, or a confirmation by the customer.
 */

import { amountDue } from '../objects/invoice.ts';
import {
  type CardExpiry,
  type ChargeRecord,
  chargeObject,
  expiresAt,
  newCharge,
  newDispute,
  newPayment,
  newPaymentMethod,
  newRefund,
  type PaymentRecord,
  paidCharge,
  paymentIntentObject,
  usualExpiry,
} from '../objects/payment.ts';
import {
  findById,
  getCustomer,
  getInvoiceSubscription,
  getSiteOrigin,
  isEnded,
  listInvoicesOf,
  nowInSeconds,
  type SandboxState,
  sendWebhook,
} from '../state.ts';
import {
  getId,
  resourceMissing,
  StripeError,
  type WireCharge,
  type WireDispute,
  type WireInvoice,
  type WirePaymentIntent,
  type WirePaymentMethod,
  type WireRefund,
  type WireSubscription,
} from '../wire.ts';
import { endSubscription } from './cancellation.ts';

// ---- Finding, refunding and disputing charges

/** A charge with the payment that it belongs to. */
export interface ChargeWithPayment {
  payment: PaymentRecord;
  charge: ChargeRecord;
}

/** Oldest first. */
export function allCharges({ data }: SandboxState): ChargeWithPayment[] {
  return Object.values(data.payments)
    .flatMap((payment) => payment.charges.map((charge) => ({ payment, charge })))
    .sort((one, other) => one.charge.at - other.charge.at);
}

export function toStripeCharge({ data }: SandboxState, { payment, charge }: ChargeWithPayment): WireCharge {
  const invoice = findById(data.invoices, payment.invoice);
  if (!invoice) throw new Error(`no invoice of payment ${payment.intent}`);
  return chargeObject(payment, charge, invoice);
}

export function getCharge(
  sandbox: SandboxState,
  id: string,
  param: string,
  status: 400 | 404,
): ChargeWithPayment {
  const charged = allCharges(sandbox).find(({ charge }) => charge.id === id);
  if (!charged) throw resourceMissing('charge', id, param, status);
  return charged;
}

/** `id`: of the payment intent. */
function getPayment({ data }: SandboxState, id: string, param: string, status: 400 | 404): PaymentRecord {
  const payment = Object.values(data.payments).find(({ intent }) => intent === id);
  if (!payment) throw resourceMissing('payment_intent', id, param, status);
  return payment;
}

export function toStripePaymentIntent(sandbox: SandboxState, id: string): WirePaymentIntent {
  return paymentIntentObject(getPayment(sandbox, id, 'intent', 404));
}

interface RefundRequest {
  charge?: string | undefined;
  payment_intent?: string | undefined;
  amount?: number | undefined;
  reason?: WireRefund['reason'] | undefined;
  metadata?: Record<string, string> | undefined;
}

function getChargeToRefund(sandbox: SandboxState, request: RefundRequest): ChargeWithPayment {
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

function requireRefundable({ payment, charge }: ChargeWithPayment, amount: number): void {
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
  const charged = getChargeToRefund(sandbox, request);
  const { payment, charge } = charged;
  const amount = request.amount ?? payment.amountCents - charge.refundedCents;
  requireRefundable(charged, amount);
  const { reason = null, metadata = {} } = request;
  const refund = newRefund(payment, charge, { at: nowInSeconds(sandbox), amount, reason, metadata });
  const previous = { amount_refunded: charge.refundedCents, refunded: false };
  charge.refundedCents += amount;
  sandbox.data.refunds[refund.id] = refund;
  sendWebhook(sandbox, 'charge.refunded', toStripeCharge(sandbox, charged), previous);
  return refund;
}

/** The customer's bank takes the money back for now. */
export function disputePayment(sandbox: SandboxState, charged: ChargeWithPayment): WireDispute {
  const { payment, charge } = charged;
  charge.disputed = true;
  const dispute = newDispute(payment, charge, nowInSeconds(sandbox));
  sandbox.data.disputes[dispute.id] = dispute;
  sendWebhook(sandbox, 'charge.dispute.created', dispute);
  return dispute;
}

// ---- Charging an invoice

/** Days between the attempts to charge an invoice; after the last one the subscription ends. */
const retryDays = [3, 5, 7];

/** Days in which a payment can be confirmed; then the subscription ends, as an account can be set up at Stripe. */
const confirmDays = 15;

/** The card that pays for the subscription. */
export function getPaymentMethod(sandbox: SandboxState, subscription: WireSubscription): WirePaymentMethod {
  const id = getId(subscription.default_payment_method);
  const existing = findById(sandbox.data.paymentMethods, id);
  if (existing) return existing;
  const created = newPaymentMethod(
    id,
    getId(subscription.customer),
    subscription.created,
    usualExpiry(subscription.created),
  );
  sandbox.data.paymentMethods[id] = created;
  return created;
}

export function setExpiry(sandbox: SandboxState, subscription: WireSubscription, expiry: CardExpiry): void {
  const { id, created } = getPaymentMethod(sandbox, subscription);
  sandbox.data.paymentMethods[id] = newPaymentMethod(id, getId(subscription.customer), created, expiry);
}

/** Whether the subscription's next charge would fail or wait for the customer. */
export function hasCardProblem(sandbox: SandboxState, subscriptionId: string): boolean {
  const subscription = findById(sandbox.data.subscriptions, subscriptionId);
  const isExpired =
    subscription && expiresAt(getPaymentMethod(sandbox, subscription)) <= nowInSeconds(sandbox);
  return findById(sandbox.data.cardProblems, subscriptionId) !== undefined || isExpired === true;
}

/** Opens a draft: gives it a number and a page, and deducts the customer's credit. */
function finalizeInvoice(sandbox: SandboxState, invoice: WireInvoice): void {
  const subscription = getInvoiceSubscription(sandbox, invoice);
  const customer = getCustomer(sandbox, getId(invoice.customer));
  const at = nowInSeconds(sandbox);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  const due = amountDue(invoice.total, customer.balance);
  const ending = customer.balance + invoice.total - due;
  Object.assign(invoice, {
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: ending,
    hosted_invoice_url: `${getSiteOrigin(sandbox, subscription.id)}/sandbox/stripe/invoices/${invoice.id}`,
    number: `${customer.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
  });
  customer.balance = ending;
  invoice.status_transitions.finalized_at = at;
  if (due > 0)
    sandbox.data.payments[invoice.id] = newPayment(invoice, getId(subscription.default_payment_method), at);
}

function markPaid(sandbox: SandboxState, invoice: WireInvoice): void {
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
  });
  invoice.status_transitions.paid_at = nowInSeconds(sandbox);
  sendWebhook(sandbox, 'invoice.paid', invoice);
}

function setStatus(
  sandbox: SandboxState,
  subscription: WireSubscription,
  status: 'active' | 'past_due',
): void {
  if (subscription.status === status) return;
  const previous = { status: subscription.status };
  subscription.status = status;
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, previous);
}

/** The subscription is active again if nothing else is unpaid. */
function updateStatusAfterPayment(sandbox: SandboxState, subscription: WireSubscription): void {
  const owes = listInvoicesOf(sandbox, subscription.id).some(({ status }) => status === 'open');
  if (subscription.status === 'past_due' && !owes) setStatus(sandbox, subscription, 'active');
}

/** The subscription is past due, or ends if there is no further attempt. */
function updateStatusAfterFailure(
  sandbox: SandboxState,
  subscription: WireSubscription,
  invoice: WireInvoice,
): void {
  if (isEnded(subscription)) return;
  if (invoice.next_payment_attempt === null) endSubscription(sandbox, subscription, 'payment_failed');
  else setStatus(sandbox, subscription, 'past_due');
}

/** The bank wants the customer to confirm: Stripe waits, and does not try again by itself. */
function awaitCustomer(sandbox: SandboxState, invoice: WireInvoice, payment: PaymentRecord): void {
  payment.awaitsConfirmationSince ??= nowInSeconds(sandbox);
  invoice.next_payment_attempt = null;
  sendWebhook(sandbox, 'invoice.payment_action_required', invoice);
  sendWebhook(sandbox, 'invoice.payment_failed', invoice);
  const subscription = getInvoiceSubscription(sandbox, invoice);
  if (!isEnded(subscription)) setStatus(sandbox, subscription, 'past_due');
}

/** When the subscription ends because nobody has confirmed the payment; null if the payment does not wait for that. */
export function findConfirmationEnd({ data }: SandboxState, invoice: WireInvoice): number | null {
  const since = invoice.auto_advance
    ? findById(data.payments, invoice.id)?.awaitsConfirmationSince
    : undefined;
  return since === undefined ? null : since + confirmDays * 86_400;
}

/** Ends the subscription, because the time to confirm the payment is over. */
export function endUnconfirmed(sandbox: SandboxState, invoice: WireInvoice): void {
  const subscription = getInvoiceSubscription(sandbox, invoice);
  invoice.auto_advance = false;
  if (!isEnded(subscription)) endSubscription(sandbox, subscription, 'payment_failed');
}

/** The customer confirmed the payment on the page of its invoice. */
export function confirmPayment(sandbox: SandboxState, invoice: WireInvoice): void {
  const payment = findById(sandbox.data.payments, invoice.id);
  if (invoice.status !== 'open' || payment?.awaitsConfirmationSince === undefined) return;
  delete sandbox.data.cardProblems[getInvoiceSubscription(sandbox, invoice).id];
  chargeInvoice(sandbox, invoice);
}

/** Tries to charge an open invoice and updates the subscription. */
export function chargeInvoice(sandbox: SandboxState, invoice: WireInvoice): void {
  const subscription = getInvoiceSubscription(sandbox, invoice);
  const at = nowInSeconds(sandbox);
  const payment = findById(sandbox.data.payments, invoice.id);
  const isPaid = !payment || !hasCardProblem(sandbox, subscription.id);
  invoice.attempted = true;
  if (payment) invoice.attempt_count++;
  if (!isPaid && findById(sandbox.data.cardProblems, subscription.id) === 'needs_confirmation') {
    awaitCustomer(sandbox, invoice, payment);
    return;
  }
  payment?.charges.push(newCharge(at, isPaid));
  delete payment?.awaitsConfirmationSince;
  if (isPaid) {
    markPaid(sandbox, invoice);
    updateStatusAfterPayment(sandbox, subscription);
    return;
  }
  const days = retryDays[invoice.attempt_count - 1];
  const isOver = isEnded(subscription) || days === undefined;
  invoice.next_payment_attempt = isOver ? null : at + days * 86_400;
  sendWebhook(sandbox, 'invoice.payment_failed', invoice);
  updateStatusAfterFailure(sandbox, subscription, invoice);
}

/** Opens a draft and tries to charge it immediately. */
export function finalizeAndCharge(sandbox: SandboxState, invoice: WireInvoice): void {
  finalizeInvoice(sandbox, invoice);
  chargeInvoice(sandbox, invoice);
}

/** Tries to charge every open invoice, oldest first, as when the customer updates the card. */
export function chargeOpenInvoices(sandbox: SandboxState, subscriptionId: string): void {
  for (const invoice of listInvoicesOf(sandbox, subscriptionId))
    if (invoice.status === 'open') chargeInvoice(sandbox, invoice);
}
