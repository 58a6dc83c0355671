import { hash, verify } from '@node-rs/argon2';
import type { FastifyPluginAsync } from 'fastify';
import { buildApp } from '../../src/server/app.ts';
import { createPasswords, type Passwords } from '../../src/server/auth/credentials/passwords.ts';
import { type Config, readConfig } from '../../src/server/config/config.ts';
import type { Database } from '../../src/server/db/database.ts';
import { createDeps, type Deps, type DepsInput } from '../../src/server/deps.ts';
import { createBuiltInGuide } from '../../src/server/guide/engine/engine.ts';
import { createJobHandlers } from '../../src/server/job-handlers.ts';
import { openJobs } from '../../src/server/jobs/jobs.ts';
import type { Mailer } from '../../src/server/mail/mailer.ts';
import { nextRedisUrl } from './shared-services.ts';
import { openTestDatabase } from './test-database.ts';
import { testLog } from './test-log.ts';
import { createTestLimiter } from './test-redis.ts';

/** A clock that tests move by hand. */
export interface TestClock {
  now: () => Date;
  /** Moves the clock on by this many milliseconds. */
  pass(ms: number): void;
}

export function createClock(start = '2026-11-20T10:00:00.000Z'): TestClock {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    pass: (ms) => {
      at += ms;
    },
  };
}

type Mail = Parameters<Mailer['send']>[0];

export interface TestApp {
  app: Awaited<ReturnType<typeof buildApp>>['app'];
  deps: Deps;
  clock: TestClock;
  /** Every mail that was sent, oldest first. */
  mails: Mail[];
  /** Runs the jobs that are due, until none is; gives their number. */
  runJobs(): Promise<number>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<Pick<DepsInput, 'guide' | 'mailer'>> {
  env?: Record<string, string>;
  /** What no setting can say, e.g. whose certificates are trusted. */
  config?: (config: Config) => Config;
  deps?: Partial<Deps>;
  /** Instead of one of its own; it is closed with the app. */
  database?: Database;
  /** For a test that lets jobs run by themselves, with `deps.jobs.work`, instead of by `runJobs`. */
  jobsWork?: boolean;
  /** Pages of a sandbox part, mounted as main.ts mounts them. */
  sandboxPages?: FastifyPluginAsync;
}

export function testConfig(env: Record<string, string> = {}): Config {
  return readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://127.0.0.1:3000', ...env });
}

const appSecret = 'a secret for tests only, long enough to be taken';

const realCost = '$m=19456,t=2,p=1$';
const cheapCost = '$m=8,t=1,p=1$';

/** Passwords hashed at the lowest cost and labelled with the real one, which passwords.test.ts checks. */
function createCheapPasswords(): Passwords {
  return createPasswords({
    hash: async (password) => {
      const made = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
      return made.replace(cheapCost, realCost);
    },
    verify: (stored, password) => verify(String(stored).replace(realCost, cheapCost), password),
  });
}

const quickGuide = createBuiltInGuide({ chunkDelayMs: 0 });

/** The whole server on a fresh migrated database; calls go through `app.inject`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = createClock();
  const mails: Mail[] = [];
  const stop = new AbortController();
  const database = options.database ?? (await openTestDatabase());
  const log = testLog();
  const jobs = await openJobs(database, log, { works: options.jobsWork ?? false });
  const redisUrl = await nextRedisUrl();
  const env = { ...(redisUrl && { REDIS_URL: redisUrl }), ...options.env };
  const config = (options.config ?? ((made) => made))(testConfig(env));
  const made = await createDeps({
    config,
    database,
    log,
    jobs,
    appSecret,
    stopping: stop.signal,
    now: clock.now,
    pause: async (ms) => clock.pass(ms),
    mailer: options.mailer ?? { send: async (mail) => void mails.push(mail) },
    ...(options.guide ? { guide: options.guide } : !config.model && { guide: quickGuide }),
  });
  const limiter = redisUrl && (await createTestLimiter({ config, redisUrl, appSecret, now: clock.now }));
  if (limiter) await made.limiter.close();
  const deps: Deps = {
    ...made,
    passwords: createCheapPasswords(),
    ...(limiter && { limiter }),
    ...options.deps,
  };
  const { app } = await buildApp(deps, options.sandboxPages ? { sandboxPages: options.sandboxPages } : {});
  return {
    app,
    deps,
    clock,
    mails,
    runJobs: () => deps.jobs.drain(createJobHandlers(deps)),
    close: async () => {
      stop.abort();
      await app.close();
      await jobs.stop();
      await deps.background.settled();
      await deps.limiter.close();
      await deps.turnLog.close();
      await database.close();
    },
  };
}
