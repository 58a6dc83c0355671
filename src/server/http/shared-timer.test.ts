import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSharedTimer } from './shared-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls each caller once per period, whenever it joined', () => {
  const timer = createSharedTimer(3_000);
  const calls: string[] = [];
  timer.repeat(() => calls.push('first'));
  vi.advanceTimersByTime(1_000);
  timer.repeat(() => calls.push('second'));
  vi.advanceTimersByTime(1_900);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(calls).toEqual(['first']);
  vi.advanceTimersByTime(1_000);
  expect(calls).toEqual(['first', 'second']);
  vi.advanceTimersByTime(6_000);
  expect(calls).toEqual(['first', 'second', 'first', 'second', 'first', 'second']);
});

it('calls nobody who left, also within the same tick, and stops its timer when all have left', () => {
  const timer = createSharedTimer(3_000);
  const calls: string[] = [];
  const leave = { second: () => {} };
  const leaveFirst = timer.repeat(() => {
    calls.push('first');
    leave.second();
  });
  leave.second = timer.repeat(() => calls.push('second'));
  vi.advanceTimersByTime(3_000);
  expect(calls).toEqual(['first']);
  leaveFirst();
  leaveFirst();
  expect(vi.getTimerCount()).toBe(0);
  timer.repeat(() => calls.push('third'));
  vi.advanceTimersByTime(3_000);
  expect(calls).toEqual(['first', 'third']);
});
