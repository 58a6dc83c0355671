/** What the job queues do with a job, by the queue's name. */
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import { checkPendingCheckout } from './billing/checkout/orders.ts';
import { handleDispute } from './billing/sync/disputes.ts';
import { sendBillingMail } from './billing/sync/mails.ts';
import { reconcile } from './billing/sync/reconcile.ts';
import { type SyncOrEndDeps, syncOrEndSubscription } from './billing/sync/sync-or-end.ts';
import { handleWebhookEvent } from './billing/sync/webhooks.ts';
import { sendDueReminders } from './chat/check-ins/reminders.ts';
import type { Deps } from './deps.ts';
import { AppError } from './http/app-error.ts';
import type { JobHandlers } from './jobs/jobs.ts';

/**
 * What a job needs to copy a subscription from its provider. Throws `provider_failed` if the provider's keys were
 * removed: then the job is retried until they are back.
 */
function requireSyncDeps(deps: Deps, name: PaymentProviderName): SyncOrEndDeps {
  const { db, billingNow, jobs, providers, config, log, metrics } = deps;
  const provider = providers[name];
  if (!provider) throw new AppError('provider_failed');
  return { db, now: billingNow, jobs, providers, provider, config, log, metrics };
}

/** The handlers of all jobs about billing. A handler may run twice for one job, and is retried after a failure. */
function createBillingJobs(deps: Deps): Omit<JobHandlers, 'remind'> {
  return {
    webhook: async (data) => handleWebhookEvent(requireSyncDeps(deps, data.provider), data),
    'sync-subscription': async (data) =>
      syncOrEndSubscription(requireSyncDeps(deps, data.provider), data.subscriptionId),
    'sync-checkout': async (data) => checkPendingCheckout(requireSyncDeps(deps, data.provider), data),
    'billing-mail': (job) => sendBillingMail(deps, job),
    dispute: (data) => handleDispute(deps, data),
    reconcile: () => reconcile(deps),
  };
}

export function createJobHandlers(deps: Deps): JobHandlers {
  return { ...createBillingJobs(deps), remind: () => sendDueReminders(deps) };
}
