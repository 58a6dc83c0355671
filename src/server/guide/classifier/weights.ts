/**
 * The file format of a classifier's weights: a sparse matrix of features (hashes, features.ts) and labels, compressed
 * with Brotli. Each weight is quantised to 8 bits; only entries other than 0 are stored. In this order:
 * - the header: one line of JSON
 * - the number of features, and each feature as its distance from the one before (these and the next two are varints)
 * - for each feature, the number of its labels
 * - for each feature, its labels, each as its distance from the one before
 * - for each entry, its weight: one signed byte
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Language } from './features.ts';

/** A label as stored; its score is `sum of weights * scale * value of a feature + bias`. */
export interface LabelHeader {
  name: string;
  /** Turns the stored whole numbers back into weights. */
  scale: number;
  bias: number;
  /**
   * Platt scaling: probability = 1 / (1 + exp(-(slope * score + offset))). Where exactly one label is true, a softmax
   * of `slope * score` instead.
   */
  slope: number;
  offset: number;
  /** From this probability on, the classifier claims that the text has the label; above 1 it never does. */
  threshold: number;
}

export interface WeightsHeader {
  language: Language;
  /** A hash of the training data and its features: a test fails when they change without a new training. */
  fingerprint: string;
  labels: readonly LabelHeader[];
}

export interface Weights extends WeightsHeader {
  /** The features that have entries, in ascending order. */
  features: Uint32Array;
  /** The entries of `features[i]` are those from `starts[i]` up to, not including, `starts[i + 1]`. */
  starts: Uint32Array;
  /** By entry: the index of its label; undefined in a dense matrix, where each feature has an entry for every label in order. */
  entryLabels: Uint16Array | undefined;
  /** By entry: its quantised weight; a label's `scale` turns it into the real one. */
  entryWeights: Int8Array;
}

/**
 * The share of entries other than 0 from which on a matrix is dense in memory: 1 byte for each entry instead of 3 for
 * those other than 0. The files are far from the break-even of a third: below 0.15 or above 0.84. All of them take 14
 * instead of 26 MB.
 */
const denseFrom = 0.8;

function toDenseIfSmaller(weights: Weights): Weights {
  const { features, starts, entryLabels, labels } = weights;
  const labelCount = labels.length;
  if (!entryLabels || entryLabels.length < denseFrom * features.length * labelCount) return weights;
  const entryWeights = new Int8Array(features.length * labelCount);
  for (let index = 0; index < features.length; index++) {
    const end = starts[index + 1] as number;
    for (let entry = starts[index] as number; entry < end; entry++)
      entryWeights[index * labelCount + (entryLabels[entry] as number)] = weights.entryWeights[
        entry
      ] as number;
  }
  return {
    ...weights,
    starts: starts.map((_, index) => index * labelCount),
    entryLabels: undefined,
    entryWeights,
  };
}

/** One label's quantised weights by feature, without zeros. */
export type RoundedWeights = ReadonlyMap<number, number>;

/** Appends a number as a varint: 7 bits per byte, the lowest first; the top bit says that another byte follows. */
function pushVarint(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

export function encodeWeights(header: WeightsHeader, rounded: readonly RoundedWeights[]): Buffer {
  const byFeature = new Map<number, [label: number, weight: number][]>();
  rounded.forEach((weights, label) => {
    for (const [feature, weight] of weights) {
      const entries = byFeature.get(feature);
      if (entries) entries.push([label, weight]);
      else byFeature.set(feature, [[label, weight]]);
    }
  });
  const sorted = [...byFeature].sort(([one], [other]) => one - other);
  const features: number[] = [];
  pushVarint(features, sorted.length);
  let before = 0;
  for (const [feature] of sorted) {
    pushVarint(features, feature - before);
    before = feature;
  }
  const all = sorted.map(([, entries]) => entries);
  const counts: number[] = [];
  const labels: number[] = [];
  for (const entries of all) {
    pushVarint(counts, entries.length);
    entries.forEach(([label], at) => {
      pushVarint(labels, label - (entries[at - 1]?.[0] ?? 0));
    });
  }
  const weights = all.flatMap((entries) => entries.map(([, weight]) => weight & 255));
  const parts = [features, counts, labels, weights].map((bytes) => Uint8Array.from(bytes));
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), ...parts]));
}

/** Whether two files hold the same weights: other versions of zlib compress differently. */
export const areSameWeights = (one: Uint8Array, other: Uint8Array): boolean =>
  brotliDecompressSync(one).equals(brotliDecompressSync(other));

export function decodeWeights(compressed: Uint8Array): Weights {
  const file = brotliDecompressSync(compressed);
  const headerEnd = file.indexOf(10);
  const header: WeightsHeader = JSON.parse(Buffer.from(file.subarray(0, headerEnd)).toString());
  let at = headerEnd + 1;
  const readVarint = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = file[at++] as number;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const count = readVarint();
  const features = new Uint32Array(count);
  for (let index = 0; index < count; index++) features[index] = (features[index - 1] ?? 0) + readVarint();
  const starts = new Uint32Array(count + 1);
  for (let index = 0; index < count; index++) starts[index + 1] = (starts[index] as number) + readVarint();
  const entryLabels = new Uint16Array(starts[count] as number);
  for (let index = 0; index < count; index++) {
    let label = 0;
    for (let entry = starts[index] as number; entry < (starts[index + 1] as number); entry++) {
      label += readVarint();
      entryLabels[entry] = label;
    }
  }
  const entryWeights = new Int8Array(file.subarray(at));
  return toDenseIfSmaller({ ...header, features, starts, entryLabels, entryWeights });
}

/** The index of a feature in `features`, or -1. */
export function findFeature({ features }: Weights, feature: number): number {
  let low = 0;
  let high = features.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = features[middle] as number;
    if (found === feature) return middle;
    if (found < feature) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
