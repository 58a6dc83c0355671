import { AppError } from '../http/app-error.ts';

export interface WorkGateLimits {
  concurrency: number;
  /** How many may wait; the next one is refused at once. */
  queue: number;
  waitMs: number;
}

export type WorkGate = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets only a few expensive jobs run at a time, first come first served. Throws `busy` (503 with Retry-After)
 * when the queue is full or the wait too long.
 */
export function createWorkGate(limits: WorkGateLimits): WorkGate {
  const waiting = new Set<() => void>();
  const busy = () => new AppError('busy', { retryAfterS: limits.waitMs / 1_000 });
  let running = 0;

  async function enter(): Promise<void> {
    if (running < limits.concurrency) {
      running += 1;
      return;
    }
    if (waiting.size >= limits.queue) throw busy();
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        reject(busy());
      }, limits.waitMs);
      waiting.add(start);
    });
  }

  /** The place of a finished job goes to the one that waits longest. */
  function leave(): void {
    const [start] = waiting;
    if (start) start();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
