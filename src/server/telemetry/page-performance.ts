/** Counts the pages' reports about slow loads, if monitoring is on: kinds and route names, no personal data. */
import { Counter, Histogram, type Registry } from 'prom-client';
import type { Validated } from '#shared/contract/endpoints.ts';
import { routeBucketsMs } from '#shared/performance.ts';
import type { Config } from '../config/config.ts';
import { AppError } from '../http/app-error.ts';
import type { Handlers } from '../mount.ts';

type Report = Validated<'reportPerformance'>['body'];

export interface PageMetrics {
  pageWasSlow(report: Report): void;
}

export function createPageMetrics(registry: Registry): PageMetrics {
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
