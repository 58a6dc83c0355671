import type { BrowserContext, Page } from '@playwright/test';
import { type Person, registerPerson } from '../support/http-person.ts';
import { expect, signInPerson, test, variant } from './support/fixtures.ts';

// One pattern: Playwright takes an array whose second item is an object for a value with options.
test.use({ expectedErrors: [/status of (401|500)|^500 from \/api\/auth\/login$/] });

const password = 'quiet forest 7';
const personKeys = [
  'accessToken',
  'refreshToken',
  'tokenExpiry',
  'tokenType',
  'userEmail',
  'userId',
  'userName',
  'userRole',
];

/** Without the weather, which says nothing about anybody and may be stored at any moment. */
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => !key.startsWith('weather'))
      .sort(),
  );

async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

async function submitLogin(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A call of this path that goes out from any tab. */
function countCalls(context: BrowserContext, path: string): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

test.describe('login', () => {
  test(
    'the form names what is wrong, keeps what was typed, shows the password, and tells that it works',
    variant,
    async ({ page, server }) => {
      const { email: address } = await registerPerson(server.url);
      await page.goto('/login');
      await expect(page).toHaveTitle('Login | Clearing');
      const email = page.getByLabel('Email', { exact: true });
      const secret = page.getByLabel('Password', { exact: true });
      const signInButton = page.getByRole('button', { name: 'Sign In', exact: true });

      await test.step('each field says what is wrong with it, and the first wrong one gets the focus', async () => {
        await signInButton.click();
        await expect(email).toHaveAccessibleDescription('Email is required');
        await expect(secret).toHaveAccessibleDescription('Password is required');
        await expect(email).toBeFocused();
        await submitLogin(page, 'kim@nowhere', '');
        await expect(email).toHaveAccessibleDescription('Email is invalid');
      });

      await test.step('wrong credentials show an error under the password, and stay in the form', async () => {
        await submitLogin(page, address, 'another forest 8');
        await expect(secret).toHaveAccessibleDescription('Invalid email or password');
        await expect(secret).toHaveValue('another forest 8');
        await expect(email).toHaveValue(address);
        await submitLogin(page, 'nobody@example.org');
        await expect(secret).toHaveAccessibleDescription('Invalid email or password');
      });

      await test.step('the password can be shown and hidden', async () => {
        const toggle = page.getByRole('button', { name: 'Show password' });
        await expect(secret).toHaveAttribute('type', 'password');
        await toggle.click();
        await expect(secret).toHaveAttribute('type', 'text');
        await expect(toggle).toHaveAttribute('aria-pressed', 'true');
        await toggle.click();
        await expect(secret).toHaveAttribute('type', 'password');
      });

      await test.step('a failing server reads as a failed login, and the button says that it is working', async () => {
        const answer = Promise.withResolvers<void>();
        await page.route('**/api/auth/login', async (route) => {
          await answer.promise;
          await route.fulfill({ status: 500, json: { code: 'internal', message: 'Internal server error' } });
        });
        await submitLogin(page, 'kim@example.org');
        await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
        answer.resolve();
        await expect(secret).toHaveAccessibleDescription('Login failed');
        await expect(signInButton).toBeEnabled();
      });
      expect(await stored(page)).toEqual([]);
    },
  );

  test('signing in stores the keys of the spec and leads home', async ({ page, server }) => {
    const { email, tokens } = await registerPerson(server.url);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
    const from = Date.now();
    await submitLogin(page, email);
    await expect(page).toHaveURL(`${server.url}/`);
    expect(await stored(page)).toEqual([...personKeys, 'userKnown'].sort());
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept).toMatchObject({ tokenType: 'Bearer', userEmail: email, userName: 'p', userRole: 'USER' });
    expect(kept.userId).toBe(tokens.userId);
    const expiry = Date.parse(kept.tokenExpiry ?? '');
    expect(kept.tokenExpiry).toBe(new Date(expiry).toISOString());
    expect(expiry).toBeGreaterThan(from);
  });

  test('the stored way back is followed once', variant, async ({ page, server }) => {
    const { email } = await registerPerson(server.url);
    await page.goto('/login');
    await store(page, { redirectAfterLogin: '/pay', pendingMessage: 'Stay or go?' });
    await submitLogin(page, email);
    await expect(page).toHaveURL(`${server.url}/pay`);
    await expect(page.getByRole('button', { name: 'Select a Plan' })).toBeVisible();
    const kept = await stored(page);
    expect(kept).not.toContain('redirectAfterLogin');
    expect(kept).not.toContain('pendingMessage');
  });

  test('a way back to another site is not followed', variant, async ({ page, server }) => {
    const { email } = await registerPerson(server.url);
    for (const target of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto('/login');
      await page.evaluate(() => localStorage.clear());
      await store(page, { redirectAfterLogin: target });
      await submitLogin(page, email);
      await expect(page.getByRole('heading', { name: 'Hey there' })).toBeVisible();
      expect(page.url(), target).toBe(`${server.url}/`);
      expect(await stored(page)).toEqual([...personKeys, 'userKnown'].sort());
    }
  });

  test(
    'a waiting question goes over /stream-chat-page to the dialogue',
    variant,
    async ({ page, server }) => {
      const { email } = await registerPerson(server.url);
      const visited: string[] = [];
      page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
      await page.goto('/login');
      await store(page, { redirectAfterLogin: '/stream-chat?message=old', pendingMessage: 'Stay & go?' });
      await submitLogin(page, email);
      await page.waitForURL('**/stream-chat?*');
      expect(visited).toContain('/stream-chat-page');
      expect(new URL(page.url()).searchParams.get('message')).toBe('Stay & go?');
      await expect(page.getByText('You do not have an active subscription.')).toBeVisible();
      expect(await stored(page)).not.toContain('redirectAfterLogin');
    },
  );
});

test.describe('session', () => {
  /** The access token is no longer good, and the page can know it. */
  const expired = { accessToken: 'no-longer-good', tokenExpiry: new Date(0).toISOString() };

  async function openPay(context: BrowserContext): Promise<Page> {
    const tab = await context.newPage();
    await tab.goto('/pay');
    return tab;
  }

  test('two tabs renew an expired token once', variant, async ({ page, context, server }) => {
    const person = await signInPerson(page, server);
    await store(page, expired);
    const refreshes = countCalls(context, '/api/auth/refresh');
    const tabs = await Promise.all([openPay(context), openPay(context)]);
    for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Select a Plan' })).toBeVisible();
    expect(refreshes()).toBe(1);
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept.accessToken).not.toBe(expired.accessToken);
    expect(kept.refreshToken).not.toBe(person.tokens.refreshToken);
    expect(Date.parse(kept.tokenExpiry ?? '')).toBeGreaterThan(Date.now());
  });

  test(
    'a token that the server refuses although it looks good is renewed, with one retry',
    variant,
    async ({ page, context, server }) => {
      await signInPerson(page, server);
      await store(page, { accessToken: 'revoked' });
      const refreshes = countCalls(context, '/api/auth/refresh');
      const checks = countCalls(context, '/api/subscriptions/user/current');
      await page.goto('/pay');
      await expect(page.getByRole('button', { name: 'Select a Plan' })).toBeVisible();
      expect([refreshes(), checks()]).toEqual([1, 2]);
    },
  );

  test(
    'a 401 that stays is retried once, never twice, and leads to the login',
    variant,
    async ({ page, context, server }) => {
      await signInPerson(page, server);
      await page.route('**/api/subscriptions/user/current', (route) =>
        route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'Unauthorized access' } }),
      );
      const refreshes = countCalls(context, '/api/auth/refresh');
      const checks = countCalls(context, '/api/subscriptions/user/current');
      await page.goto('/pay');
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
      expect([refreshes(), checks()]).toEqual([1, 2]);
    },
  );

  test(
    'a refused renewal clears the tokens, keeps the way back and goes to the login',
    variant,
    async ({ page, server }) => {
      const person: Person = await signInPerson(page, server);
      await store(page, { ...expired, refreshToken: 'unknown' });
      await page.goto('/pay');
      await expect(page).toHaveURL(/\/login$/);
      const kept = await page.evaluate(() => ({ ...localStorage }));
      expect(kept).not.toHaveProperty('accessToken');
      expect(kept).not.toHaveProperty('refreshToken');
      expect(kept.redirectAfterLogin).toBe('/pay');
      await submitLogin(page, person.email);
      await expect(page).toHaveURL(/\/pay$/);
    },
  );

  test(
    'a lost race does not clear the newer tokens of another tab',
    variant,
    async ({ page, context, server }) => {
      const newer = await signInPerson(page, server);
      const { accessToken, refreshToken } = newer.tokens;
      const other = await context.newPage();
      await other.goto('/favicon.svg'); // No app runs there that would renew, too.
      await store(page, { ...expired, refreshToken: 'stale' });
      await page.route('**/api/auth/refresh', async (route) => {
        await store(other, {
          accessToken,
          refreshToken,
          tokenExpiry: new Date(Date.now() + 9e5).toISOString(),
        });
        await route.continue();
      });
      await page.goto('/pay');
      await expect(page.getByRole('button', { name: 'Select a Plan' })).toBeVisible();
      const kept = await page.evaluate(() => ({ ...localStorage }));
      expect(kept).toMatchObject({ accessToken, refreshToken });
    },
  );

  test('a logout wipes every key in both tabs and ends the session at the server', async ({
    page,
    context,
    server,
  }) => {
    const person = await signInPerson(page, server);
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/pay');
    await store(page, {
      chat_history_s1: '[]',
      session_w1: 'private',
      sessionData: '{}',
      redirectAfterLogin: '/pay',
      pendingMessage: 'x',
      userKnown: '1',
    });
    for (const tab of [page, other]) await tab.evaluate(() => sessionStorage.setItem('draft', 'private'));
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL(`${server.url}/`);
    await expect(page.getByRole('dialog')).toBeHidden();
    for (const tab of [page, other]) {
      await expect(tab.getByRole('heading', { name: 'Hey there' })).toBeVisible();
      // The countdown's deadline is stored on the device: logging out does not restart it.
      const left = (await stored(tab)).filter((key) => !['offerDeadline', 'wipedAt'].includes(key));
      expect(left).toEqual(['userKnown']);
      expect(await tab.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    }
    const again = await page.request.post('/api/auth/refresh', {
      data: { refreshToken: person.tokens.refreshToken },
    });
    expect(again.status()).toBe(401);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});
