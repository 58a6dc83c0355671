// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { localStore, tabStore } from '../../lib/storage.ts';
import {
  createSessionId,
  currentSessionId,
  getOrCreateSessionId,
  getOrCreateWindowId,
  noteSessionUse,
  readSessionData,
  resetChat,
  sessionKeyPrefix,
  tabKeys,
} from './dialogue-ids.ts';
import {
  addRound,
  emptyHistory,
  historyKey,
  readHistory,
  type StoredRound,
  updateHistory,
} from './history.ts';
import { cleanLocalData } from './local-data.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

const roundAt = (at: Date, number = 1): StoredRound => ({
  id: `round-${number}`,
  kind: 'choice',
  question: 'What now?',
  options: [],
  userResponse: null,
  currentRound: number,
  timestamp: at.toISOString(),
  thinkingContent: '',
  supportMessage: '',
  rawResponse: '',
});

beforeEach(() => {
  resetChat();
  localStorage.clear();
  sessionStorage.clear();
});

describe('window and session ids', () => {
  it('keeps one window id per tab, and creates a missing one', () => {
    const first = getOrCreateWindowId();
    expect(getOrCreateWindowId()).toBe(first);
    expect(sessionStorage.length).toBe(1);
    sessionStorage.clear();
    expect(getOrCreateWindowId()).not.toBe(first);
  });

  it('builds a session id from window id, time and a random part, and keeps it for the window', () => {
    const id = getOrCreateSessionId(now);
    expect(id.startsWith(`${getOrCreateWindowId()}-${now.getTime()}-`)).toBe(true);
    expect(id).toMatch(/^[\w.:-]{1,128}$/);
    expect(getOrCreateSessionId(now)).toBe(id);
    expect(createSessionId(now)).not.toBe(id);
    expect(localStorage.getItem(sessionKeyPrefix + getOrCreateWindowId())).toBe(currentSessionId());
    expect(readSessionData(localStore)[id]?.timestamp).toBe(now.toISOString());
  });

  it('resets one session and leaves the other, or resets all', () => {
    for (const id of ['s1', 's10']) {
      updateHistory(id, () => addRound(emptyHistory, roundAt(now)));
      for (const key of [tabKeys.turn(id), tabKeys.draft(id, 1), tabKeys.care(id)]) tabStore.write(key, '{}');
    }
    resetChat('s1');
    expect(readHistory('s1')).toEqual(emptyHistory);
    expect(localStorage.getItem(historyKey('s1'))).toBeNull();
    expect(readHistory('s10').rounds).toHaveLength(1);
    expect(tabStore.keys().sort()).toEqual([
      tabKeys.care('s10'),
      tabKeys.draft('s10', 1),
      tabKeys.turn('s10'),
    ]);
    resetChat();
    expect(readHistory('s10')).toEqual(emptyHistory);
    expect(tabStore.keys()).toEqual([]);
  });
});

describe('the daily cleaning', () => {
  it('drops sessions older than 24 hours with their rounds, and keeps younger ones', () => {
    updateHistory('old', () => addRound(emptyHistory, roundAt(hoursAgo(30))));
    updateHistory('young', () => addRound(emptyHistory, roundAt(hoursAgo(30))));
    noteSessionUse('old', hoursAgo(25));
    noteSessionUse('young', hoursAgo(23));
    cleanLocalData(localStore, now.getTime());
    expect(Object.keys(readSessionData(localStore))).toEqual(['young']);
    expect(localStorage.getItem(historyKey('old'))).toBeNull();
    expect(readHistory('old')).toEqual(emptyHistory);
    expect(readHistory('young').rounds).toHaveLength(1);
  });

  it('judges a history without an entry by its last round', () => {
    updateHistory('lost-old', () => addRound(emptyHistory, roundAt(hoursAgo(25))));
    updateHistory('lost-young', () => addRound(emptyHistory, roundAt(hoursAgo(1))));
    cleanLocalData(localStore, now.getTime());
    expect(localStorage.getItem(historyKey('lost-old'))).toBeNull();
    expect(localStorage.getItem(historyKey('lost-young'))).not.toBeNull();
  });

  it('removes the session of a window when the session is gone', () => {
    const id = createSessionId(hoursAgo(30));
    expect(currentSessionId()).toBe(id);
    cleanLocalData(localStore, now.getTime());
    expect(currentSessionId()).toBeUndefined();
  });

  it('cuts a history to its last 100 rounds', () => {
    const rounds = Array.from({ length: 130 }, (_, index) => roundAt(now, index + 1));
    localStore.write(historyKey('long'), JSON.stringify({ rounds, currentIndex: 129 }));
    cleanLocalData(localStore, now.getTime());
    expect(readHistory('long').rounds).toHaveLength(100);
    expect(readHistory('long').currentIndex).toBe(99);
    expect(readHistory('long').rounds.at(-1)?.currentRound).toBe(130);
  });

  it('keeps the data of others, and works with broken data', () => {
    localStorage.setItem('accessToken', 'kept');
    localStorage.setItem('sessionData', '{broken');
    localStorage.setItem(historyKey('broken'), '[[');
    cleanLocalData(localStore, now.getTime());
    expect(localStorage.getItem('accessToken')).toBe('kept');
  });
});
