/** Finds the question that a stage asked in the packs of a language. */
import type { Language } from './language.ts';
import { type Pack, type Question, questionsOf } from './pack.ts';
import type { Stage } from './stage.ts';

/** The last question, with what it offers: two suggestions of a pack, and to leave it. */
export function lastQuestion(
  { packs, wordings, toOption }: Language,
  pack: Pack['id'],
  suggestions: readonly number[],
): Question | undefined {
  const { ask, nothing, echo } = wordings.lastStep;
  const [one, two] = suggestions.map((index) => packs[pack]?.suggestions[index]);
  if (one === undefined || two === undefined) return undefined;
  return {
    asks: 'step',
    ask,
    plain: ask,
    options: [
      [toOption(one), echo],
      [toOption(two), echo],
      [nothing, echo],
    ],
  };
}

/** The question that a stage asked; undefined if the packs no longer have it. */
export function findQuestion(language: Language, stage: Stage): Question | undefined {
  if (stage.kind === 'step') return lastQuestion(language, stage.pack, stage.suggestions);
  if (stage.kind !== 'question' && stage.kind !== 'opening') return undefined;
  const pack = language.packs[stage.pack];
  return stage.kind === 'opening'
    ? pack?.openings[stage.index]
    : pack && questionsOf(pack, stage.concern)[stage.index];
}
