/**
 * One descriptor per payment provider, in the order in which the pay page offers them. CONTRIBUTING.md, 'To add a
 * payment provider', lists the other places.
 */
interface Descriptor {
  /** Its name in texts, the same in every language. */
  readonly label: string;
  /** People pay by card: receipts say 'Card (label)' where others say the label alone. */
  readonly paysByCard: boolean;
  /** Its pay page cannot be opened without the session id that the server sends with the address. */
  readonly needsSessionId: boolean;
  /** Every change of plan, undoing one too, is confirmed on the provider's own page. */
  readonly confirmsSwitches: boolean;
}

export const providerDescriptors = {
  paypal: { label: 'PayPal', paysByCard: false, needsSessionId: false, confirmsSwitches: true },
  stripe: { label: 'Stripe', paysByCard: true, needsSessionId: true, confirmsSwitches: false },
} as const satisfies Record<string, Descriptor>;

export type PaymentProviderName = keyof typeof providerDescriptors;

export const paymentProviders = Object.keys(providerDescriptors) as PaymentProviderName[];

/** What the API calls a provider in the body of its checkout. */
export type WireProvider = Uppercase<PaymentProviderName>;

export function wireProvider(name: PaymentProviderName): WireProvider {
  return name.toUpperCase() as WireProvider;
}

/** The endpoint that opens a checkout, e.g. `startStripeSubscription`; all providers share its shape and handler. */
export type StartSubscription = `start${Capitalize<PaymentProviderName>}Subscription`;

export function startSubscriptionOf(name: PaymentProviderName): StartSubscription {
  return `start${name.charAt(0).toUpperCase()}${name.slice(1)}Subscription` as StartSubscription;
}

export function byProvider<T>(make: (name: PaymentProviderName) => T) {
  return Object.fromEntries(paymentProviders.map((name) => [name, make(name)])) as Record<
    PaymentProviderName,
    T
  >;
}

export function byStartEndpoint<T>(make: (name: PaymentProviderName) => T) {
  return Object.fromEntries(
    paymentProviders.map((name) => [startSubscriptionOf(name), make(name)]),
  ) as Record<StartSubscription, T>;
}
