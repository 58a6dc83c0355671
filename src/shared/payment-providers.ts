/**
 * One descriptor per payment provider, in the order in which the pay page offers them. CONTRIBUTING.md, 'To add a
 * payment provider', lists the other places.
 */

/** What differs between providers in texts, on pages and in the rules of billing. */
interface Descriptor {
  /** Its name in texts, the same in every language. */
  readonly label: string;
  /** Payment by card: receipts show 'Card (label)' instead of only the label. */
  readonly paysByCard: boolean;
  /** Its pay page needs the session id that the server returns with the address. */
  readonly needsSessionId: boolean;
  /** Every change of plan, and undoing one, is confirmed on the provider's page. */
  readonly confirmsSwitches: boolean;
  /** Can start and charge a period at any time, so a pause that is ended early ends at once. */
  readonly chargesWhenPauseEnds: boolean;
}

export const providerDescriptors = {
  paypal: {
    label: 'PayPal',
    paysByCard: false,
    needsSessionId: false,
    confirmsSwitches: true,
    chargesWhenPauseEnds: false,
  },
  stripe: {
    label: 'Stripe',
    paysByCard: true,
    needsSessionId: true,
    confirmsSwitches: false,
    chargesWhenPauseEnds: true,
  },
} as const satisfies Record<string, Descriptor>;

export type PaymentProviderName = keyof typeof providerDescriptors;

export const paymentProviders = Object.keys(providerDescriptors) as PaymentProviderName[];

/** The API's name for the provider in the body of a checkout. */
export type WireProvider = Uppercase<PaymentProviderName>;

export function wireProvider(name: PaymentProviderName): WireProvider {
  return name.toUpperCase() as WireProvider;
}

/** The endpoint that opens a checkout, e.g. `startStripeSubscription`; all providers share its shape and handler. */
export type StartSubscription = `start${Capitalize<PaymentProviderName>}Subscription`;

export function startEndpointName(name: PaymentProviderName): StartSubscription {
  return `start${name.charAt(0).toUpperCase()}${name.slice(1)}Subscription` as StartSubscription;
}

/** A record with one entry per provider, e.g. its settings. */
export function byProvider<T>(make: (name: PaymentProviderName) => T) {
  return Object.fromEntries(paymentProviders.map((name) => [name, make(name)])) as Record<
    PaymentProviderName,
    T
  >;
}

/** A record with one entry per endpoint that opens a checkout. */
export function byStartEndpoint<T>(make: (name: PaymentProviderName) => T) {
  return Object.fromEntries(paymentProviders.map((name) => [startEndpointName(name), make(name)])) as Record<
    StartSubscription,
    T
  >;
}
