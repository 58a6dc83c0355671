/**
 * Products, prices and billing periods as Stripe's API shows them. Times in seconds since 1970, as everywhere in
 * Stripe.
 */
import {
  createId,
  type Period,
  type Recurrence,
  type WirePlan,
  type WirePrice,
  type WireProduct,
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

/** The period from `start`; its end keeps the day of the anchor (31 January, 28 February, 31 March). */
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
  /** A price made inline by a checkout can be sold once only. */
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

export function newProduct(at: number, name: string, active = true): WireProduct {
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
