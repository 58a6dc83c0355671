/** Starts the simulated PayPal, and lets the sandbox panel show and change its subscriptions. */

import { type DueWork, startDueWork } from '../clock.ts';
import type {
  ProviderSandbox,
  ProviderSandboxOptions,
  SimulatedAction,
  SimulatedPayment,
  SimulatedProvider,
  SimulatedSubscription,
} from '../simulated-provider.ts';
import { openStateFile } from '../state-file.ts';
import { createWebhookSender, type WebhookSender } from '../webhook-delivery.ts';
import { serveApi } from './api.ts';
import { cancelSubscription, nextDue, renewNow, runDue, updatePaymentMethod } from './billing.ts';
import { paypalPages } from './pages.ts';
import { openDispute, refundSale } from './payments.ts';
import { signatureHeaders } from './signature.ts';
import {
  completeState,
  findById,
  forgetSales,
  getPlan,
  getPrice,
  getTransactions,
  type PaypalData,
  refundedCents,
  type SandboxState,
  type StoredSubscription,
  type StoredTransaction,
} from './state.ts';

export interface PaypalSandbox extends ProviderSandbox {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** PEM of the root above the certificate that signs webhooks; trusted only while PayPal is simulated. */
  webhookRootCertificate: string;
}

/** Simulates the part of PayPal that the app uses: API, consent pages and signed webhooks. */
export async function startPaypalSandbox(options: ProviderSandboxOptions): Promise<PaypalSandbox> {
  const now = options.clock?.now ?? options.now ?? (() => new Date());
  const complete = (stored: Partial<PaypalData>) => completeState(stored, now());
  const savesAtClose = options.savesAtStop;
  const file = await openStateFile(options.dataDir, 'paypal', complete, { savesAtClose });
  const { state, save } = file;
  const sandbox: SandboxState = { data: state, now, apiBase: '', send: (event) => webhooks.send(event) };
  const api = await serveApi(sandbox, save);
  sandbox.apiBase = api.apiBase;
  const webhooks = createWebhookSender({
    url: options.webhookUrl,
    sign: (payload) => signatureHeaders({ ...state, apiBase: api.apiBase }, payload, now()),
    undelivered: state.undeliveredWebhooks,
    save,
    now,
  });
  const work: DueWork = {
    nextDue: () => nextDue(sandbox),
    runDue: async (at) => {
      runDue(sandbox, at);
      await save();
    },
  };
  const stopDueWork = startDueWork(work, options.clock, now);
  return {
    clientId: state.clientId,
    clientSecret: state.clientSecret,
    webhookId: state.webhookId,
    apiBase: api.apiBase,
    webhookRootCertificate: state.certificates.root,
    pages: paypalPages(sandbox, save),
    simulated: simulatedPaypal(sandbox, save, webhooks),
    forgetSales: () => forgetSales(state),
    stop: async () => {
      stopDueWork();
      webhooks.stop();
      await api.close();
      await file.close();
    },
  };
}

// ---- What the sandbox panel shows and does at the simulated PayPal

function simulatedPayment(transaction: StoredTransaction): SimulatedPayment {
  return {
    id: transaction.id,
    amountCents: transaction.cents,
    currency: transaction.currency,
    refundedCents: refundedCents(transaction),
    disputed: transaction.disputeId !== null,
    paidAt: new Date(transaction.at),
    status: transaction.declined ? 'failed' : 'paid',
  };
}

function simulatedSubscription(
  sandbox: SandboxState,
  subscription: StoredSubscription,
): SimulatedSubscription {
  const { cents, currency, unit, count } = getPrice(getPlan(sandbox, subscription));
  const isYearly = unit === 'YEAR' || (unit === 'MONTH' && count === 12);
  return {
    id: subscription.id,
    customer: subscription.email,
    plan: isYearly ? 'YEARLY' : 'MONTHLY',
    amount: `${(cents / 100).toFixed(2)} ${currency}`,
    status: subscription.status,
    periodEnd: subscription.nextBillingAt ? new Date(subscription.nextBillingAt) : null,
    // PayPal cannot cancel at the end of a period: it suspends or cancels immediately.
    willCancel: false,
    nextChargeFails: subscription.paymentMethodFails,
    payments: getTransactions(sandbox, subscription).reverse().map(simulatedPayment),
  };
}

/** The latest payment that has money left. `purpose`: what for, for the error. */
function requireRefundable(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  purpose: string,
): StoredTransaction {
  const latest = getTransactions(sandbox, subscription).findLast(
    (transaction) =>
      !transaction.declined && !transaction.disputeId && refundedCents(transaction) < transaction.cents,
  );
  if (!latest) throw new Error(`No payment is left to ${purpose}.`);
  return latest;
}

function requireStatus({ status }: StoredSubscription, allowed: string[]): void {
  if (!allowed.includes(status)) throw new Error(`It is ${status.toLowerCase()}.`);
}

const actions: Record<SimulatedAction, (sandbox: SandboxState, subscription: StoredSubscription) => void> = {
  renew: (sandbox, subscription) => {
    requireStatus(subscription, ['ACTIVE']);
    renewNow(sandbox, subscription);
  },
  'fail-next': (_sandbox, subscription) => {
    requireStatus(subscription, ['ACTIVE', 'SUSPENDED']);
    subscription.paymentMethodFails = true;
  },
  'confirm-next': () => {
    throw new Error('PayPal never asks the payer to confirm a later charge.');
  },
  'expire-card': () => {
    throw new Error('PayPal does not say which card is used or when it expires.');
  },
  recover: (sandbox, subscription) => {
    requireStatus(subscription, ['ACTIVE', 'SUSPENDED']);
    updatePaymentMethod(sandbox, subscription);
  },
  refund: (sandbox, subscription) => {
    const transaction = requireRefundable(sandbox, subscription, 'refund');
    refundSale(sandbox, transaction, transaction.cents - refundedCents(transaction));
  },
  dispute: (sandbox, subscription) =>
    openDispute(sandbox, requireRefundable(sandbox, subscription, 'dispute')),
  cancel: (sandbox, subscription) => {
    requireStatus(subscription, ['ACTIVE', 'SUSPENDED']);
    cancelSubscription(sandbox, subscription, null);
  },
};

/** PayPal's subscriptions, and the actions on them, for the sandbox panel. */
export function simulatedPaypal(
  sandbox: SandboxState,
  save: () => Promise<void>,
  webhooks: WebhookSender,
): SimulatedProvider {
  return {
    name: 'paypal',
    webhooks,
    subscriptions: () =>
      Object.values(sandbox.data.subscriptions)
        .filter(({ startedAt }) => startedAt !== null)
        .reverse()
        .map((subscription) => simulatedSubscription(sandbox, subscription)),
    perform: async (subscriptionId, action) => {
      const subscription = findById(sandbox.data.subscriptions, subscriptionId);
      if (!subscription?.startedAt) throw new Error('There is no such subscription.');
      actions[action](sandbox, subscription);
      await save();
    },
  };
}
