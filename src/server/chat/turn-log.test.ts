import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTurnLog, type NewTurn } from './turn-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const turn = (id: string, given: Partial<NewTurn> = {}): NewTurn => ({
  id,
  userId: 'ann',
  sessionId: 'evening',
  stopsUnheard: true,
  ...given,
});

describe('events', () => {
  it('have ids that name their turn, counted from 1, with a final that is known by its own', () => {
    const running = createTurnLog().open(turn('t1'));
    running.push('message', { text: 'a' });
    running.push('thinking', { text: 'b\nc' });
    running.push('final', { text: 'd' });
    expect(running.events().map(({ id }) => id)).toEqual(['t1-1', 't1-2', 't1-end']);
    expect(running.events()[1]?.data).not.toContain('\n');
  });

  it('wake every reader until it has left, and none come after the end', () => {
    const running = createTurnLog().open(turn('t1'));
    const [first, second] = [vi.fn(), vi.fn()];
    const leave = running.join(first);
    running.join(second);
    running.push('thinking', {});
    leave();
    running.end();
    running.push('thinking', {});
    expect([first.mock.calls.length, second.mock.calls.length, running.events().length]).toEqual([1, 2, 1]);
  });
});

describe('a turn that nobody listens to', () => {
  it('stops a minute after its last reader left', () => {
    const running = createTurnLog().open(turn('t1'));
    const [leaveFirst, leaveSecond] = [running.join(() => {}), running.join(() => {})];
    leaveFirst();
    vi.advanceTimersByTime(120_000);
    expect(running.signal.aborted).toBe(false);
    leaveSecond();
    vi.advanceTimersByTime(59_999);
    expect(running.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(running.signal.reason).toBe('unheard');
  });

  it('goes on when a reader comes back in time', () => {
    const running = createTurnLog().open(turn('t1'));
    running.join(() => {})();
    vi.advanceTimersByTime(59_000);
    running.join(() => {});
    vi.advanceTimersByTime(120_000);
    expect(running.signal.aborted).toBe(false);
  });

  it('goes on when it was begun without a stream', () => {
    const running = createTurnLog().open(turn('t1', { stopsUnheard: false }));
    running.join(() => {})();
    vi.advanceTimersByTime(120_000);
    expect(running.signal.aborted).toBe(false);
  });
});

describe('replay', () => {
  it('finds the running turn, then the ended one for some minutes, and only with its owner', () => {
    const log = createTurnLog({ keepMs: 1_000 });
    const running = log.open(turn('t1'));
    running.end();
    expect(log.latest('ann', 'evening')).toBe(running);
    expect(log.latest('ben', 'evening')).toBeUndefined();
    vi.advanceTimersByTime(1_000);
    expect(log.latest('ann', 'evening')).toBeUndefined();
  });

  it('keeps no more turns than its limit, the newest', () => {
    const log = createTurnLog({ keptTurns: 2 });
    for (const sessionId of ['one', 'two', 'three']) log.open(turn(sessionId, { sessionId })).end();
    expect(['one', 'two', 'three'].map((id) => log.latest('ann', id)?.id)).toEqual([
      undefined,
      'two',
      'three',
    ]);
  });

  it('keeps no more text than its limit', () => {
    const log = createTurnLog({ keptChars: 150 });
    for (const sessionId of ['one', 'two']) {
      const running = log.open(turn(sessionId, { sessionId }));
      running.push('thinking', { text: 'x'.repeat(100) });
      running.end();
    }
    expect(['one', 'two'].map((id) => log.latest('ann', id)?.id)).toEqual([undefined, 'two']);
  });

  it('forgets a dialogue, and tells its running turn', () => {
    const log = createTurnLog();
    const running = log.open(turn('t1'));
    log.forget('ann', 'evening');
    expect([log.latest('ann', 'evening'), running.signal.reason]).toEqual([undefined, 'deleted']);
  });
});

describe('idle', () => {
  it('waits for running turns and for readers of ended ones', async () => {
    const log = createTurnLog();
    const states: string[] = [];
    const running = log.open(turn('t1'));
    const forgotten = log.open(turn('t2', { sessionId: 'noon' }));
    log.forget('ann', 'noon');
    const leave = running.join(() => {});
    const idle = log.idle().then(() => states.push('idle'));
    running.end();
    await Promise.resolve();
    states.push('reader leaves');
    leave();
    await Promise.resolve();
    states.push('forgotten turn ends');
    forgotten.end();
    await idle;
    expect(states).toEqual(['reader leaves', 'forgotten turn ends', 'idle']);
  });

  it('is reached at once when nothing runs', async () => {
    await expect(createTurnLog().idle()).resolves.toBeUndefined();
  });
});
