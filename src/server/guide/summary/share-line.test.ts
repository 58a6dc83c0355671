import { describe, expect, it } from 'vitest';
import type { GuideInput } from '../guide.ts';
import { shareLines as english } from '../languages/en/share-lines.ts';
import { shareLines as chinese } from '../languages/zh/share-lines.ts';
import { checkShareLine, chooseShareLine } from './share-line.ts';

const input: GuideInput = {
  question: 'Should I leave the bakery in Ghent?',
  reading: { frame: 'whether', act: 'leave the bakery' },
  rounds: [
    {
      kind: 'choice',
      number: 1,
      stage: '',
      question: 'What would you miss first?',
      options: [],
      content: 'The quiet mornings, and Anna.',
    },
  ],
  seed: 'a seed',
};

describe('the written lines of the share card', () => {
  it.each([
    ['English', english],
    ['Chinese', chinese],
  ])('are at least 40 in %s, and all different', (_, lines) => {
    const all = Object.values(lines).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThanOrEqual(40);
  });

  it('name no subject', () => {
    for (const line of [...Object.values(english), ...Object.values(chinese)].flat())
      expect(checkShareLine(line, { ...input, question: '?', reading: { frame: 'open' }, rounds: [] })).toBe(
        line,
      );
  });

  it('differ between dialogues, and are the same for the same words', () => {
    const seen = new Set(
      Array.from({ length: 40 }, (_, at) =>
        chooseShareLine(english.open, { ...input, memory: [`Line ${at}`] }),
      ),
    );
    expect(seen.size).toBeGreaterThan(6);
    expect(chooseShareLine(english.open, input)).toBe(chooseShareLine(english.open, input));
  });

  it('leave out every line that has a word of the person, in any form of it', () => {
    const lines = ['The mornings are mine.', 'I left.', 'Annas are many.', 'Still open.'];
    for (const seed of ['a', 'b', 'c', 'd', 'e'])
      expect(chooseShareLine(lines.slice(0, 1), { ...input, memory: [seed] })).toBeUndefined();
    expect(chooseShareLine(['One quiet thing.', 'Still open.'], input)).toBe('Still open.');
    const zh = { ...input, question: '要不要辞掉面包店的工作？', rounds: [] };
    expect(chooseShareLine(['面包还在烤。', '工作先放下。', '还没定，也可以先不定。'], zh)).toBe(
      '还没定，也可以先不定。',
    );
  });
});

describe('the line of a model', () => {
  it('may be shown when it says nothing of the matter', () => {
    expect(checkShareLine(' I had the answer before I had the nerve. ', input)).toBe(
      'I had the answer before I had the nerve.',
    );
  });

  it.each([
    ['a word of the question', 'I can close the bakery door.'],
    ['another form of a word of an answer', 'It was quieter than I thought.'],
    ['a name', 'I finally said it to Marc.'],
    ['a number', 'It took me 3 years to say it.'],
    ['a Chinese subject', '原来我舍不得的是这份工作。'],
    ['a quote', 'I said “enough”.'],
    ['a subject', 'I owe my boss the truth.'],
    ['no words', ' '],
    ['too many words', `I ${'really '.repeat(20)}know.`],
  ])('is dropped for %s', (_, line) => {
    expect(checkShareLine(line, input)).toBeUndefined();
  });
});
