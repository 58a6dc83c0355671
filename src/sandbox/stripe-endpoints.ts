import { noSuch, StripeRefusal } from './stripe-error.ts';
import { readForm } from './stripe-form.ts';
import {
  customerCreate,
  invoiceList,
  nothing,
  sessionCreate,
  subscriptionList,
  subscriptionUpdate,
} from './stripe-requests.ts';
import { newCustomer, newSession } from './stripe-session-object.ts';
import { listOf, type Purchase, type WireList, type WireSubscription } from './stripe-wire.ts';
import { emit, expireSession, find, getSession, seconds, type World } from './stripe-world.ts';

export interface ApiCall {
  world: World;
  /** The id in the path; empty where the path has none. */
  id: string;
  /** The form-encoded body, or the query of a GET. */
  form: string;
}

export interface ApiEndpoint {
  method: 'GET' | 'POST';
  path: string;
  run(call: ApiCall): object;
}

function createCustomer({ world, form }: ApiCall): object {
  const customer = newCustomer(seconds(world), readForm(customerCreate, form));
  world.state.customers[customer.id] = customer;
  return customer;
}

function readCustomer({ world, id, form }: ApiCall): object {
  readForm(nothing, form);
  const customer = find(world.state.customers, id);
  if (!customer) throw noSuch('customer', id, 'id', 404);
  return customer;
}

function onlyItem<T>(items: T[]): T {
  const [item] = items;
  if (!item || items.length > 1)
    throw new StripeRefusal('The sandbox sells one line item at a time', { param: 'line_items' });
  return item;
}

function createSession({ world, form }: ApiCall): object {
  const input = readForm(sessionCreate, form);
  if (input.mode !== 'subscription')
    throw new StripeRefusal('The sandbox plays mode subscription only', { param: 'mode' });
  const item = onlyItem(input.line_items);
  // Stripe would ask for an address and make a customer; the sandbox sells to known ones only.
  if (!input.customer) throw new StripeRefusal('Missing required param: customer.', { param: 'customer' });
  if (!find(world.state.customers, input.customer)) throw noSuch('customer', input.customer, 'customer', 400);
  const purchase: Purchase = {
    name: item.price_data.product_data.name,
    currency: item.price_data.currency,
    unitAmount: item.price_data.unit_amount,
    quantity: item.quantity ?? 1,
    interval: item.price_data.recurring.interval,
    intervalCount: item.price_data.recurring.interval_count ?? 1,
    metadata: input.subscription_data?.metadata ?? {},
  };
  const session = newSession(
    seconds(world),
    {
      customer: input.customer,
      clientReferenceId: input.client_reference_id ?? null,
      metadata: input.metadata ?? {},
      paymentMethodTypes: input.allowed_payment_method_types ?? null,
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
    },
    purchase,
  );
  world.state.sessions[session.id] = { session, purchase };
  return session;
}

function readSession({ world, id, form }: ApiCall): object {
  readForm(nothing, form);
  return getSession(world, id).session;
}

function getSubscription(world: World, id: string): WireSubscription {
  const subscription = find(world.state.subscriptions, id);
  if (!subscription) throw noSuch('subscription', id, 'id', 404);
  return subscription;
}

function readSubscription({ world, id, form }: ApiCall): object {
  readForm(nothing, form);
  return getSubscription(world, id);
}

function updateSubscription({ world, id, form }: ApiCall): object {
  const input = readForm(subscriptionUpdate, form);
  const subscription = getSubscription(world, id);
  if (subscription.status === 'canceled')
    throw new StripeRefusal('A canceled subscription can only update its cancellation_details and metadata.');
  const { cancel_at, cancel_at_period_end, canceled_at } = subscription;
  const periodEnd = subscription.items.data[0]?.current_period_end ?? null;
  if (input.cancel_at_period_end !== undefined) {
    subscription.cancel_at_period_end = input.cancel_at_period_end;
    subscription.cancel_at = input.cancel_at_period_end ? periodEnd : null;
  }
  if (input.cancel_at !== undefined)
    subscription.cancel_at = typeof input.cancel_at === 'number' ? input.cancel_at : null;
  subscription.canceled_at = subscription.cancel_at === null ? null : (canceled_at ?? seconds(world));
  Object.assign(subscription.metadata, input.metadata);
  emit(world, 'customer.subscription.updated', subscription, {
    cancel_at,
    cancel_at_period_end,
    canceled_at,
  });
  return subscription;
}

/** Newest first, as Stripe lists. */
function page<T extends { created: number }>(url: string, all: T[], limit = 10): WireList<T> {
  const newest = all.toReversed();
  return listOf(url, newest.slice(0, limit), newest.length > limit);
}

function listSubscriptions({ world, form }: ApiCall): object {
  const { customer, status, limit } = readForm(subscriptionList, form);
  const matches = Object.values(world.state.subscriptions).filter((subscription) => {
    const ended = subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
    if (customer && subscription.customer !== customer) return false;
    if (!status) return subscription.status !== 'canceled';
    return status === 'all' || (status === 'ended' ? ended : subscription.status === status);
  });
  return page('/v1/subscriptions', matches, limit);
}

function readInvoice({ world, id, form }: ApiCall): object {
  readForm(nothing, form);
  const invoice = find(world.state.invoices, id);
  if (!invoice) throw noSuch('invoice', id, 'invoice', 404);
  return invoice;
}

function listInvoices({ world, form }: ApiCall): object {
  const { customer, subscription, status, limit } = readForm(invoiceList, form);
  if (subscription && !find(world.state.subscriptions, subscription))
    throw noSuch('subscription', subscription, 'subscription', 400);
  const matches = Object.values(world.state.invoices).filter(
    (invoice) =>
      (!customer || invoice.customer === customer) &&
      (!subscription || invoice.parent?.subscription_details?.subscription === subscription) &&
      (!status || invoice.status === status),
  );
  return page('/v1/invoices', matches, limit);
}

export const apiEndpoints: ApiEndpoint[] = [
  { method: 'POST', path: '/v1/customers', run: createCustomer },
  { method: 'GET', path: '/v1/customers/:id', run: readCustomer },
  { method: 'POST', path: '/v1/checkout/sessions', run: createSession },
  { method: 'GET', path: '/v1/checkout/sessions/:id', run: readSession },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    run: ({ world, id, form }) => {
      readForm(nothing, form);
      return expireSession(world, id);
    },
  },
  { method: 'GET', path: '/v1/subscriptions', run: listSubscriptions },
  { method: 'GET', path: '/v1/subscriptions/:id', run: readSubscription },
  { method: 'POST', path: '/v1/subscriptions/:id', run: updateSubscription },
  { method: 'GET', path: '/v1/invoices', run: listInvoices },
  { method: 'GET', path: '/v1/invoices/:id', run: readInvoice },
];
