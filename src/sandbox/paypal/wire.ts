/**
 * The formats of PayPal's API: ids, times, money and links as PayPal writes them, and the schemas of requests
 * (paypal-rest-api-specifications).
 */
import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';

export interface WireMoney {
  currency_code: string;
  value: string;
}

export interface WireLink {
  href: string;
  rel: string;
  method: 'GET' | 'POST' | 'PATCH';
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Account ids have no 0, 1, I or O, which are easily misread. */
const payerLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function pick(from: string, length: number): string {
  return Array.from({ length }, () => from[randomInt(from.length)]).join('');
}

export const newId = {
  product: () => `PROD-${pick(letters, 17)}`,
  plan: () => `P-${pick(letters, 24)}`,
  subscription: () => `I-${pick(letters, 12)}`,
  payer: () => pick(payerLetters, 13),
  /** Sales and refunds. */
  transaction: () => pick(letters, 17),
  approval: () => `BA-${pick(letters, 17)}`,
  token: () => pick(letters, 17),
  event: () => `WH-${pick(letters, 17)}-${pick(letters, 17)}`,
  dispute: () => `PP-R-${pick(letters.slice(0, 26), 3)}-${pick('0123456789', 8)}`,
  webhook: () => pick(letters, 17),
  certificate: () => `CERT-${pick('0123456789abcdef', 8)}-${pick('0123456789abcdef', 8)}`,
  transmission: () => randomUUID(),
  debug: () => pick('0123456789abcdef', 13),
};

/** ISO 8601 without milliseconds, as in most of PayPal's answers. */
export function toWireTime(at: Date): string {
  return at.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

export function money(cents: number, currency: string): WireMoney {
  return { currency_code: currency, value: (cents / 100).toFixed(2) };
}

/** Amounts in `billing_info` have no second decimal if it is 0: `0.0`, `60.0`, `5.25`. */
export function shortMoney(cents: number, currency: string): WireMoney {
  return { currency_code: currency, value: (cents / 100).toFixed(2).replace(/0$/, '') };
}

/** Null if the text is not an amount with at most two decimals. */
export function parseCents(value: string): number | null {
  const [, whole, fraction = ''] = /^(\d*)(?:\.(\d{1,2}))?$/.exec(value) ?? [];
  if (whole === undefined || value === '') return null;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

const dateTime =
  /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[1-2][0-9]|3[0-1])[Tt]([0-1][0-9]|2[0-3]):[0-5][0-9]:([0-5][0-9]|60)([.][0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$/;

/** RFC 3339 with seconds and zone; the pattern alone would take 30 February. */
function isDateTime(text: string): boolean {
  return text.length <= 64 && dateTime.test(text) && !Number.isNaN(Date.parse(text));
}

interface ErrorDetail {
  issue: string;
  description: string;
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query';
}

const messages = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: [
    'AUTHENTICATION_FAILURE',
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', "The server does not support the request payload's media type."],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
} as const;

/** An error in PayPal's own shape. */
export class PaypalError extends Error {
  readonly status: keyof typeof messages;
  readonly details: ErrorDetail[];

  constructor(status: keyof typeof messages, details: ErrorDetail[] = []) {
    super(messages[status][1]);
    this.name = 'PaypalError';
    this.status = status;
    this.details = details;
  }
}

export function errorBody({ status, details }: PaypalError): object {
  const [name, message] = messages[status];
  return { name, message, debug_id: newId.debug(), ...(details.length > 0 && { details }), links: [] };
}

export function invalid(field: string, issue: string, description: string): PaypalError {
  return new PaypalError(400, [{ field, location: 'body', issue, description }]);
}

export function unprocessable(issue: string, description: string): PaypalError {
  return new PaypalError(422, [{ issue, description }]);
}

export function notFound(): PaypalError {
  const description = 'Specified resource ID does not exist. Please check the resource ID and try again.';
  return new PaypalError(404, [{ issue: 'INVALID_RESOURCE_ID', description }]);
}

// ---- What PayPal's published schemas allow in a request (openapi/billing_subscriptions_v1, catalogs_products_v1,
// payments_payment_v2, customer_disputes_v1, notifications_webhooks_v1). Unknown names are refused.

const text = (min: number, max: number) => z.string().min(min).max(max);
const sentMoney = z.strictObject({
  currency_code: z.string().length(3),
  value: z
    .string()
    .max(32)
    .regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/),
});
const address = z
  .string()
  .min(10)
  .max(4_000)
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));
const planId = z
  .string()
  .length(26)
  .regex(/^P-[A-Z0-9]*$/);
const sentTime = z.string().min(20).refine(isDateTime);
const reason = text(1, 128);

export const productCreate = z.strictObject({
  id: text(6, 50).optional(),
  name: text(1, 127),
  description: text(1, 256).optional(),
  type: z.enum(['PHYSICAL', 'DIGITAL', 'SERVICE']),
  category: text(4, 256)
    .regex(/^[A-Z_]+$/)
    .optional(),
  image_url: text(1, 2_000).optional(),
  home_url: text(1, 2_000).optional(),
});

/**
 * PayPal knows tiers, taxes and set-up fees too; the sandbox supports fixed prices, and one trial before the regular
 * cycle.
 */
const billingCycle = z.strictObject({
  pricing_scheme: z.strictObject({ fixed_price: sentMoney }),
  frequency: z.strictObject({
    interval_unit: z.enum(['DAY', 'WEEK', 'MONTH', 'YEAR']),
    interval_count: z.int().min(1).max(365).default(1),
  }),
  tenure_type: z.enum(['REGULAR', 'TRIAL']),
  sequence: z.int().min(1).max(2),
  // A plan without `0` is billed once and expires.
  total_cycles: z.int().min(0).max(999).default(1),
});

export const planCreate = z.strictObject({
  product_id: z
    .string()
    .length(22)
    .regex(/^PROD-[A-Z0-9]*$/),
  name: text(1, 127),
  status: z.enum(['CREATED', 'ACTIVE']).default('ACTIVE'),
  description: text(1, 127).optional(),
  billing_cycles: z
    .array(billingCycle)
    .min(1)
    .max(2)
    .refine((cycles) =>
      cycles.every(
        ({ tenure_type, sequence, total_cycles }, index) =>
          sequence === index + 1 &&
          tenure_type === (index === cycles.length - 1 ? 'REGULAR' : 'TRIAL') &&
          (tenure_type === 'REGULAR' || total_cycles > 0),
      ),
    ),
  payment_preferences: z.strictObject({
    auto_bill_outstanding: z.boolean().default(true),
    payment_failure_threshold: z.int().min(0).max(999).default(0),
  }),
});

/** Fields of `application_context`: how PayPal's page looks and where it leads afterwards. */
const applicationContext = {
  brand_name: text(1, 127).optional(),
  locale: z
    .string()
    .min(2)
    .max(10)
    .regex(/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/)
    .optional(),
  shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS']).optional(),
  payment_method: z
    .strictObject({ payee_preferred: z.enum(['UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED']).optional() })
    .optional(),
  return_url: address,
  cancel_url: address,
};

/** Of the attributes of a plan that a subscription may override, the sandbox supports the tax that prices include. */
const override = z
  .strictObject({
    taxes: z.strictObject({
      percentage: z.string().regex(/^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/),
      inclusive: z.literal(true),
    }),
  })
  .optional();

export const subscriptionCreate = z.strictObject({
  plan_id: planId,
  plan: override,
  custom_id: text(1, 127)
    .regex(/^[\x20-\x7E]+$/)
    .optional(),
  subscriber: z
    .strictObject({
      email_address: z
        .string()
        .min(3)
        .max(254)
        .regex(/^[^@\s]+@[^@\s]+$/)
        .optional(),
      name: z
        .strictObject({ given_name: z.string().max(140).optional(), surname: z.string().max(140).optional() })
        .optional(),
    })
    .optional(),
  application_context: z.strictObject({
    ...applicationContext,
    // With CONTINUE the shop would activate the subscription itself; the sandbox does not support that.
    user_action: z.enum(['SUBSCRIBE_NOW']).default('SUBSCRIBE_NOW'),
  }),
});

export const subscriptionRevise = z.strictObject({
  plan_id: planId,
  plan: override,
  application_context: z.strictObject(applicationContext),
});

/** For cancel and suspend. */
export const reasonGiven = z.strictObject({ reason });
export const subscriptionActivate = z.strictObject({ reason });

export const refundBody = z.strictObject({
  amount: sentMoney.optional(),
  custom_id: text(1, 127).optional(),
  invoice_id: text(1, 127).optional(),
  note_to_payer: text(1, 255).optional(),
});

export const verifySignatureBody = z.strictObject({
  auth_algo: z
    .string()
    .max(100)
    .regex(/^[a-zA-Z0-9]+$/),
  cert_url: z.url().max(500),
  transmission_id: z.string().max(50),
  transmission_sig: z.string().max(500),
  transmission_time: z.string().max(100).refine(isDateTime),
  webhook_id: z
    .string()
    .max(50)
    .regex(/^[a-zA-Z0-9]+$/),
  webhook_event: z.record(z.string(), z.unknown()),
});

export const emptyQuery = z.strictObject({});
export const subscriptionQuery = z.strictObject({
  fields: text(1, 100)
    .regex(/^(last_failed_payment|plan)(,(last_failed_payment|plan))*$/)
    .optional(),
});
export const transactionsQuery = z.strictObject({ start_time: sentTime, end_time: sentTime });
/** PayPal's report covers 31 days at most. */
export const reportQuery = z.strictObject({
  start_date: sentTime,
  end_date: sentTime,
  transaction_type: z.enum(['T0002', 'T1107', 'T1106']).optional(),
  fields: z.enum(['all', 'transaction_info']).default('transaction_info'),
  page: z.coerce.number().int().min(1).default(1),
  page_size: z.coerce.number().int().min(1).max(500).default(100),
});
export const disputesQuery = z.strictObject({
  disputed_transaction_id: text(1, 255).optional(),
  start_time: sentTime.optional(),
  page_size: z.coerce.number().int().min(1).max(50).default(10),
});

/** PayPal's description of each issue. */
const issueDescriptions: Record<string, string> = {
  MISSING_REQUIRED_PARAMETER: 'A required field is missing.',
  INVALID_PARAMETER_SYNTAX: 'The value of a field does not conform to the expected format.',
  INVALID_PARAMETER_VALUE: 'The value of a field is invalid.',
  INVALID_STRING_MIN_LENGTH: 'The value of a field is too short.',
  INVALID_STRING_MAX_LENGTH: 'The value of a field is too long.',
  INVALID_INTEGER_MIN_VALUE: 'The integer value of a field is too small.',
  INVALID_INTEGER_MAX_VALUE: 'The integer value of a field is too large.',
};

function boundIssue(origin: string | undefined, bound: 'MIN' | 'MAX'): string {
  if (origin === 'string') return `INVALID_STRING_${bound}_LENGTH`;
  if (origin === 'int' || origin === 'number') return `INVALID_INTEGER_${bound}_VALUE`;
  return 'INVALID_PARAMETER_VALUE';
}

function toIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'MISSING_REQUIRED_PARAMETER';
  if (issue.code === 'too_small') return boundIssue(issue.origin, 'MIN');
  if (issue.code === 'too_big') return boundIssue(issue.origin, 'MAX');
  if (issue.code === 'invalid_value') return 'INVALID_PARAMETER_VALUE';
  return 'INVALID_PARAMETER_SYNTAX';
}

function toDetails(issue: z.core.$ZodIssue, location: 'body' | 'query'): ErrorDetail[] {
  const formatField = (path: PropertyKey[]) =>
    location === 'query' ? path.join('.') : `/${path.map(String).join('/')}`;
  const detail = (path: PropertyKey[], kind: string): ErrorDetail => ({
    field: formatField(path),
    location,
    issue: kind,
    description: issueDescriptions[kind] ?? '',
  });
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => detail([...issue.path, key], 'INVALID_PARAMETER_SYNTAX'));
  return [detail(issue.path, toIssue(issue))];
}

/** Returns the input with defaults. Throws PayPal's 400 with a detail for each invalid field. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  location: 'body' | 'query' = 'body',
): z.output<Schema> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new PaypalError(
    400,
    result.error.issues.flatMap((issue) => toDetails(issue, location)),
  );
}
