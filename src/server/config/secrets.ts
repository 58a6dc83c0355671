/** The application secret, from which all keys of a server are derived. */
import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** `APP_SECRET`, or (not in production) a secret that the first start creates in the data folder. */
export function loadOrCreateAppSecret(appSecret: string | undefined, dataDir: string): string {
  if (appSecret) return appSecret;
  const file = join(dataDir, 'app-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

/** The existing secret, for commands of the operator. Throws if there is none, instead of creating one. */
export function readAppSecret(appSecret: string | undefined, dataDir: string): string {
  if (!appSecret && !existsSync(join(dataDir, 'app-secret')))
    throw new Error(`Set APP_SECRET to that of the server: there is none in ${dataDir} either.`);
  return loadOrCreateAppSecret(appSecret, dataDir);
}

/** Words of placeholders, as in examples. */
const placeholders =
  /change.?(me|this|it)|example|placeholder|your.?(app.?)?secret|replace|insert|default|password|secret.?key|not.?so.?secret|for.?(tests?|development)/i;
const minLength = 32;
/** 32 random hexadecimal digits have about 14 different ones. */
const minDistinct = 8;

/** Why a secret is too weak; undefined if it is strong enough. */
export function findSecretProblem(secret: string): string | undefined {
  if (secret.length < minLength) return `must have at least ${minLength} characters`;
  if (secret.includes(',')) return 'must not contain a comma: APP_SECRET_PREVIOUS is a list';
  const isPlaceholder = placeholders.test(secret) || new Set(secret.toLowerCase()).size < minDistinct;
  return isPlaceholder || /^(.{1,16})\1+$/.test(secret)
    ? 'is an example or can be guessed; make one with: openssl rand -base64 48'
    : undefined;
}

/** A 32-byte key for one purpose. Keys for different purposes are independent. */
export function deriveKey(appSecret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', appSecret, 'clearing', purpose, 32));
}
