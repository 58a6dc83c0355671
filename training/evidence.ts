/**
 * Learns how much each piece of evidence of danger counts (safety/evidence.ts): two logistic regressions over what the
 * classifier said of sentences in files that it had not seen, and over their phrases. The same input gives the same weights.
 */
import type { Language } from '../src/server/guide/classifier/features.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import { readEvidence, sumEvidence } from '../src/server/guide/safety/evidence.ts';
import { readSigns } from '../src/server/guide/safety/signs.ts';
import type { Sentence } from './corpus.ts';
import { isGrave, isHarmless } from './parts.ts';
import type { TrainedLabel } from './train.ts';

interface Row {
  sentence: Sentence;
  found: readonly number[];
}

function readRows(
  language: Language,
  sentences: readonly Sentence[],
  trained: readonly TrainedLabel[],
): Row[] {
  return sentences.flatMap((sentence, index): Row[] => {
    const folded = foldText(sentence.text);
    const labels = trained.map(({ header: { name, slope, offset }, heldOut }) => ({
      name,
      probability: 1 / (1 + Math.exp(-(slope * (heldOut[index] as number) + offset))),
      isClaimed: false,
    }));
    const signs = readSigns(folded, language);
    // A stated age decides alone.
    if (signs.some(({ kind, level }) => kind === 'minor' && level === 'high')) return [];
    return [{ sentence, found: readEvidence(folded, language, labels, signs) }];
  });
}

/** A line of another corpus counts less than one that was written to sound like danger. */
const importanceOf = ({ folder }: Sentence): number => (folder === 'care' ? 1 : 0.3);
/** Keeps weights of evidence that is always the same from growing. */
const ridge = 0.1;
const passes = 25;

/** Solves a small system of linear equations, symmetric and positive definite, by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, index) => [...row, right[index] as number]);
  const at = (row: number, column: number) => (rows[row] as number[])[column] as number;
  for (let pivot = 0; pivot < size; pivot++)
    for (let row = pivot + 1; row < size; row++) {
      const factor = at(row, pivot) / at(pivot, pivot);
      for (let column = pivot; column <= size; column++)
        (rows[row] as number[])[column] = at(row, column) - factor * at(pivot, column);
    }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    const known = solution.reduce(
      (sum, value, column) => sum + (column > row ? value * at(row, column) : 0),
      0,
    );
    solution[row] = (at(row, size) - known) / at(row, row);
  }
  return solution;
}

/** Logistic regression by Newton's method. */
function learn(rows: readonly Row[], isTrue: (sentence: Sentence) => boolean): number[] {
  const size = 1 + (rows[0]?.found.length ?? 0);
  let weights = new Array<number>(size).fill(0);
  for (let pass = 0; pass < passes; pass++) {
    const slope = weights.map((weight) => -ridge * weight);
    const curve = weights.map((_, row) => weights.map((_, column) => (row === column ? ridge : 0)));
    for (const { sentence, found } of rows) {
      const importance = importanceOf(sentence);
      const probability = 1 / (1 + Math.exp(-sumEvidence(found, weights)));
      const error = importance * ((isTrue(sentence) ? 1 : 0) - probability);
      const bend = importance * probability * (1 - probability);
      const values = [1, ...found];
      for (let row = 0; row < size; row++) {
        const value = values[row] as number;
        slope[row] = (slope[row] as number) + error * value;
        const line = curve[row] as number[];
        for (let column = 0; column < size; column++)
          line[column] = (line[column] as number) + bend * value * (values[column] as number);
      }
    }
    const step = solve(curve, slope);
    weights = weights.map((weight, index) => weight + (step[index] as number));
  }
  return weights;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

/** Of the harmless lines that sound like danger, this share would stop. */
const falseStops = 0.0015;

/** Moves the base so that what stops is above 0. */
function fromFalseStops([base = 0, ...weights]: readonly number[], rows: readonly Row[]): number[] {
  const scores = rows
    .filter(({ sentence }) => sentence.folder === 'care' && isHarmless(sentence))
    .map(({ found }) => sumEvidence(found, [base, ...weights]))
    .sort((a, b) => b - a);
  return [base - (scores[Math.round(falseStops * scores.length)] as number), ...weights];
}

/** The file with the weights: of danger at all, and of danger that stops the dialogue. */
export function trainEvidence(
  language: Language,
  sentences: readonly Sentence[],
  trained: readonly TrainedLabel[],
): string {
  const rows = readRows(language, sentences, trained);
  const danger = learn(rows, (sentence) => !isHarmless(sentence));
  const decisive = rows.filter(({ sentence }) => isHarmless(sentence) || isGrave(sentence));
  const stop = fromFalseStops(learn(decisive, isGrave), rows);
  return `{\n"danger": ${JSON.stringify(danger.map(round))},\n"stop": ${JSON.stringify(stop.map(round))}\n}\n`;
}
