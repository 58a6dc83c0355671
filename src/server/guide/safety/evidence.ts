/**
 * What speaks for danger in a piece of text: how sure the classifier is, what the phrases say, and how long the piece is. How
 * much each of it counts is learned from texts that the classifier had not seen (training/evidence.ts).
 */
import type { LabelProbability } from '../classifier/classifier.ts';
import type { Language } from '../classifier/features.ts';
import type { CareLabel } from '../classifier/labels.ts';
import type { Sign } from './signs.ts';

/** What is known of a piece of text. */
interface Known {
  /** The logarithm of the odds of each label. */
  odds(label: CareLabel): number;
  /** The logarithms of the odds of the most likely kind of danger, and of the next. */
  kinds: readonly [surest: number, next: number];
  /** How many phrases there are, at most three. */
  count(context: Sign['context'], ...levels: Sign['level'][]): number;
  words: number;
}

/** The order is that of the weights in classifier/weights/danger-*.json. */
const evidence: readonly ((known: Known) => number)[] = [
  ({ odds }) => odds('danger'),
  ({ odds }) => odds('grave'),
  ({ odds }) => odds('passive'),
  ({ odds }) => odds('kind:bereaved'),
  // Real danger is clearly of one kind; a text that only sounds like it, of none.
  ({ kinds: [surest] }) => surest,
  ({ kinds: [surest, next] }) => surest - next,
  ({ count }) => Math.min(1, count('clear', 'high')),
  ({ count }) => count('clear', 'high'),
  ({ count }) => Math.min(1, count('clear', 'named', 'low')),
  ({ count }) => count('clear', 'named', 'low'),
  ({ count }) => count('negated'),
  ({ count }) => count('past'),
  ({ count }) => count('joke'),
  ({ count }) => count('story'),
  ({ count }) => count('other'),
  // Long pieces say more, so more of it can sound like danger by chance.
  ({ words }) => Math.log2(words),
];

/** Characters of a Chinese word, on average. */
const charsPerWord = 1.6;

function countWords(folded: string, language: Language): number {
  const words =
    language === 'zh'
      ? (folded.match(/[\p{L}\p{N}]/gu) ?? []).length / charsPerWord
      : folded.split(/\s+/).length;
  return Math.max(1, words);
}

/** Greater logarithms of the odds, in both directions, say nothing more. */
const maxLogOdds = 8;
/** More phrases than this say nothing more. */
const maxCount = 3;

/** The logarithm of the odds of a probability. */
export const toLogOdds = (probability: number): number =>
  Math.max(-maxLogOdds, Math.min(maxLogOdds, Math.log(probability / (1 - probability))));

/** The evidence in a folded piece of text. */
export function readEvidence(
  folded: string,
  language: Language,
  labels: readonly LabelProbability[],
  signs: readonly Sign[],
): number[] {
  const found = new Map(labels.map(({ name, probability }) => [name, toLogOdds(probability)]));
  const [first = -maxLogOdds, second = -maxLogOdds] = [...found]
    .flatMap(([name, odds]) => (name.startsWith('kind:') ? [odds] : []))
    .sort((a, b) => b - a);
  const known: Known = {
    odds: (label) => found.get(label) ?? -maxLogOdds,
    kinds: [first, second],
    count: (context, ...levels) =>
      Math.min(
        maxCount,
        signs.filter((sign) => sign.context === context && (!levels.length || levels.includes(sign.level)))
          .length,
      ),
    words: countWords(folded, language),
  };
  return evidence.map((read) => read(known));
}

/** The base (the logarithm of the odds without evidence), then the weight of each piece of evidence. */
type EvidenceWeights = readonly number[];

/** The logarithm of the odds that all evidence together gives. */
export const sumEvidence = (found: readonly number[], [base = 0, ...weights]: EvidenceWeights): number =>
  found.reduce((sum, value, index) => sum + value * (weights[index] as number), base);
