// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const deferred = vi.hoisted(() => ({
  config: undefined as { performanceMonitoring: boolean } | undefined,
  imported: 0,
  startSky: vi.fn(),
  watchPerformance: vi.fn(),
}));
vi.mock('./features/sky/sky.ts', () => ({ startSky: deferred.startSky }));
vi.mock('./lib/app-config.ts', () => ({ loadAppConfig: async () => deferred.config }));
vi.mock('./lib/performance-watch.ts', () => {
  deferred.imported += 1;
  return { watchPerformance: deferred.watchPerformance };
});
const { startDeferred } = await import('./deferred.ts');

async function startWith(config: typeof deferred.config) {
  deferred.config = config;
  startDeferred();
  await Promise.resolve();
  await vi.dynamicImportSettled();
}

beforeEach(() => vi.clearAllMocks());

it('watches nothing while the server is silent or does not ask for it, and fetches no code for that', async () => {
  await startWith(undefined);
  await startWith({ performanceMonitoring: false });
  expect(deferred.startSky).toHaveBeenCalledTimes(2);
  expect(deferred.imported).toBe(0);
  expect(deferred.watchPerformance).not.toHaveBeenCalled();
});

it('watches where the server asks for it', async () => {
  await startWith({ performanceMonitoring: true });
  await vi.waitFor(() => expect(deferred.watchPerformance).toHaveBeenCalledTimes(1));
});
