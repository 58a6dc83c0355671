import { newInvoice, periodLine } from '../objects/invoice.ts';
import { newPrice, newProduct, periodFrom } from '../objects/price.ts';
import { newSubscription } from '../objects/subscription.ts';
import {
  emit,
  find,
  getCustomer,
  getPrice,
  productName,
  type StripeState,
  seconds,
  type World,
} from '../state.ts';
import { idOf, noSuch, type Purchase, StripeRefusal, type WirePrice, type WireSession } from '../wire.ts';
import { finalizeAndCharge } from './charging.ts';

export type StoredSession = StripeState['sessions'][string];

export function getSession({ state }: World, id: string): StoredSession {
  const stored = find(state.sessions, id);
  if (!stored) throw noSuch('checkout.session', id, 'session', 404);
  return stored;
}

export function closeSession(world: World, session: WireSession): void {
  session.status = 'expired';
  session.url = null;
  emit(world, 'checkout.session.expired', session);
}

export function expireSession(world: World, id: string): WireSession {
  const { session } = getSession(world, id);
  if (session.status !== 'open')
    throw new StripeRefusal(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  closeSession(world, session);
  return session;
}

/** Stripe makes a product and a price of an inline one, neither to be sold again. */
function inlinePrice(world: World, purchase: Purchase): WirePrice {
  const at = seconds(world);
  const product = newProduct(at, purchase.name, false);
  const price = newPrice(at, { ...purchase, metadata: {}, product: product.id, active: false });
  world.state.products[product.id] = product;
  world.state.prices[price.id] = price;
  return price;
}

/** The person paid: subscription, paid invoice and completed session, and the events in Stripe's usual order. */
export function paySession(world: World, { session, purchase }: StoredSession): void {
  if (session.status !== 'open') return;
  const { state } = world;
  const customer = getCustomer(world, idOf(session.customer), 'customer', 400);
  const { quantity, metadata } = purchase;
  const price = purchase.price ? getPrice(world, purchase.price) : inlinePrice(world, purchase);
  const at = seconds(world);
  const period = periodFrom(at, purchase);
  const subscription = newSubscription({ customer: customer.id, period, price, quantity, metadata });
  const lines = [periodLine(productName(world, price), price, quantity, period)];
  const reason = 'subscription_create';
  const invoice = newInvoice({ subscription, customer, at, reason, lines, period: { start: at, end: at } });
  subscription.latest_invoice = invoice.id;
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  });
  state.subscriptions[subscription.id] = subscription;
  state.invoices[invoice.id] = invoice;
  emit(world, 'customer.subscription.created', subscription);
  finalizeAndCharge(world, invoice);
  emit(world, 'checkout.session.completed', session);
}
