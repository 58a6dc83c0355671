import { expect, test } from './support/fixtures.ts';

test('a page is named, described and pictured before any script has run', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  await expect(page).toHaveTitle('Login | Clearing');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[property="og:title"]')).toBe('Login | Clearing');
  expect(await content('meta[property="og:image"]')).toBe(`${server.url}/share.png`);
  expect(await content('meta[name="description"]')).toMatch(/^Sign in/);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${server.url}/login`);
  await expect(page.locator('h1')).toBeVisible(); // Its text is painted, though nothing can be pressed yet.
  await context.close();
});

test('the app takes the page over: named, installable, and nothing is refused by the policy', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Clearing, home' })).toBeVisible();
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? 'no manifest')).json();
  expect(manifest.name).toBe('Clearing');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  await page.goto('/login');
  await page.getByLabel('Email').fill('a@clearing.test');
  await expect(page).toHaveTitle('Login | Clearing');
});
