/** The checks of the rubric that depend on the language. */
export interface LanguageChecks {
  /** Content words of the guide's text, for overlap and grounding. */
  termsOf(text: string): Set<string>;
  /** The same for the person's text, from the guide's point of view: "my job" becomes "your job". */
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
