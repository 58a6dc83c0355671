/** Performance monitoring: thresholds, and what a page may report. Off by default. */

/** Only values above these are reported. */
export const slowAbove = {
  resourceMs: 15_000,
  routeMs: 5_000,
  longTaskMs: 3_000,
  memoryBytes: 500_000_000,
} as const;

export const slowKinds = ['slow_resource', 'slow_route', 'long_task', 'high_memory'] as const;

/** A slow change of route is reported as the first of these that it does not exceed, or as the last. */
export const routeBucketsMs = [7_500, 10_000, 15_000, 30_000, 60_000, 120_000] as const;
