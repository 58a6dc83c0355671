/** Creates what the server works with, such as the mailer, the guide and the payment providers, from the settings. */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { withStoredCareCounts } from './admin/figures.ts';
import { createPasswordGuard, type PasswordGuard } from './auth/credentials/password-guard.ts';
import { createPasswords, type Passwords } from './auth/credentials/passwords.ts';
import type { AppleSignIn } from './auth/identity/apple.ts';
import { createIdentityIssuer, type IdentityIssuer } from './auth/identity/identity-tokens.ts';
import type { Providers } from './billing/providers/provider.ts';
import { createMemoryTurnLog } from './chat/turns/memory-turn-log.ts';
import type { TurnLog } from './chat/turns/turn-log.ts';
import type { UnstoredTurns } from './chat/turns/turns.ts';
import { createUnstoredTurns } from './chat/unstored.ts';
import type { Config } from './config/config.ts';
import { isLocalTrial, outboundOrigins } from './config/origins.ts';
import { deriveKey } from './config/secrets.ts';
import type { Database, Db } from './db/database.ts';
import type { Guide } from './guide/guide.ts';
import { createLazyBuiltInGuide, createLazyModelGuide } from './guide/lazy-guides.ts';
import { createFallbackCounters, createLimiter, createMemoryCounters, type Limiter } from './http/limiter.ts';
import { createOutboundFetch } from './http/outbound.ts';
import type { Jobs } from './jobs/jobs.ts';
import { createMailer, type Mailer, withMailMetrics } from './mail/mailer.ts';
import { createMasterKeys, createUserKeyStore, type UserKeyStore } from './privacy/user-keys.ts';
import { type Background, createBackground } from './process/background.ts';
import { createWeather, type Weather } from './site/weather.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import { traceGuide, watchOutbound } from './telemetry/spans.ts';
import { noTracing, type Tracing } from './telemetry/tracing.ts';

/** Keys for different purposes, all derived from the application secret. */
export interface Keys {
  accessToken: Buffer;
  refreshToken: Buffer;
  verificationCode: Buffer;
  signInTransaction: Buffer;
  knownBrowser: Buffer;
  audit: Buffer;
  /** Signs the links that stop reminders. */
  reminderStop: Buffer;
  /** Signs the links in mails about failed payments. */
  paymentFix: Buffer;
}

/** All dependencies of the server. Each function takes only the ones it uses. */
export interface Deps {
  config: Config;
  database: Database;
  db: Db;
  /** Keys that encrypt users' texts. */
  keyStore: UserKeyStore;
  log: FastifyBaseLogger;
  now: () => Date;
  /** The clock of billing and check-ins: the sandbox's, which can be moved forward, or the same as `now`. */
  billingNow: () => Date;
  fetch: typeof fetch;
  keys: Keys;
  passwords: Passwords;
  mailer: Mailer;
  /** Work that continues after the response. */
  background: Background;
  limiter: Limiter;
  /** Delays password checks after repeated failures. */
  passwordGuard: PasswordGuard;
  guide: Guide;
  metrics: Metrics;
  turnLog: TurnLog;
  /** Turns of unstored dialogues; never in Redis. */
  unstored: UnstoredTurns;
  /** Identifies this process as the writer of its turns; see `createRunnerName`. */
  runner: string;
  providers: Providers;
  jobs: Jobs;
  weather: Weather;
  google: IdentityIssuer | undefined;
  apple: AppleSignIn | undefined;
  /** For the health check; undefined if Redis is not configured. */
  redis: { ping(): Promise<void> } | undefined;
  tracing: Tracing;
  /** Fires when a shutdown begins: the server still serves, but proxies should use another instance. */
  shuttingDown: AbortSignal;
  /** Fires later, when the server stops serving: running streams end with `failed` / `restarting`. */
  stopping: AbortSignal;
}

export interface DepsInput {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  appSecret: string;
  stopping: AbortSignal;
  jobs: Jobs;
  now?: () => Date;
  billingNow?: () => Date;
  guide?: Guide;
  mailer?: Mailer;
  runner?: string;
  /** Waits so many milliseconds. Tests replace it to move their clock instead. */
  pause?: (ms: number) => Promise<unknown>;
  tracing?: Tracing;
  shuttingDown?: AbortSignal;
}

/** Uses Redis if configured, so that processes share their counts; while Redis fails, counts in this process. */
async function createCounters({ config, log }: DepsInput, now: () => Date) {
  const memory = createMemoryCounters(now);
  if (!config.redisUrl) return { counters: memory, redis: undefined };
  const { createRedisCounters } = await import('./http/redis.ts');
  const redis = createRedisCounters(config.redisUrl, (err) => log.warn({ err }, 'Redis does not answer'));
  return { counters: createFallbackCounters(redis, memory), redis };
}

/** Also publishes turns to Redis if configured, for readers on other processes. */
async function createTurnLog({ config, log, appSecret }: DepsInput): Promise<TurnLog> {
  if (!config.redisUrl) return createMemoryTurnLog();
  const { createRedisTurnLog } = await import('./chat/turns/redis-turn-log.ts');
  const onError = (err: Error) => log.warn({ err }, 'Redis does not answer');
  return createRedisTurnLog(config.redisUrl, onError, deriveKey(appSecret, 'turn-log'));
}

/** The built-in guide writes if no model is configured, and whenever the model fails. */
export function createGuide({
  config,
  log,
  fetch = globalThis.fetch,
}: {
  config: Pick<Config, 'model'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
  fetch?: typeof globalThis.fetch;
}): Guide {
  const fallback = createLazyBuiltInGuide();
  return config.model ? createLazyModelGuide({ config: config.model, fallback, fetch, log }) : fallback;
}

async function createProviders({ stripe, paypal }: Config, fetch: Deps['fetch']): Promise<Providers> {
  return {
    stripe:
      stripe && (await import('./billing/providers/stripe/stripe.ts')).createStripeProvider(stripe, fetch),
    paypal:
      paypal && (await import('./billing/providers/paypal/paypal.ts')).createPaypalProvider(paypal, fetch),
  };
}

/**
 * The only place that chooses between a real service and its simulation. What is not configured is not loaded: that
 * shortens the start.
 */
export async function createDeps(input: DepsInput): Promise<Deps> {
  const { config, database, log, appSecret, jobs, stopping } = input;
  const now = input.now ?? (() => new Date());
  const limitsKey = deriveKey(appSecret, 'limits');
  const background = createBackground(log);
  const tracing = input.tracing ?? noTracing;
  const passwords = createPasswords();
  const { counters, redis } = await createCounters(input, now);
  const turnLog = await createTurnLog(input);
  const unstored = createUnstoredTurns();
  const runningTurns = () => turnLog.running().length + unstored.turnLog.running().length;
  const baseMetrics = createMetrics({ db: database.db, pool: database.pool, now, passwords, runningTurns });
  const metrics = withStoredCareCounts(baseMetrics, { db: database.db, now, background });
  const fetch = createOutboundFetch(globalThis.fetch, {
    origins: outboundOrigins(config),
    watch: watchOutbound(metrics, tracing, () => performance.now()),
  });
  const guide = input.guide ?? createGuide({ config, log, fetch });
  return {
    config,
    database,
    db: database.db,
    keyStore: createUserKeyStore({
      db: database.db,
      masterKeys: createMasterKeys(appSecret, config.retiredAppSecrets),
      now,
    }),
    log,
    now,
    billingNow: input.billingNow ?? now,
    fetch,
    keys: {
      accessToken: deriveKey(appSecret, 'access-token'),
      refreshToken: deriveKey(appSecret, 'refresh-token'),
      verificationCode: deriveKey(appSecret, 'verification-code'),
      signInTransaction: deriveKey(appSecret, 'sign-in-transaction'),
      knownBrowser: deriveKey(appSecret, 'known-browser'),
      audit: deriveKey(appSecret, 'audit'),
      reminderStop: deriveKey(appSecret, 'reminder-stop'),
      paymentFix: deriveKey(appSecret, 'payment-fix'),
    },
    passwords,
    mailer: withMailMetrics(input.mailer ?? createMailer(config), metrics, tracing),
    background,
    limiter: createLimiter({
      counters,
      key: limitsKey,
      loopbackExempt: isLocalTrial(config),
    }),
    passwordGuard: createPasswordGuard({ db: database.db, key: limitsKey, now, pause: input.pause }),
    redis,
    guide: traceGuide(guide, tracing),
    metrics,
    tracing,
    turnLog,
    unstored,
    runner: input.runner ?? randomUUID(),
    providers: await createProviders(config, fetch),
    jobs,
    weather: createWeather({ config, fetch, now, log, stopping }),
    google: config.google && createIdentityIssuer(config.google, fetch),
    apple: config.apple && {
      config: config.apple,
      issuer: createIdentityIssuer(config.apple, fetch),
    },
    shuttingDown: input.shuttingDown ?? stopping,
    stopping,
  };
}
