import { afterEach, expect, test, vi } from 'vitest';
import { countryName, findPlace } from './place.ts';

const found = { countryCode: 'GB', countryName: 'United Kingdom', currency: 'GBP' };

function answer(respond: () => Response): void {
  vi.stubGlobal('fetch', async () => respond());
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('country and currency come from the server, the country in the language of the page', async () => {
  answer(() => Response.json(found));
  expect(await findPlace('en')).toEqual({ countryCode: 'GB', country: 'United Kingdom', currency: 'GBP' });
  expect((await findPlace('zh')).country).toBe('英国');
});

test('a failed lookup means United States and USD', async () => {
  const unknown = { countryCode: 'US', country: 'United States', currency: 'USD' };
  answer(() => Response.json({ code: 'internal' }, { status: 500 }));
  expect(await findPlace('en')).toEqual(unknown);
  answer(() => {
    throw new TypeError('offline');
  });
  vi.useFakeTimers();
  const found = findPlace('en');
  await vi.runAllTimersAsync();
  expect(await found).toEqual(unknown);
});

test('a code that the browser does not know keeps the name that the server gave', () => {
  expect(countryName('not a code', 'Somewhere', 'en')).toBe('Somewhere');
});
