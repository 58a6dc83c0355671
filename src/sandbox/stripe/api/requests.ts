/**
 * Parameters that the simulated Stripe accepts: each name and value is one of Stripe's API in the version that the sandbox
 * simulates (`apiVersion` in ../wire.ts; a test compares them with the types of the `stripe` package). Everything else
 * is refused, as by Stripe. Requests are form-encoded: every value arrives as text, lists and objects in brackets (`items[0][id]`).
 */
import { z } from 'zod';

const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number);
const nonNegativeInteger = integer.pipe(z.number().min(0));
const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
const nonEmptyText = z.string().min(1, 'You passed an empty string').max(5_000);
const address = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((value) => Object.keys(value).length <= 50);
const timestamp = integer.pipe(z.number().min(1));
const interval = z.enum(['day', 'month', 'week', 'year']);
const prorationBehavior = z.enum(['always_invoice', 'create_prorations', 'none']);
const currency = z
  .string()
  .regex(/^[a-z]{3}$/i, 'Invalid currency')
  .transform((value) => value.toLowerCase());
const recurring = z.strictObject({
  interval,
  interval_count: nonNegativeInteger.pipe(z.number().min(1)).optional(),
});

/** Every call takes it: the fields of the response in which objects replace their ids (endpoint.ts lists them). */
const expand = { expand: z.array(nonEmptyText).max(20).optional() };
const listParams = {
  ...expand,
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: nonEmptyText.optional(),
};

export const customerCreate = z.strictObject({
  ...expand,
  email: z.email('Invalid email address').max(512).optional(),
  name: z.string().max(256).optional(),
  metadata: metadata.optional(),
});

export const priceCreate = z.strictObject({
  ...expand,
  currency,
  unit_amount: nonNegativeInteger,
  recurring,
  product: nonEmptyText.optional(),
  product_data: z.strictObject({ name: nonEmptyText.max(250) }).optional(),
  nickname: nonEmptyText.optional(),
  lookup_key: nonEmptyText.max(200).optional(),
  tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
  metadata: metadata.optional(),
});

/** A fixed amount off, the only kind that the sandbox supports. */
export const couponCreate = z.strictObject({
  ...expand,
  id: nonEmptyText.max(200).optional(),
  name: nonEmptyText.max(40).optional(),
  amount_off: nonNegativeInteger.pipe(z.number().min(1)),
  currency,
  duration: z.enum(['once', 'repeating']),
  duration_in_months: nonNegativeInteger.pipe(z.number().min(1)).optional(),
  metadata: metadata.optional(),
});

const sessionLineItem = z.strictObject({
  quantity: nonNegativeInteger.optional(),
  price: nonEmptyText.optional(),
  price_data: z
    .strictObject({
      currency,
      unit_amount: nonNegativeInteger,
      recurring,
      product_data: z.strictObject({ name: nonEmptyText.max(250) }),
    })
    .optional(),
});

/** Stripe's languages, without those that have a region. */
const sessionLocales =
  'auto bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(
    ' ',
  );

export const sessionCreate = z.strictObject({
  ...expand,
  mode: z.enum(['payment', 'setup', 'subscription']),
  customer: nonEmptyText.optional(),
  client_reference_id: nonEmptyText.max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z
    .strictObject({
      metadata: metadata.optional(),
      trial_period_days: nonNegativeInteger.pipe(z.number().min(1).max(730)).optional(),
    })
    .optional(),
  discounts: z
    .array(z.strictObject({ coupon: nonEmptyText }))
    .max(1)
    .optional(),
  line_items: z.array(sessionLineItem).min(1),
  /** Only these of the methods that Stripe would offer; not `payment_method_types`, which is a fixed list. */
  allowed_payment_method_types: z.array(z.enum(['card'])).optional(),
  locale: z.enum(sessionLocales).optional(),
  automatic_tax: z.strictObject({ enabled: boolean }).optional(),
  customer_update: z.strictObject({ address: z.enum(['auto', 'never']).optional() }).optional(),
  success_url: address,
  cancel_url: address.optional(),
});

/** What an update changes and a preview shows. */
const itemChange = {
  items: z
    .array(
      z.strictObject({
        id: nonEmptyText.optional(),
        price: nonEmptyText.optional(),
        quantity: nonNegativeInteger.optional(),
      }),
    )
    .min(1)
    .optional(),
  proration_behavior: prorationBehavior.optional(),
  proration_date: timestamp.optional(),
  /** An object in this version of the API; earlier ones took 'now' or 'unchanged'. */
  billing_cycle_anchor: z.strictObject({ type: z.enum(['now', 'unchanged']) }).optional(),
};

export const subscriptionUpdate = z.strictObject({
  ...expand,
  ...itemChange,
  cancel_at_period_end: boolean.optional(),
  cancel_at: z.union([z.literal(['', 'max_period_end', 'min_period_end']), timestamp]).optional(),
  payment_behavior: z.enum(['allow_incomplete', 'error_if_incomplete']).optional(),
  pause_collection: z
    .union([
      z.literal(''),
      z.strictObject({
        behavior: z.enum(['keep_as_draft', 'mark_uncollectible', 'void']),
        resumes_at: timestamp.optional(),
      }),
    ])
    .optional(),
  metadata: metadata.optional(),
});

export const subscriptionCancel = z.strictObject({
  ...expand,
  invoice_now: boolean.optional(),
  prorate: boolean.optional(),
});

export const invoicePreview = z.strictObject({
  ...expand,
  subscription: nonEmptyText,
  subscription_details: z.strictObject(itemChange).optional(),
});

export const subscriptionList = z.strictObject({
  customer: nonEmptyText.optional(),
  status: z
    .enum([
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ])
    .optional(),
  ...listParams,
});

export const invoiceList = z.strictObject({
  customer: nonEmptyText.optional(),
  subscription: nonEmptyText.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  ...listParams,
});

export const invoiceUpdate = z.strictObject({ ...expand, auto_advance: boolean.optional() });

export const invoicePaymentList = z.strictObject({
  invoice: nonEmptyText.optional(),
  payment: z
    .strictObject({ type: z.enum(['payment_intent']), payment_intent: nonEmptyText.optional() })
    .optional(),
  ...listParams,
});

export const chargeList = z.strictObject({
  customer: nonEmptyText.optional(),
  payment_intent: nonEmptyText.optional(),
  ...listParams,
});

const timestampRange = z
  .strictObject({
    gt: timestamp.optional(),
    gte: timestamp.optional(),
    lt: timestamp.optional(),
    lte: timestamp.optional(),
  })
  .optional();

export const balanceTransactionList = z.strictObject({
  created: timestampRange,
  currency: currency.optional(),
  ...listParams,
});

export const refundCreate = z.strictObject({
  ...expand,
  charge: nonEmptyText.optional(),
  payment_intent: nonEmptyText.optional(),
  amount: nonNegativeInteger.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.optional(),
});

export const refundOrDisputeList = z.strictObject({
  charge: nonEmptyText.optional(),
  payment_intent: nonEmptyText.optional(),
  ...listParams,
});

export const scheduleCreate = z.strictObject({ ...expand, from_subscription: nonEmptyText });

const phase = z.strictObject({
  items: z.array(z.strictObject({ price: nonEmptyText, quantity: nonNegativeInteger.optional() })).min(1),
  start_date: timestamp.optional(),
  end_date: timestamp.optional(),
  duration: recurring.optional(),
  proration_behavior: prorationBehavior.optional(),
  metadata: metadata.optional(),
});

export const scheduleUpdate = z.strictObject({
  ...expand,
  phases: z.array(phase).min(1).max(10).optional(),
  end_behavior: z.enum(['cancel', 'release']).optional(),
  proration_behavior: prorationBehavior.optional(),
  metadata: metadata.optional(),
});

export const scheduleRelease = z.strictObject({ ...expand, preserve_cancel_date: boolean.optional() });

export const portalCreate = z.strictObject({
  ...expand,
  customer: nonEmptyText,
  return_url: address,
  flow_data: z
    .strictObject({
      type: z.enum(['payment_method_update']),
      after_completion: z
        .strictObject({ type: z.enum(['redirect']), redirect: z.strictObject({ return_url: address }) })
        .optional(),
    })
    .optional(),
});

/** For a call without parameters. */
export const noParams = z.strictObject(expand);
