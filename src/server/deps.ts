import type { FastifyBaseLogger } from 'fastify';
import type { AppleSignIn } from './auth/apple.ts';
import { createIdentityIssuer, type IdentityIssuer } from './auth/identity-tokens.ts';
import { createPasswords, type Passwords } from './auth/passwords.ts';
import { type Background, createBackground } from './background.ts';
import type { PaymentProvider } from './billing/provider.ts';
import { createStripeProvider } from './billing/stripe.ts';
import { createTurnLog, type TurnLog } from './chat/turn-log.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/database.ts';
import { createBuiltInGuide } from './guide/built-in/built-in-guide.ts';
import type { Guide } from './guide/guide.ts';
import { type Counters, createFallbackCounters, createMemoryCounters } from './http/counters.ts';
import { createLimiter, type Limiter } from './http/limiter.ts';
import { createRedisCounters } from './http/redis-counters.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { isTriedOut } from './origins.ts';
import { deriveKey } from './secrets.ts';

/** A key for each purpose, all derived from the one application secret. */
export interface Keys {
  accessToken: Buffer;
  refreshToken: Buffer;
  verificationCode: Buffer;
  signInTransaction: Buffer;
}

/** Everything the app is made of; each function asks for the part of it that it uses. */
export interface Deps {
  config: Config;
  database: Database;
  db: Db;
  log: FastifyBaseLogger;
  now: () => Date;
  fetch: typeof fetch;
  keys: Keys;
  passwords: Passwords;
  mailer: Mailer;
  /** Work that goes on after the answer. */
  background: Background;
  limiter: Limiter;
  guide: Guide;
  turnLog: TurnLog;
  stripe: PaymentProvider | undefined;
  google: IdentityIssuer | undefined;
  apple: AppleSignIn | undefined;
  /** Fires when the server is stopping: running streams end with `failed` / `restarting`. */
  stopping: AbortSignal;
}

export interface DepsInput {
  config: Config;
  database: Database;
  log: FastifyBaseLogger;
  appSecret: string;
  stopping: AbortSignal;
  now?: () => Date;
  guide?: Guide;
  mailer?: Mailer;
}

/** In Redis where all processes are to count together; without it, or while it fails, in this process. */
function createCounters({ config, log }: DepsInput, now: () => Date): Counters {
  const memory = createMemoryCounters(now);
  if (!config.redisUrl) return memory;
  const redis = createRedisCounters(config.redisUrl, (err) => log.warn({ err }, 'Redis does not answer'));
  return createFallbackCounters(redis, memory);
}

/** The only place where a live part or a stand-in is chosen. */
export function createDeps(input: DepsInput): Deps {
  const { config, database, log, appSecret, stopping } = input;
  const now = input.now ?? (() => new Date());
  const limits = deriveKey(appSecret, 'limits');
  return {
    config,
    database,
    db: database.db,
    log,
    now,
    fetch,
    keys: {
      accessToken: deriveKey(appSecret, 'access-token'),
      refreshToken: deriveKey(appSecret, 'refresh-token'),
      verificationCode: deriveKey(appSecret, 'verification-code'),
      signInTransaction: deriveKey(appSecret, 'sign-in-transaction'),
    },
    passwords: createPasswords(),
    mailer: input.mailer ?? createMailer(config),
    background: createBackground(log),
    limiter: createLimiter({
      counters: createCounters(input, now),
      key: limits,
      loopbackExempt: isTriedOut(config),
    }),
    guide: input.guide ?? createBuiltInGuide(),
    turnLog: createTurnLog(),
    stripe: config.stripe && createStripeProvider(config.stripe),
    google: config.google && createIdentityIssuer(config.google, fetch),
    apple: config.apple && {
      config: config.apple,
      issuer: createIdentityIssuer(config.apple, fetch),
    },
    stopping,
  };
}
