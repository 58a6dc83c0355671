/** Picks the checks of the rubric for the language in which the guide wrote a text. */
import { englishChecks } from '../languages/en/checks.ts';
import { mirror } from '../languages/en/reading/pronouns.ts';
import { chineseChecks } from '../languages/zh/checks.ts';
import { isChinese } from '../text/which-language.ts';
import { stemsOf, wordsOf } from '../text/words.ts';
import type { LanguageChecks } from './language-checks.ts';

/** Checks for languages without their own list. */
const anyLanguage: LanguageChecks = {
  termsOf: stemsOf,
  personTermsOf: (text) => stemsOf(mirror(text)),
  isOpen: () => true,
  isAdvice: () => false,
  isDiagnosis: englishChecks.isDiagnosis,
  isFlattery: () => false,
  claimsToBeHuman: () => false,
  isReadable: () => true,
  inventsNothing: (text, sources) => figuresAreGiven(text, sources),
  namesItsAnswers: (style) => style.trim() !== '',
  hasLineForKind: () => false,
  isShortReason: (line) => line.split(/\s+/).length <= 30,
};

/** Whether every number of two digits or more is in one of the sources. */
function figuresAreGiven(text: string, sources: readonly string[]): boolean {
  const sourceText = sources.join(' ');
  return (text.match(/\d{2,}/g) ?? []).every((figure) => sourceText.includes(figure));
}

/** Frequent words that are rare in other languages; "in", "an", "was" and "so", which are not, are left out. */
const englishWords =
  /\b(?:the|and|of|to|you|your|is|are|that|what|it|with|for|not|this|how|have|would|which|when|where|there|my|from|could|be)\b/gi;
/** A text with at least this share of them is English. */
const leastEnglishShare = 0.12;

function isWrittenInEnglish(text: string): boolean {
  const words = wordsOf(text).length;
  return words === 0 || (text.match(englishWords)?.length ?? 0) / words >= leastEnglishShare;
}

/** Detects the language from the guide's text, without its quotes. */
export function checksFor(text: string): LanguageChecks {
  if (isChinese(text)) return chineseChecks;
  return isWrittenInEnglish(text) ? englishChecks : anyLanguage;
}
