/** Simulated persons: what they answer depends on nothing but the seed and the round. */
import { readFileSync } from 'node:fs';
import type { AnsweredRound, GuideRound } from '../src/server/guide/guide.ts';
import { hashOf } from '../src/server/guide/pick.ts';
import { parseStage, type Topic, topicOf } from '../src/server/guide/tags.ts';
import type { Reading } from '../src/shared/contract/shapes.ts';
import { type Language, languages } from './question-sets.ts';

/** Picks offered answers; writes; often has no answer; ends with 'Enough for now'. */
export const personKinds = ['options', 'own words', 'unsure', 'early end'] as const;
export type PersonKind = (typeof personKinds)[number];

export interface Person {
  kind: PersonKind;
  language: Language;
  frame: Reading['frame'];
  seed: string;
}

export type Reply = Pick<AnsweredRound, 'content' | 'option'>;

type PerFrame = Record<Reading['frame'], string[]>;
type Framed = 'reason' | 'matter' | 'obstacle' | 'step';
type Answers = Record<Framed, PerFrame> & Record<'confidence' | 'time' | 'beside' | 'unsure', string[]>;

const load = (language: Language): Answers =>
  JSON.parse(readFileSync(new URL(`data/answers-${language}.json`, import.meta.url), 'utf8'));
const answers = Object.fromEntries(languages.map((language) => [language, load(language)])) as Record<
  Language,
  Answers
>;

/** What a round asks after, if the guide names no known method: people answer in this order. */
const usualOrder: Topic[] = ['reason', 'matter', 'obstacle', 'confidence', 'step', 'time'];

function asked({ stage }: GuideRound, number: number): Topic {
  const method = parseStage(stage)?.method;
  return method ? topicOf[method] : (usualOrder[number - 1] ?? 'step');
}

function oneOf<T>(pool: readonly T[], seed: string): T {
  const chosen = pool[hashOf(seed) % pool.length];
  if (chosen === undefined) throw new RangeError('nothing to answer with');
  return chosen;
}

const chance = (seed: string, percent: number) => hashOf(`${seed}?`) % 100 < percent;

function choose({ options }: GuideRound, seed: string): Reply {
  const letters = (['A', 'B', 'C'] as const).slice(0, options.length);
  const option = oneOf(letters, seed);
  return { option, content: options[letters.indexOf(option)] ?? '' };
}

/** One answer in six is beside the question, as people are. */
function write({ language, frame }: Person, topic: Topic, seed: string): Reply {
  const pool = answers[language];
  if (chance(seed, 16)) return { content: oneOf(pool.beside, seed) };
  const framed = topic === 'confidence' || topic === 'time' ? pool[topic] : pool[topic][frame];
  return { content: oneOf(framed, seed) };
}

export function replyOf(person: Person, round: GuideRound, number: number): Reply {
  const seed = `${person.seed}/${person.kind}/${number}`;
  const inOwnWords =
    person.kind === 'own words' || (person.kind !== 'options' && chance(`${seed} words`, 50));
  if (person.kind === 'unsure' && chance(`${seed} unsure`, 60))
    return { content: oneOf(answers[person.language].unsure, seed) };
  return inOwnWords ? write(person, asked(round, number), seed) : choose(round, seed);
}

/** After how many answers the person has enough; undefined: they go on to the end. */
export function enoughAfter({ kind, seed }: Person): number | undefined {
  return kind === 'early end' ? 2 + (hashOf(`${seed} enough`) % 3) : undefined;
}
