import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkGate } from './work-gate.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Jobs that end when the test says so. */
function createJobs() {
  const ends: (() => void)[] = [];
  const job = (name: string) => () => new Promise<string>((resolve) => ends.push(() => resolve(name)));
  return { job, ends };
}

it('runs only so many jobs at a time and starts the others in their order', async () => {
  const gate = createWorkGate({ concurrency: 2, queue: 5, waitMs: 1_000 });
  const { job, ends } = createJobs();
  const done: string[] = [];
  const all = ['a', 'b', 'c', 'd'].map((name) => gate(job(name)).then((result) => done.push(result)));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(3);
  ends[0]?.();
  ends[2]?.();
  await vi.advanceTimersByTimeAsync(0);
  ends[3]?.();
  await Promise.all(all);
  expect(done).toEqual(['b', 'a', 'c', 'd']);
});

it('answers busy with a time to come back when the queue is full', async () => {
  const gate = createWorkGate({ concurrency: 1, queue: 1, waitMs: 2_000 });
  const { job, ends } = createJobs();
  const first = gate(job('first'));
  const second = gate(job('second'));
  await expect(gate(job('third'))).rejects.toMatchObject({ code: 'busy', retryAfterS: 2 });
  await vi.advanceTimersByTimeAsync(0);
  ends[0]?.();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  ends[1]?.();
  expect(await second).toBe('second');
});

it('answers busy after too long a wait and never runs that job', async () => {
  const gate = createWorkGate({ concurrency: 1, queue: 5, waitMs: 2_000 });
  const { job, ends } = createJobs();
  const first = gate(job('first'));
  const late = expect(gate(job('late'))).rejects.toMatchObject({ code: 'busy' });
  await vi.advanceTimersByTimeAsync(2_000);
  await late;
  ends[0]?.();
  await first;
  expect(ends).toHaveLength(1);
});

it('goes on after a job that failed', async () => {
  const gate = createWorkGate({ concurrency: 1, queue: 1, waitMs: 2_000 });
  const failed = gate(async () => {
    throw new Error('broken');
  });
  await expect(failed).rejects.toThrow('broken');
  expect(await gate(async () => 'works')).toBe('works');
});
