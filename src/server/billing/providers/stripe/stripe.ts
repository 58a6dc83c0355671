/** Stripe as a payment provider, with its portal and its page for a failing payment. */
import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import type { PaymentProvider } from '../provider.ts';
import {
  cancelStripeAtPeriodEnd,
  changeStripePrice,
  endStripeNow,
  endStripePause,
  pauseStripe,
  quoteStripeSwitch,
  refundStripe,
  switchStripePlan,
  undoStripeCancel,
} from './changes.ts';
import {
  createStripeCustomer,
  createStripePlan,
  expireStripeCheckout,
  findStripeCheckout,
  openStripeCheckout,
} from './checkout.ts';
import { callStripe, createStripeClient, requireKind, stripeLimits } from './client.ts';
import { listInvoices } from './payments.ts';
import type { StripeConfig } from './stripe-config.ts';
import { awaitsConfirmation, findUnpaid, readStripeSubscription } from './subscription.ts';
import { parseStripeWebhook } from './webhook.ts';

/**
 * The address of Stripe's customer portal. It is valid for minutes, so each call creates one; the key keeps a network
 * retry from creating two.
 */
async function openStripePortal(
  client: Stripe,
  customerId: string | null,
  returnUrl: string,
): Promise<string> {
  if (!customerId) throw new TypeError('a subscription without a customer');
  const session = await client.billingPortal.sessions.create(
    { customer: customerId, return_url: returnUrl },
    { idempotencyKey: `portal:${randomUUID()}` },
  );
  return requireKind('billing_portal.session', session).url;
}

/**
 * The address where the customer can make an owed payment succeed. A payment that waits for the bank's confirmation is
 * confirmed on the page of its invoice, the only page that can do so. Otherwise it is the portal's page for payment
 * methods, without the rest of the portal.
 */
async function openStripePaymentFix(
  client: Stripe,
  { id, customerId }: { id: string; customerId: string | null },
  returnUrl: string,
): Promise<string> {
  if (!customerId) throw new TypeError('a subscription without a customer');
  const unpaid = findUnpaid(await listInvoices(client, id));
  if (unpaid?.hosted_invoice_url && (await awaitsConfirmation(client, unpaid.id)))
    return unpaid.hosted_invoice_url;
  const session = await client.billingPortal.sessions.create(
    {
      customer: customerId,
      return_url: returnUrl,
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: returnUrl } },
      },
    },
    { idempotencyKey: `portal:${randomUUID()}` },
  );
  return requireKind('billing_portal.session', session).url;
}

/** Stripe as a payment provider. Each call has a time limit, and every failure becomes `provider_failed`. */
export function createStripeProvider(
  config: StripeConfig,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  limits = stripeLimits,
): PaymentProvider {
  const client = createStripeClient(config, limits, fetch);
  const within = <T>(task: () => Promise<T>) => callStripe(limits, task);
  return {
    name: 'stripe',
    introducesBy: 'checkout',
    createCustomer: (input) => within(() => createStripeCustomer(client, input)),
    createPlan: (plan) => within(() => createStripePlan(client, plan)),
    openCheckout: (request) => within(() => openStripeCheckout(client, request, config.automaticTax)),
    findCheckout: (id) => within(() => findStripeCheckout(client, id)),
    expireCheckout: (id) => within(() => expireStripeCheckout(client, id)),
    findSubscription: (id) => within(() => readStripeSubscription(client, id)),
    cancelAtPeriodEnd: (id) => within(() => cancelStripeAtPeriodEnd(client, id)),
    undoCancel: (id) => within(() => undoStripeCancel(client, id)),
    endNow: (id) => within(() => endStripeNow(client, id)),
    pause: (id, until) => within(() => pauseStripe(client, id, until)),
    endPause: (id, chargeNow) => within(() => endStripePause(client, id, chargeNow)),
    refund: (paymentId, part) => within(() => refundStripe(client, paymentId, part)),
    findRefund: undefined,
    listRefunds: undefined,
    changePrice: (id, plan) => within(() => changeStripePrice(client, id, plan)),
    quoteSwitch: (request) => within(() => quoteStripeSwitch(client, request)),
    switchPlan: (request) => within(() => switchStripePlan(client, request)),
    openPortal: ({ customerId }, returnUrl) => within(() => openStripePortal(client, customerId, returnUrl)),
    openPaymentFix: (subscription, returnUrl) =>
      within(() => openStripePaymentFix(client, subscription, returnUrl)),
    parseWebhook: (input) => within(() => parseStripeWebhook(client, config.webhookSecrets, input)),
  };
}
