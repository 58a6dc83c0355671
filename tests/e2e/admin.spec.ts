import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { TokenSet } from '../../src/shared/contract/shapes.ts';
import { createSubscriber, type Person, registerPerson, talkToTheEnd } from '../support/http-person.ts';
import { removeServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { expectAccessible, tabTo } from './support/accessible.ts';
import { question } from './support/dialogue.ts';
import { builtServer, expect, signIn, test, variant } from './support/fixtures.ts';

test.use({ expectedErrors: [/status of 403/] });

/** The operator grants the role in the terminal; PGlite lets the command in only while the server is stopped. */
function giveRole({ dataDir, databaseUrl }: ServerProcess, email: string): void {
  const { PATH = '', HOME = '' } = process.env;
  const command = join(dirname(builtServer), 'operate.js');
  const env = { PATH, HOME, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const given = spawnSync(process.execPath, [command, 'role', email, 'ADMIN'], { env, encoding: 'utf8' });
  expect(given.stdout + given.stderr).toContain(`${email} is now ADMIN.`);
}

async function logIn(url: string, email: string): Promise<{ tokens: TokenSet }> {
  const body = JSON.stringify({ email, password: 'quiet forest 7' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  return { tokens: (await answer.json()) as TokenSet };
}

// One server for both.
test.describe.configure({ mode: 'default' });

let server: ServerProcess;
let admin: Person;
let other: Person;

test.beforeAll(async () => {
  server = await startServer({ entry: builtServer });
  admin = await createSubscriber(server.url);
  other = await registerPerson(server.url);
  await talkToTheEnd(admin, question, ({ options = [] }) => options[0] ?? 'Yes');
  const { databaseUrl, dataDir, port } = server;
  if (!databaseUrl) await server.kill('SIGTERM');
  giveRole(server, admin.email);
  if (!databaseUrl) server = await startServer({ entry: builtServer, dataDir, port });
});
test.afterAll(() => removeServer(server));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openSettings = (page: Page) => page.getByRole('button', { name: 'Settings' }).click();

test("the operator's page is denied to everybody else", variant, async ({ page }) => {
  await page.goto(`${server.url}/admin`);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).not.toContain('admin');
  await expect(heading(page)).toHaveText('Access denied');
  await signIn(page, other, server.url);
  await page.goto(`${server.url}/admin`);
  await expect(heading(page)).toHaveText('Access denied');
  await openSettings(page);
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Your reflections' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Operations' })).toHaveCount(0);
});

test('an admin comes to it from the settings, and sees who a person is only by asking', async ({ page }) => {
  await signIn(page, await logIn(server.url, admin.email), server.url);
  await page.goto(`${server.url}/library`);
  await openSettings(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Operations' }).click();
  await expect(heading(page)).toHaveText('Operations');
  const main = page.getByRole('main');
  await expect(main).toContainText('Built-in guide');
  await expect(main).not.toContainText('bakery');
  await expect(main.getByRole('heading', { name: '•••@example.org' })).toHaveCount(2);
  await expectAccessible(page, 'operations');
  await page.getByText('7 days').click();
  await expect(page.getByText('The figures are up to date.')).toBeAttached();

  await page.getByLabel('Search by email or id').fill(other.email.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: '•••@example.org' })).toHaveCount(1);
  await tabTo(page, 'Show address');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: other.email })).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});
