/** Limits how much costly work, such as hashing passwords, runs at the same time. */
import PQueue from 'p-queue';
import { AppError } from './app-error.ts';

export interface WorkGateLimits {
  /** How many jobs run at the same time. */
  concurrency: number;
  /** How many jobs may wait; further ones are refused immediately. Unlimited by default. */
  queue?: number;
  /** A job that has waited for longer is refused. */
  waitMs: number;
  /** How many jobs of one caller may wait, so that one caller cannot fill the queue. Unlimited by default. */
  perCaller?: number;
  /** The error for a refused job; by default `busy` with `waitMs` as its Retry-After. */
  refusal?: () => AppError;
}

/**
 * Limits concurrent work. `caller`: whose job it is, e.g. the network of the request; without one, a job
 * counts only towards the whole queue.
 */
export interface WorkGate {
  <T>(work: () => Promise<T>, caller?: string): Promise<T>;
  state(): GateState;
}

export interface GateState {
  running: number;
  waiting: number;
  /** Since the start of the process. */
  refused: number;
}

/** Runs a few jobs at a time, in order of arrival. The gate rejects when the queue is full or the wait too long. */
export function createWorkGate(limits: WorkGateLimits): WorkGate {
  const { concurrency, queue: maxWaiting = Infinity, waitMs, perCaller = Infinity } = limits;
  const busy = () => new AppError('busy', { retryAfterS: waitMs / 1_000 });
  const queue = new PQueue({ concurrency });
  /** The waiting jobs, with their callers. */
  const waiting = new Map<AbortController, string | undefined>();
  let refused = 0;

  /** Counts a refusal, and returns its error. */
  function countRefusal(): AppError {
    refused += 1;
    return limits.refusal?.() ?? busy();
  }

  function isFull(caller: string | undefined): boolean {
    // `pending` in p-queue: the running jobs.
    if (queue.pending < concurrency) return false;
    const waitingOfCaller = [...waiting.values()].filter((other) => other === caller).length;
    return waiting.size >= maxWaiting || (caller !== undefined && waitingOfCaller >= perCaller);
  }

  async function run<T>(work: () => Promise<T>, caller?: string): Promise<T> {
    if (isFull(caller)) throw countRefusal();
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(countRefusal()), waitMs);
    const endWait = () => {
      clearTimeout(timer);
      waiting.delete(tooLate);
    };
    const start = () => {
      endWait();
      return work();
    };
    waiting.set(tooLate, caller);
    // When the signal aborts, p-queue rejects a job that still waits, with the reason of the signal.
    return queue.add(start, { signal: tooLate.signal }).finally(endWait);
  }

  return Object.assign(run, {
    state: () => ({ running: queue.pending, waiting: waiting.size, refused }),
  });
}
