/** What billing needs from a payment provider, in terms that are the same for all of them. */
import type { Locale } from '#shared/locales.ts';
import type { Introduction } from '#shared/offers.ts';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Currency, PlanId } from '#shared/plans.ts';
import type { Config } from '../../config/config.ts';
import type { SubscriptionStatus } from '../../db/schema-billing.ts';
import { AppError } from '../../http/app-error.ts';

/** A plan as the provider knows it, created there once and then stored in the table provider_plans. */
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
  /** Shown to the customer on the pay page and the invoice; the same for all plans. */
  productName: string;
  /** The product of the provider's other plans, if any: switching requires a common product. */
  productId: string | undefined;
  /** Lower first charges or free months of a promotion code. Only for a provider with `introducesBy: 'plan'`. */
  introduction?: Introduction | undefined;
}

/** Lower first charges or free months of a promotion code, with what a checkout needs to apply them. */
export interface CheckoutIntroduction extends Introduction {
  currency: Currency;
  /** Subtracted from each of the first charges. */
  offCents: number;
  /** The free months from the day of the order, in days. */
  freeDays: number;
}

export interface CheckoutRequest {
  orderId: string;
  userId: string;
  /** Null for a provider without customers (PayPal). */
  customerId: string | null;
  email: string;
  providerPlanId: string;
  /** Only for a provider with `introducesBy: 'checkout'`. */
  introduction?: CheckoutIntroduction | undefined;
  locale: Locale;
  productName: string;
  /** Percent of tax that the price includes, for a provider that does not calculate it itself; null if none. */
  taxRate: string | null;
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

/** A refund of a part of a payment. */
export interface RefundPart {
  amountCents: number;
  currency: string;
  /** Made from what was refunded before and the amount: a repeated call has the same key and refunds once. */
  key: string;
}

/** A payment that succeeded. */
export interface ProviderPayment {
  /** Invoice or transaction at the provider. */
  id: string;
  plan: PlanId;
  amountCents: number;
  /** Upper case. */
  currency: string;
  paidAt: Date;
  /** Start and end of the period that this payment bought. */
  periodStart: Date;
  periodEnd: Date;
  /** Credit for unused time of another plan, subtracted from the price. */
  creditCents: number;
  /** The part of the amount that is tax, and its rate in percent and country if the provider names them. */
  taxCents: number;
  taxRate: string | null;
  taxCountry: string | null;
  /** The provider's fees, as far as known. */
  feeCents: number;
  /** All refunds so far, at most `amountCents`. */
  refundedCents: number;
  /** Some of it was refunded, but `refundedCents` does not say so: only the single refunds do (`findRefund`). */
  partlyRefunded?: boolean;
  disputed: boolean;
  /** The provider's page where the operator answers the dispute. */
  disputeUrl?: string | null;
  /** The provider's receipt, if it has one for customers. */
  receiptUrl: string | null;
}

/** A plan with the agreed price and the time of its first charge. */
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
  /** Null for a provider without customers (PayPal); then the order identifies the user. */
  customerId: string | null;
  /** The order that we sent with it, if any. */
  orderId: string | undefined;
  plan: PlanId;
  /** The agreed price of `plan` for one period. */
  priceCents: number;
  /** The plan from the next period on, if a switch is pending. */
  pendingPlan: PlanId | null;
  /** The provider's status, as the provider names it. */
  providerStatus: string;
  status: SubscriptionStatus;
  willCancelAtPeriodEnd: boolean;
  /** Null when nothing will be charged any more. */
  nextCharge: NextCharge | null;
  /** What a failed or unconfirmed charge left unpaid, and how often it was tried; null if nothing is owed. */
  owed: { amountCents: number; currency: string; failedAttempts: number } | null;
  /** The moment from which the card can no longer be charged; null if the provider does not say. */
  cardExpiresAt: Date | null;
  /** Day of the month on which it is charged, 1 to 31, or on the last day of a shorter month. In UTC. */
  billingDay: number;
  /** When a paused subscription charges again; null if it is not paused, or without an end. */
  pausedUntil: Date | null;
  /** Why charging stopped without a cancellation: every attempt failed, or the provider suspended it. */
  stopped: 'charges-failed' | 'suspended' | null;
  createdAt: Date;
  payments: ProviderPayment[];
  /** Ids of payments of an amount that was never agreed. Each counts for the plan that was in force. */
  unmatchedPayments: string[];
  /** The plans agreed so far, oldest first. Empty if the provider's payments include their plan. */
  agreed: AgreedPlan[];
}

/** What an authentic webhook refers to. Its payload is never applied; the state is read from the provider. */
export interface WebhookHint {
  eventId: string;
  type: string;
  /** Null if the event is not about our subscriptions. */
  subject: WebhookSubject | null;
}

export interface WebhookSubject {
  kind: 'subscription' | 'checkout' | 'customer' | 'payment';
  /** The provider's id. */
  id: string;
  /** The refund of the payment, if `findRefund` can read it. */
  refundId?: string;
}

/** A refund of a payment, or of a part of it. */
export interface ProviderRefund {
  id: string;
  /** As in `ProviderPayment`. */
  paymentId: string;
  amountCents: number;
}

/** What a switch of plan would cost. */
export interface SwitchQuote {
  /** `now`: charged and changed immediately; `period-end`: nothing today. */
  effective: 'now' | 'period-end';
  dueTodayCents: number;
  /** Credit for unused time, already subtracted. */
  creditCents: number;
  currency: string;
  next: NextCharge;
}

export interface SwitchRequest {
  subscriptionId: string;
  to: PlanId;
  /** `to` at the provider. */
  plan: ProviderPlan;
  /** The price of `to`. */
  amountCents: number;
  /** As in `CheckoutRequest`. */
  taxRate: string | null;
  /** The time of the quote: the same time gives the same amount. */
  quotedAt: Date;
}

/** `declined`: nothing was changed or charged. `approval`: the customer has to agree on the provider's page. */
export type SwitchOutcome = { kind: 'done' } | { kind: 'declined' } | { kind: 'approval'; url: string };

/** The HTTP call of a webhook, not yet checked. */
export interface RawWebhook {
  rawBody: Buffer;
  headers: Record<string, string | string[] | undefined>;
  now: Date;
}

/**
 * A payment provider. Failures throw `provider_failed` with the cause, within a time limit. Calls that create something
 * send an idempotency key, so that a repeat after a lost answer creates nothing twice. A failure of an earlier attempt,
 * which the provider may store with the key, must not make the repeat fail.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  /**
   * Where the terms of a promotion code are given: in a separate plan (PayPal), or when the checkout is opened (Stripe).
   */
  readonly introducesBy: 'plan' | 'checkout';
  /** Undefined for a provider without customers. */
  readonly createCustomer: ((input: { userId: string; email: string }) => Promise<string>) | undefined;
  createPlan(plan: PlanToSell): Promise<ProviderPlan>;
  /**
   * The same order gives the same checkout. `unknown`: the provider does not have this customer or plan, e.g. after a
   * change of account, and the caller creates it again.
   */
  openCheckout(request: CheckoutRequest): Promise<Checkout | { unknown: 'customer' | 'plan' }>;
  findCheckout(checkoutId: string): Promise<Checkout | null>;
  /**
   * Makes the checkout unpayable. Returns its state, since it may have been paid before. A provider that cannot
   * withdraw its page returns `open`.
   */
  expireCheckout(checkoutId: string): Promise<Checkout | null>;
  /** `agreed`: the agreed plans that we know; without it, all payments count for the current plan. */
  findSubscription(
    subscriptionId: string,
    agreed?: readonly AgreedPlan[],
  ): Promise<ProviderSubscription | null>;
  /** Stops further charges; the paid period remains. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  undoCancel(subscriptionId: string): Promise<void>;
  /** Ends it permanently and immediately. Succeeds if it has ended already. */
  endNow(subscriptionId: string): Promise<void>;
  /**
   * Charges nothing before `until`, a billing date some months after the paid period. The paid period remains. Repeating
   * it is harmless.
   */
  pause(subscriptionId: string, until: Date): Promise<void>;
  /**
   * Ends a pause; repeating it is harmless. `chargeNow`: a new period starts and is charged immediately, or nothing is
   * changed if the charge is declined; only for a provider that `chargesWhenPauseEnds`.
   */
  endPause(subscriptionId: string, options: { chargeNow: boolean }): Promise<'done' | 'declined'>;
  /**
   * Refunds in full; succeeds if it is refunded already. With `part`: refunds this much, and throws `provider_failed`
   * if that is not possible any more.
   */
  refund(paymentId: string, part?: RefundPart): Promise<void>;
  /**
   * Null if it is unknown, or was not carried out. Undefined for a provider whose payments say how much was refunded.
   */
  findRefund: ((refundId: string) => Promise<ProviderRefund | null>) | undefined;
  /** All refunds of about the last month, of all payments. Empty if the account may not read them. */
  listRefunds: ((until: Date) => Promise<ProviderRefund[]>) | undefined;
  /**
   * Charges another price of the same plan from the next period on. Undefined for a provider where the customer must
   * agree first.
   */
  readonly changePrice: ((subscriptionId: string, plan: ProviderPlan) => Promise<void>) | undefined;
  quoteSwitch(request: SwitchRequest): Promise<SwitchQuote>;
  /** Switching to the current plan undoes a pending switch. */
  switchPlan(request: SwitchRequest & { returnUrl: string }): Promise<SwitchOutcome>;
  /** The provider's own page where the customer updates the payment method. */
  openPortal(subscription: { id: string; customerId: string | null }, returnUrl: string): Promise<string>;
  /**
   * The provider's page for what keeps the payment from going through: confirming it, or another payment method. It is
   * opened from a mail, without a sign-in here, so it shows as little else as the provider allows.
   */
  openPaymentFix(subscription: { id: string; customerId: string | null }, returnUrl: string): Promise<string>;
  /** Throws `signature_invalid`, or `provider_failed` if the signature cannot be checked now. */
  parseWebhook(input: RawWebhook): Promise<WebhookHint>;
}

/** Undefined for a provider with neither keys nor a sandbox. */
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
