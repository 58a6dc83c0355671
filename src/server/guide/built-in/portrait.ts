/** The label and what it rests on. It speaks of these answers, never of the person as a whole. */
import type { Answer } from '../answers.ts';
import { quote } from '../quotes.ts';
import { isStepTag, type Tag } from '../tags.ts';
import { wordsOf } from '../words.ts';
import { tensionPair } from './discoveries.ts';
import { type Findings, inShort, say } from './findings.ts';
import { styleOf } from './style.ts';
import * as words from './summary-wordings.ts';

const roles: Partial<Record<Tag, string>> = {
  growth: 'seeker',
  freedom: 'seeker',
  honesty: 'keeper',
  peace: 'keeper',
};

export function personalLabel(findings: Findings): string {
  const style = styleOf(findings);
  const start = style === undefined ? 'The' : `The ${style}`;
  const tag = findings.valueTag;
  const value = tag && words.valueNames[tag];
  if (!tag || !value)
    return `${start} keeper of ${findings.value ? 'something of your own' : 'an open question'}`;
  return `${start} ${roles[tag] ?? 'guardian'} of ${value}`;
}

function listed(numbers: readonly number[]): string {
  const texts = [...new Set(numbers)].sort((left, right) => left - right).map(String);
  const last = texts.pop();
  return texts.length === 0 ? `round ${last}` : `rounds ${texts.join(', ')} and ${last}`;
}

function said(findings: Findings): Answer[] {
  const known = findings.answers.filter((answer) => !answer.unknown);
  return known.length > 0 ? known : [...findings.answers];
}

/** Without a pair in the table: what is to be kept beside what was named against it, else first and last. */
function plainPair(findings: Findings): { pair: [Answer, Answer]; against: boolean } | undefined {
  const { matter, obstacle } = findings.by;
  const against = obstacle?.answer.method !== 'exception';
  if (matter && obstacle && matter.answer !== obstacle.answer)
    return { pair: [matter.answer, obstacle.answer], against };
  const found = (['matter', 'obstacle', 'confidence', 'reason', 'step', 'time'] as const).map(
    (topic) => findings.by[topic]?.answer,
  );
  const [first, second] = [
    ...new Set([
      ...found.filter((answer) => answer !== undefined),
      ...findings.answers.filter(({ unknown }) => !unknown),
    ]),
  ];
  return first && second ? { pair: [first, second], against: false } : undefined;
}

function tension(findings: Findings): string {
  const known = tensionPair(findings);
  const plain = known ? { pair: [known.first, known.second] as const, against: false } : plainPair(findings);
  if (!plain) return say(findings, words.noTensions, 'tension');
  const [early, late] = plain.pair.toSorted((left, right) => left.number - right.number);
  if (!early || !late || early.text === late.text) return say(findings, words.noTensions, 'tension');
  const values = {
    n: String(early.number),
    m: String(late.number),
    x: inShort(early, 12),
    y: inShort(late, 12),
  };
  if (!known && ![early, late].every(({ fits, own }) => fits || !own))
    return say(findings, words.plainTensions, 'tension', values);
  if (known) return say(findings, words.pairTensions, 'tension', { ...values, line: known.line });
  return say(findings, plain.against ? words.againstTensions : words.genericTensions, 'tension', values);
}

/** A short question stands as it was asked; of a long one, what it is about. */
function aboutOf({ input, phrases }: Findings): string {
  return wordsOf(input.question).length <= 16 ? quote(input.question, 20) : phrases.it;
}

export function decisionStyle(findings: Findings): string {
  const tag = findings.by.step?.tag;
  const suggestion = isStepTag(tag) ? words.suggestions[tag] : words.openSuggestions;
  return [
    `This comes from ${listed(said(findings).map((answer) => answer.number))}, on ${aboutOf(findings)}: these answers only, not you as a whole.`,
    say(findings, words.styleLines[styleOf(findings) ?? 'none'], 'style'),
    tension(findings),
    say(findings, suggestion, 'suggestion'),
  ].join(' ');
}

export function moodPhrase(findings: Findings): string {
  const tag = findings.valueTag;
  return say(findings, (tag && words.moods[tag]) ?? words.openMoods, 'mood');
}
