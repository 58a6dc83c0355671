/** Lines of the packs that the built-in guide says because of a concern that showed in the person's words. */
import { hasCue } from '../src/server/guide/engine/cues.ts';
import type { Pack } from '../src/server/guide/engine/pack.ts';
import type { Language } from './question-sets.ts';
import { engineLanguages, fold } from './text.ts';

interface ConcernLines {
  cues: string;
  lines: RegExp[];
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** `{who}` and the like stand for what the person calls somebody. */
const patternOf = (line: string) =>
  new RegExp(
    fold(line)
      .replace(/[.。]$/, '')
      .split(/\{\w+\}/)
      .map(escapePattern)
      .join('.{1,40}?'),
    'u',
  );

function concernsOf(pack: Pack): ConcernLines[] {
  return Object.entries(pack.concerns).map(([name, { cues = '', reflections = [] }]) => {
    const joined = [...pack.insights, ...pack.together].filter(({ of }) => of.includes(name));
    return { cues, lines: [...reflections, ...joined.map(({ say }) => say)].map(patternOf) };
  });
}

const perLanguage = new Map<Language, ConcernLines[]>();

function allConcerns(language: Language): ConcernLines[] {
  const known = perLanguage.get(language);
  if (known) return known;
  const built = Object.values(engineLanguages[language].packs).flatMap(concernsOf);
  perLanguage.set(language, built);
  return built;
}

/** The part of a reflection that is a line for a concern whose cues stand in the answer; undefined if there is none. */
export function heardIn(reflection: string, answer: string, language: Language): string | undefined {
  const folded = fold(reflection);
  for (const { cues, lines } of allConcerns(language)) {
    const line = lines.find((pattern) => pattern.test(folded));
    if (line && hasCue(engineLanguages[language], cues, answer)) return line.exec(folded)?.[0];
  }
  return undefined;
}
