/**
 * Learns from listeners what they would choose of a list: for each entry a ridge regression, solved by coordinate descent, of
 * whether a listener chose it, over the words of a text and its signs. The same input gives the same weights.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FeatureGroup, Language } from '../src/server/guide/classifier/features.ts';
import {
  decodeWeights,
  encodeWeights,
  type LabelHeader,
  type RoundedWeights,
} from '../src/server/guide/classifier/weights.ts';
import { corpusFiles, corpusFolder, type Folder } from './corpus.ts';

export interface Choice {
  /** Of the text that was read. */
  features: readonly FeatureGroup[];
  /** The names of what a listener chose for it, best first. */
  names: readonly string[];
  /** The names of what a listener called wrong for it: it takes something for granted, or is beside the point. */
  wrong?: readonly string[];
  /** Whether it was written for its name: that there are examples of a name does not make it likelier. */
  isExample?: boolean;
}

/** The lines of all listeners, without comments; an empty line ends a block. */
export const linesOf = (language: Language, folder: Folder): string[] =>
  corpusFiles(language, folder)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !line.startsWith('#'));

const storedIn = (part: string, language: Language) =>
  new URL(`src/server/guide/classifier/weights/${part}-${language}.bin`, `file://${corpusFolder}/../`);

/** Of all that the training sees: the corpus, and the weights by which its signs are read. */
export function fingerprintOfChoices(language: Language, folder: Folder): string {
  const lines = linesOf(language, folder).filter((line) => line.trim());
  const hash = createHash('sha256').update(lines.join('\n'));
  for (const part of ['kinds', 'situations'])
    hash.update(decodeWeights(readFileSync(storedIn(part, language))).fingerprint);
  return hash.digest('hex').slice(0, 16);
}

/** What an entry counts that was chosen first, second, …: the later ones are harder to tell from those left out. */
const rankWeights = [1, 0.8, 0.65, 0.5, 0.45, 0.4, 0.35];
/** Found with dialogues that were held out. */
const exampleWeight = 0.5;
/** What is wrong counts against an entry; what was neither chosen nor called wrong is in between. Found with marks that were held out. */
const wrongWeight = 0.8;
/** How much a weight has to explain, and in how many texts a word must occur: found with texts that were held out. */
const ridge = 2.5;
const least = 4;
const passes = 8;
/** So many words of each entry are stored, the heaviest: more of them choose no better. */
const keptWords = 80;
/** Brings the values of rare words to about 1. */
const usualRarity = 6;

interface Rows {
  /** The number of each column in the weights. */
  original: readonly number[];
  isWord: readonly boolean[];
  rarity: Float64Array;
  /** The rows that have a column, and the values there. */
  columns: readonly { rows: Uint32Array; values: Float64Array; squares: number }[];
}

/** A sign is a group of its own; words share theirs. */
const isOfWords = ({ features }: FeatureGroup) => features.length > 1;

function toRows(texts: readonly (readonly FeatureGroup[])[]): Rows {
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
function findWeights(
  { columns }: Rows,
  targets: Float64Array,
  isExample: readonly boolean[],
): { mean: number; weights: Float64Array } {
  const mean = meanOf(targets, (row) => !isExample[row]);
  const meanOfExamples = meanOf(targets, (row) => isExample[row] === true);
  const rest = targets.map((one, row) => one - (isExample[row] ? meanOfExamples : mean));
  const weights = new Float64Array(columns.length);
  for (let pass = 0; pass < passes; pass++)
    columns.forEach(({ rows, values, squares }, column) => {
      const weight = weights[column] as number;
      let over = -ridge * weight;
      for (let at = 0; at < rows.length; at++)
        over += (rest[rows[at] as number] as number) * (values[at] as number);
      const change = over / (squares + ridge);
      weights[column] = weight + change;
      for (let at = 0; at < rows.length; at++) {
        const row = rows[at] as number;
        rest[row] = (rest[row] as number) - change * (values[at] as number);
      }
    });
  return { mean, weights };
}

/** In 8 bits, for texts to be read, which have the plain values. */
function round({ original, isWord, rarity }: Rows, weights: Float64Array) {
  const plain = weights.map((weight, column) => weight * (rarity[column] as number));
  const words = [...plain.keys()]
    .filter((column) => isWord[column])
    .sort((a, b) => Math.abs(plain[b] as number) - Math.abs(plain[a] as number) || a - b)
    .slice(0, keptWords);
  const signs = [...plain.keys()].filter((column) => !isWord[column]);
  const scale = plain.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127 || 1;
  const rounded: RoundedWeights = new Map(
    [...signs, ...words]
      .map((column) => [original[column] as number, Math.round((plain[column] as number) / scale)] as const)
      .filter(([, value]) => value !== 0),
  );
  return { scale, rounded };
}

/** The file with the weights. */
export function trainChoices(language: Language, folder: Folder, choices: readonly Choice[]): Uint8Array {
  const rows = toRows(choices.map(({ features }) => features));
  const isExample = choices.map((choice) => choice.isExample === true);
  const all = [...new Set(choices.flatMap(({ names }) => names))].sort();
  const rounded: RoundedWeights[] = [];
  const labels = all.map((name): LabelHeader => {
    const targets = Float64Array.from(choices, ({ names, wrong, isExample }) => {
      if (wrong?.includes(name)) return -wrongWeight;
      return (rankWeights[names.indexOf(name)] ?? 0) * (isExample ? exampleWeight : 1);
    });
    const { mean, weights } = findWeights(rows, targets, isExample);
    const stored = round(rows, weights);
    rounded.push(stored.rounded);
    return { name, scale: stored.scale, bias: mean, slope: 1, offset: 0, threshold: 1 };
  });
  return encodeWeights({ language, fingerprint: fingerprintOfChoices(language, folder), labels }, rounded);
}
