import { describe, expect, it } from 'vitest';
import { type Played, paths, play } from '../../../../tests/support/guide/sample-dialogue.ts';
import { sampleQuestions } from '../../../../tests/support/guide/sample-questions.ts';
import { isUnknown } from '../answers.ts';
import { hashOf } from '../pick.ts';
import { isEnglish } from '../reading/language.ts';
import { summaryText } from '../rubric.ts';
import { stemsOf } from '../words.ts';

/** Sixty questions with words in them, each on a path of its own. */
const questions = sampleQuestions
  .filter((question) => isEnglish(question) && stemsOf(question).size > 0)
  .slice(0, 60);

function dialoguesOf(seed: string): Played[] {
  return questions.map((question, at) =>
    play(question, paths[hashOf(`${question}${at}`) % paths.length] ?? 'options', `${seed}${at}`),
  );
}

/** What only this person brought: the question and the answers in own words. */
function broughtTo({ input }: Played): Set<string> {
  const own = input.rounds
    .filter(({ option, content }) => option === undefined && !isUnknown(content))
    .map(({ content }) => content);
  return stemsOf([input.question, ...own].join(' '));
}

/** Shared stems; one that many summaries hold says little about any of them. */
function matcher(summaries: readonly ReadonlySet<string>[]) {
  const rarity = (stem: string) => 1 / (1 + summaries.filter((stems) => stems.has(stem)).length);
  const sum = (list: string[]) => list.reduce((total, stem) => total + rarity(stem), 0);
  return (summary: ReadonlySet<string>, stems: ReadonlySet<string>): number => {
    const all = sum([...stems]);
    return all === 0 ? 0 : sum([...stems].filter((stem) => summary.has(stem))) / Math.sqrt(all);
  };
}

function misses(dialogues: readonly Played[]): string[] {
  const brought = dialogues.map(broughtTo);
  const summaries = dialogues.map(({ summary }) => stemsOf(summaryText(summary)));
  const closeness = matcher(summaries);
  const wrong = dialogues.filter((_, own) => {
    const scores = brought.map((stems) => closeness(summaries[own] ?? new Set(), stems));
    return (scores[own] ?? 0) <= Math.max(...scores.filter((_score, at) => at !== own));
  });
  return wrong.map(({ input }) => input.question);
}

describe.each(['first', 'second', 'third'])('sixty summaries, swapped, %s seed', (seed) => {
  const dialogues = dialoguesOf(seed);

  it('fit their own question better than any other, in 95 of 100', () => {
    expect(dialogues).toHaveLength(60);
    expect(misses(dialogues).slice(3)).toEqual([]);
  });

  it('name the question or quote the person in their first line, and never begin alike', () => {
    const lines = dialogues.map(({ summary }) => summary.summary.insights[0] ?? '');
    const general = lines.filter((line, at) => {
      const stems = stemsOf(line);
      const own = dialogues[at];
      return own && !line.includes('“') && ![...broughtTo(own)].some((stem) => stems.has(stem));
    });
    expect(general.length).toBeLessThanOrEqual(6);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
