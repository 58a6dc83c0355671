/** Starts the server: reads the settings, opens the database, listens, and stops in order. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pino } from 'pino';
import { paymentProviders } from '#shared/payment-providers.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { buildApp } from './app.ts';
import { countSubscriptionsOfDisabledProviders } from './billing/subscriptions.ts';
import {
  createLeaseRenewal,
  createRunnerName,
  leaseRenewMs,
  recoverInterruptedTurns,
} from './chat/turns/turn-rows.ts';
import { drainTurns } from './chat/turns/turns.ts';
import { warmUpTurns } from './chat/turns/warm-up.ts';
import { type Config, formatSender, readServerConfig } from './config/config.ts';
import type { ExternalService } from './config/sandbox-rules.ts';
import { loadOrCreateAppSecret } from './config/secrets.ts';
import { formatStartupTable } from './config/startup-table.ts';
import { type Database, openPglite, openPostgres } from './db/database.ts';
import { lockFolder } from './db/folder-lock.ts';
import { createDeps, type Deps } from './deps.ts';
import { loggerOptions } from './http/request-log.ts';
import { createJobHandlers } from './job-handlers.ts';
import { openJobs } from './jobs/jobs.ts';
import { describeFailure } from './operate/command.ts';
import { deleteExpiredRows, expiryCheckEveryMs } from './privacy/expired-rows.ts';
import { createMasterKeys, requireMasterKeys } from './privacy/user-keys.ts';
import { createStopper, installProcessHandlers } from './process/lifecycle.ts';
import { ensureDemoSubscriber } from './site/demo.ts';
import { startWeatherRefresh } from './site/weather.ts';
import { traceDatabase, traceJobs } from './telemetry/spans.ts';
import { noTracing } from './telemetry/tracing.ts';

const vacuumEveryMs = 6 * 3_600_000;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Uses the sandbox's settings for every part that it simulates. */
function withSandbox(config: Config, sandbox: Sandbox | undefined): Config {
  if (!sandbox) return config;
  const { mail, stripe, paypal, google, apple } = sandbox;
  return {
    ...config,
    mail: mail
      ? {
          smtpUrl: mail.smtpUrl,
          from: formatSender(config.productName, 'hello@clearing.test'),
          sandbox: true,
        }
      : config.mail,
    stripe: stripe
      ? {
          secretKey: stripe.secretKey,
          publishableKey: stripe.publishableKey,
          webhookSecrets: [stripe.webhookSecret],
          apiBase: stripe.apiBase,
          automaticTax: config.prices.taxEverywhere,
          sandbox: true,
        }
      : config.stripe,
    paypal: paypal
      ? {
          clientId: paypal.clientId,
          clientSecret: paypal.clientSecret,
          webhookId: paypal.webhookId,
          apiBase: paypal.apiBase,
          rootCertificates: [paypal.webhookRootCertificate],
          sandbox: true,
        }
      : config.paypal,
    google: google ? { ...google, issuers: [google.issuer], sandbox: true } : config.google,
    apple: apple ? { ...apple, issuers: [apple.issuer], sandbox: true } : config.apple,
  };
}

/** Loads the sandbox's code only if it simulates something. */
async function openSandbox(config: Config): Promise<Sandbox | undefined> {
  const isSimulated = (service: ExternalService) => !config[service] && !config.off.includes(service);
  const parts = {
    mail: !config.mail,
    stripe: isSimulated('stripe'),
    paypal: isSimulated('paypal'),
    google: isSimulated('google'),
    apple: isSimulated('apple'),
  };
  if (!Object.values(parts).includes(true)) return undefined;
  const { startSandbox } = await import('../sandbox/sandbox.ts');
  return startSandbox({
    dataDir: config.dataDir,
    webhookUrl: `${config.localUrl}/api/webhooks`,
    parts,
    // A real payment provider cannot be moved to another time.
    realTime: paymentProviders.some((name) => config[name]),
  });
}

async function openDatabase(config: Config, log: Deps['log']): Promise<Database> {
  if (!config.databaseUrl) return openPglite(join(config.dataDir, 'pg'));
  return openPostgres(config.databaseUrl, (err) => log.error({ err }, 'database connection lost'));
}

/** Starts what is repeated as long as the process runs. */
function startTimers(deps: Deps): void {
  deps.metrics.watchRuntime();
  const vacuum = () =>
    deps.database.vacuum().catch((err: unknown) => deps.log.warn({ err }, 'vacuum failed'));
  setInterval(vacuum, vacuumEveryMs).unref();
  const renewLeases = createLeaseRenewal(deps);
  const renew = () =>
    renewLeases().catch((err: unknown) => deps.log.warn({ err }, 'leases could not be renewed'));
  setInterval(renew, leaseRenewMs).unref();
  const deleteExpired = () =>
    deleteExpiredRows(deps).catch((err: unknown) =>
      deps.log.warn({ err }, 'expired data could not be removed'),
    );
  setInterval(deleteExpired, expiryCheckEveryMs).unref();
  void deleteExpired();
  startWeatherRefresh(deps);
}

function findWebRoot(): string | undefined {
  const root = join(import.meta.dirname, '..', 'web');
  return existsSync(join(root, 'app.html')) ? root : undefined;
}

async function main(): Promise<void> {
  const configFromEnv = readServerConfig(process.env);
  const unlockDataFolder = lockFolder(configFromEnv.dataDir);
  const log = pino(loggerOptions(configFromEnv.logLevel));
  const appSecret = loadOrCreateAppSecret(configFromEnv.appSecret, configFromEnv.dataDir);
  const [sandbox, database] = await Promise.all([
    openSandbox(configFromEnv),
    openDatabase(configFromEnv, log),
  ]);
  const config = withSandbox(configFromEnv, sandbox);
  const shuttingDown = new AbortController();
  const stopping = new AbortController();
  const tracing = config.tracing
    ? (await import('./telemetry/tracing-otlp.ts')).createOtlpTracing(config.tracing)
    : noTracing;
  traceDatabase(database, tracing);
  const jobs = await openJobs(database, log);
  const deps = await createDeps({
    config,
    database,
    log,
    appSecret,
    jobs,
    ...(sandbox?.clock && { billingNow: sandbox.clock.now }),
    tracing,
    shuttingDown: shuttingDown.signal,
    stopping: stopping.signal,
    runner: createRunnerName(configFromEnv.dataDir),
  });
  const webRoot = findWebRoot();
  // Checks the keys in the database and creates the routes at the same time.
  const [{ app, requests }] = await Promise.all([
    buildApp(deps, { ...(sandbox && { sandboxPages: sandbox.pages }), ...(webRoot && { webRoot }) }),
    requireMasterKeys(deps.db, createMasterKeys(appSecret, config.retiredAppSecrets)).then(() =>
      recoverInterruptedTurns(deps),
    ),
  ]);
  const stop = createStopper({
    log,
    beginShutdown: () => shuttingDown.abort(),
    graceMs: config.shutdownGraceMs,
    stopTurns: () => stopping.abort(),
    drain: async () => {
      await Promise.all([drainTurns(deps), deps.background.settled(), requests.whenIdle()]);
    },
    exit: (code) => process.exit(code),
    // In this order: what uses the database ends before the database, which is in the locked data folder.
    close: [
      () => app.close(),
      () => jobs.stop(),
      () => tracing.close(),
      async () => sandbox?.stop(),
      () => deps.limiter.close(),
      () => deps.turnLog.close(),
      () => database.close(),
      unlockDataFolder,
    ],
  });
  installProcessHandlers(stop, log);
  await app.listen({ host: config.host, port: config.port });
  startTimers(deps);
  await jobs.work(traceJobs(createJobHandlers(deps), tracing));
  // Moving the sandbox's clock skips the hours in which the hourly job and the reminders would have run.
  sandbox?.clock?.afterMove(async () => {
    await jobs.send(database.db, 'reconcile', {});
    await jobs.send(database.db, 'remind', {}, { key: 'remind' });
  });
  const demo = await ensureDemoSubscriber(app, deps).catch((error: unknown) => {
    // A signal during the start closes the parts that are needed here. That is not a failure.
    if (!shuttingDown.signal.aborted) throw error;
    return undefined;
  });
  if (shuttingDown.signal.aborted) return;
  print(
    formatStartupTable(config, {
      guideLabel: deps.guide.label,
      demo,
      stillRunning: await countSubscriptionsOfDisabledProviders(deps),
    }),
  );
  // Last, because it blocks the process for tens of milliseconds at a time and would delay the first readiness check.
  void warmUpTurns(deps).then(collectGarbage);
}

/** Half of the memory after the start is garbage, which V8 keeps until there are many requests. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error).text}\n`);
  process.exit(1);
});
