/** What goes over the wire, in the shapes of the API version below; the `stripe` package's types check it. */
import { randomInt } from 'node:crypto';
import type Stripe from 'stripe';

export const apiVersion = '2026-10-28.endive';

/** The library turns these into decimal objects; on the wire they are texts. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
export type WirePlan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string };
export type WireItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & { price: WirePrice; plan: WirePlan };
type WirePricing = Omit<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'> & {
  unit_amount_decimal: string;
};
export type WireLine = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: WirePricing;
  quantity_decimal: string;
};
export interface WireList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}
export type WireCustomer = Stripe.Customer;
export type WireSession = Stripe.Checkout.Session;
export type WireSubscription = Omit<Stripe.Subscription, 'items'> & { items: WireList<WireItem> };
export type WireInvoice = Omit<Stripe.Invoice, 'lines'> & { lines: WireList<WireLine> };

export interface Period {
  start: number;
  end: number;
}

export function listOf<T>(url: string, data: T[], hasMore = false): WireList<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

/** What a session was opened with, for the subscription that paying it makes. */
export interface Purchase {
  name: string;
  currency: string;
  unitAmount: number;
  quantity: number;
  interval: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
  metadata: Record<string, string>;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function createId(prefix: string, length = 24): string {
  return `${prefix}_${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
}
