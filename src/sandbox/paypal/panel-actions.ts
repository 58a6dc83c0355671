/** What the sandbox panel shows and does at the simulated PayPal. */
import type {
  SimulatedAction,
  SimulatedPayment,
  SimulatedProvider,
  SimulatedSubscription,
} from '../simulated-provider.ts';
import type { Deliverer } from '../webhook-delivery.ts';
import { cancel, renewNow, updatePaymentMethod } from './billing.ts';
import { chargeBack, refund } from './payments.ts';
import {
  find,
  getPlan,
  getPrice,
  getTransactions,
  refundedCents,
  type SandboxState,
  type StoredSubscription,
  type StoredTransaction,
} from './state.ts';

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
    failsNext: subscription.methodFails,
    payments: getTransactions(sandbox, subscription).reverse().map(simulatedPayment),
  };
}

function requireRefundable(
  sandbox: SandboxState,
  subscription: StoredSubscription,
  purpose: string,
): StoredTransaction {
  const found = getTransactions(sandbox, subscription).findLast(
    (transaction) =>
      !transaction.declined && !transaction.disputeId && refundedCents(transaction) < transaction.cents,
  );
  if (!found) throw new Error(`No payment is left to ${purpose}.`);
  return found;
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
    subscription.methodFails = true;
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
    refund(sandbox, transaction, transaction.cents - refundedCents(transaction));
  },
  dispute: (sandbox, subscription) =>
    chargeBack(sandbox, requireRefundable(sandbox, subscription, 'dispute')),
  cancel: (sandbox, subscription) => {
    requireStatus(subscription, ['ACTIVE', 'SUSPENDED']);
    cancel(sandbox, subscription, null);
  },
};

/** PayPal's subscriptions, and the actions on them, for the sandbox panel. */
export function simulatedPaypal(
  sandbox: SandboxState,
  save: () => Promise<void>,
  deliverer: Deliverer,
): SimulatedProvider {
  return {
    name: 'paypal',
    deliverer,
    subscriptions: () =>
      Object.values(sandbox.data.subscriptions)
        .filter(({ startedAt }) => startedAt !== null)
        .reverse()
        .map((subscription) => simulatedSubscription(sandbox, subscription)),
    act: async (subscriptionId, action) => {
      const subscription = find(sandbox.data.subscriptions, subscriptionId);
      if (!subscription?.startedAt) throw new Error('There is no such subscription.');
      actions[action](sandbox, subscription);
      await save();
    },
  };
}
