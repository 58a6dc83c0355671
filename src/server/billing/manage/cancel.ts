import type { PaymentInit } from '#shared/contract/shapes.ts';
import { type ChangeDeps, changeOwn, type Fresh, type OwnRef, refuse, syncAfter } from './change.ts';
import { canResume, paidTimeLasts } from './own-subscription.ts';

/**
 * What was paid stays, nothing more is charged. One whose paid time is over is ended at once: a charge that is
 * still tried would go through otherwise.
 */
async function stop({ provider, row }: Fresh, at: Date): Promise<void> {
  if (!paidTimeLasts(row, at)) return provider.endNow(row.providerSubscriptionId);
  if (!row.cancelAtPeriodEnd) await provider.cancelAtPeriodEnd(row.providerSubscriptionId);
}

/** Cancels an own subscription at the provider, then takes over what it says. Twice is no failure. */
export async function cancelSubscription(deps: ChangeDeps, ref: OwnRef): Promise<PaymentInit> {
  return changeOwn(deps, ref, async (fresh) => {
    if (fresh.row.standing === 'ended') return refuse('subscription_ended');
    await stop(fresh, deps.billingNow());
    await syncAfter(fresh);
    return { success: true };
  });
}

/** Takes a cancellation back while the paid period lasts. Twice is no failure. */
export async function resumeSubscription(deps: ChangeDeps, ref: OwnRef): Promise<PaymentInit> {
  return changeOwn(deps, ref, async (fresh) => {
    const { provider, row } = fresh;
    if (row.standing === 'ended') return refuse('subscription_ended');
    if (!row.cancelAtPeriodEnd) return { success: true };
    if (!canResume(row, deps.billingNow())) return refuse('cannot_resume');
    await provider.undoCancel(row.providerSubscriptionId);
    await syncAfter(fresh);
    return { success: true };
  });
}
