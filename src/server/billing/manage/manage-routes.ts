import { defaultLocale } from '#shared/locales.ts';
import { toPlanId } from '#shared/plan-codec.ts';
import { toCents } from '#shared/plans.ts';
import type { Handlers } from '../../mount.ts';
import { listPayments } from '../payments.ts';
import { receiptFileName, renderReceipt } from '../receipts/receipt-pdf.ts';
import { getOwnReceipt } from '../receipts/receipts.ts';
import {
  type ChangeDeps,
  cancelSubscription,
  endPause,
  openByPaymentFixToken,
  openPortal,
  pauseSubscription,
  readSynced,
  resumeSubscription,
} from './changes.ts';
import { findOwnSubscription } from './own-subscription.ts';
import { quoteSwitch, switchPlan } from './switch.ts';

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
      await readSynced(deps, { ...params, userId: user.id });
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
