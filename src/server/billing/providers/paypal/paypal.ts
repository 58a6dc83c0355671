import type { PaymentProvider } from '../provider.ts';
import {
  cancelAtPeriodEnd,
  endNow,
  endPause,
  findRefund,
  listRefunds,
  pause,
  portalUrl,
  quoteSwitch,
  refund,
  switchPlan,
  undoCancel,
} from './changes.ts';
import { createPlan, createPlanReader, findCheckout, openCheckout } from './checkout.ts';
import { createPaypalClient, defaultLimits, type PaypalLimits } from './client.ts';
import type { PaypalConfig } from './paypal-config.ts';
import { findSubscription } from './subscription.ts';
import { createPaypalWebhooks, createSignerKeys } from './webhook.ts';

/**
 * PayPal as a payment provider. Uses our own client: PayPal's library lacks products, webhooks, time limits and a
 * configurable host.
 */
export function createPaypalProvider(
  config: PaypalConfig,
  fetch: typeof globalThis.fetch,
  limits: PaypalLimits = defaultLimits,
): PaymentProvider {
  const client = createPaypalClient(config, fetch, limits);
  // Reading a subscription takes several calls, which share twice the time limit of one.
  const reader = { client, readPlan: createPlanReader(client), readMs: 2 * limits.totalMs };
  const checks = { ...config, client, findSignerKey: createSignerKeys({ ...config, fetch }) };
  return {
    name: 'paypal',
    introducesBy: 'plan',
    createCustomer: undefined,
    createPlan: (plan) => createPlan(client, plan),
    openCheckout: (request) => openCheckout(client, request),
    findCheckout: (id) => findCheckout(client, id),
    // PayPal cannot withdraw the page on which the payer approves.
    expireCheckout: (id) => findCheckout(client, id),
    findSubscription: (id, agreed) => findSubscription(reader, id, agreed),
    cancelAtPeriodEnd: (id) => cancelAtPeriodEnd(client, id),
    undoCancel: (id) => undoCancel(client, id),
    endNow: (id) => endNow(client, id),
    pause: (id, until) => pause(client, id, until),
    endPause: (id) => endPause(client, id),
    refund: (id, part) => refund(client, id, part),
    findRefund: (id) => findRefund(client, id),
    listRefunds: (until) => listRefunds(client, until),
    // A payer must agree to another plan, and the price of a plan changes for all its payers at once.
    changePrice: undefined,
    quoteSwitch: (request) => quoteSwitch(reader, request),
    switchPlan: (request) => switchPlan(client, request),
    openPortal: async ({ id }, returnUrl) => portalUrl(config.apiBase, id, returnUrl),
    // PayPal has only the page for signed-in customers, and asks for no confirmation of a charge.
    openPaymentFix: async ({ id }, returnUrl) => portalUrl(config.apiBase, id, returnUrl),
    parseWebhook: createPaypalWebhooks(checks),
  };
}
