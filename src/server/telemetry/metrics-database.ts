/**
 * Metrics that are the same on every process. They are read from the database when metrics are requested, cached for a
 * while, and never delay the response for long. Across processes, use their maximum, not their sum.
 */
import { type SQL, sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { type Db, selectRows } from '../db/database.ts';

export interface DatabaseSource {
  db: Pick<Db, 'execute'>;
  now: () => Date;
}

/** How long read values are used again. */
const cacheMs = 15_000;
/** How long a request for metrics waits for the database. */
const waitMs = 1_500;

type Labels = Record<string, string>;
/** A metric's value for one set of labels. */
type Sample = [labels: Labels, value: number];

/** A metric, and the query that reads it. */
interface DatabaseMetric {
  name: string;
  help: string;
  labelNames: string[];
  query: SQL;
  samples(row: Record<string, unknown>): Sample[];
}

const toLabel = (value: unknown) => (typeof value === 'string' ? value : 'unknown');

const outcomes = ['paid', 'refunded', 'disputed'] as const;

/** Shared by both metrics of payments, because it reads every payment. */
const allPayments = sql`select provider, currency, count(*)::int as paid,
    count(*) filter (where refunded_cents > 0)::int as refunded,
    count(*) filter (where disputed)::int as disputed,
    sum(amount_cents)::float as paid_units, sum(refunded_cents)::float as refunded_units,
    coalesce(sum(amount_cents) filter (where disputed), 0)::float as disputed_units
  from (
    select provider, currency, amount_cents, refunded_cents, disputed from payments
    union all select provider, currency, amount_cents, refunded_cents, disputed from deleted_account_payments
  ) p group by provider, currency`;

const byMoney = (row: Record<string, unknown>) => ({
  provider: toLabel(row.provider),
  currency: toLabel(row.currency),
});

const databaseMetrics: DatabaseMetric[] = [
  {
    name: 'clearing_jobs',
    help: 'Jobs in the queue by name and state; failed ones have used up their retries and are kept for seven days',
    labelNames: ['job', 'state'],
    query: sql`select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed
      from jobs.job where name not like '\\_\\_%' and state in ('created', 'retry', 'active', 'failed') group by name`,
    samples: (row) =>
      ['waiting', 'running', 'failed'].map((state) => [
        { job: toLabel(row.name), state },
        Number(row[state]),
      ]),
  },
  {
    name: 'clearing_jobs_oldest_due_seconds',
    help: 'Age of the oldest job that is due, by name',
    labelNames: ['job'],
    query: sql`select name, extract(epoch from now() - min(start_after))::float as age
      from jobs.job where name not like '\\_\\_%' and state in ('created', 'retry') and start_after <= now() group by name`,
    samples: (row) => [[{ job: toLabel(row.name) }, Number(row.age)]],
  },
  {
    name: 'clearing_payments',
    help: 'Payments of all time by provider, currency and outcome; refunded ones are counted as paid, too',
    labelNames: ['provider', 'currency', 'outcome'],
    query: allPayments,
    samples: (row) => outcomes.map((outcome) => [{ ...byMoney(row), outcome }, Number(row[outcome])]),
  },
  {
    name: 'clearing_payments_minor_units',
    help: 'Sums of the payments of all time in minor units of the currency, by provider and outcome',
    labelNames: ['provider', 'currency', 'outcome'],
    query: allPayments,
    samples: (row) =>
      outcomes.map((outcome) => [{ ...byMoney(row), outcome }, Number(row[`${outcome}_units`])]),
  },
  {
    name: 'clearing_failed_charges',
    help: 'Failed charges of the last 24 hours, as reported by the provider',
    labelNames: ['provider'],
    // Counts only recent events: old ones are deleted after 90 days, and a total would then decrease.
    query: sql`select provider, count(*)::int as failed from webhook_events
      where type in ('invoice.payment_failed', 'BILLING.SUBSCRIPTION.PAYMENT.FAILED')
        and received_at > now() - interval '1 day' group by provider`,
    samples: (row) => [[{ provider: toLabel(row.provider) }, Number(row.failed)]],
  },
  {
    name: 'clearing_subscriptions',
    help: 'Subscriptions by provider, plan and status',
    labelNames: ['provider', 'plan', 'status'],
    query: sql`select provider, plan, status, count(*)::int as number
      from subscriptions group by provider, plan, status`,
    samples: (row) => [
      [
        { provider: toLabel(row.provider), plan: toLabel(row.plan), status: toLabel(row.status) },
        Number(row.number),
      ],
    ],
  },
];

type Row = Record<string, unknown>;

/** The samples of each metric, in the order of `databaseMetrics`. */
async function readSamples(db: DatabaseSource['db']): Promise<Sample[][]> {
  const rowsByQuery = new Map<SQL, Row[]>();
  const results: Sample[][] = [];
  for (const { query, samples } of databaseMetrics) {
    const rows = rowsByQuery.get(query) ?? (await selectRows<Row>(db, query));
    rowsByQuery.set(query, rows);
    results.push(rows.flatMap(samples));
  }
  return results;
}

export function createDatabaseMetrics(
  registry: Registry,
  { db, now }: DatabaseSource,
): { refresh(): Promise<void> } {
  const registers = [registry];
  const up = new Gauge({
    name: 'clearing_database_up',
    help: 'Whether the database answered in time when metrics were last requested: 1 or 0',
    registers,
  });
  const gauges = databaseMetrics.map(
    ({ name, help, labelNames }) => new Gauge({ name, help, labelNames, registers }),
  );
  let readAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;
  let isUp = false;
  const readAll = async () => {
    isUp = false;
    await db.execute(sql`select 1`);
    isUp = true;
    up.set(1);
    const samples = await readSamples(db);
    for (const [at, gauge] of gauges.entries()) {
      gauge.reset();
      for (const [labels, value] of samples[at] ?? []) gauge.set(labels, value);
    }
    readAt = now().getTime();
  };
  /** Drops the last values, so that outdated ones are not reported as current. */
  const forget = () => {
    up.set(0);
    for (const gauge of gauges) gauge.reset();
    readAt = Number.NEGATIVE_INFINITY;
  };
  /** The query takes long: report the last values, and use its result for the next request. */
  const onTimeout = () => {
    if (!isUp) forget();
  };
  return {
    refresh: async () => {
      if (now().getTime() - readAt < cacheMs) return;
      running ??= readAll()
        .catch(forget)
        .finally(() => {
          running = undefined;
        });
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(() => resolve(onTimeout()), waitMs);
      });
      await Promise.race([running, timeout]).finally(() => clearTimeout(timer));
    },
  };
}
