import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migratedImage } from '../../../tests/support/database-image.ts';
import { insertUser, isAdmin } from '../auth/users.ts';
import { openPglite } from '../db/database.ts';
import { changeRole } from './accounts-and-keys.ts';

let dataDir: string;
let userId: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clearing-role-'));
  const database = await openPglite(join(dataDir, 'pg'), await migratedImage());
  const now = new Date('2026-11-20T10:00:00.000Z');
  const user = await insertUser(
    database.db,
    { email: 'kim@example.org', passwordHash: 'none', fullName: 'k' },
    now,
  );
  userId = user.id;
  await database.close();
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

async function isAdminNow(): Promise<boolean> {
  const database = await openPglite(join(dataDir, 'pg'));
  const answer = await isAdmin(database.db, userId);
  await database.close();
  return answer;
}

test('gives and takes a role, in any spelling of the address, and refuses what it cannot do', async () => {
  const config = { dataDir, databaseUrl: undefined };
  const nowhere = { dataDir: join(dataDir, 'none'), databaseUrl: undefined };
  await expect(changeRole(nowhere, ['kim@example.org', 'ADMIN'])).rejects.toThrow('Start the server once');
  await expect(changeRole(config, ['kim@example.org', 'OWNER'])).rejects.toThrow('ADMIN (or USER)');
  await expect(changeRole(config, [])).rejects.toThrow('ADMIN (or USER)');
  await expect(changeRole(config, ['lee@example.org', 'ADMIN'])).rejects.toThrow(
    'No account has the address',
  );
  // The failed commands have unlocked the folder.
  expect(await changeRole(config, ['Kim@Example.org', 'ADMIN'])).toBe('kim@example.org is now ADMIN.');
  expect(await isAdminNow()).toBe(true);
  await changeRole(config, ['kim@example.org', 'USER']);
  expect(await isAdminNow()).toBe(false);
}, 60_000);
