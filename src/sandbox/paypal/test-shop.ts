/** For tests: starts a simulated PayPal with two plans, and acts as a shop that sells them. */
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

/** A server that keeps the webhooks it receives, and answers each with 200. */
async function startWebhookReceiver() {
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
  return { url: `http://127.0.0.1:${port}/webhooks`, webhooks, close };
}

/** The fields that most objects of PayPal have; a response without content is `{}`. */
export type PaypalBody = Record<string, unknown> & { id: string; links: { rel: string; href: string }[] };

export interface PaypalResponse {
  status: number;
  headers: Headers;
  body: PaypalBody;
}

/** What a shop that sells through PayPal works with: API, plans, PayPal's pages and the webhooks that came. */
export interface TestShop {
  dataDir: string;
  sandbox: PaypalSandbox;
  clock: SandboxClock;
  webhooks: ReceivedWebhook[];
  /** Calls the API with the shop's access token. */
  call(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<PaypalResponse>;
  /** Requests one of PayPal's pages; `location` is where it redirects to. */
  page(
    method: 'GET' | 'POST',
    path: string,
  ): Promise<{ status: number; location: string | undefined; html: string }>;
  /** Ids of the plans that were made at the start. */
  plans: { month: string; year: string };
  /** Creates a subscription that waits for the payer, and returns its id; `changes` overrides fields of the request. */
  subscribe(changes?: object): Promise<string>;
  /** Creates a subscription, pays on PayPal's page, and returns the subscription's id. */
  buy(planId?: string): Promise<string>;
  /** Reads the subscription. Gets a new access token first: the old one may have expired if the clock was moved. */
  readSubscription(id: string): Promise<PaypalBody & { billing_info: Record<string, unknown> }>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Not 10:00, the hour at which the sandbox bills, so that tests see the difference. */
const startTime = new Date('2026-11-20T12:30:00Z');

/** The request that creates a plan. `value`: its price in dollars, e.g. `5.25`. */
export function planBody(productId: string, unit: 'MONTH' | 'YEAR', value: string, failureThreshold = 3) {
  return {
    product_id: productId,
    // The tags show whether the pages escape names.
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
    payment_preferences: { auto_bill_outstanding: true, payment_failure_threshold: failureThreshold },
  };
}

/** The request that creates a subscription. */
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
): Promise<PaypalResponse> {
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

/** Creating certificates takes longer than most tests, so all shops of a test file share them. */
const certificates = await createCertificateChain(startTime);

/** A data folder with the shared certificates. */
async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clearing-'));
  await mkdir(join(dataDir, 'sandbox'));
  await writeFile(join(dataDir, 'sandbox', 'paypal.json'), JSON.stringify({ certificates }));
  return dataDir;
}

/**
 * The simulated PayPal with its pages and an access token. `restart` starts it again on the same data and replaces the
 * fields of `running`.
 */
async function startPaypal(dataDir: string, webhookUrl: string, clock: SandboxClock) {
  const start = async () => {
    const sandbox = await startPaypalSandbox({ dataDir, webhookUrl, clock });
    return { sandbox, app: await servePages(sandbox), token: await fetchToken(sandbox) };
  };
  const running = await start();
  const stop = async () => {
    await running.app.close();
    await running.sandbox.stop();
  };
  const restart = async () => {
    await stop();
    Object.assign(running, await start());
  };
  return { running, stop, restart };
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
  const receiver = await startWebhookReceiver();
  const clock = await openSandboxClock({ dataDir, realNow: () => startTime });
  const { running, stop, restart } = await startPaypal(dataDir, receiver.url, clock);
  const call: TestShop['call'] = (method, path, body, headers = {}) =>
    callApi(running.sandbox.apiBase, method, path, body, {
      authorization: `Bearer ${running.token}`,
      ...headers,
    });
  const page: TestShop['page'] = async (method, path) => {
    const { statusCode, headers, body } = await running.app.inject({ method, url: path });
    return { status: statusCode, location: headers.location?.toString(), html: body };
  };
  const plans = await makePlans(call);
  const subscribe = async (changes: object = {}) => {
    const body = { ...subscriptionBody(plans.month), ...changes };
    return (await call('POST', '/v1/billing/subscriptions', body)).body.id;
  };
  return {
    dataDir,
    get sandbox() {
      return running.sandbox;
    },
    clock,
    webhooks: receiver.webhooks,
    call,
    page,
    plans,
    subscribe,
    buy: async (planId = plans.month) => {
      const id = await subscribe({ plan_id: planId });
      await page('POST', `/sandbox/paypal/subscribe/${id}/pay`);
      return id;
    },
    readSubscription: async (id) => {
      running.token = await fetchToken(running.sandbox);
      const { body } = await call('GET', `/v1/billing/subscriptions/${id}`);
      return body as PaypalBody & { billing_info: Record<string, unknown> };
    },
    restart,
    close: async () => {
      await stop();
      await receiver.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
