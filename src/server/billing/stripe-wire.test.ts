import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { active, annual, openShop, order, pay, type Shop, start } from '../../../tests/support/shop.ts';
import {
  fieldsOf,
  problemsOf,
  readStripeTypes,
  type StripeTypes,
} from '../../../tests/support/stripe-types.ts';
import {
  customerCreate,
  invoiceList,
  sessionCreate,
  subscriptionList,
  subscriptionUpdate,
} from '../../sandbox/stripe-requests.ts';

interface Sent {
  method: string;
  path: string;
  form: string;
  headers: Record<string, string | string[] | undefined>;
}

/** The library's request type by call: every call that the app may make. */
const requestTypes: Record<string, string | null> = {
  'POST /v1/customers': 'CustomerCreateParams',
  'POST /v1/checkout/sessions': 'Checkout.SessionCreateParams',
  'POST /v1/checkout/sessions/:id/expire': 'Checkout.SessionExpireParams',
  'GET /v1/checkout/sessions/:id': 'Checkout.SessionRetrieveParams',
  'GET /v1/subscriptions/:id': 'SubscriptionRetrieveParams',
  'GET /v1/invoices': 'InvoiceListParams',
};

const sent: Sent[] = [];
let proxy: Server;
let shop: Shop;
let types: StripeTypes;

/** Stands between app and sandbox and writes down what the app sends. */
async function openProxy(target: string): Promise<string> {
  proxy = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString();
      const { pathname, search } = new URL(request.url ?? '', target);
      const { method = '', headers } = request;
      sent.push({ method, path: pathname, form: method === 'POST' ? body : search.slice(1), headers });
      const forwarded = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];
      const picked = forwarded.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : []));
      const answer = await fetch(target + request.url, {
        method,
        headers: Object.fromEntries(picked),
        ...(method === 'POST' && { body }),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  types = readStripeTypes([
    'resources/Checkout/Sessions.d.ts',
    'resources/Customers.d.ts',
    'resources/Subscriptions.d.ts',
    'resources/Invoices.d.ts',
  ]);
  shop = await openShop({ apiBase: (sandbox) => openProxy(sandbox.apiBase) });
});
afterAll(async () => {
  await shop.close();
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
});

function callOf({ method, path }: Sent): string {
  return `${method} ${path.replace(/\/(cus|cs|sub|in)_\w+/, '/:id')}`;
}

describe('every request that the app sends', () => {
  beforeAll(async () => {
    const currencies = ['USD', 'GBP', 'AUD', 'EUR', 'CAD'];
    for (const currency of currencies) {
      const person = await shop.person();
      await start(
        shop,
        person,
        await order(shop, person, { ...annual, amount: currency === 'GBP' ? 69.99 : 79.99, currency }),
      );
      const { orderId } = await pay(shop, person, {
        orderType: 'MONTHLY',
        paymentMethod: 'stripe',
        amount: 6.99,
        currency,
      });
      await shop.call(person, { method: 'POST', url: `/api/orders/${orderId}/confirm`, payload: {} });
      expect(await active(shop, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
    }
  });

  test('is one that the official types know, with closed enums and whole amounts', () => {
    const problems = sent.flatMap((request) => {
      const name = requestTypes[callOf(request)];
      if (!name) return [`${callOf(request)}: not on the list of calls`];
      return problemsOf(types, name, request.form).map((problem) => `${callOf(request)}: ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  test('covers every call on the list', () => {
    expect(new Set(sent.map(callOf))).toEqual(new Set(Object.keys(requestTypes)));
  });

  test('that creates something names its own idempotency key', () => {
    const creating = sent.filter(({ method, path }) => method === 'POST' && !path.endsWith('/expire'));
    expect(creating.map(({ headers }) => headers['idempotency-key'])).toSatisfy((keys: unknown[]) =>
      keys.every((key) => /^(customer|checkout):[0-9a-f-]{36}$/.test(String(key))),
    );
  });

  test('speaks the version of the API that the sandbox plays', () => {
    expect(new Set(sent.map(({ headers }) => headers['stripe-version']))).toEqual(
      new Set(['2026-10-28.endive']),
    );
  });
});

describe('the check itself', () => {
  const good =
    'mode=subscription&customer=cus_1&line_items[0][quantity]=1&line_items[0][price_data][currency]=usd&line_items[0][price_data][unit_amount]=699&line_items[0][price_data][recurring][interval]=month&line_items[0][price_data][product_data][name]=x&allowed_payment_method_types[0]=card';
  const check = (body: string) => problemsOf(types, 'Checkout.SessionCreateParams', body);

  test('takes a right body', () => expect(check(good)).toEqual([]));

  test.each([
    ['payment_method_types: unknown', `${good}&payment_method_types[0]=card`],
    ['mode: not one of', good.replace('mode=subscription', 'mode=subscriptionz')],
    ['ui_mode: not one of', `${good}&ui_mode=hosted`],
    ['line_items[0][price_data][unit_amount]: not a whole number', good.replace('=699', '=6.99')],
    ['line_items[0][price_data][recurring][interval]: not one of', good.replace('=month', '=monthly')],
    [
      'line_items[0][price_data][recurring][interval]: missing',
      good.replace('[interval]=month', '[interval_count]=1'),
    ],
    ['allowed_payment_method_types[0]: not one of', good.replace('=card', '=cash')],
    ['metadata: not a map', `${good}&metadata[a][b]=c`],
  ])('finds %s', (problem, body) => {
    expect(check(body).join('\n')).toContain(problem);
  });
});

describe('the played Stripe takes no name or value that the real one does not know', () => {
  /** A body with every name of the schema, and each value of its enums in turn. */
  function bodiesOf(schema: z.ZodType, path = ''): string[] {
    if (schema instanceof z.ZodOptional) return bodiesOf(schema.unwrap() as z.ZodType, path);
    if (schema instanceof z.ZodPipe) return bodiesOf(schema.in as z.ZodType, path);
    if (schema instanceof z.ZodArray) return bodiesOf(schema.element as z.ZodType, `${path}[0]`);
    if (schema instanceof z.ZodEnum) return schema.options.map((option) => `${path}=${option}`);
    if (schema instanceof z.ZodRecord) return [`${path}[name]=value`];
    if (schema instanceof z.ZodUnion) return [`${path}=1`];
    if (schema instanceof z.ZodObject)
      return Object.entries(schema.shape).flatMap(([key, below]) =>
        bodiesOf(below as z.ZodType, path ? `${path}[${key}]` : key),
      );
    return [`${path}=1`];
  }

  test.each([
    ['CustomerCreateParams', customerCreate],
    ['Checkout.SessionCreateParams', sessionCreate],
    ['SubscriptionUpdateParams', subscriptionUpdate],
    ['SubscriptionListParams', subscriptionList],
    ['InvoiceListParams', invoiceList],
  ])('%s', (name, schema) => {
    const bodies = bodiesOf(schema);
    expect(bodies.length).toBeGreaterThanOrEqual(3);
    const problems = bodies.flatMap((body) => problemsOf(types, name, body));
    expect(problems.filter((problem) => !problem.endsWith(': missing'))).toEqual([]);
  });

  test('and the types were read whole', () => {
    expect(fieldsOf(types, 'InvoiceListParams').get('limit')).toEqual({ type: 'number', optional: true });
    expect(fieldsOf(types, 'Checkout.SessionCreateParams').size).toBeGreaterThan(40);
  });
});
