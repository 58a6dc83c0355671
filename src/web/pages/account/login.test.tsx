// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storeTokens } from '../../features/auth/session.ts';
import { wipeLocalData } from '../../lib/wipe.ts';
import { readArrival } from './account-page.tsx';
import { LoginPage } from './login.tsx';

const tokens = { accessToken: 'a', refreshToken: 'r', expiresIn: 3600 };
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/login');
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
  expect(heading()).toBe('Sign In');
});

test('says Welcome back in a known browser, also after a sign-out', async () => {
  storeTokens(tokens);
  wipeLocalData({ keepSignedInBefore: true });
  await open();
  expect(heading()).toBe('Welcome back');
});

test('does not change the heading during the first sign-in', async () => {
  await open();
  storeTokens(tokens);
  await act(async () => root?.render(<LoginPage />));
  expect(heading()).toBe('Sign In');
});

test('hydrates the prerendered page without a mismatch', async () => {
  const mismatch = vi.fn();
  container().innerHTML = renderToString(<LoginPage />);
  expect(heading()).toBe('Sign In');
  storeTokens(tokens);
  await act(async () => {
    root = hydrateRoot(container(), <LoginPage />, { onRecoverableError: mismatch });
  });
  expect(heading()).toBe('Welcome back');
  expect(mismatch).not.toHaveBeenCalled();
});

describe('on the way to a first dialogue', () => {
  const question = 'Stay or go?';
  let answers: Record<string, [status: number, body: object]>;

  beforeEach(() => {
    localStorage.setItem('redirectAfterLogin', '/stream-chat?message=Stay&sessionId=s1');
    localStorage.setItem('pendingMessage', question);
    answers = {};
    vi.stubGlobal('fetch', async (path: string) => {
      const [status, body] = answers[path] ?? [500, {}];
      return Response.json(body, { status });
    });
  });

  const sending = '/api/auth/send-verification-code';
  const labels = () => [...document.querySelectorAll('label')].map((label) => label.textContent);
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

  async function press(label: string) {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.startsWith(label));
    if (!button) throw new Error(`no button '${label}'`);
    await act(async () => button.click());
    await act(async () => {});
  }

  async function goOnWith(email: string) {
    await open();
    await act(async () => {
      const input = field('email');
      if (!input) throw new Error('no field');
      input.value = email;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await press('ContinueOne moment'); // The label, and the one while it is busy.
  }

  test('shows the question and asks for the email alone', async () => {
    await open();
    expect(document.querySelector('figure')?.textContent).toContain(question);
    expect(labels()).toEqual(['Email']);
  });

  test('a new address gets a code and goes on to the registration', async () => {
    answers[sending] = [200, { expireTime: 60 }];
    await goOnWith('kim@example.org');
    await vi.waitFor(() => expect(window.location.pathname).toBe('/register'));
    expect(sessionStorage.getItem('typedEmail')).toBe('kim@example.org');
  });

  test('an address with an account is asked for its password, also after a reload', async () => {
    answers[sending] = [409, { code: 'email_taken', message: '' }];
    await goOnWith('kim@example.org');
    await vi.waitFor(() => act(async () => expect(field('password')).not.toBeNull()));
    expect(document.activeElement).toBe(field('password'));
    expect(window.location.pathname).toBe('/login');
    expect(field('email')?.value).toBe('kim@example.org');
    expect(document.body.textContent).toContain('already an account with this email');
    await act(async () => root?.unmount());
    await open();
    expect(field('password')).not.toBeNull();
  });

  test('an invalid address is named at its field, and no code is sent', async () => {
    await goOnWith('kim@nowhere');
    expect(document.body.textContent).toContain('Email is invalid');
    expect(window.location.pathname).toBe('/login');
  });

  test('the password can be asked for at once', async () => {
    await open();
    await press('Sign in with your password');
    expect(labels()).toEqual(['Email', 'Password']);
    expect(document.activeElement).toBe(field('email'));
  });
});

test.each([
  ['a chosen login', '/', {}, { isStep: false }],
  ['a login from the pay page', '/pay', {}, { isStep: true }],
  ['a login from the confirm page', '/confirm?message=Stay', {}, { isStep: true, question: 'Stay' }],
  ['a known browser', '/confirm?message=Stay', { userKnown: '1' }, { isStep: false, question: 'Stay' }],
])('%s is recognized', (_, redirectAfterLogin, stored, expected) => {
  for (const [key, value] of Object.entries({ redirectAfterLogin, ...stored }))
    localStorage.setItem(key, value);
  expect(readArrival()).toMatchObject(expected);
});
