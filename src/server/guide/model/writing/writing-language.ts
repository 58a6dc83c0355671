/** What the checks of a model's writing need for each language (writing-checks.ts). `said`: all texts of the person. */

/** A question about something, and how to see that the person has answered it already. */
export interface KnownAnswer {
  question: RegExp;
  answer: RegExp;
}

export interface WritingLanguage {
  splitSentences(text: string): string[];
  /** Words of a question, or characters in a language without spaces; at most `longestQuestion`. */
  measureQuestion(question: string): number;
  longestQuestion: number;
  /** The text in the one spelling that the patterns below expect. */
  normalize(text: string): string;
  /** One or two words, or "I'm sorry": it does not count as a sentence of a reflection. */
  isBrief(sentence: string): boolean;
  /** "Okay, no plan": takes up the form of an answer, and claims nothing. */
  isAcknowledgement(sentence: string): boolean;
  /** Whether a sentence says something about the person or others that they did not say. */
  isUngrounded(sentence: string, said: readonly string[]): boolean;
  /** For a summary: misquotes the person, reverses their words, or names a feeling that they did not show. */
  isUntrue(sentence: string, said: readonly string[]): boolean;
  /** Words, or characters in a language without spaces; at most `longestSummary`. */
  measureSummary(summary: string): number;
  longestSummary: number;
  /** Whether it speaks about people in general. */
  isGeneral(sentence: string, said: readonly string[]): boolean;
  /** Faults, unless the person used these words. */
  praise: RegExp;
  comfort: RegExp;
  therapyJargon: RegExp;
  poeticImages: RegExp;
  /** Advice in the form of a question or a thought, at any time. */
  disguisedAdvice: RegExp;
  /** A question about what to do, before the person came to it. */
  earlyPlanning: RegExp;
  /** Verbs that suggest a solution; no fault if the person used them. */
  suggestiveVerbs: RegExp;
  knownAnswers: readonly KnownAnswer[];
  scaleQuestion: RegExp;
  /** In the person's words: somebody died or is dying. */
  grief: RegExp;
  /** In the person's words: they want no plan. */
  noPlan: RegExp;
  /** What the person does not want to talk about, as patterns for the question. */
  refusedTopics(said: readonly string[]): RegExp[];
  /** Whether one of the words found was used by the person. */
  isPersonsWord(found: string, said: readonly string[]): boolean;
}
