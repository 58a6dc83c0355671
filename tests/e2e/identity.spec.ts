import { rmSync } from 'node:fs';
import type {} from '@fastify/swagger'; // The mailbox's pages name its setting.
import type { Page } from '@playwright/test';
import Fastify from 'fastify';
import { startMailbox } from '../../src/sandbox/mailbox.ts';
import { registerPerson } from '../support/http-person.ts';
import { removeServer, startServer, temporaryFolder } from '../support/server-process.ts';
import { expect, test, variant } from './support/fixtures.ts';

const newEmail = () => `i${crypto.randomUUID().slice(0, 8)}@gmail.com`;
/** What the page keeps of the person. The weather belongs to nobody, and comes whenever it comes. */
const kept = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).filter(([key]) => !/^weather@?$/.test(key))),
  );
const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });
const apple = (page: Page) => page.getByRole('button', { name: 'Continue with Apple' });

async function store(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/** A mail server beside the site: no stand-in is served where a part is real. */
async function openMailbox() {
  const dataDir = temporaryFolder();
  const mailbox = await startMailbox({ dataDir });
  const pages = Fastify();
  await pages.register(mailbox.pages, { prefix: '/sandbox/mail' });
  return {
    smtpUrl: mailbox.smtpUrl,
    url: await pages.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await Promise.all([pages.close(), mailbox.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Says on the sandbox's identity page who to be. */
async function beOnSandbox(page: Page, email: string): Promise<void> {
  await expect(page.getByText(/^Sandbox, not the real/)).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Name', { exact: true }).fill('Kim Lee');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** The address that Apple's callback led to, with the tokens. */
function watchReturn(page: Page): () => URL | undefined {
  let address: URL | undefined;
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/login' && url.searchParams.has('accessToken')) address = url;
  });
  return () => address;
}

test.describe('Google', () => {
  test('signs in by the sandbox and goes on where the person was', async ({ page, server }) => {
    const email = newEmail();
    await page.goto('/login');
    await store(page, { redirectAfterLogin: '/pay' });
    await google(page).click();
    await beOnSandbox(page, email);
    await expect(page).toHaveURL(`${server.url}/pay`);
    expect(await kept(page)).toMatchObject({ userEmail: email, userName: 'Kim Lee', tokenType: 'Bearer' });
    await page.goBack();
    expect(page.url()).not.toContain('id_token');
  });

  test('a token that this tab did not ask for is ignored', variant, async ({ page, server }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/login#id_token=foreign');
    await expect(google(page)).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/login`);
    expect(calls).not.toContain('/api/auth/google');
    expect(await kept(page)).toEqual({});
  });

  for (const [locale, missingCredential, missingToken] of [
    ['en-US', 'No Google verification received', 'No token received'],
    ['zh-CN', '未收到 Google 验证信息', '未获取到 token'],
  ] as const) {
    test.describe(locale, () => {
      test.use({ locale });
      test('a missing credential and a missing token show an error', variant, async ({ page }) => {
        await page.route('**/api/auth/google', (route) => route.fulfill({ json: {} }));
        const button = page.getByRole('button', { name: /Google/ });
        await page.goto('/login');
        await button.click();
        await page.getByRole('link', { name: 'Cancel' }).click();
        await expect(page.getByText(missingCredential).first()).toBeVisible();
        await button.click();
        await beOnSandbox(page, newEmail());
        await expect(page.getByText(missingToken).first()).toBeVisible();
        expect(await kept(page)).toEqual({});
      });
    });
  }
});

test.describe('Apple', () => {
  test('signs in, cleans the address, and exchanges what was in it at once', async ({ page, server }) => {
    const email = newEmail();
    const returned = watchReturn(page);
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) refreshes.push(request.url());
    });
    await page.goto('/login');
    await apple(page).click();
    await beOnSandbox(page, email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect.poll(async () => (await kept(page)).refreshToken).not.toBe(undefined);
    const handedOver = returned()?.searchParams;
    expect(handedOver?.get('expiresIn')).toBe('120');
    await expect.poll(async () => (await kept(page)).refreshToken).not.toBe(handedOver?.get('refreshToken'));
    expect(refreshes).toHaveLength(1);
    expect(await kept(page)).toMatchObject({ userEmail: email, userName: 'Kim Lee' });
    const entry = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    expect(entry).toBe(`${server.url}/`);
  });

  test('goes to the confirm page with a waiting question', variant, async ({ page }) => {
    await page.goto('/login');
    await store(page, { redirectAfterLogin: '/confirm', pendingMessage: 'Stay & go?' });
    await apple(page).click();
    await beOnSandbox(page, newEmail());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/confirm?*');
    expect(new URL(page.url()).searchParams.get('message')).toBe('Stay & go?');
    await expect(page.getByText('Stay & go?')).toBeVisible();
  });

  test('a refusal at Apple reads as a failed login', variant, async ({ page, server }) => {
    await page.goto('/login');
    await apple(page).click();
    await beOnSandbox(page, newEmail());
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Apple login failed').first()).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/login`);
  });

  test('a browser without storage shows an error', variant, async ({ page }) => {
    await page.goto('/login');
    await page.addInitScript(() => {
      const write = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (this === window.localStorage) throw new DOMException('full', 'QuotaExceededError');
        write.call(this, key, value);
      };
    });
    await apple(page).click();
    await beOnSandbox(page, newEmail());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Failed to store login information').first()).toBeVisible();
  });

  test('a link with the tokens of somebody else signs nobody in', variant, async ({ page, server }) => {
    const { tokens } = await registerPerson(server.url);
    const { accessToken, refreshToken, userId, email } = tokens;
    const link = {
      accessToken,
      refreshToken,
      userId,
      email,
      expiresIn: '120',
      state: 'a-state-of-the-attacker',
    };
    await page.goto('/login');
    await apple(page).click(); // A sign-in of their own is under way.
    await expect(page.getByText(/^Sandbox, not the real/)).toBeVisible();
    await page.goto(`/login?${new URLSearchParams(link)}`);
    await expect(apple(page)).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/login`);
    expect(await kept(page)).toEqual({});
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(
      `${server.url}/login`,
    );
  });

  test.describe('without an answer of the server', () => {
    test.use({ expectedErrors: [/net::ERR_FAILED/] });
    test('is not initialized', variant, async ({ page }) => {
      await page.route('**/api/config', (route) => route.abort());
      await page.goto('/login');
      await apple(page).click();
      await expect(page.getByText('Apple Sign In not initialized').first()).toBeVisible();
    });
  });
});

test.describe('real Google', () => {
  /** In place of Google's script: a button that answers with what it was given. */
  const stub = `
    let options;
    window.google = { accounts: { id: {
      initialize: (given) => { options = given; },
      renderButton: (holder) => {
        const button = document.createElement('button');
        button.textContent = 'Google ' + options.client_id;
        button.onclick = () => options.callback({ credential: 'token for ' + options.nonce });
        holder.replaceChildren(button);
      },
    } } };`;

  test('its script runs on the login document alone, reached by any way', variant, async ({ page }) => {
    const mail = await openMailbox();
    const server = await startServer({
      entry: 'dist/server/main.js',
      env: { GOOGLE_CLIENT_ID: 'client-1', APPLE: 'off', SMTP_URL: mail.smtpUrl },
    });
    try {
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
      });
      const script = 'https://accounts.google.com/gsi/client';
      await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: stub }));
      const sent: unknown[] = [];
      await page.route('**/api/auth/google', async (route) => {
        sent.push(route.request().postDataJSON());
        await route.fulfill({
          status: 200,
          json: (await registerPerson(server.url, newEmail(), mail.url)).tokens,
        });
      });
      const hasScript = () => page.evaluate(() => 'google' in window);
      const button = page.getByRole('button', { name: 'Google client-1' });
      await page.goto(`${server.url}/register`);
      await page.getByRole('link', { name: 'Back to Login' }).click();
      await expect(button).toBeVisible();
      await page.getByRole('link', { name: 'Forgot password?' }).click();
      await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
      await expect.poll(hasScript).toBe(false);
      // Asked to sign in on the way to a page: no turning between the two.
      await page.goto(`${server.url}/stream-chat?message=Stay`);
      await expect(button).toBeVisible();
      await button.click();
      await page.waitForURL('**/stream-chat?*');
      await expect.poll(hasScript).toBe(false);
      expect(sent).toMatchObject([{ idToken: expect.stringMatching(/^token for [\w-]{43}$/) }]);
      expect(documents.filter((path) => path === '/login')).toHaveLength(2);
    } finally {
      await page.goto('about:blank'); // Asks the server for nothing any more.
      await removeServer(server);
      await mail.close();
    }
  });
});
