/** The handlers of billing's endpoints. Stripe and PayPal call the routes in sync/webhook-routes.ts. */
import { defaultLocale } from '#shared/locales.ts';
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
import {
  type ChangeDeps,
  cancelSubscription,
  endPause,
  openByPaymentFixToken,
  openPortal,
  pauseSubscription,
  resumeSubscription,
  syncOwnSubscription,
} from './manage/changes.ts';
import { findOwnSubscription } from './manage/own-subscription.ts';
import { quoteSwitch, switchPlan } from './manage/switch.ts';
import { listPayments } from './payments.ts';
import { requireOffered } from './providers/provider.ts';
import { receiptFileName, renderReceipt } from './receipts/receipt-pdf.ts';
import { getOwnReceipt } from './receipts/receipts.ts';
import { findActiveSubscription } from './subscriptions.ts';

/** Here `now` is the billing clock: real time, or the time to which the sandbox's clock was moved. */
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

/** The calls about a user's own subscription, its payments and receipts. */
export function manageRoutes(
  deps: ChangeDeps & { keys: { paymentFix: Buffer } },
): Handlers<
  | 'currentSubscription'
  | 'listPayments'
  | 'downloadReceipt'
  | 'cancelSubscription'
  | 'resumeSubscription'
  | 'pauseSubscription'
  | 'endPause'
  | 'refreshSubscription'
  | 'quoteSwitch'
  | 'switchPlan'
  | 'openPortal'
  | 'openPaymentFix'
> {
  const { db, billingNow } = deps;
  return {
    currentSubscription: async ({ user }) =>
      (await findOwnSubscription({ db, now: billingNow }, user.id)) ?? {},
    listPayments: ({ user, params }) => listPayments(db, { userId: user.id, ...params }),
    downloadReceipt: async ({ user, params, query, reply }) => {
      const { receipt, email } = await getOwnReceipt(db, { userId: user.id, ...params });
      const content = await renderReceipt({ receipt, email, locale: query.locale ?? defaultLocale });
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${receiptFileName(receipt)}"`)
        .send(content);
    },
    cancelSubscription: ({ user, params }) => cancelSubscription(deps, { ...params, userId: user.id }),
    resumeSubscription: ({ user, params }) => resumeSubscription(deps, { ...params, userId: user.id }),
    pauseSubscription: ({ user, params, body }) =>
      pauseSubscription(deps, { ...params, ...body, userId: user.id }),
    endPause: ({ user, params, body }) =>
      endPause(deps, { ...params, dueTodayCents: toCents(body.dueToday), userId: user.id }),
    refreshSubscription: async ({ user, params }) => {
      await syncOwnSubscription(deps, { ...params, userId: user.id });
      return { success: true };
    },
    quoteSwitch: ({ user, params, query }) =>
      quoteSwitch(deps, { ...params, to: toPlanId(query.orderType), userId: user.id }),
    switchPlan: ({ user, params, body }) =>
      switchPlan(deps, {
        ...params,
        to: toPlanId(body.orderType),
        dueTodayCents: toCents(body.dueToday),
        quotedAt: body.quotedAt,
        returnUrl: body.returnUrl,
        userId: user.id,
      }),
    openPaymentFix: ({ body }) => openByPaymentFixToken(deps, body.token),
    openPortal: ({ user, params, body }) => openPortal(deps, { ...params, ...body, userId: user.id }),
  };
}
