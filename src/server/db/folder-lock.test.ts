import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearing-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('locks and unlocks the folder', () => {
  const unlock = lockFolder(folder);
  expect(existsSync(join(folder, 'lock'))).toBe(true);
  unlock();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

it('creates a missing folder', () => {
  lockFolder(join(folder, 'new', 'place'))();
  expect(existsSync(join(folder, 'new', 'place'))).toBe(true);
});

it('makes a new and an existing folder private', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  chmodSync(folder, 0o755);
  lockFolder(folder)();
  expect(modeOf(folder)).toBe(0o700);
  const made = join(folder, 'made');
  lockFolder(made)();
  expect(modeOf(made)).toBe(0o700);
});

it('refuses a shared folder', () => {
  chmodSync(folder, 0o1777);
  expect(() => lockFolder(folder)).toThrow('a shared folder');
  expect(statSync(folder).mode & 0o7777).toBe(0o1777);
});

it('refuses a folder that a live process has locked', async () => {
  const script = `import('${import.meta.dirname}/folder-lock.ts').then((m) => { m.lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000); })`;
  const other = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => other.stdout.once('data', resolve));
  expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}`);
  other.kill('SIGKILL');
  await new Promise((resolve) => other.once('exit', resolve));
  expect(() => lockFolder(folder)()).not.toThrow();
});

it('takes over the lock of a dead process, and of one whose id was reused', () => {
  writeFileSync(join(folder, 'lock'), '999999999 1');
  lockFolder(folder)();
  writeFileSync(join(folder, 'lock'), `${process.ppid} 1`);
  expect(() => lockFolder(folder)()).not.toThrow();
});
