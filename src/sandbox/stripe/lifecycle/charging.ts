import { amountDue } from '../objects/invoice.ts';
import { newCharge, newPayment } from '../objects/payment.ts';
import {
  emit,
  find,
  getCustomer,
  invoicesOf,
  isEnded,
  seconds,
  siteOf,
  subscriptionOf,
  type World,
} from '../state.ts';
import { idOf, type WireInvoice, type WireSubscription } from '../wire.ts';
import { endSubscription } from './cancellation.ts';

/** A failed charge is tried again so many days after the try before; then the subscription is given up. */
const retryDays = [3, 5, 7];

export function isDeclining({ state }: World, subscription: string): boolean {
  return find(state.declining, subscription) === true;
}

/** From draft to open: numbered, with a page of its own, credit taken off. */
function finalizeInvoice(world: World, invoice: WireInvoice): void {
  const subscription = subscriptionOf(world, invoice);
  const customer = getCustomer(world, idOf(invoice.customer));
  const at = seconds(world);
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
    hosted_invoice_url: `${siteOf(world, subscription.id)}/sandbox/stripe/invoices/${invoice.id}`,
    number: `${customer.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    status: 'open',
  });
  customer.balance = ending;
  invoice.status_transitions.finalized_at = at;
  if (due > 0)
    world.state.payments[invoice.id] = newPayment(invoice, idOf(subscription.default_payment_method), at);
}

function markPaid(world: World, invoice: WireInvoice): void {
  Object.assign(invoice, {
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
  });
  invoice.status_transitions.paid_at = seconds(world);
  emit(world, 'invoice.paid', invoice);
}

function setStatus(world: World, subscription: WireSubscription, status: 'active' | 'past_due'): void {
  if (subscription.status === status) return;
  const previous = { status: subscription.status };
  subscription.status = status;
  emit(world, 'customer.subscription.updated', subscription, previous);
}

function afterPayment(world: World, subscription: WireSubscription): void {
  const owes = invoicesOf(world, subscription.id).some(({ status }) => status === 'open');
  if (subscription.status === 'past_due' && !owes) setStatus(world, subscription, 'active');
}

function afterFailure(world: World, subscription: WireSubscription, invoice: WireInvoice): void {
  if (isEnded(subscription)) return;
  if (invoice.next_payment_attempt === null) endSubscription(world, subscription, 'payment_failed');
  else setStatus(world, subscription, 'past_due');
}

/** Tries to charge an open invoice; what follows for the subscription follows at once. */
export function chargeInvoice(world: World, invoice: WireInvoice): void {
  const subscription = subscriptionOf(world, invoice);
  const at = seconds(world);
  const payment = find(world.state.payments, invoice.id);
  const isPaid = !payment || !isDeclining(world, subscription.id);
  payment?.charges.push(newCharge(at, isPaid));
  invoice.attempted = true;
  if (payment) invoice.attempt_count++;
  if (isPaid) {
    markPaid(world, invoice);
    afterPayment(world, subscription);
    return;
  }
  const days = retryDays[invoice.attempt_count - 1];
  const isOver = isEnded(subscription) || days === undefined;
  invoice.next_payment_attempt = isOver ? null : at + days * 86_400;
  emit(world, 'invoice.payment_failed', invoice);
  afterFailure(world, subscription, invoice);
}

export function finalizeAndCharge(world: World, invoice: WireInvoice): void {
  finalizeInvoice(world, invoice);
  chargeInvoice(world, invoice);
}

/** Everything owed is tried now, oldest first, as when the customer mends the card. */
export function chargeOwed(world: World, subscription: string): void {
  for (const invoice of invoicesOf(world, subscription))
    if (invoice.status === 'open') chargeInvoice(world, invoice);
}
