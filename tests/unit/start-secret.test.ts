/** A server does not start with a secret that is public, or that cannot decrypt what is stored. */
import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertUser } from '../../src/server/auth/users.ts';
import { createMasterKeys, createUserKeyStore } from '../../src/server/privacy/user-keys.ts';
import { serverEntry, startServer, temporaryFolder } from '../support/server-process.ts';
import { openTestDatabase } from '../support/test-database.ts';

const secret = () => randomBytes(48).toString('base64');
const example = `changeme-${'0123456789'.repeat(4)}`;
let dataDir: string;
const start = (env: Record<string, string>) => startServer({ entry: serverEntry, dataDir, env });

beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('does not start in production with an example secret, and writes nothing', async () => {
  const env = { NODE_ENV: 'production', ALLOW_SANDBOX: 'true', APP_SECRET: example };
  await expect(start(env)).rejects.toThrow('APP_SECRET: is an example');
  expect(existsSync(join(dataDir, 'pg'))).toBe(false);
}, 60_000);

/** A database with one person, whose key is wrapped with this secret. */
async function databaseOf(appSecret: string) {
  const database = await openTestDatabase();
  if (database.native.kind !== 'postgres') throw new Error('there is no PostgreSQL');
  const now = new Date('2026-11-20T10:00:00.000Z');
  const person = { email: 'a@b.test', passwordHash: 'none', fullName: 'a' };
  const user = await insertUser(database.db, person, now);
  const keys = { db: database.db, masterKeys: createMasterKeys(appSecret), now: () => now };
  await createUserKeyStore(keys).getCipher(user.id);
  return { url: database.native.url, close: database.close };
}

it.runIf(process.env.TEST_DATABASE_SERVER)(
  'does not start when texts are encrypted under another secret, and names the setting to change',
  async () => {
    const [mine, other] = [secret(), secret()];
    const { url: DATABASE_URL, close } = await databaseOf(mine);
    try {
      await expect(start({ DATABASE_URL, APP_SECRET: other })).rejects.toThrow(
        /APP_SECRET: the texts of 1 people are encrypted under another secret .* APP_SECRET_PREVIOUS/,
      );
    } finally {
      await close();
    }
  },
  60_000,
);
