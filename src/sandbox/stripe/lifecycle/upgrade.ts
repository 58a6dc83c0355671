import type { OutgoingEvent } from '../../webhook-delivery.ts';
import { idOf } from '../api/wire.ts';
import { newCharge, newPayment } from '../objects/payment-object.ts';
import { newProduct } from '../objects/price-object.ts';
import type { StripeState } from '../objects/state-shape.ts';
import { itemOf } from '../objects/subscription-object.ts';

/** Once, an undelivered event was kept as it is; now its text is. */
function outgoing(event: OutgoingEvent | { id: string; type: string; created: number }): OutgoingEvent {
  if ('payload' in event) return event;
  const createdAt = new Date(event.created * 1_000).toISOString();
  return { id: event.id, type: event.type, payload: JSON.stringify(event, null, 2), createdAt };
}

/** Once, a price was known to its subscription only. */
function storePrices({ subscriptions, sessions, prices, products }: StripeState): void {
  for (const subscription of Object.values(subscriptions)) {
    const { price } = itemOf(subscription);
    const sold = Object.values(sessions).find(({ session }) => session.subscription === subscription.id);
    prices[price.id] ??= price;
    const id = idOf(price.product);
    products[id] ??= { ...newProduct(price.created, sold?.purchase.name ?? 'Subscription'), id };
  }
}

/** Once, every invoice was the paid one of a first period, without a payment of its own. */
function storePayments({ invoices, payments, customers, subscriptions }: StripeState): void {
  for (const invoice of Object.values(invoices)) {
    const paidAt = invoice.status_transitions.paid_at;
    if (payments[invoice.id] || invoice.amount_due === 0 || paidAt === null) continue;
    const subscription = subscriptions[idOf(invoice.parent?.subscription_details?.subscription)];
    const payment = newPayment(invoice, idOf(subscription?.default_payment_method), paidAt);
    payments[invoice.id] = { ...payment, charges: [newCharge(paidAt, true)] };
    const customer = customers[idOf(invoice.customer)];
    if (customer) customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1;
  }
}

/** A state file of an earlier version, with what the present one keeps besides. */
export function upgraded(state: StripeState): StripeState {
  storePrices(state);
  storePayments(state);
  return { ...state, undelivered: state.undelivered.map(outgoing) };
}
