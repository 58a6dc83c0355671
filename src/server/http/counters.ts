/** Counts calls for the limits of limiter.ts, in this process or with others. */
export interface Count {
  count: number;
  /** Until the window ends and the count is reset. */
  resetMs: number;
}

/** Fixed-window counters: a window begins with its first hit. Kept in this process or in Redis. */
export interface Counters {
  hit(key: string, windowMs: number): Promise<Count>;
  /** Remembers `member` for `windowMs` and returns its position among the remembered ones, from 0. */
  place(key: string, member: string, windowMs: number): Promise<{ place: number; resetMs: number }>;
  close(): Promise<void>;
}

interface Window {
  count: number;
  /** Used to notice that the clock was set back: a window must not last longer because of it. */
  startedAt: number;
  endsAt: number;
}

interface Members {
  /** When each member was first seen, oldest first. */
  seen: Map<string, number>;
  endsAt: number;
}

/** Limits the memory for many callers; the oldest windows are dropped. */
const maxKeys = 100_000;
/** Calls between two removals of what has ended. */
const sweepEvery = 1_000;

function sweep(map: Map<string, { endsAt: number }>, now: number): void {
  for (const [key, { endsAt }] of map) if (endsAt <= now) map.delete(key);
  for (const key of map.keys()) {
    if (map.size <= maxKeys) return;
    map.delete(key);
  }
}

export function createMemoryCounters(now: () => Date): Counters {
  const windows = new Map<string, Window>();
  const groups = new Map<string, Members>();
  let calls = 0;
  const tick = () => {
    const at = now().getTime();
    calls += 1;
    if (calls % sweepEvery === 0) for (const map of [windows, groups]) sweep(map, at);
    return at;
  };
  const current = (key: string, at: number) => {
    const window = windows.get(key);
    return window && window.startedAt <= at && window.endsAt > at ? window : undefined;
  };
  return {
    hit: async (key, windowMs) => {
      const at = tick();
      const window = current(key, at) ?? { count: 0, startedAt: at, endsAt: at + windowMs };
      window.count += 1;
      windows.set(key, window);
      return { count: window.count, resetMs: window.endsAt - at };
    },
    place: async (key, member, windowMs) => {
      const at = tick();
      const { seen } = groups.get(key) ?? { seen: new Map<string, number>() };
      for (const [known, since] of seen) if (since + windowMs <= at || since > at) seen.delete(known);
      if (!seen.has(member)) seen.set(member, at);
      groups.set(key, { seen, endsAt: at + windowMs });
      const [oldest = at] = seen.values();
      return { place: [...seen.keys()].indexOf(member), resetMs: oldest + windowMs - at };
    },
    close: async () => {},
  };
}

/**
 * Counts in both `shared` and `own` and uses the higher count: limits survive a store that fails or comes back empty.
 */
export function createFallbackCounters(shared: Counters, own: Counters): Counters {
  const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);
  return {
    hit: async (...input) => {
      const [here, everywhere] = await Promise.all([own.hit(...input), orUndefined(shared.hit(...input))]);
      return everywhere && everywhere.count >= here.count ? everywhere : here;
    },
    place: async (...input) => {
      const [here, everywhere] = await Promise.all([
        own.place(...input),
        orUndefined(shared.place(...input)),
      ]);
      return everywhere && everywhere.place >= here.place ? everywhere : here;
    },
    close: () => shared.close(),
  };
}
