import type { FastifyPluginAsync } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../src/server/app.ts';
import { type Config, readConfig } from '../../src/server/config.ts';
import { openPglite } from '../../src/server/db/database.ts';
import { createDeps, type Deps, type DepsInput } from '../../src/server/deps.ts';
import type { Mailer } from '../../src/server/mail/mailer.ts';
import { migratedImage } from './database-image.ts';

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
  mounted: Awaited<ReturnType<typeof buildApp>>['mounted'];
  deps: Deps;
  clock: TestClock;
  /** Every mail that was sent, oldest first. */
  mails: Mail[];
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<Pick<DepsInput, 'guide' | 'mailer'>> {
  env?: Record<string, string>;
  deps?: Partial<Deps>;
  /** Pages of a sandbox part, mounted as main.ts mounts them. */
  sandboxPages?: FastifyPluginAsync;
}

export function testConfig(env: Record<string, string> = {}): Config {
  return readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'http://127.0.0.1:3000', ...env });
}

/** The whole server on a fresh migrated PGlite in memory; calls go through `app.inject`. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const clock = createClock();
  const mails: Mail[] = [];
  const stop = new AbortController();
  const database = await openPglite(undefined, await migratedImage());
  const deps: Deps = {
    ...createDeps({
      config: testConfig(options.env),
      database,
      log: pino({ level: 'silent' }),
      appSecret: 'a secret for tests only, long enough to be taken',
      stopping: stop.signal,
      now: clock.now,
      mailer: options.mailer ?? { send: async (mail) => void mails.push(mail) },
      ...(options.guide && { guide: options.guide }),
    }),
    ...options.deps,
  };
  const { app, mounted } = await buildApp(
    deps,
    options.sandboxPages ? { sandboxPages: options.sandboxPages } : {},
  );
  return {
    app,
    mounted,
    deps,
    clock,
    mails,
    close: async () => {
      stop.abort();
      await app.close();
      await deps.background.settled();
      await deps.limiter.close();
      await database.close();
    },
  };
}
