/** The label and what it rests on. It speaks of these answers, never of the person as a whole. */
import type { Answer } from '../answers.ts';
import { quote } from '../quotes.ts';
import type { StepTag, Tag } from '../tags.ts';
import { type Findings, say } from './findings.ts';
import * as words from './summary-wordings.ts';

type Style = keyof typeof words.styleLines;

const peopleTags: readonly Tag[] = ['people', 'closeness', 'others', 'ally', 'talk', 'image', 'kind'];
const planTags: readonly Tag[] = [
  'deadline',
  'security',
  'noplan',
  'facts',
  'prepared',
  'fact',
  'trial',
  'soon',
  'weekend',
];

function styleOf({ answers }: Findings): Style {
  const count = (tags: readonly Tag[]) => answers.filter(({ tag }) => tag && tags.includes(tag)).length;
  const difference = count(peopleTags) - count(planTags);
  if (difference >= 1) return 'relational';
  return difference <= -2 ? 'methodical' : 'balanced';
}

const roles: Partial<Record<Tag, string>> = {
  growth: 'seeker',
  freedom: 'seeker',
  honesty: 'keeper',
  peace: 'keeper',
};

export function personalLabel(findings: Findings): string {
  const tag = findings.by.matter?.tag;
  const value = tag && words.valueNames[tag];
  if (!tag || !value)
    return `The ${styleOf(findings)} keeper of ${findings.value ? 'something of your own' : 'an open question'}`;
  return `The ${styleOf(findings)} ${roles[tag] ?? 'guardian'} of ${value}`;
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

function tension(findings: Findings): string {
  const pair = findings.pairs[2] ?? findings.pairs[0];
  const { matter, obstacle } = findings.by;
  const others = said(findings);
  const first = pair?.first ?? matter?.answer ?? others[0];
  const second =
    pair?.second ?? [obstacle?.answer, ...others.toReversed()].find((answer) => answer && answer !== first);
  if (!first || !second) return say(findings, words.noTensions, 'tension');
  const [early, late] = first.number < second.number ? [first, second] : [second, first];
  const values = {
    n: String(early.number),
    m: String(late.number),
    x: quote(early.text, 10),
    y: quote(late.text, 10),
  };
  return pair
    ? say(findings, words.pairTensions, 'tension', { ...values, line: pair.line })
    : say(findings, words.genericTensions, 'tension', values);
}

function isStep(tag: Tag | undefined): tag is StepTag {
  return tag === 'fact' || tag === 'trial' || tag === 'talk';
}

export function decisionStyle(findings: Findings): string {
  const tag = findings.by.step?.tag;
  const suggestion = isStep(tag) ? words.suggestions[tag] : words.openSuggestions;
  return [
    `This comes from ${listed(said(findings).map((answer) => answer.number))}: these answers only, not you as a whole.`,
    say(findings, words.styleLines[styleOf(findings)], 'style'),
    tension(findings),
    say(findings, suggestion, 'suggestion'),
  ].join(' ');
}

export function moodPhrase(findings: Findings): string {
  const tag = findings.by.matter?.tag;
  return say(findings, (tag && words.moods[tag]) ?? words.openMoods, 'mood');
}
