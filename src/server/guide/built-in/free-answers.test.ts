import { describe, expect, it } from 'vitest';
import { type Played, playWith } from '../../../../tests/support/guide/sample-dialogue.ts';
import { answerOf } from '../answers.ts';
import { quotesIn } from '../quotes.ts';
import { checkRound, checkSummary } from '../rubric.ts';

/** One question for each frame. */
const questions = [
  'I feel stuck between two jobs',
  'Should I take the job in Berlin or stay in Madrid?',
  'Should I quit my job?',
  'How do I tell my mother that I am not coming for Christmas?',
  'Why do I always say yes when I mean no?',
  'What should I do with my life?',
];

const answers: Record<string, string> = {
  'off topic': 'The weather was lovely in Lisbon last summer',
  'forced once': 'That I would be too tired for them',
  nothing: 'nothing',
  no: 'no',
  never: 'never',
  emotional: 'I just want to cry, it hurts so much',
  question: 'Why are you asking me this?',
  'very long': `My story is long ${'and there was another year and another move and another job '.repeat(16)}`,
  'one word': 'Tuesdays',
  emoji: '😀😀',
  Chinese: '我想要自由，但是我害怕。',
  'a bare figure': '42',
  denial: "I don't care about money or safety",
};

const roles =
  /most want to keep|what must stay|all this is for|likely go wrong|imagined bad end|tell a friend|friend’s chair|better day|On exceptions|stands in the way|Against it|Where you stand|How ready you are/;

/** Free answers that answered nothing in any round, as they may begin in a quote. */
function placeless({ input }: Played): string[] {
  const placed = input.rounds.filter((round) => answerOf(round).topics.length > 0);
  return input.rounds
    .filter((round) => !placed.some(({ content }) => content === round.content))
    .map(({ content }) => content.slice(0, 12));
}

function quotesOneOf(text: string, starts: readonly string[]): boolean {
  return quotesIn(text).some((piece) => starts.some((start) => piece.startsWith(start)));
}

const cases = questions.flatMap((question) =>
  Object.entries(answers).flatMap(([name, content]) =>
    // All rounds, and one round among chosen options.
    ['all', 1, 2, 3, 4, 5].map((at) => {
      const played = playWith(question, `${question}${name}${at}`, (round, number) =>
        at === 'all' || at === number ? { content } : { option: 'B', content: round.options[1] ?? 'x' },
      );
      return { name: `${name} in round ${at}: ${question}`, played };
    }),
  ),
);

describe('free answers that fit no template', () => {
  it('are never said to be an obstacle, a value, a step or a time', () => {
    for (const { name, played } of cases) {
      const { insights, steps } = played.summary.summary;
      const starts = placeless(played);
      expect(quotesOneOf(steps.join('\n'), starts), name).toBe(false);
      const claimed = insights.filter((line) => roles.test(line.replace(/“[^”]*”/g, '')));
      for (const line of claimed.slice(1)) expect(quotesOneOf(line, starts), `${name}: ${line}`).toBe(false);
    }
  });

  it('leave every round and summary within the rubric', () => {
    const failed = cases.flatMap(({ name, played }) => [
      ...played.rounds.flatMap(({ round, input }) => checkRound(round, input).map((id) => `${id} ${name}`)),
      ...checkSummary(played.summary, played.input).map((id) => `${id} ${name}`),
    ]);
    const rounds = cases.reduce((sum, { played }) => sum + played.rounds.length, 0);
    expect(failed.length / rounds).toBeLessThan(0.01);
    expect(failed.filter((id) => id.startsWith('S'))).toEqual([]);
  });

  it('are quoted as what they are', () => {
    const { summary } = playWith('Why do I always say yes when I mean no?', 'plain', (round, number) =>
      number === 3
        ? { content: 'That I would be too tired for them' }
        : { option: 'A', content: round.options[0] ?? 'x' },
    );
    const { insights, steps } = summary.summary;
    expect(insights.join('\n')).toContain('“That I would be too tired for them”');
    expect(insights.join('\n')).not.toMatch(/better|helped|exception/);
    expect(steps.join('\n')).not.toContain('too tired');
  });

  it('are built on when they answer what was asked', () => {
    const { summary } = playWith('Should I quit my job?', 'sure', (round, number) =>
      number === 2 ? { content: 'my savings' } : { option: 'C', content: round.options[2] ?? 'x' },
    );
    expect(summary.summary.insights[0]).toContain('“my savings”');
  });
});
