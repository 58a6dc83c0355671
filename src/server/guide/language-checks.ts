/** What the rubric can check only in the language that a guide writes in. */
export interface LanguageChecks {
  /** Words that carry a meaning, for overlap and grounding; of the guide's own text. */
  termsOf(text: string): Set<string>;
  /** The same of the person's text, seen from the guide: "my job" is "your job" there. */
  personTermsOf(text: string): Set<string>;
  isOpen(question: string): boolean;
  isAdvice(text: string): boolean;
  isDiagnosis(text: string): boolean;
  isFlattery(text: string): boolean;
  claimsToBeHuman(text: string): boolean;
  /** Of a round (R8) or of a summary (S7). */
  isReadable(text: string, of: 'round' | 'summary'): boolean;
  /** S4. */
  hasTimedPlan(text: string): boolean;
  /** S5, without the quotes of the person. */
  inventsNothing(text: string, sources: readonly string[]): boolean;
  /** S8: says which answers it comes from, and that it is about these only. */
  namesItsAnswers(style: string): boolean;
  /** S10. */
  isShortReason(line: string): boolean;
}
