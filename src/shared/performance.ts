/** Performance monitoring: thresholds, and what a page may report. Off by default. */

/** Only values above these are reported. */
export const slowAbove = {
  resourceMs: 15_000,
  routeMs: 5_000,
  longTaskMs: 3_000,
  memoryBytes: 500_000_000,
} as const;

export const slowKinds = ['slow_resource', 'slow_route', 'long_task', 'high_memory'] as const;

/** The duration of a slow change of route is reported rounded up to one of these; the last also stands for longer ones. */
export const routeBucketsMs = [7_500, 10_000, 15_000, 30_000, 60_000, 120_000] as const;
