import { describe, expect, it } from 'vitest';
import { createRequestGate, TooFrequent } from './request-gate.ts';

const scope = { sessionId: 's1', windowId: 'w1' };

/** Work that ends when it is told to. */
function deferred<T>() {
  const handle = {
    calls: 0,
    end: (_value: T) => undefined as unknown,
    fail: (_cause: Error) => undefined as unknown,
  };
  const work = () =>
    new Promise<T>((resolve, reject) => {
      handle.calls += 1;
      handle.end = resolve;
      handle.fail = reject;
    });
  return { handle, work };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the request gate', () => {
  it('shares an identical pending request', async () => {
    const gate = createRequestGate();
    const { handle, work } = deferred<string>();
    const first = gate.run('a', scope, work);
    const second = gate.run('a', scope, work);
    await settle();
    handle.end('answer');
    expect(await Promise.all([first, second])).toEqual(['answer', 'answer']);
    expect(handle.calls).toBe(1);
  });

  it('serves an identical request within 500 ms from the answer it has', async () => {
    let time = 0;
    let calls = 0;
    const gate = createRequestGate(() => time);
    const work = async () => {
      calls += 1;
      return calls;
    };
    expect(await gate.run('a', scope, work)).toBe(1);
    time = 499;
    expect(await gate.run('a', scope, work)).toBe(1);
    time = 1_100;
    expect(await gate.run('a', scope, work)).toBe(2);
  });

  it('refuses an identical request within 500 ms when there is no answer to give', async () => {
    let time = 0;
    const gate = createRequestGate(() => time);
    const failing = () => Promise.reject(new Error('down'));
    await expect(gate.run('a', scope, failing)).rejects.toThrow('down');
    time = 300;
    await expect(gate.run('a', scope, failing)).rejects.toThrow(TooFrequent);
    await expect(gate.run('b', scope, async () => 'other')).resolves.toBe('other');
    time = 600;
    await expect(gate.run('a', scope, async () => 'back')).resolves.toBe('back');
  });

  it('runs two of a window at once and queues the third', async () => {
    const gate = createRequestGate();
    const works = [deferred<number>(), deferred<number>(), deferred<number>()];
    const runs = works.map(({ work }, index) => gate.run(`r${index}`, scope, work));
    await settle();
    expect(works.map(({ handle }) => handle.calls)).toEqual([1, 1, 0]);
    works[0]?.handle.fail(new Error('gone'));
    await expect(runs[0]).rejects.toThrow('gone');
    await settle();
    expect(works[2]?.handle.calls).toBe(1);
    works[1]?.handle.end(1);
    works[2]?.handle.end(2);
    expect(await Promise.all(runs.slice(1))).toEqual([1, 2]);
  });

  it('runs five of a session at once over several windows', async () => {
    const gate = createRequestGate();
    const works = Array.from({ length: 6 }, () => deferred<number>());
    const runs = works.map(({ work }, index) =>
      gate.run(`r${index}`, { sessionId: 's1', windowId: `w${Math.floor(index / 2)}` }, work),
    );
    await settle();
    expect(works.map(({ handle }) => handle.calls)).toEqual([1, 1, 1, 1, 1, 0]);
    works[0]?.handle.end(0);
    await settle();
    expect(works[5]?.handle.calls).toBe(1);
    for (const [index, { handle }] of works.entries()) handle.end(index);
    expect(await Promise.all(runs)).toHaveLength(6);
  });

  it('does not let one full window hold up another', async () => {
    const gate = createRequestGate();
    const busy = [deferred<number>(), deferred<number>(), deferred<number>()];
    const runs = busy.map(({ work }, index) => gate.run(`r${index}`, scope, work));
    const other = { sessionId: 's2', windowId: 'w2' };
    await expect(gate.run('free', other, async () => 'now')).resolves.toBe('now');
    for (const { handle } of busy.slice(0, 2)) handle.end(0);
    await settle();
    busy[2]?.handle.end(0);
    await Promise.all(runs);
  });
});
