// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const deferred = vi.hoisted(() => ({
  config: undefined as { performanceMonitoring: boolean; signIn: { google: string } } | undefined,
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
const signIn = { google: 'sandbox' };
const { startDeferred } = await import('./deferred.ts');

async function startWith(config: typeof deferred.config) {
  deferred.config = config;
  startDeferred();
  await Promise.resolve();
  await vi.dynamicImportSettled();
}

beforeEach(() => vi.clearAllMocks());

it('loads no code for measurements unless the server asks for them', async () => {
  await startWith(undefined);
  await startWith({ performanceMonitoring: false, signIn });
  expect(deferred.startSky).toHaveBeenCalledTimes(2);
  expect(deferred.imported).toBe(0);
  expect(deferred.watchPerformance).not.toHaveBeenCalled();
});

it('measures when the server asks for it', async () => {
  await startWith({ performanceMonitoring: true, signIn });
  await vi.waitFor(() => expect(deferred.watchPerformance).toHaveBeenCalledTimes(1));
});

interface Rules {
  createScriptURL: (url: string) => string;
}

const register = vi.fn();
const createPolicy = vi.fn((_: string, rules: Rules) => rules);

async function startOffline(more: object = {}) {
  vi.useFakeTimers();
  vi.stubEnv('DEV', false);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  for (const [name, value] of Object.entries(more)) vi.stubGlobal(name, value);
  await startWith({ performanceMonitoring: false, signIn });
  await vi.advanceTimersByTimeAsync(4_000);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('registers the service worker under a policy that accepts no other file', async () => {
  await startOffline({ trustedTypes: { createPolicy } });
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(createPolicy.mock.calls[0]?.[0]).toBe('service-worker');
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(() => rules?.createScriptURL('/other.js')).toThrow(TypeError);
});

it('works without Trusted Types, and without a worker when the browser forbids it', async () => {
  register.mockRejectedValueOnce(new DOMException('no', 'SecurityError'));
  await startOffline();
  expect(register).toHaveBeenCalledOnce();
});
