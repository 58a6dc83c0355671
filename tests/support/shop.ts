import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import Stripe from 'stripe';
import { expect, vi } from 'vitest';
import { openSandboxClock, type SandboxClock } from '../../src/sandbox/clock.ts';
import { type PaypalSandbox, startPaypalSandbox } from '../../src/sandbox/paypal/paypal.ts';
import { type CertificateChain, createCertificateChain } from '../../src/sandbox/paypal/signature.ts';
import { type StripeSandbox, startStripeSandbox } from '../../src/sandbox/stripe/stripe.ts';
import type { Database } from '../../src/server/db/database.ts';
import type { PaymentProviderName } from '../../src/shared/payment-providers.ts';
import { type EventInbox, openEventInbox, type SignedEvent } from './event-inbox.ts';
import { createPerson } from './people.ts';
import { annualAmount, monthlyAmount } from './prices.ts';
import { createClock, createTestApp, type TestApp, type TestClock } from './test-app.ts';

export const origin = 'http://127.0.0.1:3000';

export interface Person {
  userId: string;
  authorization: string;
}

export interface Shop {
  test: TestApp;
  /** Real time, which the providers' clock goes along with. */
  clock: TestClock;
  /** The billing clock. Moving it forward lets the providers do what is due, e.g. renew. */
  time: SandboxClock;
  sandbox: StripeSandbox;
  paypal: PaypalSandbox;
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

/** Made once, since making two RSA keys takes longer than most tests. */
let certificates: CertificateChain | undefined;

export async function makeFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'clearing-'));
  certificates ??= createCertificateChain(new Date('2026-01-01T00:00:00.000Z'));
  await mkdir(join(folder, 'sandbox'));
  await writeFile(join(folder, 'sandbox', 'paypal.json'), JSON.stringify({ certificates }));
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
  /** The same for PayPal. */
  paypalBase?(sandbox: PaypalSandbox): Promise<string>;
  database?: Database;
  /** A second webhook secret that the app takes while it is rolled. */
  rolledSecret?: string;
}

interface Street {
  sandbox: StripeSandbox;
  paypal: PaypalSandbox;
  inbox: EventInbox;
  time: SandboxClock;
}

async function openStreet(folder: string, clock: TestClock): Promise<Street> {
  const [inbox, time] = await Promise.all([
    openEventInbox(),
    openSandboxClock({ dataDir: folder, realNow: clock.now }),
  ]);
  const options = { dataDir: folder, clock: time };
  const [sandbox, paypal] = await Promise.all([
    startStripeSandbox({ ...options, webhookUrl: `${inbox.url}/stripe` }),
    startPaypalSandbox({ ...options, webhookUrl: `${inbox.url}/paypal` }),
  ]);
  return { sandbox, paypal, inbox, time };
}

async function openApp({ sandbox, paypal, time }: Street, clock: TestClock, options: ShopOptions) {
  return createTestApp({
    env: {
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: [options.rolledSecret, sandbox.webhookSecret].filter(Boolean).join(', '),
      STRIPE_API_BASE: (await options.apiBase?.(sandbox)) ?? sandbox.apiBase,
      PAYPAL_CLIENT_ID: paypal.clientId,
      PAYPAL_CLIENT_SECRET: paypal.clientSecret,
      PAYPAL_WEBHOOK_ID: paypal.webhookId,
      PAYPAL_API_BASE: (await options.paypalBase?.(paypal)) ?? paypal.apiBase,
    },
    config: (config) => ({
      ...config,
      paypal: config.paypal && { ...config.paypal, rootCertificates: [paypal.webhookRootCertificate] },
    }),
    ...(options.database && { database: options.database }),
    deps: { now: clock.now, billingNow: time.now },
    sandboxPages: async (app) => {
      await app.register(sandbox.pages, { prefix: '/sandbox/stripe' });
      await app.register(paypal.pages, { prefix: '/sandbox/paypal' });
    },
  });
}

/** The app with both providers played on one clock; webhooks stay in the inbox until a test delivers them. */
export async function openShop(options: ShopOptions = {}): Promise<Shop> {
  const { folder, remove } = await makeFolder();
  const clock = createClock();
  const street = await openStreet(folder, clock);
  const test = await openApp(street, clock, options);
  const { sandbox, paypal, inbox } = street;
  return {
    test,
    clock,
    ...street,
    stripe: stripeAt(sandbox.apiBase, sandbox.secretKey),
    person: () => signUp(test),
    call: (person, request) =>
      inject(test, {
        ...request,
        headers: { ...(person && { authorization: person.authorization }), ...request.headers },
      }),
    close: async () => {
      await test.close();
      await Promise.all([sandbox.stop(), paypal.stop(), inbox.close()]);
      await remove();
    },
  };
}

export interface OrderRef {
  orderId: string;
  orderNumber: string;
}

/** What an order is made of; tests also send wrong ones. */
type Plan = { paymentMethod: string } & Record<string, unknown>;

export const monthly = {
  orderType: 'MONTHLY',
  paymentMethod: 'stripe',
  amount: monthlyAmount,
  currency: 'USD',
};
export const annual = { orderType: 'YEARLY', paymentMethod: 'stripe', amount: annualAmount, currency: 'USD' };
export const monthlyByPaypal = { ...monthly, paymentMethod: 'paypal' };
export const annualByPaypal = { ...annual, paymentMethod: 'paypal' };

export async function order(shop: Shop, person: Person, plan: object = monthly): Promise<OrderRef> {
  const url = '/api/orders/create';
  return (await shop.call(person, { method: 'POST', url, payload: plan })).json();
}

/** Opens the pay page of an order; `provider` is that of the call's path. */
export function start(
  shop: Shop,
  person: Person,
  { orderId, orderNumber }: OrderRef,
  extra: object = {},
  headers = {},
  provider: PaymentProviderName = 'stripe',
) {
  const payload = {
    orderId,
    orderNumber,
    successUrl: `${origin}/payment-success?order=${orderId}`,
    cancelUrl: `${origin}/subscription-cancel`,
    ...extra,
  };
  return shop.call(person, {
    method: 'POST',
    url: `/api/payments/${provider}/subscription`,
    payload,
    headers,
  });
}

/** One of the three buttons of the pay page. */
export function press(shop: Shop, redirectUrl: string, button: 'pay' | 'decline' | 'cancel') {
  const { pathname, search } = new URL(redirectUrl);
  return shop.test.app.inject({ method: 'POST', url: `${pathname}/${button}${search}` });
}

/** Order, checkout and pay button; no webhook is delivered. */
export async function pay(shop: Shop, person: Person, plan: Plan = monthly): Promise<OrderRef> {
  const provider = plan.paymentMethod === 'paypal' ? 'paypal' : 'stripe';
  const ref = await order(shop, person, plan);
  const { redirectUrl } = (await start(shop, person, ref, {}, {}, provider)).json();
  await press(shop, redirectUrl, 'pay');
  return ref;
}

/** Asks for the truth about an order, as the page does that the payer returns to. */
export function confirm(shop: Shop, person: Person, { orderId }: Pick<OrderRef, 'orderId'>) {
  return shop.call(person, { method: 'POST', url: `/api/orders/${orderId}/confirm`, payload: {} });
}

export async function active(shop: Shop, person: Person) {
  return (await shop.call(person, { url: '/api/subscriptions/user/current/active' })).json();
}

export async function current(shop: Shop, person: Person) {
  return (await shop.call(person, { url: '/api/subscriptions/user/current' })).json();
}

/** Brings one event to the app; what it leads to is done by the next `shop.test.runJobs()`. */
export function deliver(shop: Shop, { provider, payload, headers }: SignedEvent) {
  return shop.test.app.inject({
    method: 'POST',
    url: `/api/webhooks/${provider}`,
    payload,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** All events that the providers have sent since the last call. */
export async function takeEvents({ inbox: { events }, sandbox, paypal }: Shop): Promise<SignedEvent[]> {
  const isWaiting = () =>
    [sandbox, paypal].some(({ simulated }) =>
      simulated.deliverer.log().some(({ state }) => state === 'waiting'),
    );
  await vi.waitFor(() => expect(isWaiting()).toBe(false), { timeout: 10_000, interval: 5 });
  return events.splice(0);
}

/** Delivers everything that was sent and does what follows from it. */
export async function settle(shop: Shop): Promise<void> {
  for (const event of await takeEvents(shop)) await deliver(shop, event);
  await shop.test.runJobs();
}

/** A person who has bought; everything is known to the app. */
export async function subscriber(shop: Shop, plan: Plan = monthly) {
  const person = await shop.person();
  const ref = await pay(shop, person, plan);
  await settle(shop);
  const subscription = await current(shop, person);
  return { person, ref, subscription, id: String(subscription.providerSubscriptionId) };
}
