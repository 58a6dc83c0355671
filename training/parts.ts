/** What is trained: for each part and language its sentences, its labels, and what other code finds in them. */
import { createHash } from 'node:crypto';
import {
  type FeatureGroup,
  type Language,
  readActFeatures,
  readBreakFeatures,
  readClauseFeatures,
  readFeatures,
  readTopicFeatures,
  toBreakWord,
} from '../src/server/guide/classifier/features.ts';
import { readHints } from '../src/server/guide/classifier/hints.ts';
import {
  actLabels,
  breakLabels,
  type CareLabel,
  careLabels,
  type Danger,
  guideLabels,
  harmlessReasons,
  heartLabels,
  situationLabels,
  stepLabels,
} from '../src/server/guide/classifier/labels.ts';
import { foldText } from '../src/server/guide/classifier/normalise.ts';
import { kinds } from '../src/server/guide/engine/kinds.ts';
import { english } from '../src/server/guide/languages/en/language.ts';
import { startsSentence } from '../src/server/guide/languages/en/phrases.ts';
import { chinese } from '../src/server/guide/languages/zh/language.ts';
import { situations } from '../src/shared/kinds.ts';
import { readCorpus, readMarkedAnswers, type Sentence } from './corpus.ts';
import type { Target, Training } from './train.ts';

export type Part = 'acts' | 'breaks' | 'care' | 'guide' | 'hearts' | 'kinds' | 'situations' | 'steps';

export const parts: readonly { part: Part; language: Language }[] = [
  { part: 'acts', language: 'en' },
  { part: 'breaks', language: 'en' },
  { part: 'care', language: 'en' },
  { part: 'guide', language: 'en' },
  { part: 'hearts', language: 'en' },
  { part: 'kinds', language: 'en' },
  { part: 'situations', language: 'en' },
  { part: 'steps', language: 'en' },
  { part: 'acts', language: 'zh' },
  { part: 'care', language: 'zh' },
  { part: 'guide', language: 'zh' },
  { part: 'hearts', language: 'zh' },
  { part: 'kinds', language: 'zh' },
  { part: 'situations', language: 'zh' },
  { part: 'steps', language: 'zh' },
];

export const isHarmless = (sentence: Sentence): boolean =>
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

/** Said plainly, and more than a wish to be dead or grief. */
export const isGrave = ({ labels: [first = '', ...rest] }: Sentence): boolean =>
  isKind(first) && first !== 'passive' && first !== 'bereaved' && !rest.includes('oblique');

function careTest(label: CareLabel): Target['test'] {
  if (label === 'danger') return (sentence) => !isHarmless(sentence);
  if (label === 'grave') return (sentence) => isGrave(sentence) || (isHarmless(sentence) ? false : undefined);
  // What it is about is learned among the dangers only.
  return (sentence) => {
    if (isHarmless(sentence)) return undefined;
    return label === 'passive' ? sentence.labels[0] === 'passive' : toKind(sentence) === label;
  };
}

/** Danger among the lines that sound like it: against those of everyday life, words alone would do. */
const nearTest: Target['test'] = (sentence) =>
  sentence.folder === 'care' ? !isHarmless(sentence) : undefined;

/** Coarse steps: at the same size on disk, more features in them find more than the heaviest ones in fine steps. */
const steps = { all: 1.5, kinds: 4 };

const careTargets: Target[] = careLabels.map((name) => {
  const isOfAll = name === 'danger' || name === 'grave';
  return {
    name,
    test: careTest(name),
    ...(isOfAll && { near: nearTest }),
    precision: 0.9,
    size: { step: isOfAll ? steps.all : steps.kinds },
  };
});
const guideTargets: Target[] = guideLabels.map((name) => ({
  name,
  test: ({ labels }) => labels.includes(name),
  precision: 0.93,
  size: { keep: 1550 },
}));

/** Labels of which exactly one is true. Of two in a line, the first is the surer one. */
const firstLabelTargets = (labels: readonly string[], precision: number): Target[] =>
  labels.map((name) => ({
    name,
    test: ({ labels: [first] }) => first === name,
    precision,
    size: { keep: Number.POSITIVE_INFINITY },
  }));
const situationTargets: Target[] = situationLabels.map((name) => ({
  name,
  test: ({ labels }) => labels.includes(name),
  precision: 0.96,
  size: { keep: Number.POSITIVE_INFINITY },
}));
const targetsOf = {
  acts: firstLabelTargets(actLabels, 0.9),
  breaks: firstLabelTargets(breakLabels, 0.85),
  care: careTargets,
  guide: guideTargets,
  hearts: firstLabelTargets(heartLabels, 0.8),
  kinds: firstLabelTargets(kinds, 0.8),
  situations: situationTargets,
  steps: firstLabelTargets(stepLabels, 0.9),
};

/** Sentences that show one situation, which teach it beside the questions. */
const readOneSituation = (language: Language): Sentence[] =>
  readCorpus(language, 'guide').flatMap((sentence) => {
    const shown = sentence.labels.filter((label) => situations.some((one) => one === label));
    return shown.length === 1 ? [{ ...sentence, labels: shown }] : [];
  });

/** The clauses of the marked answers, as the guide finds them: those that matter most, and the others beside them. */
function readHearts(language: Language): Sentence[] {
  const { read } = language === 'zh' ? chinese : english;
  return readMarkedAnswers(language).flatMap(({ text, start, end, file }) =>
    read(text, '').phrases.map(({ source, at }): Sentence => {
      const shared = Math.min(end, at + source.length) - Math.max(start, at);
      const label = shared >= source.length / 2 ? 'heart' : 'background';
      return { labels: [label], text: source, file, folder: 'hearts' };
    }),
  );
}

/** Texts with so few words between two marks are punctuated well enough to learn from. */
const longestUnmarked = 9;
const shortestMarked = 6;
/** Of the texts, so many in so many: more make the weights no better. */
const shareOfTexts = { used: 3, of: 5 };

const endsSentence = (word: string) => /[.!?;]["')]*$/.test(word);
const endsWithMark = (word: string) => /[.!?;,:]["')]*$/.test(word);

/** The places between the words of a text, without its marks: where a clause begins, and where none does. */
function readPlaces(text: string): Sentence[] {
  const parts = text.split(/\s+/).filter((part) => part !== '');
  const words = parts.map((part) => toBreakWord(part) || '-').join(' ');
  return parts.slice(1).flatMap((_, index): Sentence[] => {
    const before = parts[index] as string;
    // After a comma may come a clause or the next thing in a list.
    if (!endsSentence(before) && endsWithMark(before) && !startsSentence(parts.slice(index + 1, index + 7)))
      return [];
    const label = endsWithMark(before) ? 'break' : 'none';
    return [{ labels: [label], text: `${index + 1} ${words}`, file: 'places', folder: 'kinds' }];
  });
}

function readBreaks(language: Language): Sentence[] {
  const texts = new Set(
    (['acts', 'care', 'guide', 'kinds', 'questions'] as const)
      .flatMap((folder) => readCorpus(language, folder))
      .map(({ text }) => text),
  );
  const isMarked = (text: string) => {
    const inner = text
      .split(/\s+/)
      .filter((part) => part !== '')
      .slice(0, -1);
    const marks = inner.filter(endsWithMark).length;
    return (
      inner.length >= shortestMarked - 1 &&
      inner.some(endsSentence) &&
      (inner.length + 1) / (marks + 1) <= longestUnmarked
    );
  };
  return [...texts]
    .filter(isMarked)
    .filter((_, index) => index % shareOfTexts.of < shareOfTexts.used)
    .flatMap(readPlaces);
}

/** Of the steps in the guide's corpus, every so many teach what a remark is not. */
const stepsApart = 3;
const maxSteps = 400;

/** Remarks to the guide, sentences that only look like one, what matters in an answer, and steps. */
function readActs(language: Language): Sentence[] {
  const toContent = (text: string, file: string): Sentence => ({
    labels: ['content'],
    text,
    file,
    folder: 'acts',
  });
  const hearts = readMarkedAnswers(language).flatMap(({ text, start, end, file }) =>
    end > start ? [toContent(text.slice(start, end), file)] : [],
  );
  const steps = readCorpus(language, 'guide')
    .filter(({ labels }) => labels.includes('step'))
    .filter((_, index) => index % stepsApart === 0)
    .slice(0, maxSteps)
    .map(({ text, file }) => toContent(text, file));
  return [...readCorpus(language, 'acts'), ...hearts, ...steps];
}

/** Of the lines that are no steps, every so many teach what a step is not: guide/ has answers, kinds/ has clauses. */
const othersApart = { guide: 3, kinds: 6 };

/** Steps and what only looks like one, with those of the other corpora. */
function readSteps(language: Language): Sentence[] {
  const of = (folder: 'guide' | 'kinds', label: string) =>
    readCorpus(language, folder)
      .map((sentence) => ({ ...sentence, labels: [sentence.labels.includes(label) ? 'step' : 'none'] }))
      .filter(({ labels: [first] }, index) => first === 'step' || index % othersApart[folder] === 0);
  return [...readCorpus(language, 'steps'), ...of('guide', 'step'), ...of('kinds', 'ownstep')];
}

/**
 * The texts of the other corpora teach what danger is not: they are harmless, unless the care corpus has them with a label
 * of its own.
 */
function readSentences(part: Part, language: Language): Sentence[] {
  if (part === 'steps') return readSteps(language);
  if (part === 'acts') return readActs(language);
  if (part === 'breaks') return readBreaks(language);
  if (part === 'hearts') return readHearts(language);
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
  acts: (language) => (folded) => readActFeatures(folded, language),
  breaks: () => (folded) => {
    const [place = '0', ...words] = folded.split(' ');
    return readBreakFeatures(words, Number(place));
  },
  care: (language) => (folded) => readFeatures(folded, language),
  guide: (language) => (folded) => readFeatures(folded, language, readHints(folded, language)),
  hearts: (language) => (folded) => readClauseFeatures(folded, language),
  kinds: (language) => (folded) => readClauseFeatures(folded, language),
  steps: (language) => (folded) => readActFeatures(folded, language),
  situations: (language) => (folded) => readTopicFeatures(folded, language, readHints(folded, language)),
};

export function createTraining(part: Part, language: Language): Training {
  return {
    isTogether: part !== 'care' && part !== 'guide',
    sentences: readSentences(part, language),
    targets: targetsOf[part],
    read: readersOf[part](language),
    heldOut: part === 'care' || part === 'guide' || part === 'situations' ? 'files' : 'lines',
    ...(part === 'breaks' && { least: 8 }),
    ...(part === 'care' && { least: 3 }),
  };
}

/** Of all that a training sees: the labels and the features of each sentence. It is stored with the weights. */
export function fingerprint({ sentences, targets, read }: Training): string {
  const hash = createHash('sha256');
  hash.update(
    targets.map(({ name, precision, size }) => `${name} ${precision} ${Object.values(size)}`).join('\n'),
  );
  for (const { labels, text } of sentences) {
    const folded = foldText(text);
    hash.update(labels.join(' '));
    for (const { features, value } of read(folded)) hash.update(features).update(String(value));
  }
  return hash.digest('hex').slice(0, 16);
}
