import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClock, type TestClock } from '../../../../tests/support/test-app.ts';
import { openTestDatabase } from '../../../../tests/support/test-database.ts';
import type { Database } from '../../db/database.ts';
import { passwordTurns } from '../../db/schema.ts';
import { createPasswordGuard, type GuessLane, getDelayMs, type PasswordGuard } from './password-guard.ts';

let database: Database;
let clock: TestClock;
let guard: PasswordGuard;
let paused: number[];
const key = Buffer.alloc(32, 7);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(passwordTurns);
  clock = createClock();
  paused = [];
  guard = create();
});

function create(): PasswordGuard {
  const pause = async (ms: number) => {
    paused.push(ms);
    clock.pass(ms);
  };
  return createPasswordGuard({ db: database.db, key, now: clock.now, pause });
}

const account: GuessLane = { account: 'a@example.org' };
const check = (lane: GuessLane, right: boolean) =>
  guard.checkInTurn(lane, undefined, async () => (right ? 'right' : undefined));
async function fail(times: number, lane = account) {
  for (let at = 0; at < times; at += 1) expect(await check(lane, false)).toBeUndefined();
}

describe('failed checks', () => {
  it('delay the next one longer and longer after ten, and never refuse it', async () => {
    await fail(10);
    expect(paused).toEqual([]);
    await fail(5);
    expect(paused).toEqual([1_000, 2_000, 4_000, 8_000, 8_000]);
    expect(await check(account, true)).toBe('right');
    expect([9, 10, 11, 20].map(getDelayMs)).toEqual([0, 1_000, 2_000, 8_000]);
  });

  it('hold up nobody else, and no device that is known for the account', async () => {
    await fail(14);
    paused = [];
    expect(await check({ account: 'b@example.org' }, true)).toBe('right');
    expect(await check({ device: 'a device of a' }, true)).toBe('right');
    expect(paused).toEqual([]);
    await fail(1);
    expect(paused).toHaveLength(1);
  });

  it('are forgotten after a right password, and after a quarter of an hour', async () => {
    await fail(9);
    expect(await check(account, true)).toBe('right');
    await fail(10);
    clock.pass(15 * 60_000);
    await fail(10);
    expect(paused).toEqual([]);
  });

  it('are not those that could not be looked at', async () => {
    const broken = () => guard.checkInTurn(account, undefined, () => Promise.reject(new Error('busy')));
    for (let at = 0; at < 30; at += 1) await expect(broken()).rejects.toThrow('busy');
    expect(await check(account, true)).toBe('right');
    expect(paused).toEqual([]);
  });
});

describe('turns', () => {
  it('come one after the other; who would wait for long is asked to come back', async () => {
    let running = 0;
    let most = 0;
    const guess = (network: string) =>
      guard
        .checkInTurn(account, network, async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise(setImmediate);
          running -= 1;
          return undefined;
        })
        .then(() => 'looked at')
        .catch((error) => error.code);
    const answers = await Promise.all(
      Array.from({ length: 400 }, (_, at) => guess(`198.51.${at % 200}.${at}`)),
    );
    expect(most).toBe(1);
    expect(answers.filter((answer) => answer === 'looked at')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'too_many_requests')).toHaveLength(395);
  });

  it('leave one place to each network that waits', async () => {
    const guess = (network: string) =>
      guard.checkInTurn(account, network, async () => 'right').catch(() => 'no');
    const flood = Array.from({ length: 50 }, () => guess('198.51.100.1'));
    const owner = guess('203.0.113.9');
    expect(await owner).toBe('right');
    expect((await Promise.all(flood)).filter((answer) => answer === 'right')).toHaveLength(2);
  });

  it('of a process that died are free again after a while', async () => {
    let enter = () => {};
    const entered = new Promise<void>((resolve) => {
      enter = resolve;
    });
    void guard.checkInTurn(account, undefined, () => {
      enter();
      return new Promise(() => {});
    });
    await entered;
    guard = create();
    await expect(check(account, true)).rejects.toMatchObject({ code: 'too_many_requests' });
    clock.pass(15_000);
    expect(await check(account, true)).toBe('right');
  });

  it('are stored without the address that they are for', async () => {
    await fail(1);
    const rows = await database.db.select().from(passwordTurns).where(eq(passwordTurns.failures, 1));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('example');
  });
});
