/**
 * Local storage and session storage, used without exceptions: in private mode or with a full disk, values are kept in
 * memory until the page is closed.
 */

export interface Store {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** Whether the value is in the browser's storage and survives a reload. */
  persists(key: string): boolean;
}

function tryOr<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/**
 * Keys that do not expire after a day: ids, device settings, the sign-in, whether a help card was shown in this tab,
 * and the reflections that a user chose to keep on this device. All other keys expire. Of those listed
 * here, only the kept reflections contain a user's text.
 */
export const keyWithoutExpiry =
  /^(?:access|refresh|token|user|session|window|unstored|care_|locale|number|offer|help|kept|wipedAt)/;

/** The key with the write time of an expiring key. */
export const timeKey = (key: string) => `${key}@`;
/** Set when this browser was wiped: nothing may be written any more. */
let closed = false;

export function createStore(area: () => Storage, clock = Date.now): Store {
  const memory = new Map<string, string>();
  const keys = () => [...new Set([...memory.keys(), ...tryOr(() => Object.keys(area()), [])])];
  const remove = (key: string) => {
    memory.delete(key);
    tryOr(() => area().removeItem(key), undefined);
    tryOr(() => area().removeItem(timeKey(key)), undefined);
  };
  const noteTime = (key: string, time: number) => {
    if (!keyWithoutExpiry.test(key)) area().setItem(timeKey(key), String(time));
  };
  return {
    read: (key) => memory.get(key) ?? tryOr(() => area().getItem(key) ?? undefined, undefined),
    write(key, value) {
      if (closed) return;
      const written = tryOr(() => {
        area().setItem(key, value);
        return true;
      }, false);
      if (written) memory.delete(key);
      else memory.set(key, value);
      tryOr(() => noteTime(key, clock()), undefined);
    },
    remove,
    persists: (key) => !memory.has(key) && tryOr(() => area().getItem(key) !== null, false),
    keys: () => keys().filter((key) => !key.endsWith('@')),
  };
}

/** Shared by all tabs and kept until removed. */
export const localStore = createStore(() => window.localStorage);
/** Lives as long as the tab, including reloads. */
export const tabStore = createStore(() => window.sessionStorage);

/** A question that could not be sent; shown on the home page until one is sent. */
export const homeDraftKey = 'draft_home';

/** In session storage: the turn of a dialogue under way. */
export const turnKey = (sessionId: string) => `turn_${sessionId}`;

/** The country that was chosen on the pay page. Kept for this tab only. */
export const chosenCountryKey = 'chosenCountry';

/** `off` when digits must not choose options; set in the settings panel. */
export const numberKeysKey = 'numberKeys';

/** Blocks all further writes of this document, so that running code cannot restore wiped data. */
export function closeStores(): void {
  closed = true;
}

/** The stored JSON, or undefined when there is none or it is broken. */
export function readJson(store: Store, key: string): unknown {
  const text = store.read(key);
  return text === undefined ? undefined : tryOr<unknown>(() => JSON.parse(text), undefined);
}

export function writeJson(store: Store, key: string, value: unknown): void {
  store.write(key, JSON.stringify(value));
}
