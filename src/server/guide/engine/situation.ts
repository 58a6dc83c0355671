/** Which situation a question is about, by the classifier. */

import { type Situation, situations } from '#shared/kinds.ts';
import { guideLocale } from '#shared/locales.ts';
import { classifySituation } from '../classifier/classifier.ts';
import { foldText } from '../classifier/normalise.ts';
import { memoizeReadings } from '../text/memoize-readings.ts';

export interface SituationGuess {
  situation: Situation;
  probability: number;
}

const isSituation = (name: string): name is Situation => situations.some((situation) => situation === name);

/** The guide goes by a guess with this probability. */
const sure = 0.4;
/** From this probability it is offered as a guess. */
const likely = 0.15;
const maxGuesses = 3;

function readSituations(question: string): SituationGuess[] {
  return classifySituation(foldText(question), guideLocale(question))
    .flatMap(({ name, probability }) =>
      isSituation(name) && probability >= likely ? [{ situation: name, probability }] : [],
    )
    .sort((one, two) => two.probability - one.probability)
    .slice(0, maxGuesses);
}

/** The likely situations, most likely first. Each step needs those of the same question several times. */
export const guessSituations: (question: string) => readonly SituationGuess[] = memoizeReadings(
  2_000,
  readSituations,
);

export function detectSituation(question: string): Situation | undefined {
  const [first] = guessSituations(question);
  return first && first.probability >= sure ? first.situation : undefined;
}
