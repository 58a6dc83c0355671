/**
 * The endpoints of the simulated Stripe, in three parts: what is sold and the checkout, subscriptions, and payments.
 */
import type { z } from 'zod';
import {
  changeCancellation,
  endSubscription,
  findSchedule,
  requirePossibleCancellation,
} from '../lifecycle/cancellation.ts';
import { applyChange, calculateChange, newChangeInvoice, readChange } from '../lifecycle/changes.ts';
import {
  allCharges,
  getCharge,
  refundPayment,
  toStripeCharge,
  toStripePaymentIntent,
} from '../lifecycle/charging.ts';
import { draftLifeS, nextDiscount, nextPeriod } from '../lifecycle/due.ts';
import {
  createScheduleFromSubscription,
  getSchedule,
  releaseSchedule,
  requireActive,
  upcomingPrice,
  updateSchedule,
} from '../lifecycle/schedules.ts';
import { expireSession, getSession } from '../lifecycle/sessions.ts';
import { listBalanceTransactions, withBalanceTransaction } from '../objects/balance.ts';
import { newInvoice } from '../objects/invoice.ts';
import { invoicePaymentObject } from '../objects/payment.ts';
import { findTaxRate, getRecurrence, newCoupon, newPrice, newProduct } from '../objects/price.ts';
import { newCustomer, newPortalSession, newSession } from '../objects/session.ts';
import { getPeriod } from '../objects/subscription.ts';
import {
  findById,
  findCustomer,
  getCustomer,
  getPrice,
  getSubscription,
  isEnded,
  nowInSeconds,
  productName,
  type SandboxState,
  sendWebhook,
  withMetadata,
} from '../state.ts';
import {
  getId,
  type Purchase,
  resourceMissing,
  StripeError,
  type WireCoupon,
  type WireInvoice,
  type WireProduct,
  type WireSubscription,
} from '../wire.ts';
import { type ApiCall, type ApiEndpoint, endpoint, paginate } from './endpoint.ts';
import {
  balanceTransactionList,
  chargeList,
  couponCreate,
  customerCreate,
  invoiceList,
  invoicePaymentList,
  invoicePreview,
  invoiceUpdate,
  noParams,
  portalCreate,
  priceCreate,
  refundCreate,
  refundOrDisputeList,
  scheduleCreate,
  scheduleRelease,
  scheduleUpdate,
  sessionCreate,
  subscriptionCancel,
  subscriptionList,
  subscriptionUpdate,
} from './requests.ts';

const mapValues = <T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

// ---- Customers, prices, checkout sessions and the portal

function createCustomer({ sandbox, input }: ApiCall<typeof customerCreate>): object {
  const customer = newCustomer(nowInSeconds(sandbox), input);
  sandbox.data.customers[customer.id] = customer;
  return customer;
}

/** A deleted customer can be read too. */
function readCustomer({ sandbox, id }: ApiCall<typeof noParams>): object {
  const customer = findCustomer(sandbox, id);
  if (!customer) throw resourceMissing('customer', id, 'id', 404);
  return customer;
}

/** The customer's subscriptions end with it. */
function deleteCustomer({ sandbox, id }: ApiCall<typeof noParams>): object {
  const customer = getCustomer(sandbox, id);
  for (const subscription of Object.values(sandbox.data.subscriptions))
    if (getId(subscription.customer) === id && !isEnded(subscription))
      endSubscription(sandbox, subscription, 'cancellation_requested');
  sandbox.data.deletedCustomers[id] = true;
  sendWebhook(sandbox, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

/** The stored product that `product` names, or a new one as `product_data` describes it. */
function getOrCreateProduct(sandbox: SandboxState, input: z.output<typeof priceCreate>): WireProduct {
  if ((input.product === undefined) === (input.product_data === undefined))
    throw new StripeError('You must specify exactly one of `product` or `product_data`.', {
      param: 'product',
    });
  if (input.product_data) return newProduct(nowInSeconds(sandbox), input.product_data.name);
  const product = findById(sandbox.data.products, input.product ?? '');
  if (!product) throw resourceMissing('product', input.product ?? '', 'product', 400);
  return product;
}

function createPrice({ sandbox, input }: ApiCall<typeof priceCreate>): object {
  const { lookup_key: lookupKey } = input;
  const priceWithKey = Object.values(sandbox.data.prices).find(({ lookup_key }) => lookup_key === lookupKey);
  if (lookupKey && priceWithKey)
    throw new StripeError(`A price (\`${priceWithKey.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  const product = getOrCreateProduct(sandbox, input);
  const { currency, unit_amount: unitAmount, nickname, metadata, tax_behavior: taxBehavior } = input;
  const { interval, interval_count: intervalCount = 1 } = input.recurring;
  const price = newPrice(nowInSeconds(sandbox), {
    currency,
    unitAmount,
    interval,
    intervalCount,
    product: product.id,
    active: true,
    lookupKey,
    nickname,
    metadata,
    taxBehavior,
  });
  sandbox.data.products[product.id] = product;
  sandbox.data.prices[price.id] = price;
  return price;
}

function createCoupon({ sandbox, input }: ApiCall<typeof couponCreate>): object {
  const { coupons } = sandbox.data;
  if (input.id && findById(coupons, input.id))
    throw new StripeError('Coupon already exists.', { code: 'resource_already_exists' });
  if ((input.duration === 'repeating') !== (input.duration_in_months !== undefined))
    throw new StripeError('A repeating coupon, and no other, has a duration in months', {
      param: 'duration_in_months',
    });
  const coupon = newCoupon(nowInSeconds(sandbox), input);
  coupons[coupon.id] = coupon;
  return coupon;
}

function getCoupon(sandbox: SandboxState, id: string, param: string, status: 400 | 404): WireCoupon {
  const coupon = findById(sandbox.data.coupons, id);
  if (!coupon) throw resourceMissing('coupon', id, param, status);
  return coupon;
}

function onlyItem<T>(items: T[]): T {
  const [item] = items;
  if (!item || items.length > 1)
    throw new StripeError('The sandbox sells one line item at a time', { param: 'line_items' });
  return item;
}

type LineItem = z.output<typeof sessionCreate>['line_items'][number];
/** A price with the name of its product: what a line item sells. */
type SoldPrice = Omit<Purchase, 'quantity' | 'metadata'>;

function resolveStoredPrice(sandbox: SandboxState, id: string): SoldPrice {
  const price = getPrice(sandbox, id, 'line_items[0][price]');
  if (!price.active)
    throw new StripeError('The price specified is inactive. This field only accepts active prices.', {
      param: 'line_items[0][price]',
    });
  const { currency, unit_amount } = price;
  const name = productName(sandbox, price);
  return { name, currency, unitAmount: unit_amount ?? 0, ...getRecurrence(price), price: id };
}

/** A line item names a stored price, or describes one for itself. */
function resolveLineItem(sandbox: SandboxState, { price, price_data: data }: LineItem): SoldPrice {
  if ((price === undefined) === (data === undefined))
    throw new StripeError('You must specify exactly one of `price` or `price_data`.', {
      param: 'line_items[0]',
    });
  if (!data) return resolveStoredPrice(sandbox, price ?? '');
  const { currency, unit_amount: unitAmount, recurring, product_data } = data;
  const { interval, interval_count: intervalCount = 1 } = recurring;
  return { name: product_data.name, currency, unitAmount, interval, intervalCount };
}

/**
 * Whether Stripe is asked to find the tax. Throws Stripe's error if it cannot: automatic tax needs a price that says
 * whether it includes tax, and the customer's address.
 */
function readAutomaticTax(
  sandbox: SandboxState,
  { price }: SoldPrice,
  { automatic_tax: tax, customer_update: update, customer: id = '' }: z.output<typeof sessionCreate>,
): boolean {
  if (!tax?.enabled) return false;
  const param = 'automatic_tax[enabled]';
  if (!price || getPrice(sandbox, price).tax_behavior !== 'inclusive')
    throw new StripeError('The sandbox only finds the tax of a price that includes it', { param });
  if (update?.address !== 'auto' && !getCustomer(sandbox, id, 'customer', 400).address)
    throw new StripeError(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to `auto` or `customer_update[shipping]` to `auto` to save the address entered in Checkout to the Customer.',
      { param, code: 'customer_tax_location_invalid' },
    );
  return true;
}

function createSession({ sandbox, input }: ApiCall<typeof sessionCreate>): object {
  if (input.mode !== 'subscription')
    throw new StripeError('The sandbox supports mode subscription only', { param: 'mode' });
  const item = onlyItem(input.line_items);
  // Stripe would ask for an address and create a customer; the sandbox sells to existing customers only.
  if (!input.customer) throw new StripeError('Missing required param: customer.', { param: 'customer' });
  const customer = getCustomer(sandbox, input.customer, 'customer', 400);
  const metadata = input.subscription_data?.metadata ?? {};
  const sold = resolveLineItem(sandbox, item);
  const taxed = readAutomaticTax(sandbox, sold, input);
  const purchase: Purchase = { ...sold, quantity: item.quantity ?? 1, metadata, taxed };
  const trialDays = input.subscription_data?.trial_period_days;
  if (trialDays) purchase.trialDays = trialDays;
  const [discount] = input.discounts ?? [];
  const coupon = discount && getCoupon(sandbox, discount.coupon, 'discounts[0][coupon]', 400);
  if (coupon && coupon.currency !== sold.currency)
    throw new StripeError('The coupon is for another currency.', { param: 'discounts[0][coupon]' });
  if (coupon) purchase.coupon = coupon.id;
  const requestedSession = {
    customer: customer.id,
    clientReferenceId: input.client_reference_id ?? null,
    metadata: input.metadata ?? {},
    paymentMethodTypes: input.allowed_payment_method_types ?? null,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url ?? null,
    locale: input.locale ?? null,
  };
  const session = newSession(nowInSeconds(sandbox), requestedSession, purchase, coupon?.amount_off ?? 0);
  sandbox.data.sessions[session.id] = { session, purchase };
  return session;
}

function createPortalSession({ sandbox, input }: ApiCall<typeof portalCreate>): object {
  const customer = getCustomer(sandbox, input.customer, 'customer', 400);
  const portal = newPortalSession(nowInSeconds(sandbox), {
    customer: customer.id,
    returnUrl: input.return_url,
    flowReturnUrl:
      input.flow_data && (input.flow_data.after_completion?.redirect.return_url ?? input.return_url),
  });
  sandbox.data.portalSessions[portal.id] = portal;
  return portal;
}

export const checkoutEndpoints: ApiEndpoint[] = [
  endpoint('POST', '/v1/customers', customerCreate, createCustomer),
  endpoint('GET', '/v1/customers/:id', noParams, readCustomer),
  endpoint('DELETE', '/v1/customers/:id', noParams, deleteCustomer),
  endpoint('POST', '/v1/coupons', couponCreate, createCoupon),
  endpoint('GET', '/v1/coupons/:id', noParams, ({ sandbox, id }) => getCoupon(sandbox, id, 'coupon', 404)),
  endpoint('POST', '/v1/prices', priceCreate, createPrice),
  endpoint('GET', '/v1/prices/:id', noParams, ({ sandbox, id }) => getPrice(sandbox, id, 'price', 404)),
  endpoint('GET', '/v1/tax_rates/:id', noParams, ({ id }) => {
    const rate = findTaxRate(id);
    if (!rate) throw resourceMissing('tax rate', id, 'tax_rate', 404);
    return rate;
  }),
  endpoint('POST', '/v1/checkout/sessions', sessionCreate, createSession),
  endpoint(
    'GET',
    '/v1/checkout/sessions/:id',
    noParams,
    ({ sandbox, id }) => getSession(sandbox, id).session,
  ),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', noParams, ({ sandbox, id }) =>
    expireSession(sandbox, id),
  ),
  endpoint('POST', '/v1/billing_portal/sessions', portalCreate, createPortalSession),
];

// ---- Subscriptions and their schedules

/**
 * A refused update changes nothing and sends nothing: everything is checked first, and the part that a card can decline
 * runs before the others.
 */
function updateSubscription({ sandbox, id, input }: ApiCall<typeof subscriptionUpdate>): object {
  const subscription = getSubscription(sandbox, id);
  if (isEnded(subscription))
    throw new StripeError('A canceled subscription can only update its cancellation_details and metadata.');
  const change = readChange(sandbox, subscription, input);
  const changesCancellation = input.cancel_at !== undefined || input.cancel_at_period_end !== undefined;
  if (change && changesCancellation)
    throw new StripeError('The sandbox changes the item and the cancellation one after the other');
  if (change && findSchedule(sandbox, subscription))
    throw new StripeError('The sandbox changes an item only after its schedule is released');
  requirePossiblePause(sandbox, input.pause_collection);
  requirePossibleCancellation(sandbox, subscription, input);
  if (change) applyChange(sandbox, subscription, change, input.payment_behavior ?? 'allow_incomplete');
  setPause(sandbox, subscription, input.pause_collection);
  changeCancellation(sandbox, subscription, input);
  updateMetadata(sandbox, id, input.metadata);
  return subscription;
}

/** Undefined if the request does not mention it; an empty text ends the pause, as Stripe unsets every field. */
type RequestedPause = ApiCall<typeof subscriptionUpdate>['input']['pause_collection'];

/** The only behavior that the sandbox knows is `void`: the invoices of the pause are not charged. */
function requirePossiblePause(sandbox: SandboxState, pause: RequestedPause): void {
  if (pause === undefined || pause === '') return;
  if (pause.behavior !== 'void')
    throw new StripeError('The sandbox only voids the invoices of a pause', { param: 'pause_collection' });
  if (pause.resumes_at !== undefined && pause.resumes_at <= nowInSeconds(sandbox))
    throw new StripeError('`resumes_at` must be in the future', { param: 'pause_collection[resumes_at]' });
}

function setPause(sandbox: SandboxState, subscription: WireSubscription, pause: RequestedPause): void {
  if (pause === undefined) return;
  const previous = { pause_collection: subscription.pause_collection };
  subscription.pause_collection =
    pause === '' ? null : { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null };
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, previous);
}

function updateMetadata(
  sandbox: SandboxState,
  id: string,
  metadata: Record<string, string> | undefined,
): void {
  if (!metadata) return;
  const subscription = getSubscription(sandbox, id);
  const previous = { metadata: { ...subscription.metadata } };
  subscription.metadata = withMetadata(subscription.metadata, metadata);
  sendWebhook(sandbox, 'customer.subscription.updated', subscription, previous);
}

function cancelSubscription({ sandbox, id, input }: ApiCall<typeof subscriptionCancel>): object {
  const { invoice_now, prorate } = input;
  if (invoice_now || prorate) throw new StripeError('The sandbox ends a subscription without a last bill');
  const subscription = getSubscription(sandbox, id);
  if (isEnded(subscription))
    throw new StripeError(`No such subscription: '${id}'`, {
      status: 404,
      param: 'id',
      code: 'resource_missing',
    });
  endSubscription(sandbox, subscription, 'cancellation_requested');
  return subscription;
}

function listSubscriptions({ sandbox, input }: ApiCall<typeof subscriptionList>): object {
  const { customer, status } = input;
  const matches = Object.values(sandbox.data.subscriptions).filter((subscription) => {
    if (customer && subscription.customer !== customer) return false;
    if (!status) return subscription.status !== 'canceled';
    return status === 'all' || (status === 'ended' ? isEnded(subscription) : subscription.status === status);
  });
  return paginate('/v1/subscriptions', matches, input);
}

function updateScheduleById({ sandbox, id, input }: ApiCall<typeof scheduleUpdate>): object {
  const schedule = getSchedule(sandbox, id);
  updateSchedule(sandbox, schedule, input);
  return schedule;
}

function releaseScheduleById({ sandbox, id, input }: ApiCall<typeof scheduleRelease>): object {
  const { preserve_cancel_date } = input;
  const schedule = getSchedule(sandbox, id);
  requireActive(schedule, 'release');
  releaseSchedule(sandbox, schedule, preserve_cancel_date);
  return schedule;
}

export const subscriptionEndpoints: ApiEndpoint[] = [
  endpoint('GET', '/v1/subscriptions', subscriptionList, listSubscriptions),
  endpoint('GET', '/v1/subscriptions/:id', noParams, ({ sandbox, id }) => getSubscription(sandbox, id)),
  endpoint('POST', '/v1/subscriptions/:id', subscriptionUpdate, updateSubscription),
  endpoint('DELETE', '/v1/subscriptions/:id', subscriptionCancel, cancelSubscription),
  endpoint('POST', '/v1/subscription_schedules', scheduleCreate, ({ sandbox, input }) =>
    createScheduleFromSubscription(sandbox, input.from_subscription),
  ),
  endpoint('GET', '/v1/subscription_schedules/:id', noParams, ({ sandbox, id }) => getSchedule(sandbox, id)),
  endpoint('POST', '/v1/subscription_schedules/:id', scheduleUpdate, updateScheduleById),
  endpoint('POST', '/v1/subscription_schedules/:id/release', scheduleRelease, releaseScheduleById),
];

// ---- Invoices with their previews and payments, charges, refunds and disputes

function getInvoice(sandbox: SandboxState, id: string): WireInvoice {
  const invoice = findById(sandbox.data.invoices, id);
  if (!invoice) throw resourceMissing('invoice', id, 'invoice', 404);
  return invoice;
}

/** `auto_advance: false` stops Stripe from finalizing and collecting the invoice automatically. */
function updateInvoice({ sandbox, id, input }: ApiCall<typeof invoiceUpdate>): object {
  const { auto_advance: autoAdvance } = input;
  const invoice = getInvoice(sandbox, id);
  if (autoAdvance === undefined || autoAdvance === invoice.auto_advance) return invoice;
  if (autoAdvance)
    throw new StripeError('The sandbox can only turn auto_advance off', { param: 'auto_advance' });
  if (invoice.status !== 'draft' && invoice.status !== 'open')
    throw new StripeError("Finalized invoices can't be updated in this way", { param: 'auto_advance' });
  const previous = { auto_advance: invoice.auto_advance };
  Object.assign(invoice, {
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
  });
  sendWebhook(sandbox, 'invoice.updated', invoice, previous);
  return invoice;
}

function listInvoices({ sandbox, input }: ApiCall<typeof invoiceList>): object {
  const { customer, subscription, status } = input;
  if (subscription) getSubscription(sandbox, subscription, 'subscription', 400);
  const matches = Object.values(sandbox.data.invoices).filter(
    (invoice) =>
      (!customer || invoice.customer === customer) &&
      (!subscription || invoice.parent?.subscription_details?.subscription === subscription) &&
      (!status || invoice.status === status),
  );
  return paginate('/v1/invoices', matches, input);
}

/** The next renewal. Throws Stripe's 404 if there is none. */
function upcomingInvoice(sandbox: SandboxState, subscription: WireSubscription): WireInvoice {
  const current = getPeriod(subscription);
  if (isEnded(subscription) || (subscription.cancel_at !== null && subscription.cancel_at <= current.end))
    throw new StripeError('No upcoming invoices for customer', {
      status: 404,
      code: 'invoice_upcoming_none',
    });
  const price = upcomingPrice(sandbox, subscription, findSchedule(sandbox, subscription));
  const { lines } = nextPeriod(sandbox, subscription, price);
  const customer = getCustomer(sandbox, getId(subscription.customer));
  const discount = nextDiscount(sandbox, subscription);
  const upcoming = {
    subscription,
    customer,
    at: current.end,
    reason: 'upcoming',
    lines,
    period: current,
    discount,
  } as const;
  const invoice = newInvoice(upcoming);
  return { ...invoice, next_payment_attempt: current.end + draftLifeS };
}

/** The invoice that an update would create now, calculated as by the update. Without a change: the next renewal. */
function previewInvoice({ sandbox, input }: ApiCall<typeof invoicePreview>): object {
  const subscription = getSubscription(sandbox, input.subscription, 'subscription', 400);
  if (input.subscription_details && isEnded(subscription))
    throw new StripeError('The subscription is canceled', { param: 'subscription' });
  const change = readChange(sandbox, subscription, input.subscription_details ?? {});
  if (!change) return upcomingInvoice(sandbox, subscription);
  const { lines } = calculateChange(sandbox, subscription, change);
  const invoice = newChangeInvoice(sandbox, subscription, lines);
  // As at Stripe, the id says that the invoice does not exist.
  return { ...invoice, id: invoice.id.replace('in_', 'upcoming_in_') };
}

function listInvoicePayments({ sandbox, input }: ApiCall<typeof invoicePaymentList>): object {
  const matches = Object.values(sandbox.data.payments).filter(
    ({ intent, invoice }) =>
      (!input.invoice || invoice === input.invoice) &&
      (!input.payment?.payment_intent || intent === input.payment.payment_intent),
  );
  return paginate('/v1/invoice_payments', matches.map(invoicePaymentObject), input);
}

function listCharges({ sandbox, input }: ApiCall<typeof chargeList>): object {
  const matches = allCharges(sandbox).filter(
    ({ payment }) =>
      (!input.customer || payment.customer === input.customer) &&
      (!input.payment_intent || payment.intent === input.payment_intent),
  );
  return paginate(
    '/v1/charges',
    matches.map((charged) => toStripeCharge(sandbox, charged)),
    input,
  );
}

/** What refunds and disputes have in common for the lists. */
interface RefundOrDispute {
  id: string;
  charge: unknown;
  payment_intent: unknown;
}

/** The endpoints that list and retrieve refunds or disputes, which work in the same way. */
function refundOrDisputeEndpoints(
  name: 'refund' | 'dispute',
  getRecords: (sandbox: SandboxState) => Record<string, RefundOrDispute>,
): ApiEndpoint[] {
  const path = `/v1/${name}s`;
  return [
    endpoint('GET', path, refundOrDisputeList, ({ sandbox, input }) => {
      const matches = Object.values(getRecords(sandbox)).filter(
        ({ charge, payment_intent }) =>
          (!input.charge || charge === input.charge) &&
          (!input.payment_intent || payment_intent === input.payment_intent),
      );
      return paginate(path, matches, input);
    }),
    endpoint('GET', `${path}/:id`, noParams, ({ sandbox, id }) => {
      const refundOrDispute = findById(getRecords(sandbox), id);
      if (!refundOrDispute) throw resourceMissing(name, id, name, 404);
      return refundOrDispute;
    }),
  ];
}

/** The report of everything that moved the balance. */
function listBalanceReport({ sandbox, input }: ApiCall<typeof balanceTransactionList>): object {
  // The defaults exclude nothing.
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = lt } = input.created ?? {};
  const matches = listBalanceTransactions(sandbox).filter(
    ({ created, currency }) =>
      created > gt &&
      created >= gte &&
      created < lt &&
      created <= lte &&
      (!input.currency || currency === input.currency),
  );
  return paginate('/v1/balance_transactions', matches, input);
}

export const paymentEndpoints: ApiEndpoint[] = [
  endpoint('GET', '/v1/balance_transactions', balanceTransactionList, listBalanceReport),
  endpoint('GET', '/v1/invoices', invoiceList, listInvoices),
  endpoint('GET', '/v1/invoices/:id', noParams, ({ sandbox, id }) => getInvoice(sandbox, id)),
  endpoint('POST', '/v1/invoices/:id', invoiceUpdate, updateInvoice),
  // The router prefers this path to the one with a parameter.
  endpoint('POST', '/v1/invoices/create_preview', invoicePreview, previewInvoice),
  endpoint('GET', '/v1/invoice_payments', invoicePaymentList, listInvoicePayments),
  endpoint('GET', '/v1/payment_intents/:id', noParams, ({ sandbox, id }) =>
    toStripePaymentIntent(sandbox, id),
  ),
  endpoint('GET', '/v1/charges', chargeList, listCharges),
  endpoint('GET', '/v1/charges/:id', noParams, ({ sandbox, id }) =>
    toStripeCharge(sandbox, getCharge(sandbox, id, 'charge', 404)),
  ),
  endpoint('POST', '/v1/refunds', refundCreate, ({ sandbox, input }) => refundPayment(sandbox, input)),
  ...refundOrDisputeEndpoints('refund', ({ data }) => data.refunds),
  ...refundOrDisputeEndpoints('dispute', (sandbox) =>
    mapValues(sandbox.data.disputes, (dispute) => withBalanceTransaction(sandbox, dispute)),
  ),
];
