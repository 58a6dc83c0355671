// Takes the picture of the README from the real product: node scripts/pictures.mjs (after npm run build).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const screen = { width: 390, height: 844 };
const gap = 12;
const target = 'docs/pictures/journey.png';
const question = 'Should I leave my job at the bakery or stay one more year?';
const demo = { email: 'demo@clearing.test', password: 'clearing1' };

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The built server under the project's own Node, on a folder of its own. */
async function startServer(dataDir) {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const child = spawn('node_modules/.bin/node', ['dist/server/main.js'], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += chunk;
    if (printed.includes('is ready at')) return { child, url: `http://127.0.0.1:${port}` };
  }
  throw new Error(`The server did not start:\n${printed}`);
}

async function launchBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'];
  const executablePath = candidates.find((path) => path && existsSync(path));
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

async function shoot(page) {
  await page.mouse.move(0, 0); // Nothing is hovered.
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return page.screenshot({ animations: 'disabled' });
}

async function signIn(page, url) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email', { exact: true }).fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Hey there' }).waitFor();
}

/** From a waiting screen to the next question or the results. */
async function goOn(page) {
  await page.waitForURL(/\/(second|third)/, { timeout: 30_000 });
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function answerToTheEnd(page) {
  while (page.url().includes('/second')) {
    await page.getByRole('main').getByRole('group').getByRole('button').first().click();
    await page.waitForURL('**/buffer?*');
    await goOn(page);
  }
}

/** The landing page and a question by day, the results by night. */
async function takeScreens(browser, url) {
  const page = await browser.newPage({
    viewport: screen,
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await signIn(page, url);
  await page.evaluate(() => document.activeElement.blur());
  const landing = await shoot(page);
  await page.goto(`${url}/confirm?${new URLSearchParams({ message: question })}`);
  await page.getByRole('button', { name: 'Begin Exploration' }).click();
  await goOn(page);
  const asked = await shoot(page);
  await answerToTheEnd(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return [landing, asked, await shoot(page)];
}

async function joinSideBySide(browser, screens) {
  const width = screens.length * screen.width + (screens.length - 1) * gap;
  const page = await browser.newPage({ viewport: { width, height: screen.height } });
  const images = screens.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  const style = `body{margin:0;display:flex;gap:${gap}px}img{border-radius:20px}`;
  await page.setContent(`<style>${style}</style>${images.join('')}`, { waitUntil: 'load' });
  await page.screenshot({ path: target, omitBackground: true });
}

const dataDir = mkdtempSync(join(tmpdir(), 'clearing-pictures-'));
mkdirSync('docs/pictures', { recursive: true });
const { child, url } = await startServer(dataDir);
const browser = await launchBrowser();
try {
  await joinSideBySide(browser, await takeScreens(browser, url));
  console.log(`Wrote ${target}`);
} finally {
  await browser.close();
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
