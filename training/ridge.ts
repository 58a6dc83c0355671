/**
 * Ridge regression by coordinate descent, over the words of texts and their signs. The same input gives the same weights.
 */
import type { FeatureGroup } from '../src/server/guide/classifier/features.ts';
import type { RoundedWeights } from '../src/server/guide/classifier/weights.ts';

/** How much a weight has to explain, and in how many texts a word must occur: found with texts that were held out. */
const ridge = 2.5;
const leastTexts = 4;
const passes = 8;
/** So many words of each entry are stored, the heaviest: more of them choose no better. */
const keptWords = 80;
/** Brings the values of rare words to about 1. */
const usualRarity = 6;

export interface Rows {
  /** The number of each column in the weights. */
  original: readonly number[];
  isWord: readonly boolean[];
  rarity: Float64Array;
  /** The rows that have a column, and the values there. */
  columns: readonly { rows: Uint32Array; values: Float64Array; squares: number }[];
}

/** A sign is a group of its own; words share theirs. */
const isOfWords = ({ features }: FeatureGroup) => features.length > 1;

export function toRows(texts: readonly (readonly FeatureGroup[])[], least = leastTexts): Rows {
  const entries = new Map<number, { isWord: boolean; values: Map<number, number> }>();
  texts.forEach((groups, row) => {
    for (const group of groups)
      for (const feature of group.features) {
        const column = entries.get(feature) ?? { isWord: isOfWords(group), values: new Map() };
        column.values.set(row, (column.values.get(row) ?? 0) + group.value);
        entries.set(feature, column);
      }
  });
  const sorted = [...entries]
    .filter(([, { isWord, values }]) => !isWord || values.size >= least)
    .sort(([one], [other]) => one - other);
  const rarity = Float64Array.from(sorted, ([, { isWord, values }]) =>
    isWord ? Math.log(texts.length / values.size) / usualRarity : 1,
  );
  return {
    original: sorted.map(([feature]) => feature),
    isWord: sorted.map(([, { isWord }]) => isWord),
    rarity,
    columns: sorted.map(([, { values }], at) => {
      const scaled = Float64Array.from(values.values(), (value) => value * (rarity[at] as number));
      const squares = scaled.reduce((sum, value) => sum + value * value, 0);
      return { rows: Uint32Array.from(values.keys()), values: scaled, squares };
    }),
  };
}

/** The mean of the targets in those rows that `isIn`. */
function meanOf(targets: Float64Array, isIn: (row: number) => boolean): number {
  const inside = targets.filter((_, row) => isIn(row));
  return inside.reduce((sum, one) => sum + one, 0) / Math.max(1, inside.length);
}

/** The mean of the targets outside examples, and a weight for each column. */
export function findWeights(
  { columns }: Rows,
  targets: Float64Array,
  isExample: readonly boolean[] = [],
  penalty = ridge,
): { mean: number; weights: Float64Array } {
  const mean = meanOf(targets, (row) => !isExample[row]);
  const meanOfExamples = meanOf(targets, (row) => isExample[row] === true);
  const rest = targets.map((one, row) => one - (isExample[row] ? meanOfExamples : mean));
  const weights = new Float64Array(columns.length);
  for (let pass = 0; pass < passes; pass++)
    columns.forEach(({ rows, values, squares }, column) => {
      const weight = weights[column] as number;
      let over = -penalty * weight;
      for (let at = 0; at < rows.length; at++)
        over += (rest[rows[at] as number] as number) * (values[at] as number);
      const change = over / (squares + penalty);
      weights[column] = weight + change;
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at] as number;
        rest[row] = (rest[row] as number) - change * (values[at] as number);
      }
    });
  return { mean, weights };
}

/** In 8 bits, for texts to be read, which have the plain values. */
export function roundWeights({ original, isWord, rarity }: Rows, weights: Float64Array, kept = keptWords) {
  const plain = weights.map((weight, column) => weight * (rarity[column] as number));
  const words = [...plain.keys()]
    .filter((column) => isWord[column])
    .sort((a, b) => Math.abs(plain[b] as number) - Math.abs(plain[a] as number) || a - b)
    .slice(0, kept);
  const signs = [...plain.keys()].filter((column) => !isWord[column]);
  const scale = plain.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127 || 1;
  const rounded: RoundedWeights = new Map(
    [...signs, ...words]
      .map((column) => [original[column] as number, Math.round((plain[column] as number) / scale)] as const)
      .filter(([, value]) => value !== 0),
  );
  return { scale, rounded };
}
