/**
 * Which two steps are offered to somebody who is asked what they want to do next. Learned from listeners, who marked for some
 * hundred dialogues which steps the person would take and which would be wrong (training/README.md, `offered-steps`).
 */
import type { GuideLocale } from '#shared/locales.ts';
import { rateOfferedSteps } from '../classifier/classifier.ts';
import { foldText } from '../classifier/normalise.ts';
import { memoizeReadings } from '../text/memoize-readings.ts';
import { hasCue } from './cues.ts';
import type { OfferedStep } from './language.ts';
import { isInOwnWords, type State } from './state.ts';
import { readTakeawaySigns, type Written, writtenIn } from './takeaways.ts';

/** How a step is named in the corpus and the weights. */
export const nameOfStep = (place: number): string => `step:${place}`;

const remembered = 100;

const rateAll = memoizeReadings(remembered, (key: string): ReadonlyMap<string, number> => {
  const { locale, written }: { locale: GuideLocale; written: Written } = JSON.parse(key);
  const [question = '', ...answers] = written;
  const signs = readTakeawaySigns(locale, written);
  return rateOfferedSteps(foldText(answers.join('\n')), foldText(question), locale, signs);
});

const maxOffered = 2;

/** The places of the steps that suit the person best, for different matters. */
export function chooseSteps(state: State): number[] {
  const { locale, offeredSteps: steps } = state.language;
  const ratings = rateAll(JSON.stringify({ locale, written: writtenIn(state) }));
  const own = state.texts.filter(isInOwnWords).map(({ text }) => text);
  const suits = ({ needs }: OfferedStep) =>
    needs === undefined || own.some((text) => hasCue(state.language, needs, text));
  return steps
    .flatMap((step, place) => (suits(step) ? [{ matter: step.matter, place }] : []))
    .map(({ matter, place }) => ({ matter, place, rating: ratings.get(nameOfStep(place)) ?? 0 }))
    .sort((one, two) => two.rating - one.rating || one.place - two.place)
    .filter(({ matter }, at, all) => all.findIndex((one) => one.matter === matter) === at)
    .slice(0, maxOffered)
    .map(({ place }) => place);
}
