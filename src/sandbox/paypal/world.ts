import type { OutgoingEvent } from '../webhook-delivery.ts';
import { notFound } from './error.ts';
import type { PaypalState, StoredPlan, StoredSubscription, StoredTransaction } from './state.ts';
import { centsOf, newId, type WireLink } from './wire.ts';

/** The played PayPal's state, clock and event sender. */
export interface World {
  state: PaypalState;
  now: () => Date;
  /** Where the API is served; links and the certificate's address begin with it. */
  apiBase: string;
  send(event: OutgoingEvent): void;
}

/** Own entries only, so that `__proto__` is as unknown as any other id. */
export function find<T>(record: Record<string, T>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

/** Throws PayPal's 404. */
export function get<T>(record: Record<string, T>, id: string): T {
  const found = find(record, id);
  if (!found) throw notFound();
  return found;
}

export function link(world: World, path: string, rel: string, method: WireLink['method'] = 'GET'): WireLink {
  return { href: `${world.apiBase}${path}`, rel, method };
}

export interface Happening {
  type: string;
  resourceType: 'subscription' | 'sale' | 'refund' | 'dispute';
  summary: string;
  resource: object;
}

/** Tells the subscriber of events; the text holds the resource as it is now. */
export function emit(world: World, happening: Happening): void {
  const id = newId.event();
  const createdAt = world.now().toISOString();
  const path = `/v1/notifications/webhooks-events/${id}`;
  const event = {
    id,
    event_version: '1.0',
    create_time: createdAt,
    resource_type: happening.resourceType,
    ...(happening.resourceType === 'subscription' && { resource_version: '2.0' }),
    event_type: happening.type,
    summary: happening.summary,
    resource: happening.resource,
    links: [link(world, path, 'self'), link(world, `${path}/resend`, 'resend', 'POST')],
  };
  world.send({ id, type: happening.type, payload: JSON.stringify(event), createdAt });
}

export interface Price {
  cents: number;
  currency: string;
  unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  count: number;
}

export function planOf(world: World, { planId }: Pick<StoredSubscription, 'planId'>): StoredPlan {
  return get(world.state.plans, planId);
}

/** What one billing cycle of the plan costs, and how long it is. */
export function priceOf({ billing_cycles: [cycle] }: StoredPlan): Price {
  const { currency_code: currency, value } = cycle.pricing_scheme.fixed_price;
  const { interval_unit: unit, interval_count: count } = cycle.frequency;
  return { cents: centsOf(value) ?? Number.NaN, currency, unit, count };
}

/** Oldest first. */
export function transactionsOf(world: World, subscription: StoredSubscription): StoredTransaction[] {
  return subscription.transactionIds.map((id) => get(world.state.transactions, id));
}

export function refundedCents({ refunds }: StoredTransaction): number {
  return refunds.reduce((sum, { cents }) => sum + cents, 0);
}

/** The last payment that went through. */
export function lastPaid(world: World, subscription: StoredSubscription): StoredTransaction | undefined {
  return transactionsOf(world, subscription).findLast(({ declined }) => !declined);
}
