/**
 * The job queue in the database (pg-boss, on PGlite or PostgreSQL): its queues, their workers, and queries
 * for administrators.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type ConstructorOptions, fromDrizzle, fromPglite, type Job, PgBoss } from 'pg-boss';
import type { PaymentProviderName } from '#shared/payment-providers.ts';
import { type Database, type Db, selectRows } from '../db/database.ts';

/** The data of each queue. Only ids, because administrators can see jobs and the queue keeps them. */
export interface JobData {
  /** A stored webhook event. */
  webhook: { provider: PaymentProviderName; eventId: string };
  'sync-subscription': { provider: PaymentProviderName; subscriptionId: string };
  /** `check`: number of the check on a payer who has not returned; undefined for a single check. */
  'sync-checkout': { provider: PaymentProviderName; checkoutId: string; check?: number };
  'billing-mail': BillingMailJob;
  /** A payment that has just been disputed, by our id. */
  dispute: { paymentId: string };
  /** Every five minutes: sends the reminders of check-ins that are due. */
  remind: Record<string, never>;
  /** Hourly. */
  reconcile: Record<string, never>;
}

export interface BillingMailJob {
  kind:
    | 'receipt'
    | 'refunded'
    | 'payment-failed'
    | 'confirm-payment'
    | 'card-expiring'
    | 'access-ended'
    | 'cancelled'
    | 'resumed'
    | 'switched'
    | 'switch-planned'
    | 'switch-undone'
    | 'renewal'
    | 'free-time-started'
    | 'price-change'
    | 'paused'
    | 'pause-ending'
    | 'pause-ended'
    | 'refunded-duplicate';
  /** Our id of the subscription. */
  subscriptionId: string;
  /** Our id of the payment that a receipt or a refund is for. */
  paymentId?: string;
  /** Which mail about the failed period it is; an older one is not sent any more. */
  dunningMail?: number;
}

export type JobName = keyof JobData;
export type JobHandlers = { [N in JobName]: (data: JobData[N]) => Promise<void> };

interface QueueRules {
  retryLimit: number;
  /** Seconds before the first retry; doubled for each further one, up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  /** A job that takes longer counts as failed. */
  expireInSeconds: number;
  /** Concurrent jobs per process. */
  concurrency: number;
  /** For idempotent work: at most one job per key waits. */
  onePerKey?: true;
}

/** 60 retries take about two days, so that a job survives a day without the provider or the mail server. */
const retryForDays = { retryLimit: 60, retryDelay: 2, retryDelayMax: 3_600, expireInSeconds: 60 };

const queues: Record<JobName, QueueRules> = {
  webhook: { ...retryForDays, concurrency: 4 },
  'sync-subscription': { ...retryForDays, concurrency: 2, onePerKey: true },
  'sync-checkout': { ...retryForDays, concurrency: 2, onePerKey: true },
  dispute: { ...retryForDays, concurrency: 1 },
  // A receipt must be sent: 300 retries take about twelve days. pg-boss keeps a waiting job for fourteen.
  'billing-mail': { ...retryForDays, retryLimit: 300, concurrency: 2 },
  // One job at a time, so that thousands of due reminders take little from other work. Runs again in minutes anyway.
  remind: {
    retryLimit: 0,
    retryDelay: 30,
    retryDelayMax: 120,
    expireInSeconds: 600,
    concurrency: 1,
    onePerKey: true,
  },
  // Runs again within the hour anyway.
  reconcile: { retryLimit: 2, retryDelay: 30, retryDelayMax: 120, expireInSeconds: 600, concurrency: 1 },
};

export const jobNames = Object.keys(queues) as JobName[];

export interface SendOptions {
  startAfterS?: number;
  /** For `onePerKey` queues: jobs with the same key are the same. */
  key?: string;
}

export interface Jobs {
  /** Queues a job. Inside a transaction, pass its `tx`: the job then exists only if the transaction commits. */
  send<N extends JobName>(db: Db, name: N, data: JobData[N], options?: SendOptions): Promise<void>;
  /** Starts running jobs in this process. Only one process runs the hourly job. */
  work(handlers: JobHandlers): Promise<void>;
  /** Retries jobs that failed all attempts; ignores others. */
  retry(name: JobName, ids: string[]): Promise<void>;
  /** Runs all due jobs, returns their number, and throws the first failure. For tests and commands. */
  drain(handlers: JobHandlers): Promise<number>;
  /** Gives running jobs a few seconds to finish. */
  stop(): Promise<void>;
}

/** How often each worker looks for due jobs: retries, and new ones whose notification was missed. */
const pollS = 2;
/** Jobs that `drain` fetches at once. */
const drainBatch = 20;
/** Jobs are deleted a week after they have ended. */
const endedKeptS = 7 * 86_400;

/** For pg-boss's own pool of connections: a query without an answer fails after 20 s. */
const poolOptions = { query_timeout: 20_000, keepAlive: true };

export interface JobsOptions {
  /**
   * Whether this process will call `work`. One that only sends and drains needs neither a clock nor a listener, and one
   * connection instead of five.
   */
  works?: boolean;
}

function createBossOptions({ native }: Pick<Database, 'native'>, works: boolean): ConstructorOptions {
  const max = works ? 4 : 1;
  const store: ConstructorOptions =
    native.kind === 'pglite'
      ? { db: fromPglite(native.client), backend: 'pglite' }
      : { connectionString: native.url, max, connectionTimeoutMillis: 5_000, ...poolOptions };
  // Looks every 30 s for jobs of dead processes, whose time limit is over.
  const supervision = { superviseIntervalSeconds: 30, monitorIntervalSeconds: 30 };
  const background = { supervise: works, schedule: works, useListenNotify: works };
  return { ...store, ...supervision, ...background, schema: 'jobs', monitorVacuum: false };
}

const toBossRules = (name: JobName) => {
  const { concurrency: _, onePerKey: __, ...rules } = queues[name];
  return { ...rules, retryBackoff: true };
};

async function createQueues(boss: PgBoss): Promise<void> {
  const existingQueues = new Set((await boss.getQueues()).map((queue) => queue.name));
  for (const name of jobNames) {
    if (existingQueues.has(name)) continue;
    const policy = queues[name].onePerKey ? 'short' : 'standard';
    await boss.createQueue(name, {
      ...toBossRules(name),
      policy,
      notify: true,
      deleteAfterSeconds: endedKeptS,
    });
  }
}

async function openBoss(database: Pick<Database, 'native'>, log: Log, works: boolean): Promise<PgBoss> {
  const boss = new PgBoss(createBossOptions(database, works));
  boss.on('error', (err) => log.error({ err }, 'job queue failed'));
  await boss.start();
  await createQueues(boss);
  return boss;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/** One of our codes, a Node or PostgreSQL code, or a class name; never a message. */
const errorKindPattern = /^[\w.:-]{1,60}$/;

/** The queue stores only the kind of an error, because the message may contain personal data. */
function getFailureKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, cause, name } = error as Error & { code?: unknown };
  if (typeof code === 'string' && errorKindPattern.test(code)) return code;
  if (cause instanceof Error) return getFailureKind(cause);
  return name !== 'Error' && errorKindPattern.test(name) ? name : 'unknown';
}

/** Logs the error and stores only its kind in the queue. */
async function runLogged(
  log: Log,
  { name, id }: { name: JobName; id: string },
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (err) {
    log.error({ err, job: name, id }, 'job failed');
    throw new Error(getFailureKind(err));
  }
}

/** Starts the workers of one queue. */
async function startWorkers<N extends JobName>(
  boss: PgBoss,
  log: Log,
  name: N,
  run: (data: JobData[N]) => Promise<void>,
): Promise<void> {
  const options = { pollingIntervalSeconds: pollS, notifyPollingIntervalSeconds: pollS };
  for (let worker = 0; worker < queues[name].concurrency; worker++) {
    let workerId = '';
    workerId = await boss.work<JobData[N]>(name, options, async ([job]) => {
      // More jobs may be waiting: check immediately instead of after the interval.
      boss.notifyWorker(workerId);
      if (job) await runLogged(log, { name, id: job.id }, () => run(job.data));
    });
  }
}

/** Runs some due jobs of one queue and returns their number. Throws the first failure after all of them have run. */
async function drainQueue<N extends JobName>(
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
      await boss.fail(name, job.id, { message: getFailureKind(error) });
      failures.push(error);
    }
  }
  if (failures.length) throw failures[0];
  return due.length;
}

/** Opens the queue. A job runs at least once: after a crash, it runs again. */
export async function openJobs(
  database: Pick<Database, 'native'>,
  log: Log,
  { works = true }: JobsOptions = {},
): Promise<Jobs> {
  const boss = await openBoss(database, log, works);
  return {
    send: async (db, name, data, { startAfterS, key } = {}) => {
      await boss.send(name, data, {
        ...toBossRules(name), // With each job, because an existing queue keeps the rules of its creation.
        // No type covers the results of both drivers; both have rows.
        db: fromDrizzle({ execute: (query) => db.execute(query as SQL) as Promise<{ rows: [] }> }, sql),
        ...(startAfterS && { startAfter: startAfterS }),
        ...(key && { singletonKey: key }),
      });
    },
    work: async (handlers) => {
      if (!works) throw new Error('this queue was opened without workers');
      for (const name of jobNames)
        await startWorkers(boss, log, name, handlers[name] as (data: object) => Promise<void>);
      await boss.schedule('reconcile', '0 * * * *');
      await boss.schedule('remind', '*/5 * * * *', {}, { singletonKey: 'remind' });
    },
    retry: async (name, ids) => {
      if (ids.length) await boss.retry(name, ids);
    },
    drain: async (handlers) => {
      let total = 0;
      let ran: number;
      do {
        ran = 0;
        for (const name of jobNames)
          ran += await drainQueue(boss, name, handlers[name] as (data: object) => Promise<void>);
        total += ran;
      } while (ran > 0);
      return total;
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}

// pg-boss has no functions for the queries below, so they read its tables.

export interface FailedJob {
  id: string;
  name: string;
  createdAt: Date;
  failedAt: Date;
  tries: number;
  error: string;
}

const failedColumns = sql`id, name, created_on as "createdOn", completed_on as "completedOn",
  retry_count as "retryCount", coalesce(output ->> 'message', output -> 'value' ->> 'message') as message`;

interface FailedRow extends Record<string, unknown> {
  id: string;
  name: string;
  createdOn: Date | string;
  completedOn: Date | string | null;
  retryCount: number;
  message: string | null;
}

/** pg-boss writes this when a job took too long or its process died. */
const timedOut = /timed out|timeout/;

function getErrorKind(message: string | null): string {
  if (message === null) return 'unknown';
  if (timedOut.test(message)) return 'timed_out';
  return errorKindPattern.test(message) ? message : 'unknown';
}

/** In plain SQL, a time is a Date or a string, depending on the driver. */
const toFailedJob = ({ id, name, createdOn, completedOn, retryCount, message }: FailedRow): FailedJob => ({
  id,
  name,
  createdAt: new Date(createdOn),
  failedAt: new Date(completedOn ?? createdOn),
  tries: retryCount + 1,
  error: getErrorKind(message),
});

/** Jobs that failed all attempts, newest first. */
export async function listFailedJobs(db: Db, names: readonly string[], limit: number): Promise<FailedJob[]> {
  const rows = await selectRows<FailedRow>(
    db,
    sql`
    select ${failedColumns} from jobs.job
    where state = 'failed' and name in ${[...names]}
    order by completed_on desc, id limit ${limit}`,
  );
  return rows.map(toFailedJob);
}

/** The queue of a job in any state; undefined when the job does not exist. */
export async function findQueue(db: Db, jobId: string): Promise<string | undefined> {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select name from jobs.job where id = ${jobId}::uuid`,
  );
  return rows[0]?.name;
}

/** The ids of all jobs of a queue that failed all attempts. */
export async function listFailedIds(db: Db, name: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from jobs.job where state = 'failed' and name = ${name}`,
  );
  return rows.map(({ id }) => id);
}

export interface QueueState extends Record<string, unknown> {
  name: string;
  /** Including retries and jobs that are not due yet. */
  waiting: number;
  running: number;
  failed: number;
}

/** One row per queue with unfinished jobs. */
export async function listQueueStates(db: Db): Promise<QueueState[]> {
  const rows = await selectRows<QueueState>(
    db,
    sql`
    select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed
    from jobs.job where state in ('created', 'retry', 'active', 'failed') group by name`,
  );
  return rows;
}
