import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { deriveKey, findSecretProblem, loadOrCreateAppSecret } from './secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clearing-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes a secret once and keeps it for the owner of the folder alone', () => {
  const first = loadOrCreateAppSecret(undefined, folder);
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(loadOrCreateAppSecret(undefined, folder)).toBe(first);
  expect(statSync(join(folder, 'app-secret')).mode & 0o077).toBe(0);
});

it('prefers the setting', () => {
  expect(loadOrCreateAppSecret('given', folder)).toBe('given');
});

it('derives other keys for other purposes, and the same key again for the same one', () => {
  expect(deriveKey('s', 'a').equals(deriveKey('s', 'a'))).toBe(true);
  expect(deriveKey('s', 'a').equals(deriveKey('s', 'b'))).toBe(false);
  expect(deriveKey('s', 'a')).toHaveLength(32);
});

/** As `openssl rand` prints them. */
const generated = (['base64', 'base64url', 'hex'] as const).flatMap((form) =>
  [24, 32, 48].map((bytes) => randomBytes(bytes).toString(form)),
);

it.each([
  'short',
  'x'.repeat(31),
  'x'.repeat(64),
  'abababababababababababababababababab',
  'abcdefgh12345678abcdefgh12345678abcdefgh12345678',
  'changeme-changeme-changeme-changeme-0123',
  'Please_Change_This_To_Something_Long_1234',
  'replace-with-openssl-rand-base64-48-output',
  'your-secret-goes-here-and-is-quite-long',
  'this is an example of an application secret 123',
  'the default secret of this application, made once',
  'supersecretpassword-supersecretpassword12',
  'a secret for tests only which is long enough',
])('refuses to be started with %s', (APP_SECRET) => {
  expect(() => readConfig({ APP_SECRET })).toThrow(ConfigError);
  expect(() => readConfig({ APP_SECRET })).toThrow(/APP_SECRET: (must|is an example)/);
});

it('takes what a generator makes', () => {
  for (const secret of generated) expect(findSecretProblem(secret), secret).toBeUndefined();
});

it('no file that people copy settings from holds a secret that would be taken', () => {
  for (const file of ['.env.example', 'deploy/compose.yml', 'docs/operations.md', 'docs/settings.md']) {
    const given = readFileSync(file, 'utf8').matchAll(
      /APP_SECRET(?:_PREVIOUS)?\s*[=:]\s*['"]?([^\s'"`|]{8,})/g,
    );
    for (const [, secret = ''] of given)
      expect(findSecretProblem(secret), `${file}: ${secret}`).toBeDefined();
  }
});

it('production does not start without one, and an empty one is none', () => {
  for (const env of [{}, { APP_SECRET: '' }])
    expect(() => readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: 'true', ...env })).toThrow(
      'APP_SECRET: needed in production',
    );
});

it('knows secrets that were in use before', () => {
  const APP_SECRET_PREVIOUS = ' one that was , and one before ';
  expect(readConfig({ APP_SECRET_PREVIOUS }).retiredAppSecrets).toEqual(['one that was', 'and one before']);
  expect(readConfig({}).retiredAppSecrets).toEqual([]);
});
