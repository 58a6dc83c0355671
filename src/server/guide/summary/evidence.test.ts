import { describe, expect, it } from 'vitest';
import { getLines, replaceLine } from '#shared/summary.ts';
import { type Played, paths, play } from '../../../../tests/support/guide/sample-dialogue.ts';
import { sampleQuestions } from '../../../../tests/support/guide/sample-questions.ts';
import { answerIn, evidenceOfLine, gateSummary, trueQuote } from './evidence.ts';

const said = {
  question: 'Should I leave,\nor stay with the band?',
  rounds: [
    {
      kind: 'choice' as const,
      number: 1,
      stage: '',
      question: '',
      options: [],
      content: 'He said “do it”, and I didn’t',
    },
    { kind: 'choice' as const, number: 2, stage: '', question: '', options: [], content: 'no' },
  ],
};

describe('a quote', () => {
  it.each([
    [0, 'leave, or stay with', 'leave,\nor stay with'],
    [1, "He said 'do it'", 'He said “do it”'],
    [1, "and I didn't …", 'and I didn’t'],
    [2, 'no', 'no'],
  ])('of round %i is given in the person’s own letters: %s', (round, quote, letters) => {
    expect(trueQuote(said, { round, quote })).toBe(letters);
  });

  it.each([
    [1, 'leave'],
    [1, 'he said'],
    [1, 'an'],
    [1, ' … '],
    [1, ''],
    [2, 'nothing'],
    [3, 'no'],
    [-1, 'no'],
  ])('of round %i is not true: %s', (round, quote) => {
    expect(trueQuote(said, { round, quote })).toBeUndefined();
  });

  it('takes signs of patterns as they are', () => {
    const odd = { question: 'a+b (c) [d] $& \\ x', rounds: [] };
    expect(trueQuote(odd, { round: 0, quote: 'a+b (c) [d] $& \\' })).toBe('a+b (c) [d] $& \\');
  });
});

it('finds what a line quotes in the round that it names', () => {
  const twice = { ...said, rounds: said.rounds.map((round) => ({ ...round, content: 'my kids' })) };
  expect(evidenceOfLine(twice, 'Round 2, “my kids”: people first.')).toEqual([
    { round: 2, quote: 'my kids' },
  ]);
});

describe('the gate', () => {
  const played = play('Should I quit my job at the bank?', 'options', 'gate');
  const { input } = played;
  const { summary } = played.summary;

  it('lets a true summary through as it is', () => {
    expect(gateSummary(summary, input)).toEqual({ summary, isEnough: true, dropped: 0 });
  });

  it('drops a line without a true quote, and the evidence of the others follows', () => {
    const evidence = (summary.evidence ?? []).map((one) =>
      one.part === 'reason' && one.index === 0 ? { ...one, quote: 'never written by anybody' } : one,
    );
    const gated = gateSummary({ ...summary, evidence }, input);
    expect(gated.dropped).toBe(1);
    expect(getLines(gated.summary, 'reason')).toEqual(getLines(summary, 'reason').slice(1));
    for (const { part, index, round, quote } of gated.summary.evidence ?? []) {
      expect(getLines(gated.summary, part)[index]).toBeDefined();
      expect(answerIn(input, round)).toContain(quote);
    }
  });

  it('drops a line that quotes what nobody wrote beside what they did, the first one too', () => {
    const [first = '', ...more] = getLines(summary, 'insight');
    const invented = [`${first} You said “never in my life”.`, ...more];
    const mixed = { ...summary, insights: invented };
    const gated = gateSummary(mixed, input);
    expect(gated.dropped).toBe(1);
    expect(getLines(gated.summary, 'insight')).toEqual(more);
  });

  it('says when too little is left', () => {
    expect(gateSummary({ ...summary, evidence: [] }, input).isEnough).toBe(false);
    expect(gateSummary({ ...summary, evidence: undefined }, input).isEnough).toBe(false);
  });
});

it('replaces one line with its evidence and leaves all else', () => {
  const { summary: before } = play('Should I quit my job at the bank?', 'options', 'replace').summary;
  const line = { text: 'In round 1 you said so.', evidence: [] };
  const summary = replaceLine(before, { part: 'reason', index: 1 }, line);
  expect(getLines(summary, 'reason')[1]).toBe(line.text);
  expect(getLines(summary, 'insight')).toEqual(getLines(before, 'insight'));
  expect(summary.evidence).toEqual(
    before.evidence?.filter(({ part, index }) => part !== 'reason' || index !== 1),
  );
});

describe('the built-in guide', () => {
  // `npm test` plays every tenth question; all of them take ten seconds of processor time.
  const questions = sampleQuestions.filter((_, index) => process.env.LONG_TESTS || index % 10 === 0);
  const played: Played[] = questions.flatMap((question) =>
    paths.map((path) => play(question, path, `evidence ${question} ${path}`)),
  );

  it('proves every bullet and every discovery, letter for letter', () => {
    for (const { summary, input } of played) {
      expect(gateSummary(summary.summary, input), input.question.slice(0, 60)).toMatchObject({
        dropped: 0,
        isEnough: true,
      });
      for (const { round, quote } of summary.summary.evidence ?? [])
        expect(answerIn(input, round)?.normalize('NFC')).toContain(quote);
    }
  });
});
