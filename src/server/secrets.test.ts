import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deriveKey, loadAppSecret } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearing-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a secret once and keeps it for the owner of the folder alone', () => {
  const first = loadAppSecret(undefined, folder);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(loadAppSecret(undefined, folder)).toBe(first);
  expect(statSync(join(folder, 'app-secret')).mode & 0o077).toBe(0);
});

it('prefers the setting', () => {
  expect(loadAppSecret('given', folder)).toBe('given');
});

it('derives other keys for other purposes, and the same key again for the same one', () => {
  expect(deriveKey('s', 'a').equals(deriveKey('s', 'a'))).toBe(true);
  expect(deriveKey('s', 'a').equals(deriveKey('s', 'b'))).toBe(false);
  expect(deriveKey('s', 'a')).toHaveLength(32);
});
