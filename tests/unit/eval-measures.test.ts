import { describe, expect, it } from 'vitest';
import { diversity, openingOf, type Said } from '../../eval/measures/diversity.ts';
import { evidenceFigures, isTrueQuote, quotesOf } from '../../eval/measures/quotes.ts';
import { readingFigures } from '../../eval/measures/reading.ts';
import { type Scored, specificity } from '../../eval/measures/specificity.ts';
import { spread } from '../../eval/measures/steps.ts';
import { guidesOwn, termsOf } from '../../eval/measures/terms.ts';
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

describe('specificity', () => {
  const questions = [
    'Should I sell the bakery to my cousin?',
    'Should I adopt the old greyhound?',
    'Should I move the piano into the kitchen?',
  ].map((text, at) => ({ id: `q${at}`, terms: termsOf(text, 'en') }));
  const texts = [
    'You look at selling the bakery. A week is enough to write it down.',
    'You look at adopting a greyhound. A week is enough to write it down.',
    'The piano stays in your mind. A week is enough to write it down.',
  ];
  const written = (order: number[]): Scored[] =>
    order.map((from, at) => ({ id: `q${at}`, terms: termsOf(texts[from] ?? '', 'en') }));

  it('lets summaries pass that speak of their own question', () => {
    expect(specificity(written([0, 1, 2]), questions)).toEqual({ summaries: 3, unmeasured: 0, misses: [] });
  });

  it('leaves out, and counts, a summary whose question has no content word', () => {
    const bare = { id: 'bare', terms: termsOf('What do I want?', 'en') };
    const found = specificity(
      [...written([0, 1, 2]), { ...bare, terms: termsOf('A walk.', 'en') }],
      [...questions, bare],
    );
    expect(found).toEqual({ summaries: 3, unmeasured: 1, misses: [] });
  });

  it('finds two that were swapped, and what they would fit', () => {
    expect(specificity(written([1, 0, 2]), questions).misses).toEqual([
      { id: 'q0', better: 'q1' },
      { id: 'q1', better: 'q0' },
    ]);
  });

  it('finds two Chinese ones that were swapped', () => {
    const asked = ['我该不该把面包店卖给表弟？', '要不要收养那只老猎犬？', '钢琴要不要搬进厨房？'];
    const told = ['你在看卖面包店这件事。', '你在看收养老猎犬这件事。', '钢琴的事还在你心里。'];
    const chinese = asked.map((text, at) => ({ id: `q${at}`, terms: termsOf(text, 'zh') }));
    const by = (order: number[]) =>
      specificity(
        order.map((from, at) => ({ id: `q${at}`, terms: termsOf(told[from] ?? '', 'zh') })),
        chinese,
      ).misses.map(({ id }) => id);
    expect(by([0, 1, 2])).toEqual([]);
    expect(by([0, 2, 1])).toEqual(['q1', 'q2']);
  });

  it('finds a summary that would fit any question', () => {
    const general = { id: 'q2', terms: termsOf('A week is enough to write it down.', 'en') };
    const found = specificity([...written([0, 1]), general], questions);
    expect(found.misses.map(({ id }) => id)).toEqual(['q2']);
  });

  it('does not count a word that all summaries share as speaking of the question that holds it', () => {
    const nouns = [
      'bakery',
      'greyhound',
      'piano',
      'boat',
      'garden',
      'novel',
      'violin',
      'tent',
      'lamp',
      'bridge',
    ];
    const many = nouns.map((noun, at) => ({
      id: `n${at}`,
      terms: termsOf(`Should I sell the ${noun}?`, 'en'),
    }));
    const asked = { id: 'week', terms: termsOf('Is a week enough to write?', 'en') };
    const summaries = nouns.map((noun, at) => ({
      id: `n${at}`,
      terms: termsOf(`You look at the ${noun}. A week is enough to write it down.`, 'en'),
    }));
    expect(specificity(summaries, [...many, asked]).misses).toEqual([]);
  });
});

describe('diversity', () => {
  const reading: Reading = { frame: 'whether', act: 'sell the bakery' };
  const roundOf = (reflection: string, question: string, options: string[], support: string) => ({
    reflection,
    question,
    options,
    support,
  });
  const said: Said = {
    reading,
    rounds: [
      roundOf(
        'You have carried this for long.',
        'What makes it matter today?',
        ['a date', 'a fear'],
        'No hurry at all here.',
      ),
      roundOf(
        'Two wishes stand side by side.',
        'Which of them is older?',
        ['the first', 'the second'],
        'A few words will do.',
      ),
    ],
    summary: ['It began with “a date” long ago.'],
  };

  it('counts nothing as repeated where nothing is', () => {
    const found = diversity([said]);
    expect(found).toMatchObject({ repeatedWithin: 0, alikeWithin: 0 });
    expect(found.questions).toEqual({ all: 2, distinct: 2 });
    expect(found.openings).toEqual({ all: 2, distinct: 2, commonest: 1 });
    expect(found.options).toEqual({ all: 4, distinct: 4 });
    expect(found.sentences).toEqual({ all: 7, onlyOnce: 7 });
  });

  it('finds a sentence said twice in a dialogue, whatever its marks and its case', () => {
    const again = { ...said, summary: [...said.summary, 'two wishes stand side by side!'] };
    expect(diversity([again])).toMatchObject({ repeatedWithin: 1, alikeWithin: 0 });
  });

  it("finds a sentence that differs only in the person's words", () => {
    const alike = { ...said, summary: [...said.summary, 'It began with “my fear. Really” long ago.'] };
    expect(diversity([alike])).toMatchObject({ repeatedWithin: 0, alikeWithin: 1 });
  });

  it('finds questions that differ only in the act that was read', () => {
    const ask = (act: string): Said => ({
      reading: { frame: 'whether', act },
      rounds: [roundOf('', `What would it mean to ${act}?`, [], '')],
      summary: [],
    });
    expect(diversity([ask('sell the bakery'), ask('keep a dog')]).questions).toEqual({ all: 2, distinct: 1 });
  });

  it('finds sentences that dialogues share, and names the commonest', () => {
    const other = { ...said, rounds: said.rounds.slice(0, 1), summary: ['All of this is new here.'] };
    const found = diversity([said, other]);
    expect(found.sentences).toEqual({ all: 11, onlyOnce: 5 });
    expect(found.commonest[0]).toEqual({ text: expect.any(String), dialogues: 2 });
    expect(found.openings).toEqual({ all: 3, distinct: 2, commonest: 2 });
  });

  it('takes four words, or six signs, as the opening', () => {
    expect(openingOf('You have carried this, for long.')).toBe('you have carried this');
    expect(openingOf('你说的这件事，一直在。')).toBe('你说的这件事');
  });
});

it("leaves only the guide's own words when quotes, sides and act are taken out", () => {
  const own = guidesOwn('Selling your bakery, or “keep it”: you hover between.', {
    frame: 'choice',
    a: 'selling your bakery',
    b: 'keeping it',
  });
  expect(own).toBe('_, or _: you hover between.');
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
