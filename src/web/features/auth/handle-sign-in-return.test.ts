// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleSignInReturn } from './handle-sign-in-return.ts';
import {
  keepProviderSignInResult,
  readAfterLoginTarget,
  rememberStartedSignIn,
  takeProviderSignInResult,
} from './sign-in-storage.ts';

const state = 'state-of-this-tab-1';
const query = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  expiresIn: '120',
  userId: 'user-1',
  email: 'kim@example.org',
  fullName: 'Kim Lee',
  role: 'USER',
  state,
};
let left: string | undefined;

function comeBack(search: Record<string, string>, hash = ''): boolean {
  window.history.replaceState(null, '', `/login?${new URLSearchParams(search)}${hash}`);
  return handleSignInReturn();
}

const here = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepProviderSignInResult(undefined);
  left = undefined;
  vi.spyOn(window.location, 'replace').mockImplementation((url) => {
    left = String(url);
  });
});

afterEach(() => vi.restoreAllMocks());

test('tokens for the sign-in of this tab are stored for two minutes, and the document is left', () => {
  rememberStartedSignIn({ provider: 'apple', state });
  localStorage.setItem('redirectAfterLogin', '/pay');
  const from = Date.now();
  expect(comeBack(query)).toBe(true);
  expect(here()).toBe('/login');
  expect(left).toBe('/pay');
  const { tokenExpiry, ...kept } = { ...localStorage };
  expect(kept).toEqual({
    accessToken: 'access-1',
    refreshToken: 'refresh-1',
    tokenType: 'Bearer',
    userId: 'user-1',
    userKnown: '1',
    userEmail: 'kim@example.org',
    userName: 'Kim Lee',
    userRole: 'USER',
  });
  expect(Date.parse(tokenExpiry ?? '') - from).toBeLessThan(125_000);
});

test('tokens without a sign-in of this tab are ignored', () => {
  expect(comeBack(query)).toBe(true);
  rememberStartedSignIn({ provider: 'apple', state: 'another-state-of-mine' });
  expect(comeBack(query)).toBe(true);
  const { state: _, ...withoutState } = query;
  expect(comeBack(withoutState)).toBe(true);
  sessionStorage.clear();
  rememberStartedSignIn({ provider: 'google', state });
  expect(comeBack(query)).toBe(true);
  expect(here()).toBe('/login');
  expect(left).toBe('/login');
  expect(localStorage.length).toBe(0);
});

test('the same answer counts once', () => {
  rememberStartedSignIn({ provider: 'apple', state });
  comeBack(query);
  localStorage.clear();
  comeBack(query);
  expect(localStorage.length).toBe(0);
});

test('tokens that cannot be stored lead to an error on a new login page', () => {
  for (const broken of [{ refreshToken: '' }, { userId: '' }, { expiresIn: 'soon' }]) {
    rememberStartedSignIn({ provider: 'apple', state });
    comeBack({ ...query, ...broken });
    expect(left).toBe('/login?error=not_stored');
  }
  rememberStartedSignIn({ provider: 'apple', state });
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  comeBack(query);
  expect(left).toBe('/login?error=not_stored');
});

test('an error is left for the page to show, and the address is clean', () => {
  expect(comeBack({ error: 'identity_refused' })).toBe(false);
  expect(here()).toBe('/login');
  expect(takeProviderSignInResult()).toEqual({ kind: 'appleFailed', code: 'identity_refused' });
  expect(takeProviderSignInResult()).toBeUndefined();
});

test("Google's token in the fragment counts for a sign-in of this tab, once", () => {
  expect(comeBack({}, '#id_token=abc')).toBe(false);
  expect(takeProviderSignInResult()).toBeUndefined();
  rememberStartedSignIn({ provider: 'google', state: 'nonce' });
  comeBack({}, '#id_token=abc');
  expect(here()).toBe('/login');
  expect(takeProviderSignInResult()).toEqual({ kind: 'idToken', idToken: 'abc' });
  comeBack({}, '#id_token=abc');
  expect(takeProviderSignInResult()).toBeUndefined();
});

test('a return from Google without a token is reported', () => {
  rememberStartedSignIn({ provider: 'google', state: 'nonce' });
  comeBack({}, '#error=access_denied');
  expect(takeProviderSignInResult()).toEqual({ kind: 'googleFailed' });
  rememberStartedSignIn({ provider: 'google', state: 'nonce' });
  comeBack({});
  expect(takeProviderSignInResult()).toEqual({ kind: 'googleFailed' });
  comeBack({});
  expect(takeProviderSignInResult()).toBeUndefined();
});

test('other pages keep their query', () => {
  window.history.replaceState(null, '', '/confirm?accessToken=x&message=Stay');
  expect(handleSignInReturn()).toBe(false);
  expect(here()).toBe('/confirm?accessToken=x&message=Stay');
});

test('with the target /confirm and a pending message, the confirm page gets the message', () => {
  localStorage.setItem('redirectAfterLogin', '/confirm');
  localStorage.setItem('pendingMessage', 'Stay & go?');
  expect(readAfterLoginTarget()).toBe('/confirm?message=Stay+%26+go%3F');
  rememberStartedSignIn({ provider: 'apple', state });
  comeBack(query);
  expect(left).toBe('/confirm?message=Stay+%26+go%3F');
  expect(localStorage.getItem('pendingMessage')).toBeNull();
});
