/** What cancelling, undoing and switching share: an own subscription, one change at a time, on fresh facts. */
import { errors } from '#shared/contract/errors.ts';
import type { PaymentInit } from '#shared/contract/shapes.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Config } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { requireProvider } from '../checkout/offered.ts';
import type { PaymentProvider, Providers } from '../providers/provider.ts';
import { getOwnSubscription, type SubscriptionRow } from '../subscriptions.ts';
import { type SyncDeps, syncSubscription } from '../sync/sync.ts';
import { withChangeLease } from './lease.ts';

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
export interface Fresh {
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
export async function readFresh(deps: ChangeDeps, ref: OwnRef): Promise<Fresh> {
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
  run: (fresh: Fresh) => Promise<PaymentInit>,
): Promise<PaymentInit> {
  await getOwnSubscription(deps.db, ref);
  return withChangeLease(deps, ref.userId, async () => run(await readFresh(deps, ref)));
}

/**
 * Reads what a change has done. It is done whatever becomes of this: when the provider does not answer now, a job
 * reads it later.
 */
export async function syncAfter({ sync, row }: Fresh): Promise<void> {
  try {
    await syncSubscription(sync, row.providerSubscriptionId);
  } catch {
    await sendSync({ sync, row }, 0);
  }
}

/** For what the provider will know later, e.g. after the person has agreed on its page. */
export async function sendSync(
  { sync, row }: Pick<Fresh, 'sync' | 'row'>,
  startAfterS: number,
): Promise<void> {
  const { provider, providerSubscriptionId: subscriptionId } = row;
  const key = `change:${provider}:${subscriptionId}`;
  await sync.jobs.send(sync.db, 'sync-subscription', { provider, subscriptionId }, { startAfterS, key });
}
