/** What the mails about money say; billing-messages.ts writes them. */
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import { formatCents, type PlanId } from '#shared/plans.ts';

export interface Sum {
  cents: number;
  /** ISO 4217, upper case. */
  currency: string;
}

export interface Charge extends Sum {
  at: Date;
}

export interface Seller {
  name: string;
  address: string;
  email: string;
}

export interface Common {
  productName: string;
  plan: PlanId;
  /** Undefined where none is set, which production does not allow. */
  seller: Seller | undefined;
  /** Where the person sees and changes what the mail is about, after signing in. */
  link: string;
}

/** What identifies a payment, on its receipt and on the mail about its refund. */
export interface Paid {
  sum: Sum;
  paidAt: Date;
  /** The provider's number of the payment. */
  reference: string;
  /** Ours of the order; null for a subscription that came from none. */
  orderNumber: string | null;
  method: PaymentProviderName;
}

export interface Receipt extends Common, Paid {
  kind: 'receipt';
  /** Null where the provider did not say it. */
  periodStart: Date;
  periodEnd: Date;
  /** Worth of unused time that was taken off the price; 0 for a period at its full price. */
  creditCents: number;
  /** Null when nothing more will be charged. */
  next: Charge | null;
}

export interface Refunded extends Common, Paid {
  kind: 'refunded';
  /** All that was given back of this payment so far. */
  refunded: Sum;
  /** Null when nothing more will be charged. */
  next: Charge | null;
}

export interface PaymentFailed extends Common {
  kind: 'payment-failed';
  /** The provider's next try; null when it does not try again by itself. */
  next: Charge | null;
  paidThrough: Date | null;
  providerName: string;
}

export interface AccessEnded extends Common {
  kind: 'access-ended';
  why: 'charges-failed' | 'suspended';
  /** Null when access is over already. */
  accessUntil: Date | null;
  paidThrough: Date | null;
  /** The provider still keeps the subscription, and takes it up again once the charge goes through. */
  canFix: boolean;
  providerName: string;
}

export interface Cancelled extends Common {
  kind: 'cancelled';
  /** Null when access is over already. */
  accessUntil: Date | null;
  canResume: boolean;
}

export interface Resumed extends Common {
  kind: 'resumed';
  /** The plan that starts with the next charge; null for the present one. */
  to: PlanId | null;
  next: Charge | null;
}

export interface Switched extends Common {
  kind: 'switched';
  next: Charge | null;
}

export interface SwitchPlanned extends Common {
  kind: 'switch-planned';
  /** `plan` is the present plan. */
  to: PlanId;
  at: Date;
  /** Null where the provider has not said what is charged then. */
  next: Charge | null;
}

export interface SwitchUndone extends Common {
  kind: 'switch-undone';
  next: Charge | null;
}

export interface Renewal extends Common {
  kind: 'renewal';
  /** `plan` is the plan that is charged then. */
  next: Charge;
}

export interface RefundedDuplicate extends Common, Paid {
  kind: 'refunded-duplicate';
}

export type BillingNotice =
  | Receipt
  | Refunded
  | PaymentFailed
  | AccessEnded
  | Cancelled
  | Resumed
  | Switched
  | SwitchPlanned
  | SwitchUndone
  | Renewal
  | RefundedDuplicate;

/** With the currency's code, because `$` alone may be several. */
export const formatSum = ({ cents, currency }: Sum) => `${formatCents(cents, currency)} ${currency}`;
