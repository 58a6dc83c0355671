/** Subscriptions as Stripe's API shows them. Times are Unix seconds. */
import {
  createId,
  type Period,
  toList,
  type WirePrice,
  type WireSubscription,
  type WireSubscriptionItem,
} from '../wire.ts';
import { toPlan } from './price.ts';

function newItem(
  subscription: string,
  period: Period,
  price: WirePrice,
  quantity: number,
): WireSubscriptionItem {
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
    plan: toPlan(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The sandbox's subscriptions have exactly one item. */
export function getItem(subscription: WireSubscription): WireSubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`subscription ${subscription.id} has no item`);
  return item;
}

export function getPeriod(subscription: WireSubscription): Period {
  const { current_period_start, current_period_end } = getItem(subscription);
  return { start: current_period_start, end: current_period_end };
}

/** Fields that every new subscription of the sandbox starts with. */
const subscriptionDefaults = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
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
  test_clock: null,
  transfer_data: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
} satisfies Partial<WireSubscription>;

export interface SubscriptionInput {
  customer: string;
  /** The first one, which begins now. */
  period: Period;
  price: WirePrice;
  quantity: number;
  metadata: Record<string, string>;
  automaticTax: boolean;
  /** Ids of the discounts for this and later periods. */
  discounts: string[];
  /** The first period is free. */
  trial: boolean;
}

export function newSubscription(input: SubscriptionInput): WireSubscription {
  const id = createId('sub');
  const { customer, period, price, quantity, metadata, discounts, trial, automaticTax } = input;
  return {
    ...subscriptionDefaults,
    id,
    object: 'subscription',
    automatic_tax: {
      disabled_reason: null,
      enabled: automaticTax,
      liability: automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: trial ? period.end : period.start,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: period.start,
    currency: price.currency,
    customer,
    default_payment_method: createId('pm'),
    discounts,
    ended_at: null,
    items: toList(`/v1/subscription_items?subscription=${id}`, [newItem(id, period, price, quantity)]),
    latest_invoice: null,
    livemode: false,
    metadata,
    schedule: null,
    start_date: period.start,
    status: trial ? 'trialing' : 'active',
    trial_end: trial ? period.end : null,
    trial_start: trial ? period.start : null,
  };
}
