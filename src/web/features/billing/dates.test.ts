import { expect, test } from 'vitest';
import { longDate, nextCharge } from './dates.ts';

test('the next charge is on the same day of the next month or year', () => {
  expect(nextCharge(new Date(2026, 9, 5), 'MONTHLY')).toEqual(new Date(2026, 10, 5));
  expect(nextCharge(new Date(2026, 11, 5), 'MONTHLY')).toEqual(new Date(2027, 0, 5));
  expect(nextCharge(new Date(2026, 9, 5), 'YEARLY')).toEqual(new Date(2027, 9, 5));
});

test('a day that the next period lacks becomes its last day', () => {
  expect(nextCharge(new Date(2027, 0, 31), 'MONTHLY')).toEqual(new Date(2027, 1, 28));
  expect(nextCharge(new Date(2028, 1, 29), 'YEARLY')).toEqual(new Date(2029, 1, 28));
});

test('a date is written as the language writes it', () => {
  expect(longDate(new Date(2026, 9, 5), 'en')).toBe('October 5, 2026');
  expect(longDate(new Date(2026, 9, 5), 'zh')).toBe('2026年10月5日');
});
