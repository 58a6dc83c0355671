import type { Page } from '@playwright/test';
import { expect, heading, options, test } from './support/dialogue.ts';
import { signInPerson } from './support/fixtures.ts';

test.use({ locale: 'zh-CN' });

/** Names that stay as they are in every language. */
const names = /Clearing|Stripe|PayPal|USD|SMTP|AI\b|Google|Apple|esc/gi;

/** Names and texts of a line of the snapshot, without its roles and addresses. */
function spoken(line: string): string[] {
  if (line.includes('/url:')) return [];
  const name = /"(.*)"/.exec(line)?.[1];
  const text = /^\s*- [^"]*?(?: "[^"]*")?(?: \[[^\]]*\])*: (.*)$/.exec(line)?.[1];
  return [name ?? '', text ?? ''];
}

/** All that is read on this screen, but for its names, has no Latin word in it. */
async function expectChinese(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  const seen = (await page.getByRole('main').ariaSnapshot()).split('\n').flatMap(spoken).join('\n');
  expect(seen).toMatch(/[\u4e00-\u9fff]/);
  expect(seen.replace(names, '').match(/[A-Za-z]{3,}/g) ?? []).toEqual([]);
}

test('reads the landing, login and register pages in Chinese', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toHaveText('你好');
  await expect(page).toHaveTitle('首页 | Clearing');
  await expect(page.getByText('职业抉择')).toBeVisible();
  await expectChinese(page);
  await page.goto('/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入邮箱')).toBeVisible();
  await expectChinese(page);
  await page.goto('/register');
  await expect(heading(page)).toHaveText('创建你的账户');
  await expectChinese(page);
});

test('reads the pay page in Chinese', async ({ page, server }) => {
  await signInPerson(page, server);
  await page.goto('/pay');
  await expect(heading(page)).toHaveText('你的旅程只差一步');
  await page.getByText('月度', { exact: true }).click();
  await page.getByText('Stripe', { exact: true }).click();
  await expect(page.getByRole('button', { name: '用 Stripe 按月支付' })).toBeEnabled();
  await expectChinese(page);
});

test('goes through a dialogue in Chinese', async ({ page, signedIn: _ }) => {
  await page.goto(`/confirm?message=${encodeURIComponent('我应该辞掉面包店的工作，还是再留一年？')}`);
  await expect(page.getByText('我的理解是')).toBeVisible();
  await expectChinese(page);
  await page.getByRole('button', { name: '开始探索' }).click();
  await page.waitForURL('**/second', { timeout: 20_000 });
  await expect(page.getByText('我们正在从不同角度探索你的问题')).toBeVisible();
  await expect(options(page).last()).toHaveText('都不太合适？在这里写下你的回答……');
  await expect(page.getByRole('button', { name: '继续下一个问题' })).toBeVisible();
  await page.getByRole('button', { name: '返回上一个问题' }).click();
  await expect(page.getByText('已经是第一个问题').first()).toBeVisible();
});
