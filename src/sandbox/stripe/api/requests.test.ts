import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsOf, problemsOf, readStripeTypes } from '../../../../tests/support/stripe-types.ts';
import * as requests from './requests.ts';

const types = readStripeTypes(
  [
    'Checkout/Sessions',
    'BillingPortal/Sessions',
    'Charges',
    'Coupons',
    'Customers',
    'Disputes',
    'InvoicePayments',
    'Invoices',
    'PaymentIntents',
    'Prices',
    'Refunds',
    'SubscriptionSchedules',
    'Subscriptions',
    'BalanceTransactions',
    'TaxRates',
  ].map((name) => `resources/${name}.d.ts`),
);

/** The library's type of each request, by the name of the schema that the simulated Stripe parses it with. */
const typesOf: Record<keyof typeof requests, string[]> = {
  balanceTransactionList: ['BalanceTransactionListParams'],
  chargeList: ['ChargeListParams'],
  couponCreate: ['CouponCreateParams'],
  customerCreate: ['CustomerCreateParams'],
  invoiceList: ['InvoiceListParams'],
  invoicePaymentList: ['InvoicePaymentListParams'],
  invoicePreview: ['InvoiceCreatePreviewParams'],
  invoiceUpdate: ['InvoiceUpdateParams'],
  noParams: [
    'ChargeRetrieveParams',
    'Checkout.SessionExpireParams',
    'Checkout.SessionRetrieveParams',
    'CouponRetrieveParams',
    'CustomerRetrieveParams',
    'DisputeRetrieveParams',
    'InvoiceRetrieveParams',
    'PaymentIntentRetrieveParams',
    'PriceRetrieveParams',
    'RefundRetrieveParams',
    'SubscriptionRetrieveParams',
    'SubscriptionScheduleRetrieveParams',
    'TaxRateRetrieveParams',
  ],
  portalCreate: ['BillingPortal.SessionCreateParams'],
  priceCreate: ['PriceCreateParams'],
  refundCreate: ['RefundCreateParams'],
  refundOrDisputeList: ['RefundListParams', 'DisputeListParams'],
  scheduleCreate: ['SubscriptionScheduleCreateParams'],
  scheduleRelease: ['SubscriptionScheduleReleaseParams'],
  scheduleUpdate: ['SubscriptionScheduleUpdateParams'],
  sessionCreate: ['Checkout.SessionCreateParams'],
  subscriptionCancel: ['SubscriptionCancelParams'],
  subscriptionList: ['SubscriptionListParams'],
  subscriptionUpdate: ['SubscriptionUpdateParams'],
};

/** A body for every name of the schema, and for each value of its enums. */
function bodiesOf(schema: z.ZodType, path = ''): string[] {
  if (schema instanceof z.ZodOptional) return bodiesOf(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodPipe) return bodiesOf(schema.in as z.ZodType, path);
  if (schema instanceof z.ZodArray) return bodiesOf(schema.element as z.ZodType, `${path}[0]`);
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => `${path}=${option}`);
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((value) => `${path}=${value}`);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => bodiesOf(option as z.ZodType, path));
  if (schema instanceof z.ZodRecord) return [`${path}[name]=value`];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, below]) =>
      bodiesOf(below as z.ZodType, path ? `${path}[${key}]` : key),
    );
  return [`${path}=1`];
}

const pairs = Object.entries(requests).flatMap(([schema, read]) =>
  typesOf[schema as keyof typeof requests].map((name) => ({ schema, read, name })),
);

test.each(pairs)('$schema takes no name or value that $name does not know', ({ read, name }) => {
  const bodies = bodiesOf(read);
  expect(bodies.length).toBeGreaterThanOrEqual(1);
  const problems = bodies.flatMap((body) => problemsOf(types, name, body));
  expect(problems.filter((problem) => !problem.endsWith(': missing'))).toEqual([]);
});

test.each([
  ['proration_behavior=sometimes', 'SubscriptionUpdateParams', 'proration_behavior: not one of'],
  ['billing_cycle_anchor=now', 'SubscriptionUpdateParams', 'billing_cycle_anchor: not an object'],
  ['proration_date=1.5', 'SubscriptionUpdateParams', 'proration_date: not a whole number'],
  ['phases[0][iterations]=1', 'SubscriptionScheduleUpdateParams', 'phases[0][iterations]: unknown'],
  ['phases[0][duration][interval]=monthly', 'SubscriptionScheduleUpdateParams', 'not one of'],
  ['reason=mood', 'RefundCreateParams', 'reason: not one of'],
  [
    'subscription_details[prorate]=true',
    'InvoiceCreatePreviewParams',
    'subscription_details[prorate]: unknown',
  ],
])('the check itself finds %s in %s', (body, name, problem) => {
  expect(problemsOf(types, name, body).join('\n')).toContain(problem);
});

test('the types were read whole', () => {
  expect(fieldsOf(types, 'InvoiceListParams').get('limit')).toEqual({ type: 'number', optional: true });
  expect(fieldsOf(types, 'RefundCreateParams').get('amount')).toEqual({ type: 'number', optional: true });
  expect(fieldsOf(types, 'SubscriptionUpdateParams').size).toBeGreaterThan(25);
});
