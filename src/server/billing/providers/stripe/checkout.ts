/** Customers, prices, coupons and checkout sessions (Stripe's pay pages). */
import Stripe from 'stripe';
import type {
  Checkout,
  CheckoutIntroduction,
  CheckoutRequest,
  PlanToSell,
  ProviderPlan,
} from '../provider.ts';
import { createOnce, getId, isMissing, nullIfMissing, requireKind } from './client.ts';

export async function createStripeCustomer(
  client: Stripe,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const params = { email, metadata: { userId } };
  const customer = await createOnce(
    `customer:${userId}`,
    (options) => client.customers.create(params, options),
    async ({ id }) => {
      const current = await nullIfMissing(client.customers.retrieve(id));
      return current && !current.deleted ? current : null;
    },
  );
  return requireKind('customer', customer).id;
}

async function createPrice(client: Stripe, wanted: PlanToSell, productId: string | undefined) {
  const { plan, currency, amountCents, name, productName } = wanted;
  const product = productId ? { product: productId } : { product_data: { name: productName } };
  const params: Stripe.PriceCreateParams = {
    ...product,
    currency: currency.toLowerCase(),
    unit_amount: amountCents,
    // Customers are charged the price that they see, whatever the tax. Stripe never lets this be changed.
    tax_behavior: 'inclusive',
    recurring: { interval: plan === 'monthly' ? 'month' : 'year' },
    nickname: name,
    metadata: { plan },
  };
  const price = await createOnce(
    ['price', plan, currency, amountCents, ...(productId ? [productId] : [])].join(':'),
    (options) => client.prices.create(params, options),
    async ({ id }) => {
      const current = await nullIfMissing(client.prices.retrieve(id));
      return current?.active ? current : null;
    },
  );
  return { productId: getId(requireKind('price', price).product) ?? '', providerPlanId: price.id };
}

/** Creates the product with its first price, and again if Stripe does not have it, e.g. in another account. */
export async function createStripePlan(client: Stripe, plan: PlanToSell): Promise<ProviderPlan> {
  return createPrice(client, plan, plan.productId).catch((error: unknown) => {
    if (isMissing(error) && error.param === 'product') return createPrice(client, plan, undefined);
    throw error;
  });
}

function toCheckout(response: Stripe.Checkout.Session): Checkout {
  const session = requireKind('checkout.session', response);
  return {
    id: session.id,
    state: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    url: session.url,
    subscriptionId: getId(session.subscription),
  };
}

/** With this, Stripe asks for the address that it needs to find the tax, and keeps it for renewals. */
const automaticTax = {
  automatic_tax: { enabled: true },
  customer_update: { address: 'auto' },
} as const satisfies Partial<Stripe.Checkout.SessionCreateParams>;

/** The coupon of a promotion code, created at its first use. Other terms of the same code give another coupon. */
async function ensureCoupon(client: Stripe, introduction: CheckoutIntroduction): Promise<string> {
  const { code, currency, offCents, charges } = introduction;
  const id = [code, currency, offCents, charges].join('-');
  const params: Stripe.CouponCreateParams = {
    id,
    name: code,
    amount_off: offCents,
    currency: currency.toLowerCase(),
    ...(charges > 1 ? { duration: 'repeating', duration_in_months: charges } : { duration: 'once' }),
  };
  try {
    const coupon = await createOnce(
      `coupon:${id}`,
      (options) => client.coupons.create(params, options),
      async () => {
        const current = await nullIfMissing(client.coupons.retrieve(id));
        return current?.valid ? current : null;
      },
    );
    return requireKind('coupon', coupon).id;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists') return id;
    throw error;
  }
}

function sessionParams(
  request: CheckoutRequest,
  { taxed, coupon }: { taxed: boolean; coupon: string | undefined },
): Stripe.Checkout.SessionCreateParams {
  const metadata = { orderId: request.orderId, userId: request.userId };
  const freeDays = request.introduction?.freeDays ?? 0;
  return {
    mode: 'subscription',
    ...(request.customerId && { customer: request.customerId }),
    client_reference_id: request.orderId,
    metadata,
    // The subscription does not inherit the session's metadata.
    subscription_data: { metadata, ...(freeDays > 0 && { trial_period_days: freeDays }) },
    ...(coupon && { discounts: [{ coupon }] }),
    line_items: [{ quantity: 1, price: request.providerPlanId }],
    allowed_payment_method_types: ['card'],
    locale: request.locale,
    ...(taxed && automaticTax),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

/** Names what Stripe does not have, the customer or the plan. Throws every other error again. */
function toUnknown(error: unknown): { unknown: 'customer' | 'plan' } {
  if (isMissing(error) && error.param === 'customer') return { unknown: 'customer' };
  if (isMissing(error) && error.param?.startsWith('line_items')) return { unknown: 'plan' };
  throw error;
}

export async function openStripeCheckout(
  client: Stripe,
  request: CheckoutRequest,
  taxed: boolean,
): Promise<Checkout | { unknown: 'customer' | 'plan' }> {
  const { orderId, customerId, providerPlanId, introduction } = request;
  const coupon = introduction?.charges ? await ensureCoupon(client, introduction) : undefined;
  return createOnce(
    // Contains both ids, because a recreated customer or plan needs a new session.
    ['checkout', orderId, customerId, providerPlanId, ...(taxed ? ['tax'] : [])].join(':'),
    (options) => client.checkout.sessions.create(sessionParams(request, { taxed, coupon }), options),
    async ({ id }) => {
      const current = await nullIfMissing(client.checkout.sessions.retrieve(id));
      return current?.status === 'expired' ? null : current;
    },
  ).then(toCheckout, toUnknown);
}

export async function findStripeCheckout(client: Stripe, id: string): Promise<Checkout | null> {
  const session = await nullIfMissing(client.checkout.sessions.retrieve(id));
  return session && toCheckout(session);
}

/** Closes a pay page. Stripe refuses this for a session that is no longer open; then its state is returned. */
export async function expireStripeCheckout(client: Stripe, id: string): Promise<Checkout | null> {
  try {
    return toCheckout(await client.checkout.sessions.expire(id));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    const checkout = await findStripeCheckout(client, id);
    if (checkout?.state === 'open') throw error;
    return checkout;
  }
}
