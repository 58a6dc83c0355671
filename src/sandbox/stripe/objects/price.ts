/**
 * Products, prices with their periods, coupons and taxes as Stripe's API shows them. Times (`at`) are Unix seconds,
 * amounts are in the currency's smallest unit.
 */
import {
  createId,
  type Period,
  type Recurrence,
  randomText,
  type WireCoupon,
  type WireCustomer,
  type WireInvoice,
  type WirePlan,
  type WirePrice,
  type WireProduct,
  type WireTaxRate,
} from '../wire.ts';

/** A month that lacks the day uses its last day. */
function monthsLater(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

/** The period from `start`; its end keeps the day of the month of the anchor. Both in Unix seconds. */
export function periodFrom(
  start: number,
  { interval, intervalCount }: Recurrence,
  anchor: number = start,
): Period {
  const days = { day: 1, week: 7 };
  if (interval === 'day' || interval === 'week')
    return { start, end: start + days[interval] * intervalCount * 86_400 };
  const months = interval === 'month' ? intervalCount : intervalCount * 12;
  const from = new Date(anchor * 1_000);
  let end = start;
  // Counts from the anchor, not from `start`: 31 January, 28 February, 31 March.
  for (let step = 1; end <= start; step++) end = monthsLater(from, months * step).getTime() / 1_000;
  return { start, end };
}

const intervals = ['day', 'week', 'month', 'year'] as const;

export function getRecurrence(price: WirePrice): Recurrence {
  const interval = intervals.find((known) => known === price.recurring?.interval);
  if (!interval) throw new Error(`price ${price.id} does not recur`);
  return { interval, intervalCount: price.recurring?.interval_count ?? 1 };
}

export interface PriceInput extends Recurrence {
  currency: string;
  unitAmount: number;
  product: string;
  /** Whether it can be sold. A price that a checkout created for itself cannot be sold again. */
  active: boolean;
  lookupKey?: string | undefined;
  nickname?: string | undefined;
  metadata?: Record<string, string> | undefined;
  taxBehavior?: 'exclusive' | 'inclusive' | 'unspecified' | undefined;
}

export function newPrice(at: number, input: PriceInput): WirePrice {
  return {
    id: createId('price'),
    object: 'price',
    active: input.active,
    billing_scheme: 'per_unit',
    created: at,
    currency: input.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: input.lookupKey ?? null,
    metadata: input.metadata ?? {},
    nickname: input.nickname ?? null,
    product: input.product,
    recurring: {
      interval: input.interval,
      interval_count: input.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: input.taxBehavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: input.unitAmount,
    unit_amount_decimal: String(input.unitAmount),
  };
}

export function newProduct(at: number, name: string, { active = true } = {}): WireProduct {
  return {
    id: createId('prod', 14),
    object: 'product',
    active,
    created: at,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: at,
    url: null,
  };
}

/** The plan is the older form of a price. */
export function toPlan(price: WirePrice): WirePlan {
  const { interval, intervalCount } = getRecurrence(price);
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval,
    interval_count: intervalCount,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

// ---- Coupons as Stripe's API shows them

export interface CouponInput {
  id?: string | undefined;
  name?: string | undefined;
  amount_off: number;
  currency: string;
  duration: 'once' | 'repeating';
  duration_in_months?: number | undefined;
  metadata?: Record<string, string> | undefined;
}

export function newCoupon(at: number, input: CouponInput): WireCoupon {
  return {
    id: input.id ?? randomText(8),
    object: 'coupon',
    amount_off: input.amount_off,
    created: at,
    currency: input.currency,
    duration: input.duration,
    duration_in_months: input.duration_in_months ?? null,
    livemode: false,
    max_redemptions: null,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  };
}

// ---- The taxes that the simulated Stripe calculates

/** Where the simulated seller is registered: the country's tax and its rate in percent. */
const registrations: Record<string, { name: string; type: 'vat' | 'gst'; percentage: number }> = {
  AU: { name: 'GST', type: 'gst', percentage: 10 },
  DE: { name: 'VAT', type: 'vat', percentage: 19 },
  GB: { name: 'VAT', type: 'vat', percentage: 20 },
};

/** Stands in for the address that Stripe's checkout asks for: each currency has its customers in one country. */
const countryByCurrency: Record<string, string> = { aud: 'AU', cad: 'CA', eur: 'DE', gbp: 'GB', usd: 'US' };

/** The address of a customer who pays in this currency. Only the country counts for the tax. */
export function simulatedAddress(currency: string): WireCustomer['address'] {
  const country = countryByCurrency[currency] ?? 'US';
  return { city: null, country, line1: null, line2: null, postal_code: '10000', state: null };
}

const taxRateId = (country: string) => `txr_${country}`;

/** Undefined for an unknown id. */
export function findTaxRate(id: string): WireTaxRate | undefined {
  const country = id.slice(taxRateId('').length);
  const registration = Object.hasOwn(registrations, country) ? registrations[country] : undefined;
  if (!registration || id !== taxRateId(country)) return undefined;
  const { name, type, percentage } = registration;
  return {
    id,
    object: 'tax_rate',
    // As the rates that Stripe itself creates for automatic tax.
    active: false,
    country,
    // Any fixed day: nobody created it.
    created: Date.UTC(2026, 0, 1) / 1_000,
    description: null,
    display_name: name,
    effective_percentage: percentage,
    flat_amount: null,
    inclusive: true,
    jurisdiction: country,
    jurisdiction_level: 'country',
    livemode: false,
    metadata: {},
    percentage,
    rate_type: 'percentage',
    state: null,
    tax_type: type,
  };
}

type TotalTax = NonNullable<WireInvoice['total_taxes']>[number];

/** The taxes that an amount includes: one, or none without a registration in the country. */
export function includedTaxes(amount: number, country: string | null | undefined): TotalTax[] {
  const rate = findTaxRate(taxRateId(country ?? ''));
  if (!rate) return [];
  const tax = Math.round((amount * rate.percentage) / (100 + rate.percentage));
  return [
    {
      amount: tax,
      tax_behavior: 'inclusive',
      tax_rate_details: { tax_rate: rate.id },
      taxability_reason: 'standard_rated',
      taxable_amount: amount - tax,
      type: 'tax_rate_details',
    },
  ];
}
