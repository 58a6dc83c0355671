// Brings what a fresh clone lacks: the packages that build and serve it, and the project's own Node. With --tests also
// the packages of tests and checks (devDependencies), with --browser those and a Chromium.
// Runs under whatever Node is there (20 or later), so it uses nothing but what Node 20 has.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';

const stamp = 'node_modules/.cache/clearing/installed';
const ownNode = `node_modules/.bin/node${process.platform === 'win32' ? '.exe' : ''}`;
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];

function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${code ?? signal}`));
    });
  });
}

function lockHash() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
}

async function installPackages(forTests) {
  // Once installed, the packages of tests stay.
  const withTests = forTests || existsSync('node_modules/vitest');
  const wanted = `${lockHash()} ${withTests ? 'tests' : 'start'}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing packages...\n');
  const [command, ...args] = npm;
  // Not `npm ci`: it refuses a lock file written where the registry lacked another platform's optional binary.
  await run(command, [
    ...args,
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    withTests ? '--include=dev' : '--omit=dev',
    '--include=optional',
  ]);
  ensureOwnNode();
  // `node_modules/node/bin` has the program now; the package that it came from also holds 68 MB of headers and manuals.
  rmSync('node_modules/node/node_modules', { recursive: true, force: true });
  mkdirSync('node_modules/.cache/clearing', { recursive: true });
  writeFileSync(stamp, wanted);
}

/** npm may be set to run no install scripts; the `node` package needs its own to fetch the binary. */
function ensureOwnNode() {
  const version = () =>
    existsSync(ownNode) ? spawnSync(ownNode, ['--version'], { encoding: 'utf8' }).stdout : '';
  if (version()?.startsWith('v24.')) return;
  execFileSync(process.execPath, ['installArchSpecificPackage'], {
    cwd: 'node_modules/node',
    stdio: 'inherit',
  });
  if (!version()?.startsWith('v24.'))
    throw new Error('Node 24 could not be installed from the npm registry.');
}

/** Before the packages are there, it is unknown whether a browser that Playwright downloaded is the right one. */
const downloads = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');

function hasBrowser() {
  const installed = findChromium();
  if (installed) return existsSync(installed);
  if (!existsSync('node_modules/@playwright/test')) return existsSync(downloads);
  const found = spawnSync(
    ownNode,
    ['-e', "process.stdout.write(require('@playwright/test').chromium.executablePath())"],
    { encoding: 'utf8' },
  );
  return found.status === 0 && existsSync(found.stdout.trim());
}

const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

async function installDebianBrowser() {
  process.stdout.write('Installing a Chromium for the tests...\n');
  await run('apt-get', ['update', '-qq']);
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Older Debian releases have the full browser alone.
  await run('apt-get', [...install, 'chromium-headless-shell'], env).catch(() =>
    run('apt-get', [...install, 'chromium'], env),
  );
}

async function installBrowser() {
  if (isDebianRoot) return installDebianBrowser();
  process.stdout.write('Installing a Chromium for the tests...\n');
  return run(ownNode, ['node_modules/@playwright/test/cli.js', 'install', '--only-shell', 'chromium']);
}

try {
  const forBrowser = process.argv.includes('--browser');
  // Packages and browser both mostly wait for the network: a fresh clone on Debian gets them at the same time.
  const browser = forBrowser && isDebianRoot && !hasBrowser() ? installDebianBrowser() : undefined;
  await Promise.all([installPackages(forBrowser || process.argv.includes('--tests')), browser]);
  if (forBrowser && !browser && !hasBrowser()) await installBrowser();
} catch (error) {
  process.stderr.write(`Setup failed: ${error.message}\n`);
  process.exit(1);
}
