/**
 * Metrics for the operator: names, numbers and ids only, no texts and nothing that identifies people. Four groups: the
 * pages' reports about slow loads, this process, guides and help cards, and what is read from the database.
 */

import { timingSafeEqual } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Validated } from '#shared/contract/endpoints.ts';
import type { RiskKind } from '#shared/contract/shapes.ts';
import { type PaymentProviderName, paymentProviders } from '#shared/payment-providers.ts';
import { routeBucketsMs } from '#shared/performance.ts';
import type { Config } from '../config/config.ts';
import { type Db, type PoolState, selectRows } from '../db/database.ts';
import type { GuideReport, GuideStep } from '../guide/guide.ts';
import { AppError } from '../http/app-error.ts';
import type { StreamMetrics } from '../http/sse.ts';
import type { GateState } from '../http/work-gate.ts';
import type { Handlers } from '../mount.ts';

export interface Metrics extends GuideMetrics, PageMetrics, HttpMetrics, WorkMetrics {
  /**
   * Adds CPU, memory, event loop and garbage collection. Measuring them costs time, so only the server process does.
   */
  watchRuntime(): void;
  /** In Prometheus' text format. Responds in time even if the database does not. */
  text(): Promise<string>;
}

/** All metrics. `source`: what is read when metrics are requested; tests of single parts omit it. */
export function createMetrics(source?: DatabaseSource & ProcessSource): Metrics {
  const registry = new Registry();
  const http = createHttpMetrics();
  const database = source && createDatabaseMetrics(registry, source);
  if (source) watchProcess(registry, source);
  return {
    ...createPageMetrics(registry),
    ...createGuideMetrics(registry),
    ...createWorkMetrics(registry),
    responseSent: http.responseSent,
    watchRuntime: () => collectDefaultMetrics({ register: registry }),
    text: async () => {
      await database?.refresh();
      return `${await registry.metrics()}${http.text()}`;
    },
  };
}

/** Compares two tokens in constant time. */
function isSameToken(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Whether this machine sent the request. A proxy on it makes every connection local, so forwarded requests do
 * not count.
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => /^(?:x-)?forwarded|^(?:x-real-ip|via)$/.test(name));
  return !isForwarded && /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

/** `GET /metrics` in Prometheus' text format; a 404 for callers without permission. */
export function metricsRoutes(
  app: FastifyInstance,
  { config, metrics }: { config: Pick<Config, 'metricsToken'>; metrics: Metrics },
): void {
  const { metricsToken } = config;
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const isAuthorized =
      metricsToken !== undefined && token !== undefined && isSameToken(token, metricsToken);
    if (!isAuthorized && !isFromThisMachine(request)) throw new AppError('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text());
  });
}

/** Upper bounds of the buckets of the histogram, in seconds. */
const bucketBoundsS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The responses with the same method, route and status. */
interface HttpRow {
  labels: string;
  /** One per bound, and one for everything above the last. */
  counts: number[];
  sum: number;
}

export interface HttpMetrics {
  /** `route`: the pattern, e.g. `/api/orders/:id/confirm`; never the URL. */
  responseSent(method: string, route: string, status: number, ms: number): void;
}

const httpMetricName = 'clearing_http_request_seconds';

function formatLines({ labels, counts, sum }: HttpRow): string[] {
  let total = 0;
  const buckets = counts.map((count, index) => {
    total += count;
    return `${httpMetricName}_bucket{${labels},le="${bucketBoundsS[index] ?? '+Inf'}"} ${total}`;
  });
  return [
    ...buckets,
    `${httpMetricName}_sum{${labels}} ${sum}`,
    `${httpMetricName}_count{${labels}} ${total}`,
  ];
}

/** Other methods are counted together, because clients can invent any number of them. */
const methods = new Set(['GET', 'POST', 'DELETE', 'HEAD', 'OPTIONS', 'PUT', 'PATCH']);

/**
 * Responses by route pattern. Counted in plain tables instead of by prom-client, which takes longer for one
 * observation than the rest of the work for a small response.
 */
function createHttpMetrics(): HttpMetrics & { text(): string } {
  const rows = new Map<string, Map<number, HttpRow>>();
  const addRow = (method: string, route: string, status: number): HttpRow => {
    const key = `${method} ${route}`;
    const statuses = rows.get(key) ?? new Map<number, HttpRow>();
    const row = {
      labels: `method="${method}",route="${route}",status="${status}"`,
      counts: new Array<number>(bucketBoundsS.length + 1).fill(0),
      sum: 0,
    };
    rows.set(key, statuses.set(status, row));
    return row;
  };
  return {
    responseSent: (given, route, status, ms) => {
      const method = methods.has(given) ? given : 'other';
      const seconds = ms / 1_000;
      const row = rows.get(`${method} ${route}`)?.get(status) ?? addRow(method, route, status);
      const firstBound = bucketBoundsS.findIndex((bound) => seconds <= bound);
      const bucket = firstBound === -1 ? bucketBoundsS.length : firstBound;
      row.counts[bucket] = (row.counts[bucket] ?? 0) + 1;
      row.sum += seconds;
    },
    text: () =>
      [
        `# HELP ${httpMetricName} Answers by method, route pattern and status, with their time; streams are not among them`,
        `# TYPE ${httpMetricName} histogram`,
        ...[...rows.values()].flatMap((statuses) => [...statuses.values()].flatMap(formatLines)),
        '',
      ].join('\n'),
  };
}

export interface ProcessSource {
  /** Turns that this process writes. */
  runningTurns(): number;
  passwords: { queueState(): GateState };
  /** Undefined without a pool: PGlite has one connection. */
  pool: (() => PoolState) | undefined;
}

function watchProcess(registry: Registry, { runningTurns, passwords, pool }: ProcessSource): void {
  const registers = [registry];
  new Gauge({
    name: 'clearing_turns_running',
    help: 'Running turns of this process',
    registers,
    collect() {
      this.set(runningTurns());
    },
  });
  new Gauge({
    name: 'clearing_password_queue',
    help: 'Password hashes (argon2) by state: waiting or running',
    labelNames: ['state'],
    registers,
    collect() {
      const { waiting, running } = passwords.queueState();
      this.set({ state: 'waiting' }, waiting);
      this.set({ state: 'running' }, running);
    },
  });
  new Counter({
    name: 'clearing_password_queue_refused_total',
    help: 'Password hashes refused because the queue was full or the wait too long',
    registers,
    collect() {
      this.reset();
      this.inc(passwords.queueState().refused);
    },
  });
  if (!pool) return;
  new Gauge({
    name: 'clearing_database_connections',
    help: 'Database connections in use and idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool();
      this.set({ state: 'used' }, total - idle);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
}

// ---- Counts the pages' reports about slow loads, if monitoring is on: kinds and route names, no personal data

type Report = Validated<'reportPerformance'>['body'];

interface PageMetrics {
  pageWasSlow(report: Report): void;
}

function createPageMetrics(registry: Registry): PageMetrics {
  const registers = [registry];
  const reports = new Counter({
    name: 'clearing_page_reports_total',
    help: 'Slow or large loads reported by browsers, by kind; only if performance monitoring is on',
    labelNames: ['kind'],
    registers,
  });
  const routes = new Histogram({
    name: 'clearing_page_slow_route_seconds',
    help: 'Route changes that took more than 5 s, by route; each counts as the upper bound of its bucket',
    labelNames: ['route'],
    buckets: routeBucketsMs.map((ms) => ms / 1_000),
    registers,
  });
  return {
    pageWasSlow({ kind, route, bucketMs }) {
      reports.inc({ kind });
      if (route && bucketMs) routes.observe({ route }, bucketMs / 1_000);
    },
  };
}

/** `POST /api/performance`; a 404 if monitoring is off. */
export function performanceRoutes({
  config,
  metrics,
}: {
  config: Pick<Config, 'performanceMonitoring'>;
  metrics: PageMetrics;
}): Handlers<'reportPerformance'> {
  return {
    reportPerformance: async ({ body }) => {
      if (!config.performanceMonitoring) throw new AppError('not_found');
      metrics.pageWasSlow(body);
      return { success: true };
    },
  };
}

// ---- Metrics of this process: turns, streams, sign-ins, webhooks, mails and outgoing calls

export type CountedTurnOutcome = 'done' | 'failed' | 'interrupted';
export type SignInMethod = 'password' | 'google' | 'apple';
/** `limited`: too many tries; `busy`: the password queue was full. */
export type SignInOutcome = 'signed_in' | 'refused' | 'limited' | 'busy' | 'failed';
/** `kept`: new and stored; `refused`: invalid signature. */
export type WebhookOutcome = 'kept' | 'repeated' | 'refused' | 'failed';

export interface WorkMetrics extends StreamMetrics {
  turnBegan(): void;
  turnEnded(outcome: CountedTurnOutcome, ms: number): void;
  signedIn(method: SignInMethod, outcome: SignInOutcome): void;
  /** A refresh token was used twice, so somebody may have a copy. */
  refreshReused(): void;
  webhookReceived(provider: PaymentProviderName, outcome: WebhookOutcome): void;
  /** A deleted account was charged; the charge was refunded. */
  lateCharge(provider: PaymentProviderName): void;
  /** The amount of a payment matches no agreed plan. */
  unmatchedPayment(provider: PaymentProviderName): void;
  mailed(outcome: 'sent' | 'failed'): void;
  /** `host` is one of the configured hosts. */
  outboundCall(host: string, outcome: 'answered' | 'failed' | 'no_answer', ms: number): void;
}

function createTurnInstruments(registers: Registry[]) {
  return {
    began: new Counter({
      name: 'clearing_turns_begun_total',
      help: 'Turns that this process started',
      registers,
    }),
    ended: new Counter({
      name: 'clearing_turns_ended_total',
      help: 'Turns by outcome; the page repeats interrupted ones',
      labelNames: ['outcome'],
      registers,
    }),
    seconds: new Histogram({
      name: 'clearing_turn_seconds',
      help: 'Time from the start of a turn to its answer or failure',
      labelNames: ['outcome'],
      buckets: [0.025, 0.1, 0.25, 1, 2.5, 5, 10, 20, 40, 80, 120],
      registers,
    }),
    firstText: new Histogram({
      name: 'clearing_turn_first_text_seconds',
      help: "Time from a request to the guide's first text on its stream",
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40],
      registers,
    }),
    streams: new Gauge({
      name: 'clearing_streams_open',
      help: 'Open event streams of this process',
      registers,
    }),
  };
}

function createOtherInstruments(registers: Registry[]) {
  return {
    signIns: new Counter({
      name: 'clearing_sign_ins_total',
      help: 'Sign-in attempts by method and outcome',
      labelNames: ['method', 'outcome'],
      registers,
    }),
    reuse: new Counter({
      name: 'clearing_refresh_token_reuse_total',
      help: 'Sessions ended because an old refresh token was used again',
      registers,
    }),
    webhooks: new Counter({
      name: 'clearing_webhooks_total',
      help: 'Webhooks of payment providers by outcome',
      labelNames: ['provider', 'outcome'],
      registers,
    }),
    lateCharges: new Counter({
      name: 'clearing_late_charges_total',
      help: 'Charges made and refunded after the account was deleted, by provider',
      labelNames: ['provider'],
      registers,
    }),
    unmatchedPayments: new Counter({
      name: 'clearing_odd_payments_total',
      help: 'Payments whose amount matches no agreed plan, by provider',
      labelNames: ['provider'],
      registers,
    }),
    mails: new Counter({
      name: 'clearing_mails_total',
      help: 'Mails by whether the mail server accepted them',
      labelNames: ['outcome'],
      registers,
    }),
    outboundCall: new Histogram({
      name: 'clearing_outbound_seconds',
      help: 'Outgoing calls until the response headers, by host and outcome',
      labelNames: ['host', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
  };
}

type Instruments = ReturnType<typeof createTurnInstruments> & ReturnType<typeof createOtherInstruments>;

/** Creates the counters with 0, because an alert on their increase would miss the first event of a new counter. */
function beginAtZero(instruments: Instruments): void {
  for (const outcome of ['done', 'failed', 'interrupted']) instruments.ended.inc({ outcome }, 0);
  for (const outcome of ['sent', 'failed']) instruments.mails.inc({ outcome }, 0);
  for (const provider of paymentProviders) {
    instruments.lateCharges.inc({ provider }, 0);
    instruments.unmatchedPayments.inc({ provider }, 0);
    for (const outcome of ['kept', 'repeated', 'refused', 'failed'])
      instruments.webhooks.inc({ provider, outcome }, 0);
  }
}

function createWorkMetrics(registry: Registry): WorkMetrics {
  const instruments = { ...createTurnInstruments([registry]), ...createOtherInstruments([registry]) };
  beginAtZero(instruments);
  return {
    turnBegan: () => instruments.began.inc(),
    turnEnded: (outcome, ms) => {
      instruments.ended.inc({ outcome });
      instruments.seconds.observe({ outcome }, ms / 1_000);
    },
    streamOpened: () => {
      instruments.streams.inc();
      return () => instruments.streams.dec();
    },
    firstText: (ms) => instruments.firstText.observe(ms / 1_000),
    signedIn: (method, outcome) => instruments.signIns.inc({ method, outcome }),
    refreshReused: () => instruments.reuse.inc(),
    webhookReceived: (provider, outcome) => instruments.webhooks.inc({ provider, outcome }),
    lateCharge: (provider) => instruments.lateCharges.inc({ provider }),
    unmatchedPayment: (provider) => instruments.unmatchedPayments.inc({ provider }),
    mailed: (outcome) => instruments.mails.inc({ outcome }),
    outboundCall: (host, outcome, ms) => instruments.outboundCall.observe({ host, outcome }, ms / 1_000),
  };
}

// ---- Metrics of guides and help cards

/** How a step of a guide ended. */
interface CountedStep {
  kind: GuideStep['kind'] | 'care';
  report: GuideReport;
  /** Milliseconds from the call to the first streamed text; undefined if there was none. */
  firstEventMs: number | undefined;
}

export interface GuideMetrics {
  guideStep(step: CountedStep): void;
  guideFailed(guide: string): void;
  /** A response contained a help card or the help page. */
  careShown(level: 'low' | 'high', kind: RiskKind | undefined): void;
}

function toOutcome({ fellBack, repaired, tries }: GuideReport): string {
  if (fellBack) return `fallback_${fellBack.replace('-', '_')}`;
  if (tries > 1) return 'second_try';
  return repaired ? 'repaired' : 'good';
}

function createGuideInstruments(registry: Registry) {
  const labelNames = ['guide', 'model', 'prompt'];
  const registers = [registry];
  return {
    steps: new Counter({
      name: 'clearing_guide_steps_total',
      help: 'Rounds and summaries by guide, model, prompt and outcome',
      labelNames: [...labelNames, 'kind', 'outcome'],
      registers,
    }),
    checks: new Counter({
      name: 'clearing_guide_failed_checks_total',
      help: 'Steps in which a quality check failed in at least one attempt, by check',
      labelNames: [...labelNames, 'check'],
      registers,
    }),
    hiddenSentences: new Counter({
      name: 'clearing_guide_sentences_held_back_total',
      help: 'Sentences of the model that were not shown',
      labelNames,
      registers,
    }),
    tokens: new Counter({
      name: 'clearing_guide_tokens_total',
      help: 'Tokens as counted by the provider',
      labelNames: [...labelNames, 'type'],
      registers,
    }),
    cost: new Counter({
      name: 'clearing_guide_cost_usd_total',
      help: 'Cost at list price, if the price is known',
      labelNames,
      registers,
    }),
    firstEvent: new Histogram({
      name: 'clearing_guide_first_event_seconds',
      help: 'Time from calling the guide to its first text',
      labelNames: ['guide', 'model'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32, 64],
      registers,
    }),
    care: new Counter({
      name: 'clearing_care_shown_total',
      help: 'Answers that showed a help card (low) or the help page (high), by kind',
      labelNames: ['level', 'kind'],
      registers,
    }),
    failures: new Counter({
      name: 'clearing_guide_failures_total',
      help: 'Steps that the guide did not complete, including stopped ones',
      labelNames: ['guide'],
      registers,
    }),
  };
}

function countStep(
  instruments: ReturnType<typeof createGuideInstruments>,
  { kind, report, firstEventMs }: CountedStep,
): void {
  const { guide, usage, costMicros, failedChecks, heldBack } = report;
  const model = report.model ?? 'none';
  const labels = { guide, model, prompt: report.promptVersion ?? 'none' };
  instruments.steps.inc({ ...labels, kind, outcome: kind === 'care' ? 'care' : toOutcome(report) });
  for (const check of new Set(failedChecks)) instruments.checks.inc({ ...labels, check });
  if (heldBack > 0) instruments.hiddenSentences.inc(labels, heldBack);
  if (usage) {
    instruments.tokens.inc({ ...labels, type: 'input' }, usage.inputTokens);
    instruments.tokens.inc({ ...labels, type: 'cached' }, usage.cachedTokens);
    instruments.tokens.inc({ ...labels, type: 'output' }, usage.outputTokens);
    instruments.tokens.inc({ ...labels, type: 'reasoning' }, usage.reasoningTokens);
  }
  if (costMicros !== null) instruments.cost.inc(labels, costMicros / 1_000_000);
  if (firstEventMs !== undefined) instruments.firstEvent.observe({ guide, model }, firstEventMs / 1_000);
}

function createGuideMetrics(registry: Registry): GuideMetrics {
  const instruments = createGuideInstruments(registry);
  return {
    guideStep: (step) => countStep(instruments, step),
    guideFailed: (guide) => instruments.failures.inc({ guide }),
    careShown: (level, kind) => instruments.care.inc({ level, kind: kind ?? 'unknown' }),
  };
}

// ---- Metrics that are the same on every process. They are read from the database when metrics are requested,
// cached for a while, and never delay the response for long. Across processes, use their maximum, not their sum.

interface DatabaseSource {
  db: Pick<Db, 'execute'>;
  now: () => Date;
}

/** How long values that were read are reported again. */
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

const paymentOutcomes = ['paid', 'refunded', 'disputed'] as const;

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

const toMoneyLabels = (row: Record<string, unknown>) => ({
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
    samples: (row) =>
      paymentOutcomes.map((outcome) => [{ ...toMoneyLabels(row), outcome }, Number(row[outcome])]),
  },
  {
    name: 'clearing_payments_minor_units',
    help: 'Sums of the payments of all time in minor units of the currency, by provider and outcome',
    labelNames: ['provider', 'currency', 'outcome'],
    query: allPayments,
    samples: (row) =>
      paymentOutcomes.map((outcome) => [{ ...toMoneyLabels(row), outcome }, Number(row[`${outcome}_units`])]),
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

type DatabaseRow = Record<string, unknown>;

/** The samples of each metric, in the order of `databaseMetrics`. */
async function readSamples(db: DatabaseSource['db']): Promise<Sample[][]> {
  const rowsByQuery = new Map<SQL, DatabaseRow[]>();
  const results: Sample[][] = [];
  for (const { query, samples } of databaseMetrics) {
    const rows = rowsByQuery.get(query) ?? (await selectRows<DatabaseRow>(db, query));
    rowsByQuery.set(query, rows);
    results.push(rows.flatMap(samples));
  }
  return results;
}

function createDatabaseMetrics(
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
    for (const [index, gauge] of gauges.entries()) {
      gauge.reset();
      for (const [labels, value] of samples[index] ?? []) gauge.set(labels, value);
    }
    readAt = now().getTime();
  };
  /** Drops the last values, so that outdated ones are not reported as current. */
  const reportNoValues = () => {
    up.set(0);
    for (const gauge of gauges) gauge.reset();
    readAt = Number.NEGATIVE_INFINITY;
  };
  /** The query takes long: report the last values, and use its result for the next request. */
  const onTimeout = () => {
    if (!isUp) reportNoValues();
  };
  return {
    refresh: async () => {
      if (now().getTime() - readAt < cacheMs) return;
      running ??= readAll()
        .catch(reportNoValues)
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
