import type Stripe from 'stripe';
import type { OutgoingEvent } from '../../webhook-delivery.ts';
import { noSuch } from '../api/error.ts';
import {
  apiVersion,
  createId,
  idOf,
  type WireCustomer,
  type WireInvoice,
  type WirePrice,
  type WireSubscription,
} from '../api/wire.ts';
import type { StripeState } from '../objects/state-shape.ts';

/** The played Stripe's state, clock and event sender. */
export interface World {
  state: StripeState;
  now: () => Date;
  send(event: OutgoingEvent): void;
}

export function seconds(world: World): number {
  return Math.floor(world.now().getTime() / 1_000);
}

/** The same world at a time of its own: what was due earlier happens then. */
export function worldAt(world: World, atS: number): World {
  return { ...world, now: () => new Date(atS * 1_000) };
}

/** Own entries only, so that `__proto__` is as unknown as any other id. */
export function find<T>(record: Record<string, T>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

/** An empty value takes its key out. */
export function withMetadata(
  present: Record<string, string> | null,
  changes: Record<string, string> | undefined,
): Record<string, string> {
  const entries = Object.entries({ ...present, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Tells the subscriber of events; the text holds the object as it is now. */
export function emit(world: World, type: string, object: object, previous?: object): void {
  const id = createId('evt');
  const event = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: seconds(world),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  const payload = JSON.stringify(event, null, 2);
  world.send({ id, type, payload, createdAt: world.now().toISOString() });
}

export function getCustomer(world: World, id: string, param = 'id', status: 400 | 404 = 404): WireCustomer {
  const customer = find(world.state.customers, id);
  if (!customer || find(world.state.deletedCustomers, id)) throw noSuch('customer', id, param, status);
  return customer;
}

/** Of a deleted one Stripe still tells that it is. */
export function customerAsRead(
  { state }: World,
  id: string,
): WireCustomer | Stripe.DeletedCustomer | undefined {
  return find(state.deletedCustomers, id)
    ? { id, object: 'customer', deleted: true }
    : find(state.customers, id);
}

export function getSubscription(
  world: World,
  id: string,
  param = 'id',
  status: 400 | 404 = 404,
): WireSubscription {
  const subscription = find(world.state.subscriptions, id);
  if (!subscription) throw noSuch('subscription', id, param, status);
  return subscription;
}

export function getPrice(world: World, id: string, param = 'price', status: 400 | 404 = 400): WirePrice {
  const price = find(world.state.prices, id);
  if (!price) throw noSuch('price', id, param, status);
  return price;
}

export function productName({ state }: World, price: WirePrice): string {
  return find(state.products, idOf(price.product))?.name ?? 'Subscription';
}

export function subscriptionOf(world: World, invoice: WireInvoice): WireSubscription {
  return getSubscription(world, idOf(invoice.parent?.subscription_details?.subscription));
}

export function invoicesOf({ state }: World, subscription: string): WireInvoice[] {
  return Object.values(state.invoices).filter(
    ({ parent }) => parent?.subscription_details?.subscription === subscription,
  );
}

/** Its own pages stand at the site that sold it, so that any name of the machine works. */
export function siteOf({ state }: World, subscription: string): string {
  const sold = Object.values(state.sessions).find(({ session }) => session.subscription === subscription);
  return new URL(sold?.session.success_url ?? 'http://127.0.0.1').origin;
}

export function isEnded({ status }: WireSubscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
