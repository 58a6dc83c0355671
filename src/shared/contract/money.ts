/** Shapes of orders, payments and subscriptions; see contract.ts. */
import { z } from 'zod';
import {
  byStartEndpoint,
  type PaymentProviderName,
  paymentProviders,
  wireProvider,
} from '../payment-providers.ts';
import { currencies, orderTypes } from '../plans.ts';
import { amount, emptyBody, id, locale, post, text, time, uuid } from './fields.ts';
import { done, ownSubscription, paymentInit, paymentRecord, subscription, switchQuote } from './shapes.ts';

const atProvider = z.strictObject({ provider: z.enum(paymentProviders), providerSubscriptionId: id });

function startSubscription(provider: PaymentProviderName) {
  return {
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
  };
}

export const moneyContract = {
  activeSubscription: { response: z.union([subscription, z.strictObject({})]) },
  createOrder: {
    body: post({
      orderType: z.enum(orderTypes),
      paymentMethod: z.enum(paymentProviders),
      amount,
      currency: z.enum(currencies),
      description: text(200).optional(),
      locale: locale.optional().describe('language of the mails about the subscription'),
    }),
    response: z.object({ orderId: z.string(), orderNumber: z.string() }),
  },
  confirmOrder: {
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
      payment: paymentRecord.nullable().describe('the first one'),
      nextCharge: ownSubscription.shape.nextCharge,
    }),
  },
  ...byStartEndpoint(startSubscription),
  currentSubscription: { response: z.union([ownSubscription, z.strictObject({})]) },
  listPayments: {
    params: z.strictObject({ subscriptionId: id }),
    response: z.array(paymentRecord),
  },
  cancelSubscription: { params: atProvider, body: emptyBody, response: paymentInit },
  resumeSubscription: { params: atProvider, body: emptyBody, response: paymentInit },
  refreshSubscription: { params: atProvider, body: emptyBody, response: done },
  quoteSwitch: {
    params: atProvider,
    query: z.strictObject({ orderType: z.enum(orderTypes) }),
    response: switchQuote,
  },
  switchPlan: {
    params: atProvider,
    body: post({
      orderType: z.enum(orderTypes),
      dueToday: amount.describe('as quoted; 409 quote_changed when it is another sum now'),
      quotedAt: time,
      returnUrl: text(2_000).describe('where a page of the provider leads back to'),
    }),
    response: paymentInit,
  },
  openPortal: { params: atProvider, body: post({ returnUrl: text(2_000) }), response: paymentInit },
} as const;
