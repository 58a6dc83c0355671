// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProviderButtons } from './provider-buttons.tsx';

type SignIn = Record<'google' | 'apple', 'real' | 'sandbox' | 'off'>;

/** The real module loads them once for all tests. */
const settings = vi.hoisted(() => ({
  shown: undefined as object | undefined,
  loaded: Promise.resolve() as Promise<object | undefined>,
}));
vi.mock('../../lib/app-config.ts', () => ({
  useAppConfig: () => settings.shown,
  loadAppConfig: () => settings.loaded,
}));
vi.mock('./google-identity-button.tsx', () => ({
  GoogleIdentityButton: () => <div data-part="googles-own" />,
}));

let root: Root;
let left: string | undefined;
/** The settings come, or could not be loaded. */
let settle: (signIn: SignIn | undefined) => Promise<void>;

async function open(path: string) {
  window.history.replaceState(null, '', path);
  const { promise, resolve } = Promise.withResolvers<object | undefined>();
  settings.shown = undefined;
  settings.loaded = promise;
  root = createRoot(document.body);
  const show = () => root.render(<ProviderButtons />);
  await act(async () => show());
  settle = async (signIn) => {
    await act(async () => {
      settings.shown = signIn && { signIn, googleClientId: 'client' };
      resolve(settings.shown);
      show();
    });
    // The module with the calls is loaded by the press.
    await act(async () => vi.dynamicImportSettled());
  };
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);
const press = (name: string) => act(async () => part(name)?.click());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/auth/google/nonce' ? Response.json({ nonce: 'n' }) : Response.json({}, { status: 404 }),
  );
  sessionStorage.clear();
  left = undefined;
  vi.spyOn(window.location, 'assign').mockImplementation((url) => {
    left = String(url);
  });
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a press on Google before the settings are loaded', () => {
  test('waits for them, and opens the sandbox where that stands for Google', async () => {
    await open('/register');
    await press('google');
    expect(part('google')?.getAttribute('aria-disabled')).toBe('true');
    expect(left).toBeUndefined();
    await settle({ google: 'sandbox', apple: 'sandbox' });
    expect(left).toBe('/sandbox/google?nonce=n');
  });

  test('leads to the login page where Google is real, and never to the sandbox', async () => {
    await open('/register');
    await press('google');
    await settle({ google: 'real', apple: 'off' });
    expect(window.location.pathname).toBe('/login');
    expect(left).toBeUndefined();
  });

  test("shows Google's own button on the login page, without a problem", async () => {
    await open('/login');
    await press('google');
    await settle({ google: 'real', apple: 'real' });
    expect(part('googles-own')).not.toBeNull();
    expect(part('google')).toBeNull();
    expect(left).toBeUndefined();
    expect(part('identity')?.textContent).not.toContain('Login failed');
    expect(part('apple')?.getAttribute('aria-disabled')).toBeNull();
  });

  test('says that it failed when they cannot be loaded, and can be pressed again', async () => {
    await open('/register');
    await press('google');
    await settle(undefined);
    expect(part('identity')?.textContent).toContain('Login failed');
    expect(part('google')?.getAttribute('aria-disabled')).toBeNull();
    expect(left).toBeUndefined();
  });
});

test('a press on Google leads to the login page where Google is known to be real', async () => {
  await open('/register');
  await settle({ google: 'real', apple: 'off' });
  await press('google');
  expect(window.location.pathname).toBe('/login');
  expect(left).toBeUndefined();
});
