// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownSubscription, stubFetch } from '../features/billing/testing.ts';
import { SettingsPanel } from './settings-panel.tsx';

let root: Root;
const onClose = vi.fn();

async function open(signedIn = true) {
  if (signedIn) {
    localStorage.setItem('accessToken', 'token');
    localStorage.setItem('refreshToken', 'token');
    localStorage.setItem('userEmail', 'person@example.org');
  }
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(<SettingsPanel open onClose={onClose} />));
  await act(async () => {});
}

const text = () => document.querySelector('dialog')?.textContent ?? '';
const find = (label: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent?.startsWith(label));

async function press(label: string) {
  const button = find(label);
  if (!button) throw new Error(`no button '${label}'`);
  await act(async () => button.click());
  await act(async () => {});
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  window.history.replaceState(null, '', '/');
  onClose.mockClear();
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('signed out, it offers login and registration and calls nothing', async () => {
  const sent = stubFetch({});
  await open(false);
  expect(find('Login')).toBeDefined();
  expect(find('Register')).toBeDefined();
  expect(find('Logout')).toBeUndefined();
  expect(sent).toEqual([]);
});

test('without a subscription it says Unsubscribed and leads to the plans', async () => {
  stubFetch({ '/user/current': {} });
  await open();
  expect(text()).toContain('person@example.org');
  expect(text()).toContain('Unsubscribed');
  expect(find('Cancel subscription')).toBeUndefined();
  await press('Subscribe');
  expect(window.location.pathname).toBe('/pay');
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['open', 'Your first reflection is free.'],
  ['used', 'You’ve had your free reflection.'],
])('without a subscription it says that the free reflection is %s', async (state, line) => {
  stubFetch({ '/user/current': {}, '/chat/free': { state, sessionId: null } });
  await open();
  expect(text()).toContain(line);
});

test('a subscriber is not told about a free reflection', async () => {
  stubFetch({ '/user/current': ownSubscription(), '/chat/free': { state: 'open', sessionId: null } });
  await open();
  expect(text()).not.toContain('free');
});

test('a subscriber sees plan and date, can cancel, and manages on the pay page', async () => {
  stubFetch({ '/user/current': ownSubscription({ subscriptionType: 'ANNUAL' }) });
  await open();
  expect(text()).toContain('Subscribed');
  expect(text()).toContain('Annual');
  expect(text()).toContain('Valid untilDecember\u00a018,\u00a02026');
  expect(find('Cancel subscription')).toBeDefined();
  await press('Manage');
  expect(window.location.pathname).toBe('/pay');
});

test('a pending cancellation is shown, and the cancel button is gone', async () => {
  stubFetch({
    '/user/current': ownSubscription({ willCancelAtPeriodEnd: true, canResume: true, nextCharge: null }),
  });
  await open();
  expect(text()).toContain('This subscription will be canceled at the end of the current period');
  expect(find('Cancel subscription')).toBeUndefined();
  expect(find('Undo cancellation')).toBeDefined();
});

test('without access the person is unsubscribed, and still sees what would charge them', async () => {
  stubFetch({ '/user/current': ownSubscription({ status: 'past_due', hasAccess: false }) });
  await open();
  expect(text()).toContain('Unsubscribed');
  expect(text()).toContain("Your last payment didn't go through");
  expect(find('Cancel subscription')).toBeDefined();
});

test('one that is over keeps its receipts within reach, and a new one can be had', async () => {
  const over = {
    status: 'ended',
    hasAccess: false,
    willCancelAtPeriodEnd: true,
    nextCharge: null,
  } as const;
  stubFetch({ '/user/current': ownSubscription(over) });
  await open();
  expect(text()).toContain('Unsubscribed');
  expect(text()).toContain("This subscription has ended. You won't be charged again.");
  expect(text()).not.toContain('will be canceled');
  expect(text()).not.toContain('Valid until');
  expect(find('Payment history')).toBeDefined();
  expect(find('Cancel subscription')).toBeUndefined();
  await press('Subscribe');
  expect(window.location.pathname).toBe('/pay');
});

test('a failed check is shown and can be repeated', async () => {
  stubFetch({ '/user/current': [{ code: 'internal' }, 500] });
  await open();
  expect(text()).toContain('Failed to check subscription status. Please try again later.');
  stubFetch({ '/user/current': ownSubscription() });
  await press('Try again');
  expect(text()).toContain('Valid until');
});
