import type { Page } from '@playwright/test';
import { expect, signInPerson, signInSubscriber, test, variant } from './support/fixtures.ts';

test.use({ expectedErrors: [/status of 4(00|29)/] });

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
}

test('signed out it offers login and register, and comes back after them', variant, async ({ page }) => {
  await page.goto('/');
  await openSettings(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await page.goto('/');
  await openSettings(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'signed in it shows the address, that there is no subscription, and the way to one',
  variant,
  async ({ page, server }) => {
    const { email } = await signInPerson(page, server);
    await page.goto('/');
    await openSettings(page);
    const panel = page.getByRole('dialog');
    await expect(panel.getByText(email)).toBeVisible();
    await expect(panel.getByText('Unsubscribed', { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Login' })).toHaveCount(0);
    await panel.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/pay$/);
  },
);

test(
  'a subscriber sees the plan and until when it is paid, and manages it on the pay page',
  variant,
  async ({ page, server }) => {
    const person = await signInSubscriber(page, server);
    const active = await person.call('activeSubscription');
    await page.goto('/');
    await openSettings(page);
    const panel = page.getByRole('dialog');
    await expect(panel.getByText('Subscribed', { exact: true })).toBeVisible();
    await expect(panel.getByText('Monthly')).toBeVisible();
    const endDate = 'endDate' in active ? active.endDate : '';
    const until = await page.evaluate(
      (date) => new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(date)),
      endDate,
    );
    await expect(panel.getByText(until, { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Manage' }).click();
    await expect(page).toHaveURL(/\/pay$/);
  },
);

test('a failed check of the subscription shows an error', variant, async ({ page, server }) => {
  await signInPerson(page, server);
  await page.route('**/api/subscriptions/user/current', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: '' } }),
  );
  await page.goto('/');
  await openSettings(page);
  await expect(page.getByText('Failed to check subscription status. Please try again later.')).toBeVisible();
});

test('language and number keys are switched, kept over a reload, and switched back', async ({ page }) => {
  await page.goto('/');
  await openSettings(page);
  const keys = page.getByRole('switch', { name: 'Choose answers with the number keys' });
  await expect(keys).toBeChecked();
  await keys.click();
  await expect(keys).not.toBeChecked();
  await page.getByText('简体中文').click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  await expect(page).toHaveTitle('首页 | Clearing');
  await page.reload();
  await page.getByRole('button', { name: '设置' }).click();
  await expect(page.getByRole('dialog', { name: '设置' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '简体中文' })).toBeChecked();
  await page.getByText('English').click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await expect(page).toHaveTitle('Home | Clearing');
  await openSettings(page);
  await expect(keys).not.toBeChecked();
  await keys.click();
  await expect(keys).toBeChecked();
});

test('the focus stays inside until Esc gives it back', variant, async ({ page }) => {
  await page.goto('/');
  await openSettings(page);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(press < 8 ? 'Tab' : 'Shift+Tab');
    // Between its last and first control the focus may pass through the browser's own bars.
    await expect(page.locator(':not(dialog *):focus'), `after ${press + 1} presses`).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test(
  'the devices that are signed in are named, ended, and ended by a new password',
  variant,
  async ({ page, server }) => {
    const { email } = await signInPerson(page, server);
    const password = 'quiet forest 7';
    const signInElsewhere = (userAgent: string) =>
      fetch(`${server.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        body: JSON.stringify({ email, password }),
      }).then((answer) => answer.json());
    await signInElsewhere('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Version/18.5 Mobile/15E148 Safari/604.1');
    const elsewhere = await signInElsewhere('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0');
    const isSignedIn = async () => {
      const headers = { authorization: `Bearer ${elsewhere.accessToken}` };
      return (await fetch(`${server.url}/api/account/security`, { headers })).status === 200;
    };
    await page.goto('/');
    await openSettings(page);
    const part = page.getByRole('region', { name: 'Sign-in and devices' });
    await expect(part.getByText('This device')).toBeVisible();
    await part.getByRole('button', { name: 'Sign out: Safari on iPhone, Last used today' }).click();
    await expect(part.getByText('Safari on iPhone is signed out.')).toBeVisible();
    await expect(part.getByRole('listitem').filter({ hasText: 'iPhone' })).toHaveCount(0);

    await part.getByRole('button', { name: 'Change password' }).click();
    await expect(part.getByLabel('Current password', { exact: true })).toBeFocused();
    await page.keyboard.type('not this one 1');
    await part.getByLabel('New password', { exact: true }).fill('still lake 90');
    await part.getByLabel('Confirm password', { exact: true }).fill('still lake 90');
    await page.keyboard.press('Enter');
    await expect(part.getByText('That password is incorrect.').first()).toBeVisible();
    await expect(part.getByLabel('Current password', { exact: true })).toBeFocused();
    expect(await isSignedIn()).toBe(true);
    await part.getByLabel('Current password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(
      part.getByText('Your password has been changed, and you’re signed out on every other device.'),
    ).toBeVisible();
    expect(await isSignedIn()).toBe(false);
    await expect(part.getByRole('listitem')).toHaveCount(1);
  },
);
