/** What the answers hold, gathered once for all parts of the summary. */
import { type Answer, partOf } from '../answers.ts';
import type { GuideInput } from '../guide.ts';
import { onlyTag } from '../hearing.ts';
import { pick } from '../pick.ts';
import { core, quote } from '../quotes.ts';
import { unmirror } from '../reading/pronouns.ts';
import { type Topic, tagsOf } from '../tags.ts';
import { correctedIn, type FindingsWith, foundBy, keptAnswers, pairsIn } from './found.ts';
import { fill, type Phrases, phrasesOf } from './phrases.ts';
import { valuePhrases } from './summary-wordings.ts';
import { agreeing, pairLine } from './tag-pairs.ts';

export type Findings = FindingsWith<Phrases>;

export function quoted(answer: Answer, topic: Topic, maxWords: number): string {
  return quote(partOf(answer, topic), maxWords);
}

/** Short quote of an answer inside a sentence: an option without its "I would say that". */
export function inShort(answer: Answer, maxWords: number): string {
  return quote(answer.own ? answer.text : core(answer.text), maxWords);
}

/** A quoted thing stands as it is ("my freedom"); a quoted sentence needs a hinge. */
function asValue(text: string): string {
  const isThing =
    /^“(?:my|our|the|a|an|being|having|not|peace|freedom|time|love|family|money|honesty|trust|respect)\b/i.test(
      text,
    );
  return isThing && text.split(' ').length <= 8 ? text : `what you put as ${text}`;
}

/** As the person says it: "your freedom" becomes "my freedom". */
function asOwn(phrase: string): string {
  return unmirror(phrase).replace(/^(?:a safe|room)/, (start) => (start === 'room' ? 'my room' : 'my safe'));
}

export function findingsOf(input: GuideInput, all: readonly Answer[], attempt: number): Findings {
  const answers = keptAnswers(input, all);
  const by = foundBy(answers);
  const { matter } = by;
  const { want, against } = correctedIn(input);
  const phrase = matter?.tag && !matter.answer.own && !want ? valuePhrases[matter.tag] : undefined;
  const corrected = {
    value: want && asValue(quote(want, 14)),
    against: against && quote(against, 14),
  };
  const said = matter && asValue(quoted(matter.answer, 'matter', 12));
  const value = corrected.value ?? phrase ?? said;
  return {
    input,
    attempt,
    answers,
    phrases: phrasesOf(input),
    by,
    value,
    mValue: phrase ? asOwn(phrase) : (value ?? 'what I wrote'),
    valueTag: want ? onlyTag(want, tagsOf.matter) : matter?.tag,
    corrected,
    pairs: pairsIn(by, pairLine, agreeing),
  };
}

/** One of `pool`, filled; the seed keeps it, each attempt moves on. */
export function say(
  { input, attempt, phrases }: Findings,
  pool: readonly string[],
  name: string,
  values: Readonly<Record<string, string>> = {},
  turn = 0,
): string {
  return fill(pick(pool, `${input.seed}${name}`, attempt + turn), { ...phrases, ...values });
}
