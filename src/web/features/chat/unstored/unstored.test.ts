// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseReply } from '#shared/reply-parser.ts';
import {
  createSessionId,
  createUnstoredSessionId,
  currentSessionId,
  resetUnstored,
  setCurrentSessionId,
} from '../dialogue-ids.ts';
import { readWaitingTask } from '../dialogue-paths.ts';
import { createTranscript, readHistory, stepBack, updateHistory } from '../history.ts';
import { cleanLocalData } from '../local-data.ts';
import { findOrCreateTurn } from '../turn/pending-turn.ts';
import { restoreFromServer, stepBackLocally } from '../turn/server-dialogue.ts';
import { recordReply } from '../turn/use-dialogue-turn.ts';
import { isUnstored, UnstoredNotFoundError } from './unstored.ts';

let sessionId: string;
beforeEach(() => {
  sessionId = createUnstoredSessionId();
});
afterEach(() => {
  resetUnstored();
  localStorage.clear();
  sessionStorage.clear();
});

const question = 'Should I move to the coast?';
const line = (text: string, own = false) => ({ text, own });
const options = ['Money', 'Habit', 'Pride'];

function replyOf(number: number, rest: object = {}) {
  return parseReply({
    sessionId,
    newQuestion: `Question ${number}?`,
    options,
    stage: 'why:',
    currentRound: number,
    guide: 'built-in',
    ...rest,
  });
}

/** A start and then one answer after another, as the waiting screen takes them. */
function talk(answers: string[], last: object = {}) {
  const reading = { frame: 'open' as const };
  sessionStorage.setItem(`reading_${sessionId}`, JSON.stringify(reading));
  const begun = findOrCreateTurn({ kind: 'start', sessionId, text: question });
  recordReply({ turn: begun, reply: replyOf(1), thinking: '', backMode: false });
  answers.forEach((text, index) => {
    const turn = findOrCreateTurn({ kind: 'message', sessionId, text, round: index + 1 });
    const isLast = index === answers.length - 1;
    recordReply({ turn, reply: replyOf(index + 2, isLast ? last : {}), thinking: '', backMode: true });
  });
}

it('keeps an unstored dialogue only in this tab', () => {
  talk(['My mother needs me']);
  expect(isUnstored(sessionId)).toBe(true);
  expect(currentSessionId()).toBe(sessionId);
  expect(readHistory(sessionId).rounds).toHaveLength(2);
  expect(Object.keys(localStorage)).toEqual([]);
  resetUnstored();
  expect(
    Object.entries(sessionStorage).filter(([key, value]) => `${key}${value}`.includes('mother')),
  ).toEqual([]);
  expect(readHistory(sessionId).rounds).toEqual([]);
});

it('gives the tab back to a stored dialogue', () => {
  const stored = createSessionId();
  expect([isUnstored(stored), currentSessionId()]).toEqual([false, stored]);
  setCurrentSessionId(sessionId);
  expect(currentSessionId()).toBe(sessionId);
});

it('sends the server the question, each round, the understanding and a low risk', () => {
  const understanding = { wants: [line('the sea')], fears: [], limits: [], unknown: [] };
  talk(['My mother needs me'], { understanding, care: 'low', careKind: 'abuse' });
  const asked = (number: number) => ({
    kind: 'choice',
    stage: 'why:',
    question: `Question ${number}?`,
    options,
  });
  expect(createTranscript(readHistory(sessionId), 2)).toEqual({
    question,
    reading: { frame: 'open' },
    care: 'low',
    careKind: 'abuse',
    understanding,
    rounds: [
      { ...asked(1), answer: { content: 'My mother needs me' } },
      { ...asked(2), answer: null },
    ],
  });
});

it('repeats a call unchanged, although the history has changed since', () => {
  talk(['My mother needs me']);
  const turn = findOrCreateTurn({ kind: 'message', sessionId, text: 'I fear the empty days', round: 2 });
  recordReply({ turn, reply: replyOf(3), thinking: '', backMode: true });
  expect(findOrCreateTurn({ kind: 'message', sessionId, text: 'I fear the empty days', round: 2 })).toEqual(
    turn,
  );
  expect(turn.transcript?.rounds.at(-1)).toMatchObject({ question: 'Question 2?', answer: null });
});

it('keeps its texts out of URLs: the turn is in session storage', () => {
  const turn = findOrCreateTurn({ kind: 'start', sessionId, text: question });
  const task = readWaitingTask('stream-chat', `?sessionId=${sessionId}`, null);
  expect(task).toEqual({ kind: 'turn', request: turn, backMode: false });
  sessionStorage.clear();
  expect(readWaitingTask('buffer', `?sessionId=${sessionId}`, null)).toEqual({ kind: 'recover', sessionId });
});

it('steps back without the server, and keeps the lines of the guide that the remaining answers support', async () => {
  talk(['My mother needs me', 'I fear the empty days'], {
    understanding: {
      wants: [line('My mother needs me')],
      fears: [line('I fear the empty days'), line('A line of mine', true)],
      limits: [],
      unknown: [],
    },
  });
  const earlier = stepBack(readHistory(sessionId));
  if (!earlier) throw new Error('no way back');
  const reopened = await stepBackLocally(earlier);
  expect(reopened.understanding).toEqual({
    wants: [line('My mother needs me')],
    fears: [line('A line of mine', true)],
    limits: [],
    unknown: [],
  });
  updateHistory(sessionId, () => reopened);
  const { rounds } = createTranscript(readHistory(sessionId), 2) ?? {};
  expect(rounds?.map(({ answer }) => answer?.content)).toEqual(['My mother needs me', undefined]);
});

it('finds its position without the server, and reports when nothing is left', async () => {
  findOrCreateTurn({ kind: 'start', sessionId, text: question });
  expect(await restoreFromServer(sessionId)).toMatchObject({ kind: 'begin', question });
  talk(['My mother needs me']);
  expect(await restoreFromServer(sessionId)).toEqual({ kind: 'question' });
  resetUnstored();
  await expect(restoreFromServer(sessionId)).rejects.toThrow(UnstoredNotFoundError);
});

it('is cleaned after a day, in a tab that stays open', () => {
  talk(['My mother needs me']);
  cleanLocalData(undefined, Date.now() + 23 * 3_600_000);
  expect(readHistory(sessionId).rounds).toHaveLength(2);
  cleanLocalData(undefined, Date.now() + 25 * 3_600_000);
  expect(readHistory(sessionId).rounds).toEqual([]);
});
