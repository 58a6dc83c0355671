import { expect, test } from 'vitest';
import { stateText } from '#shared/reflection/reflection-export.ts';
import { libraryTexts } from '../../i18n/en/library.ts';
import { groupByMonth, type Reflection } from './reflections.ts';

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

test('reflections are grouped by the month that they began in, in the order of the list', () => {
  const began = (sessionId: string, createdAt: string) => reflection({ sessionId, createdAt });
  const months = groupByMonth([
    began('a', '2026-11-20T10:00:00.000Z'),
    began('b', '2026-11-02T10:00:00.000Z'),
    began('c', '2025-11-20T10:00:00.000Z'),
  ]);
  expect(months.map(({ key, reflections }) => [key, reflections.map(({ sessionId }) => sessionId)])).toEqual([
    ['2026-11', ['a', 'b']],
    ['2025-11', ['c']],
  ]);
});
