import { expect, test } from 'vitest';
import { isManageable, isOver } from './own-subscription.ts';

test('a subscription that gives access or may still charge is managed, not sold again', () => {
  for (const standing of ['active', 'past_due', 'paused'] as const)
    expect(isManageable({ standing, hasAccess: false }), standing).toBe(true);
  expect(isManageable({ standing: 'ended', hasAccess: true })).toBe(true);
});

test('an ended subscription or an abandoned checkout leaves room for a purchase', () => {
  expect(isManageable({ standing: 'ended', hasAccess: false })).toBe(false);
  expect(isManageable({ standing: 'pending', hasAccess: false })).toBe(false);
});

test('a subscription is over when it has ended and its paid time, too', () => {
  expect(isOver({ standing: 'ended', hasAccess: false })).toBe(true);
  expect(isOver({ standing: 'ended', hasAccess: true })).toBe(false);
  expect(isOver({ standing: 'past_due', hasAccess: false })).toBe(false);
});
