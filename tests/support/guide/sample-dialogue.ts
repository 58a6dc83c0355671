import { getLines } from '#shared/summary.ts';
/** Plays whole dialogues with the built-in guide, for the tests: the same seed answers the same. */

import { writeStep } from '../../../src/server/guide/engine/engine.ts';
import type { AnsweredRound, GuideInput, GuideRound, GuideSummary } from '../../../src/server/guide/guide.ts';
import { readQuestion } from '../../../src/server/guide/languages/en/reading/read-question.ts';
import type { Understanding } from '../../../src/shared/contract/shapes.ts';
import { limits } from '../../../src/shared/limits.ts';
import { hashOf } from './hash.ts';

export const paths = ['options', 'own words', 'unsure', 'wild'] as const;
export type Path = (typeof paths)[number];

const ownWords: readonly string[] = [
  'my kids',
  'I want to be free, but I am afraid of being alone.',
  "I'll call my old colleague on Monday after work",
  'Because my landlord wants an answer by Friday and I have none.',
  'honestly it is about respect. Nobody asks me.',
  'about 7',
  'He said “do what you want” and "left"; I said nothing.',
  'I could write it down tonight',
  'That I never tried.',
  'My mother, who raised three of us alone and never complained, would not understand it at all.',
];
const unsure: readonly string[] = ["I don't know", 'idk', 'no idea', 'Not sure.', '不知道', '…'];
const wild: readonly string[] = [
  '😀😀😀',
  'word '.repeat(199),
  'x'.repeat(1000),
  '我想要自由，但是我害怕。',
  '<img src=x onerror=alert(1)> and then?',
  'أريد أن أكون حرا',
  '?',
  '{answer} {value} $& •',
  'I am depressed and everyone says I should try to be brave, amazing, great!!!',
  '7',
  '“nested „quotes“ here”',
  'line one\nline two\n\nline three',
];

function answerTo(round: GuideRound, path: Path, seed: string): Pick<AnsweredRound, 'content' | 'option'> {
  const chance = hashOf(seed);
  const from = (pool: readonly string[]) => ({ content: pool[chance % pool.length] ?? 'x' });
  const option = (['A', 'B', 'C'] as const)[chance % 3] ?? 'A';
  const chosen = { option, content: round.options['ABC'.indexOf(option)] ?? 'x' };
  if (path === 'options') return chosen;
  if (path === 'own words') return chance % 4 === 0 ? chosen : from(ownWords);
  if (path === 'unsure') return chance % 3 === 0 ? chosen : from(unsure);
  return from(wild);
}

export interface Played {
  rounds: { round: GuideRound; input: GuideInput }[];
  summary: GuideSummary;
  input: GuideInput;
}

type Reply = Pick<AnsweredRound, 'content' | 'option'>;

/** Plays a dialogue in which `reply` answers each round; `at` counts from 1. */
export function playWith(
  question: string,
  seed: string,
  reply: (round: GuideRound, at: number) => Reply,
): Played {
  const reading = readQuestion(question);
  const answered: AnsweredRound[] = [];
  const rounds: Played['rounds'] = [];
  let understanding: Understanding | undefined;
  for (;;) {
    const input: GuideInput = { question, reading, rounds: [...answered], understanding, seed };
    const step = writeStep(input);
    if (step.kind === 'summary') return { rounds, summary: step, input };
    rounds.push({ round: step, input });
    understanding = step.understanding;
    const number = rounds.length;
    if (number > 20) throw new Error('the dialogue does not end');
    const { stage, question: asked, options } = step;
    answered.push({ kind: step.roundKind, number, stage, question: asked, options, ...reply(step, number) });
  }
}

export function play(question: string, path: Path, seed: string): Played {
  return playWith(question, seed, (round, at) => answerTo(round, path, `${seed}${at}`));
}

/** The input after `count` answers of a dialogue. */
export function answeredBy(question: string, path: Path, seed: string, count: number): GuideInput {
  const { input } = play(question, path, seed);
  return { ...input, rounds: input.rounds.slice(0, count) };
}

export type Ended = Pick<Played, 'rounds' | 'summary' | 'input'>;

/** 'Enough for now' at every open question from the third on; that question is shown, and stays unanswered. */
export function earlyEnds({ rounds }: Played): Ended[] {
  return rounds.slice(limits.enoughFromRound - 1).map(({ input }, at) => {
    const finished: GuideInput = { ...input, finish: true };
    const summary = writeStep(finished);
    if (summary.kind !== 'summary') throw new Error('no summary at an early end');
    return { rounds: rounds.slice(0, at + limits.enoughFromRound), summary, input: finished };
  });
}

/** The bullets and the core reasons, as a reader sees them. */
export function linesOfSummary({ summary }: GuideSummary): string[] {
  return [...getLines(summary, 'insight'), ...getLines(summary, 'reason')];
}
