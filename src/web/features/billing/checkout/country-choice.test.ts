// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetRequests } from '../../../lib/api.ts';
import { fetchCountry, listCountries, readChosenCountry } from './country-choice.tsx';

const found = { countryCode: 'GB', countryName: 'United Kingdom', currency: 'GBP', assumed: false };

function answer(respond: () => Response): void {
  vi.stubGlobal('fetch', async () => respond());
}

afterEach(() => {
  forgetRequests();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('country and currency come from the server, which also says when it only assumes them', async () => {
  answer(() => Response.json(found));
  expect(await fetchCountry()).toEqual({ countryCode: 'GB', currency: 'GBP', source: 'lookup' });
  forgetRequests();
  answer(() => Response.json({ ...found, countryCode: 'US', currency: 'USD', assumed: true }));
  expect(await fetchCountry()).toEqual({ countryCode: 'US', currency: 'USD', source: 'assumption' });
});

test('a failed lookup means United States and USD, as an assumption', async () => {
  const unknown = { countryCode: 'US', currency: 'USD', source: 'assumption' };
  answer(() => Response.json({ code: 'internal' }, { status: 500 }));
  expect(await fetchCountry()).toEqual(unknown);
  answer(() => {
    throw new TypeError('offline');
  });
  vi.useFakeTimers();
  const country = fetchCountry();
  await vi.runAllTimersAsync();
  expect(await country).toEqual(unknown);
});

test('a choice in this tab brings its currency; an unknown country is ignored', () => {
  expect(readChosenCountry()).toBeUndefined();
  sessionStorage.setItem('chosenCountry', 'BG');
  expect(readChosenCountry()).toEqual({ countryCode: 'BG', currency: 'EUR', source: 'choice' });
  sessionStorage.setItem('chosenCountry', 'XX');
  expect(readChosenCountry()).toBeUndefined();
});

test('countries are listed in the language of the page and in its order', () => {
  const english = listCountries('en');
  expect(english.length).toBe(250);
  expect(english[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
  expect(listCountries('zh')).toContainEqual({ code: 'GB', name: '英国' });
  vi.stubGlobal('Intl', { ...Intl, Collator: Intl.Collator, DisplayNames: undefined });
  expect(listCountries('en')).toContainEqual({ code: 'GB', name: 'GB' });
});
