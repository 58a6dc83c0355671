/**
 * Objects as Stripe's API sends them (`Wire…`), in the API version below; the types of the `stripe` package check them.
 * As everywhere at Stripe, times are Unix seconds, and amounts are in the currency's smallest unit.
 */
import { randomInt } from 'node:crypto';
import type Stripe from 'stripe';

export const apiVersion = '2026-10-28.endive';

/** The `stripe` package turns `unit_amount_decimal` and the like into decimal objects; in the API's JSON they are strings. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
export type WirePlan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string };
export type WireSubscriptionItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & {
  price: WirePrice;
  plan: WirePlan;
};
type WirePricing = Omit<Stripe.InvoiceLineItem.Pricing, 'unit_amount_decimal'> & {
  unit_amount_decimal: string;
};
export type WireInvoiceLineItem = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: WirePricing;
  quantity_decimal: string;
};
export interface WireList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}
export type WireCoupon = Stripe.Coupon;
export type WireCustomer = Stripe.Customer;
export type WireProduct = Stripe.Product;
export type WireCheckoutSession = Stripe.Checkout.Session;
export type WireSubscription = Omit<Stripe.Subscription, 'items'> & { items: WireList<WireSubscriptionItem> };
export type WireInvoice = Omit<Stripe.Invoice, 'lines' | 'payments'> & {
  lines: WireList<WireInvoiceLineItem>;
};
export type WireInvoicePayment = Stripe.InvoicePayment;
export type WirePaymentIntent = Stripe.PaymentIntent;
export type WirePaymentMethod = Stripe.PaymentMethod;
export type WireCharge = Stripe.Charge;
export type WireRefund = Stripe.Refund;
export type WireTaxRate = Stripe.TaxRate;
export type WireBalanceTransaction = Stripe.BalanceTransaction;
export type WireDispute = Stripe.Dispute;
export type WireSubscriptionSchedule = Stripe.SubscriptionSchedule;
export type WireSchedulePhase = Stripe.SubscriptionSchedule.Phase;
export type WirePortalSession = Stripe.BillingPortal.Session;

/** A billing period, in Unix seconds. */
export interface Period {
  start: number;
  end: number;
}

/** How often a price is charged: every `intervalCount` intervals. */
export interface Recurrence {
  interval: 'day' | 'week' | 'month' | 'year';
  intervalCount: number;
}

export function toList<T>(url: string, data: T[], hasMore = false): WireList<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

/** What is bought in a checkout session, for the subscription that paying creates. */
export interface Purchase extends Recurrence {
  name: string;
  currency: string;
  unitAmount: number;
  quantity: number;
  metadata: Record<string, string>;
  /** The stored price; without it, one is made when the session is paid. */
  price?: string;
  /** Stripe calculates the tax (`automatic_tax`). */
  taxed?: boolean;
  coupon?: string;
  /** Days without a charge. */
  trialDays?: number;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits. */
export function randomText(length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

/** An id as Stripe writes it, e.g. `sub_` and 24 random letters and digits. */
export function createId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`;
}

/** The id of an object that a field holds as an id or expanded; empty if there is none. */
export function getId(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

/** The id of an object's balance transaction. It follows from the object's own id, so nothing has to be stored. */
export const balanceId = (id: string) => `txn_${id.slice(id.indexOf('_') + 1)}`;

interface StripeErrorDetails {
  status?: number;
  type?: 'invalid_request_error' | 'idempotency_error' | 'card_error';
  code?: string;
  declineCode?: string;
  param?: string;
}

/** An error in Stripe's format; `param` names the invalid field. */
export class StripeError extends Error {
  readonly status: number;
  readonly details: StripeErrorDetails;

  constructor(message: string, details: StripeErrorDetails = {}) {
    super(message);
    this.name = 'StripeError';
    this.status = details.status ?? 400;
    this.details = details;
  }
}

export function errorBody({ message, details }: StripeError): object {
  const { type = 'invalid_request_error', code, declineCode, param } = details;
  return {
    error: {
      type,
      message,
      ...(code && { code }),
      ...(declineCode && { decline_code: declineCode }),
      ...(param && { param }),
    },
  };
}

/** 404 for the object in the path, 400 for one that a parameter names. */
export function resourceMissing(what: string, id: string, param: string, status: 400 | 404): StripeError {
  return new StripeError(`No such ${what}: '${id}'`, { status, param, code: 'resource_missing' });
}

export function cardDeclined(): StripeError {
  return new StripeError('Your card was declined.', {
    status: 402,
    type: 'card_error',
    code: 'card_declined',
    declineCode: 'generic_decline',
  });
}
