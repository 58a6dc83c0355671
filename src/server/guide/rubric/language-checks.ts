/**
 * The checks of the rubric (docs/guide-method.md) that depend on the language. R8, S5 and so on are their ids there.
 * `said` is all that the person wrote: a check never fails because of their own words.
 */
export interface LanguageChecks {
  /** Content words of the guide's text, for overlap and grounding. */
  termsOf(text: string): ReadonlySet<string>;
  /** The same for the person's text, from the guide's point of view: "my job" becomes "your job". */
  personTermsOf(text: string): ReadonlySet<string>;
  /**
   * Whether it contains one of the prepared lines of packs/follow/lines.ts, on what a clause of some kind may mean. Such a
   * line takes up what was said in other words.
   */
  hasLineForKind(text: string): boolean;
  isOpen(question: string): boolean;
  isAdvice(text: string, said: readonly string[]): boolean;
  isDiagnosis(text: string, said: readonly string[]): boolean;
  isFlattery(text: string, said: readonly string[]): boolean;
  claimsToBeHuman(text: string): boolean;
  /** Of a round (R8) or of a summary (S7): sentences that can be read at one go, without strings of long words. */
  isReadable(text: string, of: 'round' | 'summary'): boolean;
  /** S5: every name and number of the text, outside its quotes, is in one of the sources. */
  inventsNothing(text: string, sources: readonly string[]): boolean;
  /** S8: says that it is about these answers only. */
  namesItsAnswers(style: string): boolean;
  /** S10: a reason has few words. */
  isShortReason(line: string): boolean;
}
