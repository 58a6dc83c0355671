/** Window and session ids, both made in the browser (spec 3), and what is kept about each session. */
import { localStore, readJson, type Store, tabStore, writeJson } from '../../lib/storage.ts';
import { forgetHistory, historyKey } from './history.ts';
import { isUnstored, unstoredId } from './unstored/unstored.ts';

const windowKey = 'windowId';
export const sessionKeyPrefix = 'sessionId_';
/** Spec 3: entries with timestamp, by session id. */
const sessionDataKey = 'sessionData';
/** The tab's session while it is one that leaves no trace. */
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

function randomPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

/** The id of this tab: kept in session storage, made when absent (spec 3). */
export function windowId(stores: Stores = browserStores): string {
  const known = stores.tab.read(windowKey);
  if (known) return known;
  const made = `w${randomPart()}`;
  stores.tab.write(windowKey, made);
  return made;
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

/** Marks the session as used now, so that the daily cleaning leaves it alone. */
export function touchSession(sessionId: string, now = new Date(), stores: Stores = browserStores): void {
  if (isUnstored(sessionId)) return;
  const data = readSessionData(stores.local);
  const entry = { windowId: windowId(stores), timestamp: now.toISOString() };
  writeSessionData(stores.local, { ...data, [sessionId]: entry });
}

/** Makes the tab's session the given one. */
export function adoptSession(sessionId: string, stores: Stores = browserStores): void {
  if (isUnstored(sessionId)) {
    stores.tab.write(unstoredKey, sessionId);
    return;
  }
  stores.tab.remove(unstoredKey);
  stores.local.write(sessionKeyPrefix + windowId(stores), sessionId);
}

/** In place of the tab's session one that no storage but the tab's knows. */
export function newUnstoredId(now = new Date(), stores: Stores = browserStores): string {
  const id = unstoredId(`${windowId(stores)}-${now.getTime()}-${randomPart()}`);
  adoptSession(id, stores);
  return id;
}

/** A new session for this tab: window id, a timestamp and a random string (spec 3). */
export function newSessionId(now = new Date(), stores: Stores = browserStores): string {
  const id = `${windowId(stores)}-${now.getTime()}-${randomPart()}`;
  adoptSession(id, stores);
  touchSession(id, now, stores);
  return id;
}

/** The tab's session, if it has one. */
export function currentSessionId(stores: Stores = browserStores): string | undefined {
  return stores.tab.read(unstoredKey) ?? stores.local.read(sessionKeyPrefix + windowId(stores));
}

/** The tab's session, made when it has none. */
export function sessionIdForWindow(now = new Date(), stores: Stores = browserStores): string {
  return currentSessionId(stores) ?? newSessionId(now, stores);
}

/** What belongs to a session in this tab: running turn, drafts, reading, soft care card. */
export const tabKeys = {
  turn: (sessionId: string) => `turn_${sessionId}`,
  draft: (sessionId: string, round: number) => `draft_${sessionId}_${round}`,
  lineDraft: (sessionId: string) => `draft_${sessionId}_line`,
  note: (sessionId: string, line: string) => `draft_${sessionId}_note_${line}`,
  /** Written by the confirm page: the guide's reading as the person corrected it. */
  reading: (sessionId: string) => `reading_${sessionId}`,
  care: (sessionId: string) => `care_${sessionId}`,
} as const;

/** A soft word on care stays for the rest of the session. */
export function rememberCare(sessionId: string, stores: Stores = browserStores): void {
  stores.tab.write(tabKeys.care(sessionId), 'low');
}

export function hasCare(sessionId: string, stores: Stores = browserStores): boolean {
  return stores.tab.read(tabKeys.care(sessionId)) === 'low';
}

function isTabKeyOf(key: string, sessionId: string | undefined): boolean {
  if (sessionId === undefined) return /^(turn|draft|care)_/.test(key);
  return (
    key === tabKeys.turn(sessionId) ||
    key === tabKeys.care(sessionId) ||
    (isUnstored(sessionId) && key === tabKeys.reading(sessionId)) ||
    key.startsWith(`draft_${sessionId}_`)
  );
}

/** Dialogues that were to leave no trace go when the next one begins. */
export function resetUnstored(stores: Stores = browserStores): void {
  for (const key of stores.tab.keys()) {
    const id = key.slice(key.indexOf(unstoredId('')));
    if (!isUnstored(id)) continue;
    stores.tab.remove(key);
    forgetHistory(id);
  }
  stores.tab.remove(unstoredKey);
}

/** Forgets the rounds of one session, or of all when no id is given (spec 4: a reset). */
export function resetChat(sessionId?: string, stores: Stores = browserStores): void {
  for (const key of stores.tab.keys()) if (isTabKeyOf(key, sessionId)) stores.tab.remove(key);
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
