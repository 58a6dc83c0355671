import { describe, expect, it } from 'vitest';
import { memoryLabels, toMemory } from '#shared/reflection/memory.ts';
import type { GuideInput, GuideRound } from '../guide.ts';
import { readQuestion } from '../languages/en/reading/read-question.ts';
import { checkRound } from '../rubric/rubric.ts';
import { writeStep } from './engine.ts';

const summary = {
  ...{ reasons: [], mood: '', label: '', suggestions: [] },
  question: 'Should I take the job in Berlin?',
  insights: ['You have told your sister already, and you wait for a yes.'],
  steps: ['Write to Anna on Sunday'],
  stillOpen: ['What the move costs'],
};
const zhSummary = { ...summary, question: '我要不要辞职？', steps: ['周日给安娜写信'] };

const start = (question: string, memory: string[]): GuideInput => ({
  ...{ question, memory, reading: readQuestion(question), rounds: [], seed: 'a seed' },
});

function firstRound(input: GuideInput): GuideRound {
  const step = writeStep(input);
  if (step.kind !== 'round') throw new Error('a round is expected');
  return step;
}

/** The round after an answer to the first one. */
function afterAnswer(input: GuideInput, option: 'A' | 'B' | 'C' | undefined, content: string) {
  const { stage, question, options } = firstRound(input);
  const answered = { kind: 'choice' as const, number: 1, stage, question, options, content };
  return firstRound({ ...input, rounds: [{ ...answered, ...(option && { option }) }] });
}

it('remembers what stayed open from the last line of the insight', () => {
  const insights = ['You wait for a yes.', 'Still open: whether to tell Anna.'];
  const memory = toMemory({ ...summary, insights, stillOpen: [] });
  expect(memory.at(-1)).toBe('Still open: whether to tell Anna.');
  const both = toMemory({ ...summary, insights, stillOpen: ['What the move costs'] });
  expect(both.at(-1)).toBe('Still open: whether to tell Anna.');
});

describe('the first round after an earlier reflection', () => {
  it('says what it remembers and asks what has happened since', () => {
    const input = start(summary.question, toMemory(summary));
    const round = firstRound(input);
    expect(round.reflection).toBe(
      'I remember your earlier reflection. Your step was “Write to Anna on Sunday”.',
    );
    expect(round.question).toBe('What has happened since then?');
    expect(round.options).toHaveLength(3);
    expect(checkRound(round, input)).toEqual([]);
  });

  it('says it in Chinese to a Chinese question', () => {
    const input = start(zhSummary.question, toMemory(zhSummary));
    const round = firstRound(input);
    expect(round.reflection).toBe('我记得你之前的回顾。那时你定的一步是“周日给安娜写信”。');
    expect(checkRound(round, input)).toEqual([]);
  });

  it.each([
    ['insight', 'It came to this: “You are afraid of the silence”'],
    ['open', 'This stayed open: “You are afraid of the silence”'],
  ] as const)('names the %s where no step is left', (part, expected) => {
    const line = `${memoryLabels.en[part]}You are afraid of the silence`;
    expect(firstRound(start(summary.question, [line])).reflection).toContain(expected);
  });

  it('repeats what the person wrote into the memory', () => {
    const round = firstRound(start(summary.question, ['I moved in May']));
    expect(round.reflection).toBe('I remember your earlier reflection: “I moved in May”.');
    expect(round.options).not.toContain('I took that step');
  });

  it('is the usual one when every line was removed', () => {
    expect(writeStep(start(summary.question, ['  ', memoryLabels.en.step]))).toEqual(
      writeStep(start(summary.question, [])),
    );
  });
});

describe('the round after it', () => {
  const input = start(summary.question, toMemory(summary));

  it('takes up a chosen answer, and goes on to another question', () => {
    const next = afterAnswer(input, 'C', 'It hasn’t come to that yet');
    expect(next.reflection).toBe('So it’s still ahead of you.');
    expect(next.question).not.toBe('What has happened since then?');
  });

  it('takes up words of their own, and does not take the remembered step for a new one', () => {
    const next = afterAnswer(
      input,
      undefined,
      'I wrote to her and she said that she is afraid of Berlin too',
    );
    expect(next.reflection).not.toContain('Sunday');
    expect(next.reflection).not.toBe('');
  });
});
