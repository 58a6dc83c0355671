import { afterEach, expect, test, vi } from 'vitest';
import { followOrder } from './order-status.ts';

const order = {
  orderId: 'o1',
  orderNumber: 'C-1',
  orderType: 'YEARLY',
  amount: 61.95,
  currency: 'USD',
  paidAt: null,
  validUntil: null,
};
const pending = [200, { ...order, status: 'pending' }] as const;
const paid = [200, { ...order, status: 'paid' }] as const;
type Answer = readonly [number, object] | 'offline';

function follow(answers: Answer[]) {
  const waits: number[] = [];
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    const next = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (!next || next === 'offline') throw new TypeError('offline');
    return Response.json(next[1], { status: next[0] });
  });
  const wait = async (ms: number) => void waits.push(ms);
  const signal = new AbortController().signal;
  return followOrder({ wait, signal }, 'o1').then((view) => ({ view, waits }));
}

afterEach(() => vi.unstubAllGlobals());

test('a paid order is known after the first call', async () => {
  expect(await follow([paid])).toEqual({ view: { kind: 'paid', order: paid[1] }, waits: [] });
});

test('a pending order is polled after one second, then less often', async () => {
  const { view, waits } = await follow([pending, pending, pending, paid]);
  expect(view.kind).toBe('paid');
  expect(waits).toEqual([1_000, 1_500, 2_250]);
});

test('after a minute a pending order stays pending', async () => {
  const { view, waits } = await follow([pending]);
  expect(view).toEqual({ kind: 'pending' });
  const total = waits.reduce((sum, ms) => sum + ms, 0);
  expect(total).toBeGreaterThan(45_000);
  expect(total).toBeLessThanOrEqual(60_000);
});

test('a server that cannot be reached is asked again, and reported in the end', async () => {
  expect((await follow(['offline', [503, { code: 'busy' }], paid])).view.kind).toBe('paid');
  expect((await follow(['offline'])).view).toEqual({ kind: 'failed' });
});

test('unknown, malformed and expired orders are not pending', async () => {
  expect((await follow([[404, { code: 'not_found' }]])).view).toEqual({ kind: 'unknown' });
  expect((await follow([[400, { code: 'invalid_input' }]])).view).toEqual({ kind: 'unknown' });
  expect((await follow([[200, { ...order, status: 'expired' }]])).view).toEqual({ kind: 'expired' });
});
