/**
 * Linear classifiers over hashed words and characters, one per part and language, trained from `training/` by
 * `npm run train`. They read a text in well below a millisecond and need no network. Their labels are in labels.ts.
 * `folded`: a text as `foldText` (normalise.ts) prepares it. `signs`: what other code found in the text.
 */
import { readFileSync } from 'node:fs';
import {
  type FeatureGroup,
  type Language,
  readActFeatures,
  readBreakFeatures,
  readClauseFeatures,
  readFeatures,
  readFollowFeatures,
  readTakeawayFeatures,
  readTopicFeatures,
  type Signs,
} from './features.ts';
import { readHints } from './hints.ts';
import { decodeWeights, findFeature, type Weights } from './weights.ts';

/** The classifiers, by what they read in a text. Their weights are in `weights/`, e.g. `care-en.bin`. */
type Part =
  /** What a sentence does: it says something, or it is a remark to the guide. */
  | 'acts'
  /** Where a clause begins that no mark divides. */
  | 'breaks'
  /** Danger, for which help is shown. */
  | 'care'
  /** Which sentence somebody would choose as what it is about. */
  | 'closings'
  /** Which question fits a clause. */
  | 'follow'
  /** Feelings, values, obstacles, people, kinds of answers. */
  | 'guide'
  /** The clause that matters most in an answer. */
  | 'hearts'
  /** What kind of thing a clause says. */
  | 'kinds'
  /** Which step somebody would take. */
  | 'offered-steps'
  /** Which answers to a follow-up question somebody would choose. */
  | 'options'
  /** What a question is about, e.g. a breakup. */
  | 'situations'
  /** What the writer means to do. */
  | 'steps'
  /** Which ready-made sentence sums up the answers; it is offered as the core insight. */
  | 'takeaways';

const loaded = new Map<string, Weights>();

/** Loaded at the first use, so that a start does not wait for it. */
function getWeights(part: Part, language: Language): Weights {
  const name = `${part}-${language}`;
  const cached = loaded.get(name);
  if (cached) return cached;
  const weights = decodeWeights(readFileSync(new URL(`./weights/${name}.bin`, import.meta.url)));
  loaded.set(name, weights);
  return weights;
}

/** The score of each label, in the order of the labels. */
function scoreText(weights: Weights, groups: readonly FeatureGroup[]): Float64Array {
  const sums = new Float64Array(weights.labels.length);
  const { starts, entryLabels, entryWeights } = weights;
  for (const { features, value } of groups)
    for (const feature of features) {
      const at = findFeature(weights, feature);
      if (at < 0) continue;
      const start = starts[at] as number;
      const end = starts[at + 1] as number;
      for (let entry = start; entry < end; entry++) {
        const label = entryLabels ? (entryLabels[entry] as number) : entry - start;
        sums[label] = (sums[label] as number) + (entryWeights[entry] as number) * value;
      }
    }
  return sums.map((sum, index) => {
    const { scale, bias } = weights.labels[index] as Weights['labels'][number];
    return sum * scale + bias;
  });
}

/** Probabilities of labels of which several may be true: a logistic function for each. */
const logistic = (scores: Float64Array, { labels }: Weights): Float64Array =>
  scores.map((score, index) => {
    const { slope, offset } = labels[index] as Weights['labels'][number];
    return 1 / (1 + Math.exp(-(slope * score + offset)));
  });

/** Probabilities of labels of which exactly one is true: a softmax, which a greater `slope` makes sharper. */
function softmax(scores: Float64Array, { labels }: Weights): Float64Array {
  const greatest = Math.max(...scores);
  const odds = scores.map((score, index) =>
    Math.exp((score - greatest) * (labels[index] as Weights['labels'][number]).slope),
  );
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / sum);
}

export interface LabelProbability {
  name: string;
  probability: number;
  /** Whether the classifier claims the label: the probability reaches the label's own threshold. */
  isClaimed: boolean;
}

function classify(
  weights: Weights,
  groups: readonly FeatureGroup[],
  toProbabilities = logistic,
): readonly LabelProbability[] {
  const probabilities = toProbabilities(scoreText(weights, groups), weights);
  return weights.labels.map(({ name, threshold }, index) => {
    const probability = probabilities[index] as number;
    return { name, probability, isClaimed: probability >= threshold };
  });
}

/** What danger a folded text speaks of, by label. */
export const classifyDanger = (folded: string, language: Language) =>
  classify(getWeights('care', language), readFeatures(folded, language));

/** What a folded question is about: each situation, and `none` for any other. */
export const classifySituation = (folded: string, language: Language) =>
  classify(
    getWeights('situations', language),
    readTopicFeatures(folded, language, readHints(folded, language)),
    softmax,
  );

/** What shows in a folded text, by label: feelings, values, obstacles, people, what kind of answer it is. */
export const classifyGuide = (folded: string, language: Language) =>
  classify(getWeights('guide', language), readFeatures(folded, language, readHints(folded, language)));

/** What kind of thing a folded clause says: each of the kinds (engine/kinds.ts). */
export const classifyKinds = (folded: string, language: Language) =>
  classify(getWeights('kinds', language), readClauseFeatures(folded, language), softmax);

/** What a folded sentence does: each of `actLabels`. */
export const classifyAct = (folded: string, language: Language) =>
  classify(getWeights('acts', language), readActFeatures(folded, language), softmax);

/** The probability of the label with this name. */
const probabilityOf = (all: readonly LabelProbability[], label: string): number =>
  all.find(({ name }) => name === label)?.probability ?? 0;

/** How likely a folded clause is what matters most in an answer. */
export const classifyHeart = (folded: string, language: Language): number =>
  probabilityOf(
    classify(getWeights('hearts', language), readClauseFeatures(folded, language), softmax),
    'heart',
  );

/** How likely a folded sentence names something that its writer means to do. */
export const classifyStep = (folded: string, language: Language): number =>
  probabilityOf(classify(getWeights('steps', language), readActFeatures(folded, language), softmax), 'step');

/** How likely a clause begins before the word at a place. `words`: as `toBreakWord` (features.ts) returns them. */
export const classifyBreak = (words: readonly string[], place: number): number =>
  probabilityOf(classify(getWeights('breaks', 'en'), readBreakFeatures(words, place), softmax), 'break');

/** The score of each label, by its name: higher fits better. A score is not a probability. */
function rate(part: Part, language: Language, groups: readonly FeatureGroup[]): ReadonlyMap<string, number> {
  const weights = getWeights(part, language);
  const scores = scoreText(weights, groups);
  return new Map(weights.labels.map(({ name }, index) => [name, scores[index] as number]));
}

/** How well each follow-up question (the pack `follow` of a language) fits a folded clause of a folded text (engine/follow-up.ts), by its name. */
export const rateFollowUps = (clause: string, text: string, language: Language, signs: Signs) =>
  rate('follow', language, readFollowFeatures(clause, text, language, signs));

/** How likely somebody chooses each answer to a follow-up question (engine/choose-options.ts), by its name. */
export const rateOptions = (clause: string, text: string, language: Language, signs: Signs) =>
  rate('options', language, readFollowFeatures(clause, text, language, signs));

/** How well each ready-made sentence sums up folded answers to a folded question (engine/takeaways.ts), by its name. */
export const rateTakeaways = (answers: string, question: string, language: Language, signs: Signs) =>
  rate('takeaways', language, readTakeawayFeatures(answers, question, language, signs));

/** How likely somebody chooses each sentence as what it is about (engine/closings.ts), by its name. */
export const rateClosings = (answers: string, question: string, language: Language, signs: Signs) =>
  rate('closings', language, readTakeawayFeatures(answers, question, language, signs));

/** How well each step that the guide can offer (engine/offered-steps.ts) suits somebody by folded answers to a folded question, by its name. */
export const rateOfferedSteps = (answers: string, question: string, language: Language, signs: Signs) =>
  rate('offered-steps', language, readTakeawayFeatures(answers, question, language, signs));

/** How much each piece of evidence of danger counts (safety/evidence.ts): for danger at all, and for danger that stops a dialogue. */
export interface DangerWeights {
  danger: readonly number[];
  stop: readonly number[];
}
const loadedDanger = new Map<Language, DangerWeights>();

export function readDangerWeights(language: Language): DangerWeights {
  const cached = loadedDanger.get(language);
  if (cached) return cached;
  const path = new URL(`./weights/danger-${language}.json`, import.meta.url);
  const weights: DangerWeights = JSON.parse(readFileSync(path, 'utf8'));
  loadedDanger.set(language, weights);
  return weights;
}
