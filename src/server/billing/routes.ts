import { paymentProviders, startSubscriptionOf } from '#shared/payment-providers.ts';
import { centsOfAmount } from '#shared/plans.ts';
import type { Deps } from '../deps.ts';
import { withIdempotency } from '../http/idempotency.ts';
import type { Mount } from '../http/mount.ts';
import { startCheckout } from './checkout/checkout.ts';
import { requireOffered } from './checkout/offered.ts';
import { confirmOrder, createOrder } from './checkout/orders.ts';
import { findActiveSubscription } from './subscriptions.ts';

/** In everything about money `now` is the clock of money; the keys of idempotent calls live by the real one. */
function moneyDeps({ db, billingNow, jobs, providers, config, log, metrics }: Deps) {
  return { db, now: billingNow, jobs, providers, config, log, metrics };
}

function mountOrders(mount: Mount, deps: Deps): void {
  mount('createOrder', ({ body, userId, request }) =>
    withIdempotency(
      deps,
      { userId, key: request.headers['idempotency-key'], endpoint: 'createOrder', body },
      async () => {
        requireOffered(deps.config, body.paymentMethod);
        return createOrder(moneyDeps(deps), { ...body, amountCents: centsOfAmount(body.amount), userId });
      },
    ),
  );
  mount('confirmOrder', ({ params, userId }) =>
    confirmOrder(moneyDeps(deps), { userId, orderId: params.orderId }),
  );
}

function mountCheckouts(mount: Mount, deps: Deps): void {
  for (const provider of paymentProviders) {
    const endpoint = startSubscriptionOf(provider);
    mount(endpoint, ({ body, userId, request }) =>
      withIdempotency(deps, { userId, key: request.headers['idempotency-key'], endpoint, body }, async () => {
        requireOffered(deps.config, provider);
        return startCheckout(moneyDeps(deps), { ...body, userId, provider });
      }),
    );
  }
}

export function billingRoutes(mount: Mount, deps: Deps): void {
  mountOrders(mount, deps);
  mountCheckouts(mount, deps);
  mount('activeSubscription', async ({ userId }) => (await findActiveSubscription(deps, userId)) ?? {});
}
