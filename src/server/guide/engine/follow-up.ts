/**
 * Which questions of the pack `follow` fit what was just said. Learned from listeners, who chose the questions that they would
 * ask after some thousand texts (training/README.md, `follow`): a weight for each question and each sign of the text.
 */
import type { GuideLocale } from '#shared/locales.ts';
import {
  classifyKinds,
  classifySituation,
  type LabelProbability,
  rateFollowUps,
} from '../classifier/classifier.ts';
import type { Signs } from '../classifier/features.ts';
import { foldText } from '../classifier/normalise.ts';
import { memoizeReadings } from '../text/memoize-readings.ts';
import type { Person } from './language.ts';

/** What a question is to follow. */
export interface Said {
  /** What a question is to fit most: the part that is said back, or all of the text. */
  clause: string;
  text: string;
  origin: 'question' | 'answer' | 'option';
  /** `named`: 'my mum'; `other`: only 'she'. */
  person: 'named' | 'other' | undefined;
}

export const personIn = (person: Person | undefined): Said['person'] =>
  person && (person.name === undefined ? 'other' : 'named');

/** Less probable ones are noise. */
const minProbability = 0.01;

const toSigns = (prefix: string, all: readonly LabelProbability[], weight: number): [string, number][] =>
  all
    .filter(({ probability }) => probability > minProbability)
    .map(({ name, probability }) => [`${prefix}:${name}`, weight * Math.sqrt(probability)]);

/**
 * The kind of the clause tells most; the whole text counts too, as what matters in it may stand outside the clause. Found with
 * held-out texts.
 */
const signWeights = { kind: 1, textKind: 0.5, situation: 0.55, other: 0.45 };

export function readSigns(locale: GuideLocale, { clause, text, origin, person }: Said): Signs {
  const { kind, textKind, situation, other } = signWeights;
  return new Map([
    ...toSigns('kind', classifyKinds(foldText(clause), locale), kind),
    ...toSigns('text', classifyKinds(foldText(text), locale), textKind),
    ...toSigns('situation', classifySituation(foldText(text), locale), situation),
    [`origin:${origin}`, other],
    [`person:${person}`, other],
  ]);
}

const remembered = 200;
/** Some of the best name somebody whom the text does not, or were asked already. */
const considered = 60;

const rateAll = memoizeReadings(remembered, (key: string): ReadonlyMap<string, number> => {
  const { locale, ...said }: Said & { locale: GuideLocale } = JSON.parse(key);
  const all = rateFollowUps(foldText(said.clause), foldText(said.text), locale, readSigns(locale, said));
  return new Map([...all].sort(([, one], [, other]) => other - one).slice(0, considered));
});

/**
 * How well the questions fit that fit best, by `nameOfFit`: about the share of listeners who would choose it, less the share of those who
 * would call it wrong, mostly between 0 and 0.5. Of the best ones with 0.2 or more, a listener would ask two of three, and one in
 * twenty is wrong; below 0.15 one in five.
 */
export const rateQuestions = (locale: GuideLocale, said: Said): ReadonlyMap<string, number> =>
  rateAll(JSON.stringify({ locale, ...said }));

/** How a question is named in the corpus and the weights. */
export const nameOfFit = (concern: string, index: number): string => `${concern}:${index}`;
