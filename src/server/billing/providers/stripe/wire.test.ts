import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addMonths } from '#shared/dates.ts';
import { origin } from '../../../../../tests/support/billing-app.ts';
import {
  createSteps,
  dayMs,
  introductions,
  newest,
  type Steps,
} from '../../../../../tests/support/provider-steps.ts';
import {
  openRecordingProxy,
  type RecordingProxy,
  type SentRequest,
} from '../../../../../tests/support/recording-proxy.ts';
import { openStripeSetup, type StripeSetup } from '../../../../../tests/support/stripe-setup.ts';
import {
  fieldsOf,
  problemsOf,
  readStripeTypes,
  type StripeTypes,
} from '../../../../../tests/support/stripe-types.ts';
import {
  chargeList,
  couponCreate,
  customerCreate,
  invoiceList,
  invoicePreview,
  invoiceUpdate,
  portalCreate,
  priceCreate,
  refundCreate,
  scheduleCreate,
  scheduleUpdate,
  sessionCreate,
  subscriptionCancel,
  subscriptionList,
  subscriptionUpdate,
} from '../../../../sandbox/stripe/api/requests.ts';

/** The library's request type by call: every call that the app may make. */
const requestTypes: Record<string, string> = {
  'POST /v1/customers': 'CustomerCreateParams',
  'GET /v1/customers/:id': 'CustomerRetrieveParams',
  'POST /v1/coupons': 'CouponCreateParams',
  'GET /v1/coupons/:id': 'CouponRetrieveParams',
  'POST /v1/prices': 'PriceCreateParams',
  'GET /v1/prices/:id': 'PriceRetrieveParams',
  'GET /v1/tax_rates/:id': 'TaxRateRetrieveParams',
  'POST /v1/checkout/sessions': 'Checkout.SessionCreateParams',
  'POST /v1/checkout/sessions/:id/expire': 'Checkout.SessionExpireParams',
  'GET /v1/checkout/sessions/:id': 'Checkout.SessionRetrieveParams',
  'GET /v1/subscriptions/:id': 'SubscriptionRetrieveParams',
  'POST /v1/subscriptions/:id': 'SubscriptionUpdateParams',
  'DELETE /v1/subscriptions/:id': 'SubscriptionCancelParams',
  'POST /v1/subscription_schedules': 'SubscriptionScheduleCreateParams',
  'GET /v1/subscription_schedules/:id': 'SubscriptionScheduleRetrieveParams',
  'POST /v1/subscription_schedules/:id': 'SubscriptionScheduleUpdateParams',
  'POST /v1/subscription_schedules/:id/release': 'SubscriptionScheduleReleaseParams',
  'GET /v1/invoices': 'InvoiceListParams',
  'GET /v1/invoices/:id': 'InvoiceRetrieveParams',
  'POST /v1/invoices/:id': 'InvoiceUpdateParams',
  'POST /v1/invoices/create_preview': 'InvoiceCreatePreviewParams',
  'GET /v1/charges': 'ChargeListParams',
  'GET /v1/charges/:id': 'ChargeRetrieveParams',
  'GET /v1/disputes': 'DisputeListParams',
  'POST /v1/refunds': 'RefundCreateParams',
  'GET /v1/refunds/:id': 'RefundRetrieveParams',
  'POST /v1/billing_portal/sessions': 'BillingPortal.SessionCreateParams',
};

/** What makes a new thing, or charges; the rest says what is to be, and may be said twice. */
const creating: Record<string, RegExp> = {
  'POST /v1/customers': /^customer:user-\d+$/,
  'POST /v1/coupons': /^coupon:[A-Z0-9-]+-[A-Z]{3}-\d+-\d+$/,
  'POST /v1/prices': /^price:(monthly|annual):[A-Z]{3}:\d+(:prod_\w+)?$/,
  'POST /v1/checkout/sessions': /^checkout:order-\d+:cus_\w+:price_\w+(:tax)?$/,
  'POST /v1/subscription_schedules': /^schedule:sub_\w+:\d+(:2)?$/,
  'POST /v1/refunds': /^refund:in_\w+:pi_\w+(:\d+-\d+)?$/,
  'POST /v1/billing_portal/sessions': /^portal:[0-9a-f-]{36}$/,
};

const sent: SentRequest[] = [];
let proxy: RecordingProxy;
let setup: StripeSetup;
let types: StripeTypes;

const steps = createSteps(() => setup);

beforeAll(async () => {
  types = readStripeTypes([
    'resources/BillingPortal/Sessions.d.ts',
    'resources/Charges.d.ts',
    'resources/Checkout/Sessions.d.ts',
    'resources/Coupons.d.ts',
    'resources/Customers.d.ts',
    'resources/Disputes.d.ts',
    'resources/Invoices.d.ts',
    'resources/Prices.d.ts',
    'resources/Refunds.d.ts',
    'resources/SubscriptionSchedules.d.ts',
    'resources/Subscriptions.d.ts',
    'resources/TaxRates.d.ts',
  ]);
  setup = await openStripeSetup(async (real) => {
    proxy = await openRecordingProxy(real, sent);
    return proxy.url;
  });
});
afterAll(async () => {
  await setup.close();
  await proxy.close();
});

function callOf({ method, path }: SentRequest): string {
  return `${method} ${path.replace(/\/coupons\/.+/, '/coupons/:id').replace(/\/(cus|price|cs|sub|sub_sched|in|ch|re|txr)_\w+/, '/:id')}`;
}

async function sellEverything(s: Steps): Promise<void> {
  for (const currency of ['USD', 'GBP', 'AUD', 'EUR', 'CAD'] as const) {
    await s.buy('monthly', currency);
    await s.buy('annual', currency);
  }
  const { id } = await s.open({ ...(await s.request()), locale: 'zh' });
  await s.provider.expireCheckout(id);
}

/** The second sale of a code finds its coupon made. */
async function sellWithCodes(s: Steps): Promise<void> {
  const { subscription } = await s.buy('monthly', 'USD', introductions.thrice);
  await s.read(subscription.id);
  await s.buy('monthly', 'USD', introductions.thrice);
  await s.buy('annual', 'EUR', introductions.once);
  await s.buy('annual', 'USD', introductions.free);
}

async function changeEverything(s: Steps): Promise<void> {
  const { subscription: monthly } = await s.buy('monthly');
  const upgrade = await s.switchTo(monthly.id, 'annual');
  await s.provider.quoteSwitch(upgrade);
  await s.agree(upgrade);
  await s.provider.refund(newest(monthly).id, { amountCents: 100, currency: 'USD', key: '0-100' });
  await s.provider.refund(newest(monthly).id);
  const { subscription: annual } = await s.buy('annual');
  await s.agree(await s.switchTo(annual.id, 'monthly'));
  await s.agree(await s.switchTo(annual.id, 'annual'));
  await s.provider.cancelAtPeriodEnd(annual.id);
  await s.provider.undoCancel(annual.id);
  await s.act(annual.id, 'cancel');
  await s.provider.undoCancel(annual.id);
  await s.provider.openPortal(annual, `${origin}/settings`);
  await s.provider.openPaymentFix(annual, `${origin}/fix-payment`);
  const { subscription: paused } = await s.buy('monthly');
  const { periodEnd } = newest(paused);
  await s.provider.pause(paused.id, addMonths(periodEnd, 3));
  await s.provider.endPause(paused.id, { chargeNow: false });
  await s.provider.pause(paused.id, addMonths(periodEnd, 3));
  await s.setup.clock.moveTo(new Date(periodEnd.getTime() + 2 * dayMs));
  await s.provider.endPause(paused.id, { chargeNow: true });
  const { subscription: unconfirmed } = await s.buy('monthly');
  await s.act(unconfirmed.id, 'confirm-next');
  await s.passCharge(unconfirmed.id);
  await s.provider.openPaymentFix(unconfirmed, `${origin}/fix-payment`);
  await s.provider.endNow(annual.id);
}

/** Stripe's first answers, which are looked after before they are taken. */
async function repeatEverything(s: Steps): Promise<void> {
  const { request, subscription } = await s.buy('annual');
  await s.provider.createCustomer?.(request);
  const change = await s.switchTo(subscription.id, 'monthly');
  await s.agree(change);
  await s.agree(await s.switchTo(subscription.id, 'annual'));
  await s.agree(change);
  await s.provider.refund(newest(subscription).id);
  await s.provider.refund(newest(subscription).id);
}

/** In the hour before a renewal is charged. */
async function cancelDraft(s: Steps): Promise<void> {
  const { subscription } = await s.buy();
  await s.setup.clock.moveTo(new Date(newest(subscription).periodEnd.getTime() + 60_000));
  await s.provider.cancelAtPeriodEnd(subscription.id);
}

async function sellWithTax(s: Steps): Promise<void> {
  const provider = s.setup.providerWith({ automaticTax: true });
  const taxed = createSteps(() => ({ ...s.setup, provider }));
  const { subscription } = await taxed.buy('annual', 'EUR');
  const dearer = { plan: 'annual', currency: 'EUR', amountCents: 9_999, name: 'Clearing Annual' } as const;
  const plan = await provider.createPlan({ ...dearer, productName: 'Clearing', productId: undefined });
  await provider.changePrice?.(subscription.id, plan);
  await provider.changePrice?.(subscription.id, plan);
  expect((await s.read(subscription.id)).nextCharge?.amountCents).toBe(9_999);
}

/** A dispute's event names no customer. */
async function hearOfDispute(s: Steps): Promise<void> {
  const { subscription } = await s.buy();
  await s.act(subscription.id, 'dispute');
  const isDispute = ({ rawBody }: { rawBody: Buffer }) => rawBody.includes('"charge.dispute.created"');
  const event = await vi.waitFor(
    () => s.setup.takeWebhooks().find(isDispute) ?? Promise.reject(new Error('no dispute yet')),
  );
  expect(await s.provider.parseWebhook(event)).toMatchObject({
    subject: { kind: 'customer', id: subscription.customerId },
  });
}

describe('every request that the app sends', () => {
  beforeAll(async () => {
    await sellEverything(steps);
    await sellWithTax(steps);
    await sellWithCodes(steps);
    await changeEverything(steps);
    await repeatEverything(steps);
    await hearOfDispute(steps);
    await cancelDraft(steps);
  });

  test('is one that the official types know, with closed enums and whole amounts', () => {
    const problems = sent.flatMap((request) => {
      const name = requestTypes[callOf(request)];
      if (!name) return [`${callOf(request)}: not on the list of calls`];
      return problemsOf(types, name, request.form).map((problem) => `${callOf(request)}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('covers every call on the list', () => {
    expect(new Set(sent.map(callOf))).toEqual(new Set(Object.keys(requestTypes)));
  });

  test('that creates something names its own idempotency key, made of what it is for', () => {
    for (const [call, pattern] of Object.entries(creating)) {
      const keys = sent.filter((request) => callOf(request) === call).map(({ headers }) => headers);
      expect(keys.length).toBeGreaterThan(0);
      for (const headers of keys)
        expect({ call, key: headers['idempotency-key'] }).toEqual({
          call,
          key: expect.stringMatching(pattern),
        });
    }
  });

  test('that charges for a switch names the quote as its key', () => {
    const switching = sent.filter(
      ({ form }) => form.includes('proration_date') && form.includes('payment_behavior'),
    );
    expect(switching).toHaveLength(1);
    expect(switching[0]?.headers['idempotency-key']).toMatch(/^switch:sub_\w+:price_\w+:\d+$/);
  });

  test('stops the charge of a renewal before it ends the subscription: what comes first is never left undone', () => {
    const calls = sent.map(callOf);
    const stopped = calls.lastIndexOf('POST /v1/invoices/:id');
    expect(stopped).toBeGreaterThan(0);
    expect(calls.slice(stopped + 1)).toContain('DELETE /v1/subscriptions/:id');
  });

  test('speaks the version of the API that the sandbox plays', () => {
    expect(new Set(sent.map(({ headers }) => headers['stripe-version']))).toEqual(
      new Set(['2026-10-28.endive']),
    );
  });
});

describe('the check itself', () => {
  const good =
    'mode=subscription&customer=cus_1&line_items[0][quantity]=1&line_items[0][price_data][currency]=usd&line_items[0][price_data][unit_amount]=525&line_items[0][price_data][recurring][interval]=month&line_items[0][price_data][product_data][name]=x&allowed_payment_method_types[0]=card';
  const check = (body: string) => problemsOf(types, 'Checkout.SessionCreateParams', body);

  test('takes a right body', () => expect(check(good)).toEqual([]));

  test.each([
    ['payment_method_types: unknown', `${good}&payment_method_types[0]=card`],
    ['mode: not one of', good.replace('mode=subscription', 'mode=subscriptionz')],
    ['ui_mode: not one of', `${good}&ui_mode=hosted`],
    ['line_items[0][price_data][unit_amount]: not a whole number', good.replace('=525', '=5.25')],
    ['line_items[0][price_data][recurring][interval]: not one of', good.replace('=month', '=monthly')],
    [
      'line_items[0][price_data][recurring][interval]: missing',
      good.replace('[interval]=month', '[interval_count]=1'),
    ],
    ['allowed_payment_method_types[0]: not one of', good.replace('=card', '=cash')],
    ['metadata: not a map', `${good}&metadata[a][b]=c`],
  ])('finds %s', (problem, body) => {
    expect(check(body).join('\n')).toContain(problem);
  });
});

describe('the played Stripe takes no name or value that the real one does not know', () => {
  /** A body with every name of the schema, and each value of its enums in turn. */
  function bodiesOf(schema: z.ZodType, path = ''): string[] {
    if (schema instanceof z.ZodOptional) return bodiesOf(schema.unwrap() as z.ZodType, path);
    if (schema instanceof z.ZodPipe) return bodiesOf(schema.in as z.ZodType, path);
    if (schema instanceof z.ZodArray) return bodiesOf(schema.element as z.ZodType, `${path}[0]`);
    if (schema instanceof z.ZodEnum) return schema.options.map((option) => `${path}=${option}`);
    if (schema instanceof z.ZodRecord) return [`${path}[name]=value`];
    if (schema instanceof z.ZodUnion) {
      // An object that may be left empty, or simple values.
      const objects = schema.options.filter((option) => option instanceof z.ZodObject);
      return objects.length ? objects.flatMap((option) => bodiesOf(option, path)) : [`${path}=1`];
    }
    if (schema instanceof z.ZodObject)
      return Object.entries(schema.shape).flatMap(([key, below]) =>
        bodiesOf(below as z.ZodType, path ? `${path}[${key}]` : key),
      );
    return [`${path}=1`];
  }

  test.each([
    ['CustomerCreateParams', customerCreate],
    ['PriceCreateParams', priceCreate],
    ['Checkout.SessionCreateParams', sessionCreate],
    ['CouponCreateParams', couponCreate],
    ['SubscriptionUpdateParams', subscriptionUpdate],
    ['SubscriptionCancelParams', subscriptionCancel],
    ['SubscriptionListParams', subscriptionList],
    ['SubscriptionScheduleCreateParams', scheduleCreate],
    ['SubscriptionScheduleUpdateParams', scheduleUpdate],
    ['InvoiceListParams', invoiceList],
    ['InvoiceCreatePreviewParams', invoicePreview],
    ['InvoiceUpdateParams', invoiceUpdate],
    ['ChargeListParams', chargeList],
    ['RefundCreateParams', refundCreate],
    ['BillingPortal.SessionCreateParams', portalCreate],
  ])('%s', (name, schema) => {
    const bodies = bodiesOf(schema);
    expect(bodies.length).toBeGreaterThanOrEqual(1);
    const problems = bodies.flatMap((body) => problemsOf(types, name, body));
    expect(problems.filter((problem) => !problem.endsWith(': missing'))).toEqual([]);
  });

  test('and the types were read whole', () => {
    expect(fieldsOf(types, 'InvoiceListParams').get('limit')).toEqual({ type: 'number', optional: true });
    expect(fieldsOf(types, 'Checkout.SessionCreateParams').size).toBeGreaterThan(40);
  });
});
