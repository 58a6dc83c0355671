// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forgetRequests } from '../../../lib/api.ts';
import { findPlace, listCountries, readChosenPlace } from './place.ts';

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
  expect(await findPlace()).toEqual({ countryCode: 'GB', currency: 'GBP', by: 'lookup' });
  forgetRequests();
  answer(() => Response.json({ ...found, countryCode: 'US', currency: 'USD', assumed: true }));
  expect(await findPlace()).toEqual({ countryCode: 'US', currency: 'USD', by: 'assumption' });
});

test('a failed lookup means United States and USD, as an assumption', async () => {
  const unknown = { countryCode: 'US', currency: 'USD', by: 'assumption' };
  answer(() => Response.json({ code: 'internal' }, { status: 500 }));
  expect(await findPlace()).toEqual(unknown);
  answer(() => {
    throw new TypeError('offline');
  });
  vi.useFakeTimers();
  const place = findPlace();
  await vi.runAllTimersAsync();
  expect(await place).toEqual(unknown);
});

test('a choice of this tab brings its currency; what is no country is no choice', () => {
  expect(readChosenPlace()).toBeUndefined();
  sessionStorage.setItem('chosenCountry', 'BG');
  expect(readChosenPlace()).toEqual({ countryCode: 'BG', currency: 'EUR', by: 'choice' });
  sessionStorage.setItem('chosenCountry', 'XX');
  expect(readChosenPlace()).toBeUndefined();
});

test('countries are listed in the language of the page and in its order', () => {
  const english = listCountries('en');
  expect(english.length).toBe(250);
  expect(english[0]).toEqual({ code: 'AF', name: 'Afghanistan' });
  expect(listCountries('zh')).toContainEqual({ code: 'GB', name: '英国' });
  vi.stubGlobal('Intl', { ...Intl, Collator: Intl.Collator, DisplayNames: undefined });
  expect(listCountries('en')).toContainEqual({ code: 'GB', name: 'GB' });
});
