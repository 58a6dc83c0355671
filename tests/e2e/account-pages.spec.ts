import type { Page } from '@playwright/test';
import { expect, signInPerson, test, variant } from './support/fixtures.ts';

test.use({ expectedErrors: [/status of 400/] });

/** Path, and the way to a state that is wider than the page at first. */
const screens: [path: string, open?: (page: Page) => Promise<void>][] = [
  ['/login', (page) => page.locator('form button[type=submit]').click()],
  ['/register', (page) => page.locator('form button[type=submit]').click()],
  ['/pay', (page) => page.locator('label:has([value=annual])').click()],
  ['/payment-success?order=x'],
  ['/subscription-cancel'],
  ['/', (page) => page.getByRole('button', { name: /^(Settings|设置)$/ }).click()],
];

const sizes = (page: Page) =>
  page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight].join('x')");

for (const locale of ['en-US', 'zh-CN']) {
  test.describe(locale, locale === 'en-US' ? {} : variant, () => {
    test.use({ locale, viewport: { width: 320, height: 640 } });

    test('no page of accounts and payment scrolls sideways on the smallest phone', async ({
      page,
      server,
    }) => {
      await signInPerson(page, server);
      for (const [path, open] of screens) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await open?.(page);
        expect(await sizes(page), path).toMatch(/^320x/);
      }
    });
  });
}

test('a page with little on it fits its screen to the pixel', async ({ page }) => {
  await page.goto('/subscription-cancel');
  await page.getByRole('heading', { name: 'Payment canceled' }).waitFor();
  expect(await sizes(page)).toBe('390x844');
});
