/** What is trained: for each part and language its sentences, its labels, and what other code finds in them. */
import { createHash } from 'node:crypto';
import {
  type FeatureGroup,
  type Language,
  readClauseFeatures,
  readFeatures,
  readTopicFeatures,
} from '../src/server/guide/classifier/features.ts';
import { readHints } from '../src/server/guide/classifier/hints.ts';
import {
  type CareLabel,
  careLabels,
  type Danger,
  guideLabels,
  harmlessReasons,
  situationLabels,
} from '../src/server/guide/classifier/labels.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import { kinds } from '../src/server/guide/engine/kinds.ts';
import { situations } from '../src/shared/situations.ts';
import { readCorpus, type Sentence } from './corpus.ts';
import type { Target, Training } from './train.ts';

export type Part = 'care' | 'guide' | 'kinds' | 'situations';

export const parts: readonly { part: Part; language: Language }[] = [
  { part: 'care', language: 'en' },
  { part: 'guide', language: 'en' },
  { part: 'kinds', language: 'en' },
  { part: 'situations', language: 'en' },
  { part: 'care', language: 'zh' },
  { part: 'guide', language: 'zh' },
  { part: 'kinds', language: 'zh' },
  { part: 'situations', language: 'zh' },
];

const isHarmless = (sentence: Sentence): boolean =>
  harmlessReasons.some((reason) => reason === sentence.labels[0]);

const kindOf: Record<Danger | 'bereaved', CareLabel> = {
  passive: 'kind:self-harm',
  active: 'kind:self-harm',
  plan: 'kind:self-harm',
  attempt: 'kind:self-harm',
  'self-injury': 'kind:self-harm',
  eating: 'kind:eating',
  emergency: 'kind:medical',
  medication: 'kind:medical',
  violence: 'kind:violence',
  'partner-violence': 'kind:abuse',
  'sexual-violence': 'kind:sexual-violence',
  minor: 'kind:minor',
  bereaved: 'kind:bereaved',
};

const isKind = (label: string | undefined): label is Danger | 'bereaved' =>
  label !== undefined && Object.hasOwn(kindOf, label);

/** A child in danger is a child in danger, and an ambulance comes first, also when somebody else writes. */
function toKind({ labels: [first, ...rest] }: Sentence): CareLabel | undefined {
  if (!isKind(first)) return undefined;
  const isOther = rest.includes('other') && first !== 'minor' && first !== 'emergency';
  return isOther ? 'kind:someone-else' : kindOf[first];
}

function careTest(label: CareLabel): Target['test'] {
  if (label === 'danger') return (sentence) => !isHarmless(sentence);
  // What it is about is learned among the dangers only.
  return (sentence) => {
    if (isHarmless(sentence)) return undefined;
    return label === 'passive' ? sentence.labels[0] === 'passive' : toKind(sentence) === label;
  };
}

const careTargets: Target[] = careLabels.map((name) => ({
  name,
  test: careTest(name),
  precision: 0.9,
  keep: name === 'danger' ? 90_000 : 5000,
}));
const guideTargets: Target[] = guideLabels.map((name) => ({
  name,
  test: ({ labels }) => labels.includes(name),
  precision: 0.93,
  keep: 2200,
}));

const kindTargets: Target[] = kinds.map((name) => ({
  name,
  // Of two kinds the first is the surer one.
  test: ({ labels: [first] }) => first === name,
  precision: 0.8,
  keep: Number.POSITIVE_INFINITY,
}));
const situationTargets: Target[] = situationLabels.map((name) => ({
  name,
  test: ({ labels }) => labels.includes(name),
  precision: 0.96,
  keep: Number.POSITIVE_INFINITY,
}));
const targetsOf = {
  care: careTargets,
  guide: guideTargets,
  kinds: kindTargets,
  situations: situationTargets,
};

/** Sentences that show one situation, which teach it beside the questions. */
const readOneSituation = (language: Language): Sentence[] =>
  readCorpus(language, 'guide').flatMap((sentence) => {
    const shown = sentence.labels.filter((label) => situations.some((one) => one === label));
    return shown.length === 1 ? [{ ...sentence, labels: shown }] : [];
  });

/**
 * The texts of the other corpora teach what danger is not: they are harmless, unless the care corpus has them with a label
 * of its own.
 */
function readSentences(part: Part, language: Language): Sentence[] {
  if (part === 'situations') return [...readCorpus(language, 'questions'), ...readOneSituation(language)];
  const sentences = readCorpus(language, part);
  if (part !== 'care') return sentences;
  const labelled = new Set(sentences.map(({ text }) => text));
  const harmless = (['guide', 'questions', 'kinds'] as const)
    .flatMap((folder) => readCorpus(language, folder))
    .filter(({ text }) => !labelled.has(text));
  return [...sentences, ...harmless.map((sentence) => ({ ...sentence, labels: ['none'] }))];
}

const readersOf: Record<Part, (language: Language) => (folded: string) => readonly FeatureGroup[]> = {
  care: (language) => (folded) => readFeatures(folded, language),
  guide: (language) => (folded) => readFeatures(folded, language, readHints(folded, language)),
  kinds: (language) => (folded) => readClauseFeatures(folded, language),
  situations: (language) => (folded) => readTopicFeatures(folded, language, readHints(folded, language)),
};

export function createTraining(part: Part, language: Language): Training {
  return {
    isTogether: part === 'situations' || part === 'kinds',
    sentences: readSentences(part, language),
    targets: targetsOf[part],
    read: readersOf[part](language),
    heldOut: part === 'kinds' ? 'lines' : 'files',
  };
}

/** Of all that a training sees: the labels and the features of each sentence. It is stored with the weights. */
export function fingerprint({ sentences, targets, read }: Training): string {
  const hash = createHash('sha256');
  hash.update(targets.map(({ name, precision, keep }) => `${name} ${precision} ${keep}`).join('\n'));
  for (const { labels, text } of sentences) {
    const folded = foldText(text);
    hash.update(labels.join(' '));
    for (const { features, value } of read(folded)) hash.update(features).update(String(value));
  }
  return hash.digest('hex').slice(0, 16);
}
