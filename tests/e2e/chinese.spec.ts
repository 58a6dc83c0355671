import type { Locator, Page } from '@playwright/test';
import { pages } from '../../src/shared/pages.ts';
import { expect, heading, options, test } from './support/dialogue.ts';
import { signInPerson, variant } from './support/fixtures.ts';

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

test('reads the landing, login and register pages in Chinese', variant, async ({ page }) => {
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

test('reads the pay page in Chinese', variant, async ({ page, server }) => {
  await signInPerson(page, server);
  await page.goto('/pay');
  await expect(heading(page)).toHaveText('你的旅程只差一步');
  await page.getByRole('radio', { name: /^月度/ }).check();
  await page.getByText('Stripe', { exact: true }).click();
  await expect(page.getByRole('button', { name: '用 Stripe 按月支付' })).toBeEnabled();
  await expectChinese(page);
});

/** Opened by its address a page comes with its own styles beside those that all pages share. */
test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1_280, height: 800 } });

  for (const [locale, name] of [
    ['zh', /年度/],
    ['en', /Annual/],
  ] as const)
    test(
      `the pay page has its plans beside its heading, also when the sky has come: ${locale}`,
      variant,
      async ({ page }) => {
        await page.setExtraHTTPHeaders({ 'accept-language': locale });
        await page.goto('/favicon.svg');
        await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
        await page.goto('/pay');
        const card = page.locator('label', { has: page.getByRole('radio', { name }) });
        const boxOf = (element: Locator) => element.evaluate((drawn) => drawn.getBoundingClientRect());
        const expectBeside = async () => {
          const title = await boxOf(heading(page));
          const plan = await boxOf(card);
          expect(plan.x).toBeGreaterThan(title.x + title.width);
          expect(plan.y).toBeLessThan(title.y + title.height);
        };
        await expectBeside();
        // The code of the sky comes at the first sign of a person, with everything that it needs.
        await page.mouse.move(20, 20);
        const loaded = () =>
          performance
            .getEntriesByType('resource')
            .map((entry) => entry.name)
            .join('\n');
        await expect.poll(() => page.evaluate(loaded)).toContain('/api/weather');
        await expectBeside();
      },
    );
});

/** Those with no styles of their own, and those that are there to be read, which hold theirs. */
const withoutSheets: readonly string[] = [
  ...[pages.home, pages.accessDenied, pages.stopReminders, pages.fixPayment],
  ...[pages.sample, pages.terms, pages.privacy, pages.refunds, pages.contact],
];

test('on every page its own styles come after those that all pages share', async ({ request }) => {
  for (const path of Object.values(pages)) {
    const html = await (await request.get(path, { headers: { 'accept-language': 'zh-CN' } })).text();
    const [head = ''] = html.split('</head>');
    const firstOwn = head.indexOf('<link rel="stylesheet"');
    if (!withoutSheets.includes(path)) expect(firstOwn, path).toBeGreaterThan(0);
    if (firstOwn > 0) expect(head.lastIndexOf('<style>'), path).toBeLessThan(firstOwn);
  }
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
