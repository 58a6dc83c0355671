import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type StripeSandbox, startStripeSandbox } from './stripe.ts';

interface Hook {
  url: string;
  bodies: string[];
  signatures: string[];
  /** How the hook answers; 200 unless told otherwise. */
  answer: { status: number; hang: boolean };
  close(): Promise<void>;
}

async function openHook(): Promise<Hook> {
  const answer = { status: 200, hang: false };
  const bodies: string[] = [];
  const signatures: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      signatures.push(String(request.headers['stripe-signature']));
      if (!answer.hang) response.writeHead(answer.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, bodies, signatures, answer, close };
}

let at = Date.parse('2026-11-20T10:00:00.000Z');
const now = () => new Date(at);
let dataDir: string;
let hook: Hook;
let sandbox: StripeSandbox;
let pages: FastifyInstance;

async function open(): Promise<void> {
  sandbox = await startStripeSandbox({ dataDir, webhookUrl: hook.url, now });
  pages = Fastify();
  await pages.register(sandbox.pages, { prefix: '/sandbox/stripe' });
}

async function close(): Promise<void> {
  await pages.close();
  await sandbox.stop();
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clearing-'));
  hook = await openHook();
  await open();
});
afterAll(async () => {
  await close();
  await hook.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function call(method: 'GET' | 'POST', path: string, form = '', headers: Record<string, string> = {}) {
  const response = await fetch(sandbox.apiBase + path, {
    method,
    headers: {
      authorization: `Bearer ${sandbox.secretKey}`,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(method === 'POST' && { body: form }),
  });
  const body = (await response.json()) as Record<string, unknown> & { error?: Record<string, unknown> };
  return { status: response.status, headers: response.headers, body };
}

async function customer(): Promise<string> {
  return String((await call('POST', '/v1/customers', 'email=a@clearing.test')).body.id);
}

const item = 'line_items[0][price_data]';
async function sessionForm(changes: Record<string, string | undefined> = {}): Promise<string> {
  const fields = {
    mode: 'subscription',
    customer: await customer(),
    'line_items[0][quantity]': '1',
    [`${item}[currency]`]: 'usd',
    [`${item}[unit_amount]`]: '699',
    [`${item}[recurring][interval]`]: 'month',
    [`${item}[product_data][name]`]: 'Monthly <b>plan</b>',
    success_url: 'http://localhost:3000/ok?id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/cancelled',
    ...changes,
  };
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return new URLSearchParams(Object.fromEntries(given)).toString();
}

async function session(changes: Record<string, string | undefined> = {}) {
  const { body } = await call('POST', '/v1/checkout/sessions', await sessionForm(changes));
  return { id: String(body.id), path: new URL(String(body.url)).pathname };
}

describe('the door', () => {
  test.each([undefined, 'Bearer sk_test_wrong', 'Bearer ', 'Basic x'])('refuses the key %s', async (key) => {
    const response = await fetch(`${sandbox.apiBase}/v1/invoices`, {
      headers: key ? { authorization: key } : {},
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  test('refuses another version of the API, an unknown address and another media type', async () => {
    const version = await call('GET', '/v1/invoices', '', { 'stripe-version': '2020-08-27' });
    const address = await call('GET', '/v1/charges');
    const media = await call('POST', '/v1/customers', '{}', { 'content-type': 'application/json' });
    expect([version.status, address.status, media.status]).toEqual([400, 404, 400]);
    expect(address.body.error?.message).toBe('Unrecognized request URL (GET: /v1/charges).');
  });

  test('listens on loopback only, with a key and a secret made for this data folder', () => {
    expect(new URL(sandbox.apiBase).hostname).toBe('127.0.0.1');
    expect(sandbox.secretKey).toMatch(/^sk_test_\w{40}$/);
    expect(sandbox.webhookSecret).toMatch(/^whsec_[0-9a-f]{64}$/);
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
    ['an unknown name deep inside', { [`${item}[price]`]: 'x' }, `${item}[price]`, 'parameter_unknown'],
    ['a missing name', { mode: undefined }, 'mode', 'parameter_missing'],
    [
      'a missing name deep inside',
      { [`${item}[recurring][interval]`]: undefined, [`${item}[recurring][interval_count]`]: '1' },
      `${item}[recurring][interval]`,
      'parameter_missing',
    ],
    ['a wrong word', { mode: 'subscriptionz' }, 'mode', undefined],
    [
      'a wrong interval',
      { [`${item}[recurring][interval]`]: 'monthly' },
      `${item}[recurring][interval]`,
      undefined,
    ],
    ['money with a point', { [`${item}[unit_amount]`]: '6.99' }, `${item}[unit_amount]`, undefined],
    ['an address that is none', { success_url: 'nonsense' }, 'success_url', undefined],
    ['an unknown customer', { customer: 'cus_unknown' }, 'customer', 'resource_missing'],
    ['a customer called __proto__', { customer: '__proto__' }, 'customer', 'resource_missing'],
  ])('refuses %s', async (_what, changes, param, code) => {
    const { status, body } = await call('POST', '/v1/checkout/sessions', await sessionForm(changes));
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
      expect((await call('GET', path)).status).toBe(404);
  });
});

describe('an idempotency key', () => {
  test('gives the first answer again, and refuses another request', async () => {
    const headers = { 'idempotency-key': 'k1' };
    const first = await call('POST', '/v1/customers', 'name=a', headers);
    const second = await call('POST', '/v1/customers', 'name=a', headers);
    const other = await call('POST', '/v1/customers', 'name=b', headers);
    expect(second.body).toEqual(first.body);
    expect([first.headers.get('idempotent-replayed'), second.headers.get('idempotent-replayed')]).toEqual([
      null,
      'true',
    ]);
    expect([other.status, other.body.error?.type]).toEqual([400, 'idempotency_error']);
  });

  test('of a refused request is free again', async () => {
    const headers = { 'idempotency-key': 'k2' };
    expect((await call('POST', '/v1/customers', 'nonsense=1', headers)).status).toBe(400);
    expect((await call('POST', '/v1/customers', 'name=a', headers)).status).toBe(200);
  });
});

describe('the pay page', () => {
  test('shows plan and amount as text, marked as a sandbox, without a script', async () => {
    const { path } = await session();
    const { statusCode, body, headers } = await pages.inject({ url: path });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    for (const text of ['Sandbox, no money moves', '$6.99', 'per month', 'Monthly &lt;b&gt;plan&lt;/b&gt;'])
      expect(body).toContain(text);
    expect(body).not.toMatch(/<script|<b>|was declined/);
    for (const button of ['pay', 'decline', 'cancel']) expect(body).toContain(`action="${path}/${button}"`);
  });

  test('stands at the site that it leads back to', async () => {
    const { body } = await call('POST', '/v1/checkout/sessions', await sessionForm());
    expect(body.url).toBe(`http://localhost:3000/sandbox/stripe/checkout/${body.id}`);
  });

  test.each([
    ['nothing', {}],
    ['a form', { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['an empty JSON body', { headers: { 'content-type': 'application/json' } }],
  ])('takes a press with %s', async (_what, options) => {
    const { id, path } = await session();
    const paid = await pages.inject({ method: 'POST', url: `${path}/pay`, ...options });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `http://localhost:3000/ok?id=${id}`]);
  });

  test('paid twice sells once, and says so', async () => {
    const form = await sessionForm();
    const { body } = await call('POST', '/v1/checkout/sessions', form);
    const path = new URL(String(body.url)).pathname;
    for (let press = 0; press < 2; press++) await pages.inject({ method: 'POST', url: `${path}/pay` });
    const list = await call('GET', `/v1/subscriptions?customer=${body.customer}`);
    expect(list.body.data).toHaveLength(1);
    expect((await pages.inject({ url: path })).body).toContain('already paid');
  });

  test('declines on the page, and can still be paid', async () => {
    const { id, path } = await session();
    const declined = await pages.inject({ method: 'POST', url: `${path}/decline` });
    expect(declined.statusCode).toBe(303);
    expect((await pages.inject({ url: String(declined.headers.location) })).body).toContain(
      'Your card was declined.',
    );
    await pages.inject({ method: 'POST', url: `${path}/pay` });
    expect((await call('GET', `/v1/checkout/sessions/${id}`)).body.payment_status).toBe('paid');
  });

  test('cancels to the cancel address and stays open', async () => {
    const { id, path } = await session();
    const cancelled = await pages.inject({ method: 'POST', url: `${path}/cancel` });
    expect([cancelled.statusCode, cancelled.headers.location]).toEqual([
      303,
      'http://localhost:3000/cancelled',
    ]);
    expect((await call('GET', `/v1/checkout/sessions/${id}`)).body.status).toBe('open');
  });

  test('of an expired or unknown checkout sells nothing', async () => {
    const { id, path } = await session();
    await call('POST', `/v1/checkout/sessions/${id}/expire`);
    const pressed = await pages.inject({ method: 'POST', url: `${path}/pay` });
    expect(pressed.headers.location).toBe(path);
    expect((await pages.inject({ url: path })).body).toContain('expired');
    expect((await call('GET', `/v1/checkout/sessions/${id}`)).body.subscription).toBeNull();
    for (const unknown of ['cs_test_no', '__proto__'])
      expect((await pages.inject({ url: `/sandbox/stripe/checkout/${unknown}` })).statusCode).toBe(404);
  });
});

test('a month ends on the last day of a shorter one', async () => {
  const before = at;
  at = Date.parse('2027-01-31T09:30:00.000Z');
  const { id, path } = await session();
  await pages.inject({ method: 'POST', url: `${path}/pay` });
  at = before;
  const { subscription } = (await call('GET', `/v1/checkout/sessions/${id}`)).body;
  const { body } = await call('GET', `/v1/subscriptions/${subscription}`);
  const items = body.items as { data: { current_period_end: number }[] };
  expect(new Date((items.data[0]?.current_period_end ?? 0) * 1_000).toISOString()).toBe(
    '2027-02-28T09:30:00.000Z',
  );
});

describe('webhooks', () => {
  const arrived = (count: number) =>
    vi.waitFor(() => expect(hook.bodies.length).toBeGreaterThanOrEqual(count), {
      timeout: 15_000,
      interval: 10,
    });

  async function settle(): Promise<void> {
    const file = join(dataDir, 'sandbox', 'stripe.json');
    await vi.waitFor(async () => expect(JSON.parse(await readFile(file, 'utf8')).undelivered).toEqual([]), {
      timeout: 20_000,
      interval: 10,
    });
    hook.bodies.length = 0;
    hook.signatures.length = 0;
  }

  test('are signed so that the official library takes them', async () => {
    await settle();
    const { path } = await session();
    await pages.inject({ method: 'POST', url: `${path}/pay` });
    await arrived(3);
    const stripe = new Stripe(sandbox.secretKey);
    const events = hook.bodies.map((body, index) =>
      stripe.webhooks.constructEvent(
        body,
        hook.signatures[index] ?? '',
        sandbox.webhookSecret,
        300,
        undefined,
        at,
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

  test('come again when they were not taken', async () => {
    await settle();
    hook.answer.status = 503;
    const { id } = await session();
    await call('POST', `/v1/checkout/sessions/${id}/expire`);
    await arrived(1);
    hook.answer.status = 200;
    await arrived(2);
    expect(hook.bodies[1]).toBe(hook.bodies[0]);
  });

  test('never hold up an answer of the API', async () => {
    await settle();
    hook.answer.hang = true;
    const { id, path } = await session();
    expect((await pages.inject({ method: 'POST', url: `${path}/pay` })).statusCode).toBe(303);
    expect((await call('GET', `/v1/checkout/sessions/${id}`)).body.status).toBe('complete');
    hook.answer.hang = false;
  });

  test('that were not delivered before a stop are delivered after the next start', async () => {
    hook.answer.status = 503;
    const { id } = await session();
    await call('POST', `/v1/checkout/sessions/${id}/expire`);
    await close();
    hook.bodies.length = 0;
    hook.answer.status = 200;
    await open();
    await vi.waitFor(() => expect(hook.bodies.some((body) => body.includes(id))).toBe(true), {
      timeout: 15_000,
    });
  });
});

test('keys, sales and answers survive a restart, in one whole file', async () => {
  const keys = [sandbox.secretKey, sandbox.publishableKey, sandbox.webhookSecret];
  const headers = { 'idempotency-key': 'survivor' };
  const first = await call('POST', '/v1/customers', 'name=a', headers);
  const { id, path } = await session();
  await pages.inject({ method: 'POST', url: `${path}/pay` });
  const before = await call('GET', `/v1/checkout/sessions/${id}`);
  await close();
  expect(await readdir(join(dataDir, 'sandbox'))).toEqual(['stripe.json']);
  await open();
  expect([sandbox.secretKey, sandbox.publishableKey, sandbox.webhookSecret]).toEqual(keys);
  expect((await call('GET', `/v1/checkout/sessions/${id}`)).body).toEqual(before.body);
  expect((await call('POST', '/v1/customers', 'name=a', headers)).body).toEqual(first.body);
});
