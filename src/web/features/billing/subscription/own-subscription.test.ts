import { expect, test } from 'vitest';
import { isManageable, isOver } from './own-subscription.ts';

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
  expect(isOver({ status: 'ended', hasAccess: false })).toBe(true);
  expect(isOver({ status: 'ended', hasAccess: true })).toBe(false);
  expect(isOver({ status: 'past_due', hasAccess: false })).toBe(false);
});
