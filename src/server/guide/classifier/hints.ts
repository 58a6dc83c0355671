/** Which labels of the guide a folded text has words for: features of the classifier, which decides. */
import type { Language } from './features.ts';
import { hintsEn } from './hints-en.ts';
import { hintsZh } from './hints-zh.ts';

const hints = { en: Object.entries(hintsEn), zh: Object.entries(hintsZh) };

export function readHints(folded: string, language: Language): string[] {
  return hints[language].flatMap(([label, pattern]) => (pattern.test(folded) ? [`hint ${label}`] : []));
}
