import {
  byStartEndpoint,
  type PaymentProviderName,
  type StartSubscription,
} from '#shared/payment-providers.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { toCents } from '#shared/plans.ts';
import type { Deps } from '../deps.ts';
import type { Call, Handlers } from '../mount.ts';
import { startCheckout } from './checkout/checkout.ts';
import { previewOffer } from './checkout/offers.ts';
import { confirmOrder, createOrder } from './checkout/orders.ts';
import { requireOffered } from './providers/provider.ts';
import { findActiveSubscription } from './subscriptions.ts';

/** `now` is the billing clock, which the sandbox can move. */
function billingDeps({ db, billingNow, jobs, providers, config, log, metrics }: Deps) {
  return { db, now: billingNow, jobs, providers, config, log, metrics };
}

type CheckoutCall = Call<StartSubscription>;

/** The calls of the pay page: orders, promotion codes and opening a checkout. */
export function billingRoutes(
  deps: Deps,
): Handlers<'activeSubscription' | 'createOrder' | 'previewOffer' | 'confirmOrder' | StartSubscription> {
  const checkoutAt =
    (provider: PaymentProviderName) =>
    async ({ body, user }: Pick<CheckoutCall, 'body' | 'user'>) => {
      requireOffered(deps.config, provider);
      return startCheckout(billingDeps(deps), { ...body, userId: user.id, provider });
    };
  return {
    activeSubscription: async ({ user }) => (await findActiveSubscription(deps, user.id)) ?? {},
    createOrder: async ({ body, user }) => {
      requireOffered(deps.config, body.paymentMethod);
      return createOrder(billingDeps(deps), {
        ...body,
        plan: toPlanId(body.orderType),
        amountCents: toCents(body.amount),
        userId: user.id,
      });
    },
    previewOffer: ({ body, user }) =>
      previewOffer(billingDeps(deps), {
        code: body.code,
        plan: toPlanId(body.orderType),
        currency: body.currency,
        userId: user.id,
      }),
    confirmOrder: ({ params, user }) =>
      confirmOrder(billingDeps(deps), { userId: user.id, orderId: params.orderId }),
    ...byStartEndpoint(checkoutAt),
  };
}
