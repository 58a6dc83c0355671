/** The label and what it rests on, in Chinese. It speaks of these answers, never of the person as a whole. */
import type { Answer } from '../../answers.ts';
import { isStepTag, type Tag } from '../../tags.ts';
import { type Style, styleOf } from '../style.ts';
import { tensionPairZh } from './discoveries.ts';
import { type Findings, inShortZh, sayZh } from './findings.ts';
import { quoteZh } from './quotes.ts';
import * as words from './summary-wordings.ts';

const styleNames: Record<Style, string> = {
  relational: '先看人的',
  methodical: '一步步来的',
  balanced: '两边都看的',
};
const roles: Partial<Record<Tag, string>> = {
  growth: '追寻',
  freedom: '追寻',
  honesty: '保有',
  peace: '保有',
};

export function personalLabelZh(findings: Findings): string {
  const style = styleOf(findings);
  const start = style === undefined ? '' : styleNames[style];
  const tag = findings.valueTag;
  const name = tag && words.valueNames[tag];
  if (!tag || !name) return `${start}${findings.value ? '守着自己那样东西的人' : '留着一个问题的人'}`;
  return `${start}${name}${roles[tag] ?? '守护'}者`;
}

function listed(numbers: readonly number[]): string {
  const texts = [...new Set(numbers)].sort((left, right) => left - right).map(String);
  const last = texts.pop();
  return texts.length === 0 ? `第 ${last} 轮` : `第 ${texts.join('、')} 和 ${last} 轮`;
}

function said({ answers }: Findings): readonly Answer[] {
  const known = answers.filter((answer) => !answer.unknown);
  return known.length > 0 ? known : answers;
}

/** Without a pair in the table: what is to be kept beside what was named against it, else first and last. */
function plainPair(findings: Findings): { pair: [Answer, Answer]; against: boolean } | undefined {
  const { matter, obstacle } = findings.by;
  const against = obstacle?.answer.method !== 'exception' && obstacle?.answer.method !== 'friend';
  if (matter && obstacle && matter.answer !== obstacle.answer)
    return { pair: [matter.answer, obstacle.answer], against };
  const found = (['matter', 'obstacle', 'confidence', 'reason', 'step', 'time'] as const).flatMap(
    (topic) => findings.by[topic]?.answer ?? [],
  );
  const [first, second] = [...new Set([...found, ...findings.answers.filter(({ unknown }) => !unknown)])];
  return first && second ? { pair: [first, second], against: false } : undefined;
}

function tension(findings: Findings): string {
  const known = tensionPairZh(findings);
  const plain = known ? { pair: [known.first, known.second] as const, against: false } : plainPair(findings);
  if (!plain) return sayZh(findings, words.noTensions, 'tension');
  const [early, late] = plain.pair.toSorted((left, right) => left.number - right.number);
  if (!early || !late || early.text === late.text) return sayZh(findings, words.noTensions, 'tension');
  const values = {
    n: String(early.number),
    m: String(late.number),
    x: inShortZh(early, 24),
    y: inShortZh(late, 24),
  };
  if (known) return sayZh(findings, words.pairTensions, 'tension', { ...values, line: known.line });
  if (![early, late].every(({ fits, own }) => fits || !own))
    return sayZh(findings, words.plainTensions, 'tension', values);
  return sayZh(findings, plain.against ? words.againstTensions : words.genericTensions, 'tension', values);
}

/** A short question stands as it was asked; of a long one, what it is about. */
function aboutOf({ input, phrases }: Findings): string {
  return [...input.question].length <= 36 ? quoteZh(input.question, 40) : phrases.it;
}

export function decisionStyleZh(findings: Findings): string {
  const tag = findings.by.step?.tag;
  const suggestion = isStepTag(tag) ? words.suggestions[tag] : words.openSuggestions;
  return [
    `这些话来自${listed(said(findings).map((answer) => answer.number))}，关于${aboutOf(findings)}：只根据这几次回答，不代表你的全部。`,
    sayZh(findings, words.styleLines[styleOf(findings) ?? 'none'], 'style'),
    tension(findings),
    sayZh(findings, suggestion, 'suggestion'),
  ].join('');
}

export function moodPhraseZh(findings: Findings): string {
  const tag = findings.valueTag;
  return sayZh(findings, (tag && words.moods[tag]) ?? words.openMoods, 'mood');
}
