// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { continueAfterLogin, leaveLoginAtStart, readAfterLoginTarget } from './sign-in-storage.ts';

const here = () => window.location.pathname + window.location.search;

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/login');
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** How the browser says that it came to this document. */
function cameBy(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
}

test('without a stored redirect login leads to the landing page', () => {
  continueAfterLogin();
  expect(here()).toBe('/');
});

test('login leads to the stored redirect, and both keys are cleared', () => {
  localStorage.setItem('redirectAfterLogin', '/pay');
  localStorage.setItem('pendingMessage', 'Stay or go?');
  continueAfterLogin();
  expect(here()).toBe('/pay');
  expect(localStorage.length).toBe(0);
});

test('the chat page gets the pending message as its query', () => {
  localStorage.setItem('redirectAfterLogin', '/stream-chat?message=old&sessionId=s1');
  localStorage.setItem('pendingMessage', 'Stay & go?');
  continueAfterLogin();
  expect(here()).toBe('/stream-chat-page?message=Stay+%26+go%3F');
});

test('the chat page without a pending message is kept as it was', () => {
  localStorage.setItem('redirectAfterLogin', '/stream-chat?message=old');
  expect(readAfterLoginTarget()).toBe('/stream-chat?message=old');
});

test('a redirect to another site is not followed', () => {
  for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    localStorage.setItem('redirectAfterLogin', evil);
    expect(readAfterLoginTarget(), evil).toBe('/');
  }
});

test('at app start /login moves on to a stored redirect', () => {
  cameBy('navigate');
  localStorage.setItem('redirectAfterLogin', '/pay');
  leaveLoginAtStart();
  expect(here()).toBe('/pay');
  expect(localStorage.getItem('redirectAfterLogin')).toBe('/pay'); // Not signed in yet: still the way back.
});

test.each(['reload', 'back_forward'] as const)('a %s of /login is no visit: it stays', (type) => {
  cameBy(type);
  localStorage.setItem('redirectAfterLogin', '/');
  leaveLoginAtStart();
  expect(here()).toBe('/login');
});

test('a reload of /login redirects a person signed in meanwhile', () => {
  cameBy('reload');
  localStorage.setItem('redirectAfterLogin', '/pay');
  localStorage.setItem('accessToken', 'a');
  leaveLoginAtStart();
  expect(here()).toBe('/pay');
});

test('at app start /login stays without a redirect, or with tokens in the query', () => {
  leaveLoginAtStart();
  expect(here()).toBe('/login');
  localStorage.setItem('redirectAfterLogin', '/pay');
  window.history.replaceState(null, '', '/login?accessToken=x');
  leaveLoginAtStart();
  expect(here()).toBe('/login?accessToken=x');
});

test('other pages are left alone at app start', () => {
  localStorage.setItem('redirectAfterLogin', '/pay');
  window.history.replaceState(null, '', '/register');
  leaveLoginAtStart();
  expect(here()).toBe('/register');
});
