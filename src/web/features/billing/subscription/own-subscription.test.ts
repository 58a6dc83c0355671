import { afterEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../testing.ts';
import { hasDialogueAccess, hasEnded, isManageable } from './own-subscription.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a subscription that gives access or may still charge is managed, not sold again', () => {
  for (const status of ['active', 'past_due', 'paused'] as const)
    expect(isManageable({ status, hasAccess: false }), status).toBe(true);
  expect(isManageable({ status: 'ended', hasAccess: true })).toBe(true);
});

test('an ended subscription or an abandoned checkout leaves room for a purchase', () => {
  expect(isManageable({ status: 'ended', hasAccess: false })).toBe(false);
  expect(isManageable({ status: 'pending', hasAccess: false })).toBe(false);
});

test('a subscription is over when it has ended and its paid time, too', () => {
  expect(hasEnded({ status: 'ended', hasAccess: false })).toBe(true);
  expect(hasEnded({ status: 'ended', hasAccess: true })).toBe(false);
  expect(hasEnded({ status: 'past_due', hasAccess: false })).toBe(false);
});

test.each([
  ['with a subscription, whichever the dialogue is', { id: '1' }, 'off', null, true, true],
  ['in the free dialogue', {}, 'used', 's1', true, true],
  ['in the free dialogue after the offer has ended', {}, 'off', 's1', true, true],
  ['in no other one', {}, 'used', 's0', false, false],
  ['at the start while one is free', {}, 'open', null, true, false],
  ['never without subscription and offer', {}, 'off', null, false, false],
] as const)(
  'a person takes part %s',
  async (_, subscription, state, freeSessionId, whenStarting, afterwards) => {
    stubFetch({
      '/current/active': subscription,
      '/chat/free': { state, sessionId: freeSessionId },
    });
    expect(await hasDialogueAccess({ sessionId: 's1', starts: true })).toBe(whenStarting);
    expect(await hasDialogueAccess({ sessionId: 's1', starts: false })).toBe(afterwards);
  },
);
