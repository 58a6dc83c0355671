import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { openSandboxClock, type SandboxClock } from '../../src/sandbox/clock.ts';
import { type PaypalSandbox, startPaypalSandbox } from '../../src/sandbox/paypal/paypal.ts';
import { type CertificateChain, createCertificateChain } from '../../src/sandbox/paypal/signature.ts';
import { type StripeSandbox, startStripeSandbox } from '../../src/sandbox/stripe/stripe.ts';
import type { Database } from '../../src/server/db/database.ts';
import { users } from '../../src/server/db/schema.ts';
import {
  deletedAccountBilling,
  deletedAccountPayments,
  operatorLog,
  receipts,
  webhookEvents,
} from '../../src/server/db/schema-billing.ts';
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

/** Local stand-ins for both payment providers, on one clock. */
interface ProviderSandboxes {
  stripeSandbox: StripeSandbox;
  paypalSandbox: PaypalSandbox;
  /** Webhooks that the stand-ins have sent; none reaches the app before a test delivers it. */
  inbox: EventInbox;
  /** The time that providers and billing go by. Moving it forward lets the providers do what is due, e.g. renew. */
  billingClock: SandboxClock;
}

/** The app with both payment providers as local stand-ins. */
export interface BillingApp extends ProviderSandboxes {
  app: TestApp;
  /** The time that everything but billing goes by; `billingClock` moves along with it. */
  clock: TestClock;
  /** Stripe's own library on the stand-in, to look at and change things behind the app's back. */
  stripe: Stripe;
  /** A new signed-in person. */
  createPerson(): Promise<Person>;
  /** Moves `billingClock` forward. */
  passTime(ms: number): Promise<void>;
  /** Sends the app a request, signed in as `person` if there is one. */
  call(person: Person | undefined, options: InjectOptions): ReturnType<typeof inject>;
  /**
   * Removes all people and their sales, here and at the providers, before a test: otherwise every subscription of the
   * tests before it renews whenever the clock moves. Catalog and clock stay.
   */
  startOver(): Promise<void>;
  close(): Promise<void>;
}

function inject({ app }: TestApp, options: InjectOptions) {
  return app.inject(options);
}

/** Those with which the stand-in for PayPal signs. Made once: two RSA keys take longer than most tests. */
let certificates: CertificateChain | undefined;

/** A data folder for the stand-ins, with the certificates already in it. */
export async function makeSandboxFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'clearing-'));
  certificates ??= await createCertificateChain(new Date('2026-01-01T00:00:00.000Z'));
  await mkdir(join(folder, 'sandbox'));
  await writeFile(join(folder, 'sandbox', 'paypal.json'), JSON.stringify({ certificates }));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Stripe's own library, pointed at another server. */
export function stripeClientAt(apiBase: string, secretKey: string): Stripe {
  const { hostname, port } = new URL(apiBase);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

async function signUp(app: TestApp): Promise<Person> {
  const { userId, headers } = await createPerson(app);
  return { userId, authorization: headers.authorization };
}

export interface BillingAppOptions {
  /** Where the app looks for Stripe instead, e.g. a proxy before the sandbox. */
  apiBase?(sandbox: StripeSandbox): Promise<string>;
  /** The same for PayPal. */
  paypalBase?(sandbox: PaypalSandbox): Promise<string>;
  database?: Database;
  /** Further settings. */
  env?: Record<string, string>;
  /** A second webhook secret that the app takes while it is rolled. */
  rolledSecret?: string;
}

async function startSandboxes(folder: string, clock: TestClock): Promise<ProviderSandboxes> {
  const [inbox, billingClock] = await Promise.all([
    openEventInbox(),
    openSandboxClock({ dataDir: folder, realNow: clock.now }),
  ]);
  const options = { dataDir: folder, savesAtStop: true, clock: billingClock };
  const [stripeSandbox, paypalSandbox] = await Promise.all([
    startStripeSandbox({ ...options, webhookUrl: `${inbox.url}/stripe` }),
    startPaypalSandbox({ ...options, webhookUrl: `${inbox.url}/paypal` }),
  ]);
  return { stripeSandbox, paypalSandbox, inbox, billingClock };
}

async function startApp(
  { stripeSandbox, paypalSandbox, billingClock }: ProviderSandboxes,
  clock: TestClock,
  options: BillingAppOptions,
) {
  return createTestApp({
    env: {
      ...options.env,
      STRIPE_SECRET_KEY: stripeSandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: [options.rolledSecret, stripeSandbox.webhookSecret].filter(Boolean).join(', '),
      STRIPE_API_BASE: (await options.apiBase?.(stripeSandbox)) ?? stripeSandbox.apiBase,
      PAYPAL_CLIENT_ID: paypalSandbox.clientId,
      PAYPAL_CLIENT_SECRET: paypalSandbox.clientSecret,
      PAYPAL_WEBHOOK_ID: paypalSandbox.webhookId,
      PAYPAL_API_BASE: (await options.paypalBase?.(paypalSandbox)) ?? paypalSandbox.apiBase,
    },
    config: (config) => ({
      ...config,
      paypal: config.paypal && { ...config.paypal, rootCertificates: [paypalSandbox.webhookRootCertificate] },
    }),
    ...(options.database && { database: options.database }),
    deps: { now: clock.now, billingNow: billingClock.now },
    sandboxPages: async (app) => {
      await app.register(stripeSandbox.pages, { prefix: '/sandbox/stripe' });
      await app.register(paypalSandbox.pages, { prefix: '/sandbox/paypal' });
    },
  });
}

async function removeSales(app: TestApp, sandboxes: ProviderSandboxes): Promise<void> {
  await takeWebhooks(sandboxes);
  sandboxes.stripeSandbox.forgetSales();
  sandboxes.paypalSandbox.forgetSales();
  app.mails.splice(0);
  const { db } = app.deps;
  const tables = [users, webhookEvents, receipts, operatorLog, deletedAccountPayments, deletedAccountBilling];
  for (const table of tables) await db.delete(table);
  await db.execute(sql`delete from jobs.job`);
}

/** Webhooks stay in the inbox until a test delivers them (`processWebhooks`). */
export async function createBillingApp(options: BillingAppOptions = {}): Promise<BillingApp> {
  const { folder, remove } = await makeSandboxFolder();
  const clock = createClock();
  const sandboxes = await startSandboxes(folder, clock);
  const app = await startApp(sandboxes, clock, options);
  const { stripeSandbox, paypalSandbox, inbox } = sandboxes;
  return {
    app,
    clock,
    ...sandboxes,
    stripe: stripeClientAt(stripeSandbox.apiBase, stripeSandbox.secretKey),
    createPerson: () => signUp(app),
    passTime: (ms) => sandboxes.billingClock.moveTo(new Date(sandboxes.billingClock.now().getTime() + ms)),
    call: (person, request) =>
      inject(app, {
        ...request,
        headers: { ...(person && { authorization: person.authorization }), ...request.headers },
      }),
    startOver: () => removeSales(app, sandboxes),
    close: async () => {
      await app.close();
      await Promise.all([stripeSandbox.stop(), paypalSandbox.stop(), inbox.close()]);
      await remove();
    },
  };
}

/** For a test file or a `describe`: opens an app for its tests, each of which begins without earlier sales. */
export function setUpBilling(options: BillingAppOptions = {}): BillingApp {
  let opened: BillingApp | undefined;
  beforeAll(async () => {
    opened = await createBillingApp(options);
  });
  beforeEach(() => opened?.startOver());
  afterAll(() => opened?.close());
  // The hook opens it after this call, so each property is read when a test uses it.
  return new Proxy({} as BillingApp, { get: (_, name: keyof BillingApp) => opened?.[name] });
}

/** All mails to a person, oldest first. */
export async function mailsTo({ app }: BillingApp, { userId }: Pick<Person, 'userId'>) {
  const [user] = await app.deps.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return app.mails.filter(({ to }) => to === user?.email);
}

export interface OrderRef {
  orderId: string;
  orderNumber: string;
}

/** The body of the call that creates an order; tests also send wrong ones. */
type OrderBody = { paymentMethod: string } & Record<string, unknown>;

export const monthlyOrder = {
  orderType: 'MONTHLY',
  paymentMethod: 'stripe',
  amount: monthlyAmount,
  currency: 'USD',
};
export const annualOrder = {
  orderType: 'YEARLY',
  paymentMethod: 'stripe',
  amount: annualAmount,
  currency: 'USD',
};
export const monthlyPaypalOrder = { ...monthlyOrder, paymentMethod: 'paypal' };
export const annualPaypalOrder = { ...annualOrder, paymentMethod: 'paypal' };

export async function createOrder(
  billing: BillingApp,
  person: Person,
  body: object = monthlyOrder,
): Promise<OrderRef> {
  const url = '/api/orders/create';
  return (await billing.call(person, { method: 'POST', url, payload: body })).json();
}

/** Opens the pay page of an order; `provider` is that of the call's path. */
export function openPayPage(
  billing: BillingApp,
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
  return billing.call(person, {
    method: 'POST',
    url: `/api/payments/${provider}/subscription`,
    payload,
    headers,
  });
}

/** One of the three buttons of the pay page. */
export function pressOnPayPage(
  billing: BillingApp,
  redirectUrl: string,
  button: 'pay' | 'decline' | 'cancel',
) {
  const { pathname, search } = new URL(redirectUrl);
  return billing.call(undefined, { method: 'POST', url: `${pathname}/${button}${search}` });
}

/** Order, checkout and pay button; no webhook is delivered. */
export async function buy(
  billing: BillingApp,
  person: Person,
  body: OrderBody = monthlyOrder,
): Promise<OrderRef> {
  const provider = body.paymentMethod === 'paypal' ? 'paypal' : 'stripe';
  const ref = await createOrder(billing, person, body);
  const { redirectUrl } = (await openPayPage(billing, person, ref, {}, {}, provider)).json();
  await pressOnPayPage(billing, redirectUrl, 'pay');
  return ref;
}

/** Asks for the truth about an order, as the page does that the payer returns to. */
export function confirmOrder(billing: BillingApp, person: Person, { orderId }: Pick<OrderRef, 'orderId'>) {
  return billing.call(person, { method: 'POST', url: `/api/orders/${orderId}/confirm`, payload: {} });
}

export async function getActiveSubscription(billing: BillingApp, person: Person) {
  return (await billing.call(person, { url: '/api/subscriptions/user/current/active' })).json();
}

export async function getCurrentSubscription(billing: BillingApp, person: Person) {
  return (await billing.call(person, { url: '/api/subscriptions/user/current' })).json();
}

/** Brings one event to the app; what it leads to is done by the next `app.runJobs()`. */
export function deliverWebhook(billing: BillingApp, { provider, payload, headers }: SignedEvent) {
  return billing.call(undefined, {
    method: 'POST',
    url: `/api/webhooks/${provider}`,
    payload,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
}

/** All events that the providers have sent since the last call. */
export async function takeWebhooks({
  inbox: { events },
  stripeSandbox,
  paypalSandbox,
}: ProviderSandboxes): Promise<SignedEvent[]> {
  const isWaiting = () =>
    [stripeSandbox, paypalSandbox].some(({ simulated }) =>
      simulated.webhooks.log().some(({ state }) => state === 'waiting'),
    );
  await vi.waitFor(() => expect(isWaiting()).toBe(false), { timeout: 10_000, interval: 5 });
  return events.splice(0);
}

/** Delivers everything that was sent and does what follows from it. */
export async function processWebhooks(billing: BillingApp): Promise<void> {
  for (const event of await takeWebhooks(billing)) await deliverWebhook(billing, event);
  await billing.app.runJobs();
}

/** A person who has bought and come back; everything is known to the app, without the webhooks of the purchase. */
export async function createSubscriber(billing: BillingApp, body: OrderBody = monthlyOrder) {
  for (const event of await takeWebhooks(billing)) await deliverWebhook(billing, event);
  const person = await billing.createPerson();
  const ref = await buy(billing, person, body);
  await confirmOrder(billing, person, ref);
  await takeWebhooks(billing);
  await billing.app.runJobs();
  const subscription = await getCurrentSubscription(billing, person);
  return { person, ref, subscription, id: String(subscription.providerSubscriptionId) };
}
