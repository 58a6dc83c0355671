/** What the answers hold, whatever language they are written in: the part of the findings that both languages share. */
import { type Answer, answerFor, tagFor } from '../answers.ts';
import type { GuideInput } from '../guide.ts';
import type { Tag, Topic } from '../tags.ts';
import { ownLines } from '../understanding.ts';
import { disowned } from './understood.ts';

export interface Found {
  answer: Answer;
  tag: Tag | undefined;
}

export interface Pair {
  /** The two pull apart, and do not merely go together. */
  tense: boolean;
  first: Answer;
  second: Answer;
  line: string;
}

type ByTopic = Partial<Record<Topic, Found>>;

/** `Phrases` are what the wordings of a language have filled in. */
export interface FindingsWith<Phrases> {
  input: GuideInput;
  attempt: number;
  answers: readonly Answer[];
  phrases: Phrases;
  by: ByTopic;
  /** What the person wants to keep, as a phrase or a quote; undefined when nothing was said. */
  value: string | undefined;
  /** The same, spoken by the person. */
  mValue: string;
  /** What the person wants to keep, as a tag. */
  valueTag: Tag | undefined;
  /** What the person wrote in the panel: quotes, which go before anything that an answer seemed to say. */
  corrected: { value: string | undefined; against: string | undefined };
  pairs: Pair[];
}

const topics: readonly Topic[] = ['reason', 'matter', 'obstacle', 'confidence', 'step', 'time'];

export function foundBy(answers: readonly Answer[]): ByTopic {
  const by: ByTopic = {};
  for (const topic of topics) {
    const answer = answerFor(answers, topic);
    if (answer) by[topic] = { answer, tag: tagFor(answer, topic) };
  }
  return by;
}

/** Free answers that answer nothing the guide asked, as far as it can tell. */
export function plainAnswers({ answers }: { answers: readonly Answer[] }): Answer[] {
  return answers.filter((answer) => answer.own && !answer.unknown && answer.topics.length === 0);
}

/** Pairs that say most come first: what matters against what is in the way. */
const pairOrder: [Topic, Topic][] = [
  ['matter', 'obstacle'],
  ['reason', 'matter'],
  ['obstacle', 'step'],
  ['obstacle', 'confidence'],
  ['matter', 'step'],
  ['confidence', 'time'],
  ['obstacle', 'time'],
  ['reason', 'time'],
];

/** What a pair says rests on both tags, so a guess from free text is not enough for it. */
function isPlain({ answer }: Found): boolean {
  return !answer.own || answer.method === 'scale';
}

type OfTags<T> = (first: Tag | undefined, second: Tag | undefined) => T;

/** `lineOf` has what a language says of two answers; `agree` whether they go together. */
export function pairsIn(by: ByTopic, lineOf: OfTags<string | undefined>, agree: OfTags<boolean>): Pair[] {
  return pairOrder.flatMap(([left, right]) => {
    const first = by[left];
    const second = by[right];
    const line = lineOf(first?.tag, second?.tag);
    return first && second && line && first.answer !== second.answer && isPlain(first) && isPlain(second)
      ? [{ first: first.answer, second: second.answer, line, tense: !agree(first.tag, second.tag) }]
      : [];
  });
}

/** Without the answers whose reading the person took back, as long as two are left to speak of. */
export function keptAnswers(input: GuideInput, answers: readonly Answer[]): readonly Answer[] {
  const taken = disowned(input);
  const kept = answers.filter(({ number }) => !taken.has(number));
  return kept.filter(({ unknown }) => !unknown).length >= 2 ? kept : answers;
}

/** The newest lines of the person's own in the panel. */
export function correctedIn({ understanding }: GuideInput): {
  want: string | undefined;
  against: string | undefined;
} {
  const against = [...ownLines(understanding, 'limits'), ...ownLines(understanding, 'fears')];
  return { want: ownLines(understanding, 'wants').at(-1), against: against.at(-1) };
}
