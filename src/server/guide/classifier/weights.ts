/**
 * The weights as they are stored, compressed with Brotli: one line of JSON (the header), then the number of features that
 * count, of each its distance from the one before, for how many labels it counts, and of each of those the distance from the
 * label before (all of variable length), and at last all weights. Like beside like takes the least space.
 */
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Language } from './features.ts';

/** A label as stored; its score is `sum of weights * scale * value of a feature + bias`. */
export interface LabelHeader {
  name: string;
  scale: number;
  bias: number;
  /** Probability = 1 / (1 + exp(-(slope * score + offset))). */
  slope: number;
  offset: number;
  /** From this probability on the label is claimed; above 1 it never is. */
  threshold: number;
}

export interface WeightsHeader {
  language: Language;
  /** Of what the training saw, so that a change of it without a new training is noticed. */
  fingerprint: string;
  labels: readonly LabelHeader[];
}

export interface Weights extends WeightsHeader {
  /** The features that count, in ascending order. */
  features: Uint32Array;
  /** The entries of `features[i]` are those from `starts[i]` to `starts[i + 1]`. */
  starts: Uint32Array;
  /** Undefined where every feature has an entry for every label. */
  labelOf: Uint16Array | undefined;
  weightOf: Int8Array;
}

/** Where at least this share of all labels counts, zeros for the rest take less memory than a list: 11.5 instead of 17.5 MB in all. */
const filledFrom = 0.8;

function fillUp(weights: Weights): Weights {
  const { features, starts, labelOf, labels } = weights;
  const size = labels.length;
  if (!labelOf || labelOf.length < filledFrom * features.length * size) return weights;
  const weightOf = new Int8Array(features.length * size);
  for (let index = 0; index < features.length; index++) {
    const end = starts[index + 1] as number;
    for (let entry = starts[index] as number; entry < end; entry++)
      weightOf[index * size + (labelOf[entry] as number)] = weights.weightOf[entry] as number;
  }
  return { ...weights, starts: starts.map((_, index) => index * size), labelOf: undefined, weightOf };
}

/** One label's rounded weights by feature, without zeros. */
export type RoundedWeights = ReadonlyMap<number, number>;

function pushVariable(bytes: number[], value: number): void {
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
  const counts: number[] = [];
  pushVariable(counts, sorted.length);
  let before = 0;
  for (const [feature] of sorted) {
    pushVariable(counts, feature - before);
    before = feature;
  }
  const all = sorted.map(([, entries]) => entries);
  const labels: number[] = [];
  for (const entries of all) {
    pushVariable(counts, entries.length);
    entries.forEach(([label], at) => {
      pushVariable(labels, label - (entries[at - 1]?.[0] ?? 0));
    });
  }
  const weights = all.flatMap((entries) => entries.map(([, weight]) => weight & 255));
  const parts = [counts, labels, weights].map((bytes) => Uint8Array.from(bytes));
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
  const readVariable = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = file[at++] as number;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const count = readVariable();
  const features = new Uint32Array(count);
  for (let index = 0; index < count; index++) features[index] = (features[index - 1] ?? 0) + readVariable();
  const starts = new Uint32Array(count + 1);
  for (let index = 0; index < count; index++) starts[index + 1] = (starts[index] as number) + readVariable();
  const labelOf = new Uint16Array(starts[count] as number);
  for (let index = 0; index < count; index++) {
    let label = 0;
    for (let entry = starts[index] as number; entry < (starts[index + 1] as number); entry++) {
      label += readVariable();
      labelOf[entry] = label;
    }
  }
  const weightOf = new Int8Array(file.subarray(at));
  return fillUp({ ...header, features, starts, labelOf, weightOf });
}

/** The index of a feature among those that count, or -1. */
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
