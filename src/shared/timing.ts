/** Durations that browser and server share. The unit is at the end of each name; lengths and counts: limits.ts. */

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
  /** How many times the browser repeats a read that failed. */
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
