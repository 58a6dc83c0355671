import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { parseNotices } from './renewal-notices.ts';

const rule = (plan: string, country: string | null, days: number) => ({ plan, country, days });

test('without a setting, a month is not announced and a year is, earlier where the law says so', () => {
  expect(readConfig({}).renewalNotices).toEqual([
    rule('monthly', null, 0),
    rule('annual', null, 30),
    rule('annual', 'FR', 35),
  ]);
});

test('a setting changes what it names, and the rest stays', () => {
  expect(parseNotices('annual=14, monthly:US=7')).toEqual([
    rule('monthly', null, 0),
    rule('monthly', 'US', 7),
    rule('annual', null, 14),
    rule('annual', 'FR', 35),
  ]);
});

test.each([
  'annual=6',
  'annual=46',
  'monthly=22',
  'annual:XX=30',
  'weekly=7',
  'annual',
  'annual=-7',
  'annual=7.5',
])('%s stops the start', (text) => {
  expect(() => readConfig({ RENEWAL_NOTICE_DAYS: text })).toThrow('RENEWAL_NOTICE_DAYS');
});
