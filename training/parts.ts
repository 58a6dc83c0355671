/** What is trained: for each part and language its sentences, its labels, and what other code finds in them. */
import { createHash } from 'node:crypto';
import { type Language, readFeatures } from '../src/server/guide/classifier/features.ts';
import { readHints } from '../src/server/guide/classifier/hints.ts';
import {
  careLabels,
  type Danger,
  dangers,
  guideLabels,
  harmlessReasons,
} from '../src/server/guide/classifier/labels.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import { readSigns, toSignFeatures } from '../src/server/guide/safety/signs.ts';
import { type Part, readCorpus, type Sentence } from './corpus.ts';
import type { SignReader, Target } from './train.ts';

export const parts: readonly { part: Part; language: Language }[] = [
  { part: 'care', language: 'en' },
  { part: 'guide', language: 'en' },
  { part: 'care', language: 'zh' },
  { part: 'guide', language: 'zh' },
];

const isHarmless = (sentence: Sentence): boolean =>
  harmlessReasons.some((reason) => reason === sentence.labels[0]);

/** How a label of danger is tested; `other` and `oblique` only among the dangers. */
function careTest(label: (typeof careLabels)[number]): Target['test'] {
  if (label === 'danger') return (sentence) => !isHarmless(sentence);
  if (label === 'other' || label === 'oblique')
    return (sentence) => (isHarmless(sentence) ? undefined : sentence.labels.includes(label));
  return ({ labels }) => labels.includes(label);
}

const isDanger = (label: string): label is Danger => dangers.some((danger) => danger === label);

const careTargets: Target[] = careLabels.map((name) => ({
  name,
  test: careTest(name),
  precision: 0.9,
  keep: name === 'danger' ? 55_000 : isDanger(name) ? 7000 : 4500,
}));
const guideTargets: Target[] = guideLabels.map((name) => ({
  name,
  test: ({ labels }) => labels.includes(name),
  precision: 0.93,
  keep: 2200,
}));

export interface Training {
  language: Language;
  sentences: readonly Sentence[];
  targets: readonly Target[];
  readSigns: SignReader;
}

/** The texts of the guide's corpus are harmless: they teach what danger is not. */
function readSentences(part: Part, language: Language): Sentence[] {
  if (part === 'guide') return readCorpus(language, part);
  const harmless = readCorpus(language, 'guide').map((sentence) => ({ ...sentence, labels: ['none'] }));
  return [...readCorpus(language, part), ...harmless];
}

export function createTraining(part: Part, language: Language): Training {
  return {
    language,
    sentences: readSentences(part, language),
    targets: part === 'care' ? careTargets : guideTargets,
    readSigns:
      part === 'care'
        ? (folded) => toSignFeatures(readSigns(folded, language))
        : (folded) => readHints(folded, language),
  };
}

/** Of all that a training sees: the labels and the features of each sentence. It is stored with the weights. */
export function fingerprint({ language, sentences, targets, readSigns: read }: Training): string {
  const hash = createHash('sha256');
  hash.update(targets.map(({ name, precision, keep }) => `${name} ${precision} ${keep}`).join('\n'));
  for (const { labels, text } of sentences) {
    const folded = foldText(text);
    hash.update(labels.join(' '));
    for (const { features, value } of readFeatures(folded, language, read(folded)))
      hash.update(features).update(String(value));
  }
  return hash.digest('hex').slice(0, 16);
}
