/** Which steps listeners would expect somebody to take (README.md, `offered-steps`), with the features of each dialogue. */
import { type Language, readTakeawayFeatures } from '../src/server/guide/classifier/features.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import { readTakeawaySigns } from '../src/server/guide/engine/takeaways.ts';
import type { Choice } from './choices.ts';
import { parseMarks } from './follow.ts';
import { readDialogues } from './takeaways.ts';

/** There are few dialogues: with a smaller one, the steps that most people would take are chosen less often than they should be. */
export const offeredStepsRidge = 8;

export const readOfferedSteps = (language: Language): Choice[] =>
  readDialogues(language, 'offered-steps').map(({ question, answers, names }) => ({
    features: readTakeawayFeatures(
      foldText(answers.join('\n')),
      foldText(question),
      language,
      readTakeawaySigns(language, [question, ...answers]),
    ),
    ...parseMarks(names.join(' ')),
  }));
