import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeRedis, startFakeRedis } from '../../../tests/support/fake-redis.ts';
import { createClock, type TestClock } from '../../../tests/support/test-app.ts';
import {
  type Counters,
  createFallbackCounters,
  createLimiter,
  createMemoryCounters,
  type Limiter,
} from './limiter.ts';
import { createRedisCounters } from './redis.ts';

describe('the limiter', () => {
  let clock: TestClock;
  let counters: Counters;
  let limiter: Limiter;
  const key = Buffer.alloc(32, 7);

  function create(loopbackExempt = false): Limiter {
    return createLimiter({ counters, key, loopbackExempt });
  }

  beforeEach(() => {
    clock = createClock();
    counters = createMemoryCounters(clock.now);
    limiter = create();
  });

  async function count(tries: number, run: (at: number) => Promise<void>): Promise<number> {
    let passed = 0;
    for (let at = 0; at < tries; at += 1)
      await run(at)
        .then(() => (passed += 1))
        .catch(() => {});
    return passed;
  }

  describe('a rule', () => {
    it('lets five sign-ins a minute and thirty an hour through', async () => {
      const minute = () => count(8, () => limiter.limitSubject('login', '203.0.113.7'));
      expect(await minute()).toBe(5);
      for (let at = 1; at < 6; at += 1) {
        clock.pass(60_000);
        expect(await minute()).toBe(5);
      }
      clock.pass(60_000);
      expect(await minute()).toBe(0);
      clock.pass(3_600_000);
      expect(await minute()).toBe(5);
    });

    it('says when to come back', async () => {
      await count(5, () => limiter.limitSubject('login', '203.0.113.7'));
      clock.pass(20_000);
      await expect(limiter.limitSubject('login', '203.0.113.7')).rejects.toMatchObject({
        code: 'too_many_requests',
        retryAfterS: 40,
      });
    });

    it('counts each subject by itself, and none where there is none', async () => {
      await count(6, () => limiter.limitSubject('login', '203.0.113.7'));
      expect(await count(5, () => limiter.limitSubject('login', '203.0.113.8'))).toBe(5);
      expect(await count(50, () => limiter.limitSubject('login', undefined))).toBe(50);
    });

    it('lets one through when two take the last place at the same moment', async () => {
      await count(4, () => limiter.limitSubject('login', '203.0.113.7'));
      const results = await Promise.allSettled(
        [1, 2].map(() => limiter.limitSubject('login', '203.0.113.7')),
      );
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });

  describe('the mail addresses of a network', () => {
    it('are twenty a day; known ones go on', async () => {
      const ask = (at: number) => limiter.limitEmailAddresses('203.0.113.7', `p${at}@example.org`);
      for (let at = 0; at < 20; at += 1) await ask(at);
      await expect(ask(20)).rejects.toMatchObject({ code: 'too_many_requests', retryAfterS: 86_400 });
      await ask(0);
      await ask(19);
      await limiter.limitEmailAddresses('203.0.113.8', 'p20@example.org');
      clock.pass(86_400_000);
      await ask(20);
    });
  });

  describe('the /48 of IPv6 networks', () => {
    const from = (at: number) => `2001:db8:7:${at.toString(16)}::1`;

    it('has the limits of four networks, however many its owner uses', async () => {
      expect(await count(400, (at) => limiter.limitCall('login', { ip: from(at) }))).toBe(20);
      await limiter.limitCall('login', { ip: '2001:db8:8::1' });
    });

    it('has eighty mail addresses a day', async () => {
      const ask = (at: number) => limiter.limitEmailAddresses(from(at), `p${at}@example.org`);
      expect(await count(100, ask)).toBe(80);
      await limiter.limitEmailAddresses('2001:db8:8::1', 'p@example.org');
    });
  });

  describe('loopback', () => {
    it('is left alone while the product is tried out, other networks are not', () => {
      const trying = create(true);
      expect(trying.findLimitedNetwork('127.0.0.1')).toBeUndefined();
      expect(trying.findLimitedNetwork('::1')).toBeUndefined();
      expect(trying.findLimitedNetwork('192.168.1.4')).toBe('192.168.1.4');
      expect(limiter.findLimitedNetwork('127.0.0.1')).toBe('127.0.0.1');
    });
  });

  it('stores no address and no network in the clear', async () => {
    const keys: string[] = [];
    const spy: Counters = {
      ...counters,
      hit: (name, windowMs) => {
        keys.push(name);
        return counters.hit(name, windowMs);
      },
      rank: (name, member, windowMs) => {
        keys.push(name, member);
        return counters.rank(name, member, windowMs);
      },
    };
    const watched = createLimiter({ counters: spy, key, loopbackExempt: false });
    await watched.limitCall('codes', { ip: '203.0.113.7' });
    await watched.limitCall('codes', { ip: '2001:db8::1' });
    await watched.limitEmailAddresses('203.0.113.7', 'a@example.org');
    expect(keys).toHaveLength(5);
    expect(keys.join(' ')).not.toMatch(/203\.0\.113|2001|example\.org/);
  });
});

describe('the counters of limits', () => {
  const clock = createClock();
  let redis: FakeRedis;
  beforeAll(async () => {
    redis = await startFakeRedis();
  });
  afterAll(() => redis.stop());

  async function openOnRedis(): Promise<Counters> {
    const counters = createRedisCounters(redis.url, () => {});
    await vi.waitFor(() => counters.ping());
    return counters;
  }

  const kinds: Record<string, () => Promise<Counters>> = {
    memory: async () => createMemoryCounters(clock.now),
    Redis: openOnRedis,
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
        places.push((await counters.rank(key, member, 60_000)).rank);
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
      expect((await counters.rank('group', 'a', 60_000)).rank).toBe(0);
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
        rank: (...input) => store.rank(...input),
        close: async () => {},
      },
      createMemoryCounters(clock.now),
    );
    // Two from another process, which only the shared store knows of.
    await shared.hit('key', 60_000);
    await shared.hit('key', 60_000);
    expect((await counters.hit('key', 60_000)).count).toBe(3);
    expect((await counters.rank('group', 'a', 60_000)).rank).toBe(0);
    store = createMemoryCounters(clock.now);
    expect((await counters.hit('key', 60_000)).count).toBe(2);
    expect((await counters.rank('group', 'b', 60_000)).rank).toBe(1);
  });

  it('a clock that is set back keeps nobody waiting for longer than a window', async () => {
    const own = createClock();
    const counters = createMemoryCounters(own.now);
    for (let at = 0; at < 5; at += 1) await counters.hit('key', 60_000);
    await counters.rank('group', 'a', 60_000);
    own.pass(-2 * 3_600_000);
    expect((await counters.hit('key', 60_000)).count).toBe(1);
    expect((await counters.rank('group', 'b', 60_000)).rank).toBe(0);
  });

  it('memory forgets what has ended, and the oldest when strangers are too many', async () => {
    const counters = createMemoryCounters(clock.now);
    await counters.hit('first', 3_600_000);
    for (let at = 0; at < 101_000; at += 1) await counters.hit(`stranger-${at}`, 3_600_000);
    expect((await counters.hit('first', 3_600_000)).count).toBe(1);
    expect((await counters.hit('stranger-100999', 3_600_000)).count).toBe(2);
  });
});
