/** The core reasons: what pairs of answers, and single answers, say. Each names its round and quotes it. */
import type { Answer } from '../answers.ts';
import { hashOf } from '../pick.ts';
import { quote } from '../quotes.ts';
import { wordsOf } from '../words.ts';
import { type Findings, type Pair, say } from './findings.ts';
import * as words from './summary-wordings.ts';

const maxWords = 30;

function fitting(make: (quoteWords: number) => string): string {
  for (const size of [9, 7, 6, 5, 4]) {
    const text = make(size);
    if (wordsOf(text).length <= maxWords) return text;
  }
  return make(3);
}

function ofPair({ first, second, line }: Pair): string {
  const [early, late] = first.number < second.number ? [first, second] : [second, first];
  return fitting(
    (size) =>
      `Rounds ${early.number} and ${late.number}, ${quote(early.text, size)} next to ${quote(late.text, size)}: ${line}`,
  );
}

function ofOne(findings: Findings, answer: Answer, turn: number): string {
  const pool =
    answer.own || !answer.tag
      ? words.ownDiscoveryLines
      : (words.singleLines[answer.tag] ?? words.ownDiscoveryLines);
  const line = say(findings, pool, answer.own ? 'own' : `one${answer.tag}`, {}, answer.own ? turn : 0);
  const size = answer.own ? 16 : 12;
  const long = `Round ${answer.number}, ${quote(answer.text, size)}: ${line}`;
  return wordsOf(long).length <= maxWords
    ? long
    : fitting((short) => `Round ${answer.number}, ${quote(answer.text, short)}: ${line}`);
}

/** Own words first, then those not yet in a pair; the seed mixes the rest. */
function singles(findings: Findings, used: ReadonlySet<Answer>): Answer[] {
  const order = (answer: Answer) =>
    (answer.own ? 0 : 2) +
    (used.has(answer) ? 1 : 0) +
    (hashOf(findings.input.seed + answer.number) % 100) / 200;
  return findings.answers
    .filter((answer) => !answer.unknown && !(used.has(answer) && !answer.own))
    .sort((left, right) => order(left) - order(right));
}

export function discoveries(findings: Findings): string[] {
  const pairs = findings.pairs.slice(0, 2);
  const used = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  const rest = singles(findings, used).slice(0, Math.max(1, 3 - pairs.length));
  const ones = rest.map((answer, at) => ofOne(findings, answer, at)).sort();
  const lines = [...pairs.map(ofPair), ...ones].slice(0, 4);
  const unsaid = findings.answers.filter((answer) => answer.unknown);
  for (const answer of unsaid.slice(0, Math.max(0, 2 - lines.length)))
    lines.push(
      `Round ${answer.number}, ${quote(answer.text, 8)}: ${say(findings, words.unknownDiscoveries, 'unknown', {}, answer.number)}`,
    );
  return lines;
}
