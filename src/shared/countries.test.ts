import { expect, test } from 'vitest';
import { countryCodes, getCurrency, isCountry } from './countries.ts';
import { defaultPrices } from './plans.ts';

test('every country with the euro is offered euros, Bulgaria since 2026 too', () => {
  const union = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');
  expect(union).toHaveLength(21);
  for (const code of [...union, 'MC', 'ME', 'RE', 'XK'])
    expect(getCurrency(defaultPrices, code), code).toBe('EUR');
  for (const code of ['CZ', 'DK', 'HU', 'PL', 'RO', 'SE', 'CH', 'NO'])
    expect(getCurrency(defaultPrices, code), code).toBe('USD');
});

test('the other currencies are offered where they are at home, and the dollar everywhere else', () => {
  const offered = ['US', 'GB', 'JE', 'AU', 'TV', 'CA', 'JP', 'NZ'].map((code) =>
    getCurrency(defaultPrices, code),
  );
  expect(offered).toEqual(['USD', 'GBP', 'GBP', 'AUD', 'AUD', 'CAD', 'USD', 'USD']);
});

test('every country is listed once, under a code that has a name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(new Set(countryCodes).size).toBe(250);
  expect(countryCodes).toHaveLength(250);
  expect(countryCodes.filter((code) => !names.of(code))).toEqual([]);
  expect(['US', 'XX', 'us', 'EU', ''].map(isCountry)).toEqual([true, false, false, false, false]);
});
