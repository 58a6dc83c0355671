/** Figures for the operator. Names, numbers and ids only: no text of anybody, and nothing that tells who it was. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { AppError } from '../http/app-error.ts';
import { createDatabaseFigures, type DatabaseSource } from './metrics-database.ts';
import { createGuideFigures, type GuideFigures } from './metrics-guide.ts';
import { createHttpFigures, type HttpFigures } from './metrics-http.ts';
import { type ProcessSource, watchProcess } from './metrics-process.ts';
import { createWorkFigures, type WorkFigures } from './metrics-work.ts';
import { createPageFigures, type PageFigures } from './page-performance.ts';

export interface Metrics extends GuideFigures, PageFigures, HttpFigures, WorkFigures {
  /** Memory, CPU, event loop and garbage of this process; observing them costs, so only a real process asks for it. */
  watchRuntime(): void;
  /** In Prometheus' text form. Answers in time also when the database does not. */
  text(): Promise<string>;
}

/** `source` is what is looked at when the figures are read; without one (in tests of parts) it is left out. */
export function createMetrics(source?: DatabaseSource & ProcessSource): Metrics {
  const registry = new Registry();
  const http = createHttpFigures();
  const database = source && createDatabaseFigures(registry, source);
  if (source) watchProcess(registry, source);
  return {
    ...createPageFigures(registry),
    ...createGuideFigures(registry),
    ...createWorkFigures(registry),
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

/** Behind a proxy on this machine everybody comes from loopback: what was forwarded is not from here. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some((name) => /^(?:x-)?forwarded|^(?:x-real-ip|via)$/.test(name));
  return !isForwarded && /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
}

/** `GET /metrics` in Prometheus' text form; to others it does not exist. */
export function metricsRoutes(
  app: FastifyInstance,
  { config, metrics }: { config: Pick<Config, 'metricsToken'>; metrics: Metrics },
): void {
  const { metricsToken } = config;
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const isKnown = metricsToken !== undefined && given !== undefined && isEqual(given, metricsToken);
    if (!isKnown && !isFromHere(request)) throw new AppError('not_found');
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text());
  });
}
