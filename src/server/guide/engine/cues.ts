/** Cues: what people say when it is about something. Compiled at the first use. */
import type { Language } from './language.ts';

const compiled = new Map<string, RegExp>();

function patternFor(language: Language, cues: string): RegExp {
  const key = `${language.locale} ${cues}`;
  const known = compiled.get(key);
  if (known) return known;
  const pattern = language.compileCues(cues);
  compiled.set(key, pattern);
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
