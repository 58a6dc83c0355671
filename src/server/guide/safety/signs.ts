/** The phrases of danger in a text, and the context of each. */
import type { RiskKind } from '#shared/contract/shapes.ts';
import type { Language } from '../classifier/features.ts';
import { readContext } from './context.ts';
import { idiomsEn } from './idioms-en.ts';
import { phrasesEn } from './phrases-en.ts';
import { idiomsZh, phrasesZh } from './phrases-zh.ts';
import type { PhraseLevel, RiskPhrase } from './risk-phrase.ts';

/** A phrase of danger that occurs in a text. */
export interface Sign {
  level: PhraseLevel;
  kind: RiskKind;
  /** Why it is no danger to the writer now, as the text around it says; `clear`: it does not say so. */
  context: 'clear' | 'negated' | 'past' | 'joke' | 'story' | 'other';
}

const idioms = { en: idiomsEn, zh: idiomsZh };

const withAllMatches = (phrase: RiskPhrase): RiskPhrase => ({
  ...phrase,
  pattern: new RegExp(phrase.pattern, `${phrase.pattern.flags}g`),
});
const phrases = { en: phrasesEn.map(withAllMatches), zh: phrasesZh.map(withAllMatches) };

function toContext(
  clean: string,
  match: RegExpMatchArray,
  kind: RiskKind,
  language: Language,
): Sign['context'] {
  const start = match.index ?? 0;
  const end = start + match[0].length;
  const found = readContext(clean.slice(0, start), match[0], clean.slice(end), language);
  if (found.isNegated) return 'negated';
  if (found.isPast) return 'past';
  if (found.isJoke) return 'joke';
  if (found.isStory) return 'story';
  // "He hits me" has somebody else for its subject, and is about the writer.
  const isDoneToMe = (kind === 'abuse' || kind === 'sexual-violence') && /\b(?:me|my|us|i)\b/.test(match[0]);
  return (found.isAboutOther && !isDoneToMe) || kind === 'someone-else' ? 'other' : 'clear';
}

/** The sign of one phrase, if it occurs. If it occurs several times, a place with a clear context counts. */
function readSign({ pattern, level, kind }: RiskPhrase, clean: string, language: Language): Sign[] {
  // Most phrases do not occur, and `test` takes a third of the time of `matchAll`.
  pattern.lastIndex = 0;
  if (!pattern.test(clean)) return [];
  pattern.lastIndex = 0;
  const contexts = [...clean.matchAll(pattern)].map((match) => toContext(clean, match, kind, language));
  const [first] = contexts;
  const context = first !== 'other' && contexts.includes('clear') ? 'clear' : first;
  return context ? [{ level, kind, context }] : [];
}

/** Figures of speech are removed first: "this job is killing me" is no sign. `folded`: see normalise.ts. */
export function readSigns(folded: string, language: Language): Sign[] {
  const clean = idioms[language].reduce((rest, idiom) => rest.replace(idiom, ' _ '), folded);
  return phrases[language].flatMap((phrase) => readSign(phrase, clean, language));
}

/** Compiles one phrase at each step: all of them with the first text would block the process for half a second. */
export function* compilePhrases(): Generator<void> {
  for (const { pattern } of [...phrases.en, ...phrases.zh]) {
    'a'.match(pattern);
    yield;
  }
}
