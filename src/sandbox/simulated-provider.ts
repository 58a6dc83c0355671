import type { Deliverer } from './webhook-delivery.ts';

/**
 * renew: bills the next period now. fail-next: the next charge and its retries are declined until recover.
 * recover: the method works again and what is owed is paid now. refund: the latest payment in full.
 * dispute: the latest payment. cancel: as the customer does at the provider's own site.
 */
export type SimulatedAction = 'renew' | 'fail-next' | 'recover' | 'refund' | 'dispute' | 'cancel';

export interface SimulatedPayment {
  id: string;
  amountCents: number;
  currency: string;
  refundedCents: number;
  disputed: boolean;
  paidAt: Date;
  status: 'paid' | 'failed';
}

export interface SimulatedSubscription {
  id: string;
  customer: string;
  plan: 'MONTHLY' | 'YEARLY';
  /** E.g. `5.25 USD`. */
  amount: string;
  status: string;
  periodEnd: Date | null;
  willCancel: boolean;
  failsNext: boolean;
  /** Newest first. */
  payments: SimulatedPayment[];
}

/** What the sandbox panel shows and does at a played payment provider. */
export interface SimulatedProvider {
  name: 'stripe' | 'paypal';
  deliverer: Deliverer;
  /** Newest first. */
  subscriptions(): SimulatedSubscription[];
  /** Throws an Error with a message for the panel when it does not apply now. */
  act(subscriptionId: string, action: SimulatedAction): Promise<void>;
}
