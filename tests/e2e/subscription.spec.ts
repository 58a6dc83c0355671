import type { Page } from '@playwright/test';
import type { PaymentRecord } from '../../src/shared/contract/shapes.ts';
import { createSubscriber, registerPerson } from '../support/http-person.ts';
import { annualText, monthlyAmount, monthlyText } from '../support/prices.ts';
import { tabTo } from './support/accessible.ts';
import { expect, signIn, test, variant } from './support/fixtures.ts';
import {
  createPayer,
  fact,
  longDate,
  openSettings,
  ownSubscription,
  paymentsOf,
  shortDay,
  sizes,
} from './support/pay-page.ts';

test.use({ expectedErrors: [/status of 502|^502 from|ERR_FAILED/] });

const willEnd = 'This subscription will be canceled at the end of the current period';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

for (const method of ['stripe', 'paypal'] as const)
  test(
    `a subscription by ${method} is cancelled in two taps, and that is undone, at both sizes`,
    variant,
    async ({ page, server }) => {
      const person = await createPayer(server, { method });
      await signIn(page, person);
      const until = await longDate(page, (await ownSubscription(person)).endDate);
      for (const { viewport } of sizes) {
        await page.setViewportSize(viewport);
        await page.goto('/');
        const panel = await openSettings(page);
        await button(page, 'Cancel subscription').click();
        await expect(panel.getByRole('group', { name: 'Cancel your subscription?' })).toContainText(
          `You keep access until ${until}, and you won't be charged again.`,
        );
        expect(await ownSubscription(person)).toMatchObject({ willCancelAtPeriodEnd: false });
        await button(page, 'Yes, cancel').click();
        await expect(page.getByText('cancel subscription succeeded').first()).toBeVisible();
        await expect(panel.getByText(willEnd)).toBeVisible();
        await expect(panel.getByText('Subscribed', { exact: true })).toBeVisible();
        await expect(button(page, 'Cancel subscription')).toHaveCount(0);
        expect(await ownSubscription(person)).toMatchObject({
          willCancelAtPeriodEnd: true,
          nextCharge: null,
        });
        await button(page, 'Undo cancellation').click();
        await expect(button(page, 'Cancel subscription')).toBeVisible();
        await expect(panel.getByText(willEnd)).toHaveCount(0);
        const after = await ownSubscription(person);
        expect(after).toMatchObject({ willCancelAtPeriodEnd: false, nextCharge: { amount: monthlyAmount } });
      }
      expect(await paymentsOf(person)).toHaveLength(1);
    },
  );

interface CancelError {
  payments?: (records: PaymentRecord[]) => PaymentRecord[];
  /** Undefined: there is no answer. */
  cancel?: { status?: number; json: object } | undefined;
  en: string;
  zh: string;
}

const cancelErrors: CancelError[] = [
  { payments: () => [], en: 'No payment records found.', zh: '未找到支付记录。' },
  {
    payments: (records) => records.map((record) => ({ ...record, subscriptionId: '' })),
    en: 'No valid subscription id found.',
    zh: '未找到有效的订阅编号。',
  },
  {
    cancel: { json: { success: false, code: 'subscription_ended' } },
    en: 'Canceling failed: this subscription has already ended.',
    zh: '取消订阅失败：此订阅已经结束。',
  },
  {
    cancel: { json: { success: false, errorMessage: 'Kept by the bank' } },
    en: 'Canceling failed: Kept by the bank',
    zh: '取消订阅失败：Kept by the bank',
  },
  {
    cancel: { status: 502, json: { code: 'provider_failed', message: '' } },
    en: 'Canceling ran into a problem',
    zh: '取消订阅时出现异常',
  },
  { cancel: undefined, en: 'Canceling ran into a problem', zh: '取消订阅时出现异常' },
];

async function provoke(page: Page, { payments, cancel }: CancelError): Promise<void> {
  await page.route('**/api/payments/subscription/*/payments', async (route) => {
    const response = await route.fetch();
    const records = (await response.json()) as PaymentRecord[];
    await route.fulfill({ json: payments ? payments(records) : records });
  });
  await page.route('**/api/payments/*/subscription/*/cancel', (route) =>
    cancel ? route.fulfill(cancel) : route.abort(),
  );
}

const languages = [
  { locale: 'en', settings: 'Settings', cancel: 'Cancel subscription', yes: 'Yes, cancel' },
  { locale: 'zh', settings: '设置', cancel: '取消订阅', yes: '确认取消' },
] as const;

test(
  'each failure to cancel is shown in both languages, and can be tried again',
  variant,
  async ({ page, server }) => {
    const person = await createSubscriber(server.url);
    await signIn(page, person);
    for (const { locale, settings, cancel, yes } of languages) {
      await page.evaluate((value) => localStorage.setItem('locale', value), locale);
      await page.goto('/');
      const panel = await openSettings(page, settings);
      await button(page, cancel).click();
      for (const refusal of cancelErrors) {
        await provoke(page, refusal);
        await button(page, yes).click();
        await expect(panel.getByRole('alert'), JSON.stringify(refusal)).toContainText(refusal[locale]);
        await page.unrouteAll();
      }
    }
    expect(await ownSubscription(person)).toMatchObject({ willCancelAtPeriodEnd: false });
    await button(page, '确认取消').click();
    await expect(page.getByText('已取消订阅').first()).toBeVisible();
    expect(await ownSubscription(person)).toMatchObject({ willCancelAtPeriodEnd: true });
  },
);

const dialog = (page: Page) => page.getByRole('dialog');
const dialogFact = (page: Page, name: string) =>
  dialog(page)
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

for (const { size, viewport } of sizes)
  test.describe(`the plan, on a ${size}`, size === 'phone' ? {} : variant, () => {
    test.use({ viewport });

    test('goes from Monthly to Annual at Stripe for the very sum that was shown, and back at the end', async ({
      page,
      server,
    }) => {
      const person = await createSubscriber(server.url);
      await signIn(page, person);
      await page.goto('/pay');
      await button(page, 'Switch to Annual').click();
      const sum = (await dialogFact(page, 'Today').textContent()) ?? '';
      expect(sum).toMatch(/^\$7[23]\.\d\d$/);
      await dialog(page)
        .getByRole('button', { name: `Pay ${sum} and switch` })
        .click();
      await expect(fact(page, 'Plan')).toHaveText('Annual');
      await page.getByRole('button', { name: 'Payment history' }).click();
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText(`Annual${sum}Paid`);

      const { endDate } = await ownSubscription(person);
      const until = await longDate(page, endDate);
      await button(page, 'Switch to Monthly').click();
      await expect(dialogFact(page, 'Today')).toHaveText('Nothing');
      await expect(dialogFact(page, 'Next charge')).toHaveText(`${monthlyText} on ${until}`);
      await dialog(page).getByRole('button', { name: 'Switch to Monthly' }).click();
      const waiting = page.getByRole('main').getByText(`Switches to Monthly on ${until}.`);
      await expect(waiting).toBeVisible();
      await expect(fact(page, 'Next charge')).toHaveText(`${monthlyText} on ${shortDay(endDate)}`);
      await button(page, 'Stay on Annual').click();
      await dialog(page).getByRole('button', { name: 'Stay on Annual' }).click();
      await expect(waiting).toHaveCount(0);
      await expect(fact(page, 'Next charge')).toHaveText(`${annualText} on ${shortDay(endDate)}`);
      await expect(rows).toHaveCount(2);
      expect((await paymentsOf(person)).map(({ amount }) => `$${amount.toFixed(2)}`)).toEqual([
        sum,
        monthlyText,
      ]);
    });

    test('changes at PayPal only once its page is agreed to', variant, async ({ page, server }) => {
      const person = await createPayer(server, { method: 'paypal' });
      await signIn(page, person);
      await page.goto('/pay');
      for (const answer of ['Cancel', 'Agree']) {
        await button(page, 'Switch to Annual').click();
        await expect(dialogFact(page, 'Today')).toHaveText('Nothing');
        await dialog(page).getByRole('button', { name: 'Continue to PayPal' }).click();
        await expect(page.locator('.amount')).toContainText(annualText);
        expect(await ownSubscription(person)).toMatchObject({ pendingSwitch: null });
        await button(page, answer).click();
        await expect(page).toHaveURL(`${server.url}/pay`);
      }
      const { endDate } = await ownSubscription(person);
      const until = await longDate(page, endDate);
      const waiting = page.getByRole('main').getByText(`Switches to Annual on ${until}.`);
      await expect(waiting).toBeVisible();
      await expect(fact(page, 'Plan')).toHaveText('Monthly');
      await expect(fact(page, 'Next charge')).toHaveText(`${annualText} on ${shortDay(endDate)}`);
      expect(await paymentsOf(person)).toHaveLength(1);
    });
  });

test.describe('by keyboard alone', () => {
  test('a subscription is cancelled, and the cancellation undone', async ({ page, server }) => {
    await signIn(page, await createSubscriber(server.url));
    await page.goto('/');
    await tabTo(page, 'Settings');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Cancel subscription');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Cancel your subscription?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Keep subscription')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Yes, cancel')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText(willEnd)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Undo cancellation')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button(page, 'Cancel subscription')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Cancel subscription')).toBeFocused();
  });

  test('a plan is bought with PayPal', variant, async ({ page, server }) => {
    const person = await registerPerson(server.url);
    await signIn(page, person);
    await page.goto('/pay');
    await page.getByRole('radio', { name: /Annual/ }).waitFor();
    await tabTo(page, /Annual/, 'radio');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Monthly/ })).toBeChecked();
    await tabTo(page, 'PayPal', 'radio');
    await page.keyboard.press('Space');
    await tabTo(page, 'Pay Monthly with PayPal');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox/paypal/**');
    await tabTo(page, 'Pay');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await tabTo(page, 'Back to Home', 'link');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.url}/`);
    expect(await ownSubscription(person)).toMatchObject({ paymentProvider: 'paypal', hasAccess: true });
  });
});

for (const { size, viewport } of sizes)
  test(
    `a subscriber is never shown the heading for buyers, and nothing jumps when the server has answered, on a ${size}`,
    variant,
    async ({ page, server }) => {
      await page.setViewportSize(viewport);
      await signIn(page, await createPayer(server));
      const title = page.getByRole('heading', { level: 1 }).locator('span');
      const seen = () =>
        title.evaluate((text) => getComputedStyle(text.closest('h1') ?? text).opacity === '1');
      const topOfSheet = () =>
        page
          .locator('main > div')
          .last()
          .evaluate((sheet) => sheet.getBoundingClientRect().top);

      let startApp = () => {};
      const appMayStart = new Promise<void>((resolve) => {
        startApp = resolve;
      });
      await page.route('**/assets/index-*.js', async (route) => {
        await appMayStart;
        await route.continue();
      });
      const opened = page.goto('/pay', { waitUntil: 'commit' });
      await expect(title).toHaveText('Your Journey is Just a Step Away');
      expect(await seen(), 'in the picture of the page').toBe(false);
      // Another font gives the heading another height.
      await page.evaluate(() => document.fonts.ready);
      const top = await topOfSheet();

      let answer = () => {};
      const mayAnswer = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/subscriptions/user/current', async (route) => {
        await mayAnswer;
        await route.continue();
      });
      startApp();
      await opened;
      await expect(page.getByText('Checking your subscription')).toBeVisible();
      await expect(title).toHaveText('Your subscription');
      await expect(title).toHaveCSS('opacity', '0');
      await expect(page).toHaveTitle('Subscribe | Clearing');
      expect(await topOfSheet()).toBe(top);

      answer();
      await expect(title).toHaveText('Manage your subscription');
      await expect(title).toHaveCSS('opacity', '1');
      expect(await seen()).toBe(true);
      await expect(page).toHaveTitle('Manage your subscription | Clearing');
      expect(await topOfSheet()).toBe(top);
    },
  );
