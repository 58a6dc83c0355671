import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type BillingApp,
  buy,
  createBillingApp,
  deliverWebhook,
  getActiveSubscription,
  processWebhooks,
  takeWebhooks,
} from '../../../tests/support/billing-app.ts';
import { createPerson } from '../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { openConcurrentDatabase } from '../../../tests/support/test-database.ts';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { lockInTransaction, withChangeLease, withProviderLock } from './locks.ts';
import { syncSubscription } from './sync/sync-subscription.ts';

/** On a real PostgreSQL with ten connections: PGlite has one, where nothing can wait beside another. */
let database: Database;
let billing: BillingApp;

beforeAll(async () => {
  database = await openConcurrentDatabase();
  billing = await createBillingApp({ database });
});
afterAll(async () => {
  await billing.close();
});

/** Something to wait for, until the test lets it go. */
function createDoor() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('two transactions with one name never overlap, those with different names do', async () => {
  const door = createDoor();
  const seen: string[] = [];
  const first = withProviderLock(database.db, 'one', async () => {
    seen.push('first');
    await door.opened;
    seen.push('first ends');
  });
  await vi.waitFor(() => expect(seen).toEqual(['first']));
  const second = withProviderLock(database.db, 'one', async () => void seen.push('second'));
  await withProviderLock(database.db, 'other', async () => void seen.push('other'));
  expect(seen).toEqual(['first', 'other']);
  door.open();
  await Promise.all([first, second]);
  expect(seen).toEqual(['first', 'other', 'first ends', 'second']);
});

test('a failure releases the lock and its slot', async () => {
  for (let round = 0; round < 10; round++) {
    const failing = withProviderLock(database.db, 'failing', async () => {
      throw new Error('not now');
    });
    await expect(failing).rejects.toThrow('not now');
  }
  expect(await withProviderLock(database.db, 'failing', async () => 'through')).toBe('through');
});

test('a transaction releases its lock when it ends', async () => {
  await database.db.transaction((tx) => lockInTransaction(tx, 'short'));
  expect(await withProviderLock(database.db, 'short', async () => 'through')).toBe('through');
});

test('a hanging provider takes four connections at most, webhooks and reads go on, and delayed work completes', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => billing.createPerson()));
  for (const person of people) await buy(billing, person);
  const [first, ...others] = await takeWebhooks(billing);
  const provider = billing.app.deps.providers.stripe;
  if (!first || !provider) throw new Error('nothing to test with');
  const door = createDoor();
  const asked = vi.fn(async () => {
    await door.opened;
    return null;
  });
  const deps = {
    ...billing.app.deps,
    now: billing.billingClock.now,
    provider: { ...provider, findSubscription: asked },
  };
  const hanging = Array.from({ length: 12 }, (_, index) => syncSubscription(deps, `sub_${index}`));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(4));
  const queries = Array.from({ length: 12 }, () => database.db.execute(sql`select 1`));
  await Promise.all(queries);
  expect((await deliverWebhook(billing, first)).statusCode).toBe(200);
  expect(asked).toHaveBeenCalledTimes(4);
  door.open();
  await Promise.all(hanging);
  expect(asked).toHaveBeenCalledTimes(12);
  for (const event of others) await deliverWebhook(billing, event);
  await processWebhooks(billing);
  for (const person of people)
    expect(await getActiveSubscription(billing, person)).toMatchObject({ subscriptionType: 'MONTHLY' });
});

describe('the lease of a change', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  const newUser = async () => (await createPerson(app)).userId;
  const leases = (userId: string) =>
    app.deps.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));

  test('changes of one person run one after another, those of different people concurrently', async () => {
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

  test('the next change runs after a failure', async () => {
    const userId = await newUser();
    const failing = withChangeLease(app.deps, userId, async () => Promise.reject(new Error('declined')));
    await expect(failing).rejects.toThrow('declined');
    expect(await withChangeLease(app.deps, userId, async () => 'done')).toBe('done');
    expect(await leases(userId)).toEqual([]);
  });

  test('a lease left by a crash expires, and its late release frees no other', async () => {
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
});
