import type { Currency, OrderType } from '#shared/plans.ts';
import type { PaymentProviderName } from '../db/schema-billing.ts';

export interface CheckoutRequest {
  orderId: string;
  userId: string;
  customerId: string;
  orderType: OrderType;
  /** What the customer reads on the pay page and the invoice. */
  planName: string;
  amountCents: number;
  currency: Currency;
  successUrl: string;
  cancelUrl: string;
}

/** A pay page at the provider. `url` is null once it can no longer be paid. */
export interface Checkout {
  id: string;
  state: 'open' | 'complete' | 'expired';
  url: string | null;
  subscriptionId: string | null;
}

export interface ProviderPayment {
  /** Invoice or sale at the provider. */
  id: string;
  amountCents: number;
  /** Upper case. */
  currency: string;
  paidAt: Date;
  /** End of the period that this payment bought. */
  periodEnd: Date;
}

/** A subscription with its payments as the provider knows them now. */
export interface ProviderSubscription {
  id: string;
  customerId: string;
  /** The order that we sent along, if it came from one. */
  orderId: string | undefined;
  orderType: OrderType;
  /** The provider's own word. */
  status: string;
  /** False once the provider will never charge again. */
  live: boolean;
  willCancelAtPeriodEnd: boolean;
  createdAt: Date;
  payments: ProviderPayment[];
}

/** What an authentic webhook says has changed; its payload is never applied, only re-read from the provider. */
export interface WebhookHint {
  eventId: string;
  type: string;
  subscriptionId: string | undefined;
  checkoutId: string | undefined;
}

/** Failures of the provider are thrown as `provider_failed` with the cause. */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  createCustomer(input: { userId: string; email: string }): Promise<string>;
  /** The same order gives the same checkout; null when the provider does not know the customer. */
  openCheckout(request: CheckoutRequest): Promise<Checkout | null>;
  findCheckout(checkoutId: string): Promise<Checkout | null>;
  /** After this it can no longer be paid, unless it was paid before: the answer says which. */
  expireCheckout(checkoutId: string): Promise<Checkout | null>;
  findSubscription(subscriptionId: string): Promise<ProviderSubscription | null>;
  /** Throws `signature_invalid`. */
  parseWebhook(input: { rawBody: Buffer; signature: string | undefined; now: Date }): WebhookHint;
}
