import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { OutgoingEvent } from '../webhook-delivery.ts';
import { type CertificateChain, createChain } from './certificate.ts';
import type { planCreate, productCreate } from './requests.ts';
import { newId } from './wire.ts';

export type StoredProduct = z.output<typeof productCreate> & { id: string; createdAt: string };

export type StoredPlan = z.output<typeof planCreate> & { id: string; createdAt: string };

export type SubscriptionStatus = 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';

/** A page on which the payer agrees to something. */
export interface Approval {
  token: string;
  /** Links are good for three hours. */
  until: string;
  returnUrl: string;
  cancelUrl: string;
}

export interface StoredRefund {
  id: string;
  cents: number;
  at: string;
}

export interface StoredTransaction {
  id: string;
  subscriptionId: string;
  cents: number;
  currency: string;
  at: string;
  declined: boolean;
  refunds: StoredRefund[];
  disputeId: string | null;
}

export interface StoredDispute {
  id: string;
  transactionId: string;
  at: string;
}

export interface StoredSubscription {
  id: string;
  planId: string;
  customId: string | null;
  brandName: string | null;
  email: string;
  payerId: string;
  status: SubscriptionStatus;
  statusNote: string | null;
  statusAt: string;
  createdAt: string;
  updatedAt: string;
  startedAt: string | null;
  approval: Approval;
  /** The last change of plan that was asked for, with or without the payer's consent. */
  revision: (Approval & { planId: string; agreed: boolean }) | null;
  cyclesCompleted: number;
  /** Kept while suspended, though PayPal does not tell it then. */
  nextBillingAt: string | null;
  /** Day of the month on which it is billed; a shorter month is billed on its last day. */
  billingDay: number;
  outstandingCents: number;
  failedCount: number;
  lastFailed: { cents: number; at: string; retryAt: string | null } | null;
  /** The method of payment is broken: charges are declined until it is mended. */
  methodFails: boolean;
  /** Suspended by PayPal after too many failures, not by the merchant. */
  suspendedByFailures: boolean;
  /** Oldest first. */
  transactionIds: string[];
}

/** The first answer to a `PayPal-Request-Id`. */
export interface Replay {
  request: string;
  status: number;
  body: string;
  at: number;
}

export interface PaypalState {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  certificateId: string;
  certificates: CertificateChain;
  /** Access tokens and when they expire, in milliseconds. */
  tokens: Record<string, number>;
  products: Record<string, StoredProduct>;
  plans: Record<string, StoredPlan>;
  subscriptions: Record<string, StoredSubscription>;
  transactions: Record<string, StoredTransaction>;
  disputes: Record<string, StoredDispute>;
  replays: Record<string, Replay>;
  undelivered: OutgoingEvent[];
}

/** Keys and certificates are made at the first start of a data folder. */
export function completeState(stored: Partial<PaypalState>, now: Date): PaypalState {
  return {
    clientId: stored.clientId ?? `A${randomBytes(40).toString('base64url')}`,
    clientSecret: stored.clientSecret ?? `E${randomBytes(40).toString('base64url')}`,
    webhookId: stored.webhookId ?? newId.webhook(),
    certificateId: stored.certificateId ?? newId.certificate(),
    certificates: stored.certificates ?? createChain(now),
    tokens: stored.tokens ?? {},
    products: stored.products ?? {},
    plans: stored.plans ?? {},
    subscriptions: stored.subscriptions ?? {},
    transactions: stored.transactions ?? {},
    disputes: stored.disputes ?? {},
    replays: stored.replays ?? {},
    undelivered: stored.undelivered ?? [],
  };
}
