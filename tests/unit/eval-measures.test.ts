import { describe, expect, it } from 'vitest';
import { evidenceFigures, isTrueQuote, quotesOf } from '../../eval/measures/quotes.ts';
import { readingFigures } from '../../eval/measures/reading.ts';
import { spread } from '../../eval/measures/steps.ts';
import type { EvalQuestion } from '../../eval/question-sets.ts';
import type { Reading } from '../../src/shared/contract/shapes.ts';
import type { Summary } from '../../src/shared/summary.ts';

describe('a quote', () => {
  const said = ['I start on Monday, "early", they say.', '我想要自由，但是我害怕。'];

  it.each([
    ['a piece of a text', 'I start on Monday'],
    ['marks made plain', "Monday, 'early', they"],
    ['a cut at the end', 'I start on …'],
    ['a cut in the middle', 'I start … they say'],
    ['Chinese without blanks', '但是我害怕'],
  ])('is true as %s', (_, quote) => {
    expect(isTrueQuote(quote, said)).toBe(true);
  });

  it.each([
    ['one letter is another', 'I start on Sonday'],
    ['a word is left out', 'I start Monday'],
    ['it begins in the middle of a word', 'art on Monday'],
    ['it ends in the middle of a word', 'I start on Mon'],
    ['the case is another', 'i start on Monday'],
    ['it is drawn from two texts at once', 'they say. 我想要自由'],
    ['a Chinese sign is another', '但是他害怕'],
    ['its second half is made up', 'I start … next year'],
  ])('is untrue where %s', (_, quote) => {
    expect(isTrueQuote(quote, said)).toBe(false);
  });

  it('is found between every kind of marks, and only the untrue one is named', () => {
    const text = 'You wrote “I start on Monday” and "they lie" and 「我害怕」.';
    expect(quotesOf(text, said)).toEqual({ quotes: 3, untrue: ['they lie'] });
  });
});

describe('the evidence of a summary', () => {
  const input = {
    question: 'Stay or go?',
    rounds: [
      {
        kind: 'choice' as const,
        number: 1,
        stage: 'why:',
        question: 'Why?',
        options: [],
        content: 'I am tired of it.',
      },
    ],
    reading: { frame: 'open' as const },
    seed: '',
  };
  const whole: Summary = {
    question: input.question,
    insights: ['The insight.', 'You are tired.'],
    reasons: ['You ask to stay.'],
    steps: [],
    mood: '',
    label: '',
    suggestions: [],
    stillOpen: [],
    evidence: [
      { part: 'insight', index: 1, round: 1, quote: 'tired of it' },
      { part: 'reason', index: 0, round: 0, quote: 'Stay' },
    ],
  };
  const [first, second] = whole.evidence ?? [];

  it('is whole when each claim but the insight has a true quote', () => {
    expect(evidenceFigures(whole, input)).toEqual({ claims: 2, proved: 2, untrue: 0 });
  });

  it.each([
    ['is missing', [first], { proved: 1, untrue: 0 }],
    ['stands in another round', [first, { ...second, round: 1 }], { proved: 1, untrue: 1 }],
    ['names a round that is not there', [first, { ...second, round: 7 }], { proved: 1, untrue: 1 }],
    ['differs in a letter', [first, { ...second, quote: 'Stey' }], { proved: 1, untrue: 1 }],
    ['is empty', [first, { ...second, quote: ' ' }], { proved: 1, untrue: 1 }],
    ['belongs to another line', [first, { ...second, index: 1 }], { proved: 1, untrue: 0 }],
  ])('is not when one piece %s', (_, evidence, found) => {
    const summary = { ...whole, evidence: evidence as Summary['evidence'] };
    expect(evidenceFigures(summary, input)).toEqual({ claims: 2, ...found });
  });
});

describe('figures of reading', () => {
  const questions: EvalQuestion[] = [
    {
      id: 'one',
      language: 'en',
      text: 'one',
      frame: 'choice',
      slots: { a: ['the bakery', 'a bakery'], b: ['dogs'] },
    },
    { id: 'two', language: 'zh', text: 'two', frame: 'how', slots: { act: ['跟父母说我不想去'] } },
    { id: 'three', language: 'en', text: 'three', frame: 'open', slots: {} },
  ];
  const right: Record<string, Reading> = {
    one: { frame: 'choice', a: 'A bakery', b: 'dogs.' },
    two: { frame: 'how', act: '跟父母说你不想去' },
    three: { frame: 'open' },
  };
  const measure = (changed: Record<string, Reading>) =>
    readingFigures((text) => ({ ...right, ...changed })[text] ?? { frame: 'open' }, questions);

  it('take marks, article, and who is spoken to as no difference', () => {
    expect(measure({})).toEqual({ questions: 3, framesRight: 3, slots: 3, slotsRight: 3, misses: [] });
  });

  it('count a wrong frame, a slot with a word too many, and sides that changed places', () => {
    expect(measure({ three: { frame: 'how', act: 'x' } })).toMatchObject({ framesRight: 2, slotsRight: 3 });
    expect(measure({ two: { frame: 'how', act: '我想跟父母说你不想去' } })).toMatchObject({
      framesRight: 3,
      slotsRight: 2,
    });
    const swapped = measure({ one: { frame: 'choice', a: 'dogs', b: 'a bakery' } });
    expect(swapped).toMatchObject({ framesRight: 3, slotsRight: 1 });
    expect(swapped.misses).toEqual([
      { id: 'one', wanted: 'choice | the bakery | dogs', read: 'choice | dogs | a bakery' },
    ]);
  });
});

it('takes percentiles by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(spread(hundred)).toEqual({ count: 100, p50: 50, p95: 95, max: 100 });
  expect(spread([])).toEqual({ count: 0, p50: 0, p95: 0, max: 0 });
});
