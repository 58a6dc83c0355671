/** What each mail about billing says, as data; billing-messages.ts writes the mails. */

import type { TaxKind } from '#shared/countries.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import { formatCents, type PlanId } from '#shared/plans.ts';

export interface Amount {
  cents: number;
  /** ISO 4217, upper case. */
  currency: string;
}

/** A charge in the future. */
export interface Charge extends Amount {
  at: Date;
}

export interface Seller {
  name: string;
  address: string;
  email: string;
}

export interface CommonFields {
  productName: string;
  plan: PlanId;
  /** Undefined if not configured, which production does not allow. */
  seller: Seller | undefined;
  /** The page about the mail's subject; requires signing in. */
  link: string;
}

/** Identifies a payment on its receipt and in the mail about its refund. */
export interface Paid {
  amount: Amount;
  paidAt: Date;
  /** The provider's number for the payment. */
  reference: string;
  /** Our order number; null for a subscription without an order. */
  orderNumber: string | null;
  method: PaymentProviderName;
}

/** The tax that an amount includes. */
export interface IncludedTax {
  kind: TaxKind;
  cents: number;
  /** In percent, as a decimal; null if the provider does not name it. */
  rate: string | null;
  /** ISO 3166-1; null if it is not known. */
  country: string | null;
}

export interface Receipt extends CommonFields, Paid {
  kind: 'receipt';
  /** Null if none was issued. */
  receiptNumber: string | null;
  /** Null if none is included. */
  tax: IncludedTax | null;
  periodStart: Date;
  periodEnd: Date;
  /** Credit for unused time, subtracted from the price; 0 at full price. */
  creditCents: number;
  /** Null when nothing more will be charged. */
  next: Charge | null;
}

export interface Refunded extends CommonFields, Paid {
  kind: 'refunded';
  receiptNumber: string | null;
  /** Total refunds of this payment so far. */
  refunded: Amount;
  /** Null when nothing more will be charged. */
  next: Charge | null;
}

/** The link opens the provider's page; `manageLink` the subscription, after a sign-in. */
interface FixFields extends CommonFields {
  manageLink: string | null;
  providerName: string;
}

/** A mail about a renewal that was not paid. */
interface Dunning extends FixFields {
  /** 1 to 3; the third is the last before the subscription ends. */
  mail: number;
  owed: Amount | null;
  /** The provider's next attempt; null if there is none. */
  next: Charge | null;
  /** Null when access is over already. */
  accessUntil: Date | null;
  paidThrough: Date | null;
}

export interface PaymentFailed extends Dunning {
  kind: 'payment-failed';
}

/** The bank asks the customer to confirm the payment, e.g. with 3-D Secure. */
export interface ConfirmPayment extends Dunning {
  kind: 'confirm-payment';
}

export interface CardExpiring extends FixFields {
  kind: 'card-expiring';
  /** The last day on which the card works. */
  lastDay: Date;
  hasExpired: boolean;
  next: Charge;
}

export interface AccessEnded extends FixFields {
  kind: 'access-ended';
  why: 'charges-failed' | 'suspended';
  /** Null when access is over already. */
  accessUntil: Date | null;
  paidThrough: Date | null;
  /** The subscription still exists and resumes once a charge succeeds. */
  canFix: boolean;
}

export interface Cancelled extends CommonFields {
  kind: 'cancelled';
  /** Null when access is over already. */
  accessUntil: Date | null;
  canResume: boolean;
}

export interface Resumed extends CommonFields {
  kind: 'resumed';
  /** The plan from the next charge on; null if it does not change. */
  to: PlanId | null;
  next: Charge | null;
}

export interface Switched extends CommonFields {
  kind: 'switched';
  next: Charge | null;
}

export interface SwitchPlanned extends CommonFields {
  kind: 'switch-planned';
  /** The new plan; `plan` is the current one. */
  to: PlanId;
  at: Date;
  /** Null if the provider has not reported the next charge. */
  next: Charge | null;
}

export interface SwitchUndone extends CommonFields {
  kind: 'switch-undone';
  next: Charge | null;
}

export interface Renewal extends CommonFields {
  kind: 'renewal';
  /** The subscription page with the question whether to cancel. */
  cancelLink: string;
  /** The charge that the mail announces; it is for `plan`. */
  next: Charge;
}

export interface FreeTimeStarted extends CommonFields {
  kind: 'free-time-started';
  /** The first charge. */
  next: Charge;
}

export interface PriceChange extends CommonFields {
  kind: 'price-change';
  /** As in `Renewal`. */
  cancelLink: string;
  from: Amount;
  /** The first charge of the new price. */
  next: Charge;
}

export interface Paused extends CommonFields {
  kind: 'paused' | 'pause-ending';
  cancelLink: string;
  /** Null when the paid period is over. */
  accessUntil: Date | null;
  /** The first charge after the pause. */
  next: Charge;
}

export interface PauseEnded extends CommonFields {
  kind: 'pause-ended';
  /** Whether the user has access now, or only from the next charge on. */
  isOpen: boolean;
  next: Charge | null;
}

export interface RefundedDuplicate extends CommonFields, Paid {
  kind: 'refunded-duplicate';
}

export type BillingNotice =
  | Receipt
  | Refunded
  | PaymentFailed
  | ConfirmPayment
  | CardExpiring
  | AccessEnded
  | Cancelled
  | Resumed
  | Switched
  | SwitchPlanned
  | SwitchUndone
  | Renewal
  | FreeTimeStarted
  | PriceChange
  | Paused
  | PauseEnded
  | RefundedDuplicate;

/** E.g. `$8.99 USD`: with the currency code, because `$` is ambiguous. */
export const formatAmount = ({ cents, currency }: Amount) => `${formatCents(cents, currency)} ${currency}`;
