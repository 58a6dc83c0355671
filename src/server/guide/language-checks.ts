/** The checks of the rubric that depend on the language. `said` is all that the person wrote: their own words are no fault. */
export interface LanguageChecks {
  /** Content words of the guide's text, for overlap and grounding. */
  termsOf(text: string): Set<string>;
  /** The same for the person's text, from the guide's point of view: "my job" becomes "your job". */
  personTermsOf(text: string): Set<string>;
  /** Whether it says what a clause of its kind may mean (packs/follow/lines.ts): that takes up what was said, in new words. */
  hasLineForKind(text: string): boolean;
  isOpen(question: string): boolean;
  isAdvice(text: string, said: readonly string[]): boolean;
  isDiagnosis(text: string, said: readonly string[]): boolean;
  isFlattery(text: string, said: readonly string[]): boolean;
  claimsToBeHuman(text: string): boolean;
  /** Of a round (R8) or of a summary (S7): sentences that can be read at one go, without strings of long words. */
  isReadable(text: string, of: 'round' | 'summary'): boolean;
  /** S5, without the quotes of the person. */
  inventsNothing(text: string, sources: readonly string[]): boolean;
  /** S8: says that it is about these answers only. */
  namesItsAnswers(style: string): boolean;
  /** S10. */
  isShortReason(line: string): boolean;
}
