/** Cues: what people say when it is about something. Compiled at the first use. */
import type { Language } from './language.ts';

/** By language and cues, not by both in one text: joining them took a tenth of a step. */
const compiled = new WeakMap<Language, Map<string, RegExp>>();

function patternFor(language: Language, cues: string): RegExp {
  const ofLanguage = compiled.get(language) ?? new Map<string, RegExp>();
  compiled.set(language, ofLanguage);
  const pattern = ofLanguage.get(cues) ?? language.compileCues(cues);
  ofLanguage.set(cues, pattern);
  return pattern;
}

/** Where the cues occur in a text, as positions in the folded text. */
export function findCues(language: Language, cues: string, folded: string): { at: number; length: number }[] {
  if (cues === '') return [];
  return [...folded.matchAll(patternFor(language, cues))].map((hit) => ({
    at: hit.index,
    length: hit[0].length,
  }));
}

export function hasCue(language: Language, cues: string, text: string): boolean {
  return findCues(language, cues, language.fold(text)).length > 0;
}
