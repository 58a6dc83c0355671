/** Customers, checkout sessions and portal sessions as Stripe's API shows them. Times (`at`) are Unix seconds. */
import {
  createId,
  type Purchase,
  randomText,
  type WireCheckoutSession,
  type WireCustomer,
  type WirePortalSession,
} from '../wire.ts';

/** How long a checkout can be paid. */
const sessionLifeS = 24 * 3_600;

const customerDefaults = {
  address: null,
  balance: 0,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
} satisfies Partial<WireCustomer>;

export function newCustomer(
  at: number,
  input: {
    email?: string | undefined;
    name?: string | undefined;
    metadata?: Record<string, string> | undefined;
  },
): WireCustomer {
  return {
    ...customerDefaults,
    id: createId('cus', 14),
    object: 'customer',
    created: at,
    email: input.email ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    livemode: false,
    metadata: input.metadata ?? {},
    name: input.name ?? null,
  };
}

export interface SessionInput {
  customer: string | null;
  clientReferenceId: string | null;
  metadata: Record<string, string>;
  paymentMethodTypes: string[] | null;
  successUrl: string;
  cancelUrl: string | null;
  locale: string | null;
}

/**
 * The checkout is at the origin that it returns to, so that the browser stays signed in: a cookie of `localhost` is not
 * one of `127.0.0.1`.
 */
function checkoutUrl(id: string, successUrl: string): string {
  return `${new URL(successUrl).origin}/sandbox/stripe/checkout/${id}`;
}

const sessionDefaults = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer_account: null,
  customer_email: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  managed_payments: { enabled: false },
  mode: 'subscription',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_method_types: ['card'],
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} satisfies Partial<WireCheckoutSession>;

/** `amountOff`: the discount of a coupon, in the currency's smallest unit. During a trial, nothing is charged today. */
export function newSession(
  at: number,
  input: SessionInput,
  purchase: Purchase,
  amountOff: number,
): WireCheckoutSession {
  const id = createId('cs_test', 58);
  const total = purchase.trialDays ? 0 : purchase.unitAmount * purchase.quantity;
  const amountDiscount = Math.min(total, amountOff);
  return {
    ...sessionDefaults,
    id,
    object: 'checkout.session',
    allowed_payment_method_types: input.paymentMethodTypes,
    automatic_tax: {
      enabled: purchase.taxed === true,
      liability: purchase.taxed ? { type: 'self' } : null,
      provider: purchase.taxed ? 'stripe' : null,
      status: purchase.taxed ? 'requires_location_inputs' : null,
    },
    amount_subtotal: total,
    amount_total: total - amountDiscount,
    cancel_url: input.cancelUrl,
    client_reference_id: input.clientReferenceId,
    created: at,
    currency: purchase.currency,
    customer: input.customer,
    customer_creation: input.customer ? null : 'always',
    customer_details: null,
    expires_at: at + sessionLifeS,
    invoice: null,
    livemode: false,
    locale: input.locale,
    metadata: input.metadata,
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: input.successUrl,
    total_details: { amount_discount: amountDiscount, amount_shipping: 0, amount_tax: 0 },
    url: checkoutUrl(id, input.successUrl),
  };
}

/** How long a portal link works. Links are created when the customer clicks, so this is rarely reached. */
const portalLifeS = 3_600;

interface PortalSessionInput {
  customer: string;
  returnUrl: string;
  /** Given: the session is a portal flow, which shows only the page for another payment method and then returns here. */
  flowReturnUrl: string | undefined;
}

export function newPortalSession(
  at: number,
  { customer, returnUrl, flowReturnUrl }: PortalSessionInput,
): WirePortalSession {
  const id = createId('bps');
  const flow: WirePortalSession['flow'] = flowReturnUrl
    ? {
        type: 'payment_method_update',
        after_completion: {
          type: 'redirect',
          redirect: { return_url: flowReturnUrl },
          hosted_confirmation: null,
        },
        customer_update: null,
        subscription_cancel: null,
        subscription_pause: null,
        subscription_update: null,
        subscription_update_confirm: null,
      }
    : null;
  return {
    id,
    object: 'billing_portal.session',
    after_expiration: null,
    configuration: 'bpc_sandbox',
    created: at,
    customer,
    customer_account: null,
    flow,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${new URL(returnUrl).origin}/sandbox/stripe/portal/${id}`,
  };
}

export function isPortalSessionExpired({ created }: WirePortalSession, at: number): boolean {
  return at >= created + portalLifeS;
}
