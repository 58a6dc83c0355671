import type { PaypalConfig } from '../config.ts';
import { createSignerKeys } from './paypal-certificates.ts';
import { cancelAtPeriodEnd, endNow, refund, undoCancel } from './paypal-changes.ts';
import { findCheckout, openCheckout } from './paypal-checkout.ts';
import { createPaypalClient, usualLimits } from './paypal-client.ts';
import type { PaypalLimits } from './paypal-fetch.ts';
import { createPlan, createPlanReader } from './paypal-plans.ts';
import { portalUrl } from './paypal-portal.ts';
import { findSubscription } from './paypal-subscription.ts';
import { quoteSwitch, switchPlan } from './paypal-switch.ts';
import { createPaypalWebhooks } from './paypal-webhook.ts';
import type { PaymentProvider } from './provider.ts';

/** PayPal over a client of our own: its library lacks products, webhooks, time limits and another host. */
export function createPaypalProvider(
  config: PaypalConfig,
  fetch: typeof globalThis.fetch,
  limits: PaypalLimits = usualLimits,
): PaymentProvider {
  const client = createPaypalClient(config, fetch, limits);
  const reader = { client, readPlan: createPlanReader(client), readMs: 2 * limits.totalMs };
  const checks = { ...config, client, findSignerKey: createSignerKeys({ ...config, fetch }) };
  return {
    name: 'paypal',
    createCustomer: undefined,
    createPlan: (plan) => createPlan(client, plan),
    openCheckout: (request) => openCheckout(client, request),
    findCheckout: (id) => findCheckout(client, id),
    // PayPal cannot withdraw a consent page.
    expireCheckout: (id) => findCheckout(client, id),
    findSubscription: (id, agreed) => findSubscription(reader, id, agreed),
    cancelAtPeriodEnd: (id) => cancelAtPeriodEnd(client, id),
    undoCancel: (id) => undoCancel(client, id),
    endNow: (id) => endNow(client, id),
    refund: (id) => refund(client, id),
    quoteSwitch: (request) => quoteSwitch(reader, request),
    switchPlan: (request) => switchPlan(client, request),
    openPortal: async ({ id }, returnUrl) => portalUrl(config.apiBase, id, returnUrl),
    parseWebhook: createPaypalWebhooks(checks),
  };
}
