/** Metrics for the operator: names, numbers and ids only, no texts and nothing that identifies people. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { PoolState } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';
import type { GateState } from '../http/work-gate.ts';
import { createDatabaseMetrics, type DatabaseSource } from './metrics-database.ts';
import { createGuideMetrics, type GuideMetrics } from './metrics-guide.ts';
import { createWorkMetrics, type WorkMetrics } from './metrics-work.ts';
import { createPageMetrics, type PageMetrics } from './page-performance.ts';

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
    answered: http.answered,
    watchRuntime: () => collectDefaultMetrics({ register: registry }),
    text: async () => {
      await database?.refresh();
      return `${await registry.metrics()}${http.text()}`;
    },
  };
}

function isEqual(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether this machine sent the request. A proxy on it makes every connection local, so forwarded ones do not count. */
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
    const isKnown = metricsToken !== undefined && token !== undefined && isEqual(token, metricsToken);
    if (!isKnown && !isFromThisMachine(request)) throw new AppError('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text());
  });
}

/** Upper bounds of the buckets of the histogram, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The answers with the same method, route and status. */
interface Row {
  labels: string;
  /** One per bound, and one for everything above the last. */
  counts: number[];
  sum: number;
}

export interface HttpMetrics {
  /** `route`: the pattern, e.g. `/api/orders/:id/confirm`; never the URL. */
  answered(method: string, route: string, status: number, ms: number): void;
}

const httpMetricName = 'clearing_http_request_seconds';

function formatLines({ labels, counts, sum }: Row): string[] {
  let total = 0;
  const buckets = counts.map((count, at) => {
    total += count;
    return `${httpMetricName}_bucket{${labels},le="${bounds[at] ?? '+Inf'}"} ${total}`;
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
 * Answers by route pattern. Counted in plain tables instead of by prom-client, which takes longer for one observation
 * than the rest of the work for a small response.
 */
function createHttpMetrics(): HttpMetrics & { text(): string } {
  const rows = new Map<string, Map<number, Row>>();
  const addRow = (method: string, route: string, status: number): Row => {
    const key = `${method} ${route}`;
    const statuses = rows.get(key) ?? new Map<number, Row>();
    const row = {
      labels: `method="${method}",route="${route}",status="${status}"`,
      counts: new Array<number>(bounds.length + 1).fill(0),
      sum: 0,
    };
    rows.set(key, statuses.set(status, row));
    return row;
  };
  return {
    answered: (given, route, status, ms) => {
      const method = methods.has(given) ? given : 'other';
      const seconds = ms / 1_000;
      const row = rows.get(`${method} ${route}`)?.get(status) ?? addRow(method, route, status);
      const at = bounds.findIndex((bound) => seconds <= bound);
      const bucket = at === -1 ? bounds.length : at;
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
  passwords: { waiting(): GateState };
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
      const { waiting, running } = passwords.waiting();
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
      this.inc(passwords.waiting().refused);
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
