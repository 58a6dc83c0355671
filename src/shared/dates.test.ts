import { expect, test } from 'vitest';
import { longDate } from './dates.ts';

test('a day is written as the language writes it, and is the same on every machine', () => {
  expect(longDate(new Date('2026-10-05T23:59:00Z'), 'en')).toBe('October 5, 2026');
  expect(longDate(new Date('2026-10-05T00:00:00Z'), 'zh')).toBe('2026年10月5日');
});
