/**
 * Which three answers to a question are offered, of the pool that it has. Learned from listeners, who marked for some
 * thousand texts which answers the person would choose and which would be wrong (training/README.md, `options`).
 */
import { limits } from '#shared/limits.ts';
import { rateOptions } from '../classifier/classifier.ts';
import { foldText } from '../classifier/normalise.ts';
import { canFillTexts, type Filling } from './fill.ts';
import { minSignProbability } from './focus.ts';
import { nameOfFit, readSigns } from './follow-up.ts';
import { findKindWeight, groups } from './kinds.ts';
import { toSaid } from './next-question.ts';
import type { Question } from './pack.ts';
import type { Stage } from './stage.ts';
import { isInOwnWords, type State } from './state.ts';

/** How an answer, and a tag, are named in the weights. `question`: as `nameOfFit` names it. */
export const nameOfOption = (question: string, place: number): string => `${question}/${place}`;
export const nameOfTag = (tag: string): string => `tag:${tag}`;

/** Tags of answers that suit somebody who tells of something that went well. */
const goodTags = 'glad proud relieved love hope small wry peace freedom wantmore accept'.split(' ');
/** Tags of answers that make little of it. */
const lightTags = ['small', 'wry'];

/** Whether an answer with the tag is in tune with what the person has told. */
function findSuits({ texts, language }: State): (tag: string) => boolean {
  const [question] = texts;
  if (texts.length === 1 && question && language.isGoodNews(question.text))
    return (tag) => goodTags.includes(tag);
  const isHeavy = texts
    .filter(isInOwnWords)
    .some(
      ({ text, focus }) =>
        language.isGrave(text) ||
        focus?.kinds.some(
          ({ kind, probability }) =>
            probability >= minSignProbability &&
            !isGoodKind(kind) &&
            (findKindWeight(kind) ?? 0) >= heavyWeight,
        ),
    );
  return (tag) => !(isHeavy && lightTags.includes(tag));
}
const isGoodKind = (kind: string) => groups.good.some((one) => one === kind);
/** From this weight (kinds.ts) what is said is no small matter. */
const heavyWeight = 2;

/** The places in the pool of the three that suit the person best, no two about the same; undefined without a pool. */
export function chooseOptions(
  state: State,
  { pool }: Question,
  { concern, index }: Stage & { kind: 'question' },
): readonly number[] | undefined {
  if (!pool) return undefined;
  const { locale } = state.language;
  const said = toSaid(state);
  const scores = rateOptions(foldText(said.clause), foldText(said.text), locale, readSigns(locale, said));
  const scoreOf = (name: string) => scores.get(name) ?? 0;
  const question = nameOfFit(concern, index);
  const filling: Filling = { pack: 'follow', about: state.followUpText };
  const picked = new Set(state.texts.filter(({ chosen }) => chosen !== undefined).map(({ text }) => text));
  const suits = findSuits(state);
  const ranked = pool
    .map(([text, echo, tag], place) => ({
      text,
      echo,
      tag,
      place,
      score: scoreOf(nameOfOption(question, place)) + scoreOf(nameOfTag(tag)),
    }))
    .filter(({ text, echo }) => !picked.has(text) && canFillTexts(state, [text, echo], filling))
    .sort(
      (one, two) =>
        Number(suits(two.tag)) - Number(suits(one.tag)) || two.score - one.score || one.place - two.place,
    );
  const apart = ranked.filter(({ tag }, at) => ranked.findIndex((one) => one.tag === tag) === at);
  return apart.slice(0, limits.optionsPerQuestion).map(({ place }) => place);
}
