import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryTurnLog } from './memory-turn-log.ts';
import type { NewTurn } from './turn-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turn = (id: string, given: Partial<NewTurn> = {}): NewTurn => ({
  id,
  userId: 'ann',
  sessionId: 'evening',
  stopsWithoutReaders: true,
  ...given,
});

describe('a turn that nobody listens to', () => {
  it('stops a minute after its last reader left', async () => {
    const running = await createMemoryTurnLog().open(turn('t1'));
    const [leaveFirst, leaveSecond] = [running.join(() => {}), running.join(() => {})];
    leaveFirst();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(running.signal.aborted).toBe(false);
    leaveSecond();
    await vi.advanceTimersByTimeAsync(59_999);
    expect(running.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(running.signal.reason).toBe('no-readers');
  });

  it('goes on when a reader comes back in time', async () => {
    const running = await createMemoryTurnLog().open(turn('t1'));
    running.join(() => {})();
    await vi.advanceTimersByTimeAsync(59_000);
    running.join(() => {});
    await vi.advanceTimersByTimeAsync(120_000);
    expect(running.signal.aborted).toBe(false);
  });

  it('goes on when it was begun without a stream', async () => {
    const running = await createMemoryTurnLog().open(turn('t1', { stopsWithoutReaders: false }));
    running.join(() => {})();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(running.signal.aborted).toBe(false);
  });

  it('goes on while somebody listens elsewhere, and a minute longer', async () => {
    const left = [30_000, 20_000, 0];
    const running = await createMemoryTurnLog({}, async () => left.shift() ?? 0).open(turn('t1'));
    running.join(() => {})();
    await vi.advanceTimersByTimeAsync(109_999);
    expect(running.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(running.signal.reason).toBe('no-readers');
  });
});

describe('replay', () => {
  it('has the running turn, then the ended one for some minutes', async () => {
    const log = createMemoryTurnLog({ keepMs: 1_000 });
    const running = await log.open(turn('t1'));
    running.end();
    expect(log.latest('ann', 'evening')).toBe(running);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(log.latest('ann', 'evening')).toBeUndefined();
  });

  it('keeps no more turns than its limit, the newest', async () => {
    const log = createMemoryTurnLog({ keptTurns: 2 });
    for (const sessionId of ['one', 'two', 'three']) (await log.open(turn(sessionId, { sessionId }))).end();
    expect(['one', 'two', 'three'].map((id) => log.latest('ann', id)?.id)).toEqual([
      undefined,
      'two',
      'three',
    ]);
  });

  it('keeps no more text than its limit', async () => {
    const log = createMemoryTurnLog({ keptChars: 150 });
    for (const sessionId of ['one', 'two']) {
      const running = await log.open(turn(sessionId, { sessionId }));
      running.push('thinking', { text: 'x'.repeat(100) });
      running.end();
    }
    expect(['one', 'two'].map((id) => log.latest('ann', id)?.id)).toEqual([undefined, 'two']);
  });
});
