import { expect, test } from 'vitest';
import { addDays, dayInWords } from './day-words.ts';
import { localDay } from './local-day.ts';

test('a day is that of the calendar on this device', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
  expect(addDays('2026-11-25', 28)).toBe('2026-12-23');
});

test('a day is said with its weekday, and with the time where there is one', () => {
  expect(dayInWords('2026-11-26', 'en-US')).toBe('Thursday, November 26');
  expect(dayInWords('2026-11-26', 'en-US', '10:00')).toMatch(/^Thursday, November 26.* 10:00/);
  expect(dayInWords('2026-11-26', 'zh-CN')).toBe('11月26日星期四');
});
