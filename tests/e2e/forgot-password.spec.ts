import type { Page } from '@playwright/test';
import { mailedCode, registerPerson } from '../support/http-person.ts';
import { expect, test, variant } from './support/fixtures.ts';

test.use({ expectedErrors: [/status of (400|401|429|503)|^503 from/] });

const password = 'calm river 3';

const fields = (page: Page) => ({
  email: page.getByLabel('Email', { exact: true }),
  code: page.getByLabel('Verification code', { exact: true }),
  password: page.getByLabel('New password', { exact: true }),
  confirmation: page.getByLabel('Confirm password', { exact: true }),
});

async function requestCode(page: Page, email: string): Promise<void> {
  await page.goto('/forgot-password');
  await fields(page).email.fill(email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(fields(page).code).toBeVisible();
}

async function submit(page: Page, code: string, secret = password, confirmation = secret): Promise<void> {
  await fields(page).code.fill(code);
  await fields(page).password.fill(secret);
  await fields(page).confirmation.fill(confirmation);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}

async function untilMailed(origin: string, email: string, earlier = ''): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      code = await mailedCode(origin, email).catch(() => '');
      return code !== '' && code !== earlier;
    })
    .toBe(true);
  return code;
}

test('three steps lead to a new password, and every session of before is over', async ({ page, server }) => {
  const person = await registerPerson(server.url);
  const earlier = await mailedCode(server.url, person.email);
  await page.goto('/login');
  await fields(page).email.fill(person.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveTitle('Reset Password | Clearing');
  await expect(fields(page).email).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(fields(page).code).toHaveAttribute('maxlength', '6');
  await expect(page.getByRole('button', { name: /^Resend in (60|59) s$/ })).toBeDisabled();
  await submit(page, await untilMailed(server.url, person.email, earlier));
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully!' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  await expect(person.call('activeSubscription')).rejects.toThrow(/401/);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await fields(page).email.fill(person.email);
  const secret = page.getByLabel('Password', { exact: true });
  await secret.fill('quiet forest 7');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(secret).toHaveAccessibleDescription('Invalid email or password');
  await secret.fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('the first step says what is wrong with the address', variant, async ({ page }) => {
  await page.goto('/forgot-password');
  const { email } = fields(page);
  const send = page.getByRole('button', { name: 'Send Verification Code' });
  await send.click();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expect(email).toBeFocused();
  await email.fill('kim@nowhere');
  await send.click();
  await expect(email).toHaveAccessibleDescription('Email is invalid');
  await page.route('**/api/auth/send-reset-code', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', message: 'busy' } }),
  );
  await email.fill('kim@example.org');
  await send.click();
  await expect(email).toHaveAccessibleDescription('Failed to send verification code');
  await expect(email).toHaveValue('kim@example.org');
  await expect(page.getByRole('link', { name: 'Back to Login' })).toBeVisible();
});

test(
  'the second step says what is wrong with which field, and keeps what was typed',
  variant,
  async ({ page }) => {
    await requestCode(page, 'nobody@example.org');
    const form = fields(page);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(form.code).toHaveAccessibleDescription(/^Verification code must be 6 digits/);
    await expect(form.code).toBeFocused();
    await expect(form.password).toHaveAccessibleDescription('Password must be at least 6 characters');
    await expect(form.confirmation).toHaveAccessibleDescription('Please confirm your password');
    await submit(page, '123456', 'abcdef', 'abcdeg');
    await expect(form.confirmation).toHaveAccessibleDescription('Passwords do not match');
    await submit(page, '000000');
    await expect(form.code).toHaveAccessibleDescription(/^The verification code is invalid or expired/);
    await submit(page, '000000', 'password');
    await expect(form.password).toHaveAccessibleDescription(/too common/);
    await page.route('**/api/auth/reset-password', (route) =>
      route.fulfill({ status: 503, json: { code: 'busy', message: 'busy' } }),
    );
    await submit(page, '000000');
    await expect(form.password).toHaveAccessibleDescription('Failed to reset password');
    await expect(form.code).toHaveValue('000000');
    await expect(form.confirmation).toHaveValue(password);
  },
);

test(
  'the step survives a reload, the countdown continues, and a failed resend shows an error',
  variant,
  async ({ page }) => {
    await page.clock.setFixedTime('2026-10-05T20:00:00Z');
    await requestCode(page, 'nobody@example.org');
    const countdown = page.getByRole('button', { name: /^Resend in \d+ s$/ });
    await expect(countdown).toHaveText('Resend in 60 s');
    await page.clock.setFixedTime('2026-10-05T20:00:18Z');
    await page.reload();
    await expect(countdown).toHaveText('Resend in 42 s');
    await page.clock.setFixedTime('2026-10-05T20:01:00Z');
    const resend = page.getByRole('button', { name: 'Resend' });
    await page.route('**/api/auth/send-reset-code', (route) =>
      route.fulfill({ status: 503, json: { code: 'busy', message: 'busy' } }),
    );
    await resend.click();
    await expect(fields(page).code).toHaveAccessibleDescription(/^Failed to resend code/);
    await page.unroute('**/api/auth/send-reset-code');
    // Within 500 ms the same request is refused as too frequent.
    await expect(async () => {
      await resend.click();
      await expect(countdown).toHaveText('Resend in 60 s', { timeout: 1_000 });
    }).toPass();
    await page.getByRole('button', { name: 'Use a different email' }).click();
    await expect(fields(page).email).toHaveValue('nobody@example.org');
  },
);
