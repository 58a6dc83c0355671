/** What the sandbox panel needs to know about a simulated payment provider. */
import type { FastifyPluginAsync } from 'fastify';
import type { SandboxClock } from './clock.ts';
import type { Deliverer } from './webhook-delivery.ts';

/**
 * What the panel can make happen to a subscription:
 * - renew: bill the next period now
 * - fail-next: decline the next charge and its retries, until recover
 * - confirm-next: let the bank ask the customer to confirm the next charge (3-D Secure), until recover
 * - expire-card: the card is valid until the end of this month
 * - recover: the payment method works again, and open amounts are paid now
 * - refund: refund the latest payment in full
 * - dispute: dispute the latest payment
 * - cancel: cancel as the customer does at the provider's site
 */
export type SimulatedAction =
  | 'renew'
  | 'fail-next'
  | 'confirm-next'
  | 'expire-card'
  | 'recover'
  | 'refund'
  | 'dispute'
  | 'cancel';

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

/** A simulated payment provider as the sandbox panel shows and controls it. */
export interface SimulatedProvider {
  name: 'stripe' | 'paypal';
  deliverer: Deliverer;
  /** Newest first. */
  subscriptions(): SimulatedSubscription[];
  /** Throws an Error with a message for the panel if the action does not apply now. */
  act(subscriptionId: string, action: SimulatedAction): Promise<void>;
}

export interface ProviderSandboxOptions {
  /** Keys and sales are stored in this folder, in `sandbox/{provider}.json`. */
  dataDir: string;
  /** Where signed webhooks are sent. */
  webhookUrl: string;
  /** For tests; ignored if there is a clock. */
  now?: () => Date;
  /** Without it, the provider runs in real time. */
  clock?: SandboxClock;
}

export interface ProviderSandbox {
  /** Where the API is served, e.g. `http://127.0.0.1:40123`. */
  apiBase: string;
  /** The pages that the provider hosts; register under `/sandbox/{provider}`. */
  pages: FastifyPluginAsync;
  simulated: SimulatedProvider;
  /** Forgets customers and sales, but not the catalog, and sends no webhook: for tests that share a sandbox. */
  forgetSales(): void;
  stop(): Promise<void>;
}
