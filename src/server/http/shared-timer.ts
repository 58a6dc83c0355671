/** How often the timer fires in a period: each caller is called at one of these ticks, so that not all come at once. */
const ticks = 30;

/**
 * Calls many functions once per period from one timer. With a timer for each of 5,000 streams the process wakes up 340
 * times a second; so it wakes up twice, and what they do then is done together.
 */
export interface SharedTimer {
  /** Calls `run` once per period until the returned function is called. */
  repeat(run: () => void): () => void;
}

export function createSharedTimer(periodMs: number): SharedTimer {
  const slots = Array.from({ length: ticks }, () => new Set<() => void>());
  let current = 0;
  let callers = 0;
  let timer: NodeJS.Timeout | undefined;
  const tick = () => {
    current = (current + 1) % ticks;
    for (const run of slots[current] ?? []) run();
  };
  return {
    repeat: (run) => {
      const slot = slots[current] as Set<() => void>;
      const own = () => run();
      slot.add(own);
      callers += 1;
      timer ??= setInterval(tick, periodMs / ticks);
      return () => {
        if (!slot.delete(own)) return;
        callers -= 1;
        if (callers > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
