/** Trains one classifier: a linear model per label, its calibration and its threshold, all from held-out files. */
import { type FeatureGroup, featureCount } from '../src/server/guide/classifier/features.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import type { LabelHeader, RoundedWeights } from '../src/server/guide/classifier/weights.ts';
import type { Sentence } from './corpus.ts';
import { type LinearModel, type Rows, score, toRows, trainBoth } from './linear.ts';
import { trainSoftmax } from './softmax.ts';

export interface Target {
  name: string;
  /** True: an example of it; false: an example against it; undefined: not used for this label. */
  test: (sentence: Sentence) => boolean | undefined;
  /** Examples for and against it of a second model: the sum of both is the label's. */
  near?: Target['test'];
  /** The precision from which on the label is claimed. */
  precision: number;
  /** Where labels do not compete: how many features it may keep, or the step of its weights by their usual size. */
  size: { keep: number } | { step: number };
}

export interface TrainedLabel {
  header: LabelHeader;
  weights: RoundedWeights;
  /** The score of each sentence by a model that did not see its file. */
  heldOut: Float64Array;
}

const folds = 5;
const options = { cost: 1, passes: 15 };

/** Features that occur in fewer sentences teach nothing: they are left out. */
const leastOccurrences = { apart: 2, together: 3 };

function indexRows({ sentences, read, isTogether, least }: Training) {
  const found = sentences.map(({ text }) => read(foldText(text)));
  const occurrences = new Uint32Array(featureCount);
  for (const groups of found)
    for (const { features } of groups)
      for (const feature of features) occurrences[feature] = (occurrences[feature] as number) + 1;
  const dense = new Int32Array(featureCount).fill(-1);
  const original: number[] = [];
  occurrences.forEach((count, feature) => {
    if (count >= (least ?? leastOccurrences[isTogether ? 'together' : 'apart']))
      dense[feature] = original.push(feature) - 1;
  });
  return { rows: toRows(found, dense, original.length), original };
}

/** Whole files, so that no hand is both learned from and tested on; lines where each file has labels of its own. */
type HeldOut = 'files' | 'lines';

/** The fold of each sentence. */
function assignFolds(sentences: readonly Sentence[], heldOut: HeldOut): Uint8Array {
  if (heldOut === 'lines') return Uint8Array.from(sentences.keys(), (line) => line % folds);
  const files = [...new Set(sentences.map(({ file }) => file))].sort();
  return Uint8Array.from(sentences.map(({ file }) => files.indexOf(file) % folds));
}

const addModels = (one: LinearModel, other: LinearModel): LinearModel => ({
  bias: one.bias + other.bias,
  weights: one.weights.map((weight, feature) => weight + (other.weights[feature] as number)),
});

/** Learns from the sentences that a test decides on, without those of a fold. */
type Learn = (test: Target['test'], withoutFold?: number) => LinearModel;

function createLearn(rows: Rows, sentences: readonly Sentence[], inFold: Uint8Array): Learn {
  return (test, withoutFold) => {
    const truth = sentences.map(test);
    const isPositive = Uint8Array.from(truth, (one) => (one ? 1 : 0));
    const used = Uint32Array.from(truth.keys()).filter(
      (row) => truth[row] !== undefined && inFold[row] !== withoutFold,
    );
    const positives = used.reduce((sum, row) => sum + (isPositive[row] as number), 0);
    const positiveWeight = Math.min(8, Math.sqrt((used.length - positives) / Math.max(1, positives)));
    return trainBoth(rows, { ...options, used, isPositive, positiveWeight });
  };
}

/** The same, of what several labels share, once. */
function learnOnce(learn: Learn): Learn {
  const learned = new Map<Target['test'], Map<number | undefined, LinearModel>>();
  return (test, withoutFold) => {
    const known = learned.get(test) ?? new Map<number | undefined, LinearModel>();
    const model = known.get(withoutFold) ?? learn(test, withoutFold);
    learned.set(test, known.set(withoutFold, model));
    return model;
  };
}

function trainTarget(
  { rows, original }: { rows: Rows; original: readonly number[] },
  sentences: readonly Sentence[],
  inFold: Uint8Array,
  target: Target,
  { learn, learnShared }: { learn: Learn; learnShared: Learn },
): TrainedLabel {
  const truth = sentences.map(target.test);
  const learnAll = (withoutFold?: number): LinearModel => {
    const model = learn(target.test, withoutFold);
    return target.near ? addModels(model, learnShared(target.near, withoutFold)) : model;
  };
  const heldOut = new Float64Array(rows.count).fill(Number.NaN);
  for (let fold = 0; fold < folds; fold++) {
    const model = learnAll(fold);
    for (let row = 0; row < rows.count; row++)
      if (inFold[row] === fold) heldOut[row] = score(model, rows, row);
  }
  const model = learnAll();
  const { slope, offset } = calibrate(heldOut, truth);
  const rounded = round(model, original, target.size);
  const threshold = findThreshold(heldOut, truth, target.precision, slope, offset);
  return {
    header: { name: target.name, scale: rounded.scale, bias: model.bias, slope, offset, threshold },
    weights: rounded.weights,
    heldOut,
  };
}

/** Platt scaling: the probability of a score, by Newton's method on the held-out scores. */
function calibrate(scores: Float64Array, truth: readonly (boolean | undefined)[]) {
  let slope = 1;
  let offset = 0;
  const used = [...scores.keys()].filter((index) => truth[index] !== undefined);
  const positives = used.filter((index) => truth[index]).length;
  // Targets that are not quite 0 and 1, as Platt proposes, keep the slope finite.
  const high = (positives + 1) / (positives + 2);
  const low = 1 / (used.length - positives + 2);
  for (let pass = 0; pass < 50; pass++) {
    let [gs, go, hss, hso, hoo] = [0, 0, 1e-9, 0, 1e-9];
    for (const index of used) {
      const s = scores[index] as number;
      const p = 1 / (1 + Math.exp(-(slope * s + offset)));
      const error = p - (truth[index] ? high : low);
      const curve = p * (1 - p);
      gs += error * s;
      go += error;
      hss += curve * s * s;
      hso += curve * s;
      hoo += curve;
    }
    const determinant = hss * hoo - hso * hso;
    const ds = (hoo * gs - hso * go) / determinant;
    const dOffset = (hss * go - hso * gs) / determinant;
    slope -= ds;
    offset -= dOffset;
    if (Math.abs(ds) + Math.abs(dOffset) < 1e-6) break;
  }
  return { slope, offset };
}

/** As if four more claims had been wrong: a few claims that are all right prove little. */
const doubt = 4;

/** The lowest probability from which on the held-out precision is reached; 2 when there is none. */
function findThreshold(
  scores: Float64Array,
  truth: readonly (boolean | undefined)[],
  precision: number,
  slope: number,
  offset: number,
): number {
  const order = [...scores.keys()]
    .filter((index) => truth[index] !== undefined)
    .sort((a, b) => (scores[b] as number) - (scores[a] as number));
  let hits = 0;
  let best = Number.NaN;
  order.forEach((index, rank) => {
    if (truth[index]) hits++;
    if (hits / (rank + 1 + doubt) >= precision) best = scores[index] as number;
  });
  return Number.isNaN(best) ? 2 : 1 / (1 + Math.exp(-(slope * best + offset)));
}

/** The weights as multiples of `scale` in 8 bits; of `kept` features only. */
function roundTo(
  scale: number,
  { weights }: LinearModel,
  original: readonly number[],
  kept: Iterable<number>,
): RoundedWeights {
  const rounded = new Map<number, number>();
  for (const index of kept) {
    const value = Math.max(-127, Math.min(127, Math.round((weights[index] as number) / scale)));
    if (value !== 0) rounded.set(original[index] as number, value);
  }
  return rounded;
}

/** All weights in steps of their usual size, or the heaviest, with the heaviest as 127. */
function round(model: LinearModel, original: readonly number[], size: Target['size']) {
  const { weights } = model;
  if ('step' in size) {
    const scale = findScale([{ weights: weights.filter((weight) => weight !== 0) }], size.step);
    return { scale, weights: roundTo(scale, model, original, weights.keys()) };
  }
  const order = [...weights.keys()].sort(
    (a, b) => Math.abs(weights[b] as number) - Math.abs(weights[a] as number) || a - b,
  );
  const scale = Math.abs(weights[order[0] ?? 0] ?? 0) / 127 || 1;
  return { scale, weights: roundTo(scale, model, original, order.slice(0, size.keep)) };
}

/** One step for all weights, by their usual size. */
function findScale(models: readonly Pick<LinearModel, 'weights'>[], step: number): number {
  const all = models.reduce((sum, { weights }) => sum + weights.length, 0);
  const squares = models.reduce(
    (sum, { weights }) => sum + weights.reduce((total, weight) => total + weight * weight, 0),
    0,
  );
  return step * Math.sqrt(squares / all) || 1;
}

export interface Training {
  /** Whether exactly one label is true for a sentence. */
  isTogether: boolean;
  sentences: readonly Sentence[];
  targets: readonly Target[];
  /** The features of a folded text. */
  read(folded: string): readonly FeatureGroup[];
  heldOut: HeldOut;
  /** In how many sentences a feature must occur, where it is not the usual number. */
  least?: number;
}

/** Of labels that compete, nearly every weight counts a little, but none of them needs to be exact. */
const roundedSteps = 0.75;

/** The step from training to reading makes probabilities too small: found with held-out questions. */
const sharpness = 1.4;

/** A sentence of the guide's corpus says less of a situation than a question does. */
const guideImportance = 0.7;

/** Labels of which exactly one is true, trained together. */
function trainTogether(
  { rows, original }: { rows: Rows; original: readonly number[] },
  { sentences, targets }: Training,
  inFold: Uint8Array,
): TrainedLabel[] {
  const truth = Uint8Array.from(sentences, (sentence) => targets.findIndex(({ test }) => test(sentence)));
  const importance = Float64Array.from(sentences, ({ folder }) => (folder === 'guide' ? guideImportance : 1));
  const fitTo = (isUsed: (row: number) => boolean) => {
    const used = Uint32Array.from(truth.keys()).filter(isUsed);
    return trainSoftmax(rows, { used, truth, importance, labels: targets.length });
  };
  const heldOut = targets.map(() => new Float64Array(rows.count));
  for (let fold = 0; fold < folds; fold++) {
    const { predictRow } = fitTo((row) => inFold[row] !== fold);
    for (let row = 0; row < rows.count; row++) {
      if (inFold[row] !== fold) continue;
      // The score of which calibration would give the probability that is read.
      const sharp = predictRow(row).map((probability) => probability ** sharpness);
      const sum = sharp.reduce((total, one) => total + one, 0);
      sharp.forEach((one, label) => {
        (heldOut[label] as Float64Array)[row] = Math.log(one / (sum - one)) / sharpness;
      });
    }
  }
  const { models } = fitTo(() => true);
  const scale = findScale(models, roundedSteps);
  return targets.map(({ name, precision }, label): TrainedLabel => {
    const model = models[label] as LinearModel;
    const scores = heldOut[label] as Float64Array;
    const isTrue = Array.from(truth, (one) => one === label);
    const threshold = findThreshold(scores, isTrue, precision, sharpness, 0);
    return {
      header: { name, scale, bias: model.bias, slope: sharpness, offset: 0, threshold },
      weights: roundTo(scale, model, original, model.weights.keys()),
      heldOut: scores,
    };
  });
}

export function trainAll(training: Training): TrainedLabel[] {
  const { sentences, targets, heldOut, isTogether } = training;
  const indexed = indexRows(training);
  const inFold = assignFolds(sentences, heldOut);
  if (isTogether) return trainTogether(indexed, training, inFold);
  const learn = createLearn(indexed.rows, sentences, inFold);
  const learners = { learn, learnShared: learnOnce(learn) };
  return targets.map((target) => trainTarget(indexed, sentences, inFold, target, learners));
}
