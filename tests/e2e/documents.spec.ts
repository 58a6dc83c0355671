import { priceText } from '../support/prices.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test, variant } from './support/fixtures.ts';

for (const { locale, title, insight, source, notRight, own } of [
  {
    ...{ locale: 'en-US', title: 'A finished reflection', insight: 'you’ve decided, and you can’t bear' },
    ...{ source: 'Nobody at work knows', notRight: 'Not right', own: 'Start with your own question' },
  },
  {
    ...{ locale: 'zh-CN', title: '一份完成的回顾', insight: '就是不想当那个先走的人' },
    ...{ source: '第二天进办公室又开不了口', notRight: '不对', own: '从你自己的问题开始' },
  },
])
  test(`the example is whole without a script, in ${locale}`, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, locale, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/sample');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const text of [insight, source, notRight])
      await expect(page.getByText(text).first(), text).toBeVisible();
    await page.locator('summary').click();
    await expect(page.locator('details li').first()).toBeVisible();
    await page.getByRole('link', { name: own }).click();
    await page.waitForURL(`${server.url}/`);
    await context.close();
  });

test('the landing page leads to the example, the terms and the sign-in', variant, async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByText(`${priceText('monthly')} a month or ${priceText('annual')} a year`),
  ).toBeVisible();
  await page.getByRole('link', { name: 'See a finished reflection' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page, 'example');
  await page.getByRole('link', { name: 'Refunds' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refunds');
  await expect(page.getByText('This page is a template.')).toBeVisible();
  await expectAccessible(page, 'refunds');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/login');
});
