import { createId, type Recurrence, type WirePlan, type WirePrice, type WireProduct } from '../api/wire.ts';
import { recurrenceOf } from './periods.ts';

export interface PriceInput extends Recurrence {
  currency: string;
  unitAmount: number;
  product: string;
  /** A price made inline by a checkout can be sold once only. */
  active: boolean;
  lookupKey?: string | undefined;
  nickname?: string | undefined;
  metadata?: Record<string, string> | undefined;
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
    tax_behavior: 'unspecified',
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

/** The older face of a price. */
export function planOf(price: WirePrice): WirePlan {
  const { interval, intervalCount } = recurrenceOf(price);
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
