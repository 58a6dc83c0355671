/**
 * Parameters that the played Stripe takes, each name and value one of Stripe's own for this version of its API
 * (a test compares them with the types of the `stripe` package). Everything else is refused, as Stripe does.
 */
import { z } from 'zod';

const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number);
const count = integer.pipe(z.number().min(0));
const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
const filled = z.string().min(1, 'You passed an empty string').max(5_000);
const address = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((value) => Object.keys(value).length <= 50);
const limit = integer.pipe(z.number().min(1).max(100)).optional();

export const customerCreate = z.strictObject({
  email: z.email('Invalid email address').max(512).optional(),
  name: z.string().max(256).optional(),
  metadata: metadata.optional(),
});

const sessionLineItem = z.strictObject({
  quantity: count.optional(),
  price_data: z.strictObject({
    currency: z
      .string()
      .regex(/^[a-z]{3}$/i, 'Invalid currency')
      .transform((value) => value.toLowerCase()),
    unit_amount: count,
    recurring: z.strictObject({
      interval: z.enum(['day', 'month', 'week', 'year']),
      interval_count: count.optional(),
    }),
    product_data: z.strictObject({ name: filled.max(250) }),
  }),
});

export const sessionCreate = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  customer: filled.optional(),
  client_reference_id: filled.max(200).optional(),
  metadata: metadata.optional(),
  subscription_data: z.strictObject({ metadata: metadata.optional() }).optional(),
  line_items: z.array(sessionLineItem).min(1),
  allowed_payment_method_types: z.array(z.enum(['card'])).optional(),
  success_url: address,
  cancel_url: address.optional(),
});

export const subscriptionUpdate = z.strictObject({
  cancel_at_period_end: boolean.optional(),
  cancel_at: z.union([z.literal(''), integer]).optional(),
  metadata: metadata.optional(),
});

export const subscriptionList = z.strictObject({
  customer: filled.optional(),
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
  limit,
});

export const invoiceList = z.strictObject({
  customer: filled.optional(),
  subscription: filled.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  limit,
});

export const nothing = z.strictObject({});
