/** Durations and limits that browser and server share. */
export const timing = {
  /** Default timeout of the browser's requests. */
  requestTimeoutMs: 120_000,
  /** The browser refuses to send an identical request again within this time. */
  throttleMs: 500,
  /** How long the browser reuses a response. */
  responseCacheMs: 5_000,
  /** How often the browser forgets finished requests, which it remembers for `throttleMs` and `responseCacheMs`. */
  requestCleanMs: 60_000,
  /** The age at which it forgets them. */
  requestForgottenMs: 120_000,
  /** How often the browser repeats a read that failed. */
  retries: 3,
  /** How long it waits before each repetition. */
  retryDelayMs: 1_000,
  /** A page's code that takes longer to load counts as failed. */
  chunkTimeoutMs: 120_000,
  /** Interval of the check whether the access token expires soon. */
  tokenCheckMs: 60_000,
  /** Tokens are refreshed this long before they expire. */
  tokenRefreshAheadMs: 300_000,
  /** Lifetime of an access token if the response does not say it. */
  tokenDefaultLifeS: 3_600,
  /** While the user waits for the guide, a line of text sets the mood. The next one is shown at this interval. */
  moodRotateMs: 4_000,
  /** Text that is shown as if typed: each character takes a random time between these two. */
  typingMinMs: 15,
  typingMaxMs: 30,
  /** Duration of the simulated progress while waiting. */
  progressMs: 15_000,
  /** Delay between the end of a dialogue's last turn and the results page. */
  summaryDelayMs: 1_500,
  /** How long the waiting screen shows an error before it returns to the question, where the user can try again. */
  connectionErrorBackMs: 3_000,
  /** How long it shows an error before it goes to the home page, because there is nothing to return to. */
  redirectHomeMs: 2_000,
  /** Until another code can be requested. */
  codeCountdownS: 60,
  /** The countdown of the offer on the pay page begins at 4:23. */
  offerCountdownS: 263,
  /** The age at which the browser deletes dialogues and other local data. */
  localDataMs: 24 * 3_600_000,
  /** A stream sends a comment line at least this often; it is dead after `streamDeadMs` of silence. */
  streamHeartbeatMs: 5_000,
  streamDeadMs: 15_000,
  /** The guide's work on an answer (a turn) is stopped if no browser has followed its stream for this long. */
  turnOrphanMs: 60_000,
  /** A check-in, which looks back at a dialogue, comes this long after it, unless the user chooses a day. */
  checkInAfterDays: 28,
} as const;

/**
 * A round is a question of the guide with its answer. `…Chars` are code points without white space at the ends, as
 * counted by `charsIn`.
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
  slotChars: 200,
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

/**
 * How long the waiting screen stays after the last event of a turn: `baseMs`, and for each character of the guide's text
 * on it between `fastMs` and `slowMs`, but at least `minMs` and at most `maxMs`. Within these bounds it stays as close to
 * `aimMs` as possible, the time that is best for reading (docs/decisions/0028-the-wait.md).
 */
const delay = { baseMs: 2_000, fastMs: 30, slowMs: 60, minMs: 3_000, maxMs: 8_000, aimMs: 3_600 };

/** How long the waiting screen stays after the last event, so that the guide's text on it can be read. */
export function readingDelayMs({ length }: string): number {
  const perChar = Math.min(delay.slowMs, Math.max(delay.fastMs, (delay.aimMs - delay.baseMs) / length));
  return Math.min(delay.maxMs, Math.max(delay.minMs, delay.baseMs + length * perChar));
}

/** Number of code points without white space at the ends, as the schemas of the API count. */
export function charsIn(text: string): number {
  return [...text.trim()].length;
}
