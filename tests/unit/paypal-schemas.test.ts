import { readFileSync } from 'node:fs';
import {
  ApplicationContextUserAction,
  ExperienceContextShippingPreference,
  IntervalUnit,
  PayeePaymentMethodPreference,
  PlanRequestStatus,
  SetupFeeFailureAction,
  SubscriptionPricingModel,
  TenureType,
} from '@paypal/paypal-server-sdk';
import { describe, expect, test } from 'vitest';
import type { ObjectRule } from '../support/paypal-rules.ts';
import * as schemas from '../support/paypal-schemas.ts';

const { paypalProblems } = schemas;
const models = 'node_modules/@paypal/paypal-server-sdk/dist/cjs/models';

interface SdkField {
  optional: boolean;
  /** Name of the schema that the field refers to, if it does. */
  refersTo: string | undefined;
}

/** Fields by their names on the wire, as the generated models of PayPal's own library write them. */
function sdkFields(model: string): Map<string, SdkField> {
  const source = readFileSync(`${models}/${model}.js`, 'utf8');
  const field = /\w+: \[\s*'(\w+)',\s*((?:\(0, schema_js_1\.\w+\)\()*)(?:\w+_js_\d+\.(\w+)Schema)?/g;
  return new Map(
    [...source.matchAll(field)].map(([, name = '', wrappers = '', refersTo]) => [
      name,
      { optional: wrappers.includes('.optional)'), refersTo },
    ]),
  );
}

/** Our rules against the models that the library has: it lacks products, disputes and webhooks. */
const pairs: [string, ObjectRule, string, string[]][] = [
  ['money', schemas.money, 'money', []],
  ['frequency', schemas.frequency, 'frequency', []],
  ['pricing scheme', schemas.pricingScheme, 'subscriptionPricingScheme', []],
  ['billing cycle', schemas.billingCycle, 'subscriptionBillingCycle', []],
  ['payment preferences', schemas.paymentPreferences, 'paymentPreferences', []],
  ['taxes', schemas.taxes, 'taxes', []],
  ['plan', schemas.plan, 'planRequest', []],
  ['overridden plan', schemas.planOverride, 'planOverride', []],
  ['overridden taxes', schemas.taxesOverride, 'taxesOverride', []],
  ['overridden cycle', schemas.cycleOverride, 'billingCycleOverride', []],
  ['payment method', schemas.paymentMethod, 'paymentMethod', []],
  ['application context', schemas.applicationContext, 'subscriptionApplicationContext', []],
  ['context of a revision', schemas.reviseContext, 'subscriptionPatchApplicationContext', []],
  ['name', schemas.subscriberName, 'name', []],
  ['subscriber', schemas.subscriber, 'subscriberRequest', []],
  ['subscription', schemas.subscription, 'createSubscriptionRequest', []],
  // More than PayPal asks for: a revision without a plan or a way back is no use to us.
  ['revision', schemas.revision, 'modifySubscriptionRequest', ['plan_id', 'application_context']],
  ['cancellation', schemas.reason, 'cancelSubscriptionRequest', []],
  ['suspension', schemas.reason, 'suspendSubscription', []],
  // Optional in the schema, required to reactivate by its description.
  ['activation', schemas.reason, 'activateSubscriptionRequest', ['reason']],
  ['refund', schemas.refund, 'refundRequest', []],
];

describe('against the models of PayPal’s own library', () => {
  test.each(pairs)(
    '%s has no name that they lack, and requires what they require',
    (_name, rule, model, more) => {
      const fields = sdkFields(model);
      expect(fields.size).toBeGreaterThan(0);
      const ours = [...Object.keys(rule.required), ...Object.keys(rule.optional)];
      expect(ours.filter((name) => !fields.has(name))).toEqual([]);
      const required = [...fields].filter(([, { optional }]) => !optional).map(([name]) => name);
      expect(Object.keys(rule.required).sort()).toEqual([...required, ...more].sort());
    },
  );

  const choices: [string, ObjectRule, string, Record<string, string>][] = [
    ['interval', schemas.frequency, 'interval_unit', IntervalUnit],
    ['tenure', schemas.billingCycle, 'tenure_type', TenureType],
    ['action on a failed fee', schemas.paymentPreferences, 'setup_fee_failure_action', SetupFeeFailureAction],
    ['state of a plan', schemas.plan, 'status', PlanRequestStatus],
    ['pricing model', schemas.pricingScheme, 'pricing_model', SubscriptionPricingModel],
    ['payee’s wish', schemas.paymentMethod, 'payee_preferred', PayeePaymentMethodPreference],
    ['user action', schemas.applicationContext, 'user_action', ApplicationContextUserAction],
    [
      'shipping preference',
      schemas.applicationContext,
      'shipping_preference',
      ExperienceContextShippingPreference,
    ],
  ];
  test.each(choices)('%s has the same values', (_name, rule, field, values) => {
    const known = rule.required[field] ?? rule.optional[field];
    expect(known?.kind === 'choice' && known.values.toSorted()).toEqual(Object.values(values).sort());
  });
});

const headers = {
  authorization: 'Bearer A21AAtoken',
  'content-type': 'application/json',
  'paypal-request-id': 'order-1',
};

function post(url: string, body: object, changes: Record<string, string | undefined> = {}) {
  return { method: 'POST', url, headers: { ...headers, ...changes }, body: JSON.stringify(body) };
}

function get(url: string) {
  return { method: 'GET', url, headers: { authorization: headers.authorization }, body: '' };
}

const subscription = {
  plan_id: `P-${'5'.repeat(24)}`,
  custom_id: 'order-1',
  subscriber: { email_address: 'a@clearing.test' },
  application_context: {
    locale: 'zh-CN',
    user_action: 'SUBSCRIBE_NOW',
    return_url: 'http://localhost:3000/ok',
    cancel_url: 'http://localhost:3000/no',
  },
};
const plan = {
  product_id: `PROD-${'X'.repeat(17)}`,
  name: 'Monthly',
  billing_cycles: [
    {
      frequency: { interval_unit: 'MONTH', interval_count: 1 },
      tenure_type: 'REGULAR',
      sequence: 1,
      total_cycles: 0,
      pricing_scheme: { fixed_price: { currency_code: 'USD', value: '5.25' } },
    },
  ],
  payment_preferences: { payment_failure_threshold: 3 },
};

describe('the check of requests', () => {
  test('finds nothing wrong with right ones', () => {
    const subscriptions = '/v1/billing/subscriptions';
    const right = [
      post('/v1/catalogs/products', { name: 'Clearing', type: 'SERVICE' }),
      post('http://127.0.0.1:4000/v1/billing/plans', plan),
      post(subscriptions, subscription),
      get(`${subscriptions}/I-BW452GLLEP1G`),
      get(`${subscriptions}/I-BW452GLLEP1G?fields=plan`),
      get(
        `${subscriptions}/I-BW452GLLEP1G/transactions?start_time=2026-01-01T00:00:00Z&end_time=2026-02-01T00:00:00Z`,
      ),
      post(`${subscriptions}/I-BW452GLLEP1G/suspend`, { reason: 'Cancelled' }),
      post('/v2/payments/captures/3C679366HH908993F/refund', {}),
      get('/v1/customer/disputes?disputed_transaction_id=3C679366HH908993F'),
      {
        method: 'POST',
        url: '/v1/oauth2/token',
        headers: { authorization: 'Basic YTpi', 'content-type': 'application/x-www-form-urlencoded' },
        body: 'grant_type=client_credentials',
      },
    ];
    expect(right.map((request) => paypalProblems(request))).toEqual(right.map(() => []));
  });

  test.each<[string, object, string]>([
    ['a missing name', { plan_id: undefined }, 'plan_id: missing'],
    ['an unknown name', { planId: 'x' }, 'planId: unknown'],
    ['an empty text', { custom_id: '' }, 'custom_id: shorter than 1'],
    ['a long text', { custom_id: 'x'.repeat(128) }, 'custom_id: longer than 127'],
    ['a text of other letters', { custom_id: '订单' }, 'custom_id: does not match'],
    ['a number for a text', { custom_id: 7 }, 'custom_id: not a text'],
    [
      'an address that is none',
      { subscriber: { email_address: 'nobody' } },
      'subscriber.email_address: does not match',
    ],
    ['a name from the prototype', { constructor: 'x' }, 'constructor: unknown'],
    ['a time without a zone', { start_time: '2026-11-20T10:00:00.0' }, 'start_time: no date-time'],
  ])('finds %s', (_name, change, problem) => {
    const [found, ...rest] = paypalProblems(
      post('/v1/billing/subscriptions', { ...subscription, ...change }),
    );
    expect(found).toContain(problem);
    expect(rest).toEqual([]);
  });

  test.each(['6.9', '6', '-5.25', '6.990', '6,99'])('takes no amount %s', (value) => {
    const [cycle] = plan.billing_cycles;
    const cycles = [{ ...cycle, pricing_scheme: { fixed_price: { currency_code: 'USD', value } } }];
    expect(paypalProblems(post('/v1/billing/plans', { ...plan, billing_cycles: cycles }))).toEqual([
      expect.stringContaining('billing_cycles[0].pricing_scheme.fixed_price.value: does not match'),
    ]);
  });

  test('finds what is wrong with addresses, queries and headers', () => {
    expect(paypalProblems(get('/v1/payments/sale/1'))).toEqual(['GET /v1/payments/sale/1: no such call']);
    expect(paypalProblems(get('/v1/billing/subscriptions/I-BW452GLLEP1G/transactions?page=1'))).toEqual([
      'query start_time: missing',
      'query end_time: missing',
      'query page: unknown',
    ]);
    const url = '/v1/billing/subscriptions';
    const changed = (changes: Record<string, string | undefined>) =>
      paypalProblems(post(url, subscription, changes));
    expect(changed({ 'paypal-request-id': undefined })).toEqual(['paypal-request-id: missing']);
    expect(changed({ 'paypal-request-id': 'x'.repeat(109) })).toEqual([
      'paypal-request-id: not 1 to 108 plain characters',
    ]);
    expect(changed({ authorization: 'Basic YTpi' })).toEqual(['authorization: not Bearer']);
    expect(changed({ 'content-type': 'text/plain' })).toEqual(['content-type: not application/json']);
    expect(paypalProblems({ ...get(`${url}/I-BW452GLLEP1G`), body: '{}' })).toEqual(['body: not empty']);
    expect(paypalProblems({ ...post(url, {}), body: '{' })).toEqual(['body: no JSON']);
  });
});
