/**
 * A linear support vector machine with squared hinge loss, trained by dual coordinate descent (Hsieh et al., "A Dual
 * Coordinate Descent Method for Large-scale Linear SVM", ICML 2008). The same input gives the same weights.
 */
import type { FeatureGroup } from '../src/server/guide/classifier/features.ts';
import { createRandom } from '../src/shared/random.ts';

/** Texts as rows of features: those of row r are at `starts[r]` to `starts[r + 1]`. */
export interface Rows {
  count: number;
  /** Features are numbers below this. */
  featureCount: number;
  starts: Uint32Array;
  features: Uint32Array;
  values: Float64Array;
}

/** `dense` gives each known feature its number, and -1 to the others. */
export function toRows(
  texts: readonly (readonly FeatureGroup[])[],
  dense: Int32Array,
  featureCount: number,
): Rows {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((groups, row) => {
    let known = 0;
    for (const { features } of groups) for (const feature of features) if (dense[feature] !== -1) known++;
    starts[row + 1] = (starts[row] as number) + known;
  });
  const size = starts[texts.length] as number;
  const rows = {
    count: texts.length,
    featureCount,
    starts,
    features: new Uint32Array(size),
    values: new Float64Array(size),
  };
  let at = 0;
  for (const groups of texts)
    for (const { features, value } of groups)
      for (const feature of features) {
        if (dense[feature] === -1) continue;
        rows.features[at] = dense[feature] as number;
        rows.values[at++] = value;
      }
  return rows;
}

export interface LinearModel {
  weights: Float64Array;
  bias: number;
}

export interface TrainOptions {
  /** The rows to learn from, and which of all rows are positive. */
  used: Uint32Array;
  isPositive: Uint8Array;
  /** How much a mistake costs; greater fits the corpus more closely. */
  cost: number;
  /** How much more a missed positive costs than a false alarm. */
  positiveWeight: number;
  passes: number;
}

export function score(
  { weights, bias }: LinearModel,
  { starts, features, values }: Rows,
  row: number,
): number {
  let sum = bias;
  const end = starts[row + 1] as number;
  for (let i = starts[row] as number; i < end; i++)
    sum += (weights[features[i] as number] as number) * (values[i] as number);
  return sum;
}

export function shuffle(order: Uint32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] as number;
    order[i] = order[j] as number;
    order[j] = kept;
  }
}

/** Each row's squared length, and 1 for the bias. */
function squareRows({ count, starts, values }: Rows): Float64Array {
  const squared = new Float64Array(count).fill(1);
  for (let row = 0; row < count; row++)
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i++)
      squared[row] = (squared[row] as number) + (values[i] as number) ** 2;
  return squared;
}

function trainLinear(rows: Rows, options: TrainOptions): LinearModel {
  const { used, isPositive, cost, positiveWeight, passes } = options;
  const { starts, features, values, featureCount } = rows;
  const model = { weights: new Float64Array(featureCount), bias: 0 };
  const { weights } = model;
  const squared = squareRows(rows);
  const alphas = new Float64Array(rows.count);
  const order = used.slice();
  const random = createRandom(1);
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    let greatest = 0;
    for (const row of order) {
      const sign = isPositive[row] ? 1 : -1;
      const slack = 0.5 / (isPositive[row] ? cost * positiveWeight : cost);
      const alpha = alphas[row] as number;
      const gradient = sign * score(model, rows, row) - 1 + slack * alpha;
      if (alpha === 0 && gradient >= 0) continue;
      const next = Math.max(0, alpha - gradient / ((squared[row] as number) + slack));
      const change = (next - alpha) * sign;
      if (change === 0) continue;
      greatest = Math.max(greatest, Math.abs(change));
      alphas[row] = next;
      const end = starts[row + 1] as number;
      for (let i = starts[row] as number; i < end; i++) {
        const feature = features[i] as number;
        weights[feature] = (weights[feature] as number) + change * (values[i] as number);
      }
      model.bias += change;
    }
    if (greatest < 2e-2) break;
  }
  return model;
}

/**
 * How much more often each feature occurs in positive rows than in the others, as a logarithm (Wang and Manning,
 * "Baselines and Bigrams", ACL 2012).
 */
function countRatios(
  { starts, features, featureCount }: Rows,
  { used, isPositive }: TrainOptions,
): Float64Array {
  const inPositive = new Float64Array(featureCount).fill(1);
  const inOthers = new Float64Array(featureCount).fill(1);
  let positives = 1;
  for (const row of used) {
    const counts = isPositive[row] ? inPositive : inOthers;
    if (isPositive[row]) positives++;
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) {
      const feature = features[i] as number;
      counts[feature] = (counts[feature] as number) + 1;
    }
  }
  const others = used.length - positives + 2;
  return inPositive.map((count, feature) =>
    Math.log(count / positives / ((inOthers[feature] as number) / others)),
  );
}

/**
 * Two models in one: one whose features are scaled by how well each one separates, and half of one without. The sum
 * of two linear models is a linear model; on held-out files it is better than either.
 */
export function trainBoth(rows: Rows, options: TrainOptions): LinearModel {
  const ratios = countRatios(rows, options);
  const values = rows.values.map(
    (value, index) => value * (ratios[rows.features[index] as number] as number),
  );
  const scaled = trainLinear({ ...rows, values }, { ...options, cost: options.cost / 2 });
  const plain = trainLinear(rows, options);
  return {
    bias: scaled.bias + plain.bias / 2,
    weights: scaled.weights.map(
      (weight, feature) => weight * (ratios[feature] as number) + (plain.weights[feature] as number) / 2,
    ),
  };
}
