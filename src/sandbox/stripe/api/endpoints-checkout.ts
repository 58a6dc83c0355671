/** Customers, prices, checkout sessions and the portal. */
import type { z } from 'zod';
import { endSubscription } from '../lifecycle/cancellation.ts';
import { expireSession, getSession } from '../lifecycle/sessions.ts';
import { newCoupon } from '../objects/coupon.ts';
import { getRecurrence, newPrice, newProduct } from '../objects/price.ts';
import { newCustomer, newPortal, newSession } from '../objects/session.ts';
import { findTaxRate } from '../objects/tax.ts';
import {
  customerAsRead,
  emit,
  find,
  getCustomer,
  getPrice,
  isEnded,
  nowInSeconds,
  productName,
  type SandboxState,
} from '../state.ts';
import {
  getId,
  type Purchase,
  resourceMissing,
  StripeError,
  type WireCoupon,
  type WireProduct,
} from '../wire.ts';
import { type ApiCall, type ApiEndpoint, endpoint } from './endpoint.ts';
import {
  couponCreate,
  customerCreate,
  noParams,
  portalCreate,
  priceCreate,
  sessionCreate,
} from './requests.ts';

function createCustomer({ sandbox, input }: ApiCall<typeof customerCreate>): object {
  const customer = newCustomer(nowInSeconds(sandbox), input);
  sandbox.data.customers[customer.id] = customer;
  return customer;
}

function readCustomer({ sandbox, id }: ApiCall<typeof noParams>): object {
  const customer = customerAsRead(sandbox, id);
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
  emit(sandbox, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

function getProduct(sandbox: SandboxState, input: z.output<typeof priceCreate>): WireProduct {
  if ((input.product === undefined) === (input.product_data === undefined))
    throw new StripeError('You must specify exactly one of `product` or `product_data`.', {
      param: 'product',
    });
  if (input.product_data) return newProduct(nowInSeconds(sandbox), input.product_data.name);
  const product = find(sandbox.data.products, input.product ?? '');
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
  const product = getProduct(sandbox, input);
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
  if (input.id && find(coupons, input.id))
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
  const coupon = find(sandbox.data.coupons, id);
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
type Sold = Omit<Purchase, 'quantity' | 'metadata'>;

function storedPrice(sandbox: SandboxState, id: string): Sold {
  const price = getPrice(sandbox, id, 'line_items[0][price]');
  if (!price.active)
    throw new StripeError('The price specified is inactive. This field only accepts active prices.', {
      param: 'line_items[0][price]',
    });
  const { currency, unit_amount } = price;
  const name = productName(sandbox, price);
  return { name, currency, unitAmount: unit_amount ?? 0, ...getRecurrence(price), price: id };
}

function soldBy(sandbox: SandboxState, { price, price_data: data }: LineItem): Sold {
  if ((price === undefined) === (data === undefined))
    throw new StripeError('You must specify exactly one of `price` or `price_data`.', {
      param: 'line_items[0]',
    });
  if (!data) return storedPrice(sandbox, price ?? '');
  const { currency, unit_amount: unitAmount, recurring, product_data } = data;
  const { interval, interval_count: intervalCount = 1 } = recurring;
  return { name: product_data.name, currency, unitAmount, interval, intervalCount };
}

/** As Stripe does: automatic tax needs a price that says whether it includes tax, and the customer's address. */
function checkTax(
  sandbox: SandboxState,
  { price }: Sold,
  { automatic_tax: tax, customer_update: update, customer: id = '' }: z.output<typeof sessionCreate>,
): boolean {
  if (!tax?.enabled) return false;
  const param = 'automatic_tax[enabled]';
  if (!price || getPrice(sandbox, price).tax_behavior !== 'inclusive')
    throw new StripeError('The sandbox finds the tax of prices that include it only', { param });
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
  const sold = soldBy(sandbox, item);
  const taxed = checkTax(sandbox, sold, input);
  const purchase: Purchase = { ...sold, quantity: item.quantity ?? 1, metadata, taxed };
  const trialDays = input.subscription_data?.trial_period_days;
  if (trialDays) purchase.trialDays = trialDays;
  const [discount] = input.discounts ?? [];
  const coupon = discount && getCoupon(sandbox, discount.coupon, 'discounts[0][coupon]', 400);
  if (coupon && coupon.currency !== sold.currency)
    throw new StripeError('The coupon is for another currency.', { param: 'discounts[0][coupon]' });
  if (coupon) purchase.coupon = coupon.id;
  const asked = {
    customer: customer.id,
    clientReferenceId: input.client_reference_id ?? null,
    metadata: input.metadata ?? {},
    paymentMethodTypes: input.allowed_payment_method_types ?? null,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url ?? null,
    locale: input.locale ?? null,
  };
  const session = newSession(nowInSeconds(sandbox), asked, purchase, coupon?.amount_off ?? 0);
  sandbox.data.sessions[session.id] = { session, purchase };
  return session;
}

function createPortal({ sandbox, input }: ApiCall<typeof portalCreate>): object {
  const customer = getCustomer(sandbox, input.customer, 'customer', 400);
  const portal = newPortal(
    nowInSeconds(sandbox),
    customer.id,
    input.return_url,
    input.flow_data && (input.flow_data.after_completion?.redirect.return_url ?? input.return_url),
  );
  sandbox.data.portals[portal.id] = portal;
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
  endpoint('POST', '/v1/billing_portal/sessions', portalCreate, createPortal),
];
