import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FakeRedis, startFakeRedis } from '../../../tests/support/fake-redis.ts';
import { createClock } from '../../../tests/support/test-app.ts';
import { type Counters, createFallbackCounters, createMemoryCounters } from './counters.ts';
import { createRedisCounters } from './redis-counters.ts';

const clock = createClock();
let redis: FakeRedis;
beforeAll(async () => {
  redis = await startFakeRedis();
});
afterAll(() => redis.stop());

const kinds: Record<string, () => Promise<Counters>> = {
  memory: async () => createMemoryCounters(clock.now),
  Redis: async () => {
    const counters = createRedisCounters(redis.url, () => {});
    await vi.waitFor(() => counters.ping());
    return counters;
  },
};

describe.each(Object.keys(kinds))('counters in %s', (kind) => {
  let counters: Counters;
  beforeAll(async () => {
    counters = (await kinds[kind]?.()) ?? createMemoryCounters(clock.now);
  });
  afterAll(() => counters.close());

  it('count every hit of a key, also at the same moment', async () => {
    const key = randomUUID();
    const hits = await Promise.all(Array.from({ length: 20 }, () => counters.hit(key, 60_000)));
    expect(hits.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    for (const { resetMs } of hits) {
      expect(resetMs).toBeGreaterThan(50_000);
      expect(resetMs).toBeLessThanOrEqual(60_000);
    }
  });

  it('know nothing of other keys', async () => {
    await counters.hit(randomUUID(), 60_000);
    expect((await counters.hit(randomUUID(), 60_000)).count).toBe(1);
  });

  it('keep the place of each member', async () => {
    const key = randomUUID();
    const places: number[] = [];
    for (const member of ['a', 'b', 'a', 'c', 'b']) {
      places.push((await counters.place(key, member, 60_000)).place);
    }
    expect(places).toEqual([0, 1, 0, 2, 1]);
  });
});

describe('without an answer from Redis', () => {
  it.each(['dead', 'frozen'])('limits go on in memory when it is %s', async (state) => {
    const server = await startFakeRedis({ silent: state === 'frozen' });
    if (state === 'dead') await server.stop();
    const failures: Error[] = [];
    const first = createRedisCounters(server.url, (error) => failures.push(error));
    const counters = createFallbackCounters(first, createMemoryCounters(clock.now));
    const counts: number[] = [];
    for (let at = 0; at < 3; at += 1) counts.push((await counters.hit('key', 60_000)).count);
    expect(counts).toEqual([1, 2, 3]);
    expect((await counters.place('group', 'a', 60_000)).place).toBe(0);
    await counters.close();
    if (state === 'frozen') await server.stop();
  });
});

it('limits are not reset by a Redis that comes back empty', async () => {
  const shared = createMemoryCounters(clock.now);
  let store: Counters = shared;
  const counters = createFallbackCounters(
    {
      hit: (...input) => store.hit(...input),
      place: (...input) => store.place(...input),
      close: async () => {},
    },
    createMemoryCounters(clock.now),
  );
  // Two from another process, which only the shared store knows of.
  await shared.hit('key', 60_000);
  await shared.hit('key', 60_000);
  expect((await counters.hit('key', 60_000)).count).toBe(3);
  expect((await counters.place('group', 'a', 60_000)).place).toBe(0);
  store = createMemoryCounters(clock.now);
  expect((await counters.hit('key', 60_000)).count).toBe(2);
  expect((await counters.place('group', 'b', 60_000)).place).toBe(1);
});

it('a clock that is set back keeps nobody waiting for longer than a window', async () => {
  const own = createClock();
  const counters = createMemoryCounters(own.now);
  for (let at = 0; at < 5; at += 1) await counters.hit('key', 60_000);
  await counters.place('group', 'a', 60_000);
  own.pass(-2 * 3_600_000);
  expect((await counters.hit('key', 60_000)).count).toBe(1);
  expect((await counters.place('group', 'b', 60_000)).place).toBe(0);
});

it('memory forgets what has ended, and the oldest when strangers are too many', async () => {
  const counters = createMemoryCounters(clock.now);
  await counters.hit('first', 3_600_000);
  for (let at = 0; at < 101_000; at += 1) await counters.hit(`stranger-${at}`, 3_600_000);
  expect((await counters.hit('first', 3_600_000)).count).toBe(1);
  expect((await counters.hit('stranger-100999', 3_600_000)).count).toBe(2);
});
