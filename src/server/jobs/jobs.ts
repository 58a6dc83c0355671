import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromDrizzle, fromPglite, type Job, PgBoss } from 'pg-boss';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import type { Database, Db } from '../db/database.ts';
import { failureKind } from './failed-jobs.ts';

/**
 * What each queue carries. Ids only: jobs outlive the request and are seen by whoever looks after the queue, so
 * no address, text or secret stands in one.
 */
export interface JobData {
  /** A stored webhook event. */
  webhook: { provider: PaymentProviderName; eventId: string };
  'sync-subscription': { provider: PaymentProviderName; subscriptionId: string };
  /** `look`: which of the looks after a payer who has not come back; left out for a single one. */
  'sync-checkout': { provider: PaymentProviderName; checkoutId: string; look?: number };
  'billing-mail': BillingMailJob;
  /** Hourly. */
  reconcile: Record<string, never>;
}

export interface BillingMailJob {
  kind:
    | 'receipt'
    | 'refunded'
    | 'payment-failed'
    | 'access-ended'
    | 'cancelled'
    | 'resumed'
    | 'switched'
    | 'switch-planned'
    | 'switch-undone'
    | 'renewal'
    | 'refunded-duplicate';
  /** Our id of the subscription. */
  subscriptionId: string;
  /** Our id of the payment that a receipt or a refund is for. */
  paymentId?: string;
}

export type JobName = keyof JobData;
export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

interface QueueRules {
  retryLimit: number;
  /** Seconds; doubled at each try, up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  expireInSeconds: number;
  /** Runs at once on one process. */
  together: number;
  /** Only one job with the same key waits: for work that is the same however often it is asked for. */
  once?: true;
}

/** Two days of tries, so that a provider or mail server may be away for one. */
const patient = { retryLimit: 60, retryDelay: 2, retryDelayMax: 3_600, expireInSeconds: 60 };

const queues: Record<JobName, QueueRules> = {
  webhook: { ...patient, together: 4 },
  'sync-subscription': { ...patient, together: 2, once: true },
  'sync-checkout': { ...patient, together: 2, once: true },
  // A receipt is owed however long the mail server was away: about twelve days of tries, within the fourteen for
  // which pg-boss keeps a job that waits.
  'billing-mail': { ...patient, retryLimit: 300, together: 2 },
  // The next hour brings the next one.
  reconcile: { retryLimit: 2, retryDelay: 30, retryDelayMax: 120, expireInSeconds: 600, together: 1 },
};

export const jobNames = Object.keys(queues) as JobName[];

export interface SendOptions {
  startAfterS?: number;
  /** For queues that are `once`: what makes two jobs the same. */
  key?: string;
}

export interface Jobs {
  /** Adds a job with `db`; inside a transaction give its `tx`, and the job exists only if that commits. */
  send<N extends JobName>(db: Db, name: N, data: JobData[N], options?: SendOptions): Promise<void>;
  /** Begins to run jobs here, and the hourly one on one of the processes. */
  work(handlers: JobHandlers): Promise<void>;
  /** Jobs that failed all their tries run once more at once; others are left alone. */
  retry(name: JobName, ids: string[]): Promise<void>;
  /** Runs what is due now, in this call, until nothing is; failures are thrown. For tests and commands. */
  drain(handlers: JobHandlers): Promise<number>;
  /** Jobs that run get a few seconds to end. */
  stop(): Promise<void>;
}

/** Between looks for jobs that are due again, or whose announcement could not be heard. */
const pollS = 2;
const drainBatch = 20;
const keptS = 7 * 86_400;

/** What the queue hands to its pool: a connection that went silent is given up, not waited on for ever. */
const ownPool = { query_timeout: 20_000, keepAlive: true };

function optionsFor({ native }: Pick<Database, 'native'>): ConstructorOptions {
  const store: ConstructorOptions =
    native.kind === 'pglite'
      ? { db: fromPglite(native.client), backend: 'pglite' }
      : { connectionString: native.url, max: 4, connectionTimeoutMillis: 5_000, ...ownPool };
  // How long the jobs of a process that died wait, beside the time that a job may take.
  const watch = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 30 };
  return { ...store, ...watch, schema: 'jobs', useListenNotify: true, monitorVacuum: false };
}

const rulesFor = (name: JobName) => {
  const { together: _, once: __, ...rules } = queues[name];
  return { ...rules, retryBackoff: true };
};

async function createQueues(boss: PgBoss): Promise<void> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const name of jobNames) {
    if (known.has(name)) continue;
    const policy = queues[name].once ? 'short' : 'standard';
    await boss.createQueue(name, { ...rulesFor(name), policy, notify: true, deleteAfterSeconds: keptS });
  }
}

async function openBoss(database: Pick<Database, 'native'>, log: Log): Promise<PgBoss> {
  const boss = new PgBoss(optionsFor(database));
  boss.on('error', (err) => log.error({ err }, 'job queue failed'));
  await boss.start();
  await createQueues(boss);
  return boss;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/** What failed is told in the log, whose lines hold nothing of a person; the queue keeps only the kind of it. */
async function runLogged(
  log: Log,
  { name, id }: { name: JobName; id: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (err) {
    log.error({ err, job: name, id }, 'job failed, it is tried again');
    throw new Error(failureKind(err));
  }
}

async function workOne<N extends JobName>(
  boss: PgBoss,
  log: Log,
  name: N,
  run: (data: JobData[N]) => Promise<void>,
): Promise<void> {
  const options = { pollingIntervalSeconds: pollS, notifyPollingIntervalSeconds: pollS };
  for (let worker = 0; worker < queues[name].together; worker++) {
    let id = '';
    id = await boss.work<JobData[N]>(name, options, async ([job]) => {
      // Where one waited there may be more: the worker looks again at once, and rests when it finds none.
      boss.notifyWorker(id);
      if (job) await runLogged(log, { name, id: job.id }, () => run(job.data));
    });
  }
}

/** The first failure is thrown when all have had their turn. */
async function drainOne<N extends JobName>(
  boss: PgBoss,
  name: N,
  run: (data: JobData[N]) => Promise<void>,
): Promise<number> {
  const due: Job<JobData[N]>[] = await boss.fetch(name, { batchSize: drainBatch });
  const failures: unknown[] = [];
  for (const job of due) {
    try {
      await run(job.data);
      await boss.complete(name, job.id);
    } catch (error) {
      await boss.fail(name, job.id, { message: failureKind(error) });
      failures.push(error);
    }
  }
  if (failures.length) throw failures[0];
  return due.length;
}

/** The queue in the database: pg-boss on PGlite or PostgreSQL. It survives restarts; a job runs at least once. */
export async function openJobs(database: Pick<Database, 'native'>, log: Log): Promise<Jobs> {
  const boss = await openBoss(database, log);
  return {
    send: async (db, name, data, { startAfterS, key } = {}) => {
      await boss.send(name, data, {
        ...rulesFor(name), // With each job: the queue of an older installation has the rules of its time.
        // A driver's answer to `execute` has no type that covers both; each gives rows.
        db: fromDrizzle({ execute: (query) => db.execute(query as SQL) as Promise<{ rows: [] }> }, sql),
        ...(startAfterS && { startAfter: startAfterS }),
        ...(key && { singletonKey: key }),
      });
    },
    work: async (handlers) => {
      for (const name of jobNames)
        await workOne(boss, log, name, handlers[name] as (data: object) => Promise<void>);
      await boss.schedule('reconcile', '0 * * * *');
    },
    retry: async (name, ids) => {
      if (ids.length) await boss.retry(name, ids);
    },
    drain: async (handlers) => {
      let done = 0;
      for (let before = -1; before !== done; ) {
        before = done;
        for (const name of jobNames)
          done += await drainOne(boss, name, handlers[name] as (data: object) => Promise<void>);
      }
      return done;
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
