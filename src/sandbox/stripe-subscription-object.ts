import {
  createId,
  listOf,
  type Period,
  type Purchase,
  type WireItem,
  type WirePlan,
  type WirePrice,
  type WireSubscription,
} from './stripe-wire.ts';

function newPrice(at: number, purchase: Purchase): WirePrice {
  return {
    id: createId('price'),
    object: 'price',
    active: false,
    billing_scheme: 'per_unit',
    created: at,
    currency: purchase.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: createId('prod', 14),
    recurring: {
      interval: purchase.interval,
      interval_count: purchase.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: purchase.unitAmount,
    unit_amount_decimal: String(purchase.unitAmount),
  };
}

function planOf(price: WirePrice, purchase: Purchase): WirePlan {
  return {
    id: price.id,
    object: 'plan',
    active: false,
    amount: purchase.unitAmount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: purchase.interval,
    interval_count: purchase.intervalCount,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

function newItem(subscription: string, period: Period, purchase: Purchase): WireItem {
  const price = newPrice(period.start, purchase);
  return {
    id: createId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: period.start,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price, purchase),
    price,
    quantity: purchase.quantity,
    subscription,
    tax_rates: [],
  };
}

const plainSubscription = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  managed_payments: { enabled: false },
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: ['card'],
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
  trial_start: null,
} satisfies Partial<WireSubscription>;

export function newSubscription(customer: string, period: Period, purchase: Purchase): WireSubscription {
  const id = createId('sub');
  return {
    ...plainSubscription,
    id,
    object: 'subscription',
    billing_cycle_anchor: period.start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: period.start,
    currency: purchase.currency,
    customer,
    default_payment_method: createId('pm'),
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [newItem(id, period, purchase)]),
    latest_invoice: null,
    livemode: false,
    metadata: purchase.metadata,
    start_date: period.start,
    status: 'active',
  };
}
