/** Deletes this browser's copies of dialogues after 24 hours without use, and keeps at most 100 rounds of each. */
import { limits } from '#shared/limits.ts';
import { timing } from '#shared/timing.ts';
import { setKnownSessionId } from '../../lib/api.ts';
import { localStore, readJson, type Store, tabStore, writeJson } from '../../lib/storage.ts';
import { currentSessionId, readSessionData, sessionKeyPrefix, writeSessionData } from './dialogue-ids.ts';
import { type ChatHistory, forgetHistory, historyKey, parseHistory } from './history.ts';

/** A timestamp that is missing or invalid counts as old. */
function isOld(timestamp: string | undefined, now: number): boolean {
  const at = Date.parse(timestamp ?? '');
  return !(now - at < timing.localDataMs);
}

function lastUseOf(history: ChatHistory): string | undefined {
  return history.rounds.at(-1)?.timestamp;
}

/** `isRecent`: the dialogue was used within the last 24 hours. */
function cleanHistory(store: Store, sessionId: string, isRecent: boolean, now: number): void {
  const key = historyKey(sessionId);
  const history = parseHistory(readJson(store, key));
  if (!isRecent && isOld(lastUseOf(history), now)) {
    store.remove(key);
    forgetHistory(sessionId);
    return;
  }
  const extra = history.rounds.length - limits.historyRounds;
  if (extra <= 0) return;
  const rounds = history.rounds.slice(extra);
  writeJson(store, key, { ...history, rounds, currentIndex: Math.max(0, history.currentIndex - extra) });
  forgetHistory(sessionId);
}

/** Deletes what is older than 24 hours and shortens long dialogues. */
export function cleanLocalData(local: Store = localStore, now = Date.now(), tab: Store = tabStore): void {
  const entries = Object.entries(readSessionData(local));
  const recent = Object.fromEntries(entries.filter(([, { timestamp }]) => !isOld(timestamp, now)));
  if (Object.keys(recent).length < entries.length) writeSessionData(local, recent);
  // Unstored dialogues are in the tab's storage.
  for (const store of [local, tab]) {
    for (const key of store.keys()) {
      const sessionId = key.slice(historyKey('').length);
      if (key === historyKey(sessionId))
        cleanHistory(store, sessionId, Object.hasOwn(recent, sessionId), now);
    }
  }
  for (const key of local.keys()) {
    if (key.startsWith(sessionKeyPrefix) && !Object.hasOwn(recent, local.read(key) ?? '')) local.remove(key);
  }
}

/** Call it once at start, before the first request: removes old data and sets the session id of API calls. */
export function prepareLocalData(): void {
  cleanLocalData();
  setKnownSessionId(currentSessionId);
}
