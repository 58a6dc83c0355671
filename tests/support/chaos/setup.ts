import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type Stripe from 'stripe';
import { openSandboxClock, type SandboxClock } from '../../../src/sandbox/clock.ts';
import { type PaypalSandbox, startPaypalSandbox } from '../../../src/sandbox/paypal/paypal.ts';
import { type StripeSandbox, startStripeSandbox } from '../../../src/sandbox/stripe/stripe.ts';
import { readConfig } from '../../../src/server/config/config.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { users } from '../../../src/server/db/schema.ts';
import { createDeps, type Deps } from '../../../src/server/deps.ts';
import { openJobs } from '../../../src/server/jobs/jobs.ts';
import { defaultPrices, type PriceList } from '../../../src/shared/plans.ts';
import { createRandom } from '../../../src/shared/random.ts';
import { stripeClientAt } from '../billing-app.ts';
import { createPerson, type SignedInPerson } from '../people.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { raisePrices } from '../raise-prices.ts';
import { freePort } from '../server-process.ts';
import { type ChaosServer, startChaosServer } from './process.ts';
import { startWebhookProxy, type WebhookProxy } from './webhook-proxy.ts';

export interface ChaosSetup {
  random(): number;
  clock: SandboxClock;
  stripe: StripeSandbox;
  paypal: PaypalSandbox;
  /** The providers' pay pages. */
  pages: FastifyInstance;
  webhooks: WebhookProxy;
  postgres: TestPostgres;
  server: ChaosServer;
  /** The same database seen from outside, to make people and to look at the end. */
  deps: Deps;
  /** Every mail that was delivered, with the time of billing. */
  mails: ChaosMail[];
  /** What the providers would have charged next, each time after the app had looked. */
  looks: Look[];
  /** The administrator who refunds. */
  operator: SignedInPerson;
  /** The prices that the pay page shows now. */
  prices(): PriceList;
  /** The operator raises the prices by one unit, for existing customers too, and starts the app again. */
  raisePrices(): Promise<void>;
  /** Stripe's own library, to refund a part and to read the report. */
  stripeClient: Stripe;
  /** Time passes at the providers and in the app. */
  pass(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** An active subscription that renews, as its provider has it. */
export interface Look {
  at: Date;
  subscription: string;
  nextChargeAt: Date;
}

export interface ChaosMail {
  to: string;
  subject: string;
  files: string[];
  at: Date;
}

const raisedBy = { monthly: 100, annual: 1_000 };
const taxes = { DE: 19, GB: 20, AU: 10 };

function raised(): PriceList {
  const config = { prices: defaultPrices };
  raisePrices(config, raisedBy);
  return config.prices;
}

async function createOperator(deps: Deps): Promise<SignedInPerson> {
  const operator = await createPerson({ deps });
  await deps.db.update(users).set({ role: 'ADMIN' }).where(eq(users.id, operator.userId));
  return operator;
}

/** What the operator writes into PRICES_FILE. */
function priceFile(prices: PriceList | undefined, existingCustomersFrom: Date): string {
  if (!prices) return JSON.stringify({ taxes });
  const toFile = ({ charge, original }: { charge: number; original: number }) => ({
    charge: charge / 100,
    original: (original + raisedBy.annual) / 100,
  });
  return JSON.stringify({
    taxes,
    existingCustomersFrom: existingCustomersFrom.toISOString().slice(0, 10),
    currencies: Object.fromEntries(
      Object.entries(prices.currencies).map(([code, { monthly, annual }]) => [
        code,
        { monthly: toFile(monthly), annual: toFile(annual) },
      ]),
    ),
  });
}

/** For monthly renewals; the first full price after an offer is announced as many days ahead. */
export const noticeDays = 7;

const offers = {
  codes: [
    { code: 'MONTH-FREE', freeMonths: 1 },
    { code: 'SPRING20', percentOff: 20 },
  ],
};

const appSecret = 'what every process of this chaos knows and nobody else';

function envFor(
  stripe: StripeSandbox,
  paypal: PaypalSandbox,
  databaseUrl: string,
  folder: string,
): Record<string, string> {
  return {
    STRIPE_TAX: 'true',
    PRICES_FILE: join(folder, 'prices.json'),
    OFFERS_FILE: join(folder, 'offers.json'),
    RENEWAL_NOTICE_DAYS: `monthly=${noticeDays}`,
    SELLER_NAME: 'Chaos Ltd',
    SELLER_ADDRESS: '1 Chaos Street',
    SUPPORT_EMAIL: supportEmail,
    DATABASE_URL: databaseUrl,
    APP_SECRET: appSecret,
    PUBLIC_URL: 'http://127.0.0.1:3000',
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_BASE: stripe.apiBase,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_API_BASE: paypal.apiBase,
    CHAOS_ROOT_CERTIFICATE: paypal.webhookRootCertificate,
  };
}

async function openDeps(database: Database, env: Record<string, string>, now: () => Date): Promise<Deps> {
  const log = pino({ level: 'silent' });
  return createDeps({
    config: readConfig(env),
    database,
    log,
    jobs: await openJobs(database, log),
    appSecret,
    stopping: new AbortController().signal,
    billingNow: now,
    mailer: { send: async () => {} },
  });
}

async function openPages(stripe: StripeSandbox, paypal: PaypalSandbox): Promise<FastifyInstance> {
  const pages = Fastify({ logger: false });
  await pages.register(stripe.pages, { prefix: '/sandbox/stripe' });
  await pages.register(paypal.pages, { prefix: '/sandbox/paypal' });
  return pages;
}

/** The mail address of the operator. */
export const supportEmail = 'help@clearing.test';

/** Everything but the app stands in this process, so that killing the app kills nothing else. */
export async function openChaos(seed: number): Promise<ChaosSetup> {
  const random = createRandom(seed);
  const folder = mkdtempSync(join(tmpdir(), 'clearing-chaos-'));
  const [postgres, port] = await Promise.all([startPostgres(), freePort()]);
  const webhooks = await startWebhookProxy({ target: `http://127.0.0.1:${port}`, random });
  const clock = await openSandboxClock({ dataDir: folder });
  const options = { dataDir: folder, clock };
  const stripe = await startStripeSandbox({ ...options, webhookUrl: `${webhooks.url}/api/webhooks/stripe` });
  const paypal = await startPaypalSandbox({ ...options, webhookUrl: `${webhooks.url}/api/webhooks/paypal` });
  const env = envFor(stripe, paypal, postgres.url, folder);
  writeFileSync(env.PRICES_FILE ?? '', priceFile(undefined, clock.now()));
  writeFileSync(env.OFFERS_FILE ?? '', JSON.stringify(offers));
  const database = await postgres.open();
  const deps = await openDeps(database, env, clock.now);
  const pages = await openPages(stripe, paypal);
  const offsetMs = () => clock.now().getTime() - Date.now();
  const mails: ChaosMail[] = [];
  const onMail = (mail: Omit<ChaosMail, 'at'>) => mails.push({ ...mail, at: clock.now() });
  const server = await startChaosServer({ port, env, offsetMs, onMail });
  let prices = defaultPrices;
  return {
    random,
    clock,
    stripe,
    paypal,
    pages,
    webhooks,
    postgres,
    server,
    deps,
    mails,
    looks: [],
    operator: await createOperator(deps),
    prices: () => prices,
    raisePrices: async () => {
      prices = raised();
      writeFileSync(env.PRICES_FILE ?? '', priceFile(prices, clock.now()));
      await server.crash();
    },
    stripeClient: stripeClientAt(stripe.apiBase, stripe.secretKey),
    pass: async (ms) => {
      await clock.moveTo(new Date(clock.now().getTime() + ms));
      server.tell({ offsetMs: offsetMs() });
    },
    stop: async () => {
      await server.stop();
      await Promise.all([stripe.stop(), paypal.stop(), webhooks.stop(), pages.close()]);
      await deps.jobs.stop();
      await database.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
