/**
 * Dialogues with what listeners would expect somebody to choose of a list, and what would be wrong for them (README.md,
 * `offered-steps` and `closings`), with the features of each.
 */
import { type Language, readTakeawayFeatures } from '../src/server/guide/classifier/features.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import { readTakeawaySigns } from '../src/server/guide/engine/takeaways.ts';
import type { Choice, ChoiceSettings } from './choices.ts';
import { parseMarks } from './follow.ts';
import { readDialogues } from './takeaways.ts';

/**
 * Found with held-out dialogues. There are few of them, so a weight has to explain more. With all that is usual, nearly everybody
 * would be offered the same; with half of it, it fits nearly as often.
 */
export const offeredStepsSettings: ChoiceSettings = { ridge: 8, usual: 0.5 };
export const closingsSettings: ChoiceSettings = { ridge: 8, usual: 0.6 };

export const readMarkedDialogues = (language: Language, folder: 'closings' | 'offered-steps'): Choice[] =>
  readDialogues(language, folder).map(({ question, answers, names }) => ({
    features: readTakeawayFeatures(
      foldText(answers.join('\n')),
      foldText(question),
      language,
      readTakeawaySigns(language, [question, ...answers]),
    ),
    ...parseMarks(names.join(' ')),
  }));
