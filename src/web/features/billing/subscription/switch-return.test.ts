// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { tabStore } from '../../../lib/storage.ts';
import { answers, ownSubscription } from './subscription-samples.ts';
import { askProvider, forgetSwitch, isSwitched, rememberSwitch, waitingSwitch } from './switch-return.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

test('what was asked for at the provider is kept for that subscription until it is forgotten', () => {
  rememberSwitch('own-1', 'ANNUAL');
  expect(waitingSwitch(ownSubscription())).toBe('ANNUAL');
  expect(waitingSwitch(ownSubscription({ id: 'own-2' }))).toBeUndefined();
  forgetSwitch();
  expect(waitingSwitch(ownSubscription())).toBeUndefined();
});

test('a kept text that makes no sense is no wish', () => {
  for (const text of ['{', 'null', '{"subscriptionId":"own-1","target":"WEEKLY"}']) {
    tabStore.write('switchAtProvider', text);
    expect(waitingSwitch(ownSubscription()), text).toBeUndefined();
  }
});

test('the change is there when the plan, or the one that waits, is the one asked for', () => {
  const at = '2027-06-18T09:00:00.000Z';
  const waiting = ownSubscription({ pendingSwitch: { subscriptionType: 'ANNUAL', at } });
  expect(isSwitched(waiting, 'ANNUAL')).toBe(true);
  expect(isSwitched(waiting, 'MONTHLY')).toBe(false);
  expect(isSwitched(ownSubscription(), 'MONTHLY')).toBe(true);
  expect(isSwitched(ownSubscription(), 'ANNUAL')).toBe(false);
});

test('the provider is asked for that subscription; where it cannot be, nothing breaks', async () => {
  const sent = answers({ '/refresh': { success: true } });
  await askProvider(ownSubscription());
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/payments/stripe/subscription/sub_1/refresh' }]);
  answers({});
  await expect(askProvider(ownSubscription())).resolves.toBeUndefined();
});
