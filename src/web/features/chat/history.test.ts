import { describe, expect, it } from 'vitest';
import { limits } from '#shared/limits.ts';
import { createStore } from '../../lib/storage.ts';
import {
  addRound,
  emptyHistory,
  forgetHistory,
  getCurrentRound,
  historyKey,
  parseHistory,
  readHistory,
  recordAnswer,
  type StoredRound,
  stepBack,
  truncateHistory,
  updateHistory,
} from './history.ts';

const round = (number: number): StoredRound => ({
  id: `round-${number}`,
  kind: 'choice',
  question: `Question ${number}?`,
  options: ['a', 'b', 'c'],
  userResponse: null,
  currentRound: number,
  timestamp: '2026-11-20T10:00:00.000Z',
  thinkingContent: '',
  supportMessage: '',
  rawResponse: '',
});

const three = [1, 2, 3].map(round).reduce(addRound, emptyHistory);
const numbers = (history: typeof three) => history.rounds.map((one) => one.currentRound);
const answer = { type: 'custom' as const, content: 'Rest', timestamp: '2026-11-20T10:01:00.000Z' };

describe('the history of a session', () => {
  it('begins empty with the index -1', () => {
    expect(emptyHistory.currentIndex).toBe(-1);
    expect(getCurrentRound(emptyHistory)).toBeUndefined();
    expect(stepBack(emptyHistory)).toBeUndefined();
  });

  it('makes an added round current', () => {
    expect(numbers(three)).toEqual([1, 2, 3]);
    expect(getCurrentRound(three)?.currentRound).toBe(3);
  });

  it('adds a repeated round once, with the text of the repeat', () => {
    const again = addRound(three, { ...round(3), supportMessage: 'new' });
    expect(numbers(again)).toEqual([1, 2, 3]);
    expect(getCurrentRound(again)?.supportMessage).toBe('new');
  });

  it('truncates up to and including an index', () => {
    expect(numbers(truncateHistory(three, 1))).toEqual([1, 2]);
    expect(truncateHistory(three, 1).currentIndex).toBe(1);
    expect(truncateHistory(three, -1)).toEqual(emptyHistory);
    expect(numbers(truncateHistory(three, 9))).toEqual([1, 2, 3]);
  });

  it('steps back one round at a time, until the first', () => {
    const once = stepBack(three);
    expect(once && getCurrentRound(once)?.currentRound).toBe(2);
    const twice = once && stepBack(once);
    expect(twice && numbers(twice)).toEqual([1, 2]);
    expect(twice && getCurrentRound(twice)?.currentRound).toBe(1);
    expect(twice && stepBack(twice)).toBeUndefined();
  });

  it('drops later rounds when an earlier question is answered again', () => {
    const back = stepBack(three) ?? emptyHistory;
    const other = addRound(back, { ...round(3), question: 'Another one?' });
    expect(numbers(other)).toEqual([1, 2, 3]);
    expect(getCurrentRound(other)?.question).toBe('Another one?');
  });

  it('records the answer of the current round only, and removes it', () => {
    const answered = recordAnswer(three, answer);
    expect(answered.rounds.map((one) => one.userResponse)).toEqual([null, null, answer]);
    expect(recordAnswer(answered, null).rounds.at(-1)?.userResponse).toBeNull();
  });

  it('keeps at most 100 rounds', () => {
    const many = Array.from({ length: 120 }, (_, index) => round(index + 1)).reduce(addRound, emptyHistory);
    expect(many.rounds).toHaveLength(limits.historyRounds);
    expect(getCurrentRound(many)?.currentRound).toBe(120);
  });
});

describe('a history from storage', () => {
  it('is read back completely', () => {
    expect(parseHistory(JSON.parse(JSON.stringify(three)))).toEqual(three);
  });

  it('reads a round without a kind as a choice', () => {
    const { kind: _, ...old } = round(1);
    expect(parseHistory({ rounds: [old], currentIndex: 0 }).rounds).toEqual([round(1)]);
  });

  it('is empty when the stored value is not usable', () => {
    for (const stored of [undefined, null, 1, 'x', [], {}, { rounds: 'x' }])
      expect(parseHistory(stored)).toEqual(emptyHistory);
  });

  it('leaves out broken rounds and keeps the index in range', () => {
    const parsed = parseHistory({ rounds: [null, { id: 1 }, round(1)], currentIndex: 7 });
    expect(numbers(parsed)).toEqual([1]);
    expect(parsed.currentIndex).toBe(0);
  });

  it('survives a reload of the page', () => {
    const area = new Map<string, string>();
    const fake = {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, value: string) => void area.set(key, value),
    };
    const store = createStore(() => fake as unknown as Storage);
    updateHistory('s-reload', () => three, store);
    expect(area.has(historyKey('s-reload'))).toBe(true);
    forgetHistory('s-reload');
    expect(readHistory('s-reload', store)).toEqual(three);
  });
});
