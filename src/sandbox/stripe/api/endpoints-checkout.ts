import type { z } from 'zod';
import { endSubscription } from '../lifecycle/cancellation.ts';
import { expireSession, getSession } from '../lifecycle/sessions.ts';
import { newPrice, newProduct, recurrenceOf } from '../objects/price.ts';
import { newCustomer, newPortal, newSession } from '../objects/session.ts';
import {
  customerAsRead,
  emit,
  find,
  getCustomer,
  getPrice,
  isEnded,
  productName,
  seconds,
  type World,
} from '../state.ts';
import { idOf, noSuch, type Purchase, StripeRefusal, type WireProduct } from '../wire.ts';
import { type ApiCall, type ApiEndpoint, readForm } from './form.ts';
import { customerCreate, nothing, portalCreate, priceCreate, sessionCreate } from './requests.ts';

/** Customers, prices, checkout sessions and the portal. */

function createCustomer({ world, form }: ApiCall): object {
  const customer = newCustomer(seconds(world), readForm(customerCreate, form));
  world.state.customers[customer.id] = customer;
  return customer;
}

function readCustomer({ world, id }: ApiCall): object {
  const customer = customerAsRead(world, id);
  if (!customer) throw noSuch('customer', id, 'id', 404);
  return customer;
}

/** Its subscriptions end with it. */
function deleteCustomer({ world, id }: ApiCall): object {
  const customer = getCustomer(world, id);
  for (const subscription of Object.values(world.state.subscriptions))
    if (idOf(subscription.customer) === id && !isEnded(subscription))
      endSubscription(world, subscription, 'cancellation_requested');
  world.state.deletedCustomers[id] = true;
  emit(world, 'customer.deleted', customer);
  return { id, object: 'customer', deleted: true };
}

function productOf(world: World, input: z.output<typeof priceCreate>): WireProduct {
  if ((input.product === undefined) === (input.product_data === undefined))
    throw new StripeRefusal('You must specify exactly one of `product` or `product_data`.', {
      param: 'product',
    });
  if (input.product_data) return newProduct(seconds(world), input.product_data.name);
  const product = find(world.state.products, input.product ?? '');
  if (!product) throw noSuch('product', input.product ?? '', 'product', 400);
  return product;
}

function createPrice({ world, form }: ApiCall): object {
  const input = readForm(priceCreate, form);
  const { lookup_key: lookupKey } = input;
  const taken = Object.values(world.state.prices).find(({ lookup_key }) => lookup_key === lookupKey);
  if (lookupKey && taken)
    throw new StripeRefusal(`A price (\`${taken.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  const product = productOf(world, input);
  const { currency, unit_amount: unitAmount, nickname, metadata } = input;
  const { interval, interval_count: intervalCount = 1 } = input.recurring;
  const price = newPrice(seconds(world), {
    currency,
    unitAmount,
    interval,
    intervalCount,
    product: product.id,
    active: true,
    lookupKey,
    nickname,
    metadata,
  });
  world.state.products[product.id] = product;
  world.state.prices[price.id] = price;
  return price;
}

function onlyItem<T>(items: T[]): T {
  const [item] = items;
  if (!item || items.length > 1)
    throw new StripeRefusal('The sandbox sells one line item at a time', { param: 'line_items' });
  return item;
}

type LineItem = z.output<typeof sessionCreate>['line_items'][number];
type Sold = Omit<Purchase, 'quantity' | 'metadata'>;

function storedPrice(world: World, id: string): Sold {
  const price = getPrice(world, id, 'line_items[0][price]');
  if (!price.active)
    throw new StripeRefusal('The price specified is inactive. This field only accepts active prices.', {
      param: 'line_items[0][price]',
    });
  const { currency, unit_amount } = price;
  const name = productName(world, price);
  return { name, currency, unitAmount: unit_amount ?? 0, ...recurrenceOf(price), price: id };
}

function soldBy(world: World, { price, price_data: data }: LineItem): Sold {
  if ((price === undefined) === (data === undefined))
    throw new StripeRefusal('You must specify exactly one of `price` or `price_data`.', {
      param: 'line_items[0]',
    });
  if (!data) return storedPrice(world, price ?? '');
  const { currency, unit_amount: unitAmount, recurring, product_data } = data;
  const { interval, interval_count: intervalCount = 1 } = recurring;
  return { name: product_data.name, currency, unitAmount, interval, intervalCount };
}

function createSession({ world, form }: ApiCall): object {
  const input = readForm(sessionCreate, form);
  if (input.mode !== 'subscription')
    throw new StripeRefusal('The sandbox plays mode subscription only', { param: 'mode' });
  const item = onlyItem(input.line_items);
  // Stripe would ask for an address and make a customer; the sandbox sells to known ones only.
  if (!input.customer) throw new StripeRefusal('Missing required param: customer.', { param: 'customer' });
  const customer = getCustomer(world, input.customer, 'customer', 400);
  const metadata = input.subscription_data?.metadata ?? {};
  const purchase = { ...soldBy(world, item), quantity: item.quantity ?? 1, metadata };
  const asked = {
    customer: customer.id,
    clientReferenceId: input.client_reference_id ?? null,
    metadata: input.metadata ?? {},
    paymentMethodTypes: input.allowed_payment_method_types ?? null,
    successUrl: input.success_url,
    cancelUrl: input.cancel_url ?? null,
    locale: input.locale ?? null,
  };
  const session = newSession(seconds(world), asked, purchase);
  world.state.sessions[session.id] = { session, purchase };
  return session;
}

function createPortal({ world, form }: ApiCall): object {
  const input = readForm(portalCreate, form);
  const customer = getCustomer(world, input.customer, 'customer', 400);
  const portal = newPortal(seconds(world), customer.id, input.return_url);
  world.state.portals[portal.id] = portal;
  return portal;
}

/** For a call without parameters of its own. */
const plain = (run: (call: ApiCall) => object) => (call: ApiCall) => {
  readForm(nothing, call.form);
  return run(call);
};

export const checkoutEndpoints: ApiEndpoint[] = [
  { method: 'POST', path: '/v1/customers', run: createCustomer },
  { method: 'GET', path: '/v1/customers/:id', run: plain(readCustomer) },
  { method: 'DELETE', path: '/v1/customers/:id', run: plain(deleteCustomer) },
  { method: 'POST', path: '/v1/prices', run: createPrice },
  { method: 'GET', path: '/v1/prices/:id', run: plain(({ world, id }) => getPrice(world, id, 'price', 404)) },
  { method: 'POST', path: '/v1/checkout/sessions', run: createSession },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    run: plain(({ world, id }) => getSession(world, id).session),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    run: plain(({ world, id }) => expireSession(world, id)),
  },
  { method: 'POST', path: '/v1/billing_portal/sessions', run: createPortal },
];
