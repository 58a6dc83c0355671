/** What the answers hold, gathered once for all parts of the summary. */
import { type Answer, answerFor, tagFor } from '../answers.ts';
import type { GuideInput } from '../guide.ts';
import { pick } from '../pick.ts';
import { quote } from '../quotes.ts';
import { unmirror } from '../reading/pronouns.ts';
import type { Tag, Topic } from '../tags.ts';
import { fill, type Phrases, phrasesOf } from './phrases.ts';
import { valuePhrases } from './summary-wordings.ts';
import { pairLine } from './tag-pairs.ts';

export interface Found {
  answer: Answer;
  tag: Tag | undefined;
}

export interface Pair {
  first: Answer;
  second: Answer;
  line: string;
}

export interface Findings {
  input: GuideInput;
  attempt: number;
  answers: readonly Answer[];
  phrases: Phrases;
  by: Partial<Record<Topic, Found>>;
  /** What the person wants to keep, as a phrase or a quote; undefined when nothing was said. */
  value: string | undefined;
  /** The same, spoken by the person. */
  mValue: string;
  pairs: Pair[];
}

const topics: readonly Topic[] = ['reason', 'matter', 'obstacle', 'confidence', 'step', 'time'];

function foundBy(answers: readonly Answer[]): Findings['by'] {
  const by: Findings['by'] = {};
  for (const topic of topics) {
    const answer = answerFor(answers, topic);
    if (answer) by[topic] = { answer, tag: tagFor(answer, topic) };
  }
  return by;
}

/** Pairs that say most come first: what matters against what is in the way. */
const pairOrder: [Topic, Topic][] = [
  ['matter', 'obstacle'],
  ['reason', 'matter'],
  ['obstacle', 'step'],
  ['confidence', 'time'],
  ['obstacle', 'time'],
  ['reason', 'time'],
];

function pairsIn(by: Findings['by']): Pair[] {
  return pairOrder.flatMap(([left, right]) => {
    const first = by[left];
    const second = by[right];
    const line = pairLine(first?.tag, second?.tag);
    return first && second && line && first.answer !== second.answer
      ? [{ first: first.answer, second: second.answer, line }]
      : [];
  });
}

export function findingsOf(input: GuideInput, answers: readonly Answer[], attempt: number): Findings {
  const by = foundBy(answers);
  const matter = by.matter;
  const phrase = matter?.tag && !matter.answer.own ? valuePhrases[matter.tag] : undefined;
  const value = phrase ?? (matter ? quote(matter.answer.text, 12) : undefined);
  return {
    input,
    attempt,
    answers,
    phrases: phrasesOf(input),
    by,
    value,
    mValue: phrase ? unmirror(phrase) : (value ?? 'what I wrote'),
    pairs: pairsIn(by),
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
