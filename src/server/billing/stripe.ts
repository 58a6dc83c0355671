import Stripe from 'stripe';
import type { OrderType } from '#shared/plans.ts';
import type { StripeConfig } from '../config.ts';
import { AppError } from '../http/app-error.ts';
import type {
  Checkout,
  CheckoutRequest,
  PaymentProvider,
  ProviderPayment,
  ProviderSubscription,
} from './provider.ts';
import { parseStripeWebhook } from './stripe-webhook.ts';

/** Invoices of a subscription that are read at once: eight years of a monthly plan. */
const invoicesRead = 100;
const endedStatuses = new Set(['canceled', 'incomplete_expired']);

function createClient(config: StripeConfig): Stripe {
  const base = config.apiBase ? new URL(config.apiBase) : undefined;
  return new Stripe(config.secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'http:' ? '80' : '443'),
      protocol: base.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

async function wrapped<T>(call: Promise<T>): Promise<T> {
  return call.catch((cause: unknown) => {
    throw new AppError('provider_failed', { cause });
  });
}

/** Null for an object that Stripe does not have. */
async function found<T>(call: Promise<T>): Promise<T | null> {
  return call.catch((cause: unknown) => {
    if (cause instanceof Stripe.errors.StripeError && cause.statusCode === 404) return null;
    throw new AppError('provider_failed', { cause });
  });
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

function fromSeconds(seconds: number): Date {
  return new Date(seconds * 1_000);
}

function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  return {
    id: session.id,
    state: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    url: session.url,
    subscriptionId: idOf(session.subscription),
  };
}

function checkoutParams(request: CheckoutRequest): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: request.orderId, userId: request.userId };
  return {
    mode: 'subscription',
    customer: request.customerId,
    client_reference_id: request.orderId,
    metadata,
    // Without this the subscription itself does not carry the order.
    subscription_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.amountCents,
          recurring: { interval: request.orderType === 'MONTHLY' ? 'month' : 'year' },
          product_data: { name: request.planName },
        },
      },
    ],
    allowed_payment_method_types: ['card'],
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

function orderTypeOf(subscription: Stripe.Subscription): OrderType {
  return subscription.items.data[0]?.price.recurring?.interval === 'year' ? 'YEARLY' : 'MONTHLY';
}

function paymentOf(invoice: Stripe.Invoice): ProviderPayment[] {
  const periodEnd = Math.max(...invoice.lines.data.map((line) => line.period.end));
  const paidAt = invoice.status_transitions.paid_at;
  if (invoice.status !== 'paid' || paidAt === null || !Number.isFinite(periodEnd)) return [];
  return [
    {
      id: invoice.id,
      amountCents: invoice.amount_paid,
      currency: invoice.currency.toUpperCase(),
      paidAt: fromSeconds(paidAt),
      periodEnd: fromSeconds(periodEnd),
    },
  ];
}

function subscriptionOf(subscription: Stripe.Subscription, invoices: Stripe.Invoice[]): ProviderSubscription {
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    orderId: subscription.metadata.orderId,
    orderType: orderTypeOf(subscription),
    status: subscription.status,
    live: !endedStatuses.has(subscription.status),
    // Flexible billing sets only cancel_at when a cancellation comes from the customer portal.
    willCancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    createdAt: fromSeconds(subscription.created),
    payments: invoices.flatMap(paymentOf),
  };
}

async function readSubscription(client: Stripe, id: string): Promise<ProviderSubscription | null> {
  const subscription = await found(client.subscriptions.retrieve(id));
  if (!subscription) return null;
  const invoices = await wrapped(
    client.invoices.list({ subscription: id, status: 'paid', limit: invoicesRead }),
  );
  return subscriptionOf(subscription, invoices.data);
}

async function expireSession(client: Stripe, id: string): Promise<Checkout | null> {
  try {
    return checkoutOf(await client.checkout.sessions.expire(id));
  } catch (error) {
    // Stripe refuses to expire what is no longer open: then its state is the answer.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError))
      throw new AppError('provider_failed', { cause: error });
    const session = await found(client.checkout.sessions.retrieve(id));
    if (session?.status === 'open') throw new AppError('provider_failed', { cause: error });
    return session && checkoutOf(session);
  }
}

async function openSession(client: Stripe, request: CheckoutRequest): Promise<Checkout | null> {
  const options = { idempotencyKey: `checkout:${request.orderId}` };
  try {
    return checkoutOf(await client.checkout.sessions.create(checkoutParams(request), options));
  } catch (cause) {
    const isUnknownCustomer =
      cause instanceof Stripe.errors.StripeInvalidRequestError &&
      cause.code === 'resource_missing' &&
      cause.param === 'customer';
    if (isUnknownCustomer) return null;
    throw new AppError('provider_failed', { cause });
  }
}

/** Stripe by its official library; `apiBase` names another host, for tests and the sandbox. */
export function createStripeProvider(config: StripeConfig): PaymentProvider {
  const client = createClient(config);
  return {
    name: 'stripe',
    createCustomer: async ({ userId, email }) => {
      const params = { email, metadata: { userId } };
      const options = { idempotencyKey: `customer:${userId}` };
      return (await wrapped(client.customers.create(params, options))).id;
    },
    openCheckout: (request) => openSession(client, request),
    findCheckout: async (id) => {
      const session = await found(client.checkout.sessions.retrieve(id));
      return session && checkoutOf(session);
    },
    expireCheckout: (id) => expireSession(client, id),
    findSubscription: (id) => readSubscription(client, id),
    parseWebhook: (input) => parseStripeWebhook(client, config.webhookSecrets, input),
  };
}
