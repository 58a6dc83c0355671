import { describe, expect, it } from 'vitest';
import type { Evidence } from '#shared/contract/shapes.ts';
import { getLines } from '#shared/summary.ts';
import { type Played, paths, play } from '../../../../tests/support/guide/sample-dialogue.ts';
import { sampleQuestions } from '../../../../tests/support/guide/sample-questions.ts';
import { gateSummary, trueEvidence } from '../evidence.ts';
import { isChinese } from '../reading/language.ts';
import { checkSummary } from '../rubric.ts';
import { createBuiltInGuide } from './built-in-guide.ts';
import { rewriteLine } from './rewrite.ts';

/** Chinese has wordings and tests of its own. */
const questions = sampleQuestions.filter((question) => !isChinese(question));
const played: Played[] = questions
  .filter((_, at) => at % 10 === 0)
  .flatMap((question) => paths.map((path) => play(question, path, `rewrite ${question} ${path}`)));

interface Place {
  dialogue: Played;
  part: Evidence['part'];
  index: number;
}

const places: Place[] = played.flatMap((dialogue) =>
  (['insight', 'reason'] as const).flatMap((part) =>
    getLines(dialogue.summary.summary, part).map((_, index) => ({ dialogue, part, index })),
  ),
);

describe('a line that is not right', () => {
  it('is written anew four times and never the same again, and all else stays', () => {
    for (const { dialogue, part, index } of places) {
      const { input } = dialogue;
      let { summary } = dialogue.summary;
      const seen = new Set([getLines(summary, part)[index]]);
      for (let time = 0; time < 4; time++) {
        const next = rewriteLine(input, summary, { part, index });
        const line = getLines(next, part)[index];
        expect(seen.has(line), `${input.question.slice(0, 40)}: ${line}`).toBe(false);
        seen.add(line);
        const other = part === 'insight' ? 'reason' : 'insight';
        expect(getLines(next, other)).toEqual(getLines(summary, other));
        expect(getLines(next, part).toSpliced(index, 1)).toEqual(getLines(summary, part).toSpliced(index, 1));
        expect(next.steps).toEqual(summary.steps);
        summary = next;
      }
    }
  });

  it('keeps the summary within the rubric, and proved', () => {
    const failed = places.flatMap(({ dialogue, part, index }) => {
      const { input } = dialogue;
      const summary = rewriteLine(input, dialogue.summary.summary, { part, index });
      expect(gateSummary(summary, input).dropped).toBe(0);
      return checkSummary({ ...dialogue.summary, summary }, input).map(
        (id) => `${id} ${part} ${input.question}`,
      );
    });
    expect(failed).toEqual([]);
  });

  it('quotes the note of the person', () => {
    for (const { dialogue, part, index } of places) {
      const { input } = dialogue;
      const note = 'It is about my sister, and not about money';
      const summary = rewriteLine(input, dialogue.summary.summary, { part, index, note });
      expect(getLines(summary, part)[index]).toContain(`“${note}”`);
      expect(trueEvidence(input, summary.evidence)).toHaveLength(summary.evidence?.length ?? -1);
      expect(summary.evidence).toContainEqual(expect.objectContaining({ part, index }));
      const again = rewriteLine(input, summary, { part, index, note });
      expect(getLines(again, part)[index]).not.toBe(getLines(summary, part)[index]);
    }
  });

  it('can be a line of another guide', () => {
    const [dialogue] = played;
    if (!dialogue) throw new Error('nothing played');
    const summary = structuredClone(dialogue.summary.summary);
    summary.reasons[0] = 'Something that a model wrote.';
    const next = rewriteLine(dialogue.input, summary, { part: 'reason', index: 0 });
    expect(gateSummary(next, dialogue.input).dropped).toBe(0);
  });

  it('is not written once the turn was given up', async () => {
    const [dialogue] = played;
    if (!dialogue) throw new Error('nothing played');
    const { input, summary } = dialogue;
    const target = { part: 'reason' as const, index: 0 };
    const gone = AbortSignal.abort(new Error('gone'));
    const guide = createBuiltInGuide();
    await expect(guide.rewrite(input, summary.summary, target, gone)).rejects.toThrow('gone');
  });
});
