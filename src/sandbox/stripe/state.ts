/** What the simulated Stripe stores, and how its parts read and change it. */
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { openStateFile, type StateFile } from '../state-file.ts';
import type { OutgoingEvent } from '../webhook-delivery.ts';
import type { PaymentRecord } from './objects/payment.ts';
// `Wire…` is an object exactly as Stripe's API sends it.
import {
  apiVersion,
  createId,
  getId,
  type Purchase,
  resourceMissing,
  type WireCoupon,
  type WireCustomer,
  type WireDispute,
  type WireInvoice,
  type WireMethod,
  type WirePortal,
  type WirePrice,
  type WireProduct,
  type WireRefund,
  type WireSchedule,
  type WireSession,
  type WireSubscription,
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
  sessions: Record<string, { session: WireSession; purchase: Purchase }>;
  subscriptions: Record<string, WireSubscription>;
  schedules: Record<string, WireSchedule>;
  invoices: Record<string, WireInvoice>;
  /** By invoice id. */
  payments: Record<string, PaymentRecord>;
  refunds: Record<string, WireRefund>;
  disputes: Record<string, WireDispute>;
  /** Sessions of the billing portal. */
  portals: Record<string, WirePortal>;
  /** Payment methods. A card is created when it is first read: `getPaymentMethod`. */
  methods: Record<string, WireMethod>;
  /** By subscription id: its next charges are declined, or its bank asks the customer to confirm them. */
  cardProblems: Record<string, 'declined' | 'needs_confirmation'>;
  /** By `Idempotency-Key`. */
  responses: Record<string, StoredResponse>;
  undelivered: OutgoingEvent[];
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
    portals: {},
    methods: {},
    cardProblems: {},
    responses: {},
    undelivered: [],
  };
}

/** Deletes everything except keys, products and prices. */
export function forgetSales(data: StripeData): void {
  const { secretKey, publishableKey, webhookSecret, products, prices, undelivered, ...empty } =
    createEmptyData();
  Object.assign(data, empty);
  // Emptied in place, because the webhook sender holds this array.
  data.undelivered.splice(0);
}

/** Opens `sandbox/stripe.json` in the data folder. */
export function openStripeData(dataDir: string): Promise<StateFile<StripeData>> {
  return openStateFile(dataDir, 'stripe', (stored) => ({ ...createEmptyData(), ...stored }), dataJson);
}

type DataEntry = { [Key in keyof StripeData]: [Key, StripeData[Key]] }[keyof StripeData];

/** JSON of objects that never change again. All data is written after every call, so it is not made again each time. */
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

/** What never changes: paid invoices, closed sessions, and some kinds of objects from their creation. */
function entryJson([key, value]: DataEntry): string {
  switch (key) {
    case 'undelivered':
      return `[${value.map(cachedJson).join(',')}]`;
    case 'invoices':
      return recordJson(value, ({ status }) => status === 'paid');
    case 'sessions':
      return recordJson(value, ({ session }) => session.status !== 'open');
    case 'refunds':
    case 'disputes':
    case 'portals':
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
export function find<T>(record: Record<string, T>, id: string): T | undefined {
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

/** Sends a webhook with the object as it is now. */
export function emit(sandbox: SandboxState, type: string, object: object, previous?: object): void {
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

export function getCustomer(
  sandbox: SandboxState,
  id: string,
  param = 'id',
  status: 400 | 404 = 404,
): WireCustomer {
  const customer = find(sandbox.data.customers, id);
  if (!customer || find(sandbox.data.deletedCustomers, id))
    throw resourceMissing('customer', id, param, status);
  return customer;
}

/** Like Stripe, returns a stub with `deleted: true` for a deleted customer. */
export function customerAsRead(
  { data }: SandboxState,
  id: string,
): WireCustomer | Stripe.DeletedCustomer | undefined {
  return find(data.deletedCustomers, id)
    ? { id, object: 'customer', deleted: true }
    : find(data.customers, id);
}

export function getSubscription(
  sandbox: SandboxState,
  id: string,
  param = 'id',
  status: 400 | 404 = 404,
): WireSubscription {
  const subscription = find(sandbox.data.subscriptions, id);
  if (!subscription) throw resourceMissing('subscription', id, param, status);
  return subscription;
}

/** 400 by default: unlike a customer or a subscription, a price is usually named by a parameter, not by the path. */
export function getPrice(
  sandbox: SandboxState,
  id: string,
  param = 'price',
  status: 400 | 404 = 400,
): WirePrice {
  const price = find(sandbox.data.prices, id);
  if (!price) throw resourceMissing('price', id, param, status);
  return price;
}

export function productName({ data }: SandboxState, price: WirePrice): string {
  return find(data.products, getId(price.product))?.name ?? 'Subscription';
}

export function getInvoiceSubscription(sandbox: SandboxState, invoice: WireInvoice): WireSubscription {
  return getSubscription(sandbox, getId(invoice.parent?.subscription_details?.subscription));
}

export function listInvoices({ data }: SandboxState, subscription: string): WireInvoice[] {
  return Object.values(data.invoices).filter(
    ({ parent }) => parent?.subscription_details?.subscription === subscription,
  );
}

/** The origin of the site that sold the subscription, where the hosted pages are. */
export function getSite({ data }: SandboxState, subscription: string): string {
  const sold = Object.values(data.sessions).find(({ session }) => session.subscription === subscription);
  return new URL(sold?.session.success_url ?? 'http://127.0.0.1').origin;
}

export function isEnded({ status }: WireSubscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}
