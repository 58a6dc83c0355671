/**
 * A linear classifier over hashed words and characters, one per language, trained from `training/` by
 * `npm run train`. It reads a text in well below a millisecond and needs no network. A label of which it is not sure is
 * not claimed. `folded`: a text as `foldText` (normalise.ts) prepares it.
 */
import { readFileSync } from 'node:fs';
import { type Language, readFeatures } from './features.ts';
import { readHints } from './hints.ts';
import { decodeWeights, findFeature, type Weights } from './weights.ts';

const loaded = new Map<string, Weights>();

/** Loaded at the first use, so that a start does not wait for it. */
function getWeights(part: 'care' | 'guide' | 'kinds', language: Language): Weights {
  const name = `${part}-${language}`;
  const cached = loaded.get(name);
  if (cached) return cached;
  const weights = decodeWeights(readFileSync(new URL(`./weights/${name}.bin`, import.meta.url)));
  loaded.set(name, weights);
  return weights;
}

/** The probability of each label for a folded text, in the order of the labels. */
function scoreText(weights: Weights, folded: string, signs: readonly string[]): Float64Array {
  const sums = new Float64Array(weights.labels.length);
  const { starts, labelOf, weightOf } = weights;
  for (const { features, value } of readFeatures(folded, weights.language, signs))
    for (const feature of features) {
      const at = findFeature(weights, feature);
      if (at < 0) continue;
      const end = starts[at + 1] as number;
      for (let entry = starts[at] as number; entry < end; entry++) {
        const label = labelOf[entry] as number;
        sums[label] = (sums[label] as number) + (weightOf[entry] as number) * value;
      }
    }
  return sums.map((sum, index) => {
    const { scale, bias, slope, offset } = weights.labels[index] as Weights['labels'][number];
    return 1 / (1 + Math.exp(-(slope * (sum * scale + bias) + offset)));
  });
}

export interface LabelProbability {
  name: string;
  probability: number;
  /** Whether it is above the label's own threshold. */
  isClaimed: boolean;
}

function classify(weights: Weights, folded: string, signs: readonly string[]): readonly LabelProbability[] {
  const probabilities = scoreText(weights, folded, signs);
  return weights.labels.map(({ name, threshold }, index) => {
    const probability = probabilities[index] as number;
    return { name, probability, isClaimed: probability >= threshold };
  });
}

/** What danger a folded text speaks of, by label. */
export const classifyDanger = (folded: string, language: Language) =>
  classify(getWeights('care', language), folded, []);

/** What a folded text is about, by label: situation, feelings, values, people, what kind of answer it is. */
export const classifyGuide = (folded: string, language: Language) =>
  classify(getWeights('guide', language), folded, readHints(folded, language));

/** What kind of thing a folded clause says, by label (engine/kinds.ts). */
export const classifyKinds = (folded: string, language: Language) =>
  classify(getWeights('kinds', language), folded, []);
