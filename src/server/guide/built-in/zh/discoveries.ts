/** The core reasons in Chinese: what pairs of answers, and single answers, say. Each names its round and quotes it. */
import type { Answer } from '../../answers.ts';
import { type Topic, topicOf } from '../../tags.ts';
import type { Pair } from '../found.ts';
import * as words from './discovery-wordings.ts';
import { type Findings, inShortZh, sayZh } from './findings.ts';
import { fillZh } from './phrases.ts';
import { quoteZh } from './quotes.ts';

const shortQuote = 22;

function ofPair({ first, second, line }: Pair): string {
  const [early, late] = first.number < second.number ? [first, second] : [second, first];
  return `第 ${early.number} 轮的${inShortZh(early, shortQuote)}，第 ${late.number} 轮的${inShortZh(late, shortQuote)}：${line}`;
}

function lineOf(findings: Findings, answer: Answer): string {
  const { method, own, tag } = answer;
  const known = tag && (!own || method === 'scale') ? words.singleLines[tag] : undefined;
  if (known) return sayZh(findings, known, `one${tag}`);
  if (!method) return sayZh(findings, words.otherDiscoveryLines, 'other', {}, answer.number);
  return sayZh(findings, words.ownDiscoveryLines[method], `own${method}`);
}

export function ofOneZh(findings: Findings, answer: Answer): string {
  if (answer.own && !answer.fits) return `第 ${answer.number} 轮你写的是${quoteZh(answer.text, 40)}。`;
  return `第 ${answer.number} 轮，${quoteZh(answer.text, 30)}：${lineOf(findings, answer)}`;
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
export function tensionPairZh({ pairs }: Findings): Pair | undefined {
  const tense = pairs.filter((pair) => pair.tense);
  return pairs.length > 1 ? (tense[1] ?? tense[0]) : tense[0];
}

function told(findings: Findings, answers: readonly Answer[]): string[] {
  return answers
    .toSorted((left, right) => left.number - right.number)
    .map((answer) => ofOneZh(findings, answer));
}

/** Where nothing was said that could be quoted, the question is what there is. */
const ofQuestion = ['你带来的问题是{question}，它还在这里。', '{question}，这是你的原话，没有添什么。'];

export function discoveriesZh(findings: Findings): string[] {
  const kept = tensionPairZh(findings);
  const pairs = findings.pairs.filter((pair) => pair !== kept).slice(0, 2);
  const used = new Set(pairs.flatMap(({ first, second }) => [first, second]));
  const rest = singles(findings, used).slice(0, Math.max(1, 3 - pairs.length));
  const found = [...pairs.map(ofPair), ...told(findings, rest)].slice(0, 4);
  // Two answers make one pair: apart they are two reasons.
  const lines = found.length < 2 ? told(findings, singles(findings, new Set()).slice(0, 3)) : found;
  const unsaid = findings.answers.filter(
    ({ unknown, text }) => unknown && /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(text),
  );
  for (const answer of unsaid.slice(0, Math.max(0, 2 - lines.length)))
    lines.push(
      `第 ${answer.number} 轮，${quoteZh(answer.text, 14)}：${sayZh(findings, words.unknownDiscoveries, 'unknown', {}, answer.number)}`,
    );
  const question = quoteZh(findings.input.question, 30);
  return [
    ...lines,
    ...ofQuestion.slice(0, Math.max(0, 2 - lines.length)).map((line) => fillZh(line, { question })),
  ];
}
