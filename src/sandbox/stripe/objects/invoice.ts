/** Invoices as Stripe's API shows them. Times are Unix seconds, amounts are in the currency's smallest unit. */
import type { StoredDiscount } from '../state.ts';
import {
  createId,
  type Period,
  toList,
  type WireCustomer,
  type WireInvoice,
  type WireInvoiceLineItem,
  type WirePrice,
  type WireSubscription,
} from '../wire.ts';
import { includedTaxes } from './price.ts';

/** What a line of an invoice says, before the invoice exists; used for previews and real invoices. */
export interface LineDraft {
  amount: number;
  description: string;
  period: Period;
  price: WirePrice;
  quantity: number;
  proration: boolean;
}

function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
}

/** One whole period of a price. */
export function periodLine(name: string, price: WirePrice, quantity: number, period: Period): LineDraft {
  const unit = money(price.unit_amount ?? 0, price.currency);
  return {
    amount: (price.unit_amount ?? 0) * quantity,
    description: `${quantity} × ${name} (at ${unit} / ${price.recurring?.interval})`,
    period,
    price,
    quantity,
    proration: false,
  };
}

interface Proration {
  sign: 1 | -1;
  /** The time that is charged or credited. */
  part: Period;
  /** The whole billing period, for which the price is charged. */
  fullPeriod: Period;
}

/** Charges or credits a part of a billing period: the price in proportion to the part's seconds, rounded to cents. */
export function prorationLine(
  name: string,
  price: WirePrice,
  quantity: number,
  proration: Proration,
): LineDraft {
  const { sign, part, fullPeriod } = proration;
  const full = (price.unit_amount ?? 0) * quantity;
  const cents = Math.round((full * (part.end - part.start)) / (fullPeriod.end - fullPeriod.start));
  const day = new Date(part.start * 1_000).toISOString().slice(0, 10);
  return {
    // Avoids minus zero.
    amount: cents === 0 ? 0 : sign * cents,
    description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${quantity} × ${name} after ${day}`,
    period: part,
    price,
    quantity,
    proration: true,
  };
}

/** The line of a trial, which is not charged. */
export function trialLine(name: string, price: WirePrice, quantity: number, period: Period): LineDraft {
  return { amount: 0, description: `Trial period for ${name}`, period, price, quantity, proration: false };
}

function createLine(
  invoice: string,
  subscription: WireSubscription,
  draft: LineDraft,
  discount: { id: string; cents: number } | undefined,
): WireInvoiceLineItem {
  const { amount, price, quantity } = draft;
  return {
    id: createId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description: draft.description,
    discount_amounts: discount ? [{ amount: discount.cents, discount: discount.id }] : [],
    discountable: !draft.proration,
    discounts: discount ? [discount.id] : [],
    invoice,
    livemode: false,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: draft.proration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: subscription.items.data[0]?.id ?? '',
      },
      type: 'subscription_item_details',
    },
    period: draft.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

const invoiceDefaults = {
  account_country: 'US',
  account_name: 'Sandbox',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  due_date: null,
  footer: null,
  from_invoice: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  test_clock: null,
  total_pretax_credit_amounts: [],
} satisfies Partial<WireInvoice>;

export interface InvoiceInput {
  subscription: WireSubscription;
  customer: WireCustomer;
  at: number;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  lines: LineDraft[];
  /** The period that has just ended, for a renewal. */
  period: Period;
  discount?: StoredDiscount | undefined;
}

/** What a customer owes after the credit of earlier invoices; Stripe keeps credit as a negative balance. */
export function amountDue(total: number, balance: number): number {
  return Math.max(0, total + Math.min(0, balance));
}

/** A draft; finalizing it gives it a number and makes it payable. */
export function newInvoice(input: InvoiceInput): WireInvoice {
  const { subscription, customer, at, reason, lines, period, discount } = input;
  const id = createId(reason === 'upcoming' ? 'upcoming_in' : 'in');
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const appliedDiscount =
    discount && subtotal > 0 ? { id: discount.id, cents: Math.min(subtotal, discount.amountOff) } : undefined;
  const total = subtotal - (appliedDiscount?.cents ?? 0);
  const due = amountDue(total, customer.balance);
  const { enabled } = subscription.automatic_tax;
  const taxes = enabled ? includedTaxes(total, customer.address?.country) : [];
  const net = total - taxes.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...invoiceDefaults,
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled,
      liability: enabled ? { type: 'self' } : null,
      provider: enabled ? 'stripe' : null,
      status: enabled ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    created: at,
    currency: subscription.currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    discounts: appliedDiscount ? [appliedDiscount.id] : [],
    effective_at: null,
    ending_balance: null,
    hosted_invoice_url: null,
    lines: toList(
      `/v1/invoices/${id}/lines`,
      lines.map((line, index) =>
        createLine(id, subscription, line, index === 0 ? appliedDiscount : undefined),
      ),
    ),
    livemode: false,
    metadata: {},
    number: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: customer.balance,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: net + (appliedDiscount?.cents ?? 0),
    total,
    total_discount_amounts: appliedDiscount
      ? [{ amount: appliedDiscount.cents, discount: appliedDiscount.id }]
      : [],
    total_excluding_tax: net,
    total_taxes: taxes,
    webhooks_delivered_at: at,
  };
}
