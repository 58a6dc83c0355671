/**
 * What PayPal's published schemas say about requests (paypal-rest-api-specifications: billing_subscriptions_v1,
 * catalogs_products_v1, payments_payment_v2, customer_disputes_v1, notifications_webhooks_v1), written down once
 * more and apart from the played PayPal, so that the app and that one cannot agree on a shared mistake.
 */
import {
  boolean,
  choice,
  integer,
  list,
  type ObjectRule,
  object,
  problemsOf,
  type Rule,
  text,
} from './paypal-rules.ts';

/** Stricter than the schema, which takes `5` and `-.1` too: what we charge has two places and is no debt. */
export const money = object({
  required: {
    currency_code: text({ min: 3, max: 3, pattern: /^[A-Z]{3}$/ }),
    value: text({ max: 32, pattern: /^\d+\.\d{2}$/ }),
  },
});

const longName = text({ min: 1, max: 127 });
const address = text({ min: 10, max: 4_000, format: 'uri' });
const timeText = text({ min: 20, max: 64, format: 'date-time' });
const locale = text({ min: 2, max: 10, pattern: /^[a-z]{2}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/ });
const planId = text({ min: 26, max: 26, pattern: /^P-[A-Z0-9]*$/ });
const emailAddress = text({ min: 3, max: 254, pattern: /^[^@\s]+@[^@\s]+\.[^@\s]+$/ });

export const product = object({
  required: { name: longName, type: choice('PHYSICAL', 'DIGITAL', 'SERVICE') },
  optional: {
    id: text({ min: 6, max: 50, pattern: /^(?!PROD-)/ }),
    description: text({ min: 1, max: 256 }),
    category: text({ min: 4, max: 256, pattern: /^[A-Z_]+$/ }),
    image_url: text({ min: 1, max: 2_000, format: 'uri' }),
    home_url: text({ min: 1, max: 2_000, format: 'uri' }),
  },
});

export const frequency = object({
  required: { interval_unit: choice('DAY', 'WEEK', 'MONTH', 'YEAR') },
  optional: { interval_count: integer(1, 365) },
});

export const pricingScheme = object({
  optional: { fixed_price: money, pricing_model: choice('VOLUME', 'TIERED') },
});

export const billingCycle = object({
  required: { frequency, tenure_type: choice('REGULAR', 'TRIAL'), sequence: integer(1, 99) },
  optional: { pricing_scheme: pricingScheme, total_cycles: integer(0, 999) },
});

export const paymentPreferences = object({
  optional: {
    auto_bill_outstanding: boolean,
    setup_fee: money,
    setup_fee_failure_action: choice('CONTINUE', 'CANCEL'),
    payment_failure_threshold: integer(0, 999),
  },
});

export const taxes = object({
  required: { percentage: text({ pattern: /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/ }) },
  optional: { inclusive: boolean },
});

export const plan = object({
  required: {
    product_id: text({ min: 22, max: 22, pattern: /^PROD-[A-Z0-9]*$/ }),
    name: longName,
    billing_cycles: list(billingCycle, 1, 12),
    payment_preferences: paymentPreferences,
  },
  optional: {
    status: choice('CREATED', 'INACTIVE', 'ACTIVE'),
    description: longName,
    taxes,
    quantity_supported: boolean,
  },
});

export const paymentMethod = object({
  optional: { payee_preferred: choice('UNRESTRICTED', 'IMMEDIATE_PAYMENT_REQUIRED') },
});

const reviseContextOptions: Record<string, Rule> = {
  brand_name: longName,
  locale,
  shipping_preference: choice('GET_FROM_FILE', 'NO_SHIPPING', 'SET_PROVIDED_ADDRESS'),
  payment_method: paymentMethod,
};

export const applicationContext = object({
  required: { return_url: address, cancel_url: address },
  optional: { ...reviseContextOptions, user_action: choice('CONTINUE', 'SUBSCRIBE_NOW') },
});

/** Of a revision: the same, but for the label of the button. */
export const reviseContext = object({
  required: { return_url: address, cancel_url: address },
  optional: reviseContextOptions,
});

export const subscriberName = object({
  optional: { given_name: text({ max: 140 }), surname: text({ max: 140 }) },
});

export const subscriber = object({
  optional: { email_address: emailAddress, name: subscriberName },
});

export const cycleOverride = object({
  required: { sequence: integer(1, 99) },
  optional: { pricing_scheme: pricingScheme, total_cycles: integer(0, 999) },
});

export const taxesOverride = object({
  optional: { percentage: text({ pattern: /^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$/ }), inclusive: boolean },
});

/** What a subscription may have otherwise than its plan. */
export const planOverride = object({
  optional: {
    billing_cycles: list(cycleOverride, 1, 12),
    payment_preferences: paymentPreferences,
    taxes: taxesOverride,
  },
});

export const subscription = object({
  required: { plan_id: planId },
  optional: {
    plan: planOverride,
    start_time: timeText,
    quantity: text({ min: 1, max: 32, pattern: /^([0-9]+|([0-9]+)?[.][0-9]+)$/ }),
    shipping_amount: money,
    subscriber,
    auto_renewal: boolean,
    application_context: applicationContext,
    custom_id: text({ min: 1, max: 127, pattern: /^[\x20-\x7E]+$/ }),
  },
});

export const revision = object({
  required: { plan_id: planId, application_context: reviseContext },
  optional: {
    plan: planOverride,
    quantity: text({ min: 1, max: 32, pattern: /^([0-9]+|([0-9]+)?[.][0-9]+)$/ }),
    shipping_amount: money,
  },
});

/** The schema requires it of cancel and suspend; of activate its description does. */
export const reason = object({ required: { reason: text({ min: 1, max: 128 }) } });

export const refund = object({
  optional: {
    amount: money,
    custom_id: longName,
    invoice_id: longName,
    note_to_payer: text({ min: 1, max: 255 }),
  },
});

export const webhookClaim = object({
  required: {
    auth_algo: text({ max: 100, pattern: /^[a-zA-Z0-9]+$/ }),
    cert_url: text({ max: 500, format: 'uri' }),
    transmission_id: text({ max: 50, pattern: /^(?!\d+$)\w+\S+/ }),
    transmission_sig: text({ max: 500, pattern: /^(?!\d+$)\w+\S+/ }),
    transmission_time: text({ max: 100, format: 'date-time' }),
    webhook_id: text({ max: 50, pattern: /^[a-zA-Z0-9]+$/ }),
    webhook_event: { kind: 'map' },
  },
});

export interface PaypalCall {
  method: 'GET' | 'POST';
  path: RegExp;
  /** Names of the query, all texts. */
  query?: ObjectRule;
  body?: ObjectRule;
  /** A refund of all that is left needs no body. */
  bodyMayBeEmpty?: true;
  /** Makes something, so it has to carry a PayPal-Request-Id. */
  creates?: true;
}

const id = '[A-Z0-9-]{3,50}';
const subscriptions = '/v1/billing/subscriptions';
const call = (method: PaypalCall['method'], path: string, rest: Partial<PaypalCall> = {}): PaypalCall => ({
  method,
  path: new RegExp(`^${path}$`),
  ...rest,
});

/** Every call that a shop like ours makes, but for the token's. */
const calls: PaypalCall[] = [
  call('POST', '/v1/catalogs/products', { body: product, creates: true }),
  call('GET', `/v1/catalogs/products/${id}`),
  call('POST', '/v1/billing/plans', { body: plan, creates: true }),
  call('GET', '/v1/billing/plans/P-[A-Z0-9]{24}'),
  call('POST', subscriptions, { body: subscription, creates: true }),
  call('GET', `${subscriptions}/${id}`, {
    query: object({ optional: { fields: text({ min: 1, max: 100, pattern: /^[a-z_,]+$/ }) } }),
  }),
  call('POST', `${subscriptions}/${id}/(cancel|suspend|activate)`, { body: reason }),
  call('POST', `${subscriptions}/${id}/revise`, { body: revision }),
  call('GET', `${subscriptions}/${id}/transactions`, {
    query: object({ required: { start_time: timeText, end_time: timeText } }),
  }),
  call('POST', `/v2/payments/captures/${id}/refund`, { body: refund, bodyMayBeEmpty: true, creates: true }),
  call('GET', `/v2/payments/(captures|refunds)/${id}`),
  call('GET', '/v1/reporting/transactions', {
    query: object({
      required: { start_date: timeText, end_date: timeText },
      optional: {
        transaction_type: text({ pattern: /^T\d{4}$/ }),
        page_size: text({ pattern: /^([1-9]\d?|[1-4]\d\d|500)$/ }),
        page: text({ pattern: /^[1-9]\d*$/ }),
      },
    }),
  }),
  call('GET', '/v1/customer/disputes', {
    query: object({
      optional: {
        disputed_transaction_id: text({ min: 1, max: 255 }),
        start_time: timeText,
        page_size: text({ pattern: /^([1-9]|[1-4]\d|50)$/ }),
        next_page_token: text({ min: 1, max: 255 }),
        dispute_state: text({ pattern: /^[A-Z_,]+$/ }),
      },
    }),
  }),
  call('GET', '/v1/customer/disputes/[A-Za-z0-9-]{1,255}'),
  call('POST', '/v1/notifications/verify-webhook-signature', { body: webhookClaim }),
];

export interface SentRequest {
  method: string;
  /** With or without an origin. */
  url: string;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function header({ headers }: SentRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function tokenProblems(request: SentRequest): string[] {
  const form = header(request, 'content-type').startsWith('application/x-www-form-urlencoded');
  return [
    ...(/^Basic [A-Za-z0-9+/]+=*$/.test(header(request, 'authorization'))
      ? []
      : ['authorization: not Basic']),
    ...(form ? [] : ['content-type: not a form']),
    ...(request.body === 'grant_type=client_credentials' ? [] : ['body: not grant_type=client_credentials']),
  ];
}

function headerProblems(request: SentRequest, found: PaypalCall): string[] {
  const requestId = header(request, 'paypal-request-id');
  const prefer = header(request, 'prefer');
  const json = /^application\/json\b/.test(header(request, 'content-type'));
  return [
    ...(/^Bearer \S+$/.test(header(request, 'authorization')) ? [] : ['authorization: not Bearer']),
    ...(found.body && !json ? ['content-type: not application/json'] : []),
    ...(found.creates && !requestId ? ['paypal-request-id: missing'] : []),
    ...(/^[\x21-\x7E]{0,108}$/.test(requestId) ? [] : ['paypal-request-id: not 1 to 108 plain characters']),
    ...(/^(return=(minimal|representation))?$/.test(prefer) ? [] : ['prefer: not a return']),
  ];
}

function bodyProblems({ body }: SentRequest, found: PaypalCall): string[] {
  if (!found.body) return body === '' ? [] : ['body: not empty'];
  if (body === '') return found.bodyMayBeEmpty ? [] : ['body: missing'];
  try {
    return problemsOf(JSON.parse(body), found.body);
  } catch {
    return ['body: no JSON'];
  }
}

/** What is wrong with a request to PayPal; empty if nothing. */
export function paypalProblems(request: SentRequest): string[] {
  const { pathname, searchParams } = new URL(request.url, 'https://api-m.paypal.com');
  if (pathname === '/v1/oauth2/token')
    return request.method === 'POST' ? tokenProblems(request) : ['not POST'];
  const found = calls.find(({ method, path }) => method === request.method && path.test(pathname));
  if (!found) return [`${request.method} ${pathname}: no such call`];
  const query = Object.fromEntries(searchParams);
  return [
    ...headerProblems(request, found),
    ...problemsOf(query, found.query ?? object({})).map((problem) => `query ${problem}`),
    ...bodyProblems(request, found),
  ];
}
