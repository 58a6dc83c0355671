import { AppError } from '../../http/app-error.ts';

export interface WorkGateLimits {
  concurrency: number;
  /** How many may wait; the next one is refused at once. */
  queue: number;
  waitMs: number;
  /** How many of one caller may wait, so that a flood from one place leaves the queue to others. */
  perCaller?: number;
  /** The error for a caller that finds no place; `busy` by default. */
  refusal?: 'busy' | 'too_many_requests';
}

/** `caller` is whom the work is for; work without a caller is bound by the whole queue only. */
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

/**
 * Lets only a few expensive jobs run at a time, first come first served. Throws `busy` (503 with Retry-After), or the
 * `refusal` of its limits, when the queue is full or the wait too long.
 */
export function createWorkGate(limits: WorkGateLimits): WorkGate {
  const waiting = new Map<() => void, string | undefined>();
  let running = 0;
  let refused = 0;
  const busy = () => {
    refused += 1;
    return new AppError(limits.refusal ?? 'busy', { retryAfterS: limits.waitMs / 1_000 });
  };

  function isFull(caller: string | undefined): boolean {
    if (waiting.size >= limits.queue) return true;
    if (caller === undefined || limits.perCaller === undefined) return false;
    const own = [...waiting.values()].filter((other) => other === caller).length;
    return own >= limits.perCaller;
  }

  async function enter(caller: string | undefined): Promise<void> {
    if (running < limits.concurrency) {
      running += 1;
      return;
    }
    if (isFull(caller)) throw busy();
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
      waiting.set(start, caller);
    });
  }

  /** The place of a finished job goes to the one that waits longest. */
  function leave(): void {
    const [start] = waiting.keys();
    if (start) start();
    else running -= 1;
  }

  const pass = async <T>(work: () => Promise<T>, caller?: string): Promise<T> => {
    await enter(caller);
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return Object.assign(pass, { state: () => ({ running, waiting: waiting.size, refused }) });
}
