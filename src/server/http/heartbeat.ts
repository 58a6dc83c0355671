/**
 * Heartbeats of work that another process takes over if this one crashes: the work renews a time in the
 * database every `beatMs`, and counts as crashed when that time is older than `crashedAfterMs`.
 */
const beatMs = 4_000;
export const crashedAfterMs = 15_000;

/** Calls `beat` every few seconds, never two at a time. The returned function stops it after the running call. */
export function startHeartbeat(beat: () => Promise<unknown>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    // A failed beat is skipped: the database may be back at the next one.
    last = last.then(beat).catch(() => undefined);
  }, beatMs).unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
