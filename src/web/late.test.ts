// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const late = vi.hoisted(() => ({
  config: undefined as { performanceMonitoring: boolean } | undefined,
  imported: 0,
  startSky: vi.fn(),
  watchPerformance: vi.fn(),
}));
vi.mock('./features/sky/sky.ts', () => ({ startSky: late.startSky }));
vi.mock('./lib/app-config.ts', () => ({ loadAppConfig: async () => late.config }));
vi.mock('./lib/performance-watch.ts', () => {
  late.imported += 1;
  return { watchPerformance: late.watchPerformance };
});
const { startLate } = await import('./late.ts');

async function startWith(config: typeof late.config) {
  late.config = config;
  startLate();
  await Promise.resolve();
  await vi.dynamicImportSettled();
}

beforeEach(() => vi.clearAllMocks());

it('watches nothing while the server is silent or does not ask for it, and fetches no code for that', async () => {
  await startWith(undefined);
  await startWith({ performanceMonitoring: false });
  expect(late.startSky).toHaveBeenCalledTimes(2);
  expect(late.imported).toBe(0);
  expect(late.watchPerformance).not.toHaveBeenCalled();
});

it('watches where the server asks for it', async () => {
  await startWith({ performanceMonitoring: true });
  await vi.waitFor(() => expect(late.watchPerformance).toHaveBeenCalledTimes(1));
});
