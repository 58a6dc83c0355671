/**
 * Learns from listeners what they would choose of a list: for each entry a ridge regression of whether a
 * listener chose it, over the words of a text and its signs.
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
import { findWeights, roundWeights, toRows } from './ridge.ts';

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
export const rankWeights = [1, 0.8, 0.65, 0.5, 0.45, 0.4, 0.35];
/** Found with dialogues that were held out. */
const exampleWeight = 0.5;
/** What is wrong counts against an entry; what was neither chosen nor called wrong is in between. Found with marks that were held out. */
export const wrongWeight = 0.8;
export interface ChoiceSettings {
  /** How much a weight has to explain; the usual one without it. */
  ridge?: number;
  /** How much it counts that an entry is chosen often, by all kinds of people: from 0 to 1. */
  usual?: number;
}

/** The file with the weights. */
export function trainChoices(
  language: Language,
  folder: Folder,
  choices: readonly Choice[],
  { ridge, usual = 1 }: ChoiceSettings = {},
): Uint8Array {
  const rows = toRows(choices.map(({ features }) => features));
  const isExample = choices.map((choice) => choice.isExample === true);
  const all = [...new Set(choices.flatMap(({ names }) => names))].sort();
  const rounded: RoundedWeights[] = [];
  const labels = all.map((name): LabelHeader => {
    const targets = Float64Array.from(choices, ({ names, wrong, isExample }) => {
      if (wrong?.includes(name)) return -wrongWeight;
      return (rankWeights[names.indexOf(name)] ?? 0) * (isExample ? exampleWeight : 1);
    });
    const { mean, weights } = findWeights(rows, targets, isExample, ridge);
    const stored = roundWeights(rows, weights);
    rounded.push(stored.rounded);
    return { name, scale: stored.scale, bias: usual * mean, slope: 1, offset: 0, threshold: 1 };
  });
  return encodeWeights({ language, fingerprint: fingerprintOfChoices(language, folder), labels }, rounded);
}
