import { isIP } from 'node:net';
import { z } from 'zod';
import {
  type AppleConfig,
  appleOf,
  googleOf,
  type IssuerConfig,
  identitySettings,
} from '../auth/identity/identity-config.ts';
import { guideProblems, guideSettings, type ModelConfig, modelOf } from '../guide/model/model-config.ts';
import { senderOf } from '../mail/sender.ts';
import { type TracingConfig, tracingOf, tracingSettings } from '../telemetry/tracing-config.ts';
import { flag, isAddressOrNetwork, isLoopbackUrl, list, onOrOff, origin } from './fields.ts';
import { secretProblem } from './secrets.ts';
import { isOff, type OutsidePart, outsideParts, partSettings, standInProblems } from './stand-ins.ts';

/** Every mistake in the settings at once, so that one look mends them all. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  PRODUCT_NAME: z.string().min(1).max(40).default('Clearing'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  APP_SECRET: z
    .string()
    .superRefine((secret, context) => {
      const message = secretProblem(secret);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .optional(),
  APP_SECRET_PREVIOUS: list,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: list.refine(
    (parts) => parts.every(isAddressOrNetwork),
    'must be addresses or networks like 10.0.0.0/8',
  ),
  ALLOW_SANDBOX: flag(false),
  OFFER_COUNTDOWN: flag(true),
  SERVICE_WORKER: flag(true),
  PERFORMANCE_MONITORING: flag(false),
  BACKUP_DAYS: z.coerce.number().int().min(0).max(3_650).default(30),
  TESTIMONIAL_NAME: z.string().max(80).optional(),
  TESTIMONIAL_TEXT: z.string().max(600).optional(),
  SELLER_NAME: z.string().max(120).optional(),
  SELLER_ADDRESS: z.string().max(300).optional(),
  SUPPORT_EMAIL: z.email().max(200).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().max(200).optional(),
  STRIPE: onOrOff,
  STRIPE_SECRET_KEY: z.string().startsWith('sk_').optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_API_BASE: z.url().optional(),
  PAYPAL: onOrOff,
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  PAYPAL_API_BASE: origin.optional(),
  ...identitySettings,
  ...guideSettings,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SHUTDOWN_GRACE_S: z.coerce.number().int().min(0).max(300).optional(),
  ...tracingSettings,
  WEATHER_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEATHER_LATITUDE: z.coerce.number().min(-90).max(90).optional(),
  WEATHER_LONGITUDE: z.coerce.number().min(-180).max(180).optional(),
  GEO_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
  GEO_URLS: list.refine(
    (parts) =>
      parts.every((part) => part.includes('{ip}') && URL.canParse(part.replace('{ip}', '192.0.2.1'))),
    "must be addresses with {ip} where the visitor's address belongs",
  ),
});

/** Every setting that is read. */
export const settingNames: string[] = Object.keys(settings.shape);

export interface StripeConfig {
  secretKey: string;
  publishableKey: string | undefined;
  webhookSecrets: string[];
  /** Another host than Stripe's, for tests and the sandbox. */
  apiBase: string | undefined;
  sandbox: boolean;
}

export interface PaypalConfig {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** Origin of the API: live, PayPal's own sandbox, or another host for tests. */
  apiBase: string;
  /** PEM; who may have issued the certificate of a webhook. Undefined: the authorities that Node knows. */
  rootCertificates: string[] | undefined;
  sandbox: boolean;
}

export interface Config {
  production: boolean;
  productName: string;
  host: string;
  port: number;
  /** Origin that people see, e.g. `https://clearing.example`; the loopback address when `PUBLIC_URL` is unset. */
  publicUrl: string;
  /** Where the sandbox, on this machine, reaches the server. */
  localUrl: string;
  publicUrlIsSet: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  appSecret: string | undefined;
  /** Secrets that were `appSecret` before: keys of people's texts may still be wrapped under them. */
  retiredAppSecrets: string[];
  logLevel: string;
  trustedProxies: string[];
  offerCountdown: boolean;
  /** False sends browsers a worker that removes itself. */
  serviceWorker: boolean;
  /** Whether pages are to report what was slow. */
  performanceMonitoring: boolean;
  /** How long the oldest backup is kept, as people are told; 0: there are none. */
  backupDays: number;
  testimonial: { name: string; text: string } | undefined;
  /** Who sells, as receipts and mails say; undefined only where nobody pays with real money. */
  seller: { name: string; address: string; email: string } | undefined;
  mail: { smtpUrl: string; from: string; sandbox: boolean } | undefined;
  /**
   * What the operator does not offer. Keys of a payment provider that is off are used all the same, for the
   * subscriptions that still run there; nothing is sold by it.
   */
  off: readonly OutsidePart[];
  stripe: StripeConfig | undefined;
  paypal: PaypalConfig | undefined;
  google: IssuerConfig | undefined;
  apple: AppleConfig | undefined;
  /** Undefined for the built-in guide. */
  model: ModelConfig | undefined;
  /** Who has it reads the figures from anywhere; without it only this machine does. */
  metricsToken: string | undefined;
  /** How long a process that was told to stop still serves. */
  shutdownGraceMs: number;
  /** Undefined: nothing is traced. */
  tracing: TracingConfig | undefined;
  geo: { countryHeader: string | undefined; urls: string[] };
  /** Undefined: a bundled reading. */
  weather: { url: string; latitude: number; longitude: number } | undefined;
}

type Settings = z.output<typeof settings>;

const sellerNames = ['SELLER_NAME', 'SELLER_ADDRESS', 'SUPPORT_EMAIL'] as const;

/** Settings that only make sense together. */
function groupProblems(s: Settings): string[] {
  const problems: string[] = [];
  const together = (names: readonly (keyof Settings)[]) => {
    const set = names.filter((name) => s[name] !== undefined);
    const missing = names.filter((name) => s[name] === undefined);
    if (set.length && missing.length)
      problems.push(`${missing.join(', ')}: needed because ${set.join(', ')} is set`);
  };
  for (const names of Object.values(partSettings)) together(names);
  together(['TESTIMONIAL_NAME', 'TESTIMONIAL_TEXT']);
  together(sellerNames);
  together(['WEATHER_LATITUDE', 'WEATHER_LONGITUDE']);
  if (s.WEATHER_URL && s.WEATHER_LATITUDE === undefined && s.WEATHER_LONGITUDE === undefined)
    problems.push('WEATHER_LATITUDE, WEATHER_LONGITUDE: needed because WEATHER_URL is set');
  return [...problems, ...guideProblems(s)];
}

/** Production needs a secret of its own, and an address that nobody on the way can read or change. */
function productionProblems(s: Settings): string[] {
  if (s.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!s.APP_SECRET) problems.push('APP_SECRET: needed in production (root of signing and encryption)');
  if (s.PUBLIC_URL?.startsWith('http:') && !isLoopbackUrl(s.PUBLIC_URL))
    problems.push('PUBLIC_URL: must begin with https:// in production, or point to this machine only');
  // A person who pays real money must know whom, whatever else is still being tried out.
  const sells = !s.ALLOW_SANDBOX || stripeOf(s) !== undefined || paypalOf(s) !== undefined;
  if (sells && sellerNames.every((name) => s[name] === undefined))
    problems.push(`${sellerNames.join(', ')}: needed in production (receipts and mails say who sells)`);
  if (s.ALLOW_SANDBOX) return problems;
  if (!s.DATABASE_URL)
    problems.push('DATABASE_URL: needed in production (PGlite is for trying out), or set ALLOW_SANDBOX=true');
  if (!s.PUBLIC_URL)
    problems.push('PUBLIC_URL: needed in production (links in mails and at the payment provider need it)');
  if (!s.MAIL_FROM)
    problems.push('MAIL_FROM: needed in production (mail servers reject mail without a sender)');
  return problems;
}

function stripeOf(s: Settings): StripeConfig | undefined {
  if (!s.STRIPE_SECRET_KEY || !s.STRIPE_WEBHOOK_SECRET) return undefined;
  return {
    secretKey: s.STRIPE_SECRET_KEY,
    publishableKey: s.STRIPE_PUBLISHABLE_KEY,
    // Two while one is rolled, separated by a comma.
    webhookSecrets: s.STRIPE_WEBHOOK_SECRET.split(',').map((part) => part.trim()),
    apiBase: s.STRIPE_API_BASE,
    sandbox: false,
  };
}

function paypalOf(s: Settings): PaypalConfig | undefined {
  if (!s.PAYPAL_CLIENT_ID || !s.PAYPAL_CLIENT_SECRET || !s.PAYPAL_WEBHOOK_ID) return undefined;
  return {
    clientId: s.PAYPAL_CLIENT_ID,
    clientSecret: s.PAYPAL_CLIENT_SECRET,
    webhookId: s.PAYPAL_WEBHOOK_ID,
    apiBase: s.PAYPAL_API_BASE ?? 'https://api-m.paypal.com',
    rootCertificates: undefined,
    sandbox: false,
  };
}

function sellerOf(s: Settings): Config['seller'] {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SUPPORT_EMAIL: email } = s;
  return name && address && email ? { name, address, email } : undefined;
}

const openMeteo = 'https://api.open-meteo.com/v1/forecast';

function weatherOf(s: Settings): Config['weather'] {
  const { WEATHER_LATITUDE: latitude, WEATHER_LONGITUDE: longitude } = s;
  if (latitude === undefined || longitude === undefined) return undefined;
  return { url: s.WEATHER_URL ?? openMeteo, latitude, longitude };
}

/** A proxy that looks every other second has seen `/readyz` say no twice by then. */
const productionGraceS = 5;

/** Nobody can go to "every address of this machine"; an IPv6 address stands in brackets. */
function urlOf(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

function toConfig(s: Settings): Config {
  const localUrl = urlOf(s.HOST, s.PORT);
  return {
    production: s.NODE_ENV === 'production',
    productName: s.PRODUCT_NAME,
    host: s.HOST,
    port: s.PORT,
    publicUrl: s.PUBLIC_URL ?? localUrl,
    localUrl,
    publicUrlIsSet: s.PUBLIC_URL !== undefined,
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL,
    redisUrl: s.REDIS_URL,
    appSecret: s.APP_SECRET,
    retiredAppSecrets: s.APP_SECRET_PREVIOUS,
    logLevel: s.LOG_LEVEL,
    trustedProxies: s.TRUSTED_PROXIES,
    offerCountdown: s.OFFER_COUNTDOWN,
    serviceWorker: s.SERVICE_WORKER,
    performanceMonitoring: s.PERFORMANCE_MONITORING,
    backupDays: s.BACKUP_DAYS,
    testimonial:
      s.TESTIMONIAL_NAME && s.TESTIMONIAL_TEXT
        ? { name: s.TESTIMONIAL_NAME, text: s.TESTIMONIAL_TEXT }
        : undefined,
    seller: sellerOf(s),
    mail: s.SMTP_URL
      ? {
          smtpUrl: s.SMTP_URL,
          from: s.MAIL_FROM ?? senderOf(s.PRODUCT_NAME, 'no-reply@localhost'),
          sandbox: false,
        }
      : undefined,
    off: outsideParts.filter((part) => isOff(s, part)),
    stripe: stripeOf(s),
    paypal: paypalOf(s),
    google: isOff(s, 'google') ? undefined : googleOf(s),
    apple: isOff(s, 'apple') ? undefined : appleOf(s),
    model: modelOf(s),
    metricsToken: s.METRICS_TOKEN,
    shutdownGraceMs: (s.SHUTDOWN_GRACE_S ?? (s.NODE_ENV === 'production' ? productionGraceS : 0)) * 1_000,
    tracing: tracingOf(s),
    geo: { countryHeader: s.GEO_COUNTRY_HEADER?.toLowerCase(), urls: s.GEO_URLS },
    weather: weatherOf(s),
  };
}

function read(env: Record<string, string | undefined>, problemsOf: (settings: Settings) => string[]): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const problems = problemsOf(parsed.data);
  if (problems.length) throw new ConfigError(problems);
  return toConfig(parsed.data);
}

/** The only reader of the environment. Throws `ConfigError` with every problem; empty values count as unset. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return read(env, (s) => [...groupProblems(s), ...productionProblems(s)]);
}

/** For a process that serves people: refuses stand-ins too where they would be open doors. */
export function readServerConfig(env: Record<string, string | undefined>): Config {
  return read(env, (s) => [...groupProblems(s), ...productionProblems(s), ...standInProblems(s)]);
}
