import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import { type StripeSandbox, startStripeSandbox } from '../../src/sandbox/stripe.ts';
import { createPerson } from './people.ts';
import { createClock, createTestApp, type TestApp, type TestClock } from './test-app.ts';

export const origin = 'http://127.0.0.1:3000';

export interface SignedEvent {
  payload: string;
  signature: string;
}

export interface EventInbox {
  url: string;
  events: SignedEvent[];
  close(): Promise<void>;
}

/** Takes webhooks and keeps them, for tests that deliver them in their own order. */
export async function openEventInbox(): Promise<EventInbox> {
  const events: SignedEvent[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const signature = String(request.headers['stripe-signature']);
      events.push({ payload: Buffer.concat(chunks).toString(), signature });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    events,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export interface Person {
  userId: string;
  authorization: string;
}

export interface Shop {
  test: TestApp;
  clock: TestClock;
  sandbox: StripeSandbox;
  inbox: EventInbox;
  /** The official library on the sandbox, to look at and change things behind the app's back. */
  stripe: Stripe;
  /** A new signed-in person. */
  person(): Promise<Person>;
  call(person: Person | undefined, options: InjectOptions): ReturnType<typeof inject>;
  close(): Promise<void>;
}

function inject(test: TestApp, options: InjectOptions) {
  return test.app.inject(options);
}

export async function makeFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'clearing-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The official library, pointed at a server that plays Stripe. */
export function stripeAt(apiBase: string, secretKey: string): Stripe {
  const { hostname, port } = new URL(apiBase);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

async function signUp(test: TestApp): Promise<Person> {
  const { userId, headers } = await createPerson(test);
  return { userId, authorization: headers.authorization };
}

export interface ShopOptions {
  /** Where the app looks for Stripe instead, e.g. a proxy before the sandbox. */
  apiBase?(sandbox: StripeSandbox): Promise<string>;
  /** A second webhook secret that the app takes while it is rolled. */
  rolledSecret?: string;
}

/** The app with a played Stripe; webhooks stay in the inbox until a test delivers them. */
export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const { folder, remove } = await makeFolder();
  const clock = createClock();
  const inbox = await openEventInbox();
  const sandbox = await startStripeSandbox({ dataDir: folder, webhookUrl: inbox.url, now: clock.now });
  const test = await createTestApp({
    env: {
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: [options.rolledSecret, sandbox.webhookSecret].filter(Boolean).join(', '),
      STRIPE_API_BASE: (await options.apiBase?.(sandbox)) ?? sandbox.apiBase,
    },
    deps: { now: clock.now },
    sandboxPages: async (app) => void (await app.register(sandbox.pages, { prefix: '/sandbox/stripe' })),
  });
  return {
    test,
    clock,
    sandbox,
    inbox,
    stripe: stripeAt(sandbox.apiBase, sandbox.secretKey),
    person: () => signUp(test),
    call: (person, request) =>
      inject(test, {
        ...request,
        headers: { ...(person && { authorization: person.authorization }), ...request.headers },
      }),
    close: async () => {
      await test.close();
      await sandbox.stop();
      await inbox.close();
      await remove();
    },
  };
}

export interface OrderRef {
  orderId: string;
  orderNumber: string;
}

export const monthly = { orderType: 'MONTHLY', paymentMethod: 'stripe', amount: 6.99, currency: 'USD' };
export const annual = { orderType: 'YEARLY', paymentMethod: 'stripe', amount: 79.99, currency: 'USD' };

export async function order(shop: Shop, person: Person, plan: object = monthly): Promise<OrderRef> {
  const url = '/api/orders/create';
  return (await shop.call(person, { method: 'POST', url, payload: plan })).json();
}

export function start(shop: Shop, person: Person, ref: OrderRef, extra: object = {}, headers = {}) {
  const payload = {
    ...ref,
    successUrl: `${origin}/payment-success?order=${ref.orderId}`,
    cancelUrl: `${origin}/subscription-cancel`,
    ...extra,
  };
  return shop.call(person, { method: 'POST', url: '/api/payments/stripe/subscription', payload, headers });
}

/** One of the three buttons of the pay page. */
export function press(shop: Shop, redirectUrl: string, button: 'pay' | 'decline' | 'cancel') {
  return shop.test.app.inject({ method: 'POST', url: `${new URL(redirectUrl).pathname}/${button}` });
}

/** Order, checkout and pay button; no webhook is delivered. */
export async function pay(shop: Shop, person: Person, plan: object = monthly): Promise<OrderRef> {
  const ref = await order(shop, person, plan);
  const { redirectUrl } = (await start(shop, person, ref)).json();
  await press(shop, redirectUrl, 'pay');
  return ref;
}

export async function active(shop: Shop, person: Person) {
  return (await shop.call(person, { url: '/api/subscriptions/user/current/active' })).json();
}

export function deliver(shop: Shop, event: SignedEvent) {
  return shop.test.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    payload: event.payload,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': event.signature },
  });
}

/** The provider's events since the last call, as soon as there are so many. */
export async function takeEvents({ inbox: { events } }: Shop, count: number): Promise<SignedEvent[]> {
  await vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(count), {
    timeout: 10_000,
    interval: 5,
  });
  return events.splice(0);
}
