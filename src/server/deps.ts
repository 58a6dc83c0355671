import type { FastifyBaseLogger } from 'fastify';
import { createPasswords, type Passwords } from './auth/passwords.ts';
import { type Background, createBackground } from './background.ts';
import type { PaymentProvider } from './billing/provider.ts';
import { createStripeProvider } from './billing/stripe.ts';
import { createTurnLog, type TurnLog } from './chat/turn-log.ts';
import type { Config } from './config.ts';
import type { Database, Db } from './db/database.ts';
import { createBuiltInGuide } from './guide/built-in/built-in-guide.ts';
import type { Guide } from './guide/guide.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { deriveKey } from './secrets.ts';

/** A key for each purpose, all derived from the one application secret. */
export interface Keys {
  accessToken: Buffer;
  refreshToken: Buffer;
  verificationCode: Buffer;
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
  guide: Guide;
  turnLog: TurnLog;
  stripe: PaymentProvider | undefined;
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

/** The only place where a live part or a stand-in is chosen. */
export function createDeps(input: DepsInput): Deps {
  const { config, database, log, appSecret, stopping } = input;
  return {
    config,
    database,
    db: database.db,
    log,
    now: input.now ?? (() => new Date()),
    fetch,
    keys: {
      accessToken: deriveKey(appSecret, 'access-token'),
      refreshToken: deriveKey(appSecret, 'refresh-token'),
      verificationCode: deriveKey(appSecret, 'verification-code'),
    },
    passwords: createPasswords(),
    mailer: input.mailer ?? createMailer(config),
    background: createBackground(log),
    guide: input.guide ?? createBuiltInGuide(),
    turnLog: createTurnLog(),
    stripe: config.stripe && createStripeProvider(config.stripe),
    stopping,
  };
}
