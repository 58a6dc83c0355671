/** Finds the question that a stage asked in the packs of a language. */
import type { Language } from './language.ts';
import { type Question, questionsOf, toOption } from './pack.ts';
import type { Stage } from './stage.ts';

/** The last question, with what it offers: two steps, by their places, and to leave it. */
export function lastQuestion(
  { offeredSteps, wordings }: Language,
  steps: readonly number[],
): Question | undefined {
  const { ask, nothing, echo } = wordings.lastStep;
  const [one, two] = steps.map((place) => offeredSteps[place]?.text);
  if (one === undefined || two === undefined) return undefined;
  return {
    asks: 'step',
    ask,
    plain: ask,
    options: [
      [one, echo],
      [two, echo],
      [nothing, echo],
    ],
  };
}

/** The question with three answers of its pool, by their places there. */
export function withOptions(question: Question, places: readonly number[] | undefined): Question {
  const [one, two, three] = (places ?? []).map((place) => question.pool?.[place]);
  if (!one || !two || !three) return question;
  return { ...question, options: [toOption(one), toOption(two), toOption(three)] };
}

/** The question that a stage asked; undefined if the packs no longer have it. */
export function findQuestion(language: Language, stage: Stage): Question | undefined {
  if (stage.kind === 'step') return lastQuestion(language, stage.steps);
  if (stage.kind !== 'question' && stage.kind !== 'opening') return undefined;
  const pack = language.packs[stage.pack];
  if (stage.kind === 'opening') return pack?.openings[stage.index];
  const question = pack && questionsOf(pack, stage.concern)[stage.index];
  return question && withOptions(question, stage.options);
}
