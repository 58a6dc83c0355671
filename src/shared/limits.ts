/**
 * Lengths and counts that browser and server share. `…Chars` are code points without white space at the ends, as counted
 * by `charsIn`. A round is a question of the guide with its answer.
 */

export const limits = {
  /** Rounds of a dialogue that the browser keeps: a bound for its storage, far above `maxRounds`. */
  historyRounds: 100,
  optionsPerQuestion: 3,
  /** Cards in a round of the kind `values`, from which the user picks what counts most. */
  valueCards: 14,
  /** A question on a topic card that is longer than this is cut after five lines, and shown whole as a tooltip. */
  longTopicChars: 60,
  /** Concurrent requests of the browser for one dialogue. */
  concurrentPerSession: 5,
  /** Concurrent requests of one tab. */
  concurrentPerWindow: 2,
  questionChars: 2_000,
  answerChars: 2_000,
  /** Each text in how the guide understood the question, e.g. one side of a choice. */
  readingPartChars: 200,
  /** The user's remark about what is not right in a line of the summary. */
  noteChars: 300,
  /** Users say on a scale from 0 to this number how clear their question has become to them. */
  clarityMax: 10,
  /** Each answer of a check-in, and the prediction for it, which is not shown before its day. */
  checkInChars: 2_000,
  /** How far ahead a check-in can be planned. */
  checkInMaxDays: 731,
  /** Lines in each list of what the guide has understood: wants, fears, limits, unknown. */
  understoodLines: 6,
  /** Of one such line. */
  understoodChars: 200,
  searchChars: 200,
  /** Matches of a search that are shown. */
  searchMatches: 50,
  /** Reflections in one call of an import. */
  importedAtOnce: 20,
  /** With this many reflections, a user can import no more. */
  libraryReflections: 5_000,
  /** What the guide remembers of one earlier reflection (a dialogue with its results). */
  memoryLines: 6,
  /** Of one such line. */
  memoryChars: 300,
  /** From this round on, the user may end the dialogue early ('Enough for now'). */
  enoughFromRound: 3,
  /** How many questions the guide asks before the summary. */
  minRounds: 3,
  maxRounds: 6,
  verificationCodeDigits: 6,
  passwordMinRegister: 8,
  /** Differs from the minimum of a new account on purpose: docs/spec-notes.md. */
  passwordMinReset: 6,
  passwordMax: 128,
  emailMax: 254,
} as const;

/** Number of code points without white space at the ends, as the schemas of the API count. */
export function charsIn(text: string): number {
  return [...text.trim()].length;
}
