import { describe, expect, it } from 'vitest';
import { withoutCutMarks } from '#shared/quotable.ts';
import {
  answeredBy,
  type Played,
  paths,
  play,
  playWith,
} from '../../../../tests/support/guide/sample-dialogue.ts';
import { sampleQuestions } from '../../../../tests/support/guide/sample-questions.ts';
import type { GuideInput } from '../guide.ts';
import { isChinese } from '../reading/language.ts';
import { checkSummary, userText } from '../rubric.ts';
import { writeStep } from './built-in-guide.ts';

/** Chinese has wordings and tests of its own. */
const questions = sampleQuestions.filter((question) => !isChinese(question));
const played: Played[] = questions
  .filter((_, at) => at % 3 === 0)
  .flatMap((question) => paths.map((path) => play(question, path, `understood ${question} ${path}`)));

const texts = (lines: readonly { text: string }[] | undefined) => (lines ?? []).map(({ text }) => text);

/** Two answers: what matters, and the bad end. */
function afterTwo(question = 'Should I take the job in Berlin or stay in Madrid?') {
  const { rounds } = playWith(question, 'two', (round, at) =>
    at === 2 ? { content: 'my kids' } : { option: 'A', content: round.options[0] ?? 'x' },
  );
  return { third: rounds[2], fourth: rounds[3] };
}

describe('the understanding after each round', () => {
  it('holds wants, fears and limits in the person’s own words', () => {
    for (const { rounds } of played)
      for (const { round, input } of rounds) {
        const said = userText(input).map((text) => text.replace(/\s+/g, ' '));
        const { wants = [], fears = [], limits = [] } = round.understanding ?? {};
        for (const { text, own } of [...wants, ...fears, ...limits]) {
          expect(own).toBe(false);
          const letters = withoutCutMarks(text).slice(0, 40);
          expect(
            said.some((one) => one.replace(/[“”"„]/g, "'").includes(letters)),
            text,
          ).toBe(true);
        }
      }
  });

  it('names what is unknown, and less of it as the dialogue goes on', () => {
    for (const { rounds } of played) {
      const first = rounds[0]?.round.understanding?.unknown ?? [];
      expect(first.length).toBe(4);
      const sizes = rounds.map(({ round }) => round.understanding?.unknown.length ?? 0);
      expect(sizes.toSorted((left, right) => right - left)).toEqual(sizes);
    }
  });

  it('takes what matters for a want and the bad end for a fear', () => {
    const { third, fourth } = afterTwo();
    expect(texts(third?.round.understanding?.wants)).toEqual(['my kids']);
    const fears = fourth?.round.understanding?.fears ?? [];
    const limits = fourth?.round.understanding?.limits ?? [];
    expect(fears.length + limits.length).toBeGreaterThan(0);
  });

  it('never writes a line again that the person took out, and leaves theirs alone', () => {
    const { third, fourth } = afterTwo();
    if (!third?.round.understanding || !fourth) throw new Error('too short');
    const understanding = { ...third.round.understanding, wants: [{ text: 'Room for both', own: true }] };
    const step = writeStep({ ...fourth.input, understanding });
    expect(step.kind === 'round' && step.understanding?.wants).toEqual([
      { text: 'Room for both', own: true },
    ]);
  });

  it('keeps what another guide found', () => {
    const { fourth } = afterTwo();
    if (!fourth) throw new Error('too short');
    const foreign = { text: 'A life near the sea', own: false };
    const understanding = { wants: [foreign], fears: [], limits: [], unknown: [] };
    const step = writeStep({ ...fourth.input, understanding });
    expect(step.kind === 'round' && step.understanding?.wants).toContainEqual(foreign);
  });
});

describe('a corrected understanding in the summary', () => {
  const corrected = { want: 'Room for a garden', fear: 'That my brother is left alone' };

  function summaryOf(played: Played) {
    const last = played.rounds.at(-1)?.round.understanding;
    const understanding = {
      wants: [{ text: corrected.want, own: true }],
      fears: [{ text: corrected.fear, own: true }],
      limits: last?.limits ?? [],
      unknown: last?.unknown ?? [],
    };
    const input: GuideInput = { ...played.input, understanding };
    const step = writeStep(input);
    if (step.kind !== 'summary') throw new Error('no summary');
    return { step, input };
  }

  it('is quoted in the first line and the plan, and passes the rubric', () => {
    for (const dialogue of played) {
      const { step, input } = summaryOf(dialogue);
      const [first] = step.summary.insights;
      expect(first, dialogue.input.question).toContain(`“${corrected.want}”`);
      expect(first).toContain(`“${corrected.fear}”`);
      expect(step.summary.steps.join('\n')).toContain(`“${corrected.want}”`);
      expect(step.summary.steps.join('\n')).toContain(`“${corrected.fear}”`);
      expect(checkSummary(step, input), dialogue.input.question).toEqual([]);
      expect(step.summary.evidence).toContainEqual({
        ...{ part: 'insight', index: 0, round: input.rounds.length },
        ...{ quote: corrected.want, from: 'understanding' },
      });
    }
  });

  it('drops what was built on the line that the person took out', () => {
    const dialogue = playWith('Should I quit my job?', 'drop', (round, at) =>
      at === 2 ? { content: 'my savings' } : { option: 'C', content: round.options[2] ?? 'x' },
    );
    expect(dialogue.summary.summary.insights.join()).toContain('“my savings”');
    const { step } = summaryOf(dialogue);
    expect(JSON.stringify(step.summary)).not.toContain('my savings');
  });
});

describe('enough for now', () => {
  it('gives a good summary after two answers, which names what stays open', () => {
    for (const question of questions)
      for (const path of paths) {
        const input = { ...answeredBy(question, path, `early ${question} ${path}`, 2), finish: true };
        const step = writeStep(input);
        if (step.kind !== 'summary') throw new Error('no summary');
        expect(checkSummary(step, input), `${question} ${path}`).toEqual([]);
        expect(step.summary.stillOpen?.length).toBeGreaterThan(0);
      }
  });

  it('says nothing of what is open after a whole dialogue', () => {
    expect(played.every(({ summary }) => summary.summary.stillOpen.length === 0)).toBe(true);
  });
});
