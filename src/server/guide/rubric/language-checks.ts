/**
 * The checks of the rubric (docs/guide-method.md) that depend on the language. R8, S5 and so on are their ids there.
 * `said` is all that the person wrote: their own words are no fault.
 */
export interface LanguageChecks {
  /** Content words of the guide's text, for overlap and grounding. */
  termsOf(text: string): ReadonlySet<string>;
  /** The same for the person's text, from the guide's point of view: "my job" becomes "your job". */
  personTermsOf(text: string): ReadonlySet<string>;
  /**
   * Whether it contains a written line on what a clause of some kind may mean (packs/follow/lines.ts). Such a line takes
   * up what was said, in new words.
   */
  hasLineForKind(text: string): boolean;
  isOpen(question: string): boolean;
  isAdvice(text: string, said: readonly string[]): boolean;
  isDiagnosis(text: string, said: readonly string[]): boolean;
  isFlattery(text: string, said: readonly string[]): boolean;
  claimsToBeHuman(text: string): boolean;
  /** Of a round (R8) or of a summary (S7): sentences that can be read at one go, without strings of long words. */
  isReadable(text: string, of: 'round' | 'summary'): boolean;
  /** S5: names and numbers of the text, without its quotes, stand in one of the sources. */
  inventsNothing(text: string, sources: readonly string[]): boolean;
  /** S8: says that it is about these answers only. */
  namesItsAnswers(style: string): boolean;
  /** S10: a reason has few words. */
  isShortReason(line: string): boolean;
}
