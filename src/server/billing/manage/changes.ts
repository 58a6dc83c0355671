/** What a user can do with a subscription: cancel, resume, pause and pay. switch.ts adds switching plans. */
import { eq } from 'drizzle-orm';
import type { PaymentInit } from '#shared/contract/shapes.ts';
import { pageUrl } from '#shared/pages.ts';
import { type PaymentProviderName, providerDescriptors } from '#shared/payment-providers.ts';
import type { Config } from '../../config/config.ts';
import { isOwnAddress } from '../../config/origins.ts';
import type { Db } from '../../db/database.ts';
import { subscriptions } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { findCustomer } from '../checkout/checkout.ts';
import { withChangeLease } from '../locks.ts';
import { type PaymentProvider, type Providers, requireProvider } from '../providers/provider.ts';
import { refuse } from '../refusals.ts';
import {
  canResume,
  findPauseEnd,
  getOwnSubscription,
  isFailing,
  paidTimeLasts,
  type SubscriptionRow,
} from '../subscriptions.ts';
import { readPaymentFixToken } from '../sync/dunning.ts';
import { type SyncDeps, syncSubscription } from '../sync/sync-subscription.ts';

export interface ChangeDeps {
  db: Db;
  /** Real time. */
  now: () => Date;
  /** The billing clock: real time, or the time to which the sandbox's clock was moved. */
  billingNow: () => Date;
  config: Pick<
    Config,
    'publicUrl' | 'publicUrlIsSet' | 'productName' | 'prices' | 'seller' | 'receipts' | 'dunningGraceDays'
  >;
  providers: Providers;
  jobs: Pick<Jobs, 'send'>;
  log: SyncDeps['log'];
  metrics: SyncDeps['metrics'];
}

export interface OwnSubscriptionRef {
  userId: string;
  provider: PaymentProviderName;
  providerSubscriptionId: string;
}

/** The user's own subscription, just read from the provider. */
export interface SyncedSubscription {
  provider: PaymentProvider;
  row: SubscriptionRow;
  sync: SyncDeps;
}

/**
 * Syncs the user's own subscription, since our copy may be out of date, and returns it. Throws `not_found` before any
 * request to the provider.
 */
export async function syncOwnSubscription(
  deps: ChangeDeps,
  ref: OwnSubscriptionRef,
): Promise<SyncedSubscription> {
  const { db, billingNow: now, jobs, config, log, metrics } = deps;
  await getOwnSubscription(db, ref);
  const provider = requireProvider(deps.providers, ref.provider);
  const sync = { db, now, provider, jobs, config, log, metrics };
  await syncSubscription(sync, ref.providerSubscriptionId);
  return { provider, sync, row: await getOwnSubscription(db, ref) };
}

/**
 * Runs a change of the user's own subscription, just read from the provider. One user's changes run one after another.
 */
export async function changeOwnSubscription(
  deps: ChangeDeps,
  ref: OwnSubscriptionRef,
  run: (synced: SyncedSubscription) => Promise<PaymentInit>,
): Promise<PaymentInit> {
  await getOwnSubscription(deps.db, ref);
  return withChangeLease(deps, ref.userId, async () => run(await syncOwnSubscription(deps, ref)));
}

/**
 * Reads the result of a change from the provider. The change itself has succeeded: if this fails, a job reads it later.
 */
export async function syncAfterChange({ sync, row }: SyncedSubscription): Promise<void> {
  try {
    await syncSubscription(sync, row.providerSubscriptionId);
  } catch {
    await scheduleSync({ sync, row }, 0);
  }
}

/** Schedules a sync for a change that completes later, e.g. after approval on the provider's page. */
export async function scheduleSync(
  { sync, row }: Pick<SyncedSubscription, 'sync' | 'row'>,
  startAfterS: number,
): Promise<void> {
  const { provider, providerSubscriptionId: subscriptionId } = row;
  const key = `change:${provider}:${subscriptionId}`;
  await sync.jobs.send(sync.db, 'sync-subscription', { provider, subscriptionId }, { startAfterS, key });
}

type Origins = Pick<Config, 'publicUrl' | 'publicUrlIsSet'>;

/** The provider's page may lead back only to this site. Throws `redirect_not_allowed`. */
export function requireOwnReturnUrl(config: Origins, address: string): void {
  if (!isOwnAddress(config, address)) throw new AppError('redirect_not_allowed');
}

/** A provider's page must use https, or be a page of the sandbox at our own address. Throws `provider_failed`. */
export function requireProviderPage(config: Origins, address: string): string {
  const isHttps = URL.canParse(address) && new URL(address).protocol === 'https:';
  if (!isHttps && !isOwnAddress(config, address)) throw new AppError('provider_failed');
  return address;
}

/**
 * Stops further charges and keeps the paid period. If that is over, ends the subscription immediately: otherwise a
 * charge that is being retried could succeed.
 */
async function cancelAtProvider({ provider, row }: SyncedSubscription, at: Date): Promise<void> {
  if (!paidTimeLasts(row, at)) return provider.endNow(row.providerSubscriptionId);
  if (!row.cancelAtPeriodEnd) await provider.cancelAtPeriodEnd(row.providerSubscriptionId);
}

/** Cancels the user's own subscription at the provider, then syncs it. Repeating it is harmless. */
export async function cancelSubscription(deps: ChangeDeps, ref: OwnSubscriptionRef): Promise<PaymentInit> {
  return changeOwnSubscription(deps, ref, async (synced) => {
    if (synced.row.status === 'ended') return refuse('subscription_ended');
    await cancelAtProvider(synced, deps.billingNow());
    await syncAfterChange(synced);
    return { success: true };
  });
}

/** Undoes a cancellation while the paid period lasts. Repeating it is harmless. */
export async function resumeSubscription(deps: ChangeDeps, ref: OwnSubscriptionRef): Promise<PaymentInit> {
  return changeOwnSubscription(deps, ref, async (synced) => {
    const { provider, row } = synced;
    if (row.status === 'ended') return refuse('subscription_ended');
    if (!row.cancelAtPeriodEnd) return { success: true };
    if (!canResume(row, deps.billingNow())) return refuse('cannot_resume');
    await provider.undoCancel(row.providerSubscriptionId);
    await syncAfterChange(synced);
    return { success: true };
  });
}

/** Charges nothing for some months after the paid period. Repeating it is harmless. */
export async function pauseSubscription(
  deps: ChangeDeps,
  { months, ...ref }: OwnSubscriptionRef & { months: number },
): Promise<PaymentInit> {
  return changeOwnSubscription(deps, ref, async (synced) => {
    const { provider, row } = synced;
    if (row.pausedUntil) return { success: true };
    if (row.status === 'ended') return refuse('subscription_ended');
    if (row.cancelAtPeriodEnd) return refuse('cancel_waiting');
    if (isFailing(row)) return refuse('payment_failing');
    const until = findPauseEnd(row, months, deps.billingNow());
    if (!until) return refuse('cannot_pause');
    await provider.pause(row.providerSubscriptionId, until);
    await syncAfterChange(synced);
    return { success: true };
  });
}

/** What ending the pause now would charge, in cents: nothing while the paid period lasts. */
export function findPauseDue(row: SubscriptionRow, at: Date): number {
  const { chargesWhenPauseEnds } = providerDescriptors[row.provider];
  return chargesWhenPauseEnds && row.pausedUntil && !paidTimeLasts(row, at) ? (row.nextChargeCents ?? 0) : 0;
}

/** Ends a pause early. Throws `quote_changed` if that charges another amount than the user was shown. */
export async function endPause(
  deps: ChangeDeps,
  { dueTodayCents, ...ref }: OwnSubscriptionRef & { dueTodayCents: number | null },
): Promise<PaymentInit> {
  return changeOwnSubscription(deps, ref, async (synced) => {
    const { provider, row } = synced;
    if (row.status === 'ended') return refuse('subscription_ended');
    if (row.status !== 'paused' || row.cancelAtPeriodEnd) return { success: true };
    const due = findPauseDue(row, deps.billingNow());
    if (due !== dueTodayCents) throw new AppError('quote_changed');
    const outcome = await provider.endPause(row.providerSubscriptionId, { chargeNow: due > 0 });
    await syncAfterChange(synced);
    return outcome === 'declined' ? refuse('payment_declined') : { success: true };
  });
}

/** Returns the address of the provider's page for updating the payment method, or for confirming a payment. */
export async function openPortal(
  deps: ChangeDeps,
  input: OwnSubscriptionRef & { returnUrl: string },
): Promise<PaymentInit> {
  requireOwnReturnUrl(deps.config, input.returnUrl);
  const row = await getOwnSubscription(deps.db, input);
  if (row.status === 'ended') return refuse('subscription_ended');
  const provider = requireProvider(deps.providers, input.provider);
  const subscription = {
    id: row.providerSubscriptionId,
    customerId: (await findCustomer(deps.db, input.provider, input.userId)) ?? null,
  };
  // A payment that waits for a confirmation needs that page, not the one for the payment method.
  const open = row.status === 'requires_action' ? provider.openPaymentFix : provider.openPortal;
  const url = await open(subscription, input.returnUrl);
  return { success: true, redirectUrl: requireProviderPage(deps.config, url) };
}

type PaymentFixDeps = Pick<ChangeDeps, 'db' | 'billingNow' | 'config' | 'providers'> &
  Parameters<typeof readPaymentFixToken>[0];

/**
 * Returns the address of the provider's page for a failing payment, for the link in a mail. Throws `not_found` for a
 * token that is invalid, expired or for a subscription that has ended.
 */
export async function openByPaymentFixToken(deps: PaymentFixDeps, token: string): Promise<PaymentInit> {
  const id = readPaymentFixToken(deps, token, deps.billingNow());
  const [row] = id ? await deps.db.select().from(subscriptions).where(eq(subscriptions.id, id)) : [];
  if (!row || row.status === 'ended' || row.status === 'pending') throw new AppError('not_found');
  const provider = requireProvider(deps.providers, row.provider);
  const customerId = (await findCustomer(deps.db, row.provider, row.userId)) ?? null;
  const returnUrl = deps.config.publicUrl + pageUrl('fixPayment', { done: '1' });
  const url = await provider.openPaymentFix({ id: row.providerSubscriptionId, customerId }, returnUrl);
  return { success: true, redirectUrl: requireProviderPage(deps.config, url) };
}
