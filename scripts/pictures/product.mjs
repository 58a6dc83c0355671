// The real product for pictures: the built server on a folder of its own, a browser, and the way to its screens.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { authTexts } from '../../src/web/i18n/en/auth.ts';
import { chatTexts } from '../../src/web/i18n/en/chat.ts';
import { homeTexts } from '../../src/web/i18n/en/home.ts';
import { findChromium } from '../browser.mjs';

const demo = { email: 'demo@clearing.test', password: 'clearing1' };

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

const node = 'node_modules/.bin/node';

function settingsOf(dataDir, more = {}) {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...more };
}

/** The built server under the project's own Node; gives the process and its address. */
async function startServer(dataDir) {
  const port = await freePort();
  const child = spawn(node, ['dist/server/main.js'], {
    env: settingsOf(dataDir, { PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes('is ready at')) return { child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error(`The server did not start:\n${printed}`);
}

async function stopServer({ child }) {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

/** The server again, with its demo person as an admin. */
async function withAdmin(server, dataDir) {
  await stopServer(server);
  const command = ['dist/server/operate.js', 'role', demo.email, 'ADMIN'];
  const given = spawnSync(node, command, { env: settingsOf(dataDir), encoding: 'utf8' });
  if (given.status !== 0) throw new Error(`The role was not given:\n${given.stderr}`);
  return startServer(dataDir);
}

async function launchBrowser() {
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** Runs `use({ browser, url })` on a fresh server and browser, and ends both whatever happens. */
export async function withProduct(use, { admin = false } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'clearing-pictures-'));
  const first = await startServer(dataDir);
  const server = admin ? await withAdmin(first, dataDir) : first;
  const browser = await launchBrowser();
  try {
    return await use({ browser, url: server.url });
  } finally {
    await browser.close();
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A picture of what is in view, with nothing hovered and nothing moving. */
export async function shoot(page, options = {}) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled', ...options });
}

/** A prerendered page is ready when React has taken it over: a script types faster than a person. */
export async function waitForApp(page) {
  await page.waitForFunction(() => {
    const heading = document.querySelector('#root h1');
    return !heading || Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
}

export async function signIn(page, url, { email, password } = demo) {
  const t = authTexts();
  await page.goto(`${url}/login`);
  await waitForApp(page);
  await page.getByLabel(t.email, { exact: true }).fill(email);
  await page.getByLabel(t.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: t.signIn, exact: true }).click();
  await page.getByRole('heading', { name: homeTexts().title }).waitFor();
}

/** From a waiting screen to the next question or the results, without the smart delay. */
export async function goOn(page) {
  const next = page.waitForURL(/\/(second|third)/, { timeout: 60_000 });
  const { skipHint, nextQuestion } = chatTexts();
  const skippable = page
    .getByText(skipHint.join(''), { exact: true })
    .or(page.getByText(nextQuestion, { exact: true }))
    .first();
  await Promise.race([next, skippable.waitFor().then(() => page.keyboard.press('Enter'))]);
  await next;
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export const options = (page) => page.getByRole('main').getByRole('group').getByRole('button');

/** Chooses the first option, card or number, whichever the question has. */
async function answer(page) {
  const control = page.locator('main :is([aria-keyshortcuts], [type="checkbox"], [type="radio"])').first();
  const isOption = await control.evaluate((element) => element.matches('button'));
  await control.click();
  if (!isOption) await page.getByRole('button', { name: chatTexts().next }).click();
}

export async function answerToTheEnd(page) {
  while (page.url().includes('/second')) {
    await answer(page);
    await page.waitForURL('**/buffer?*');
    await goOn(page);
  }
}
