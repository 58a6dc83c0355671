/** The settings of a server: reads them from the environment, checks them, and converts them to a `Config`. */
import { isIP } from 'node:net';
import { z } from 'zod';
import type { PriceList } from '#shared/plans.ts';
import {
  type AppleConfig,
  type IssuerConfig,
  identitySettings,
  parseAppleConfig,
  parseGoogleConfig,
} from '../auth/identity/identity-config.ts';
import {
  type ProviderConfigs,
  parseProviderConfigs,
  providerFields,
} from '../billing/providers/provider-config.ts';
import {
  guideProblems,
  guideSettings,
  type ModelConfig,
  parseModelConfig,
} from '../guide/model/model-config.ts';
import { parseTracingConfig, type TracingConfig, tracingSettings } from '../telemetry/tracing.ts';
import { type Offers, readOffers } from './offers.ts';
import { type ReadPrices, readPrices } from './prices.ts';
import { defaultNotices, type NoticeRule, parseNotices } from './renewal-notices.ts';
import {
  type ExternalService,
  externalServices,
  isSwitchedOff,
  listSandboxProblems,
  serviceSettings,
} from './sandbox-rules.ts';
import { findSecretProblem } from './secrets.ts';
import {
  booleanSetting,
  commaSeparatedList,
  isAddressOrNetwork,
  isLoopbackUrl,
  optionalBooleanSetting,
  origin,
} from './setting-fields.ts';

/** Reports all mistakes in the settings together. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(`The settings are not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const settingsSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe(
      '`production` refuses to start with a stand-in for the database, payments, sign-in or mail, and on a public address without TLS',
    ),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3_000).describe('Port the server listens on'),
  HOST: z.string().default('127.0.0.1').describe('Address the server listens on'),
  PUBLIC_URL: origin.optional().meta({
    description: 'Origin people see; links in mails and at the payment provider use it',
    unset: '`http://HOST:PORT`',
  }),
  PRODUCT_NAME: z.string().min(1).max(40).default('Clearing').describe('Name of the product, everywhere'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe("Folder of the built-in database, the sandbox's state and the generated secret"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ description: '`postgres://…` for PostgreSQL 15 or later', unset: 'built-in PGlite' }),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .meta({
      description:
        '`redis://…` of Redis 6.2 or Valkey: running turns and limits that several processes share',
      unset: 'memory of this process',
    }),
  APP_SECRET: z
    .string()
    .superRefine((secret, context) => {
      const message = findSecretProblem(secret);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .optional()
    .meta({
      description: 'Root of all signing and encryption, at least 32 characters; required in production',
      unset: 'generated once, kept in `DATA_DIR`',
    }),
  APP_SECRET_PREVIOUS: commaSeparatedList.describe(
    'Earlier secrets, separated by commas, until `rotate-keys` has rewrapped all keys',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('`fatal` to `trace`, or `silent`'),
  TRUSTED_PROXIES: commaSeparatedList
    .refine((parts) => parts.every(isAddressOrNetwork), 'must be addresses or networks like 10.0.0.0/8')
    .describe(
      'Addresses or networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is trusted, separated by commas',
    ),
  ALLOW_SANDBOX: booleanSetting({ default: false }).describe(
    'Lets production start with stand-ins for database and payments; every page then says that no money moves',
  ),
  PRICES_FILE: z.string().min(1).optional().meta({
    description:
      'JSON file with prices and with countries that are offered another currency (docs/billing.md)',
    unset: 'the default prices',
  }),
  OFFERS_FILE: z.string().min(1).optional().meta({
    description: 'JSON file with promotion codes, and whether the first reflection is free (docs/billing.md)',
    unset: 'no offers',
  }),
  PRICE_NOTICE_DAYS: z.coerce
    .number()
    .int()
    .min(14)
    .max(90)
    .default(30)
    .describe('Days between the mail about a changed price and the first charge of it (docs/billing.md)'),
  OFFER_COUNTDOWN: optionalBooleanSetting.meta({
    description: 'Countdown line on the pay page (docs/spec-notes.md)',
    unset: '`false` in production, else `true`',
  }),
  SERVICE_WORKER: booleanSetting({ default: true }).describe(
    'The app opens offline and can be installed; `false` makes browsers remove the worker',
  ),
  PERFORMANCE_MONITORING: booleanSetting({ default: false }).describe(
    'Pages report slow loads to `/metrics`, without addresses or texts',
  ),
  BACKUP_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_650)
    .default(30)
    .describe('Days you keep backups, as the privacy page says; 0: there are no backups'),
  TESTIMONIAL_NAME: z
    .string()
    .max(80)
    .optional()
    .meta({ description: 'Name of the person quoted on the landing page', unset: 'our privacy promise' }),
  TESTIMONIAL_TEXT: z
    .string()
    .max(600)
    .optional()
    .meta({ description: 'Quote of that person', unset: 'our privacy promise' }),
  SELLER_NAME: z
    .string()
    .max(120)
    .optional()
    .describe('Who sells, on receipts and in mails; required in production'),
  SELLER_ADDRESS: z
    .string()
    .max(300)
    .optional()
    .describe('Address of the seller, in one line; required in production'),
  SUPPORT_EMAIL: z.email().max(200).optional().describe('Mail address of the seller; required in production'),
  DUNNING_GRACE_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(30)
    .default(1)
    .describe('Days of access after the paid period while a failed payment is tried again (docs/billing.md)'),
  RENEWAL_NOTICE_DAYS: z
    .string()
    .default('')
    .transform((text, context) => {
      const rules = parseNotices(text);
      if (rules) return rules;
      context.addIssue({
        code: 'custom',
        message:
          'must be like annual=30,annual:FR=35,monthly=0; 7 to 45 days, 7 to 21 for monthly, 0 for none',
      });
      return z.NEVER;
    })
    .meta({
      description:
        'Days before a renewal on which it is announced, by plan and country, e.g. `annual=30,annual:FR=35` (docs/billing.md)',
      unset: `\`${defaultNotices}\``,
    }),
  SELLER_TAX_ID: z
    .string()
    .max(60)
    .optional()
    .describe('Tax number of the seller, on receipts, e.g. `VAT DE123456789`'),
  RECEIPT_PREFIX: z
    .string()
    .regex(/^[\w./-]{0,12}$/, 'must be at most 12 letters, digits or . / - _')
    .default('R-')
    .describe('What the numbers of receipts begin with (docs/billing.md)'),
  RECEIPT_NOTE: z
    .string()
    .max(300)
    .optional()
    .describe('Sentence on receipts without tax, e.g. by which rule none is charged'),
  RECEIPT_YEARS: z.coerce
    .number()
    .int()
    .min(0)
    .max(30)
    .default(10)
    .describe('Years for which receipts of deleted accounts are kept, without the person; 0: for ever'),
  REFUND_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(0)
    .describe(
      'Days in which a first payment is refunded on request, as your pages say; 0: no promise beyond the law',
    ),
  LEGAL_REVIEWED: booleanSetting({ default: false }).describe(
    'A lawyer has reviewed terms, privacy and refund pages; until then they are marked as templates',
  ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({ description: '`smtp://` or `smtps://` server that sends mail', unset: 'sandbox mailbox' }),
  MAIL_FROM: z.string().max(200).optional().describe('Sender of mails; required in production'),
  ...providerFields,
  ...identitySettings,
  ...guideSettings,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional().meta({
    description: 'Bearer token that may read `/metrics` from other machines',
    unset: 'this machine only',
  }),
  SHUTDOWN_GRACE_S: z.coerce.number().int().min(0).max(300).optional().meta({
    description: 'Seconds a process keeps serving after SIGTERM',
    unset: '`5` in production, else `0`',
  }),
  ...tracingSettings,
  WEATHER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'Another address of the Open-Meteo API, e.g. with your key', unset: 'Open-Meteo' }),
  WEATHER_LATITUDE: z.coerce.number().min(-90).max(90).optional().meta({
    description: 'Latitude of the place whose weather colours logo, icon and sky',
    unset: 'bundled reading',
  }),
  WEATHER_LONGITUDE: z.coerce
    .number()
    .min(-180)
    .max(180)
    .optional()
    .meta({ description: 'Longitude of that place', unset: 'bundled reading' }),
  GEO_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .describe("Header in which the proxy names the visitor's country"),
  GEO_URLS: commaSeparatedList
    .refine(
      (parts) =>
        parts.every((part) => part.includes('{ip}') && URL.canParse(part.replace('{ip}', '192.0.2.1'))),
      "must be addresses with {ip} where the visitor's address belongs",
    )
    .meta({
      description: 'Addresses of location services with `{ip}`, separated by commas, tried in order',
      unset: 'United States, USD assumed',
    }),
});

export interface SettingDoc {
  name: string;
  /** Markdown: the default value, or what happens when it is unset. */
  default: string;
  description: string;
}

function describeDefault(schema: z.ZodType): string {
  const value = schema.parse(undefined);
  return value === undefined || typeof value === 'object' ? 'none' : `\`${value}\``;
}

/** A From header. The name is quoted, because a `<` or `,` in the product's name would break the header. */
export function formatSender(name: string, address: string): string {
  return `"${name.replace(/["\\]/g, '\\$&')}" <${address}>`;
}

/** Every setting, generated from the schema; a test compares docs/settings.md with it. */
export const settingDocs: SettingDoc[] = Object.entries(settingsSchema.shape).map(([name, schema]) => {
  const { unset, description = '' } = schema.meta() ?? {};
  return { name, default: typeof unset === 'string' ? unset : describeDefault(schema), description };
});

export const settingNames: string[] = settingDocs.map(({ name }) => name);

export interface Config extends ProviderConfigs {
  production: boolean;
  productName: string;
  host: string;
  port: number;
  /**
   * The origin in the address bar, e.g. `https://clearing.example`; the loopback address when `PUBLIC_URL` is unset.
   */
  publicUrl: string;
  /** Where the sandbox reaches this server; both run on this machine. */
  localUrl: string;
  publicUrlIsSet: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  appSecret: string | undefined;
  /** Former values of `appSecret`: keys of users' texts may still be wrapped with them. */
  retiredAppSecrets: string[];
  logLevel: string;
  trustedProxies: string[];
  prices: PriceList;
  offers: Offers;
  /**
   * When existing customers get changed prices, and how many days before the first charge they get a mail
   * about it. Without `from`, they keep theirs.
   */
  priceChange: { from: Date | undefined; noticeDays: number };
  offerCountdown: boolean;
  /** False sends browsers a worker that removes itself. */
  serviceWorker: boolean;
  /** Whether pages report slow loads. */
  performanceMonitoring: boolean;
  /** Days for which backups are kept, shown on the privacy page; 0: no backups. */
  backupDays: number;
  testimonial: { name: string; text: string } | undefined;
  /** Days of access after the paid period while a failed payment is tried again. */
  dunningGraceDays: number;
  /** When renewals are announced. */
  renewalNotices: NoticeRule[];
  /** Days in which a first payment is refunded on request; 0: no promise. */
  refundDays: number;
  /** Without it, the legal pages are marked as templates. */
  legalReviewed: boolean;
  /** The seller in receipts and mails; undefined only where no payment costs real money. */
  seller: { name: string; address: string; email: string } | undefined;
  receipts: {
    prefix: string;
    taxId: string | undefined;
    /** Printed on receipts without tax. */
    note: string | undefined;
    /** Years for which receipts of deleted accounts are kept; 0: for ever. */
    years: number;
  };
  mail: { smtpUrl: string; from: string; sandbox: boolean } | undefined;
  /**
   * What the operator has switched off. A payment provider that is off sells nothing, but its keys are still used for
   * running subscriptions.
   */
  off: readonly ExternalService[];
  google: IssuerConfig | undefined;
  apple: AppleConfig | undefined;
  /** Undefined for the built-in guide. */
  model: ModelConfig | undefined;
  /** Allows reading the metrics from anywhere; without a token, only this machine may. */
  metricsToken: string | undefined;
  /** How long a process keeps serving after SIGTERM. */
  shutdownGraceMs: number;
  /** Undefined: tracing is off. */
  tracing: TracingConfig | undefined;
  geo: { countryHeader: string | undefined; urls: string[] };
  /** Undefined: fixed sample weather. */
  weather: { url: string; latitude: number; longitude: number } | undefined;
}

/** Whether a service is real, simulated, or off (also if it has neither settings nor a simulation). */
export function getServiceState(config: Config, service: ExternalService): 'off' | 'sandbox' | 'real' {
  if (!config[service] || config.off.includes(service)) return 'off';
  return config[service].sandbox ? 'sandbox' : 'real';
}

type Settings = z.output<typeof settingsSchema>;

const sellerNames = ['SELLER_NAME', 'SELLER_ADDRESS', 'SUPPORT_EMAIL'] as const;

/** Rules that involve several settings. */
function listGroupProblems(settings: Settings): string[] {
  const problems: string[] = [];
  const requireTogether = (names: readonly (keyof Settings)[]) => {
    const set = names.filter((name) => settings[name] !== undefined);
    const missing = names.filter((name) => settings[name] === undefined);
    if (set.length && missing.length)
      problems.push(`${missing.join(', ')}: needed because ${set.join(', ')} is set`);
  };
  for (const names of Object.values(serviceSettings)) requireTogether(names as readonly (keyof Settings)[]);
  requireTogether(['TESTIMONIAL_NAME', 'TESTIMONIAL_TEXT']);
  requireTogether(sellerNames);
  requireTogether(['WEATHER_LATITUDE', 'WEATHER_LONGITUDE']);
  if (
    settings.WEATHER_URL &&
    settings.WEATHER_LATITUDE === undefined &&
    settings.WEATHER_LONGITUDE === undefined
  )
    problems.push('WEATHER_LATITUDE, WEATHER_LONGITUDE: needed because WEATHER_URL is set');
  return [...problems, ...guideProblems(settings)];
}

/** What production requires: a secret, a safe public address, a seller, a database and mail. */
function listProductionProblems(settings: Settings): string[] {
  if (settings.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!settings.APP_SECRET)
    problems.push('APP_SECRET: needed in production (root of signing and encryption)');
  if (settings.PUBLIC_URL?.startsWith('http:') && !isLoopbackUrl(settings.PUBLIC_URL))
    problems.push('PUBLIC_URL: must begin with https:// in production, or point to this machine only');
  // People who pay real money must know the seller, even if other parts are still simulated.
  const sells = !settings.ALLOW_SANDBOX || Object.values(parseProviderConfigs(settings)).some(Boolean);
  if (sells && sellerNames.every((name) => settings[name] === undefined))
    problems.push(`${sellerNames.join(', ')}: needed in production (receipts and mails say who sells)`);
  if (settings.ALLOW_SANDBOX) return problems;
  if (!settings.DATABASE_URL)
    problems.push('DATABASE_URL: needed in production (PGlite is for trying out), or set ALLOW_SANDBOX=true');
  if (!settings.PUBLIC_URL)
    problems.push('PUBLIC_URL: needed in production (links in mails and at the payment provider need it)');
  if (!settings.MAIL_FROM)
    problems.push('MAIL_FROM: needed in production (mail servers reject mail without a sender)');
  return problems;
}

function parseSeller(settings: Settings): Config['seller'] {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SUPPORT_EMAIL: email } = settings;
  return name && address && email ? { name, address, email } : undefined;
}

const openMeteo = 'https://api.open-meteo.com/v1/forecast';

function parseWeather(settings: Settings): Config['weather'] {
  const { WEATHER_LATITUDE: latitude, WEATHER_LONGITUDE: longitude } = settings;
  if (latitude === undefined || longitude === undefined) return undefined;
  return { url: settings.WEATHER_URL ?? openMeteo, latitude, longitude };
}

/**
 * How long a process keeps serving after SIGTERM: a proxy that checks `/readyz` every two seconds sees two
 * failures.
 */
const productionGraceS = 5;

/**
 * The URL of this server. A wildcard address cannot be opened, so it becomes a loopback address; IPv6 needs
 * brackets.
 */
function formatLocalUrl(host: string, port: number): string {
  if (host === '0.0.0.0') return `http://127.0.0.1:${port}`;
  if (host === '::') return `http://[::1]:${port}`;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

function toConfig(settings: Settings, { prices, existingFrom }: ReadPrices, offers: Offers): Config {
  const localUrl = formatLocalUrl(settings.HOST, settings.PORT);
  return {
    production: settings.NODE_ENV === 'production',
    productName: settings.PRODUCT_NAME,
    host: settings.HOST,
    port: settings.PORT,
    publicUrl: settings.PUBLIC_URL ?? localUrl,
    localUrl,
    publicUrlIsSet: settings.PUBLIC_URL !== undefined,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    appSecret: settings.APP_SECRET,
    retiredAppSecrets: settings.APP_SECRET_PREVIOUS,
    logLevel: settings.LOG_LEVEL,
    trustedProxies: settings.TRUSTED_PROXIES,
    prices,
    offers,
    priceChange: { from: existingFrom, noticeDays: settings.PRICE_NOTICE_DAYS },
    offerCountdown: settings.OFFER_COUNTDOWN ?? settings.NODE_ENV !== 'production',
    serviceWorker: settings.SERVICE_WORKER,
    performanceMonitoring: settings.PERFORMANCE_MONITORING,
    backupDays: settings.BACKUP_DAYS,
    testimonial:
      settings.TESTIMONIAL_NAME && settings.TESTIMONIAL_TEXT
        ? { name: settings.TESTIMONIAL_NAME, text: settings.TESTIMONIAL_TEXT }
        : undefined,
    dunningGraceDays: settings.DUNNING_GRACE_DAYS,
    renewalNotices: settings.RENEWAL_NOTICE_DAYS,
    refundDays: settings.REFUND_DAYS,
    legalReviewed: settings.LEGAL_REVIEWED,
    seller: parseSeller(settings),
    receipts: {
      prefix: settings.RECEIPT_PREFIX,
      taxId: settings.SELLER_TAX_ID,
      note: settings.RECEIPT_NOTE,
      years: settings.RECEIPT_YEARS,
    },
    mail: settings.SMTP_URL
      ? {
          smtpUrl: settings.SMTP_URL,
          from: settings.MAIL_FROM ?? formatSender(settings.PRODUCT_NAME, 'no-reply@localhost'),
          sandbox: false,
        }
      : undefined,
    off: externalServices.filter((part) => isSwitchedOff(settings, part)),
    ...parseProviderConfigs(settings),
    google: isSwitchedOff(settings, 'google') ? undefined : parseGoogleConfig(settings),
    apple: isSwitchedOff(settings, 'apple') ? undefined : parseAppleConfig(settings),
    model: parseModelConfig(settings),
    metricsToken: settings.METRICS_TOKEN,
    shutdownGraceMs:
      (settings.SHUTDOWN_GRACE_S ?? (settings.NODE_ENV === 'production' ? productionGraceS : 0)) * 1_000,
    tracing: parseTracingConfig(settings),
    geo: { countryHeader: settings.GEO_COUNTRY_HEADER?.toLowerCase(), urls: settings.GEO_URLS },
    weather: parseWeather(settings),
  };
}

/** Throws `ConfigError` for settings of the wrong form, and for what `findProblems` returns. */
function readSettings(
  env: Record<string, string | undefined>,
  findProblems: (settings: Settings) => string[],
): Config {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(nonEmpty);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const priceFile = readPrices(parsed.data.PRICES_FILE, parsed.data.STRIPE_TAX);
  const problems = findProblems(parsed.data);
  if ('problems' in priceFile) throw new ConfigError([...problems, ...priceFile.problems]);
  const offersFile = readOffers(parsed.data.OFFERS_FILE, priceFile.prices);
  if ('problems' in offersFile) throw new ConfigError([...problems, ...offersFile.problems]);
  if (problems.length) throw new ConfigError(problems);
  return toConfig(parsed.data, priceFile, offersFile.offers);
}

/**
 * The only function that reads the environment. Throws `ConfigError` with all problems; empty values count as unset.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  return readSettings(env, (settings) => [
    ...listGroupProblems(settings),
    ...listProductionProblems(settings),
  ]);
}

/** Like `readConfig`, for the server: also refuses simulations where strangers could reach them. */
export function readServerConfig(env: Record<string, string | undefined>): Config {
  return readSettings(env, (settings) => [
    ...listGroupProblems(settings),
    ...listProductionProblems(settings),
    ...listSandboxProblems(settings),
  ]);
}
