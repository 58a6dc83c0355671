import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { migratedImage } from '../../../tests/support/database-image.ts';
import { createClock } from '../../../tests/support/test-app.ts';
import { type Database, openPglite } from '../db/database.ts';
import { idempotencyKeys, users } from '../db/schema.ts';
import { type ResponseCipher, withIdempotency } from './idempotency.ts';

const clock = createClock();
let database: Database;
let userId: string;

beforeAll(async () => {
  database = await openPglite(undefined, await migratedImage());
  const [user] = await database.db
    .insert(users)
    .values({ email: 'a@clearing.test', fullName: 'a', createdAt: clock.now() })
    .returning();
  userId = user?.id ?? '';
});
afterAll(() => database.close());

function call(key: string | string[] | undefined, body: unknown = { a: 1 }, endpoint = 'createOrder') {
  return { userId, key, endpoint, body };
}

function counter() {
  let runs = 0;
  return { run: async () => ({ run: ++runs }), count: () => runs };
}

/** Readable in the database; the database wants the version byte of a ciphertext in front. */
const plainCipher: ResponseCipher = {
  mac: (text) => text,
  encrypt: (_key, text) => Buffer.concat([Buffer.of(1), Buffer.from(text)]),
  decrypt: (_key, ciphertext) => Buffer.from(ciphertext).subarray(1).toString(),
};
const log = { error: vi.fn() };
const deps = (cipher = plainCipher) => ({
  db: database.db,
  now: clock.now,
  getCipher: async () => cipher,
  log,
});

test('runs every time without a key', async () => {
  const { run, count } = counter();
  await withIdempotency(deps(), call(undefined), run);
  await withIdempotency(deps(), call(undefined), run);
  expect(count()).toBe(2);
});

test('gives the first answer to a repeat, whatever the order of its fields', async () => {
  const { run, count } = counter();
  const first = await withIdempotency(deps(), call('repeat', { a: 1, b: { c: 2, d: 3 } }), run);
  const second = await withIdempotency(deps(), call('repeat', { b: { d: 3, c: 2 }, a: 1 }), run);
  expect([first, second, count()]).toEqual([{ run: 1 }, { run: 1 }, 1]);
});

test('runs once for twenty calls at the same moment', async () => {
  const { run, count } = counter();
  const calls = Array.from({ length: 20 }, () => withIdempotency(deps(), call('crowd'), run));
  expect(new Set((await Promise.all(calls)).map((answer) => answer.run))).toEqual(new Set([1]));
  expect(count()).toBe(1);
});

test('refuses a key that was used for another body or another endpoint', async () => {
  const { run } = counter();
  await withIdempotency(deps(), call('taken'), run);
  await expect(withIdempotency(deps(), call('taken', { a: 2 }), run)).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
  await expect(withIdempotency(deps(), call('taken', { a: 1 }, 'other'), run)).rejects.toMatchObject({
    code: 'idempotency_conflict',
  });
});

test('frees the key of a failed run', async () => {
  const { run } = counter();
  const failing = withIdempotency(deps(), call('failed'), async () => {
    throw new Error('not now');
  });
  await expect(failing).rejects.toThrow('not now');
  expect(await withIdempotency(deps(), call('failed'), run)).toEqual({ run: 1 });
});

test('a run that succeeded returns its response and keeps its key, although the response cannot be saved', async () => {
  const { run, count } = counter();
  const failing: ResponseCipher = {
    ...plainCipher,
    encrypt: () => {
      throw new Error('no key');
    },
  };
  expect(await withIdempotency(deps(failing), call('unsaved'), run)).toEqual({ run: 1 });
  expect(log.error).toHaveBeenCalledOnce();
  const rows = await database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'unsaved'));
  expect([rows.length, count()]).toEqual([1, 1]);
});

test('a repeat that waits for a run which fails then runs itself', async () => {
  const { run } = counter();
  const gate = Promise.withResolvers<{ run: number }>();
  const begun = Promise.withResolvers<void>();
  const first = withIdempotency(deps(), call('waits'), () => {
    begun.resolve();
    return gate.promise;
  });
  await begun.promise;
  const second = withIdempotency(deps(), call('waits'), run);
  gate.reject(new Error('not now'));
  await expect(first).rejects.toThrow('not now');
  expect(await second).toEqual({ run: 1 });
});

test('takes over the key of a run that was silent for 15 seconds, and lets that run change nothing', async () => {
  const { run } = counter();
  const gate = Promise.withResolvers<{ run: number }>();
  const begun = Promise.withResolvers<void>();
  const slow = withIdempotency(deps(), call('crashed'), () => {
    begun.resolve();
    return gate.promise;
  });
  await begun.promise;
  clock.pass(15_000);
  expect(await withIdempotency(deps(), call('crashed'), run)).toEqual({ run: 1 });
  gate.resolve({ run: 99 });
  await slow;
  expect(await withIdempotency(deps(), call('crashed'), run)).toEqual({ run: 1 });
});

test('does not take over before 15 seconds have passed', async () => {
  const { run, count } = counter();
  const gate = Promise.withResolvers<{ run: number }>();
  const begun = Promise.withResolvers<void>();
  const slow = withIdempotency(deps(), call('slow'), () => {
    begun.resolve();
    return gate.promise;
  });
  await begun.promise;
  clock.pass(14_999);
  const repeat = withIdempotency(deps(), call('slow'), run);
  gate.resolve({ run: 7 });
  expect([await slow, await repeat, count()]).toEqual([{ run: 7 }, { run: 7 }, 0]);
});

test('does not take over a long run that says that it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { run, count } = counter();
  const gate = Promise.withResolvers<{ run: number }>();
  const begun = Promise.withResolvers<void>();
  const slow = withIdempotency(deps(), call('long'), () => {
    begun.resolve();
    return gate.promise;
  });
  await begun.promise;
  for (let beats = 0; beats < 10; beats++) {
    clock.pass(4_000);
    vi.advanceTimersByTime(4_000);
    await vi.waitFor(async () => {
      const rows = await database.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, 'long'));
      expect(rows[0]?.createdAt).toEqual(clock.now());
    });
  }
  vi.useRealTimers();
  const repeat = withIdempotency(deps(), call('long'), run);
  gate.resolve({ run: 7 });
  expect([await slow, await repeat, count()]).toEqual([{ run: 7 }, { run: 7 }, 0]);
});

test('keeps the same key of two people apart', async () => {
  const [other] = await database.db
    .insert(users)
    .values({ email: 'b@clearing.test', fullName: 'b', createdAt: clock.now() })
    .returning();
  const { run, count } = counter();
  await withIdempotency(deps(), call('shared'), run);
  await withIdempotency(deps(), { ...call('shared'), userId: other?.id ?? '' }, run);
  expect(count()).toBe(2);
});

test.each([[''], ['x'.repeat(201)], ['a\u0000b'], ['ключ'], [['a', 'b']]])(
  'refuses the key %j',
  async (key) => {
    const { run, count } = counter();
    await expect(withIdempotency(deps(), call(key), run)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(count()).toBe(0);
  },
);

test('forgets keys older than a day', async () => {
  const { run } = counter();
  await withIdempotency(deps(), call('old'), run);
  clock.pass(24 * 3_600_000 + 1);
  await withIdempotency(deps(), call('new'), run);
  const keys = await database.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys);
  expect(keys.map(({ key }) => key)).not.toContain('old');
});
