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

export interface NamedCue {
  name: string;
  at: number;
}

type Index = ReadonlyMap<string, readonly { name: string; pattern: RegExp }[]>;

/** By how a cue may begin, so that few of thousands are tried at each place; `*` for those that begin with anything. */
function indexCues(language: Language, cues: Readonly<Record<string, string>>): Index {
  const index = new Map<string, { name: string; pattern: RegExp }[]>();
  for (const [name, all] of Object.entries(cues))
    for (const cue of all.split('|').filter((one) => one.trim() !== '')) {
      const entry = { name, pattern: new RegExp(language.compileCues(cue).source, 'y') };
      for (const start of new Set(language.startsOfCue(cue))) {
        const entries = index.get(start);
        if (entries) entries.push(entry);
        else index.set(start, [entry]);
      }
    }
  return index;
}

const indexes = new WeakMap<object, Index>();

/** Which of many named cues occur in a folded text, each name at its first place. */
export function findNamedCues(
  language: Language,
  cues: Readonly<Record<string, string>>,
  folded: string,
): NamedCue[] {
  let index = indexes.get(cues);
  if (!index) {
    index = indexCues(language, cues);
    indexes.set(cues, index);
  }
  const found = new Map<string, number>();
  for (const [start, at] of language.placesIn(folded))
    for (const entries of [index.get(start), index.get('*')])
      for (const { name, pattern } of entries ?? []) {
        if (found.has(name)) continue;
        pattern.lastIndex = at;
        if (pattern.test(folded) && !language.isDenied(folded.slice(0, at))) found.set(name, at);
      }
  return [...found].map(([name, at]) => ({ name, at }));
}
