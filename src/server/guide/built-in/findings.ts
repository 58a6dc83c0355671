/** What the answers hold, gathered once for all parts of the summary. */
import { type Answer, answerFor, tagFor } from '../answers.ts';
import type { GuideInput } from '../guide.ts';
import { pick } from '../pick.ts';
import { core, quote } from '../quotes.ts';
import { butIn } from '../reading/analysis.ts';
import { unmirror } from '../reading/pronouns.ts';
import { type Tag, type Topic, topicOf } from '../tags.ts';
import { fill, type Phrases, phrasesOf } from './phrases.ts';
import { valuePhrases } from './summary-wordings.ts';
import { agreeing, pairLine } from './tag-pairs.ts';

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

/** The part of an answer that speaks to `topic`: in "I want X, but I fear Y" each half has its own. */
function partOf(answer: Answer, topic: Topic): string {
  const halves = answer.own ? butIn(answer.text) : undefined;
  if (!halves || (answer.method && topicOf[answer.method] === topic)) return answer.text;
  return topic === 'obstacle' ? halves[1] : topic === 'matter' ? halves[0] : answer.text;
}

export function quoted(answer: Answer, topic: Topic, maxWords: number): string {
  return quote(partOf(answer, topic), maxWords);
}

/** Short quote of an answer inside a sentence: an option without its "I would say that". */
export function inShort(answer: Answer, maxWords: number): string {
  return quote(answer.own ? answer.text : core(answer.text), maxWords);
}

/** Free answers that answer nothing the guide asked, as far as it can tell. */
export function plainAnswers({ answers }: Pick<Findings, 'answers'>): Answer[] {
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

function pairsIn(by: Findings['by']): Pair[] {
  return pairOrder.flatMap(([left, right]) => {
    const first = by[left];
    const second = by[right];
    const line = pairLine(first?.tag, second?.tag);
    return first && second && line && first.answer !== second.answer && isPlain(first) && isPlain(second)
      ? [{ first: first.answer, second: second.answer, line, tense: !agreeing(first.tag, second.tag) }]
      : [];
  });
}

/** A quoted thing stands as it is ("my freedom"); a quoted sentence needs a hinge. */
function asValue(text: string): string {
  const isThing =
    /^“(?:my|our|the|a|an|being|having|not|peace|freedom|time|love|family|money|honesty|trust|respect)\b/i.test(
      text,
    );
  return isThing && text.split(' ').length <= 8 ? text : `what you put as ${text}`;
}

export function findingsOf(input: GuideInput, answers: readonly Answer[], attempt: number): Findings {
  const by = foundBy(answers);
  const matter = by.matter;
  const phrase = matter?.tag && !matter.answer.own ? valuePhrases[matter.tag] : undefined;
  const value = phrase ?? (matter ? asValue(quoted(matter.answer, 'matter', 12)) : undefined);
  return {
    input,
    attempt,
    answers,
    phrases: phrasesOf(input),
    by,
    value,
    mValue: phrase
      ? unmirror(phrase).replace(/^(?:a safe|room)/, (start) => (start === 'room' ? 'my room' : 'my safe'))
      : (value ?? 'what I wrote'),
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
