import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPerson } from '../../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { idempotencyKeys } from '../../db/schema.ts';
import { withChangeLease } from './lease.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newUser = async () => (await createPerson(app)).userId;
const leases = (userId: string) =>
  app.deps.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));

test('changes of one person run one after another, those of others beside them', async () => {
  const [one, other] = [await newUser(), await newUser()];
  const running = new Map<string, number>();
  let most = 0;
  const run = (userId: string) =>
    withChangeLease(app.deps, userId, async () => {
      const count = (running.get(userId) ?? 0) + 1;
      running.set(userId, count);
      most = Math.max(most, count);
      await pause(5);
      running.set(userId, count - 1);
      return userId;
    });
  const done = await Promise.all([run(one), run(one), run(other), run(one)]);
  expect(done).toEqual([one, one, other, one]);
  expect(most).toBe(1);
});

test('the next one goes on when one fails', async () => {
  const userId = await newUser();
  const failing = withChangeLease(app.deps, userId, async () => Promise.reject(new Error('declined')));
  await expect(failing).rejects.toThrow('declined');
  expect(await withChangeLease(app.deps, userId, async () => 'done')).toBe('done');
  expect(await leases(userId)).toEqual([]);
});

test('one that a crash left behind ends by itself, and its late end frees nobody else’s', async () => {
  const userId = await newUser();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = withChangeLease(app.deps, userId, () => held);
  await expect.poll(async () => (await leases(userId)).length).toBe(1);
  app.clock.pass(300_001);
  await withChangeLease(app.deps, userId, async () => {
    release();
    await first;
    expect(await leases(userId)).toHaveLength(1);
  });
  expect(await leases(userId)).toEqual([]);
});
