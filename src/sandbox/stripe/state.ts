/**
 * What the simulated Stripe stores, and the functions with which its other modules read and change it. A type that begins
 * with `Wire` is an object exactly as Stripe's API sends it.
 */
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { openStateFile, type StateFile } from '../state-file.ts';
import type { OutgoingEvent } from '../webhook-delivery.ts';
import type { PaymentRecord } from './objects/payment.ts';
import {
  apiVersion,
  createId,
  getId,
  type Purchase,
  resourceMissing,
  type WireCheckoutSession,
  type WireCoupon,
  type WireCustomer,
  type WireDispute,
  type WireInvoice,
  type WirePaymentMethod,
  type WirePortalSession,
  type WirePrice,
  type WireProduct,
  type WireRefund,
  type WireSubscription,
  type WireSubscriptionSchedule,
} from './wire.ts';

/** The first response to an `Idempotency-Key`. */
export interface StoredResponse {
  /** Hash of method, URL and body: another request with the same key is an error. */
  requestHash: string;
  status: number;
  body: string;
  createdAtMs: number;
}

/** A redeemed coupon. A subscription lists the ids of its discounts. */
export interface StoredDiscount {
  id: string;
  /** In the currency's smallest unit, as at Stripe. */
  amountOff: number;
  /** In Unix seconds, as all of Stripe's times. */
  start: number;
  /** Null: for the first invoice only. */
  end: number | null;
}

/** All stored data. Records are by the object's id unless stated otherwise. */
export interface StripeData {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  customers: Record<string, WireCustomer>;
  deletedCustomers: Record<string, true>;
  coupons: Record<string, WireCoupon>;
  discounts: Record<string, StoredDiscount>;
  products: Record<string, WireProduct>;
  prices: Record<string, WirePrice>;
  sessions: Record<string, { session: WireCheckoutSession; purchase: Purchase }>;
  subscriptions: Record<string, WireSubscription>;
  schedules: Record<string, WireSubscriptionSchedule>;
  invoices: Record<string, WireInvoice>;
  /** By invoice id. */
  payments: Record<string, PaymentRecord>;
  refunds: Record<string, WireRefund>;
  disputes: Record<string, WireDispute>;
  /** Sessions of the billing portal. */
  portalSessions: Record<string, WirePortalSession>;
  /** A card is created when it is first read: `getPaymentMethod`. */
  paymentMethods: Record<string, WirePaymentMethod>;
  /** By subscription id: its next charges are declined, or the customer's bank asks to confirm them. */
  cardProblems: Record<string, 'declined' | 'needs_confirmation'>;
  /** By `Idempotency-Key`. */
  responses: Record<string, StoredResponse>;
  undeliveredWebhooks: OutgoingEvent[];
}

function createEmptyData(): StripeData {
  return {
    secretKey: createId('sk_test', 40),
    publishableKey: createId('pk_test', 40),
    webhookSecret: `whsec_${randomBytes(32).toString('hex')}`,
    customers: {},
    deletedCustomers: {},
    coupons: {},
    discounts: {},
    products: {},
    prices: {},
    sessions: {},
    subscriptions: {},
    schedules: {},
    invoices: {},
    payments: {},
    refunds: {},
    disputes: {},
    portalSessions: {},
    paymentMethods: {},
    cardProblems: {},
    responses: {},
    undeliveredWebhooks: [],
  };
}

/** Deletes everything except keys, products and prices: also idempotency keys and webhooks that wait to be sent. */
export function forgetSales(data: StripeData): void {
  const { secretKey, publishableKey, webhookSecret, products, prices, undeliveredWebhooks } = data;
  const kept = { secretKey, publishableKey, webhookSecret, products, prices, undeliveredWebhooks };
  Object.assign(data, createEmptyData(), kept);
  // Emptied in place, because the webhook sender holds this array.
  undeliveredWebhooks.splice(0);
}

/** Opens `sandbox/stripe.json` in the data folder. */
export function openStripeData(dataDir: string, savesAtClose?: boolean): Promise<StateFile<StripeData>> {
  const complete = (stored: Partial<StripeData>) => ({ ...createEmptyData(), ...stored });
  return openStateFile(dataDir, 'stripe', complete, { toText: dataJson, savesAtClose });
}

type DataEntry = { [Key in keyof StripeData]: [Key, StripeData[Key]] }[keyof StripeData];

/**
 * JSON of objects that never change again: all data is written after every call, and most of it is final. `entryJson`
 * says which objects are; a change to one of them would be lost at the next start.
 */
const jsonCache = new WeakMap<object, string>();

function cachedJson(value: object): string {
  const json = jsonCache.get(value) ?? JSON.stringify(value);
  jsonCache.set(value, json);
  return json;
}

function recordJson<T extends object>(record: Record<string, T>, isFinal: (value: T) => boolean): string {
  const entries = Object.entries(record).map(
    ([id, value]) => `${JSON.stringify(id)}:${isFinal(value) ? cachedJson(value) : JSON.stringify(value)}`,
  );
  return `{${entries.join(',')}}`;
}

/** Caches what never changes: paid invoices, closed sessions, and some kinds of objects from their creation. */
function entryJson([key, value]: DataEntry): string {
  switch (key) {
    case 'undeliveredWebhooks':
      return `[${value.map(cachedJson).join(',')}]`;
    case 'invoices':
      return recordJson(value, ({ status }) => status === 'paid');
    case 'sessions':
      return recordJson(value, ({ session }) => session.status !== 'open');
    case 'refunds':
    case 'disputes':
    case 'portalSessions':
    case 'responses':
      return recordJson<object>(value, () => true);
    default:
      return JSON.stringify(value);
  }
}

function dataJson(data: StripeData): string {
  const entries = (Object.entries(data) as DataEntry[]).map(
    (entry) => `${JSON.stringify(entry[0])}:${entryJson(entry)}`,
  );
  return `{${entries.join(',')}}`;
}

/** The simulated Stripe's stored data, clock and webhook sender. */
export interface SandboxState {
  data: StripeData;
  now: () => Date;
  /** Hands an event to the webhook sender. `sendWebhook` creates the event. */
  send(event: OutgoingEvent): void;
}

export function nowInSeconds(sandbox: SandboxState): number {
  return Math.floor(sandbox.now().getTime() / 1_000);
}

/** The same sandbox at another time: work that was due earlier is dated at its due time. */
export function atTime(sandbox: SandboxState, atS: number): SandboxState {
  return { ...sandbox, now: () => new Date(atS * 1_000) };
}

/** Ignores inherited properties, because `__proto__` can be sent as an id. */
export function findById<T>(record: Record<string, T>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}

/** Merges metadata; an empty value removes its key. */
export function withMetadata(
  current: Record<string, string> | null,
  changes: Record<string, string> | undefined,
): Record<string, string> {
  const entries = Object.entries({ ...current, ...changes });
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Sends a webhook with the object as it is now. `previous`: the old values of the fields that have changed. */
export function sendWebhook(sandbox: SandboxState, type: string, object: object, previous?: object): void {
  const id = createId('evt');
  const event = {
    id,
    object: 'event',
    api_version: apiVersion,
    created: nowInSeconds(sandbox),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  const payload = JSON.stringify(event, null, 2);
  sandbox.send({ id, type, payload, createdAt: sandbox.now().toISOString() });
}

/**
 * Throws Stripe's error for an unknown or deleted customer. `param` is the parameter that names the customer, and
 * `status` is 404 if that is the path, otherwise 400.
 */
export function getCustomer(
  sandbox: SandboxState,
  id: string,
  param = 'id',
  status: 400 | 404 = 404,
): WireCustomer {
  const customer = findById(sandbox.data.customers, id);
  if (!customer || findById(sandbox.data.deletedCustomers, id))
    throw resourceMissing('customer', id, param, status);
  return customer;
}

/** Like Stripe, returns a stub with `deleted: true` for a deleted customer. */
export function findCustomer(
  { data }: SandboxState,
  id: string,
): WireCustomer | Stripe.DeletedCustomer | undefined {
  return findById(data.deletedCustomers, id)
    ? { id, object: 'customer', deleted: true }
    : findById(data.customers, id);
}

/** Throws Stripe's error for an unknown subscription; `param` and `status` as in `getCustomer`. */
export function getSubscription(
  sandbox: SandboxState,
  id: string,
  param = 'id',
  status: 400 | 404 = 404,
): WireSubscription {
  const subscription = findById(sandbox.data.subscriptions, id);
  if (!subscription) throw resourceMissing('subscription', id, param, status);
  return subscription;
}

/**
 * Throws Stripe's error for an unknown price. 400 by default: unlike a customer or a subscription, a price is usually
 * named by a parameter, not by the path.
 */
export function getPrice(
  sandbox: SandboxState,
  id: string,
  param = 'price',
  status: 400 | 404 = 400,
): WirePrice {
  const price = findById(sandbox.data.prices, id);
  if (!price) throw resourceMissing('price', id, param, status);
  return price;
}

export function productName({ data }: SandboxState, price: WirePrice): string {
  // Every price has a product; the type checker does not know that.
  return findById(data.products, getId(price.product))?.name ?? 'Subscription';
}

export function getInvoiceSubscription(sandbox: SandboxState, invoice: WireInvoice): WireSubscription {
  return getSubscription(sandbox, getId(invoice.parent?.subscription_details?.subscription));
}

/** Oldest first. */
export function listInvoicesOf({ data }: SandboxState, subscriptionId: string): WireInvoice[] {
  return Object.values(data.invoices).filter(
    ({ parent }) => parent?.subscription_details?.subscription === subscriptionId,
  );
}

/** The origin of the site that sold the subscription, where the hosted pages are. */
export function getSiteOrigin({ data }: SandboxState, subscriptionId: string): string {
  const stored = Object.values(data.sessions).find(({ session }) => session.subscription === subscriptionId);
  // Every subscription was sold by a checkout session; the type checker does not know that.
  return new URL(stored?.session.success_url ?? 'http://127.0.0.1').origin;
}

export function isEnded({ status }: WireSubscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
