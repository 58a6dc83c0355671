import { expect, test } from 'vitest';
import { isHeld, isOver } from './pay-view.ts';

test('nothing is sold to whom a subscription lets in or may still charge', () => {
  for (const standing of ['active', 'past_due', 'paused'] as const)
    expect(isHeld({ standing, hasAccess: false }), standing).toBe(true);
  expect(isHeld({ standing: 'ended', hasAccess: true })).toBe(true);
});

test('an ended subscription or an abandoned checkout stands in nobody’s way', () => {
  expect(isHeld({ standing: 'ended', hasAccess: false })).toBe(false);
  expect(isHeld({ standing: 'pending', hasAccess: false })).toBe(false);
});

test('one is over when it has ended and its paid time too', () => {
  expect(isOver({ standing: 'ended', hasAccess: false })).toBe(true);
  expect(isOver({ standing: 'ended', hasAccess: true })).toBe(false);
  expect(isOver({ standing: 'past_due', hasAccess: false })).toBe(false);
});
