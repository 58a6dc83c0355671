import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test, variant } from './support/fixtures.ts';

interface Weather {
  weathercode: number;
  is_day: 0 | 1;
}

/** The server's answer with other weather in it. */
async function setWeather(page: Page, { weathercode, is_day }: Weather) {
  const measured = {
    temperature: 7.3,
    windspeed: 14.2,
    winddirection: 225,
    time: '2026-11-20T18:15:00.000Z',
  };
  await page.route('**/api/weather', (route) =>
    route.fulfill({ json: { current_weather: { weathercode, is_day, ...measured }, source: 'service' } }),
  );
}

const html = (page: Page) => page.locator('html');
const horizon = (page: Page) =>
  html(page).evaluate((root) => getComputedStyle(root).getPropertyValue('--sky-3').trim());
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');

const cases = [
  {
    colorScheme: 'light',
    weather: { weathercode: 45, is_day: 0 },
    sky: 'deep-ocean light-night',
    colour: 'rgb(229, 243, 250)',
    told: ['Deep ocean', 'Fog', '7.3°C', '14.2 km/h from the southwest', 'Light, by night'],
    otherwise: 'deep-ocean dark',
  },
  {
    colorScheme: 'dark',
    weather: { weathercode: 63, is_day: 1 },
    sky: 'forest-mystic dark',
    colour: 'rgb(0, 56, 60)',
    told: ['Forest mystic', 'Rain', '7.3°C', 'Dark colors, by day'],
    otherwise: 'forest-mystic light-day',
  },
] as const;

for (const { colorScheme, weather, sky, colour, told, otherwise } of cases) {
  test.describe(`in the ${colorScheme} scheme`, colorScheme === 'light' ? {} : variant, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('sky, sun, logo and icon follow the weather, and two pages describe it', async ({ page }) => {
      await setWeather(page, weather);
      await page.goto('/');
      expect(await icon(page)).toBe('/favicon.svg');
      await page.mouse.move(10, 10); // The weather comes with the first sign of a person.
      await expect(html(page)).toHaveAttribute('data-sky', sky);
      expect(await icon(page)).toMatch(/^data:image\/svg\+xml,/);
      await expect(page.locator('main svg rect').first()).toBeAttached(); // Clouds or fog over the sun.
      await expect.poll(() => horizon(page)).toBe(colour);

      await page.goto('/weather-logos');
      const reading = page.getByRole('main');
      for (const text of told) await expect(reading.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('figure').filter({ hasText: 'Now' })).toHaveCount(1);
      await expectAccessible(page, `weather logo, ${sky}`);
      await page.emulateMedia({ colorScheme: colorScheme === 'light' ? 'dark' : 'light' });
      await expect(html(page)).toHaveAttribute('data-sky', otherwise);
      await page.emulateMedia({ colorScheme });

      await page.getByRole('link', { name: 'All logos in all sizes' }).click();
      await expect(page).toHaveTitle('Logo Gallery | Clearing');
      await expect(page.getByRole('region').getByRole('figure').locator('figcaption b')).toHaveCount(18);
      await expectAccessible(page, `logo gallery, ${sky}`);
    });
  });
}

test.describe('without an answer', () => {
  test.use({ expectedErrors: [/500/] });

  test('the default logo stands in, says so, and the reading comes at the next try', async ({ page }) => {
    await page.route('**/api/weather', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/weather-logos');
    await expect(
      page.getByRole('status').filter({ hasText: 'read the weather, so this is the default logo' }),
    ).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-sky', 'aurora-dream light-day');
    await page.unroute('**/api/weather');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('A built-in reading, the same for everyone.')).toBeVisible();
    await expect(page.getByText('18.4°C')).toBeVisible();
  });
});
