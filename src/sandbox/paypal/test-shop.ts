import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { openSandboxClock, type SandboxClock } from '../clock.ts';
import { type PaypalSandbox, startPaypalSandbox } from './paypal.ts';
import { createCertificateChain } from './signature.ts';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
  event: { id: string; event_type: string; resource: Record<string, unknown> };
}

/** Receives webhooks and keeps them. */
async function openHook() {
  const webhooks: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      webhooks.push({ headers: request.headers, body, event: JSON.parse(body) });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, webhooks, close };
}

export type Body = Record<string, unknown> & { id: string; links: { rel: string; href: string }[] };

export interface Reply {
  status: number;
  headers: Headers;
  body: Body;
}

/** What a shop that sells through PayPal has: an access token, plans, the pay pages and the webhooks that came. */
export interface TestShop {
  dataDir: string;
  sandbox: PaypalSandbox;
  clock: SandboxClock;
  webhooks: ReceivedWebhook[];
  /** A call with a good token; `id` is its PayPal-Request-Id. */
  call(method: 'GET' | 'POST', path: string, body?: object, headers?: Record<string, string>): Promise<Reply>;
  page(method: 'GET' | 'POST', path: string): Promise<{ status: number; location: string; html: string }>;
  /** Ids of the plans that were made at the start. */
  plans: { month: string; year: string };
  subscribe(changes?: object): Promise<string>;
  /** Subscribed and paid. */
  buy(planId?: string): Promise<string>;
  read(id: string): Promise<Body & { billing_info: Record<string, unknown> }>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

const beginning = new Date('2026-11-20T12:30:00Z');

export function planBody(productId: string, unit: 'MONTH' | 'YEAR', value: string, threshold = 3) {
  return {
    product_id: productId,
    name: unit === 'MONTH' ? 'Monthly <b>plan</b>' : 'Annual plan',
    billing_cycles: [
      {
        frequency: { interval_unit: unit, interval_count: 1 },
        tenure_type: 'REGULAR',
        sequence: 1,
        total_cycles: 0,
        pricing_scheme: { fixed_price: { currency_code: 'USD', value } },
      },
    ],
    payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: threshold },
  };
}

export function subscriptionBody(planId: string) {
  return {
    plan_id: planId,
    custom_id: 'order-1',
    subscriber: { email_address: 'a@clearing.test' },
    application_context: {
      brand_name: 'Clearing',
      locale: 'en-US',
      user_action: 'SUBSCRIBE_NOW',
      shipping_preference: 'NO_SHIPPING',
      return_url: 'http://localhost:3000/payment-success?order=1',
      cancel_url: 'http://localhost:3000/subscription-cancel',
    },
  };
}

async function fetchToken({ apiBase, clientId, clientSecret }: PaypalSandbox): Promise<string> {
  const response = await fetch(`${apiBase}/v1/oauth2/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
  });
  const { access_token } = (await response.json()) as { access_token: string };
  return access_token;
}

async function callApi(
  apiBase: string,
  method: string,
  path: string,
  body: object | undefined,
  headers: Record<string, string>,
): Promise<Reply> {
  const response = await fetch(apiBase + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
}

async function servePages(sandbox: PaypalSandbox) {
  const app = Fastify();
  await app.register(sandbox.pages, { prefix: '/sandbox/paypal' });
  return app;
}

const certificates = await createCertificateChain(beginning);

/** A data folder with certificates, since creating them takes longer than most tests. */
async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clearing-'));
  await mkdir(join(dataDir, 'sandbox'));
  await writeFile(join(dataDir, 'sandbox', 'paypal.json'), JSON.stringify({ certificates }));
  return dataDir;
}

/** The simulated PayPal with its pages and a token; `again` restarts it on the same data. */
async function startParts(dataDir: string, webhookUrl: string, clock: SandboxClock) {
  const start = async () => {
    const sandbox = await startPaypalSandbox({ dataDir, webhookUrl, clock });
    return { sandbox, app: await servePages(sandbox), token: await fetchToken(sandbox) };
  };
  const parts = await start();
  const stop = async () => {
    await parts.app.close();
    await parts.sandbox.stop();
  };
  const again = async () => {
    await stop();
    Object.assign(parts, await start());
  };
  return { parts, stop, again };
}

async function makePlans(call: TestShop['call']): Promise<TestShop['plans']> {
  const product = await call('POST', '/v1/catalogs/products', { name: 'Clearing', type: 'SERVICE' });
  const month = await call('POST', '/v1/billing/plans', planBody(product.body.id, 'MONTH', '5.25'));
  const year = await call('POST', '/v1/billing/plans', planBody(product.body.id, 'YEAR', '61.95'));
  return { month: month.body.id, year: year.body.id };
}

/** A simulated PayPal with two plans of one product, on a clock that only the test moves. */
export async function openShop(): Promise<TestShop> {
  const dataDir = await newDataDir();
  const hook = await openHook();
  const clock = await openSandboxClock({ dataDir, realNow: () => beginning });
  const { parts, stop, again } = await startParts(dataDir, hook.url, clock);
  const call: TestShop['call'] = (method, path, body, headers = {}) =>
    callApi(parts.sandbox.apiBase, method, path, body, {
      authorization: `Bearer ${parts.token}`,
      ...headers,
    });
  const page: TestShop['page'] = async (method, path) => {
    const { statusCode, headers, body } = await parts.app.inject({ method, url: path });
    return { status: statusCode, location: String(headers.location), html: body };
  };
  const plans = await makePlans(call);
  const subscribe = async (changes: object = {}) => {
    const body = { ...subscriptionBody(plans.month), ...changes };
    return (await call('POST', '/v1/billing/subscriptions', body)).body.id;
  };
  return {
    dataDir,
    get sandbox() {
      return parts.sandbox;
    },
    clock,
    webhooks: hook.webhooks,
    call,
    page,
    plans,
    subscribe,
    buy: async (planId = plans.month) => {
      const id = await subscribe({ plan_id: planId });
      await page('POST', `/sandbox/paypal/subscribe/${id}/pay`);
      return id;
    },
    read: async (id) => {
      // Long moves of the clock outlive a token.
      parts.token = await fetchToken(parts.sandbox);
      const { body } = await call('GET', `/v1/billing/subscriptions/${id}`);
      return body as Body & { billing_info: Record<string, unknown> };
    },
    restart: again,
    close: async () => {
      await stop();
      await hook.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
