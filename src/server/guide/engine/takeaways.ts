/**
 * Sentences that may sum up what somebody is going through. Near the end of a dialogue the person is offered one that
 * fits, beside clauses of their own; the one that they pick becomes the core insight. Learned from listeners, who chose
 * sentences for some hundred dialogues (training/README.md, `takeaways`): a weight for each sentence and each sign of what
 * the person wrote.
 */
import type { GuideLocale } from '#shared/locales.ts';
import { classifyKinds, classifySituation, rateTakeaways } from '../classifier/classifier.ts';
import type { Signs } from '../classifier/features.ts';
import { foldText } from '../classifier/normalise.ts';
import { memoizeReadings } from '../text/memoize-readings.ts';
import { hasCue } from './cues.ts';
import type { Takeaway } from './language.ts';
import { isInOwnWords, type PersonText, type State } from './state.ts';

/** What a person has written, the question first. */
export type Written = readonly string[];

/** Less probable ones are noise. */
const minProbability = 0.02;
const signWeights = { kind: 0.8, situation: 0.6 };

/** The kinds of clauses that any of the texts may be, and the situation of all of them. */
export function readTakeawaySigns(locale: GuideLocale, written: Written): Signs {
  const signs = new Map<string, number>();
  const raise = (name: string, value: number) => signs.set(name, Math.max(signs.get(name) ?? 0, value));
  for (const text of written)
    for (const { name, probability } of classifyKinds(foldText(text), locale))
      if (probability > minProbability) raise(`kind:${name}`, signWeights.kind * Math.sqrt(probability));
  for (const { name, probability } of classifySituation(foldText(written.join('\n')), locale))
    if (probability > minProbability)
      raise(`situation:${name}`, signWeights.situation * Math.sqrt(probability));
  return signs;
}

const remembered = 100;

const rateAll = memoizeReadings(remembered, (key: string): ReadonlyMap<string, number> => {
  const { locale, written }: { locale: GuideLocale; written: Written } = JSON.parse(key);
  const [question = '', ...answers] = written;
  return rateTakeaways(
    foldText(answers.join('\n')),
    foldText(question),
    locale,
    readTakeawaySigns(locale, written),
  );
});

/** How well the sentences fit what somebody wrote, by their names. */
export const rateAllTakeaways = (locale: GuideLocale, written: Written): ReadonlyMap<string, number> =>
  rateAll(JSON.stringify({ locale, written }));

const isWritten = (text: PersonText) => text.round === 0 || isInOwnWords(text);

/** Options that were picked count, too: the person said yes to them. */
export const writtenIn = ({ texts }: State): Written =>
  texts.filter((text) => isWritten(text) || text.chosen !== undefined).map(({ text }) => text);

/** Below this rating a listener called two of three wrong. */
const least = { en: 0.085, zh: 0.115 } as const;

/** The name of the one that fits best, if it fits well. */
export function findTakeaway(state: State): string | undefined {
  const { language, texts } = state;
  const own = texts.filter(isWritten).map(({ text }) => text);
  const isGrounded = ({ needs }: Takeaway) =>
    needs === undefined || own.some((text) => hasCue(language, needs, text));
  const [best] = [...rateAllTakeaways(language.locale, writtenIn(state))]
    .filter(([name]) => language.takeaways[name] && isGrounded(language.takeaways[name]))
    .sort(([, one], [, two]) => two - one);
  return best && best[1] >= least[language.locale] ? best[0] : undefined;
}
