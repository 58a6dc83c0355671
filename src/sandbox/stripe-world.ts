import { noSuch, StripeRefusal } from './stripe-error.ts';
import { newPaidInvoice } from './stripe-invoice-object.ts';
import type { SandboxEvent, StripeState } from './stripe-state.ts';
import { newSubscription } from './stripe-subscription-object.ts';
import {
  apiVersion,
  createId,
  type Period,
  type Purchase,
  type WireCustomer,
  type WireSession,
} from './stripe-wire.ts';

/** The played Stripe's state, clock and event sender. */
export interface World {
  state: StripeState;
  now: () => Date;
  send(event: SandboxEvent): void;
}

export function seconds(world: World): number {
  return Math.floor(world.now().getTime() / 1_000);
}

/** Own entries only, so that `__proto__` is as unknown as any other id. */
export function find<T>(record: Record<string, T>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

/** Tells the subscriber of events; the object is copied as it is now. */
export function emit(world: World, type: string, object: object, previous?: object): void {
  const event: SandboxEvent = {
    id: createId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(world),
    data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  world.state.undelivered.push(event);
  world.send(event);
}

export type StoredSession = StripeState['sessions'][string];

/** The session, closed first if its time is over. */
export function findSession(world: World, id: string): StoredSession | undefined {
  const stored = find(world.state.sessions, id);
  if (stored?.session.status === 'open' && stored.session.expires_at <= seconds(world))
    closeSession(world, stored.session);
  return stored;
}

export function getSession(world: World, id: string): StoredSession {
  const stored = findSession(world, id);
  if (!stored) throw noSuch('checkout.session', id, 'session', 404);
  return stored;
}

function closeSession(world: World, session: WireSession): void {
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

/** The last day of a shorter month stands in for a day that it has not. */
function monthsLater(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

function periodFrom(start: number, { interval, intervalCount }: Purchase): Period {
  const from = new Date(start * 1_000);
  const days = { day: 1, week: 7 };
  if (interval === 'day' || interval === 'week')
    return { start, end: start + days[interval] * intervalCount * 86_400 };
  const months = interval === 'month' ? intervalCount : intervalCount * 12;
  return { start, end: monthsLater(from, months).getTime() / 1_000 };
}

function customerOf(world: World, session: WireSession): WireCustomer {
  const customer = typeof session.customer === 'string' && find(world.state.customers, session.customer);
  if (!customer) throw noSuch('customer', String(session.customer), 'customer', 400);
  return customer;
}

/** The person paid: subscription, paid invoice and completed session, and the events in Stripe's usual order. */
export function paySession(world: World, { session, purchase }: StoredSession): void {
  if (session.status !== 'open') return;
  const customer = customerOf(world, session);
  const period = periodFrom(seconds(world), purchase);
  const subscription = newSubscription(customer.id, period, purchase);
  const invoice = newPaidInvoice(subscription, customer, period);
  subscription.latest_invoice = invoice.id;
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  });
  world.state.subscriptions[subscription.id] = subscription;
  world.state.invoices[invoice.id] = invoice;
  emit(world, 'customer.subscription.created', subscription);
  emit(world, 'invoice.paid', invoice);
  emit(world, 'checkout.session.completed', session);
}
