import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPerson } from '../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import {
  idempotencyKeys,
  refreshTokens,
  sessions,
  usedProofs,
  users,
  verificationCodes,
} from '../db/schema.ts';
import { deleteExpiredRows } from './expired-rows.ts';

const dayMs = 24 * 3_600_000;
let testApp: TestApp;

beforeEach(async () => {
  testApp = await createTestApp();
});
afterEach(() => testApp.close());

const tables = { verificationCodes, usedProofs, idempotencyKeys, sessions, refreshTokens, users };

/** The tables in which something is left after a sweep. */
async function leftAfter(databaseNow: SQL): Promise<string[]> {
  const { deps } = testApp;
  await deleteExpiredRows({ ...deps, databaseNow });
  const counts = Object.entries(tables).map(async ([name, table]) => [name, await deps.db.$count(table)]);
  return Object.entries(Object.fromEntries(await Promise.all(counts)))
    .filter(([, count]) => count !== 0)
    .map(([name]) => name);
}

test('removes only what has expired, and never the person', async () => {
  const { deps, clock } = testApp;
  const { userId } = await createPerson(testApp);
  const [createdAt, soon] = [deps.now(), new Date(deps.now().getTime() + 600_000)];
  await deps.db.insert(verificationCodes).values({
    purpose: 'reset',
    email: 'p@example.org',
    codeMac: 'mac',
    ticketHash: 'ticket',
    networkHash: 'network',
    createdAt,
    expiresAt: soon,
  });
  await deps.db.insert(usedProofs).values({ hash: 'proof', expiresAt: soon });
  await deps.db
    .insert(idempotencyKeys)
    .values({ userId, key: 'k', endpoint: 'e', requestHash: 'h', createdAt });
  const left = () => leftAfter(sql`'infinity'::timestamptz`);
  const all = Object.keys(tables);
  expect(await left()).toEqual(all);
  clock.pass(dayMs - 1);
  expect(await left()).toEqual(all.filter((name) => name !== 'usedProofs'));
  clock.pass(600_000 + 2);
  expect(await left()).toEqual(['sessions', 'refreshTokens', 'users']);
  clock.pass(90 * dayMs);
  expect(await left()).toEqual(['users']);
});

test('removes nothing too early if one clock is fast', async () => {
  await createPerson(testApp);
  const all = ['sessions', 'refreshTokens', 'users'];
  expect(await leftAfter(sql`'infinity'::timestamptz`)).toEqual(all);
  const right = sql`${testApp.clock.now().toISOString()}::timestamptz`;
  testApp.clock.pass(400 * dayMs);
  expect(await leftAfter(right)).toEqual(all);
});
