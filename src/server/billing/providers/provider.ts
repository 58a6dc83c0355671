import type { Locale } from '#shared/locales.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Currency, PlanId } from '#shared/plans.ts';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../http/app-error.ts';

/** A plan as it is stored at the provider: made once, found in table provider_plans afterwards. */
export interface ProviderPlan {
  productId: string;
  /** Stripe: the price; PayPal: the plan. */
  providerPlanId: string;
}

export interface PlanToSell {
  plan: PlanId;
  currency: Currency;
  amountCents: number;
  /** For the operator's lists at the provider, e.g. `Clearing Monthly`. */
  name: string;
  /** What the customer reads on the pay page and the invoice; all plans share it. */
  productName: string;
  /** The product that the provider's other plans belong to, if there is one: plans can be switched within it. */
  productId: string | undefined;
}

export interface CheckoutRequest {
  orderId: string;
  userId: string;
  /** Null for a provider that keeps no customers of ours. */
  customerId: string | null;
  email: string;
  providerPlanId: string;
  locale: Locale;
  productName: string;
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
  /** Invoice or transaction at the provider. */
  id: string;
  plan: PlanId;
  amountCents: number;
  /** Upper case. */
  currency: string;
  paidAt: Date;
  /** Begin and end of the period that this payment bought. */
  periodStart: Date;
  periodEnd: Date;
  /** Worth of unused time of another plan that was taken off the price. */
  creditCents: number;
  /** All refunds so far, at most `amountCents`. */
  refundedCents: number;
  disputed: boolean;
  /** The provider's own receipt, if it has one for customers. */
  receiptUrl: string | null;
}

/** The state that our rules use, independent of the provider's own word. */
export type SubscriptionStatus =
  /** Not paid for yet. */
  | 'pending'
  | 'active'
  /** A charge failed and is tried again. */
  | 'past_due'
  /** Nothing is charged now, but it could be taken up again. */
  | 'paused'
  | 'ended';

/** A plan that the customer agreed to, at the price of then, and the time of the first charge that it is for. */
export interface AgreedPlan {
  plan: PlanId;
  amountCents: number;
  /** Upper case. */
  currency: string;
  since: Date;
}

export interface NextCharge {
  at: Date;
  amountCents: number;
  currency: string;
}

/** A subscription with its payments as the provider knows them now. */
export interface ProviderSubscription {
  id: string;
  /** Null for a provider that keeps no customers of ours; then the order leads to the person. */
  customerId: string | null;
  /** The order that we sent along, if it came from one. */
  orderId: string | undefined;
  /** The plan of the running period. */
  plan: PlanId;
  /** The plan from the next period on, when a switch waits. */
  pendingPlan: PlanId | null;
  /** The provider's own word for the status. */
  providerStatus: string;
  status: SubscriptionStatus;
  willCancelAtPeriodEnd: boolean;
  /** Null when nothing will be charged any more. */
  nextCharge: NextCharge | null;
  /** Why nothing more is charged though nobody cancelled: every try failed, or the provider was made to stop. */
  stopped: 'charges-failed' | 'suspended' | null;
  createdAt: Date;
  payments: ProviderPayment[];
  /** Ids of payments whose sum no agreed plan explains; they count for the plan that was in force. */
  oddPayments: string[];
  /** What was agreed so far, oldest first; empty for a provider whose payments themselves say what they are for. */
  agreed: AgreedPlan[];
}

/** What an authentic webhook says has changed; its payload is never applied, only re-read from the provider. */
export interface WebhookHint {
  eventId: string;
  type: string;
  /** Null for an event that says nothing about our subscriptions. */
  subject: WebhookSubject | null;
}

export interface WebhookSubject {
  kind: 'subscription' | 'checkout' | 'customer' | 'payment';
  /** The provider's. */
  id: string;
}

export interface SwitchQuote {
  /** `now`: charged and changed at once; `period-end`: nothing today. */
  effective: 'now' | 'period-end';
  dueTodayCents: number;
  /** What the unused part of the present period is worth, taken off already. */
  creditCents: number;
  currency: string;
  next: NextCharge;
}

export interface SwitchRequest {
  subscriptionId: string;
  to: PlanId;
  plan: ProviderPlan;
  /** The prices of `to` and of the present plan. */
  amountCents: number;
  /** The moment that the quote was made for: the same moment gives the same sum. */
  quotedAt: Date;
}

/** `declined`: nothing was changed or charged. `approval`: the customer agrees at the provider's page. */
export type SwitchOutcome = { kind: 'done' } | { kind: 'declined' } | { kind: 'approval'; url: string };

export interface RawWebhook {
  rawBody: Buffer;
  headers: Record<string, string | string[] | undefined>;
  now: Date;
}

/**
 * A payment provider. Failures are thrown as `provider_failed` with the cause, within bounded time; every
 * creating call carries an idempotency key made of what it is for. An earlier attempt's answer never counts for it.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /** Undefined for a provider that keeps no customers of ours. */
  readonly createCustomer: ((input: { userId: string; email: string }) => Promise<string>) | undefined;
  createPlan(plan: PlanToSell): Promise<ProviderPlan>;
  /**
   * The same order gives the same checkout. `unknown` names the stored thing that the provider does not have,
   * e.g. after a change of account: the caller creates it again.
   */
  openCheckout(request: CheckoutRequest): Promise<Checkout | { unknown: 'customer' | 'plan' }>;
  findCheckout(checkoutId: string): Promise<Checkout | null>;
  /**
   * After this it can no longer be paid, unless it was paid before: the answer says which. A provider that
   * cannot withdraw its page answers `open`.
   */
  expireCheckout(checkoutId: string): Promise<Checkout | null>;
  /** `agreed`: what was agreed as far as we know; without it all payments are taken to be for the present plan. */
  findSubscription(
    subscriptionId: string,
    agreed?: readonly AgreedPlan[],
  ): Promise<ProviderSubscription | null>;
  /** Nothing more is charged; what was paid stays. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  undoCancel(subscriptionId: string): Promise<void>;
  /** Ends it for good, immediately. Succeeds if it has ended already. */
  endNow(subscriptionId: string): Promise<void>;
  /** In full. Succeeds if it is refunded already. */
  refund(paymentId: string): Promise<void>;
  quoteSwitch(request: SwitchRequest): Promise<SwitchQuote>;
  /** Switching to the present plan undoes a pending switch. */
  switchPlan(request: SwitchRequest & { returnUrl: string }): Promise<SwitchOutcome>;
  /** The provider's own page where the customer updates the payment method. */
  openPortal(subscription: { id: string; customerId: string | null }, returnUrl: string): Promise<string>;
  /** Throws `signature_invalid`, or `provider_failed` when it cannot be checked now. */
  parseWebhook(input: RawWebhook): Promise<WebhookHint>;
}

/** Undefined for a provider with neither settings nor a sandbox. */
export type Providers = Record<PaymentProviderName, PaymentProvider | undefined>;

/** For starting a subscription. Throws `provider_off`, even if keys for existing subscriptions are still set. */
export function requireOffered({ off }: Pick<Config, 'off'>, name: PaymentProviderName): void {
  if (off.includes(name)) throw new AppError('provider_off');
}

/** For an existing subscription or order. Throws `provider_off` if the provider cannot be reached from here. */
export function requireProvider(providers: Providers, name: PaymentProviderName): PaymentProvider {
  const provider = providers[name];
  if (!provider) throw new AppError('provider_off');
  return provider;
}
