// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeTokens } from '../../features/auth/session.ts';
import { wipeLocalData } from '../../lib/wipe.ts';
import { LoginPage } from './login.tsx';

const tokens = { accessToken: 'a', refreshToken: 'r', expiresIn: 3600 };
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  localStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  vi.unstubAllGlobals();
});

const container = () => document.querySelector('#root') as HTMLElement;
const heading = () => document.querySelector('h1')?.textContent;

async function open(): Promise<void> {
  await act(async () => {
    root = createRoot(container());
    root.render(<LoginPage />);
  });
}

test('shows the first heading in a new browser', async () => {
  await open();
  expect(heading()).toBe('Keep your place');
});

test('says Welcome back in a known browser, also after a sign-out', async () => {
  storeTokens(tokens);
  wipeLocalData({ keepKnown: true });
  await open();
  expect(heading()).toBe('Welcome back');
});

test('does not change the heading during the first sign-in', async () => {
  await open();
  storeTokens(tokens);
  await act(async () => root?.render(<LoginPage />));
  expect(heading()).toBe('Keep your place');
});

test('hydrates the prerendered page without a mismatch', async () => {
  const mismatch = vi.fn();
  container().innerHTML = renderToString(<LoginPage />);
  expect(heading()).toBe('Keep your place');
  storeTokens(tokens);
  await act(async () => {
    root = hydrateRoot(container(), <LoginPage />, { onRecoverableError: mismatch });
  });
  expect(heading()).toBe('Welcome back');
  expect(mismatch).not.toHaveBeenCalled();
});
