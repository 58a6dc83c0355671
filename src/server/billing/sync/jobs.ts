import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { JobHandlers } from '../../jobs/jobs.ts';
import { followCheckout } from '../checkout/checkout-sync.ts';
import { handleDispute } from './disputes.ts';
import { sendBillingMail } from './mails.ts';
import { reconcile } from './reconcile.ts';
import { type SettleDeps, syncAndSettle } from './refund-duplicates.ts';
import { handleEvent } from './webhooks.ts';

/** Throws if the provider's keys were removed: then the job is retried until they are back. */
function settleDeps(deps: Deps, name: PaymentProviderName): SettleDeps {
  const { db, billingNow, jobs, providers, config, log, metrics } = deps;
  const provider = providers[name];
  if (!provider) throw new AppError('provider_failed');
  return { db, now: billingNow, jobs, providers, provider, config, log, metrics };
}

/** The handlers of all jobs about billing. A handler may run twice for one job, and is retried after a failure. */
export function createBillingJobs(deps: Deps): Omit<JobHandlers, 'remind'> {
  return {
    webhook: async (data) => handleEvent(settleDeps(deps, data.provider), data),
    'sync-subscription': async (data) => syncAndSettle(settleDeps(deps, data.provider), data.subscriptionId),
    'sync-checkout': async (data) => followCheckout(settleDeps(deps, data.provider), data),
    'billing-mail': (job) => sendBillingMail(deps, job),
    dispute: (data) => handleDispute(deps, data),
    reconcile: () => reconcile(deps),
  };
}
