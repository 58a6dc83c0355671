import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRoundToReopen, openRound, readAnswer } from './dialogue.ts';
import type { RoundRow } from './dialogue-rows.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

function round(number: number, given: Partial<RoundRow> = {}): RoundRow {
  return {
    userId: 'ann',
    sessionId: 'evening',
    number,
    kind: 'choice',
    stage: 'stage',
    guide: 'scripted',
    model: null,
    promptVersion: null,
    question: 'Why?',
    options: ['Rest', 'Work ', 'Both'],
    reflection: '',
    support: '',
    answer: null,
    createdAt: now,
    ...given,
  };
}

describe('readAnswer', () => {
  const read = (message: string, option?: 'A' | 'B' | 'C', options?: string[]) =>
    readAnswer(round(1, options && { options }), { message, option }, now);

  it.each([
    ['its letter', 'B'],
    ['its letter in lower case', ' b '],
    ['its text', 'Work'],
  ])('takes an option by %s', (_, message) => {
    expect(read(message)).toEqual({
      type: 'option',
      option: 'B',
      content: 'Work ',
      timestamp: '2026-11-20T10:00:00.000Z',
    });
  });

  it('takes everything else as own words, trimmed', () => {
    expect(read('  Something else\n')).toMatchObject({ type: 'custom', content: 'Something else' });
    expect(read('D')).toMatchObject({ type: 'custom', content: 'D' });
  });

  it('takes the letter of an option that is not there as own words, or refuses it as a choice', () => {
    expect(read('C', undefined, ['Only one'])).toMatchObject({ type: 'custom', content: 'C' });
    expect(() => read('C', 'C', ['Only one'])).toThrow('Some fields are not valid');
  });

  it('follows the letter where two options have the same text', () => {
    expect(read('Same', 'B', ['Same', 'Same'])).toMatchObject({ option: 'B', content: 'Same' });
  });

  it('refuses a letter whose option says something else', () => {
    expect(() => read('Rest', 'B')).toThrow('Some fields are not valid');
  });

  it('never stores an option that was not offered', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.array(fc.string(), { maxLength: 3 }),
        (message, options) => {
          const answer = read(message, undefined, options);
          if (answer.type === 'option') expect(options).toContain(answer.content);
          else expect(answer.content).toBe(message.trim());
        },
      ),
    );
  });
});

describe('rounds', () => {
  const answer = { type: 'custom' as const, content: 'so', timestamp: now.toISOString() };

  it('have the last one open until it is answered', () => {
    const [first, second] = [round(1, { answer }), round(2)];
    expect(openRound([first, second])).toBe(second);
    expect(openRound([first])).toBeUndefined();
    expect(openRound([])).toBeUndefined();
  });

  it('lead back to an earlier one, never before the first', () => {
    const three = [round(1, { answer }), round(2, { answer }), round(3)];
    expect([1, 2, 3, 4].map((back) => findRoundToReopen(three, back))).toEqual([
      { round: 2 },
      { round: 1 },
      { error: 'The First Question' },
      { error: 'The First Question' },
    ]);
  });
});
