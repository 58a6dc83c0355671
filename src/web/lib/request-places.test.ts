import { describe, expect, it } from 'vitest';
import { createRequestPlaces, type Scope } from './request-places.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
const windowOf = (windowId: string, sessionId?: string): Scope => ({ sessionId, windowId });

/** Who has come in, in order, and how each one leaves again. */
async function enterAll(scopes: Scope[], signals: AbortSignal[] = []) {
  const places = createRequestPlaces();
  const inside: number[] = [];
  const leave: (() => void)[] = [];
  const entries = scopes.map((scope, index) =>
    places.enter(scope, signals[index]).then((left) => {
      inside.push(index);
      leave[index] = left;
    }),
  );
  const settled = Promise.allSettled(entries);
  await settle();
  const leaveInTime = (index: number) => {
    leave[index]?.();
    return settle();
  };
  return { inside, settled, leave: leaveInTime };
}

describe('the places of requests', () => {
  it('are two for a window; the others come in as they came', async () => {
    const { inside, leave } = await enterAll([1, 2, 3, 4].map(() => windowOf('w')));
    expect(inside).toEqual([0, 1]);
    await leave(1);
    expect(inside).toEqual([0, 1, 2]);
    await leave(1); // Twice: no more than one place was held.
    expect(inside).toEqual([0, 1, 2]);
    await leave(0);
    expect(inside).toEqual([0, 1, 2, 3]);
  });

  it('are five for a session over several windows', async () => {
    const scopes = [0, 0, 1, 1, 2, 2].map((window) => windowOf(`w${window}`, 's'));
    const { inside, leave } = await enterAll(scopes);
    expect(inside).toEqual([0, 1, 2, 3, 4]);
    await leave(0);
    expect(inside).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('of one window hold up no other', async () => {
    const { inside } = await enterAll([windowOf('w'), windowOf('w'), windowOf('w'), windowOf('other')]);
    expect(inside).toEqual([0, 1, 3]);
  });

  it('let in all who fit when one leaves', async () => {
    const busy = [windowOf('a', 's'), windowOf('a', 's'), windowOf('b', 's'), windowOf('b', 's')];
    const { inside, leave } = await enterAll([
      ...busy,
      windowOf('c', 's'),
      windowOf('a', 't'),
      windowOf('c', 's'),
    ]);
    expect(inside).toEqual([0, 1, 2, 3, 4]);
    await leave(0);
    expect(inside).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('are not waited for by who has left', async () => {
    const gone = new AbortController();
    const stay = new AbortController().signal;
    const { inside, leave, settled } = await enterAll(
      [1, 2, 3, 4].map(() => windowOf('w')),
      [stay, stay, gone.signal, stay],
    );
    gone.abort(new Error('left'));
    await leave(0);
    expect(inside).toEqual([0, 1, 3]);
    expect((await settled)[2]).toMatchObject({ status: 'rejected', reason: { message: 'left' } });
  });

  it('are not given to who has left before asking', async () => {
    const places = createRequestPlaces();
    await expect(places.enter(windowOf('w'), AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
