/**
 * Turns a text into hashed features: what occurs in it, not how often. `folded`: a text as `foldText` (normalise.ts)
 * prepares it. `signs`: what other code found in the text, each with a name.
 */
import { unifySynonyms } from './chinese.ts';
import { toWordClass } from './word-classes.ts';

export type Language = 'en' | 'zh';

/** The size of the hash space: features are numbers below this. */
export const featureCount = 1 << 20;

/** The number of a feature: FNV-1a of its text. */
function hash(namespace: number, text: string): number {
  let value = 0x811c9dc5 ^ namespace;
  value = Math.imul(value, 0x01000193);
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i);
    value = Math.imul(value, 0x01000193);
  }
  return ((value >>> 16) ^ value) & (featureCount - 1);
}

/**
 * Part of the hash, so that equal texts of different features have different numbers. `pair`: neighbours; `gap`: two words
 * with any one between them; `stems`: a pair of stems; `place`: a word with its position.
 */
const namespaces = { word: 1, pair: 2, gap: 3, chars: 4, sign: 5, triple: 6, stem: 7, stems: 8, place: 9 };

const latinToken = /[a-z0-9]+|[^\sa-z0-9]/g;

/** Words and marks. Three and more of the same letter count as two; apostrophes are dropped, as many people leave them out. */
function englishTokens(folded: string): string[] {
  return (
    folded
      .replace(/'/g, '')
      .replace(/([a-z])\1{2,}/g, '$1$1')
      .match(latinToken) ?? []
  );
}

function addWords(found: Set<number>, tokens: readonly string[]): void {
  const words = ['<', ...tokens, '>'];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (i > 0 && i < words.length - 1) found.add(hash(namespaces.word, word));
    if (i > 0) found.add(hash(namespaces.pair, `${words[i - 1]} ${word}`));
    if (i < 2) continue;
    found.add(hash(namespaces.gap, `${words[i - 2]} ${word}`));
    found.add(hash(namespaces.triple, `${words[i - 2]} ${words[i - 1]} ${word}`));
  }
}

function addChars(found: Set<number>, text: string, shortest: number, longest: number): void {
  for (let size = shortest; size <= longest; size++)
    for (let at = 0; at + size <= text.length; at++)
      found.add(hash(namespaces.chars, text.slice(at, at + size)));
}

function englishFeatures(folded: string): FeatureGroup[] {
  const words = new Set<number>();
  const tokens = englishTokens(folded);
  addWords(words, tokens);
  addWords(words, tokens.map(toWordClass));
  return [toGroup(words), englishChars(folded)];
}

const chineseRun = /[\p{Script=Han}a-zA-Z0-9]+/gu;

/** Sequences of 1 to `longest` characters in each run of characters, whose beginning and end are marked. */
function chineseChars(folded: string, longest: number): FeatureGroup {
  const chars = new Set<number>();
  for (const [run] of unifySynonyms(folded).matchAll(chineseRun)) addChars(chars, `<${run}>`, 1, longest);
  return toGroup(chars);
}

/** Features that share a value: the longer the text, the less each one weighs. */
export interface FeatureGroup {
  features: Uint32Array;
  value: number;
}

function toGroup(found: Set<number>): FeatureGroup {
  return { features: Uint32Array.from(found), value: 1 / Math.sqrt(Math.max(1, found.size)) };
}

/** The value of each sign: it counts more than a word. */
const signValue = 0.7;

/** All features of a folded text. `signs`: their names. */
export function readFeatures(
  folded: string,
  language: Language,
  signs: readonly string[] = [],
): FeatureGroup[] {
  const found = language === 'zh' ? [chineseChars(folded, 4)] : englishFeatures(folded);
  const features = Uint32Array.from(signs, (sign) => hash(namespaces.sign, sign));
  return [...found, { features, value: signValue }];
}

/** They do not show what a text is about. */
const functionWords = new Set(
  'i a an the and or but to of in on at is am are was were be been it its that this for with my me you your he she they we his her their him them so do does did not no have has had if as by from just about what how can will would should could there when who im dont'.split(
    ' ',
  ),
);
const toStem = (word: string) => word.replace(/(?:ing|ed|es|s)$/, '');

function englishTopics(folded: string): FeatureGroup {
  const words = folded.replace(/'/g, '').match(/[a-z0-9]+/g) ?? [];
  const stems = words.map(toStem);
  const found = new Set<number>();
  stems.forEach((stem, at) => {
    if (!functionWords.has(words[at] as string)) found.add(hash(namespaces.stem, stem));
    if (at > 0) found.add(hash(namespaces.stems, `${stems[at - 1]} ${stem}`));
  });
  return toGroup(found);
}

function chineseTopics(folded: string): FeatureGroup {
  const found = new Set<number>();
  for (const [run] of unifySynonyms(folded).matchAll(chineseRun)) addChars(found, run, 1, 3);
  return toGroup(found);
}

const topicSignValue = 0.4;

/** The features that tell what a whole question is about: far fewer, as each counts for each of the situations. */
export function readTopicFeatures(
  folded: string,
  language: Language,
  signs: readonly string[],
): FeatureGroup[] {
  const features = Uint32Array.from(signs, (sign) => hash(namespaces.sign, sign));
  const words = language === 'zh' ? chineseTopics(folded) : englishTopics(folded);
  return [words, { features, value: topicSignValue }];
}

/** Words and pairs of words, once as stems and once as word classes. */
function englishClause(folded: string): FeatureGroup {
  const words = ['<', ...englishTokens(folded), '>'];
  const [stems, classes] = [words.map(toStem), words.map(toWordClass)];
  const found = new Set<number>();
  for (let i = 1; i < words.length; i++) {
    found.add(hash(namespaces.stem, stems[i] as string));
    found.add(hash(namespaces.word, classes[i] as string));
    found.add(hash(namespaces.stems, `${stems[i - 1]} ${stems[i]}`));
    found.add(hash(namespaces.pair, `${classes[i - 1]} ${classes[i]}`));
    if (i > 1) found.add(hash(namespaces.gap, `${classes[i - 2]} ${classes[i]}`));
  }
  return toGroup(found);
}

/** The features that tell what kind of thing a clause says: here the small words and their order count most. */
export const readClauseFeatures = (folded: string, language: Language): FeatureGroup[] => [
  language === 'zh' ? chineseChars(folded, 3) : englishClause(folded),
];

/** What other code found in a text: a value from 0 to 1 by name. */
export type Signs = ReadonlyMap<string, number>;

/** The features of the main text, of another one whose values are multiplied by `share`, and of the signs. */
const readBoth = (
  main: string,
  other: string,
  share: number,
  language: Language,
  signs: Signs,
): FeatureGroup[] => [
  ...readClauseFeatures(main, language),
  ...readClauseFeatures(other, language).map((group) => ({ ...group, value: share * group.value })),
  ...Array.from(signs, ([name, value]) => ({ features: Uint32Array.of(hash(namespaces.sign, name)), value })),
];

/** How much the whole text counts against the clause that a question must fit. Found with held-out texts. */
const textShare = 0.4;

/** The features that tell which questions fit a folded clause of a folded text. */
export const readFollowFeatures = (clause: string, text: string, language: Language, signs: Signs) =>
  readBoth(clause, text, textShare, language, signs);

/** How much the question counts against the answers. */
const questionShare = 0.5;

/** The features that tell which sentences sum up folded answers to a folded question. */
export const readTakeawayFeatures = (answers: string, question: string, language: Language, signs: Signs) =>
  readBoth(answers, question, questionShare, language, signs);

function englishChars(folded: string): FeatureGroup {
  const chars = new Set<number>();
  for (const token of englishTokens(folded)) if (token.length > 2) addChars(chars, `<${token}>`, 3, 5);
  return toGroup(chars);
}

/** The features that tell what a sentence does: those of a clause, and the letters of its words, which are often misspelt. */
export const readActFeatures = (folded: string, language: Language): FeatureGroup[] => [
  ...readClauseFeatures(folded, language),
  ...(language === 'en' ? [englishChars(folded)] : []),
];

/** A word as `readBreakFeatures` takes it: in lower case, without apostrophes, `0` for any number. */
export const toBreakWord = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^\d+$/, '0');

/** The features that tell whether a clause begins before the word at a place: the words around it, marked by their position. */
export function readBreakFeatures(words: readonly string[], place: number): FeatureGroup[] {
  const word = (offset: number) => words[place + offset] ?? '.';
  const [before2, before, after, after2, after3] = [word(-2), word(-1), word(0), word(1), word(2)];
  const found = new Set(
    [
      `-1 ${before}`,
      `-2 ${before2}`,
      `0 ${after}`,
      `1 ${after2}`,
      `2 ${after3}`,
      `-10 ${before} ${after}`,
      `01 ${after} ${after2}`,
      `s-1 ${toStem(before)} ${toWordClass(after)}`,
      `s01 ${toWordClass(after)} ${toWordClass(after2)}`,
      `e1 ${after2.slice(-3)}`,
      `c ${toWordClass(before)} ${toWordClass(after)} ${toWordClass(after2)}`,
    ].map((one) => hash(namespaces.place, one)),
  );
  // Constant, because the number of features is.
  return [{ features: Uint32Array.from(found), value: 1 / 4 }];
}

/** A text with any Chinese character is read as Chinese. */
export function detectLanguage(text: string): Language {
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
}
