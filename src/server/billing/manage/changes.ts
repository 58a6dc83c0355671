/** What cancelling, undoing and switching share: an own subscription, one change at a time, on fresh facts. */

import { errors } from '#shared/contract/errors.ts';
import type { PaymentInit } from '#shared/contract/shapes.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Config } from '../../config/config.ts';
import { isOwnAddress } from '../../config/origins.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { findCustomer } from '../checkout/customers.ts';
import { withChangeLease } from '../locks.ts';
import { type PaymentProvider, type Providers, requireProvider } from '../providers/provider.ts';
import { canResume, getOwnSubscription, paidTimeLasts, type SubscriptionRow } from '../subscriptions.ts';
import { type SyncDeps, syncSubscription } from '../sync/sync.ts';

export interface ChangeDeps {
  db: Db;
  /** Real time. */
  now: () => Date;
  billingNow: () => Date;
  config: Pick<Config, 'publicUrl' | 'publicUrlIsSet' | 'productName'>;
  providers: Providers;
  jobs: Pick<Jobs, 'send'>;
  log: SyncDeps['log'];
  metrics: SyncDeps['metrics'];
}

export interface OwnRef {
  userId: string;
  provider: PaymentProviderName;
  providerSubscriptionId: string;
}

/** An own subscription as the provider knows it now. */
export interface SyncedSubscription {
  provider: PaymentProvider;
  row: SubscriptionRow;
  sync: SyncDeps;
}

const refusals = {
  subscription_ended: errors.subscription_ended.message,
  cancel_waiting: errors.cancel_waiting.message,
  payment_failing: errors.payment_failing.message,
  payment_returned: errors.payment_returned.message,
  cannot_resume: 'This cancellation can no longer be taken back',
  payment_declined: 'The payment was declined; nothing was changed',
};

export function refuse(code: keyof typeof refusals): PaymentInit {
  return { success: false, code, errorMessage: refusals[code] };
}

/** Asks the provider first, since our copy may be behind. Throws `not_found` before anything is sent there. */
export async function readSynced(deps: ChangeDeps, ref: OwnRef): Promise<SyncedSubscription> {
  const { db, billingNow: now, jobs, log, metrics } = deps;
  await getOwnSubscription(db, ref);
  const provider = requireProvider(deps.providers, ref.provider);
  const sync = { db, now, provider, jobs, log, metrics };
  await syncSubscription(sync, ref.providerSubscriptionId);
  return { provider, sync, row: await getOwnSubscription(db, ref) };
}

/** One person's changes run one after another. */
export async function changeOwn(
  deps: ChangeDeps,
  ref: OwnRef,
  run: (synced: SyncedSubscription) => Promise<PaymentInit>,
): Promise<PaymentInit> {
  await getOwnSubscription(deps.db, ref);
  return withChangeLease(deps, ref.userId, async () => run(await readSynced(deps, ref)));
}

/**
 * Reads what a change has done. It is done whatever becomes of this: when the provider does not answer now, a job
 * reads it later.
 */
export async function syncAfter({ sync, row }: SyncedSubscription): Promise<void> {
  try {
    await syncSubscription(sync, row.providerSubscriptionId);
  } catch {
    await sendSync({ sync, row }, 0);
  }
}

/** For what the provider will know later, e.g. after the person has agreed on its page. */
export async function sendSync(
  { sync, row }: Pick<SyncedSubscription, 'sync' | 'row'>,
  startAfterS: number,
): Promise<void> {
  const { provider, providerSubscriptionId: subscriptionId } = row;
  const key = `change:${provider}:${subscriptionId}`;
  await sync.jobs.send(sync.db, 'sync-subscription', { provider, subscriptionId }, { startAfterS, key });
}

type Origins = Pick<Config, 'publicUrl' | 'publicUrlIsSet'>;

/** Where a provider's page leads back to: only to this site. Throws `redirect_not_allowed`. */
export function requireOwnReturn(config: Origins, address: string): void {
  if (!isOwnAddress(config, address)) throw new AppError('redirect_not_allowed');
}

/** A page of the provider: https, or one of the sandbox at our own address. Throws `provider_failed`. */
export function requireProviderPage(config: Origins, address: string): string {
  const isHttps = URL.canParse(address) && new URL(address).protocol === 'https:';
  if (!isHttps && !isOwnAddress(config, address)) throw new AppError('provider_failed');
  return address;
}

/**
 * What was paid stays, nothing more is charged. One whose paid time is over is ended at once: a charge that is
 * still tried would go through otherwise.
 */
async function stop({ provider, row }: SyncedSubscription, at: Date): Promise<void> {
  if (!paidTimeLasts(row, at)) return provider.endNow(row.providerSubscriptionId);
  if (!row.cancelAtPeriodEnd) await provider.cancelAtPeriodEnd(row.providerSubscriptionId);
}

/** Cancels an own subscription at the provider, then takes over what it says. Twice is no failure. */
export async function cancelSubscription(deps: ChangeDeps, ref: OwnRef): Promise<PaymentInit> {
  return changeOwn(deps, ref, async (synced) => {
    if (synced.row.status === 'ended') return refuse('subscription_ended');
    await stop(synced, deps.billingNow());
    await syncAfter(synced);
    return { success: true };
  });
}

/** Takes a cancellation back while the paid period lasts. Twice is no failure. */
export async function resumeSubscription(deps: ChangeDeps, ref: OwnRef): Promise<PaymentInit> {
  return changeOwn(deps, ref, async (synced) => {
    const { provider, row } = synced;
    if (row.status === 'ended') return refuse('subscription_ended');
    if (!row.cancelAtPeriodEnd) return { success: true };
    if (!canResume(row, deps.billingNow())) return refuse('cannot_resume');
    await provider.undoCancel(row.providerSubscriptionId);
    await syncAfter(synced);
    return { success: true };
  });
}

/** The provider's page where the person mends the way of paying; it changes nothing by itself. */
export async function openPortal(
  deps: ChangeDeps,
  input: OwnRef & { returnUrl: string },
): Promise<PaymentInit> {
  requireOwnReturn(deps.config, input.returnUrl);
  const row = await getOwnSubscription(deps.db, input);
  if (row.status === 'ended') return refuse('subscription_ended');
  const provider = requireProvider(deps.providers, input.provider);
  const subscription = {
    id: row.providerSubscriptionId,
    customerId: (await findCustomer(deps.db, input.provider, input.userId)) ?? null,
  };
  const url = await provider.openPortal(subscription, input.returnUrl);
  return { success: true, redirectUrl: requireProviderPage(deps.config, url) };
}
