/** What a simulated payment provider offers: to the server, as a provider, and to the sandbox panel, which controls it. */
import type { FastifyPluginAsync } from 'fastify';
import type { SandboxClock } from './clock.ts';
import type { WebhookSender } from './webhook-delivery.ts';

/**
 * What the panel can make happen to a subscription:
 * - renew: bill the next period now
 * - fail-next: decline the next charge and its retries, until recover
 * - confirm-next: make the bank ask the customer to confirm the next charge (3-D Secure), until recover
 * - expire-card: make the card expire at the end of this month, before the next charge
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
  /** When the charge was made, or tried if it failed. */
  paidAt: Date;
  status: 'paid' | 'failed';
}

export interface SimulatedSubscription {
  id: string;
  /** Email address, or the provider's id of the customer. */
  customer: string;
  plan: 'MONTHLY' | 'YEARLY';
  /** Of one period, e.g. `5.25 USD`. */
  amount: string;
  /** In the provider's own words, e.g. `active` or `APPROVAL_PENDING`. */
  status: string;
  /** Null if it has ended. */
  periodEnd: Date | null;
  /** It is set to end, usually with the current period. */
  willCancel: boolean;
  /** The next charge will be declined, or the bank will ask the customer to confirm it. */
  nextChargeFails: boolean;
  /** Newest first. */
  payments: SimulatedPayment[];
}

/** What the sandbox panel shows of a running `ProviderSandbox`, and what it can make happen there. */
export interface SimulatedProvider {
  name: 'stripe' | 'paypal';
  /** The panel lists, holds back and resends its webhooks. */
  webhooks: WebhookSender;
  /** Newest first. */
  subscriptions(): SimulatedSubscription[];
  /** Throws an error whose message the panel shows, if the action does not apply now. */
  perform(subscriptionId: string, action: SimulatedAction): Promise<void>;
}

export interface ProviderSandboxOptions {
  /** Keys and sales (customers, subscriptions, payments) are stored in this folder, in `sandbox/{provider}.json`. */
  dataDir: string;
  /** Writes that file at the end only: for tests. Otherwise after every call, so that a kill loses nothing. */
  savesAtStop?: boolean;
  /** Where signed webhooks are sent. */
  webhookUrl: string;
  /** The sandbox's clock, which can be moved forward. Without it, the provider runs in real time. */
  clock?: SandboxClock;
  /** Replaces real time in tests; ignored with a `clock`. */
  now?: () => Date;
}

/** A running simulated provider, as the server starts and stops it. */
export interface ProviderSandbox {
  /** Where the API is served, e.g. `http://127.0.0.1:40123`. */
  apiBase: string;
  /** The pages that the provider hosts; register under `/sandbox/{provider}`. */
  pages: FastifyPluginAsync;
  /** For the sandbox panel. */
  simulated: SimulatedProvider;
  /** Forgets customers and sales, but not products and prices; sends no webhook. For tests that share a sandbox. */
  forgetSales(): void;
  stop(): Promise<void>;
}
