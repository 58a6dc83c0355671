/** Checkout Sessions in the sandbox, which stands in for Stripe. */
import { newInvoice, periodLine, trialLine } from '../objects/invoice.ts';
import { billingAddress, newPrice, newProduct, periodFrom } from '../objects/price.ts';
import { newSubscription } from '../objects/subscription.ts';
import {
  emit,
  find,
  getCustomer,
  getPrice,
  nowInSeconds,
  productName,
  type SandboxState,
  type StoredDiscount,
  type StripeData,
} from '../state.ts';
import {
  createId,
  getId,
  type Purchase,
  resourceMissing,
  StripeError,
  type WirePrice,
  type WireSession,
} from '../wire.ts';
import { finalizeAndCharge } from './charging.ts';

export type StoredSession = StripeData['sessions'][string];

export function getSession({ data }: SandboxState, id: string): StoredSession {
  const stored = find(data.sessions, id);
  if (!stored) throw resourceMissing('checkout.session', id, 'session', 404);
  return stored;
}

export function markExpired(sandbox: SandboxState, session: WireSession): void {
  session.status = 'expired';
  session.url = null;
  emit(sandbox, 'checkout.session.expired', session);
}

export function expireSession(sandbox: SandboxState, id: string): WireSession {
  const { session } = getSession(sandbox, id);
  if (session.status !== 'open')
    throw new StripeError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  markExpired(sandbox, session);
  return session;
}

/** Creates a product and a price for an inline price. Like at Stripe, neither can be used again. */
function createInlinePrice(sandbox: SandboxState, purchase: Purchase): WirePrice {
  const at = nowInSeconds(sandbox);
  const product = newProduct(at, purchase.name, false);
  const price = newPrice(at, { ...purchase, metadata: {}, product: product.id, active: false });
  sandbox.data.products[product.id] = product;
  sandbox.data.prices[price.id] = price;
  return price;
}

function redeemCoupon(sandbox: SandboxState, { coupon: id }: Purchase): StoredDiscount | undefined {
  const coupon = id === undefined ? undefined : find(sandbox.data.coupons, id);
  if (!coupon) return undefined;
  coupon.times_redeemed++;
  const start = nowInSeconds(sandbox);
  const months = coupon.duration_in_months;
  const end = months === null ? null : periodFrom(start, { interval: 'month', intervalCount: months }).end;
  const discount = { id: createId('di'), amountOff: coupon.amount_off ?? 0, start, end };
  sandbox.data.discounts[discount.id] = discount;
  return discount;
}

/**
 * Called when the customer submits the payment page: creates the subscription and a paid invoice (a trial: one over 0),
 * and sends the events in the order in which they usually come from Stripe.
 */
export function completeSession(sandbox: SandboxState, { session, purchase }: StoredSession): void {
  if (session.status !== 'open') return;
  const { data } = sandbox;
  const customer = getCustomer(sandbox, getId(session.customer), 'customer', 400);
  const { quantity, metadata, taxed = false } = purchase;
  if (taxed) customer.address ??= billingAddress(purchase.currency);
  const price = purchase.price ? getPrice(sandbox, purchase.price) : createInlinePrice(sandbox, purchase);
  const at = nowInSeconds(sandbox);
  const { trialDays } = purchase;
  const trial = trialDays !== undefined;
  const period = trial ? { start: at, end: at + trialDays * 86_400 } : periodFrom(at, purchase);
  const discount = redeemCoupon(sandbox, purchase);
  const subscription = newSubscription({
    customer: customer.id,
    period,
    price,
    quantity,
    metadata,
    taxed,
    trial,
    // One without an end is for a single invoice (the sandbox has no `forever`): the first one.
    discounts: discount && discount.end !== null ? [discount.id] : [],
  });
  const lines = [(trial ? trialLine : periodLine)(productName(sandbox, price), price, quantity, period)];
  const reason = 'subscription_create';
  const invoice = newInvoice({
    subscription,
    customer,
    at,
    reason,
    lines,
    period: { start: at, end: at },
    discount,
  });
  subscription.latest_invoice = invoice.id;
  const amount_tax = invoice.total_taxes?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  Object.assign(session, {
    ...(taxed && {
      automatic_tax: { ...session.automatic_tax, status: 'complete' },
      total_details: { amount_discount: 0, amount_shipping: 0, ...session.total_details, amount_tax },
    }),
    status: 'complete',
    payment_status: trial ? 'no_payment_required' : 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  });
  data.subscriptions[subscription.id] = subscription;
  data.invoices[invoice.id] = invoice;
  emit(sandbox, 'customer.subscription.created', subscription);
  finalizeAndCharge(sandbox, invoice);
  emit(sandbox, 'checkout.session.completed', session);
}
