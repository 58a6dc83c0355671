import type {
  PlayedAction,
  PlayedPayment,
  PlayedProvider,
  PlayedSubscription,
} from '../simulated-provider.ts';
import type { Deliverer } from '../webhook-delivery.ts';
import { cancel, mend, renewNow } from './billing.ts';
import { dispute, refund } from './payments.ts';
import {
  find,
  planOf,
  priceOf,
  refundedCents,
  type StoredSubscription,
  type StoredTransaction,
  transactionsOf,
  type World,
} from './state.ts';

function playedPayment(transaction: StoredTransaction): PlayedPayment {
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

function playedSubscription(world: World, subscription: StoredSubscription): PlayedSubscription {
  const { cents, currency, unit, count } = priceOf(planOf(world, subscription));
  const isYearly = unit === 'YEAR' || (unit === 'MONTH' && count === 12);
  return {
    id: subscription.id,
    customer: subscription.email,
    plan: isYearly ? 'YEARLY' : 'MONTHLY',
    amount: `${(cents / 100).toFixed(2)} ${currency}`,
    status: subscription.status,
    periodEnd: subscription.nextBillingAt ? new Date(subscription.nextBillingAt) : null,
    // PayPal knows no end of the period: what is to end is suspended or cancelled at once.
    willCancel: false,
    failsNext: subscription.methodFails,
    payments: transactionsOf(world, subscription).reverse().map(playedPayment),
  };
}

function latestPaid(world: World, subscription: StoredSubscription, why: string): StoredTransaction {
  const found = transactionsOf(world, subscription).findLast(
    (transaction) =>
      !transaction.declined && !transaction.disputeId && refundedCents(transaction) < transaction.cents,
  );
  if (!found) throw new Error(`No payment is left to ${why}.`);
  return found;
}

function requireLive({ status }: StoredSubscription, allowed: string[]): void {
  if (!allowed.includes(status)) throw new Error(`It is ${status.toLowerCase()}.`);
}

const actions: Record<PlayedAction, (world: World, subscription: StoredSubscription) => void> = {
  renew: (world, subscription) => {
    requireLive(subscription, ['ACTIVE']);
    renewNow(world, subscription);
  },
  'fail-next': (_world, subscription) => {
    requireLive(subscription, ['ACTIVE', 'SUSPENDED']);
    subscription.methodFails = true;
  },
  recover: (world, subscription) => {
    requireLive(subscription, ['ACTIVE', 'SUSPENDED']);
    mend(world, subscription);
  },
  refund: (world, subscription) => {
    const transaction = latestPaid(world, subscription, 'refund');
    refund(world, transaction, transaction.cents - refundedCents(transaction));
  },
  dispute: (world, subscription) => dispute(world, latestPaid(world, subscription, 'dispute')),
  cancel: (world, subscription) => {
    requireLive(subscription, ['ACTIVE', 'SUSPENDED']);
    cancel(world, subscription, null);
  },
};

/** For the sandbox panel. */
export function playedPaypal(world: World, save: () => Promise<void>, deliverer: Deliverer): PlayedProvider {
  return {
    name: 'paypal',
    deliverer,
    subscriptions: () =>
      Object.values(world.state.subscriptions)
        .filter(({ startedAt }) => startedAt !== null)
        .reverse()
        .map((subscription) => playedSubscription(world, subscription)),
    act: async (subscriptionId, action) => {
      const subscription = find(world.state.subscriptions, subscriptionId);
      if (!subscription?.startedAt) throw new Error('There is no such subscription.');
      actions[action](world, subscription);
      await save();
    },
  };
}
