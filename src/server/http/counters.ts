export interface Count {
  count: number;
  /** Until the window ends and counting begins anew. */
  resetMs: number;
}

/** Counts in windows that begin with their first hit. Kept in this process or in Redis. */
export interface Counters {
  hit(key: string, windowMs: number): Promise<Count>;
  peek(key: string): Promise<number>;
  clear(key: string): Promise<void>;
  /** Remembers `member` for `windowMs` and gives its place among those remembered, 0 for the first. */
  place(key: string, member: string, windowMs: number): Promise<{ place: number; resetMs: number }>;
  close(): Promise<void>;
}

interface Window {
  count: number;
  endsAt: number;
}

interface Members {
  /** When each was first seen, oldest first. */
  seen: Map<string, number>;
  endsAt: number;
}

/** Memory must not grow with the number of strangers; the oldest windows give way. */
const maxKeys = 100_000;
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
    return window && window.endsAt > at ? window : undefined;
  };
  return {
    hit: async (key, windowMs) => {
      const at = tick();
      const window = current(key, at) ?? { count: 0, endsAt: at + windowMs };
      window.count += 1;
      windows.set(key, window);
      return { count: window.count, resetMs: window.endsAt - at };
    },
    peek: async (key) => current(key, tick())?.count ?? 0,
    clear: async (key) => void windows.delete(key),
    place: async (key, member, windowMs) => {
      const at = tick();
      const { seen } = groups.get(key) ?? { seen: new Map<string, number>() };
      for (const [known, since] of seen) if (since + windowMs <= at) seen.delete(known);
      if (!seen.has(member)) seen.set(member, at);
      groups.set(key, { seen, endsAt: at + windowMs });
      const [oldest = at] = seen.values();
      return { place: [...seen.keys()].indexOf(member), resetMs: oldest + windowMs - at };
    },
    close: async () => {},
  };
}

/** Goes on with `second` whenever `first` fails, so that no limit falls away with its store. */
export function createFallbackCounters(first: Counters, second: Counters): Counters {
  return {
    hit: (...input) => first.hit(...input).catch(() => second.hit(...input)),
    peek: (...input) => first.peek(...input).catch(() => second.peek(...input)),
    clear: async (key) => {
      await Promise.all([first.clear(key).catch(() => {}), second.clear(key)]);
    },
    place: (...input) => first.place(...input).catch(() => second.place(...input)),
    close: () => first.close(),
  };
}
