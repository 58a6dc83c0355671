import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { withIdempotency } from '../http/idempotency.ts';
import type { Mount } from '../http/mount.ts';
import { startCheckout } from './checkout.ts';
import { confirmOrder, createOrder } from './orders.ts';
import type { PaymentProvider } from './provider.ts';
import { findActiveSubscription } from './subscriptions.ts';
import { handleWebhook } from './webhooks.ts';

interface BillingDeps {
  db: Db;
  now: () => Date;
  config: Config;
  stripe: PaymentProvider | undefined;
}

/** Stripe's largest events, invoices with many lines, are well under this. */
const webhookBodyLimit = 1_024 * 1_024;

function mountOrders(mount: Mount, deps: BillingDeps): void {
  mount('createOrder', ({ body, userId, request }) =>
    withIdempotency(
      deps,
      { userId, key: request.headers['idempotency-key'], endpoint: 'createOrder', body },
      () => createOrder(deps, { ...body, userId }),
    ),
  );
  mount('confirmOrder', ({ params, userId }) =>
    confirmOrder({ ...deps, provider: deps.stripe }, { userId, orderId: params.orderId }),
  );
}

function mountPayments(mount: Mount, deps: BillingDeps): void {
  mount('activeSubscription', async ({ userId }) => (await findActiveSubscription(deps, userId)) ?? {});
  mount('startStripeSubscription', ({ body, userId, request }) =>
    withIdempotency(
      deps,
      { userId, key: request.headers['idempotency-key'], endpoint: 'startStripeSubscription', body },
      () => startCheckout({ ...deps, provider: deps.stripe }, { ...body, userId }),
    ),
  );
}

/** In a plugin of its own: only here the body stays the bytes that were signed. */
async function mountWebhook(
  app: FastifyInstance,
  deps: BillingDeps,
  provider: PaymentProvider,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/api/webhooks/stripe',
      { bodyLimit: webhookBodyLimit, schema: { hide: true } },
      async ({ body, headers }) => {
        const header = headers['stripe-signature'];
        const hint = provider.parseWebhook({
          rawBody: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          signature: typeof header === 'string' ? header : undefined,
          now: deps.now(),
        });
        await handleWebhook({ db: deps.db, now: deps.now, provider }, hint);
        return { received: true };
      },
    );
  });
}

export async function billingRoutes(app: FastifyInstance, mount: Mount, deps: BillingDeps): Promise<void> {
  mountOrders(mount, deps);
  mountPayments(mount, deps);
  if (deps.stripe) await mountWebhook(app, deps, deps.stripe);
}
