/**
 * The weights as they are stored, compressed: one line of JSON (the header), then per feature that counts its distance
 * from the one before (variable length), how many labels it counts for, and for each the label's index and its weight.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
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
  labelOf: Uint8Array;
  weightOf: Int8Array;
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
  const byFeature = new Map<number, number[]>();
  rounded.forEach((weights, label) => {
    for (const [feature, weight] of weights) {
      const entries = byFeature.get(feature);
      if (entries) entries.push(label, weight & 255);
      else byFeature.set(feature, [label, weight & 255]);
    }
  });
  const bytes: number[] = [];
  let before = 0;
  for (const feature of [...byFeature.keys()].sort((a, b) => a - b)) {
    const entries = byFeature.get(feature) as number[];
    pushVariable(bytes, feature - before);
    bytes.push(entries.length / 2);
    for (const entry of entries) bytes.push(entry);
    before = feature;
  }
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), Uint8Array.from(bytes)]), {
    level: 9,
  });
}

/** Whether two files hold the same weights: other versions of zlib compress differently. */
export const areSameWeights = (one: Uint8Array, other: Uint8Array): boolean =>
  gunzipSync(one).equals(gunzipSync(other));

export function decodeWeights(compressed: Uint8Array): Weights {
  const file = gunzipSync(compressed);
  const headerEnd = file.indexOf(10);
  const header: WeightsHeader = JSON.parse(Buffer.from(file.subarray(0, headerEnd)).toString());
  // No feature takes less than four bytes, and no entry less than two.
  const features = new Uint32Array((file.length - headerEnd) >> 2);
  const starts = new Uint32Array(features.length + 1);
  const labelOf = new Uint8Array((file.length - headerEnd) >> 1);
  const weightOf = new Int8Array(labelOf.length);
  let at = headerEnd + 1;
  let entry = 0;
  let feature = 0;
  let count = 0;
  while (at < file.length) {
    let distance = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = file[at++] as number;
      distance |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    feature += distance;
    features[count++] = feature;
    for (let rest = file[at++] as number; rest > 0; rest--) {
      labelOf[entry] = file[at++] as number;
      weightOf[entry++] = file[at++] as number;
    }
    starts[count] = entry;
  }
  return {
    ...header,
    features: features.slice(0, count),
    starts: starts.slice(0, count + 1),
    labelOf: labelOf.slice(0, entry),
    weightOf: weightOf.slice(0, entry),
  };
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
