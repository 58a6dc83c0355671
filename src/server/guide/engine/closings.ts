/**
 * Which ready-made sentences are offered to somebody who is asked what it is really about. Learned from listeners, who marked
 * for some hundred dialogues which sentences the person would choose and which would be wrong (training/README.md, `closings`).
 */
import type { GuideLocale } from '#shared/locales.ts';
import { rateClosings } from '../classifier/classifier.ts';
import { foldText } from '../classifier/normalise.ts';
import { memoizeReadings } from '../text/memoize-readings.ts';
import type { Language } from './language.ts';
import { isInOwnWords, type State } from './state.ts';
import { readTakeawaySigns, type Written, writtenIn } from './takeaways.ts';

/** How a sentence is named in the corpus, the weights and stages. */
export const nameOfClosing = (place: number): string => `c${place}`;

/** A sentence that was offered, by its name: a closing or a takeaway. */
export const findOfferedSentence = (
  { closings, takeaways }: Language,
  name: string,
): { mine: string; yours: string } | undefined =>
  takeaways[name] ?? closings.find((_, place) => nameOfClosing(place) === name);

const remembered = 100;

const rateAll = memoizeReadings(remembered, (key: string): ReadonlyMap<string, number> => {
  const { locale, written }: { locale: GuideLocale; written: Written } = JSON.parse(key);
  const [question = '', ...answers] = written;
  const signs = readTakeawaySigns(locale, written);
  return rateClosings(foldText(answers.join('\n')), foldText(question), locale, signs);
});

/** For somebody who tells of a death or an illness it is neither small nor simply good. */
const lightMatters = ['small', 'good'];

/** The names of the sentences that suit the person best, the first one best. */
export function chooseClosings(state: State, count: number): string[] {
  const { locale, closings, isGrave } = state.language;
  const ratings = rateAll(JSON.stringify({ locale, written: writtenIn(state) }));
  const isHeavy = state.texts.some((text) => isInOwnWords(text) && isGrave(text.text));
  return closings
    .map(({ matter }, place) => ({ matter, name: nameOfClosing(place) }))
    .filter(({ matter }) => !(isHeavy && lightMatters.includes(matter)))
    .map(({ name }) => ({ name, rating: ratings.get(name) ?? 0 }))
    .sort((one, two) => two.rating - one.rating)
    .slice(0, count)
    .map(({ name }) => name);
}
