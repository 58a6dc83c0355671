import { expect, test } from 'vitest';
import { nextChargeDate } from './dates-and-prices.ts';

const at = (day: string) => new Date(`${day}T10:30:00Z`);

test('the next charge is on the same day of the next month or year', () => {
  expect(nextChargeDate(at('2026-10-05'), 'monthly')).toEqual(at('2026-11-05'));
  expect(nextChargeDate(at('2026-12-05'), 'monthly')).toEqual(at('2027-01-05'));
  expect(nextChargeDate(at('2026-10-05'), 'annual')).toEqual(at('2027-10-05'));
});

test('a day that the next period lacks becomes its last day', () => {
  expect(nextChargeDate(at('2027-01-31'), 'monthly')).toEqual(at('2027-02-28'));
  expect(nextChargeDate(at('2028-02-29'), 'annual')).toEqual(at('2029-02-28'));
});
