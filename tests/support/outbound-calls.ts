/** Every place where this server asks somebody else, with how to make it ask. A new place needs its line here. */
import { pino } from 'pino';
import { z } from 'zod';
import {
  createIdentityIssuer,
  fetchFromIdentityProvider,
} from '../../src/server/auth/identity/identity-tokens.ts';
import { createPaypalProvider } from '../../src/server/billing/providers/paypal/paypal.ts';
import { createSignerKeys } from '../../src/server/billing/providers/paypal/webhook.ts';
import { createStripeProvider } from '../../src/server/billing/providers/stripe/stripe.ts';
import { callModel } from '../../src/server/guide/model/calls/call.ts';
import { guardFetch } from '../../src/server/guide/model/calls/guarded-fetch.ts';
import { createProviderModel } from '../../src/server/guide/model/calls/language-model.ts';
import { moderate } from '../../src/server/guide/model/calls/moderation.ts';
import { type ModelProvider, modelProviders } from '../../src/server/guide/model/model-config.ts';
import { locateVisitor } from '../../src/server/site/location.ts';
import { createWeather } from '../../src/server/site/weather.ts';
import { createOtlpTracing } from '../../src/server/telemetry/tracing-otlp.ts';
import { defaultPrices } from '../../src/shared/plans.ts';

type Fetch = typeof fetch;

export interface OutboundCall {
  name: string;
  /** Content type that the caller expects; JSON if left out. */
  type?: string;
  /**
   * Asks a peer at `base`. Resolves with true where the caller goes on without an answer; a caller that throws says
   * that there was none.
   */
  ask(base: string, fetch: Fetch): Promise<boolean>;
}

const now = () => new Date('2026-11-20T10:00:00.000Z');
const jwt = [{ alg: 'RS256', kid: 'k' }, { sub: 's' }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');
const issuer = (base: string) => ({ clientId: 'c', issuers: [base] as const, sandbox: false });
const quick = {
  headersMs: 600,
  firstChunkMs: 700,
  firstTextMs: 700,
  quietMs: 700,
  chunkMs: 500,
  totalMs: 1_000,
};

async function askModel(provider: ModelProvider, base: string, fetch: Fetch): Promise<boolean> {
  const limits = { ...quick, maxOutputTokens: 100, maxBytes: 500_000, maxChars: 10_000 };
  const config = { provider, model: 'm', apiKey: 'k', baseUrl: base, price: undefined };
  const call = callModel({
    provider: await createProviderModel(config, guardFetch(fetch, limits)),
    instructions: { constant: 'a', forStep: 'b' },
    messages: [{ role: 'user', content: 'c' }],
    schema: z.object({ text: z.string() }),
    name: 'answer',
    limits,
    signal: AbortSignal.timeout(limits.totalMs),
    isShown: () => false,
    firstTextBy: performance.now() + limits.firstTextMs,
  });
  for (;;) {
    const { done, value } = await call.next();
    if (done) return value.failure !== undefined;
  }
}

/** Loading the providers' packages holds everything up for longer than the limits here last. */
export async function loadProviders(): Promise<void> {
  for (const provider of modelProviders) await askModel(provider, 'http://127.0.0.1:2', fetch);
}

const models = modelProviders.map(
  (provider): OutboundCall => ({
    name: `the model of ${provider}`,
    type: 'text/event-stream',
    ask: (base, fetch) => askModel(provider, base, fetch),
  }),
);

export const outboundCalls: OutboundCall[] = [
  {
    name: 'Stripe',
    ask: async (base, fetch) => {
      const config = {
        secretKey: 'sk_test_1',
        publishableKey: undefined,
        webhookSecrets: ['whsec_1'],
        apiBase: base,
        automaticTax: false,
        sandbox: false,
      };
      const stripe = createStripeProvider(config, fetch, { requestMs: 300, callMs: 1_500 });
      return (await stripe.findSubscription('sub_1')) === null;
    },
  },
  {
    name: 'PayPal',
    ask: async (base, fetch) => {
      const config = {
        clientId: 'c',
        clientSecret: 's',
        webhookId: 'w',
        apiBase: base,
        rootCertificates: [],
        sandbox: false,
      };
      const limits = { totalMs: 400, maxBytes: 100_000, pauseMs: 1 };
      return (await createPaypalProvider(config, fetch, limits).findSubscription('I-1')) === null;
    },
  },
  {
    name: "the certificates of PayPal's webhooks",
    ask: async (base, fetch) => {
      const find = createSignerKeys({ apiBase: base, rootCertificates: [], fetch });
      const address = `${base}/v1/notifications/certs/CERT-1`;
      return (await find(address, now(), AbortSignal.timeout(400))) === undefined;
    },
  },
  {
    name: 'the keys of an issuer',
    ask: async (base, fetch) => {
      const endpoints = { authorize: base, token: base, keys: `${base}/keys` };
      await createIdentityIssuer({ ...issuer(base), endpoints }, fetch).verify(`${jwt}.c2ln`, now());
      return false;
    },
  },
  {
    name: 'the discovery of an issuer',
    ask: async (base, fetch) => {
      await createIdentityIssuer({ ...issuer(base), endpoints: undefined }, fetch).endpoints();
      return false;
    },
  },
  {
    name: "the exchange of Apple's code",
    ask: async (base, fetch) => {
      await fetchFromIdentityProvider(fetch, `${base}/token`, { timeoutMs: 300, form: { code: 'c' } });
      return false;
    },
  },
  {
    name: 'the weather',
    ask: async (base, fetch) => {
      const weather = createWeather({
        config: { weather: { url: `${base}/v1/forecast`, latitude: 1, longitude: 2 } },
        fetch,
        now,
        log: pino({ level: 'silent' }),
        stopping: new AbortController().signal,
      });
      await weather.refresh();
      return (await weather.read()).source === 'default';
    },
  },
  {
    name: 'the services for the country of an address',
    ask: async (base, fetch) => {
      const geo = { countryHeader: undefined, urls: [`${base}/{ip}`] };
      return (await locateVisitor({ geo, prices: defaultPrices, fetch }, { headers: {}, ip: '192.0.2.1' }))
        .assumed;
    },
  },
  ...models,
  {
    name: 'the moderation',
    ask: async (base, fetch) => {
      const settings = { fetch, apiKey: 'k', baseUrl: base, timeoutMs: 300 };
      return (await moderate(settings, 'a text', new AbortController().signal)) === undefined;
    },
  },
];

/** The collector of traces is the operator's own, and its package makes its calls by itself. */
export async function askCollector(base: string): Promise<void> {
  const limits = { exportMs: 300, everyMs: 60_000, flushMs: 600 };
  const tracing = createOtlpTracing({ endpoint: base, headers: {}, serviceName: 's' }, limits);
  await tracing.span('a span', {}, async () => {});
  await tracing.close();
}

/** Where in the sources something leaves this process, and which limits hold there. */
export const outboundFiles: Record<string, string> = {
  'auth/identity/apple.ts': 'by fetchFromIdentityProvider of identity-tokens.ts',
  'auth/identity/identity-tokens.ts': 'by outbound.ts',
  'billing/providers/paypal/webhook.ts': 'by fetchBounded of client.ts',
  'billing/providers/paypal/client.ts': 'by the fetch that it is given',
  'billing/providers/stripe/client.ts': "Stripe's library, by the fetch that it is given",
  'chat/turns/redis-turn-log.ts': 'Redis, in our own network; each command has its limit',
  'guide/model/calls/call.ts': "the providers' packages, by guarded-fetch.ts",
  'guide/model/calls/guarded-fetch.ts': 'by the fetch that it is given',
  'guide/model/calls/language-model.ts': "the providers' packages, by guarded-fetch.ts",
  'guide/model/calls/moderation.ts': 'by the fetch that it is given',
  'http/outbound.ts': 'the one that deps.ts gives to all of them',
  'http/redis.ts': 'Redis, in our own network; each command has its limit',
  'site/location.ts': 'by outbound.ts',
  'mail/mailer.ts': 'SMTP, with limits of its own',
  'telemetry/tracing-otlp.ts': "OpenTelemetry's exporter, with limits of its own; at most 4 MB of an answer",
  'site/weather.ts': 'by outbound.ts',
};
