/** Schemas of orders, payments and subscriptions. */
import { z } from 'zod';
import {
  byStartEndpoint,
  type PaymentProviderName,
  paymentProviders,
  providerDescriptors,
  wireProvider,
} from '../payment-providers.ts';
import { orderTypes } from '../plan-codec.ts';
import { currencies } from '../plans.ts';
import type { Endpoints } from './endpoint.ts';
import { amount, emptyBody, id, locale, post, text, time, uuid } from './fields.ts';
import { done, ownSubscription, paymentInit, paymentRecord, subscription, switchQuote } from './shapes.ts';

/** Path parameters of calls about one subscription. The id is the provider's. */
const atProvider = z.strictObject({ provider: z.enum(paymentProviders), providerSubscriptionId: id });

/** The call that opens the pay page of one provider. All providers share it but for the path. */
function startSubscription<P extends PaymentProviderName>(provider: P) {
  return {
    method: 'POST',
    path: `/api/payments/${provider}/subscription`,
    access: 'user',
    idempotent: true,
    limit: { user: 'payments' },
    summary: `Open the pay page of ${providerDescriptors[provider].label} for an order`,
    body: post({
      orderId: uuid,
      orderNumber: text(64),
      userId: text(64).optional(),
      orderType: z.enum(orderTypes).optional(),
      paymentProvider: z.literal(wireProvider(provider)).optional(),
      description: text(200).optional(),
      successUrl: text(2_000),
      cancelUrl: text(2_000),
      countryCode: text(8).optional(),
      currency: z.enum(currencies).optional(),
    }),
    response: paymentInit,
  } as const;
}

export const moneyEndpoints = {
  activeSubscription: {
    method: 'GET',
    path: '/api/subscriptions/user/current/active',
    access: 'user',
    limit: 'reads',
    summary: 'The active subscription, or an empty object',
    response: z.union([subscription, z.strictObject({})]),
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders/create',
    access: 'user',
    idempotent: true,
    limit: { user: 'orders' },
    summary: 'Create an order, priced by the server',
    body: post({
      orderType: z.enum(orderTypes),
      paymentMethod: z.enum(paymentProviders),
      amount,
      currency: z.enum(currencies),
      description: text(200).optional(),
      locale: locale.optional().describe('language of the mails about the subscription'),
      offer: z
        .strictObject({
          code: text(40),
          dueToday: amount.describe('as previewed; 409 offer_changed if the amount has changed'),
        })
        .optional()
        .describe('a promotion code; `amount` stays the full price'),
    }),
    response: z.object({ orderId: z.string(), orderNumber: z.string() }),
  },
  previewOffer: {
    method: 'POST',
    path: '/api/offers/preview',
    access: 'user',
    limit: { user: 'offers' },
    summary: 'What a promotion code changes, and when the full price begins',
    body: post({ code: text(40), orderType: z.enum(orderTypes), currency: z.enum(currencies) }),
    response: z.object({
      code: z.string(),
      currency: z.enum(currencies),
      dueToday: amount,
      charges: z
        .number()
        .int()
        .describe('how many charges cost `dueToday`, with the first; 0 for free months'),
      freeMonths: z.number().int(),
      fullPrice: amount,
      fullPriceFrom: time.describe('if it is bought now'),
    }),
  },
  confirmOrder: {
    method: 'POST',
    path: '/api/orders/:orderId/confirm',
    access: 'user',
    limit: { user: 'confirms' },
    summary: 'Ask the provider whether the order is paid',
    params: z.strictObject({ orderId: uuid }),
    body: emptyBody,
    response: z.object({
      orderId: z.string(),
      orderNumber: z.string(),
      status: z.enum(['pending', 'paid', 'expired']),
      orderType: z.enum(orderTypes),
      amount,
      currency: z.enum(currencies),
      paymentProvider: z.enum(paymentProviders),
      paidAt: time.nullable(),
      validUntil: time.nullable(),
      payment: paymentRecord.nullable().describe('the first payment of the order'),
      nextCharge: ownSubscription.shape.nextCharge,
    }),
  },
  ...byStartEndpoint(startSubscription),
  currentSubscription: {
    method: 'GET',
    path: '/api/subscriptions/user/current',
    access: 'user',
    limit: 'reads',
    summary:
      'The subscription that gives access or may charge the user, otherwise the last one, or an empty object',
    response: z.union([ownSubscription, z.strictObject({})]),
  },
  listPayments: {
    method: 'GET',
    path: '/api/payments/subscription/:subscriptionId/payments',
    access: 'user',
    limit: 'reads',
    summary: "Payments of one of the user's subscriptions (our id or the provider's), newest first",
    params: z.strictObject({ subscriptionId: id }),
    response: z.array(paymentRecord),
  },
  downloadReceipt: {
    method: 'GET',
    path: '/api/receipts/:receiptId/pdf',
    access: 'user',
    limit: { user: 'receipts' },
    summary: 'A receipt of a payment or refund, as PDF',
    params: z.strictObject({ receiptId: uuid }),
    query: z.strictObject({ locale: locale.optional() }),
    response: z.string().describe('a PDF file'),
  },
  cancelSubscription: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/cancel',
    access: 'user',
    idempotent: true,
    limit: { user: 'payments' },
    summary: 'Cancel: no more charges, access until the end of the paid period',
    params: atProvider,
    body: emptyBody,
    response: paymentInit,
  },
  resumeSubscription: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/resume',
    access: 'user',
    idempotent: true,
    limit: { user: 'payments' },
    summary: 'Undo a cancellation before the paid period ends',
    params: atProvider,
    body: emptyBody,
    response: paymentInit,
  },
  pauseSubscription: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/pause',
    access: 'user',
    idempotent: true,
    limit: { user: 'payments' },
    summary: 'Pause a monthly plan: no charges for one to three months after the paid period',
    params: atProvider,
    body: post({ months: z.int().min(1).max(3) }),
    response: paymentInit,
  },
  endPause: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/pause/end',
    access: 'user',
    idempotent: true,
    limit: { user: 'payments' },
    summary: 'End a pause early',
    params: atProvider,
    body: post({ dueToday: amount.describe('as shown; 409 quote_changed if the amount has changed') }),
    response: paymentInit,
  },
  refreshSubscription: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/refresh',
    access: 'user',
    limit: { user: 'payments' },
    summary: 'Read the subscription from the provider again',
    params: atProvider,
    body: emptyBody,
    response: done,
  },
  quoteSwitch: {
    method: 'GET',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/switch',
    access: 'user',
    limit: { user: 'payments' },
    summary: 'What switching to the other plan charges today and next',
    params: atProvider,
    query: z.strictObject({ orderType: z.enum(orderTypes) }),
    response: switchQuote,
  },
  switchPlan: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/switch',
    access: 'user',
    idempotent: true,
    limit: { user: 'payments' },
    summary: 'Switch to the other plan at the quoted price, or undo a pending switch',
    params: atProvider,
    body: post({
      orderType: z.enum(orderTypes),
      dueToday: amount.describe('as quoted; 409 quote_changed if the amount has changed'),
      quotedAt: time,
      returnUrl: text(2_000).describe("where the provider's page returns to"),
    }),
    response: paymentInit,
  },
  openPaymentFix: {
    method: 'POST',
    path: '/api/payments/fix',
    access: 'public',
    limit: { network: 'stops' },
    summary: "The provider's page to fix the payment that the email with the token is about",
    body: post({ token: text(200) }),
    response: paymentInit,
  },
  openPortal: {
    method: 'POST',
    path: '/api/payments/:provider/subscription/:providerSubscriptionId/portal',
    access: 'user',
    idempotent: true,
    limit: { user: 'payments' },
    summary: "The provider's page where the payment method is updated",
    params: atProvider,
    body: post({ returnUrl: text(2_000) }),
    response: paymentInit,
  },
} as const satisfies Endpoints;
