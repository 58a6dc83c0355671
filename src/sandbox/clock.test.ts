import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type DueWork, openSandboxClock, type SandboxClock } from './clock.ts';

let dataDir: string;
let real: Date;
const realNow = () => real;
const openClock = () => openSandboxClock({ dataDir, realNow });

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'clearing-'));
  real = new Date('2026-11-20T10:00:00.000Z');
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(dataDir, { recursive: true, force: true });
});

interface Ran {
  name: string;
  at: string;
  clock: string;
}

/** Runs every `everyH` hours and writes down when. */
function repeating(clock: SandboxClock, name: string, everyH: number, ran: Ran[]): DueWork {
  let due = new Date(real.getTime() + everyH * 3_600_000);
  return {
    nextDue: () => due,
    runDue: async (now) => {
      ran.push({ name, at: now.toISOString().slice(5, 16), clock: clock.now().toISOString().slice(5, 16) });
      due = new Date(now.getTime() + everyH * 3_600_000);
    },
  };
}

describe('the clock of the sandbox', () => {
  test('is the real one until it is moved, and then goes on from there', async () => {
    const clock = await openClock();
    expect(clock.now()).toEqual(real);
    await clock.moveTo(new Date('2027-01-01T00:00:00.000Z'));
    real = new Date(real.getTime() + 5_000);
    expect(clock.now().toISOString()).toBe('2027-01-01T00:00:05.000Z');
  });

  test('is where it was after a restart, and leaves one whole file', async () => {
    await (await openClock()).moveTo(new Date('2027-01-01T00:00:00.000Z'));
    expect((await openClock()).now().toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(await readdir(join(dataDir, 'sandbox'))).toEqual(['clock.json']);
  });

  test('calls its listeners after each move, when due work is done', async () => {
    const clock = await openClock();
    const ran: Ran[] = [];
    clock.addWork(repeating(clock, 'renewal', 5, ran));
    const calls: string[] = [];
    clock.afterMove(async () => void calls.push(`${clock.now().toISOString()} ${ran.length}`));
    await clock.moveTo(new Date('2026-11-20T20:30:00.000Z'));
    await clock.moveTo(new Date('2026-11-21T21:30:00.000Z'));
    expect(calls).toEqual(['2026-11-20T20:30:00.000Z 2', '2026-11-21T21:30:00.000Z 7']);
  });

  test('only moves forward', async () => {
    const clock = await openClock();
    const back = new Date(real.getTime() - 1);
    await expect(clock.moveTo(back)).rejects.toThrow('The clock only moves forward.');
    await expect(clock.moveTo(new Date('nonsense'))).rejects.toThrow('That is not a date.');
    expect(clock.now()).toEqual(real);
  });

  test('runs due work in order, each piece at its due time', async () => {
    const clock = await openClock();
    const ran: Ran[] = [];
    clock.addWork(repeating(clock, 'slow', 5, ran));
    clock.addWork(repeating(clock, 'quick', 2, ran));
    clock.addWork({ nextDue: () => undefined, runDue: () => Promise.reject(new Error('is never due')) });
    await clock.moveTo(new Date('2026-11-20T16:00:00.000Z'));
    expect(ran).toEqual([
      { name: 'quick', at: '11-20T12:00', clock: '11-20T12:00' },
      { name: 'quick', at: '11-20T14:00', clock: '11-20T14:00' },
      { name: 'slow', at: '11-20T15:00', clock: '11-20T15:00' },
      { name: 'quick', at: '11-20T16:00', clock: '11-20T16:00' },
    ]);
  });

  test('does two moves one after the other', async () => {
    const clock = await openClock();
    const ran: Ran[] = [];
    clock.addWork(repeating(clock, 'work', 2, ran));
    await Promise.all([
      clock.moveTo(new Date('2026-11-20T13:00:00.000Z')),
      clock.moveTo(new Date('2026-11-20T15:00:00.000Z')),
    ]);
    expect(ran.map(({ at }) => at)).toEqual(['11-20T12:00', '11-20T14:00']);
  });

  test('runs what was due while it was stopped in the middle of a move', async () => {
    const failing = await openClock();
    const due = new Date('2026-11-20T12:00:00.000Z');
    failing.addWork({ nextDue: () => due, runDue: () => Promise.reject(new Error('the power went')) });
    await expect(failing.moveTo(new Date('2026-11-20T18:00:00.000Z'))).rejects.toThrow('the power went');
    const clock = await openClock();
    const ran: Ran[] = [];
    clock.addWork(repeating(clock, 'work', 4, ran));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    clock.start();
    vi.advanceTimersByTime(1_000);
    await clock.moveTo(clock.now());
    clock.stop();
    expect(ran.map(({ at }) => at)).toEqual(['11-20T14:00', '11-20T18:00']);
  });

  test('runs what real time makes due while it is started, and not after', async () => {
    const clock = await openClock();
    const ran: Ran[] = [];
    clock.addWork(repeating(clock, 'work', 1, ran));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    clock.start();
    real = new Date(real.getTime() + 3_600_000);
    vi.advanceTimersByTime(1_000);
    await vi.waitFor(() => expect(ran.map(({ at }) => at)).toEqual(['11-20T11:00']));
    clock.stop();
    real = new Date(real.getTime() + 3_600_000);
    vi.advanceTimersByTime(5_000);
    expect(vi.getTimerCount()).toBe(0);
    expect(ran).toHaveLength(1);
  });
});
