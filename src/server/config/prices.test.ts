import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getCurrency } from '#shared/countries.ts';
import { defaultPrices, priceCents } from '#shared/plans.ts';
import { readConfig } from './config.ts';
import { readPrices } from './prices.ts';

const folder = mkdtempSync(join(tmpdir(), 'prices-'));

function writeList(list: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, typeof list === 'string' ? list : JSON.stringify(list));
  return path;
}

function problemsOf(list: unknown): string[] {
  const read = readPrices(writeList(list));
  return 'problems' in read ? read.problems : [];
}

test("without a file, the prices are the specification's", () => {
  expect(readConfig({}).prices).toBe(defaultPrices);
  expect(readConfig({ PRICES_FILE: writeList({}) }).prices).toEqual(defaultPrices);
});

test('the example changes what it names, and nothing else', () => {
  const { prices } = readConfig({ PRICES_FILE: 'deploy/prices.example.json' });
  expect(priceCents(prices, 'monthly', 'EUR')).toBe(749);
  expect(prices.currencies.USD).toEqual(defaultPrices.currencies.USD);
  const offered = ['CH', 'NO', 'DE', 'SE', 'GB'].map((code) => getCurrency(prices, code));
  expect(offered).toEqual(['EUR', 'EUR', 'EUR', 'USD', 'GBP']);
});

test('a file names one plan of one currency, and where the others are offered', () => {
  const list = { currencies: { GBP: { monthly: { charge: 7.5, original: 12 } } }, otherCountries: 'EUR' };
  const { prices } = readConfig({ PRICES_FILE: writeList(list) });
  expect(prices.currencies.GBP).toEqual({
    ...defaultPrices.currencies.GBP,
    monthly: { charge: 750, original: 1_200 },
  });
  expect(getCurrency(prices, 'JP')).toBe('EUR');
});

const month = (charge: number, original = 20) => ({ currencies: { USD: { monthly: { charge, original } } } });

test.each([
  ['is not JSON', '{'],
  ['currencies.USD.monthly.charge: must have at most two decimals', month(6.995)],
  ['currencies.USD.monthly: original must be above charge', month(9, 9)],
  ['currencies.USD: the annual plan must cost less than twelve months', month(5)],
  ['countries.XX: is no country of ISO 3166-1', { countries: { XX: 'EUR' } }],
  [/^PRICES_FILE: currencies/, { currencies: { CHF: {} } }],
  [/^PRICES_FILE: countries\.CH/, { countries: { CH: 'CHF' } }],
  [/^PRICES_FILE: currencies\.USD\.monthly\.charge/, month(0)],
  [/Unrecognized key/, { curencies: {} }],
])('refuses a list with %s', (problem, list) => {
  expect(problemsOf(list)).toEqual([
    typeof problem === 'string' ? `PRICES_FILE: ${problem}` : expect.stringMatching(problem),
  ]);
});

test('the start reports a file that cannot be read beside the other problems', () => {
  expect(() => readConfig({ PRICES_FILE: join(folder, 'none.json'), PORT: '70000' })).toThrow(/PORT/);
  expect(() => readConfig({ PRICES_FILE: join(folder, 'none.json') })).toThrow('PRICES_FILE: cannot be read');
});
