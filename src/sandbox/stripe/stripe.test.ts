import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type HttpShop, inlinePrice, openHttpShop } from './test-shop.ts';

let httpShop: HttpShop;

beforeAll(async () => {
  httpShop = await openHttpShop();
});
afterAll(() => httpShop.close());

describe('authentication', () => {
  test.each([undefined, 'Bearer sk_test_wrong', 'Bearer ', 'Basic x'])('refuses the key %s', async (key) => {
    const response = await fetch(`${httpShop.sandbox.apiBase}/v1/invoices`, {
      headers: key ? { authorization: key } : {},
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('refuses another version of the API, an unknown address and another media type', async () => {
    const version = await httpShop.call('GET', '/v1/invoices', '', { 'stripe-version': '2020-08-27' });
    const address = await httpShop.call('GET', '/v1/coupons');
    const media = await httpShop.call('POST', '/v1/customers', '{}', { 'content-type': 'application/json' });
    expect([version.status, address.status, media.status]).toEqual([400, 404, 400]);
    expect(address.body.error?.message).toBe('Unrecognized request URL (GET: /v1/coupons).');
  });

  test('listens on loopback only, with a key and a secret made for this data folder', () => {
    expect(new URL(httpShop.sandbox.apiBase).hostname).toBe('127.0.0.1');
    expect(httpShop.sandbox.secretKey).toMatch(/^sk_test_\w{40}$/);
    expect(httpShop.sandbox.webhookSecret).toMatch(/^whsec_[0-9a-f]{64}$/);
  });
});

describe('parameters', () => {
  test.each([
    ['an unknown name', { nonsense: '1' }, 'nonsense', 'parameter_unknown'],
    [
      'a name that this version has lost',
      { 'payment_method_types[0]': 'card' },
      'payment_method_types',
      'parameter_unknown',
    ],
    [
      'an unknown name deep inside',
      { [`${inlinePrice}[price]`]: 'x' },
      `${inlinePrice}[price]`,
      'parameter_unknown',
    ],
    ['a missing name', { mode: undefined }, 'mode', 'parameter_missing'],
    [
      'a missing name deep inside',
      {
        [`${inlinePrice}[recurring][interval]`]: undefined,
        [`${inlinePrice}[recurring][interval_count]`]: '1',
      },
      `${inlinePrice}[recurring][interval]`,
      'parameter_missing',
    ],
    ['a wrong word', { mode: 'subscriptionz' }, 'mode', undefined],
    [
      'a wrong interval',
      { [`${inlinePrice}[recurring][interval]`]: 'monthly' },
      `${inlinePrice}[recurring][interval]`,
      undefined,
    ],
    [
      'money with a point',
      { [`${inlinePrice}[unit_amount]`]: '5.25' },
      `${inlinePrice}[unit_amount]`,
      undefined,
    ],
    ['an address that is none', { success_url: 'nonsense' }, 'success_url', undefined],
    ['an unknown customer', { customer: 'cus_unknown' }, 'customer', 'resource_missing'],
    ['a customer called __proto__', { customer: '__proto__' }, 'customer', 'resource_missing'],
  ])('refuses %s', async (_what, changes, param, code) => {
    const { status, body } = await httpShop.call(
      'POST',
      '/v1/checkout/sessions',
      await httpShop.createSessionForm(changes),
    );
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ type: 'invalid_request_error', param, ...(code && { code }) });
  });

  test('an address without the object is a 404', async () => {
    for (const path of [
      '/v1/customers/x',
      '/v1/checkout/sessions/x',
      '/v1/subscriptions/x',
      '/v1/invoices/x',
    ])
      expect((await httpShop.call('GET', path)).status).toBe(404);
  });
});

describe('an idempotency key', () => {
  test('gives the first answer again, and refuses another request', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const first = await httpShop.call('POST', '/v1/customers', 'name=a', headers);
    const second = await httpShop.call('POST', '/v1/customers', 'name=a', headers);
    const other = await httpShop.call('POST', '/v1/customers', 'name=b', headers);
    expect(second.body).toEqual(first.body);
    expect([first.headers.get('idempotent-replayed'), second.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect([other.status, other.body.error?.type]).toEqual([400, 'idempotency_error']);
  });

  test('of a refused request is free again', async () => {
    const headers = { 'idempotency-key': 'k2' };
    expect((await httpShop.call('POST', '/v1/customers', 'nonsense=1', headers)).status).toBe(400);
    expect((await httpShop.call('POST', '/v1/customers', 'name=a', headers)).status).toBe(200);
  });

  test('is ignored except for POST', async () => {
    const headers = { 'idempotency-key': 'k3' };
    const { body } = await httpShop.call('POST', '/v1/customers', 'name=a', headers);
    const read = await httpShop.call('GET', `/v1/customers/${body.id}`, '', headers);
    expect([read.status, read.headers.get('idempotent-replayed')]).toEqual([200, null]);
    expect(read.body).toEqual(body);
  });
});

describe('webhooks', () => {
  const arrived = (count: number) =>
    vi.waitFor(() => expect(httpShop.receiver.bodies.length).toBeGreaterThanOrEqual(count), {
      timeout: 15_000,
      interval: 10,
    });

  async function settle(): Promise<void> {
    const file = join(httpShop.dataDir, 'sandbox', 'stripe.json');
    await vi.waitFor(
      async () => expect(JSON.parse(await readFile(file, 'utf8')).undeliveredWebhooks).toEqual([]),
      {
        timeout: 20_000,
        interval: 10,
      },
    );
    httpShop.receiver.bodies.length = 0;
    httpShop.receiver.signatures.length = 0;
  }

  test('are signed as the official library expects', async () => {
    await settle();
    const { path } = await httpShop.createSession();
    await httpShop.pages.inject({ method: 'POST', url: `${path}/pay` });
    await arrived(3);
    const stripe = new Stripe(httpShop.sandbox.secretKey);
    const events = httpShop.receiver.bodies.map((body, index) =>
      stripe.webhooks.constructEvent(
        body,
        httpShop.receiver.signatures[index] ?? '',
        httpShop.sandbox.webhookSecret,
        300,
        undefined,
        httpShop.nowMs,
      ),
    );
    expect(events.map(({ type }) => type).sort()).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(3);
    expect(events[0]?.api_version).toBe('2026-10-28.endive');
  });

  test('are sent again if they were not accepted', async () => {
    await settle();
    httpShop.receiver.answer.status = 503;
    const { id } = await httpShop.createSession();
    await httpShop.call('POST', `/v1/checkout/sessions/${id}/expire`);
    await arrived(1);
    httpShop.receiver.answer.status = 200;
    await arrived(2);
    expect(httpShop.receiver.bodies[1]).toBe(httpShop.receiver.bodies[0]);
  });

  test('never delay a response of the API', async () => {
    await settle();
    httpShop.receiver.answer.hang = true;
    const { id, path } = await httpShop.createSession();
    expect((await httpShop.pages.inject({ method: 'POST', url: `${path}/pay` })).statusCode).toBe(303);
    expect((await httpShop.call('GET', `/v1/checkout/sessions/${id}`)).body.status).toBe('complete');
    httpShop.receiver.answer.hang = false;
  });

  test('that were not delivered before a stop are delivered after the next start', async () => {
    httpShop.receiver.answer.status = 503;
    const { id } = await httpShop.createSession();
    await httpShop.call('POST', `/v1/checkout/sessions/${id}/expire`);
    await httpShop.stop();
    httpShop.receiver.bodies.length = 0;
    httpShop.receiver.answer.status = 200;
    await httpShop.start();
    await vi.waitFor(() => expect(httpShop.receiver.bodies.some((body) => body.includes(id))).toBe(true), {
      timeout: 15_000,
    });
  });
});

test('keys, sales and answers survive a restart, in one whole file', async () => {
  const keys = [httpShop.sandbox.secretKey, httpShop.sandbox.publishableKey, httpShop.sandbox.webhookSecret];
  const headers = { 'idempotency-key': 'survivor' };
  const first = await httpShop.call('POST', '/v1/customers', 'name=a', headers);
  const { id, path } = await httpShop.createSession();
  await httpShop.pages.inject({ method: 'POST', url: `${path}/pay` });
  const before = await httpShop.call('GET', `/v1/checkout/sessions/${id}`);
  await httpShop.stop();
  expect(await readdir(join(httpShop.dataDir, 'sandbox'))).toEqual(['stripe.json']);
  await httpShop.start();
  expect([
    httpShop.sandbox.secretKey,
    httpShop.sandbox.publishableKey,
    httpShop.sandbox.webhookSecret,
  ]).toEqual(keys);
  expect((await httpShop.call('GET', `/v1/checkout/sessions/${id}`)).body).toEqual(before.body);
  expect((await httpShop.call('POST', '/v1/customers', 'name=a', headers)).body).toEqual(first.body);
});

describe('the pay page', () => {
  test('shows plan and amount as text, marked as a sandbox, without a script', async () => {
    const { path } = await httpShop.createSession();
    const { statusCode, body, headers } = await httpShop.pages.inject({ url: path });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    for (const text of ['Sandbox, no money moves', '$5.25', 'per month', 'Monthly &lt;b&gt;plan&lt;/b&gt;'])
      expect(body).toContain(text);
    expect(body).not.toMatch(/<script|<b>|was declined/);
    for (const button of ['pay', 'decline', 'cancel']) expect(body).toContain(`action="${path}/${button}"`);
  });

  test('is at the origin that it returns to', async () => {
    const { body } = await httpShop.call('POST', '/v1/checkout/sessions', await httpShop.createSessionForm());
    expect(body.url).toBe(`http://localhost:3000/sandbox/stripe/checkout/${body.id}`);
  });

  test.each([
    ['nothing', {}],
    ['a form', { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['an empty JSON body', { headers: { 'content-type': 'application/json' } }],
  ])('accepts a press with %s', async (_what, options) => {
    const { id, path } = await httpShop.createSession();
    const paid = await httpShop.pages.inject({ method: 'POST', url: `${path}/pay`, ...options });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `http://localhost:3000/ok?id=${id}`]);
  });

  test('paid twice sells once, and says so', async () => {
    const form = await httpShop.createSessionForm();
    const { body } = await httpShop.call('POST', '/v1/checkout/sessions', form);
    const path = new URL(String(body.url)).pathname;
    for (let press = 0; press < 2; press++)
      await httpShop.pages.inject({ method: 'POST', url: `${path}/pay` });
    const list = await httpShop.call('GET', `/v1/subscriptions?customer=${body.customer}`);
    expect(list.body.data).toHaveLength(1);
    expect((await httpShop.pages.inject({ url: path })).body).toContain('already paid');
  });

  test('declines on the page, and can still be paid', async () => {
    const { id, path } = await httpShop.createSession();
    const declined = await httpShop.pages.inject({ method: 'POST', url: `${path}/decline` });
    expect(declined.statusCode).toBe(303);
    expect((await httpShop.pages.inject({ url: String(declined.headers.location) })).body).toContain(
      'Your card was declined.',
    );
    await httpShop.pages.inject({ method: 'POST', url: `${path}/pay` });
    expect((await httpShop.call('GET', `/v1/checkout/sessions/${id}`)).body.payment_status).toBe('paid');
  });

  test('cancels to the cancel address and stays open', async () => {
    const { id, path } = await httpShop.createSession();
    const cancelled = await httpShop.pages.inject({ method: 'POST', url: `${path}/cancel` });
    expect([cancelled.statusCode, cancelled.headers.location]).toEqual([
      303,
      'http://localhost:3000/cancelled',
    ]);
    expect((await httpShop.call('GET', `/v1/checkout/sessions/${id}`)).body.status).toBe('open');
  });

  test('of an expired or unknown checkout sells nothing', async () => {
    const { id, path } = await httpShop.createSession();
    await httpShop.call('POST', `/v1/checkout/sessions/${id}/expire`);
    const pressed = await httpShop.pages.inject({ method: 'POST', url: `${path}/pay` });
    expect(pressed.headers.location).toBe(path);
    expect((await httpShop.pages.inject({ url: path })).body).toContain('expired');
    expect((await httpShop.call('GET', `/v1/checkout/sessions/${id}`)).body.subscription).toBeNull();
    for (const unknown of ['cs_test_no', '__proto__'])
      expect((await httpShop.pages.inject({ url: `/sandbox/stripe/checkout/${unknown}` })).statusCode).toBe(
        404,
      );
  });
});

test('a month ends on the last day of a shorter one', async () => {
  const before = httpShop.nowMs;
  httpShop.nowMs = Date.parse('2027-01-31T09:30:00.000Z');
  const { id, path } = await httpShop.createSession();
  await httpShop.pages.inject({ method: 'POST', url: `${path}/pay` });
  httpShop.nowMs = before;
  const { subscription } = (await httpShop.call('GET', `/v1/checkout/sessions/${id}`)).body;
  const { body } = await httpShop.call('GET', `/v1/subscriptions/${subscription}`);
  const items = body.items as { data: { current_period_end: number }[] };
  expect(new Date((items.data[0]?.current_period_end ?? 0) * 1_000).toISOString()).toBe(
    '2027-02-28T09:30:00.000Z',
  );
});
