/** Spec 7: at most 5 requests at once for a session and 2 for a window; the others wait in their order. */
import { limits } from '#shared/timing.ts';

export interface Scope {
  /** Undefined outside of a dialogue: then the window alone counts. */
  sessionId: string | undefined;
  windowId: string;
}

interface Waiting {
  scope: Scope;
  go: () => void;
}

export interface RequestPlaces {
  /** A place, now or later; give it back by calling what this resolves with. An abort leaves the queue. */
  enter(scope: Scope, signal?: AbortSignal): Promise<() => void>;
  /** Forgets who is in and who waits. */
  reset(): void;
}

export function createRequestPlaces(): RequestPlaces {
  const running = new Set<Scope>();
  const queue: Waiting[] = [];

  const count = (key: keyof Scope, value: string) => [...running].filter((one) => one[key] === value).length;
  const fits = ({ sessionId, windowId }: Scope) =>
    count('windowId', windowId) < limits.concurrentPerWindow &&
    (sessionId === undefined || count('sessionId', sessionId) < limits.concurrentPerSession);

  function letIn(): void {
    for (let next = queue.findIndex(({ scope }) => fits(scope)); next >= 0; ) {
      const [waiting] = queue.splice(next, 1);
      waiting?.go();
      next = queue.findIndex(({ scope }) => fits(scope));
    }
  }

  function take(scope: Scope): () => void {
    const place = { ...scope };
    running.add(place);
    return () => {
      if (running.delete(place)) letIn();
    };
  }

  function wait(scope: Scope, signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const left = () => {
        queue.splice(queue.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      const go = () => {
        signal?.removeEventListener('abort', left);
        resolve(take(scope));
      };
      const waiting: Waiting = { scope, go };
      queue.push(waiting);
      signal?.addEventListener('abort', left, { once: true });
    });
  }

  return {
    async enter(scope, signal) {
      signal?.throwIfAborted();
      return fits(scope) ? take(scope) : wait(scope, signal);
    },
    reset() {
      running.clear();
      queue.length = 0;
    },
  };
}
