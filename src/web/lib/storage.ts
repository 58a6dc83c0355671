/**
 * The browser's two storages without exceptions: in private mode or with a full disk, values are kept in memory until
 * the page is closed.
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

/**
 * Keys that do not expire after a day: ids, choices of the device, the sign-in, and the signs of care of the tab. None
 * contains a person's text. All other keys expire, including new ones.
 */
export const lasting =
  /^(?:access|refresh|token|user|session|window|unstored|care_|locale|number|offer|help|emptiedAt)/;

/** The key with the write time of an expiring key. */
export const timeKey = (key: string) => `${key}@`;
let closed = false;

export function createStore(area: () => Storage, clock = Date.now): Store {
  const memory = new Map<string, string>();
  const keys = () => [...new Set([...memory.keys(), ...attempt(() => Object.keys(area()), [])])];
  const remove = (key: string) => {
    memory.delete(key);
    attempt(() => area().removeItem(key), undefined);
    attempt(() => area().removeItem(timeKey(key)), undefined);
  };
  const noteTime = (key: string, time: number) => {
    if (!lasting.test(key)) area().setItem(timeKey(key), String(time));
  };
  return {
    read: (key) => memory.get(key) ?? attempt(() => area().getItem(key) ?? undefined, undefined),
    write(key, value) {
      if (closed) return;
      const written = attempt(() => {
        area().setItem(key, value);
        return true;
      }, false);
      if (written) memory.delete(key);
      else memory.set(key, value);
      attempt(() => noteTime(key, clock()), undefined);
    },
    remove,
    keeps: (key) => !memory.has(key) && attempt(() => area().getItem(key) !== null, false),
    keys: () => keys().filter((key) => !key.endsWith('@')),
  };
}

/** Lives until it is removed, for all tabs. */
export const localStore = createStore(() => window.localStorage);
/** Lives as long as the tab, reloads included. */
export const tabStore = createStore(() => window.sessionStorage);

/** In the tab: a question that could not be asked. It waits on the home page until one is asked. */
export const homeDraftKey = 'draft_home';

/** From now on this document writes nothing: what still runs in it must not bring back what was wiped. */
export function closeStores(): void {
  closed = true;
}

/** The stored JSON, or undefined when there is none or it is broken. */
export function readJson(store: Store, key: string): unknown {
  const text = store.read(key);
  return text === undefined ? undefined : attempt<unknown>(() => JSON.parse(text), undefined);
}

export function writeJson(store: Store, key: string, value: unknown): void {
  store.write(key, JSON.stringify(value));
}
