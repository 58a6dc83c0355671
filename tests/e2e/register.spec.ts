import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailedCode, registerPerson } from '../support/http-person.ts';
import { expect, test, variant } from './support/fixtures.ts';

// One pattern: Playwright takes an array whose second item is an object for a value with options.
test.use({
  expectedErrors: [/status of (400|401|409|429|500|503)|^50[03] from \/api\/auth\/|net::ERR_FAILED/],
});

const weakText = 'Password must be at least 8 characters long and contain at least one letter and one number';
const password = 'quiet forest 7';
const newEmail = () => `r${randomUUID().slice(0, 8)}@example.org`;

const fields = (page: Page) => ({
  email: page.getByLabel('Email', { exact: true }),
  code: page.getByLabel('Verification code'),
  password: page.getByLabel('Password', { exact: true }),
  confirmation: page.getByRole('textbox', { name: 'Confirm password' }),
});

interface Typed {
  email: string;
  code: string;
  password: string;
  confirmation: string;
}

async function submit(page: Page, typed: Partial<Typed>): Promise<Typed> {
  const form = fields(page);
  const all = { email: newEmail(), code: '123456', password, confirmation: password, ...typed };
  for (const name of ['email', 'code', 'password', 'confirmation'] as const) await form[name].fill(all[name]);
  await page.getByRole('button', { name: 'Create Account' }).click();
  return all;
}

async function expectKept(page: Page, typed: Typed): Promise<void> {
  const form = fields(page);
  for (const name of ['email', 'code', 'password', 'confirmation'] as const)
    await expect(form[name]).toHaveValue(typed[name]);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/register');
  await expect(page).toHaveTitle('Register | Clearing');
});

test(
  'each field says what is wrong, the checklist follows the typing, and both passwords can be shown',
  variant,
  async ({ page }) => {
    const form = fields(page);
    const rules = page.locator('form').getByRole('listitem');
    const met = () => rules.evaluateAll((items) => items.map((item) => item.hasAttribute('data-met')));
    await expect(rules).toHaveText(['At least 8 characters', 'At least one letter', 'At least one number']);
    const steps: [string, boolean[]][] = [
      ['', [false, false, false]],
      ['abc', [false, true, false]],
      ['abc1', [false, true, true]],
      ['abcdefg1', [true, true, true]],
      ['12345678', [true, false, true]],
    ];
    for (const [typed, expected] of steps) {
      await form.password.fill(typed);
      expect(await met(), typed).toEqual(expected);
    }

    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(form.email).toHaveAccessibleDescription('Email is required');
    await expect(form.email).toBeFocused();
    await expect(form.code).toHaveAccessibleDescription('Enter the 6-digit code');
    await expect(form.password).toHaveAccessibleDescription(new RegExp(weakText));
    await expect(form.confirmation).toHaveAccessibleDescription('Please confirm your password');
    await submit(page, { email: 'kim@nowhere', code: '12a456', confirmation: 'quiet forest 8' });
    await expect(form.email).toHaveAccessibleDescription('Email is invalid');
    await expect(form.code).toHaveAccessibleDescription('Invalid verification code format');
    await expect(form.confirmation).toHaveAccessibleDescription('Passwords do not match');
    await submit(page, { code: '12345' });
    await expect(form.code).toHaveAccessibleDescription('Invalid verification code format');
    for (const weak of ['abcde12', 'abcdefgh', '12345678']) {
      await submit(page, { password: weak, confirmation: weak });
      await expect(form.password, weak).toHaveAccessibleDescription(new RegExp(weakText));
    }

    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('button', { name: 'Show confirm password' }).click();
    await expect(form.password).toHaveAttribute('type', 'text');
    await expect(form.confirmation).toHaveAttribute('type', 'text');
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expect(page).toHaveURL(/\/login$/);
  },
);

test(
  'a code can be asked for with a valid address, then again after the countdown',
  variant,
  async ({ page }) => {
    await page.clock.setFixedTime('2026-10-05T20:00:00Z');
    await page.reload();
    const { email } = fields(page);
    const send = page.getByRole('button', { name: 'Send Code' });
    await expect(send).toBeDisabled();
    await email.fill('kim@nowhere');
    await expect(send).toBeDisabled();
    await email.fill(newEmail());
    await expect(send).toBeEnabled();
    await send.click();
    const countdown = page.getByRole('button', { name: /^Resend in \d+ s$/ });
    await expect(countdown).toHaveText('Resend in 60 s');
    await expect(countdown).toBeDisabled();
    await expect(page.getByRole('link', { name: /sandbox mailbox/ })).toBeVisible();
    await page.clock.setFixedTime('2026-10-05T20:00:18Z');
    await expect(countdown).toHaveText('Resend in 42 s');
    await page.clock.setFixedTime('2026-10-05T20:01:00Z');
    await expect(page.getByRole('button', { name: 'Resend' })).toBeEnabled();
  },
);

test('a registered address shows an error at its field', variant, async ({ page, server }) => {
  const { email } = await registerPerson(server.url);
  await fields(page).email.fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(fields(page).email).toHaveAccessibleDescription('Email already registered');
  await expect(fields(page).email).toBeFocused();
  await expect(page.getByRole('button', { name: 'Send Code' })).toBeEnabled();
});

test('a second code within a minute has to wait', variant, async ({ page }) => {
  const email = newEmail();
  await page.request.post('/api/auth/send-verification-code', { data: { email } });
  await fields(page).email.fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText('Please wait before requesting another code').first()).toBeVisible();
  await expect(fields(page).email).toHaveValue(email);
});

test('a code that could not be sent shows an error', variant, async ({ page }) => {
  await page.route('**/api/auth/send-verification-code', (route) =>
    route.fulfill({ status: 503, json: { code: 'mail_failed', message: 'The email couldn’t be sent' } }),
  );
  const email = newEmail();
  await fields(page).email.fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText('Failed to send verification code').first()).toBeVisible();
  await expect(fields(page).email).toHaveValue(email);
  await expect(page.getByRole('button', { name: 'Send Code' })).toBeEnabled();
});

test('a wrong code and a common password show errors at their fields, and right ones are accepted', async ({
  page,
  server,
}) => {
  const email = newEmail();
  const form = fields(page);
  await form.email.fill(email);
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByRole('button', { name: /^Resend in \d+ s$/ })).toBeDisabled();
  const code = await mailedCode(server.url, email);
  const wrong = await submit(page, { email, code: code.replace(/./, (d) => String((Number(d) + 1) % 10)) });
  await expect(form.code).toHaveAccessibleDescription(/^The verification code is invalid or expired/);
  await expectKept(page, wrong);
  const common = await submit(page, { email, code, password: 'password1', confirmation: 'password1' });
  await expect(form.password).toHaveAccessibleDescription(/too common\. Please choose another/);
  await expectKept(page, common);
  await submit(page, { email, code });
  await expect(page).toHaveURL(`${server.url}/`);
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    userEmail: email,
    userName: email.split('@')[0],
  });
});

test('a registration that fails elsewhere says so and keeps what was typed', variant, async ({ page }) => {
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Internal server error' } }),
  );
  const typed = await submit(page, {});
  await expect(page.getByText('Registration failed. Please try again.').first()).toBeVisible();
  await expectKept(page, typed);
});

test('a registration that reaches no server says so and keeps what was typed', variant, async ({ page }) => {
  await page.route('**/api/auth/register', (route) => route.abort());
  const typed = await submit(page, {});
  await expect(
    page.getByText('An error occurred during registration. Please try again.').first(),
  ).toBeVisible();
  await expectKept(page, typed);
});
