/**
 * The ids of this tab (`windowId`) and of dialogues (`sessionId`: the API calls a dialogue a session), both
 * created in the browser, and the keys of what is stored about a dialogue.
 */
import { localStore, readJson, type Store, tabStore, turnKey, writeJson } from '../../lib/storage.ts';
import { forgetHistory, historyKey } from './history.ts';
import { isUnstored, toUnstoredId } from './unstored/unstored.ts';

const windowKey = 'windowId';
/** Followed by a window id: the key of that tab's current dialogue in local storage. */
export const sessionKeyPrefix = 'sessionId_';
/** When each dialogue was last used, by its id. */
const sessionDataKey = 'sessionData';
/** Key in session storage of the tab's unstored dialogue, if it has one. */
const unstoredKey = 'unstoredSession';

export interface Stores {
  local: Store;
  tab: Store;
}

const browserStores: Stores = { local: localStore, tab: tabStore };

interface SessionEntry {
  windowId: string;
  timestamp: string;
}

function createRandomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The window id of this tab, created when absent. */
export function getOrCreateWindowId(stores: Stores = browserStores): string {
  const existing = stores.tab.read(windowKey);
  if (existing) return existing;
  const created = `w${createRandomPart()}`;
  stores.tab.write(windowKey, created);
  return created;
}

function isEntry(value: unknown): value is SessionEntry {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'timestamp') === 'string';
}

export function readSessionData(local: Store): Record<string, SessionEntry> {
  const stored = readJson(local, sessionDataKey);
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, entry]) => isEntry(entry)));
}

export function writeSessionData(local: Store, data: Record<string, SessionEntry>): void {
  writeJson(local, sessionDataKey, data);
}

/** Records that the dialogue is in use: others are deleted from this browser after a day (local-data.ts). */
export function noteSessionUse(sessionId: string, now = new Date(), stores: Stores = browserStores): void {
  if (isUnstored(sessionId)) return;
  const data = readSessionData(stores.local);
  const entry = { windowId: getOrCreateWindowId(stores), timestamp: now.toISOString() };
  writeSessionData(stores.local, { ...data, [sessionId]: entry });
}

/** Makes the dialogue the current one of this tab. */
export function setCurrentSessionId(sessionId: string, stores: Stores = browserStores): void {
  if (isUnstored(sessionId)) {
    stores.tab.write(unstoredKey, sessionId);
    return;
  }
  stores.tab.remove(unstoredKey);
  stores.local.write(sessionKeyPrefix + getOrCreateWindowId(stores), sessionId);
}

/** Creates the id of an unstored dialogue and makes it the current one. */
export function createUnstoredSessionId(now = new Date(), stores: Stores = browserStores): string {
  const id = toUnstoredId(`${getOrCreateWindowId(stores)}-${now.getTime()}-${createRandomPart()}`);
  setCurrentSessionId(id, stores);
  return id;
}

/** Creates the id of a dialogue (window id, timestamp and a random string) and makes it the current one. */
export function createSessionId(now = new Date(), stores: Stores = browserStores): string {
  const id = `${getOrCreateWindowId(stores)}-${now.getTime()}-${createRandomPart()}`;
  setCurrentSessionId(id, stores);
  noteSessionUse(id, now, stores);
  return id;
}

export function currentSessionId(stores: Stores = browserStores): string | undefined {
  return stores.tab.read(unstoredKey) ?? stores.local.read(sessionKeyPrefix + getOrCreateWindowId(stores));
}

/** The id of this tab's current dialogue, created when absent. */
export function getOrCreateSessionId(now = new Date(), stores: Stores = browserStores): string {
  return currentSessionId(stores) ?? createSessionId(now, stores);
}

/** Keys of what session storage holds about a dialogue. */
export const tabKeys = {
  turn: turnKey,
  draft: (sessionId: string, round: number) => `draft_${sessionId}_${round}`,
  lineDraft: (sessionId: string) => `draft_${sessionId}_line`,
  note: (sessionId: string, line: string) => `draft_${sessionId}_note_${line}`,
  /** The guide's reading as the user corrected it on the confirm page. */
  reading: (sessionId: string) => `reading_${sessionId}`,
  /** What the guide will remember of an earlier reflection. */
  earlier: (sessionId: string) => `earlier_${sessionId}`,
  care: (sessionId: string) => `care_${sessionId}`,
} as const;

/** After a text that speaks of a low risk, the help card stays on screen for the rest of the dialogue. */
export function rememberRisk(sessionId: string, stores: Stores = browserStores): void {
  stores.tab.write(tabKeys.care(sessionId), 'low');
}

/** Whether a text of this dialogue spoke of a low risk. */
export function hasRisk(sessionId: string, stores: Stores = browserStores): boolean {
  return stores.tab.read(tabKeys.care(sessionId)) === 'low';
}

/** Whether `resetChat` removes this key from session storage. Without an id, the keys of all dialogues. */
function isRemovedByReset(key: string, sessionId: string | undefined): boolean {
  if (sessionId === undefined) return /^(turn|draft|care)_/.test(key);
  return (
    key === tabKeys.turn(sessionId) ||
    key === tabKeys.care(sessionId) ||
    (isUnstored(sessionId) && key === tabKeys.reading(sessionId)) ||
    key.startsWith(`draft_${sessionId}_`)
  );
}

/** Removes all unstored dialogues of this tab. */
export function resetUnstored(stores: Stores = browserStores): void {
  for (const key of stores.tab.keys()) {
    // Every key about an unstored dialogue contains its id, which begins with this prefix.
    const id = key.slice(key.indexOf(toUnstoredId('')));
    if (!isUnstored(id)) continue;
    stores.tab.remove(key);
    forgetHistory(id);
  }
  stores.tab.remove(unstoredKey);
}

/** Removes this browser's copy of one dialogue, or of all when no id is given. */
export function resetChat(sessionId?: string, stores: Stores = browserStores): void {
  for (const key of stores.tab.keys()) if (isRemovedByReset(key, sessionId)) stores.tab.remove(key);
  for (const store of [stores.local, stores.tab]) {
    for (const key of store.keys()) {
      if (!key.startsWith(historyKey(''))) continue;
      const id = key.slice(historyKey('').length);
      if (sessionId !== undefined && id !== sessionId) continue;
      store.remove(key);
      forgetHistory(id);
    }
  }
}
