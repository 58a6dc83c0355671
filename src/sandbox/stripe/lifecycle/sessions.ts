/** Checkout sessions of the simulated Stripe: how they expire, and what their payment creates. */
import { newInvoice, periodLine, trialLine } from '../objects/invoice.ts';
import { newPrice, newProduct, periodFrom, simulatedAddress } from '../objects/price.ts';
import { newSubscription } from '../objects/subscription.ts';
import {
  findById,
  getCustomer,
  getPrice,
  nowInSeconds,
  productName,
  type SandboxState,
  type StoredDiscount,
  type StripeData,
  sendWebhook,
} from '../state.ts';
import {
  createId,
  getId,
  type Purchase,
  resourceMissing,
  StripeError,
  type WireCheckoutSession,
  type WirePrice,
} from '../wire.ts';
import { finalizeAndCharge } from './charging.ts';

export type StoredCheckoutSession = StripeData['sessions'][string];

export function getSession({ data }: SandboxState, id: string): StoredCheckoutSession {
  const stored = findById(data.sessions, id);
  if (!stored) throw resourceMissing('checkout.session', id, 'session', 404);
  return stored;
}

/** What happens at the end of an open session's time. */
export function markExpired(sandbox: SandboxState, session: WireCheckoutSession): void {
  session.status = 'expired';
  session.url = null;
  sendWebhook(sandbox, 'checkout.session.expired', session);
}

/** What a call of the API does: throws Stripe's error for a session that is not open. */
export function expireSession(sandbox: SandboxState, id: string): WireCheckoutSession {
  const { session } = getSession(sandbox, id);
  if (session.status !== 'open')
    throw new StripeError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  markExpired(sandbox, session);
  return session;
}

/** Creates the product and the price of a line item with `price_data`. As at Stripe, neither can be sold again. */
function createInlinePrice(sandbox: SandboxState, purchase: Purchase): WirePrice {
  const at = nowInSeconds(sandbox);
  const product = newProduct(at, purchase.name, { active: false });
  const price = newPrice(at, { ...purchase, metadata: {}, product: product.id, active: false });
  sandbox.data.products[product.id] = product;
  sandbox.data.prices[price.id] = price;
  return price;
}

/** Counts the purchase's coupon as redeemed, and stores and returns its discount; undefined without a coupon. */
function redeemCoupon(sandbox: SandboxState, { coupon: id }: Purchase): StoredDiscount | undefined {
  const coupon = id === undefined ? undefined : findById(sandbox.data.coupons, id);
  if (!coupon) return undefined;
  coupon.times_redeemed++;
  const start = nowInSeconds(sandbox);
  const months = coupon.duration_in_months;
  const end = months === null ? null : periodFrom(start, { interval: 'month', intervalCount: months }).end;
  // The sandbox creates coupons of an amount only; Stripe's type also allows a percentage.
  const discount = { id: createId('di'), amountOff: coupon.amount_off ?? 0, start, end };
  sandbox.data.discounts[discount.id] = discount;
  return discount;
}

/**
 * Called when the customer submits the payment page: creates the subscription and a paid invoice (a trial: one over 0),
 * and sends the events in the order in which they usually come from Stripe. The first charge always succeeds: a new
 * subscription has a card that works, until the panel changes that.
 */
export function completeSession(sandbox: SandboxState, { session, purchase }: StoredCheckoutSession): void {
  if (session.status !== 'open') return;
  const { data } = sandbox;
  const customer = getCustomer(sandbox, getId(session.customer), 'customer', 400);
  const { quantity, metadata, taxed = false } = purchase;
  if (taxed) customer.address ??= simulatedAddress(purchase.currency);
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
    automaticTax: taxed,
    trial,
    // A discount without an end is for a single invoice, the first one: the sandbox has no coupons that last forever.
    discounts: discount && discount.end !== null ? [discount.id] : [],
  });
  const newLine = trial ? trialLine : periodLine;
  const lines = [newLine(productName(sandbox, price), price, quantity, period)];
  const reason = 'subscription_create';
  const invoice = newInvoice({
    subscription,
    customer,
    at,
    reason,
    lines,
    // As at Stripe, the period of an invoice is the one before it was written: the first invoice has none.
    period: { start: at, end: at },
    discount,
  });
  subscription.latest_invoice = invoice.id;
  const taxAmount = invoice.total_taxes?.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  Object.assign(session, {
    ...(taxed && {
      automatic_tax: { ...session.automatic_tax, status: 'complete' },
      total_details: { ...session.total_details, amount_tax: taxAmount },
    }),
    status: 'complete',
    payment_status: trial ? 'no_payment_required' : 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
  });
  data.subscriptions[subscription.id] = subscription;
  data.invoices[invoice.id] = invoice;
  sendWebhook(sandbox, 'customer.subscription.created', subscription);
  finalizeAndCharge(sandbox, invoice);
  sendWebhook(sandbox, 'checkout.session.completed', session);
}
