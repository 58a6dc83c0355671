/** Durations and limits that browser and server share. */
export const timing = {
  /** For a call of the browser without another limit. */
  requestTimeoutMs: 120_000,
  /** Identical requests within this time are refused. */
  throttleMs: 500,
  /** How long the browser reuses a response. */
  responseCacheMs: 5_000,
  /** How often the browser deletes request records older than `requestForgottenMs`. */
  requestCleanMs: 60_000,
  requestForgottenMs: 120_000,
  /** How often, and how long after a failure, the browser repeats a read. */
  retries: 3,
  retryDelayMs: 1_000,
  /** A page's code that takes longer to load counts as failed. */
  chunkTimeoutMs: 120_000,
  /** Interval of the check whether the access token expires soon. */
  tokenCheckMs: 60_000,
  /** Tokens are refreshed this long before they expire. */
  tokenRefreshAheadMs: 300_000,
  /** Life of an access token whose response does not say it. */
  tokenDefaultLifeS: 3_600,
  /** The waiting screen shows the next mood line at this interval. */
  moodRotateMs: 4_000,
  /** Per character, when text is shown as if typed. */
  typingMinMs: 15,
  typingMaxMs: 30,
  /** Duration of the simulated progress while waiting. */
  progressMs: 15_000,
  /** Delay between the end of the last turn and the results page. */
  summaryDelayMs: 1_500,
  /** How long an error is shown before the page goes back. */
  connectionErrorBackMs: 3_000,
  /** How long an error is shown before the page goes home. */
  redirectHomeMs: 2_000,
  /** Until another code can be requested. */
  codeCountdownS: 60,
  /** The countdown on the pay page: 4:23. */
  offerCountdownS: 263,
  /** After this time, the browser deletes dialogues and other local data. */
  localDataMs: 24 * 3_600_000,
  /** A stream sends a comment line at least this often; it is dead after `streamDeadMs` of silence. */
  streamHeartbeatMs: 5_000,
  streamDeadMs: 15_000,
  /** A turn without readers stops after this time. */
  turnOrphanMs: 60_000,
  /** From a dialogue to its check-in, unless the user chooses a day. */
  checkInAfterDays: 28,
} as const;

export const limits = {
  /** Rounds of a dialogue that the browser keeps. */
  historyRounds: 100,
  optionsPerQuestion: 3,
  /** Cards in a round of the kind `values`. */
  valueCards: 14,
  /** Longer questions on the topic cards are cut after five lines. */
  longTopicChars: 60,
  /** Concurrent requests of the browser, per dialogue and per page. */
  concurrentPerSession: 5,
  concurrentPerWindow: 2,
  /** In code points, as counted by `charsIn`. */
  questionChars: 2_000,
  answerChars: 2_000,
  /** Per text of the guide's reading of a question, e.g. one side of a choice. */
  slotChars: 200,
  /** What is not right about a line of the summary. */
  noteChars: 300,
  /** How clear it is now, from 0. */
  clarityMax: 10,
  /** Of a sealed prediction, and of each answer of a check-in. */
  checkInChars: 2_000,
  /** How far ahead a check-in can be planned. */
  checkInMaxDays: 731,
  /** Per list of the understanding: wants, fears, limits, unknown. */
  understoodLines: 6,
  understoodChars: 200,
  searchChars: 200,
  /** Matches of a search that are shown. */
  searchMatches: 50,
  /** Reflections in one call of an import. */
  importedAtOnce: 20,
  /** With this many reflections, a user can import no more. */
  libraryReflections: 5_000,
  /** What the guide remembers of an earlier reflection. */
  memoryLines: 6,
  memoryChars: 300,
  /** From this round on, the user may end the dialogue early ('Enough for now'). */
  enoughFromRound: 3,
  /** How many questions the guide asks before the summary. */
  minRounds: 3,
  maxRounds: 6,
  verificationCodeDigits: 6,
  passwordMinRegister: 8,
  passwordMinReset: 6,
  passwordMax: 128,
  emailMax: 254,
} as const;

/** From the specification, but for `aimMs`: the delay that is best for reading (docs/decisions/0028-the-wait.md). */
const delay = { baseMs: 2_000, fastMs: 30, slowMs: 60, minMs: 3_000, maxMs: 8_000, aimMs: 3_600 };

/**
 * How long the waiting screen stays after the final event, so that the guide's text on it can be read: 2 s plus 30 to
 * 60 ms per character, at least 3 s and at most 8 s. The time per character is the one that comes closest to `aimMs`.
 */
export function readingDelayMs({ length }: string): number {
  const perChar = Math.min(delay.slowMs, Math.max(delay.fastMs, (delay.aimMs - delay.baseMs) / length));
  return Math.min(delay.maxMs, Math.max(delay.minMs, delay.baseMs + length * perChar));
}

/** Number of code points without leading and trailing blanks, as the schemas count. */
export function charsIn(text: string): number {
  return [...text.trim()].length;
}
