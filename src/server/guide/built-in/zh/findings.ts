/** What the answers hold, gathered once for all parts of the Chinese summary. */
import { type Answer, partOf } from '../../answers.ts';
import type { GuideInput } from '../../guide.ts';
import { pick } from '../../pick.ts';
import { core } from '../../quotes.ts';
import { onlyTagZh } from '../../reading/zh/hearing.ts';
import { unmirrorZh } from '../../reading/zh/text.ts';
import { type Topic, tagsOf } from '../../tags.ts';
import { correctedIn, type FindingsWith, foundBy, keptAnswers, pairsIn } from '../found.ts';
import { fillZh, type PhrasesZh, phrasesZh } from './phrases.ts';
import { quoteZh } from './quotes.ts';
import { valuePhrases } from './summary-wordings.ts';
import { agreeingZh, pairLineZh } from './tag-pairs.ts';

export type Findings = FindingsWith<PhrasesZh>;

export function quotedZh(answer: Answer, topic: Topic, max: number): string {
  return quoteZh(partOf(answer, topic), max);
}

/** Short quote of an answer inside a sentence: an option without its "我会说". */
export function inShortZh(answer: Answer, max: number): string {
  return quoteZh(answer.own ? answer.text : core(answer.text), max);
}

/** A short quote stands as it is; a long one needs a hinge. */
function asValue(quoted: string): string {
  return [...quoted].length <= 14 ? quoted : `你说的${quoted}`;
}

export function findingsZh(input: GuideInput, all: readonly Answer[], attempt: number): Findings {
  const answers = keptAnswers(input, all);
  const by = foundBy(answers);
  const { matter } = by;
  const { want, against } = correctedIn(input);
  const phrase = matter?.tag && !matter.answer.own && !want ? valuePhrases[matter.tag] : undefined;
  const said = matter && asValue(quotedZh(matter.answer, 'matter', 24));
  const corrected = {
    value: want && asValue(quoteZh(want, 28)),
    against: against && quoteZh(against, 28),
  };
  const value = corrected.value ?? phrase ?? said;
  return {
    input,
    attempt,
    answers,
    phrases: phrasesZh(input),
    by,
    value,
    mValue: phrase ? unmirrorZh(phrase) : (value ?? '我写下的那句'),
    valueTag: want ? onlyTagZh(want, tagsOf.matter) : matter?.tag,
    corrected,
    pairs: pairsIn(by, pairLineZh, agreeingZh),
  };
}

/** One of `pool`, filled; the seed keeps it, each attempt moves on. */
export function sayZh(
  { input, attempt, phrases }: Findings,
  pool: readonly string[],
  name: string,
  values: Readonly<Record<string, string>> = {},
  turn = 0,
): string {
  return fillZh(pick(pool, `${input.seed}${name}`, attempt + turn), { ...phrases, ...values });
}
