/**
 * Words, stems, sentences and syllables of English texts. `memoizeForStep` caches a function's results during one
 * step of the built-in guide.
 */
import { memoizeForStep } from './memoize-step.ts';

const stopWords = new Set(
  `a an the and or but if so as of to in on at by for from with without into over out up down off about than then too very
just also only even still not no nor is am are was were be been being do does did done have has had having can could will
would shall should may might must i me my mine myself you your yours yourself we us our he him his she her they them their
it its this that these those there here what which who whom whose when where why how all any both each few more most other
some such own same really thing things something anything one two get got go make let way lot much many i'm i've i'd i'll
it's don't can't you're that's want know think feel like because while after before again`.split(/\s+/),
);

/** A pattern that matches each sentence with its end marks, in English and Chinese texts; '12.30' ends none. For English alone: `sentencesIn`. */
export const sentencePattern = /(?:[^.!?。！？\n…]|(?<=\d)\.(?=\d))+[.!?。！？…]*/g;

/** The words of a text, in lower case, with straight apostrophes. */
export const wordsOf = memoizeForStep(
  (text: string): readonly string[] =>
    text
      .normalize('NFC')
      .replace(/[\u2018\u2019]/g, "'")
      .toLowerCase()
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}']*/gu) ?? [],
);

/**
 * A light stemmer: gives "moving" and "move", "jobs" and "job" the same stem. It removes in this order: 's or a contracted
 * verb, an ending (of four letters only -s, as in "jobs"), the second of two equal consonants ("stopp", not "tell" or
 * "miss"), and a last e or y.
 */
export function stemOf(word: string): string {
  let stem = word.replace(/'s?$|'(?:re|ve|ll|d|t)$/u, '');
  if (stem.length > 4) stem = stem.replace(/(?:ings?|ed|ers?|ies|ied|es|ly|ness|ment|s)$/u, '');
  else if (stem.length > 3) stem = stem.replace(/s$/u, '');
  if (/([^aeiouls])\1$/u.test(stem)) stem = stem.slice(0, -1);
  return stem.replace(/[ey]$/u, '') || word;
}

/** Longer strings are not treated as words: a quote of one would be longer than its line. */
const maxWordChars = 40;

/** The stems of a text's words, without stop words. */
export const stemsOf = memoizeForStep(
  (text: string): ReadonlySet<string> =>
    new Set(
      wordsOf(text)
        .filter((word) => !stopWords.has(word) && word.length <= maxWordChars)
        .map(stemOf),
    ),
);

/** The number of stems that are in both sets. */
export function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((stem) => b.has(stem)).length;
}

/** The Jaccard index: shared stems divided by all stems, 0 to 1. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = sharedCount(a, b);
  const all = a.size + b.size - shared;
  return all === 0 ? 0 : shared / all;
}

/** The sentences of an English text, without those that have no letter or digit. */
export function sentencesIn(text: string): string[] {
  return (text.match(/[^.!?…\n]+[.!?…]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** About how many syllables an English word has: its groups of vowels, without a silent e at its end. */
export function syllables(word: string): number {
  const groups = word.replace(/(?:e|es|ed)$/u, '').match(/[aeiouy]+/gu)?.length ?? 0;
  return Math.max(1, groups);
}
