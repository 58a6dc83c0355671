/**
 * The browser's two storages without their exceptions: private modes forbid them, a full disk refuses to
 * write. What could not be written is kept in memory, so that a page works on until it is closed.
 */
export interface Store {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** True when the value is in the browser's storage and outlives the page. */
  keeps(key: string): boolean;
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export function createStore(area: () => Storage): Store {
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? attempt(() => area().getItem(key) ?? undefined, undefined),
    write(key, value) {
      const written = attempt(() => {
        area().setItem(key, value);
        return true;
      }, false);
      if (written) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => area().removeItem(key), undefined);
    },
    keeps: (key) => !memory.has(key) && attempt(() => area().getItem(key) !== null, false),
    keys: () => [...new Set([...memory.keys(), ...attempt(() => Object.keys(area()), [])])],
  };
}

/** Lives until it is removed, for all tabs. */
export const localStore = createStore(() => window.localStorage);
/** Lives as long as the tab, reloads included. */
export const tabStore = createStore(() => window.sessionStorage);

/** The stored JSON, or undefined when there is none or it is broken. */
export function readJson(store: Store, key: string): unknown {
  const text = store.read(key);
  return text === undefined ? undefined : attempt<unknown>(() => JSON.parse(text), undefined);
}

export function writeJson(store: Store, key: string, value: unknown): void {
  store.write(key, JSON.stringify(value));
}
