// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { parseReply } from '#shared/reply-parser.ts';
import { hasRisk, resetChat, tabKeys } from '../dialogue-ids.ts';
import { goToWaitingScreen, readWaitingTask } from '../dialogue-paths.ts';
import {
  addRound,
  emptyHistory,
  readHistory,
  recordAnswer,
  type StoredRound,
  updateHistory,
} from '../history.ts';
import { readDraft, writeDraft } from '../question/draft.ts';
import { editUnderstanding, writeLine } from '../understood/understood.ts';
import { findOrCreateTurn, forgetTurn } from './pending-turn.ts';
import { recordReply } from './use-dialogue-turn.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const answer = { kind: 'message' as const, sessionId: 's1', text: 'Rest', round: 1 };

beforeEach(() => {
  resetChat();
  localStorage.clear();
  sessionStorage.clear();
});

const first = addRound(emptyHistory, { id: 'round-1', question: 'One?', currentRound: 1 } as StoredRound);

describe('a pending turn', () => {
  it('keeps its key over a reload, and gets a new one when anything about it differs', () => {
    const { key } = findOrCreateTurn(answer);
    expect(findOrCreateTurn({ ...answer }).key).toBe(key);
    expect(findOrCreateTurn({ ...answer, round: 2 }).key).not.toBe(key);
  });

  it('gets a new key after a step back', () => {
    const { key } = findOrCreateTurn(answer);
    forgetTurn('s1');
    expect(findOrCreateTurn(answer).key).not.toBe(key);
  });

  it("carries the person's day, as long as all answers are from it", () => {
    const at = (timestamp: string) => ({ type: 'custom' as const, content: 'Rest', timestamp });
    expect(findOrCreateTurn(answer).today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    updateHistory('s1', () => recordAnswer(first, at(new Date().toISOString())));
    expect(findOrCreateTurn({ ...answer, round: 2 }).today).toBeDefined();
    updateHistory('s1', () => recordAnswer(first, at('2026-11-18T12:00:00.000Z')));
    expect(findOrCreateTurn({ ...answer, round: 3 })).not.toHaveProperty('today');
  });

  it('carries the reading that the person confirmed, and the same one in every repeat', () => {
    const question = { kind: 'start' as const, sessionId: 's1', text: 'Stay or go?' };
    sessionStorage.setItem(tabKeys.reading('s1'), JSON.stringify({ frame: 'choice', a: 'stay', b: 'go' }));
    expect(findOrCreateTurn(question).reading).toEqual({ frame: 'choice', a: 'stay', b: 'go' });
    sessionStorage.removeItem(tabKeys.reading('s1'));
    expect(findOrCreateTurn(question).reading).toEqual({ frame: 'choice', a: 'stay', b: 'go' });
  });
});

describe('the waiting screen', () => {
  it('reads from its URL the turn that it was opened for', () => {
    const request = { kind: 'message' as const, sessionId: 's1', text: 'Rest & sleep', round: 2 };
    goToWaitingScreen(request, { backMode: true });
    const { location, history } = window;
    expect(location.pathname).toBe('/buffer');
    expect(readWaitingTask('buffer', location.search, history.state)).toEqual({
      kind: 'turn',
      request,
      backMode: true,
    });
  });

  const buffer = '?message=Rest&sessionId=s1&windowId=w';

  it('needs a question in the query; an empty one continues the conversation', () => {
    expect(readWaitingTask('stream-chat', '', null)).toEqual({ kind: 'home' });
    expect(readWaitingTask('stream-chat', '?message=&sessionId=s1', null)).toMatchObject({
      request: { kind: 'start', sessionId: 's1', text: 'Continue conversation' },
    });
  });

  it("takes the tab's session after a login, where the query holds the message alone", () => {
    const first = readWaitingTask('stream-chat', '?message=Stay', null);
    expect(first).toMatchObject({ kind: 'turn', request: { text: 'Stay' } });
    expect(readWaitingTask('stream-chat', '?message=Stay', null)).toEqual(first);
  });

  it('needs a session id to send an answer', () => {
    expect(readWaitingTask('buffer', '?message=Rest', null)).toEqual({ kind: 'no session' });
  });

  it('knows from the browser which question is answered, and in which mode', () => {
    expect(readWaitingTask('buffer', `${buffer}&back=true`, { round: 2, option: 'B' })).toEqual({
      kind: 'turn',
      backMode: true,
      request: { kind: 'message', sessionId: 's1', text: 'Rest', round: 2, option: 'B' },
    });
  });

  it("knows 'Enough for now' from the browser, and after that from the stored turn", () => {
    const request = { kind: 'finish' as const, sessionId: 's1', text: 'Rest', round: 3 };
    const task = { kind: 'turn', backMode: false, request };
    expect(readWaitingTask('buffer', buffer, { round: 3, finish: true })).toEqual(task);
    const { key } = findOrCreateTurn(request);
    expect(readWaitingTask('buffer', buffer, null)).toEqual(task);
    expect(findOrCreateTurn(request).key).toBe(key);
    expect(findOrCreateTurn({ ...request, kind: 'message' }).key).not.toBe(key);
  });

  it('goes on with the stored turn, and sends nothing when it is not certain what is answered', () => {
    expect(readWaitingTask('buffer', buffer, null)).toEqual({ kind: 'recover', sessionId: 's1' });
    findOrCreateTurn({ ...answer, option: 'A' });
    expect(readWaitingTask('buffer', buffer, null)).toMatchObject({ request: { round: 1, option: 'A' } });
    expect(readWaitingTask('buffer', buffer.replace('Rest', 'Other'), null)).toMatchObject({
      kind: 'recover',
    });
  });
});

describe('recording a reply', () => {
  const record = (data: object, backMode = false) =>
    recordReply({ turn: findOrCreateTurn(answer), reply: parseReply(data), thinking: 'Hm.', backMode }, now);

  it('adds the round, and a repeat of the same reply adds nothing', () => {
    updateHistory('s1', () => first);
    for (let time = 0; time < 2; time += 1)
      expect(record({ newQuestion: 'Two?', options: 'a,b', currentRound: 2 }).kind).toBe('question');
    const { rounds, currentIndex } = readHistory('s1');
    expect(rounds.map((round) => round.question)).toEqual(['One?', 'Two?']);
    expect(currentIndex).toBe(1);
    expect(rounds[1]).toMatchObject({
      thinkingContent: 'Hm.',
      options: ['a', 'b'],
      timestamp: now.toISOString(),
    });
  });

  it('keeps the writer of a round, the understanding, and corrections that are not stored yet', () => {
    const understood = { wants: [{ text: 'rest', own: false }], fears: [], limits: [], unknown: [] };
    updateHistory('s1', () => first);
    record({ q: 'Two?', currentRound: 2, guide: 'built-in', understanding: understood });
    expect(readHistory('s1')).toMatchObject({ understanding: understood });
    expect(readHistory('s1').rounds[1]?.guide).toBe('built-in');
    updateHistory('s1', (history) => editUnderstanding(history, writeLine('fears', undefined, 'empty days')));
    record({ q: 'Three?', currentRound: 3, understanding: { ...understood, limits: ['time'] } });
    const { understanding } = readHistory('s1');
    expect(understanding?.fears).toEqual([{ text: 'empty days', own: true }]);
    expect(understanding?.limits).toEqual([{ text: 'time', own: false }]);
    record({ q: 'Four?', currentRound: 4 });
    expect(readHistory('s1').understanding).toEqual(understanding);
  });

  it("leaves the question open that 'Enough for now' ends with, also after a step back", () => {
    updateHistory('s1', () => recordAnswer(first, { type: 'custom', content: 'Old', timestamp: '' }));
    const turn = findOrCreateTurn({ kind: 'finish', sessionId: 's1', text: 'Enough', round: 1 });
    const reply = parseReply({ guide: 'built-in', frontendDisplay: { stillOpen: ['When.'] } });
    expect(recordReply({ turn, reply, thinking: '', backMode: true }, now).kind).toBe('summary');
    const history = readHistory('s1');
    expect(history.rounds[0]?.userResponse).toBeNull();
    expect(history).toMatchObject({ summary: { stillOpen: ['When.'] }, summaryGuide: 'built-in' });
  });

  it('numbers a reply that does not say its round', () => {
    updateHistory('s1', () => first);
    record({ q: 'Two?' });
    record({ q: 'Two?' });
    expect(readHistory('s1').rounds.map((round) => round.currentRound)).toEqual([1, 2]);
  });

  it('shows what it could not read as a question', () => {
    updateHistory('s1', () => first);
    const turn = findOrCreateTurn(answer);
    const reply = parseReply('just words');
    expect(recordReply({ turn, reply, thinking: '', backMode: false }, now).kind).toBe('raw');
    expect(readHistory('s1').rounds[1]).toMatchObject({ question: 'just words', rawResponse: 'just words' });
  });

  it('keeps the analysis', () => {
    updateHistory('s1', () => first);
    record({ frontendDisplay: { instantInsight: { moodPhrase: 'Quiet.' } } });
    expect(readHistory('s1').summary?.mood).toBe('Quiet.');
    expect(readHistory('s1').rounds).toHaveLength(1);
  });

  it('replaces the old answer in back mode only when the new one was taken', () => {
    const old = { type: 'custom' as const, content: 'Old', timestamp: now.toISOString() };
    updateHistory('s1', () => recordAnswer(first, old));
    record({ q: 'Two?' }, true);
    expect(readHistory('s1').rounds[0]?.userResponse).toMatchObject({ type: 'custom', content: 'Rest' });
    updateHistory('s1', () => recordAnswer(first, old));
    record({ q: 'Two?' });
    expect(readHistory('s1').rounds[0]?.userResponse).toEqual(old);
  });

  it('remembers a low risk for the rest of the session', () => {
    expect(hasRisk('s1')).toBe(false);
    record({ q: 'Two?', care: 'low' });
    record({ q: 'Three?', currentRound: 3 });
    expect(hasRisk('s1')).toBe(true);
  });
});

describe('a draft', () => {
  it('survives a reload while the box is open, and is cleared by closing it', () => {
    writeDraft('s1', 2, { open: true, text: 'half a thou' });
    expect(readDraft('s1', 2)).toEqual({ open: true, text: 'half a thou' });
    expect(readDraft('s1', 3)).toEqual({ open: false, text: '' });
    writeDraft('s1', 2, { open: false, text: '' });
    expect(readDraft('s1', 2)).toEqual({ open: false, text: '' });
  });
});
