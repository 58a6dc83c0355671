import { expect, test } from 'vitest';
import { stateText } from '#shared/reflection-export.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { filterByWords, type Reflection } from './reflections.ts';

const times = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' };
const reflection = (over: Partial<Reflection>): Reflection => ({
  ...{ sessionId: 's', question: 'Stay?', status: 'active', turn: 'idle', rounds: 2, ...times, ...over },
});

test.each<[Partial<Reflection>, string]>([
  [{ status: 'finished' }, 'Finished'],
  [{}, 'Round 2, not finished'],
  [{ turn: 'interrupted' }, 'Round 2, interrupted'],
  [{ turn: 'interrupted', rounds: 0 }, 'Interrupted before the first question'],
  [{ rounds: 0 }, 'Interrupted before the first question'],
  [{ turn: 'running', rounds: 0 }, 'The guide is answering'],
])('%j is described as %j', (over, text) => expect(stateText(libraryTexts(), reflection(over))).toBe(text));

test('every word must occur in the question, in any order, case and width', () => {
  const list = ['Should I STAY at the bakery?', 'Go to the bakery', '我应该辞职吗'].map((question) =>
    reflection({ question }),
  );
  const found = (words: string) =>
    filterByWords(list, words).map(({ question }) => list.findIndex((one) => one.question === question));
  expect(found('  ')).toEqual([0, 1, 2]);
  expect(found('bakery')).toEqual([0, 1]);
  expect(found('bakery stay')).toEqual([0]);
  expect(found('ｂａｋｅｒｙ go')).toEqual([1]);
  expect(found('辞职')).toEqual([2]);
  expect(found('sea')).toEqual([]);
});
