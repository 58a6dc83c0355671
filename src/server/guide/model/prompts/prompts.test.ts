import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { GuideInput, GuideRound } from '../../guide.ts';
import { readQuestion } from '../../languages/en/reading/read-question.ts';
import { createModelChecks } from '../model-checks.ts';
import { rewritePrompt } from './rewrite.ts';
import { roundPrompt } from './round.ts';
import { chineseRounds, englishRounds, type RoundExample } from './round-examples.ts';
import { summaryPrompt } from './summary.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

describe('the prompts', () => {
  it.each([
    [roundPrompt, 'round-3', 'f4e3e0449d3bea08'],
    [summaryPrompt, 'summary-5', 'acfec858d9c9b2a8'],
    [rewritePrompt, 'rewrite-2', 'ebdfa47bd88c3dfc'],
  ])('get a new version with every change of their text', ({ version, text }, known, hash) => {
    expect([version, digest(text)]).toEqual([known, hash]);
  });
});

function failures(
  { asked, earlier, options }: RoundExample,
  { reflection, question }: RoundExample['wrong'] | RoundExample,
) {
  const rounds = earlier
    ? [
        {
          kind: 'choice' as const,
          number: 1,
          stage: '',
          question: earlier[0],
          options: [],
          content: earlier[1],
        },
      ]
    : [];
  const input: GuideInput = { question: asked, reading: readQuestion(asked), rounds, seed: 'a seed' };
  const written = { reflection, question, options: [...options], support: '' };
  const round: GuideRound = { kind: 'round', roundKind: 'choice', stage: '', ...written };
  return createModelChecks(input, '').round(round);
}

describe('the examples in the prompt', () => {
  it.each([...englishRounds, ...chineseRounds])('are good where they say so: $question', (example) => {
    expect(failures(example, example)).toEqual([]);
  });
  it('begin the line on these answers as the rule says', () => {
    const styles = summaryPrompt.text.split('good style: ').slice(1);
    expect(styles).toHaveLength(2);
    for (const style of styles) expect(style).toMatch(/^(?:Going by these answers, you |只看这几次回答，你)/);
  });
  // What is said in answer to an objection is beyond the checks.
  it.each([...englishRounds, ...chineseRounds].filter(({ wrong }) => !wrong.why.startsWith('goes on')))(
    'are bad where they say so: $wrong.why',
    (example) => {
      expect(failures(example, example.wrong)).not.toEqual([]);
    },
  );
});
