/**
 * Multinomial logistic regression, trained by AdaGrad (Duchi et al., "Adaptive Subgradient Methods", JMLR 2011): exactly one
 * label is true for a text, so the labels compete. The same input gives the same weights.
 */
import { createRandom } from '../src/shared/random.ts';
import { type LinearModel, type Rows, shuffle } from './linear.ts';

const passes = 12;
const stepSize = 0.15;
const decay = 1e-5;
/** The bias of a label moves by a step that stays the same. */
const biasStep = 0.02;
/** Brings the values of rare features to about 1, so that one step size fits all. */
const usualRarity = 6;

/** The rarer a feature, the more it says: the logarithm of how many rows have one that holds it. */
function findRarity({ count, starts, features, featureCount }: Rows): Float64Array {
  const occurrences = new Float64Array(featureCount);
  for (let at = 0; at < (starts[count] as number); at++) {
    const feature = features[at] as number;
    occurrences[feature] = (occurrences[feature] as number) + 1;
  }
  return occurrences.map((occurs) => Math.log(count / Math.max(1, occurs)) / usualRarity);
}

/** The probability of each label for a row, into `out`. */
function predict(weights: Float64Array, biases: Float64Array, rows: Rows, row: number, out: Float64Array) {
  const labels = biases.length;
  out.set(biases);
  for (let at = rows.starts[row] as number; at < (rows.starts[row + 1] as number); at++) {
    const first = (rows.features[at] as number) * labels;
    const value = rows.values[at] as number;
    for (let label = 0; label < labels; label++)
      out[label] = (out[label] as number) + (weights[first + label] as number) * value;
  }
  const greatest = out.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY);
  let sum = 0;
  for (let label = 0; label < labels; label++) {
    out[label] = Math.exp((out[label] as number) - greatest);
    sum += out[label] as number;
  }
  for (let label = 0; label < labels; label++) out[label] = (out[label] as number) / sum;
}

export interface SoftmaxOptions {
  /** The rows to learn from. */
  used: Uint32Array;
  /** Index of the true label of each row. */
  truth: Uint8Array;
  /** How much each row counts. */
  importance: Float64Array;
  labels: number;
}

/** A model per label; the probabilities are the softmax of their scores. `predictRow` is for rows that it did not see. */
export function trainSoftmax(given: Rows, { used, truth, importance, labels }: SoftmaxOptions) {
  const rarity = findRarity(given);
  const rows = {
    ...given,
    values: given.values.map((value, at) => value * (rarity[given.features[at] as number] as number)),
  };
  const weights = new Float64Array(rows.featureCount * labels);
  const squares = new Float64Array(weights.length).fill(1e-8);
  const biases = new Float64Array(labels);
  const probabilities = new Float64Array(labels);
  const order = used.slice();
  const random = createRandom(1);
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    for (const row of order) {
      predict(weights, biases, rows, row, probabilities);
      const counts = importance[row] as number;
      for (let label = 0; label < labels; label++) {
        const error = ((probabilities[label] as number) - (label === truth[row] ? 1 : 0)) * counts;
        biases[label] = (biases[label] as number) - biasStep * error;
        for (let at = rows.starts[row] as number; at < (rows.starts[row + 1] as number); at++) {
          const index = (rows.features[at] as number) * labels + label;
          const weight = weights[index] as number;
          const gradient = error * (rows.values[at] as number) + decay * weight;
          const square = (squares[index] as number) + gradient * gradient;
          squares[index] = square;
          weights[index] = weight - (stepSize * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  const models = Array.from(
    { length: labels },
    (_, label): LinearModel => ({
      bias: biases[label] as number,
      // A text to be read has the plain values.
      weights: rarity.map((rare, feature) => (weights[feature * labels + label] as number) * rare),
    }),
  );
  const predictRow = (row: number) => {
    const out = new Float64Array(labels);
    predict(weights, biases, rows, row, out);
    return out;
  };
  return { models, predictRow };
}
