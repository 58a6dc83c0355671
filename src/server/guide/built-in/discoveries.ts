/** The core reasons: what pairs of answers, and single answers, say. Each names its round and quotes it. */
import type { Answer } from '../answers.ts';
import { quote } from '../quotes.ts';
import { type Topic, topicOf } from '../tags.ts';
import { wordsOf } from '../words.ts';
import * as words from './discovery-wordings.ts';
import { type Findings, inShort, say } from './findings.ts';
import type { Pair } from './found.ts';
import { fill } from './phrases.ts';

const maxWords = 30;

/** The longest quotes with which the sentence still has 30 words. */
export function fitting(make: (first: number, second: number) => string): string {
  const sizes = [14, 12, 10, 9, 8, 7, 6, 5, 4];
  const tries = sizes.flatMap((first) => sizes.map((second) => [first, second] as const));
  const wide = tries.toSorted(
    (left, right) => Math.min(...right) - Math.min(...left) || right[0] + right[1] - left[0] - left[1],
  );
  for (const [first, second] of wide) {
    const text = make(first, second);
    if (wordsOf(text).length <= maxWords) return text;
  }
  return make(3, 3);
}

function ofPair({ first, second, line }: Pair): string {
  const [early, late] = first.number < second.number ? [first, second] : [second, first];
  const start = `Rounds ${early.number} and ${late.number}`;
  return fitting((left, right) => `${start}, ${inShort(early, left)} and ${inShort(late, right)}: ${line}`);
}

function lineOf(findings: Findings, answer: Answer): string {
  const { method, own, tag } = answer;
  const known = tag && (!own || method === 'scale') ? words.singleLines[tag] : undefined;
  if (known) return say(findings, known, `one${tag}`);
  if (!method) return say(findings, words.otherDiscoveryLines, 'other', {}, answer.number);
  return say(findings, words.ownDiscoveryLines[method], `own${method}`);
}

export function ofOne(findings: Findings, answer: Answer): string {
  if (answer.own && !answer.fits)
    return fitting((size) => `In round ${answer.number} you wrote ${quote(answer.text, size)}.`);
  const line = lineOf(findings, answer);
  return fitting((size) => `Round ${answer.number}, ${quote(answer.text, size)}: ${line}`);
}

const weight: Record<Topic, number> = { obstacle: 1, matter: 2, confidence: 3, step: 4, reason: 5, time: 6 };

/** Own words that answer first, then what says most; nothing that is in a pair already. */
function singles({ answers }: Findings, used: ReadonlySet<Answer>): Answer[] {
  const order = ({ own, fits, method }: Answer) =>
    (!own ? 10 : fits ? 0 : 20) + (method ? weight[topicOf[method]] : 0);
  return answers
    .filter((answer) => !answer.unknown && !used.has(answer))
    .toSorted((left, right) => order(left) - order(right));
}

/** The pair that the portrait tells as a tension; the strongest one stays with the core reasons if there are two. */
export function tensionPair({ pairs }: Findings): Pair | undefined {
  const tense = pairs.filter((pair) => pair.tense);
  return pairs.length > 1 ? (tense[1] ?? tense[0]) : tense[0];
}

function apart(findings: Findings): string[] {
  return singles(findings, new Set())
    .slice(0, 3)
    .toSorted((left, right) => left.number - right.number)
    .map((answer) => ofOne(findings, answer));
}

/** Where nothing was said that could be quoted, the question is what there is. */
function ofQuestion(findings: Findings, count: number): string[] {
  const question = quote(findings.input.question, 12);
  return words.questionDiscoveries.slice(0, Math.max(0, count)).map((wording) => fill(wording, { question }));
}

export function discoveries(findings: Findings): string[] {
  const kept = tensionPair(findings);
  const pairs = findings.pairs.filter((pair) => pair !== kept).slice(0, 2);
  const used = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  const rest = singles(findings, used).slice(0, Math.max(1, 3 - pairs.length));
  const ones = rest
    .toSorted((left, right) => left.number - right.number)
    .map((answer) => ofOne(findings, answer));
  const found = [...pairs.map(ofPair), ...ones].slice(0, 4);
  // Two answers make one pair: apart they are two reasons.
  const lines = found.length < 2 ? apart(findings) : found;
  const unsaid = findings.answers.filter(
    ({ unknown, text }) => unknown && /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(text),
  );
  for (const answer of unsaid.slice(0, Math.max(0, 2 - lines.length)))
    lines.push(
      `Round ${answer.number}, ${quote(answer.text, 8)}: ${say(findings, words.unknownDiscoveries, 'unknown', {}, answer.number)}`,
    );
  return [...lines, ...ofQuestion(findings, 2 - lines.length)];
}
