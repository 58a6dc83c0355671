import { afterEach, expect, it, vi } from 'vitest';
import { registerWorker } from './offline-worker.ts';

interface Rules {
  createScriptURL: (url: string) => string;
}

const register = vi.fn();
const createPolicy = vi.fn((_: string, rules: Rules) => rules);

afterEach(() => {
  register.mockReset();
  createPolicy.mockClear();
  vi.unstubAllGlobals();
});

function visit(more: object = {}) {
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('window', more);
}

it('registers one file, which is asked for anew each time, under a policy that names no other', async () => {
  visit({ trustedTypes: { createPolicy } });
  await registerWorker();
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(createPolicy.mock.calls[0]?.[0]).toBe('service-worker');
  const [, rules] = createPolicy.mock.calls[0] ?? [];
  expect(() => rules?.createScriptURL('/other.js')).toThrow(TypeError);
});

it('does without Trusted Types, and without a worker where the browser forbids it', async () => {
  visit();
  register.mockRejectedValueOnce(new DOMException('no', 'SecurityError'));
  await expect(registerWorker()).resolves.toBeUndefined();
  expect(register).toHaveBeenCalledOnce();
});
