/** For tests: a simulated Stripe, called by plain HTTP (`openHttpShop`) or by Stripe's official library (`openShop`). */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import { openSandboxClock, type SandboxClock } from '../clock.ts';
import { type StripeSandbox, startStripeSandbox } from './stripe.ts';

/** The time at which the shops open. */
const startTime = new Date('2026-11-20T10:00:00.000Z');

/** Receives the simulated Stripe's webhooks. */
export interface WebhookReceiver {
  url: string;
  bodies: string[];
  signatures: string[];
  /** How the receiver answers; 200 by default. */
  answer: { status: number; hang: boolean };
  close(): Promise<void>;
}

async function startWebhookReceiver(): Promise<WebhookReceiver> {
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
  return { url: `http://127.0.0.1:${port}/receiver`, bodies, signatures, answer, close };
}

/** A response of the API. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown> & { error?: Record<string, unknown> };
}

type Method = 'GET' | 'POST' | 'DELETE';

/** A simulated Stripe whose API a test calls by plain HTTP. */
export interface HttpShop {
  /** The time of the sandbox, in milliseconds; the test may change it. */
  nowMs: number;
  dataDir: string;
  receiver: WebhookReceiver;
  sandbox: StripeSandbox;
  pages: FastifyInstance;
  /** Calls the API. `form`: the form-encoded parameters of a POST. */
  call(method: Method, path: string, form?: string, headers?: Record<string, string>): Promise<Answer>;
  /**
   * The form that creates a checkout session for a new customer. `changes` overrides its fields; undefined leaves one
   * out.
   */
  createSessionForm(changes?: Record<string, string | undefined>): Promise<string>;
  /** Creates a checkout session. `path`: of its page. */
  createSession(changes?: Record<string, string | undefined>): Promise<{ id: string; path: string }>;
  stop(): Promise<void>;
  /** Starts it on the data that it had when it was stopped. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The name of the price in the form of a checkout session. */
export const inlinePrice = 'line_items[0][price_data]';

async function call(
  sandbox: StripeSandbox,
  [method, path, form = '', headers = {}]: Parameters<HttpShop['call']>,
) {
  const response = await fetch(sandbox.apiBase + path, {
    method,
    headers: {
      authorization: `Bearer ${sandbox.secretKey}`,
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
    ...(method === 'POST' && { body: form }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}

function createForm(customer: string, changes: Record<string, string | undefined>): string {
  const fields = {
    mode: 'subscription',
    customer,
    'line_items[0][quantity]': '1',
    [`${inlinePrice}[currency]`]: 'usd',
    [`${inlinePrice}[unit_amount]`]: '525',
    [`${inlinePrice}[recurring][interval]`]: 'month',
    [`${inlinePrice}[product_data][name]`]: 'Monthly <b>plan</b>',
    success_url: 'http://localhost:3000/ok?id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/cancelled',
    ...changes,
  };
  const params = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return new URLSearchParams(Object.fromEntries(params)).toString();
}

async function startParts(httpShop: Pick<HttpShop, 'nowMs' | 'dataDir' | 'receiver'>) {
  const { dataDir, receiver } = httpShop;
  const now = () => new Date(httpShop.nowMs);
  const sandbox = await startStripeSandbox({ dataDir, webhookUrl: receiver.url, now });
  const pages = Fastify();
  await pages.register(sandbox.pages, { prefix: '/sandbox/stripe' });
  return { sandbox, pages };
}

export async function openHttpShop(): Promise<HttpShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clearing-'));
  const base = {
    nowMs: startTime.getTime(),
    dataDir,
    receiver: await startWebhookReceiver(),
  };
  const httpShop: HttpShop = Object.assign(base, await startParts(base), {
    call: (...args: Parameters<HttpShop['call']>) => call(httpShop.sandbox, args),
    createSessionForm: async (changes: Record<string, string | undefined> = {}) => {
      const customer = await httpShop.call('POST', '/v1/customers', 'email=a@clearing.test');
      return createForm(String(customer.body.id), changes);
    },
    createSession: async (changes: Record<string, string | undefined> = {}) => {
      const { body } = await httpShop.call(
        'POST',
        '/v1/checkout/sessions',
        await httpShop.createSessionForm(changes),
      );
      return { id: String(body.id), path: new URL(String(body.url)).pathname };
    },
    stop: async () => {
      await httpShop.pages.close();
      await httpShop.sandbox.stop();
    },
    start: async () => void Object.assign(httpShop, await startParts(httpShop)),
    close: async () => {
      await httpShop.stop();
      await httpShop.receiver.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
  return httpShop;
}

/** What a shop that sells through Stripe works with: Stripe's library, the pay pages and the webhooks that came. */
export interface TestShop {
  sandbox: StripeSandbox;
  stripe: Stripe;
  clock: SandboxClock;
  pages: FastifyInstance;
  dataDir: string;
  /** Moves the clock forward. */
  pass(time: { days?: number; hours?: number }): Promise<void>;
  /** The events since the last call that contain this id, e.g. of a subscription, in the order of their creation. */
  events(id: string): Promise<{ type: string; created: number; object: Record<string, unknown> }[]>;
  /** Presses a button of a page: sends a POST to its address. */
  press(address: string): ReturnType<typeof inject>;
  close(): Promise<void>;
}

export const site = 'http://127.0.0.1:3000';

function inject(pages: FastifyInstance, address: string) {
  return pages.inject({ method: 'POST', url: new URL(address, site).pathname });
}

/** The official library, pointed at the sandbox. */
export function libraryFor({ apiBase, secretKey }: { apiBase: string; secretKey: string }): Stripe {
  const { hostname, port } = new URL(apiBase);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

/** Waits until every event has arrived. Removes all from `bodies`, and returns those that contain the id, oldest first. */
async function takeEvents(sandbox: StripeSandbox, bodies: string[], id: string) {
  const { log } = sandbox.simulated.webhooks;
  await vi.waitFor(() => expect(log().every(({ state }) => state === 'delivered')).toBe(true), {
    timeout: 10_000,
    interval: 5,
  });
  // The log is newest first.
  const eventIds = log().map((event) => event.id);
  const age = (event: { id: string }) => eventIds.indexOf(event.id);
  return bodies
    .splice(0)
    .filter((body) => body.includes(id))
    .map((body) => JSON.parse(body))
    .sort((one, other) => age(other) - age(one))
    .map(({ type, created, data }) => ({ type, created, object: data.object }));
}

export async function openShop(): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clearing-'));
  const receiver = await startWebhookReceiver();
  const { bodies } = receiver;
  const clock = await openSandboxClock({ dataDir, realNow: () => startTime });
  const sandbox = await startStripeSandbox({ dataDir, webhookUrl: receiver.url, clock });
  const pages = Fastify();
  await pages.register(sandbox.pages, { prefix: '/sandbox/stripe' });
  return {
    sandbox,
    stripe: libraryFor(sandbox),
    clock,
    pages,
    dataDir,
    pass: ({ days = 0, hours = 0 }) =>
      clock.moveTo(new Date(clock.now().getTime() + (days * 24 + hours) * 3_600_000)),
    events: (id) => takeEvents(sandbox, bodies, id),
    press: (address) => inject(pages, address),
    close: async () => {
      await pages.close();
      await sandbox.stop();
      await receiver.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A price of the monthly or the annual plan. */
export function createPrice({ stripe }: TestShop, interval: 'month' | 'year', currency = 'usd') {
  return stripe.prices.create({
    currency,
    unit_amount: interval === 'month' ? 525 : 6_195,
    recurring: { interval },
    product_data: { name: interval === 'month' ? 'Monthly' : 'Annual' },
  });
}

/** Creates a customer who buys this price on the pay page. Returns the ids of both. */
export async function buy(shop: TestShop, price: string) {
  const { stripe } = shop;
  const customer = await stripe.customers.create({ email: 'a@clearing.test' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { orderId: 'order-1' } },
    success_url: `${site}/ok`,
    cancel_url: `${site}/cancelled`,
  });
  await shop.press(`${session.url}/pay`);
  const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
  return { customer: customer.id, subscription: String(subscription) };
}

/** The item of a subscription; the sandbox's subscriptions have exactly one. */
export function itemIn(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error('no item');
  return item;
}

export function formatIso(seconds: number | null | undefined): string | null {
  return seconds === null || seconds === undefined ? null : new Date(seconds * 1_000).toISOString();
}
